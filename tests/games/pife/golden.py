"""The stories of cacheta and pif-paf, act by act: deals are told as the tests tell them, and what was done is kept."""

from typing import Any, Final

from carteado import catalogue
from carteado.game import CHANCE, Action, Seat
from carteado.pack import Shuffle
from conformance_kit.story import Act, Story
from games.pife.kit import AGREED, Mesa, told

OUT: Final = "5P 5C 5E 7O 8O 9O QE KE AE"  # nine in melds
SHORT: Final = "4P 4C 4O 6E 7E JC QC KC 2O"  # goes out with the 8E, discarding the 2O
CUT: Final = 5
RAGS: Final = "AP 3C 5E 7O 9P JO KE 2C 6O"


class Told(Mesa):
    """A partida whose acts are kept in order."""

    def __init__(self, game: str, position: dict[str, Any], options: dict[str, str]) -> None:
        super().__init__(catalogue.new(game, options=options, **position))
        self.acts: list[Act] = []

    def do(self, seat: Seat, action: Action) -> "Told":
        self.acts.append((seat, action))
        super().do(seat, action)
        return self


def story(name: str, about: str, found: Told, position: dict[str, Any], options: dict[str, str]) -> Story:
    """What was done, as a story."""
    return Story(name, about, position, tuple(found.acts), options)


def _lives() -> Story:
    """Three with few lives: a bluff, a batida of nine, one of ten with the curinga, and the last one with lives."""
    position: dict[str, Any] = {"seats": 3, "score": (3, 2, 1), "dealer": 1, "cut": False}
    found = Told("cacheta", position, {})
    found.da("3C 6P 9C QP 2E 5O 8P JE KC", OUT, "", monte="KP 10P 2O", vira="9C")
    found.faz("0 pifei", "0 compra", "0 descarta KP", "2 compra", "2 descarta 10P", "1 compra", "1 bate 2O")
    found.da("5P 5C 5E 7O 8O 9O QE 3E AE", "", monte="3P 4C 5O", vira="2E")
    found.faz("1 compra", "1 descarta 3P", "0 compra", "0 descarta 4C", "1 pega 4C", "1 descarta 4C", "0 compra", "0 bate")
    about = "pifei sem estar, batida de nove, quem sai sem vidas, batida de dez com curinga (CAC-PIF-2, VID-*, DEZ-1, S14)"
    return story("vidas-ate-a-ultima", about, found, position, {})


def _out_of_turn() -> Story:
    """House rules: a claim that is none comes before the good one, and costs a life when the deal is scored."""
    position: dict[str, Any] = {"seats": 4, "score": (2, 2, 2, 1), "dealer": 0, "cut": False}
    options = {"louca": "true", "wrong_batida": "lose_life"}
    found = Told("cacheta", position, options)
    found.da("5P 5C 5E 7O 8O 9O QE KE 3C", "", "AP 4C 6P 9C JO QP 2E 5O 8P", "", monte="AE", vira="2C")
    found.faz("3 compra", "3 descarta AE", "0 louca 3C", "1 passa", "2 louca AP")
    about = "a louca por voto fechado: a errada vem antes na ordem e custa uma vida no fim, a certa ganha (CAC-S10, S9)"
    return story("a-louca-e-a-errada", about, found, position, options)


def _pot() -> Story:
    """The example of the bets, the hand that goes back into the pack, both cuts, and who takes the pot of 34."""
    position: dict[str, Any] = {"seats": 4, "dealer": 0}
    found = Told("pifpaf", position, AGREED)
    pack = found.pack("", OUT, "", "")
    found.do(CHANCE, Shuffle((*pack[-CUT:], *pack[:-CUT])))
    found.faz(f"3 corta {CUT}", "1 aposta 5", "2 aposta 10", "3 abandona", "0 acompanha", "1 acompanha")
    (asked,) = found.state.legal(CHANCE)
    assert isinstance(asked, Shuffle)
    found.do(CHANCE, asked).faz(f"3 corta {CUT}", "1 compra", f"1 bate {told(asked.cards[CUT : CUT + 1])}")
    about = "pingos, apostas até ficarem iguais, a mão abandonada volta ao maço, dois cortes, o pote (PIF-APO-4, DIST-7, S6)"
    return story("apostas-e-dois-cortes", about, found, position, AGREED)


def _mistakes() -> Story:
    """Everything a table prices: a rebate pointed out, a false batida, cards thrown away; then a louca out of turn."""
    position: dict[str, Any] = {"seats": 4, "dealer": 0, "cut": False}
    found = Told("pifpaf", position, AGREED)
    found.da("", RAGS, "", SHORT, monte="KP 5P 9C 8E")
    found.faz("1 aposta 10", "2 acompanha", "3 acompanha", "0 acompanha", "1 compra", "1 descarta KP")
    found.faz("0 estende", "2 aponta 0", "2 passa", "3 passa", "1 passa", "2 compra", "2 descarta 5P", "3 passa", "1 passa")
    found.faz("3 compra", "3 descarta 9C", "1 louca AP", "2 passa", "2 larga", "0 compra", "0 descarta 8E", "3 louca 2O")
    about = "rebate apontado, louca errada, cartas jogadas fora e a louca certa (PIF-REB-1, ERR-1, ERR-2, ERR-3, LOUCA-1)"
    return story("enganos-e-a-louca", about, found, position, AGREED)


def _void() -> Story:
    """Discards that go round and round make the deal void; what is left in the pot is shared at the end."""
    position: dict[str, Any] = {"seats": 3, "dealer": 0, "cut": False}
    options = AGREED | {"stall_turns": "4", "max_deals": "1", "profile": "clean"}
    found = Told("pifpaf", position, options)
    found.da("", "", "").faz("1 aposta 7", "2 aposta 12", "0 acompanha", "1 abandona").embaralha().gira(1).gira(4, "pega")
    about = "quatro vezes sem compra: rodada nula, apostas devolvidas, o pote que sobra repartido no fim (PIF-S21, S15, S22)"
    return story("rodada-nula", about, found, position, options)


STORIES: Final[dict[str, tuple[Story, ...]]] = {
    "cacheta": (_lives(), _out_of_turn()),
    "pifpaf": (_pot(), _mistakes(), _void()),
}
