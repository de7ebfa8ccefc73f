"""The line `cartas` of cacheta and pif-paf: the vira, the next cards of the stock, hands: `cartas vira 9C / monte 2O / 3: 5P`.

Rule 1: it stands where a pack is asked for: at the start of a deal with hands; later, for a new stock, with `monte` alone.
Rule 2: what is cut is cut in the middle; the rest of a deal in which it will be cut again, too.
"""

from typing import Final

from carteado.game import CHANCE, REFEREE, State
from carteado.games.pife.rules.rulebook import HAND
from carteado.games.pife.rules.views import Mesa, PifeView
from carteado.pack import Cut, Shuffle
from carteado.records.face import Acts, CannotDeal, Cartas, Held, Parts
from carteado.records.hands import Place, Row, Traced, dealt
from carteado.records.text import Cards, Unreadable

VIRA: Final = "vira"
STOCK: Final = "monte"
_CUTS: Final = ("cutting", "recutting")


def hands_dealt(state: State, hands: Held, parts: Parts) -> Acts:
    """The acts that put these cards in hands and stock: a pack, and its cut; cards not named come in canonical order."""
    found = _traced(state)
    rows: list[tuple[object, Cards]] = [*hands, *[(word, row.cards) for word, row in parts if isinstance(row, Row)]]
    return dealt(found, {_place(found, where, nth): card for where, held in rows for nth, card in enumerate(held)})


def _traced(state: State) -> Traced:
    """Which card of the pack goes where: hands, vira and stock lie in it one after another, from where it was cut."""
    before = _mesa(state).phase
    pack = next((offered for offered in state.legal(CHANCE) if isinstance(offered, Shuffle)), None)
    if pack is None:
        raise CannotDeal("no-shuffle-now")
    acts, after = _uncut(state.apply(CHANCE, pack).state)
    size = len(pack.cards)
    at = next((cut.at for _, cut in acts if isinstance(cut, Cut)), 0)
    lies = _whole(after) if before == "shuffle" else {(STOCK, place): place for place in range(size)}
    return Traced(pack.cards, acts, {where: (place + at) % size for where, place in lies.items()})


def _whole(after: State) -> dict[Place, int]:
    """Where the cards of a new deal lie in the pack that was cut."""
    view = _view(after)
    assert view.known is not None
    lies: dict[Place, int] = {}
    for seat, came in enumerate(view.known.came):
        lies |= {(seat, nth): place for nth, place in enumerate(came)}
    first, size = len(lies), view.known.end
    if view.shown.vira is not None:
        lies[VIRA, 0] = first
        first += 1
    stock = size - first
    turned = stock // 2 if view.shown.cutting and view.shown.phase == "betting" else 0
    return lies | {(STOCK, nth): first + (nth + turned) % stock for nth in range(stock)}


def _view(state: State) -> PifeView:
    view = state.view(REFEREE)
    assert isinstance(view, PifeView)
    return view


def _mesa(state: State) -> Mesa:
    return _view(state).shown


def _place(found: Traced, where: object, nth: int) -> int:
    if (where, nth) in found.at:
        return found.at[where, nth]
    if (where, 0) in found.at:
        raise CannotDeal("hands-cards", nth)
    raise CannotDeal("hands-seat", str(where))


def _uncut(state: State) -> tuple[Acts, State]:
    """Cut in the middle, where the pack is cut."""
    if _mesa(state).phase not in _CUTS:
        return [], state
    seat = state.actors()[0]
    action = state.lapse(seat)
    assert action is not None
    return [(seat, action)], state.apply(seat, action).state


def _check(hands: Held, parts: Parts) -> None:
    if any(len(held) > HAND for _, held in hands):
        raise Unreadable("hands-cards", HAND)
    if any(word == VIRA and isinstance(row, Row) and len(row.cards) > 1 for word, row in parts):
        raise Unreadable("hands-cards", 1)


CARTAS: Final = Cartas(hands_dealt, dict.fromkeys((VIRA, STOCK), Row.read), _check)
