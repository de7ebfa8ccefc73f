"""The line `cartas` of canastra and buraco: next cards of the stock, mortos, hands: `cartas monte 7O KE / 0: 4C 5C`."""

from typing import Final

from carteado.cards import Card
from carteado.game import CHANCE, REFEREE, State
from carteado.games.canastra.rules.dealing import dealt_places
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.rulebook import HAND
from carteado.games.canastra.rules.views import CanastraView
from carteado.pack import Shuffle
from carteado.records.face import Acts, CannotDeal, Cartas, Held, Parts
from carteado.records.hands import Place, Row, Traced, dealt
from carteado.records.text import Cards, Unreadable

STOCK: Final = "monte"
MORTOS: Final = ("morto", "morto2", "morto3")


def hands_dealt(state: State, hands: Held, parts: Parts) -> Acts:
    """The acts that put these cards in hands, mortos and stock: a pack, cut in the middle where it is cut at all.

    Cards that are not named come in canonical order.
    """
    found = _traced(state)
    rows: list[tuple[object, Cards]] = [*hands, *[(word, row.cards) for word, row in parts if isinstance(row, Row)]]
    wanted = {_place(found, where, nth): card for where, held in rows for nth, card in enumerate(held)}
    return dealt(found, wanted)


def _traced(state: State) -> Traced:
    """Which card of the pack goes where: hands, mortos and stock lie in it one after another, from where it was cut."""
    if _view(state).shown.phase != "shuffle":
        raise CannotDeal("no-shuffle-now")
    pack = state.legal(CHANCE)[0]
    assert isinstance(pack, Shuffle)
    acts, after = _uncut(state.apply(CHANCE, pack).state)
    view, size = _view(after), len(pack.cards)
    known, mortos = view.known, view.shown.mortos
    lies: dict[Place, int] = {}
    for seat, came in enumerate(
        dealt_places(view.shown.seats, view.shown.dealer, rules_of(view.regulation, dict(view.options)).packet)
    ):
        lies |= {(seat, nth): place for nth, place in enumerate(came)}
    first = known.stock_at - HAND * len(mortos)
    for number in range(len(mortos)):
        lies |= {(MORTOS[number], nth): first + HAND * number + nth for nth in range(HAND)}
    lies |= {(STOCK, place - known.stock_at): place for place in range(known.stock_at, known.stock_end)}
    return Traced(pack.cards, acts, {where: (place + known.cut) % size for where, place in lies.items()})


def _view(state: State) -> CanastraView:
    view = state.view(REFEREE)
    assert isinstance(view, CanastraView)
    return view


def _place(found: Traced, where: object, nth: int) -> int:
    if (where, nth) in found.at:
        return found.at[where, nth]
    if (where, 0) in found.at:
        raise CannotDeal("hands-cards", nth)
    raise CannotDeal("hands-seat", str(where))


def _uncut(state: State) -> tuple[Acts, State]:
    acts: Acts = []
    while _view(state).shown.phase == "cutting":
        seat = state.actors()[0]
        action = state.lapse(seat)
        assert action is not None
        acts.append((seat, action))
        state = state.apply(seat, action).state
    return acts, state


def _check(hands: Held, parts: Parts) -> None:
    rows = [held for _, held in hands] + [_named(row) for word, row in parts if word != STOCK]
    if any(len(row) > HAND for row in rows):
        raise Unreadable("hands-cards", HAND)


def _named(row: object) -> tuple[Card, ...]:
    assert isinstance(row, Row)
    return row.cards


CARTAS: Final = Cartas(hands_dealt, dict.fromkeys((STOCK, *MORTOS), Row.read), _check)
