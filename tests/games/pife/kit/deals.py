"""A partida before its first pack, deals with the cards a test names, and whether cards are a batida."""

from typing import Any

from carteado import catalogue
from carteado.game import Seat
from games.pife.kit.mesa import VIRA, Mesa
from games.pife.kit.words import cartas, told

AGREED = {"stack": "100", "bet_min": "5", "bet_max": "20"}
Casa = dict[str, Any]  # house rules, to be passed on by name


def partida(
    game: str = "cacheta",
    seats: int = 4,
    score: tuple[int, ...] = (),
    dealer: Seat | None = 0,
    cut: bool = False,
    mao: int = 1,
    pot: int = 0,
    **options: Any,
) -> Mesa:
    """A partida before its first pack; of pif-paf with stacks of 100 and bets of 5 to 20."""
    agreed = AGREED | options if game == "pifpaf" else options
    return Mesa(catalogue.new(game, seats, agreed, score=score, dealer=dealer, mao=mao, cut=cut, pot=pot))


def cacheta(
    *hands: str,
    seats: int = 0,
    monte: str = "",
    vira: str = VIRA,
    dealer: Seat = 0,
    score: tuple[int, ...] = (),
    **options: Any,
) -> Mesa:
    """Cacheta with these hands by seat, before the first draw: with dealer 0 the last seat begins."""
    found = partida("cacheta", seats or max(len(hands), len(score), 2), score, dealer, **options)
    return found.da(*hands, monte=monte, vira=vira)


def pifpaf(
    *hands: str,
    seats: int = 0,
    monte: str = "",
    dealer: Seat = 0,
    score: tuple[int, ...] = (),
    pot: int = 0,
    aposta: int = 10,
    **options: Any,
) -> Mesa:
    """Pif-paf with these hands by seat, after everybody has followed this bet; with `aposta=0` before anybody has spoken.

    With dealer 0 seat 1 begins.
    """
    found = partida("pifpaf", seats or max(len(hands), len(score), 3), score, dealer, pot=pot, **options).da(
        *hands, monte=monte
    )
    if aposta:
        found.faz(f"{found.vez} aposta {aposta}")
        while found.fase == "betting":
            found.faz(f"{found.vez} acompanha")
    return found


def bate(nine: str, spare: str, game: str = "cacheta", **options: Any) -> str:
    """Why somebody who draws the spare card may not go out with these nine and discard it; nothing where they may."""
    found = _first(nine, spare, game, options)
    return found.nega(f"{found.vez} bate {spare}")


def bate_dez(ten: str, game: str = "cacheta", **options: Any) -> str:
    """Why somebody who draws the last of these ten may not show them all; nothing where they may."""
    *nine, last = cartas(ten)
    found = _first(told(nine), str(last), game, options)
    return found.nega(f"{found.vez} bate")


def _first(nine: str, drawn: str, game: str, options: Casa) -> Mesa:
    """The first player draws this card."""
    made = cacheta if game == "cacheta" else pifpaf
    found = made("", nine, "", monte=drawn, dealer=2 if game == "cacheta" else 0, **options)
    assert found.vez == 1, found.vez
    return found.faz("1 compra")
