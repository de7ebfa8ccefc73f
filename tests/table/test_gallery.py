"""Spectators who lag behind: every moment after its delay, in order, and not a moment sooner; after a reload as before."""

from dataclasses import dataclass

import pytest

from carteado.game import PUBLIC
from carteado.server.gallery import Gallery
from carteado.struct import written
from carteado.table import Moment, Table, Teller, messages
from table.client_kit import Page, shown
from table.play_kit import Crowd, begun
from table.table_kit import FOUR, RITA, MemoryLog, Process

DELAY = 30_000


@dataclass
class Played:
    """A match that is over: its log, its moments, and at every version what a bystander could see, and when it was."""

    rows: list[bytes]
    moments: list[Moment]
    truth: dict[int, tuple[object, int]]


@pytest.fixture(scope="module")
def played() -> Played:
    """One match for all tests of this file; nobody changes it."""
    process = Process(checking=False)
    begun(FOUR, process=process, delay=30)
    Crowd(process, 3, pause=3000).play_match()
    table, found = Table(), Played(process.kept.rows, [], {})
    for entry in process.kept.since():
        found.moments.append(table.fold(entry))
        found.truth[table.version] = (shown(table, PUBLIC), entry.at)
    return found


def _come(gallery: Gallery) -> tuple[Page, Teller]:
    """A spectator comes and gets what the gallery shows."""
    assert gallery.shown is not None
    teller = Teller(gallery.shown, PUBLIC, "pt-BR")
    rita = Page(RITA, "r")
    rita.hear(0, written(teller.snapshot(0, messages.You(key="spectator", role="spectator"), {})))
    return rita, teller


def test_spectators_see_every_version_thirty_seconds_later(played: Played) -> None:
    gallery = Gallery()
    found: tuple[Page, Teller] | None = None
    for moment in played.moments:
        late = gallery.release(moment.at)
        assert all(shown.at + DELAY <= moment.at for shown in late)
        if found is not None:
            rita, teller = found
            for told in late:
                rita.hear(moment.at, teller.tell(told))
                assert rita.view == played.truth[rita.version][0]
        elif late:
            found = _come(gallery)
        gallery.add(moment, DELAY)
    assert found is not None
    rita, teller = found
    last = played.moments[-1]
    assert 0 < rita.version < last.version
    for told in gallery.release(last.at + DELAY):
        rita.hear(0, teller.tell(told))
    assert rita.version == last.version
    assert gallery.next is None


@pytest.mark.parametrize("seconds", [0, 5, 17, 29, 31, 60])
def test_right_after_a_reload_nothing_is_shown_too_soon(played: Played, seconds: int) -> None:
    middle = played.moments[len(played.moments) // 2]
    now = middle.at + seconds * 1000
    gallery = Gallery()
    for moment in played.moments[: middle.version]:
        gallery.add(moment, DELAY)
    gallery.release(now)
    rita, _ = _come(gallery)
    due = [version for version, (_, at) in played.truth.items() if at + DELAY <= now and version <= middle.version]
    assert rita.version == max(due)
    assert rita.view == played.truth[rita.version][0]
    then = MemoryLog()
    then.rows = played.rows[: rita.version]
    assert rita.about == then.folded().about()
    fresh = Teller(then.folded().now(), PUBLIC, "pt-BR")
    assert rita.story == fresh.snapshot(0, messages.You(key="", role="spectator"), {}).story


def test_without_a_delay_nothing_is_held(played: Played) -> None:
    gallery = Gallery()
    for moment in played.moments:
        gallery.add(moment, 0)
        assert gallery.shown is not None
        assert gallery.shown.version == moment.version
        assert gallery.next is None
        assert gallery.release(10**12) == []


def test_what_is_held_comes_first_when_the_delay_is_taken_off(played: Played) -> None:
    first, second, third, *_ = played.moments
    gallery = Gallery()
    gallery.add(first, DELAY)
    gallery.add(second, DELAY)
    gallery.add(third, 0)
    assert gallery.release(second.at + DELAY - 1) == []
    assert [moment.version for moment in gallery.release(second.at + DELAY)] == [2, 3]


def test_at_first_there_is_the_empty_table_and_no_more(played: Played) -> None:
    gallery = Gallery()
    for moment in played.moments[:20]:
        gallery.add(moment, DELAY)
    rita, _ = _come(gallery)
    assert (rita.version, rita.view, rita.story) == (1, None, [])
    assert gallery.next == played.moments[1].at + DELAY
