"""What an event waits for: few of each, against the same bounds for each."""

from itertools import islice

import pytest

from carteado.lab import bench, events
from carteado.lab.chores import CHORES, Chore
from carteado.lab.papers import PAGE, SECONDS, SHEETS, printed, sheets


def test_no_two_sheets_have_the_same_people_or_the_same_page() -> None:
    made = list(islice(sheets(SHEETS), SHEETS))
    assert len({sheet.url for sheet in made}) == SHEETS
    assert len({person.name for sheet in made for side in sheet.sides for person in side.people}) == 4 * SHEETS


def test_sheets_are_printed_in_their_time_and_size() -> None:
    for halves in (False, True):
        done = printed(40, halves=halves)
        assert done.seconds < SECONDS  # for more than ten times as many
        assert 10_000 < done.size < PAGE * 1.2  # the font is shared by few pages


def test_a_small_event_is_drawn_and_paired_in_a_small_part_of_the_time_of_a_large_one() -> None:
    for done in (events.drawn(16, draws=2), events.swiss(40, rounds=2)):
        assert done.most == 1
        assert 0 < done.seconds < done.most / 2


def test_a_small_event_is_counted_in_a_small_part_of_the_time_of_a_large_one() -> None:
    assert 0 < events.tables(40, 4).seconds < events.SECONDS / 5
    assert 0 < events.result(40, 4).seconds < events.ONE_MORE


def test_the_bench_asks_for_every_chore_on_the_last_build(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def worked(call: str, *_: object) -> dict[str, float]:
        asked.append(call)
        return {"seconds": 1, "most": 2}

    monkeypatch.setattr(bench, "_worked", worked)
    found = list(bench.chores({"plain": None, "compiled": None}))
    assert asked == [f"chore/{name}" for name in CHORES]
    assert found[0] == ("500 súmulas, compiled", Chore(1, 2))
