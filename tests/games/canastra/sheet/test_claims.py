"""Each deal confirmed by all the other sides before it is written (CAN-12.0), also where there are three."""

import pytest

from carteado.game import REFEREE, Reason
from carteado.placar import BY_ENTRY, Agree, Contest, FirstDealer, Settle, Tally, opened


@pytest.mark.clause("CAN-12.0")
def test_a_deal_is_written_when_the_other_dupla_confirms_it() -> None:
    placar = opened("canastra", {}, 4, 1, confirm=BY_ENTRY).enter(REFEREE, FirstDealer(0))
    claimed = placar.enter(0, Tally(1, (310, -130)))
    assert claimed.match.partida.score == (0, 0)
    written = claimed.enter(1, Agree(2))
    assert (written.match.partida.score, [(credit.line, credit.mao) for credit in written.match.partida.credits]) == (
        (310, -130),
        [(2, 1), (2, 1)],
    )


def test_with_three_sides_all_the_others_confirm() -> None:
    placar = opened("buraco", {}, 3, 1, confirm=BY_ENTRY).enter(REFEREE, FirstDealer(0))
    assert placar.count == 3
    claimed = placar.enter(1, Tally(1, (300, 200, -50)))
    assert claimed.actors() == (0, 2)
    once = claimed.enter(2, Agree(2))
    assert (once.actors(), once.match.partida.score) == ((0,), (0, 0, 0))
    assert once.check(2, Agree(2)) == Reason("agreed-already", "", (2,))
    assert once.enter(0, Agree(2)).match.partida.score == (300, 200, -50)
    contested = once.enter(0, Contest(2))
    assert (contested.actors(), contested.match.partida.score) == ((REFEREE,), (0, 0, 0))
    settled = contested.enter(REFEREE, Settle(2, Tally(1, (300, 150, -50))))
    assert settled.match.partida.score == (300, 150, -50)
