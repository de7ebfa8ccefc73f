"""The window closes when no missing answer could change its result, also where somebody reaches for the discard."""

from collections import Counter
from typing import Any

import pytest

from carteado.game import CHANCE, Action
from carteado.games.pife.rules.acts import Claim
from games.pife.beside import Beside
from games.pife.model.options import full_pack
from games.pife.seated import AGREED

# Dealer 0, and seat 1 discards the 8E, with which seat 3 goes out.
HANDS = {
    1: "AP 3C 5E 7O 9P JO KE 2C 8E",
    2: "AP 3C 5O 7O 9P JC KE 2C 6O",
    3: "4P 4C 4O 6E 7E JC QC KC 2O",
    0: "AC 3O 5E 7P 9O JP KO 2P 6P",
}


def with_the_8e() -> Beside:
    table = Beside("pifpaf", 4, AGREED)
    hands = [hand.split() for hand in HANDS.values()]
    rest = Counter(full_pack()) - Counter([card for hand in hands for card in hand])
    pack = [card for at in (0, 3, 6) for hand in hands for card in hand[at : at + 3]] + sorted(rest.elements())
    turns: list[tuple[Any, ...]] = [(1, "raise", 5), (2, "follow"), (3, "follow"), (0, "follow")]
    table.do(CHANCE, ("lot", 0))
    table.do(CHANCE, ("shuffle", pack[-5:] + pack[:-5]))
    table.do(3, ("cut", 5))
    for seat, verb, *to in turns:
        table.do(seat, (verb, table.model.turns, *to))
    table.do(3, ("cut", 5))
    table.do(1, ("buy", table.model.turns))
    table.do(1, ("discard", "8E"))
    return table


@pytest.mark.clause("PIF-S8")
@pytest.mark.parametrize(
    "answers",
    [
        ((3, "claim", "2O"), (2, "reach")),  # who reaches has passed, so the claim after it wins
        ((2, "reach"), (0, "reach"), (3, "claim", "2O")),  # seat 2 is asked again, but only about the reach of seat 0
    ],
)
def test_a_valid_claim_waits_only_for_who_may_still_claim(answers: tuple[tuple[Any, ...], ...]) -> None:
    table = with_the_8e()
    done: list[tuple[int, Action]] = []
    for seat, verb, *card in answers:
        act = (verb, table.model.windows, *card)
        done.append((seat, table.said(act)))
        table.do(seat, act)
    assert (table.shown.ended, table.shown.ender, table.shown.score) == ("louca", 3, (94, 94, 94, 118))
    assert [act for act in table.board.retell(done) if isinstance(act[1], Claim)] == [
        act for act in done if isinstance(act[1], Claim)
    ]


@pytest.mark.clause("PIF-REB-1")
def test_a_claim_that_others_could_still_prevent_is_asked_for_again() -> None:
    table = with_the_8e()
    table.do(3, ("claim", table.model.windows, "2O"))
    table.do(0, ("reach", table.model.windows))
    assert set(table.board.actors()) == {1, 2, 3}
