"""Acts may be tried before they are done: who asks learns whether they would stand, and nothing changes."""

from typing import Any

import pytest

from carteado.cards import Card
from carteado.game import Draft
from carteado.struct import told
from carteado.table import Refused, Who, drafted, incoming
from carteado.table.drafting import MOST
from carteado.tricks.play import Play
from carteado.wire import encode
from table.play_kit import begun, dealt, page_of
from table.table_kit import FOUR, RITA, Process, facts


def at_cards() -> Process:
    """Seat 2 is on turn, and holds the 3 of clubs."""
    process = begun(FOUR)
    dealt(process)
    return process


def tried(process: Process, who: Who, *acts: Any, version: int | None = None) -> Draft:
    seen = process.table.version if version is None else version
    return drafted(process.table, who.player, incoming.Draft(client="a", n=1, actions=list(acts), version=seen))


def card(process: Process, seat: int) -> dict[str, Any]:
    view: Any = process.table.state.view(seat) if process.table.state is not None else None
    held: Card = view.hand()[0]
    told: dict[str, Any] = encode(Play(held))
    return told


def test_an_act_that_would_stand_is_not_done() -> None:
    process = at_cards()
    before = facts(process.table)
    found = tried(process, FOUR[2], card(process, 2))
    assert (found.stand, found.reason) == (1, None)
    assert facts(process.table) == before


def test_after_an_act_that_may_show_something_nothing_is_said() -> None:
    """What a card brings to light cannot be known before it is played: the second card is not even looked at."""
    process = at_cards()
    found = tried(process, FOUR[2], card(process, 2), card(process, 2))
    assert (found.stand, found.reason, found.shows) == (1, None, True)


def test_the_first_act_that_would_not_stand_is_told_with_its_reason() -> None:
    process = at_cards()
    found = tried(process, FOUR[3], card(process, 3))
    assert found.stand == 0
    assert found.reason is not None
    answer = process.teller(page_of(process, 3)).drafted(found, "a", 7)
    assert told(answer)["type"] == "drafted"
    assert (answer.n, answer.stand, answer.code, answer.clause) == (7, 0, "not-your-turn", "FEN-15")
    assert answer.text


@pytest.mark.parametrize(
    ("who", "acts", "ahead", "code"),
    [
        (RITA, [], 0, "not-seated"),
        (FOUR[2], [{"type": "Dance"}], 0, "not-an-act"),
        (FOUR[2], [3], 0, "not-an-act"),
        (FOUR[2], [{"type": "Show"}] * (MOST + 1), 0, "draft-long"),
        (FOUR[2], [], 1, "version-ahead"),
    ],
)
def test_what_is_no_draft_is_refused(who: Who, acts: list[Any], ahead: int, code: str) -> None:
    process = at_cards()
    with pytest.raises(Refused) as caught:
        tried(process, who, *acts, version=process.table.version + ahead)
    assert caught.value.reason.code == code


def test_before_the_first_partida_there_is_nothing_to_try() -> None:
    process = Process()
    process.open(FOUR[0])
    process.do(process.enter(FOUR[0]), incoming.Sit, seat=0)
    with pytest.raises(Refused) as caught:
        tried(process, FOUR[0])
    assert caught.value.reason.code == "not-begun"
