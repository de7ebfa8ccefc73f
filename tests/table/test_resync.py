"""A page that was away for a while: it gets what it missed, or everything, and is up to date either way."""

import pytest

from carteado.game import PUBLIC
from carteado.table import Teller, incoming, messages
from carteado.table.telling import KEPT
from table.client_kit import Page
from table.play_kit import Crowd, begun, dealt, page_of, thrown_in
from table.table_kit import FOUR, RITA, Process


def _later(process: Process, versions: int) -> None:
    """The table goes on for at least so many versions."""
    crowd = Crowd(process, 1)
    until = process.table.version + versions
    while process.table.version < until:
        crowd.play_on()
        if process.table.stage == "over":
            raise AssertionError("the match was too short")


def _gone(process: Process, page: Page) -> Page:
    """The page loses its connection, and keeps what it has."""
    process.pages.remove(page)
    return page


def _back(process: Process, page: Page) -> int:
    """It comes back with the version it has seen; how many messages that took."""
    assert page.you is not None
    before = len(page.sent)
    process.pages.append(page)
    page.role = process.table.role_of(page.who.player)
    process.greet(page, page.version, page.you.key)
    page.agrees_with(process.table)
    return len(page.sent) - before


@pytest.mark.parametrize("missed", [0, 1, 5, 30])
@pytest.mark.parametrize("who", [FOUR[1], RITA], ids=["seat", "spectator"])
def test_a_short_absence_is_made_up_for_by_the_updates(missed: int, who: object) -> None:
    process = begun(FOUR)
    process.enter(RITA)
    page = next(page for page in process.pages if page.who == who)
    process.enter(page.who)
    _gone(process, page)
    seen = process.table.version
    for at in range(missed):
        process.clock.now += 3000
        process.do(page_of(process, at % 4), incoming.Phrase, phrase="last-card")
    assert _back(process, page) == process.table.version - seen


def test_after_a_long_absence_there_is_a_snapshot() -> None:
    process = begun(FOUR, partidas=3)
    process.enter(RITA)
    rita = _gone(process, page_of(process, PUBLIC))
    _later(process, KEPT + 1)
    assert _back(process, rita) == 1
    assert rita.sent[-1][1].startswith(b'{"type":"snapshot"')


def test_updates_of_one_role_are_not_for_another() -> None:
    """Who was a spectator and has a seat now gets everything anew, however little was missed."""
    process = begun(FOUR[:3])
    dealt(process)
    rita = process.enter(RITA)
    second = process.enter(RITA)
    _gone(process, rita)
    process.do(second, incoming.Sit, seat=3)
    thrown_in(process)
    dealt(process, dealer=1)
    assert _back(process, rita) == 1
    assert rita.view["shown"]["hands"][3]["dealt_cards"] == ["3C", "AE", "JO"]


def test_a_change_of_place_brings_a_snapshot_at_once() -> None:
    process = begun(FOUR[:3])
    dealt(process)
    rita = process.enter(RITA)
    assert rita.view["shown"]["hands"][3]["dealt_cards"] == [None, None, None]
    process.do(rita, incoming.Sit, seat=3)
    assert rita.sent[-1][1].startswith(b'{"type":"snapshot"')
    assert rita.you is not None
    assert rita.you.key == "joining-3"
    thrown_in(process)
    dealt(process, dealer=1)
    assert len([told for _, told in rita.sent if told.startswith(b'{"type":"snapshot"')]) == 3
    assert rita.you is not None
    assert rita.you.key == "seat-3"


def test_a_version_the_table_has_not_reached_gets_everything() -> None:
    """A page that knows more than the server must have it from elsewhere."""
    process = begun(FOUR)
    teller = Teller(process.table.now(), PUBLIC, "pt-BR")
    assert teller.missed(process.table.version + 1) is None
    assert teller.missed(process.table.version) == []
    assert teller.missed(process.table.version - 1) is None


def test_a_page_learns_which_of_its_requests_were_done() -> None:
    process = begun(FOUR)
    one = page_of(process, 1)
    process.ask(one, incoming.Phrase(client="tab", n=41, phrase="who-deals"))
    other = process.reloaded()
    again = other.enter(FOUR[1])
    snapshot = other.teller(again).snapshot(0, messages.You(key="", role="seat"), other.table.heard.highest(FOUR[1].player))
    assert snapshot.heard == {one.client: one.n, "tab": 41}


def test_snapshots_of_two_processes_are_the_same() -> None:
    process = begun(FOUR, options={"concede": "true"})
    dealt(process)
    _later(process, 12)
    other = process.reloaded()
    for page in process.pages:
        told = other.enter(page.who, client=page.client)
        assert (told.view, told.menu, told.story) == (page.view, page.menu, page.story)
        assert (told.about, told.prompt, told.proposal) == (page.about, page.prompt, page.proposal)
