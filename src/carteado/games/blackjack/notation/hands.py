"""The line `cartas` of blackjack: the house, the next cards of the shoe, hands: `cartas casa 10O 6C / sapato 5E / 0: 8P 8C`.

Rule 1: it stands where a shoe is asked for: before the deal with house and hands, the open card of the house first; in the
        middle of a round, for another shoe, with `sapato` alone.
"""

from typing import Final

from carteado.game import CHANCE, PUBLIC, State
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.pack import Shuffle
from carteado.records.face import Acts, CannotDeal, Cartas, Held, Parts
from carteado.records.hands import Place, Row, Traced, dealt
from carteado.records.text import Cards, Unreadable

HOUSE: Final = "casa"
SHOE: Final = "sapato"
FIRST: Final = 2  # cards that everybody gets


def hands_dealt(state: State, hands: Held, parts: Parts) -> Acts:
    """The shoe in which these cards lie where they go; cards not named come in canonical order."""
    found = _traced(state)
    rows: list[tuple[object, Cards]] = [*hands, *[(word, row.cards) for word, row in parts if isinstance(row, Row)]]
    return dealt(found, {_place(found, where, nth): card for where, held in rows for nth, card in enumerate(held)})


def _traced(state: State) -> Traced:
    """Which card of the shoe goes where: one to each who bet and one to the house, twice over, then the others in a row."""
    pack = next((offered for offered in state.legal(CHANCE) if isinstance(offered, Shuffle)), None)
    view = state.view(PUBLIC)
    assert isinstance(view, BlackjackView)
    if pack is None:
        raise CannotDeal("no-shuffle-now")
    betting = [lugar.seat for lugar in view.shown.lugares if lugar.bet]
    round_of: list[object] = [] if view.shown.waits else [*betting, HOUSE]
    lies: dict[Place, int] = {}
    for nth in range(FIRST):
        lies |= {(where, nth): len(round_of) * nth + at for at, where in enumerate(round_of)}
    first = len(lies)
    return Traced(pack.cards, [], lies | {(SHOE, nth): first + nth for nth in range(len(pack.cards) - first)})


def _place(found: Traced, where: object, nth: int) -> int:
    if (where, nth) in found.at:
        return found.at[where, nth]
    if (where, 0) in found.at:
        raise CannotDeal("hands-cards", nth)
    raise CannotDeal("hands-seat", str(where))


def _check(hands: Held, parts: Parts) -> None:
    house = [row.cards for word, row in parts if word == HOUSE and isinstance(row, Row)]
    if any(len(held) > FIRST for held in (*[held for _, held in hands], *house)):
        raise Unreadable("hands-cards", FIRST)


CARTAS: Final = Cartas(hands_dealt, dict.fromkeys((HOUSE, SHOE), Row.read), _check)
