"""A terminal table of canastra or buraco with known hands; the others draw, and discard what they drew."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from carteado.cards import Card, cards
from carteado.game import Action, Seat, View
from carteado.games.canastra.rules.acts import Buy, Discard
from carteado.games.canastra.rules.dealing import dealt_places
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.rulebook import HAND
from carteado.games.canastra.rules.views import CanastraView, Mesa
from carteado.pack import Cut, Keep
from carteado.terminal.session import Session, Setup

CUT = 50
HANDS = {0: "4C 5C 6C 7C KP KE KO 3P 9P JO QO"}
STOCK = "8C"


class Quiet:
    """Cuts where the pack is meant to be cut, draws from the stock, keeps, and discards its first card."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        if not view.waited:
            return None
        cuts = [act for act in legal if isinstance(act, Cut) and act.at == CUT]
        plain = [act for act in legal if isinstance(act, (Buy, Keep, Discard))]
        return (cuts or plain or list(legal))[0]


def session(hands: Mapping[Seat, str] | None = None, stock: str = STOCK, game: str = "canastra", **setup: Any) -> Session:
    """A partida in which the person plays first, with these cards."""
    seats = setup.pop("seats", 4)
    chosen = Setup(game, **{"dealer": seats - 1, "seats": seats, **setup})
    made: list[Session] = []

    def pack(whole: tuple[Card, ...]) -> tuple[Card, ...]:
        return _pack(whole, chosen, HANDS if hands is None else hands, cards(stock))

    bots = {seat: Quiet() for seat in range(seats) if seat != chosen.seat}
    made.append(Session(chosen, bots, pack))
    return made[0]


def _pack(whole: Sequence[Card], setup: Setup, hands: Mapping[Seat, str], stock: Sequence[Card]) -> tuple[Card, ...]:
    rules = rules_of(setup.game_id, setup.options)
    assert setup.dealer is not None
    places = dealt_places(setup.seats, setup.dealer, rules.packet)
    wanted = {place: card for seat, held in hands.items() for place, card in zip(places[seat], cards(held), strict=True)}
    first = (setup.seats + rules.mortos(setup.seats)) * HAND
    wanted |= {first + nth: card for nth, card in enumerate(stock)}
    rest = list(whole)
    for card in wanted.values():
        rest.remove(card)
    lies = tuple([wanted[place] if place in wanted else rest.pop() for place in range(len(whole))])
    return lies[-CUT:] + lies[:-CUT]


def mesa(table: Session) -> Mesa:
    view = table.view()
    assert isinstance(view, CanastraView)
    return view.shown


def place(table: Session, card: str) -> int:
    """Where a card stands in the person's hand, from 1."""
    view = table.view()
    assert isinstance(view, CanastraView)
    return view.hand().index(Card.of(card)) + 1


def own_melds(table: Session) -> list[str]:
    """The melds of the person's side, as text."""
    return [" ".join(map(str, jogo.meld_cards)) for jogo in mesa(table).lados[0].jogos]
