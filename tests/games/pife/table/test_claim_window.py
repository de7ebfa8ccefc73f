"""The claim window at a table on a driven clock: who could go out with a discard is told to nobody, not even by a pause."""

from random import Random
from typing import Any

import pytest

from carteado.bots import bot
from carteado.cards import Card
from carteado.game import Seat
from carteado.games.pife.rules.acts import Claim, Pass, Reach
from carteado.games.pife.rules.events import WINDOW
from carteado.table import Table, asks, clocks, due, messages, think
from carteado.table import entries as log
from games.pife.table.window_kit import ALSO, CLAIMER, PIFPAF, PLAYS, Play, discarded, heard
from table.play_kit import page_of
from table.table_kit import Process

clause = pytest.mark.clause
games = pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.game)
CLAIM = Claim(1, Card.of("2O"))
SOON = 900
LATER = 5_000
THINKING = 80  # ms of a bot that finds its hand hard


def worlds(play: Play, seated: str = "person", **setup: Any) -> tuple[Process, Process]:
    """One in which the seat could go out with the discard, and one in which it could not: to that seat they differ."""
    could, could_not = (discarded(play, world, bots=int(seated == "bot"), **setup) for world in (True, False))
    assert could.table.state is not None
    assert could_not.table.state is not None
    assert could.table.state.legal(CLAIMER) == (Pass(1), CLAIM)
    assert could_not.table.state.legal(CLAIMER) == (Pass(1),)
    return could, could_not


def told(process: Process) -> list[str]:
    """What everybody heard happen since the discard, act by act."""
    events = [event["type"] for event in page_of(process, 1).events]
    return events[events.index("Discarded") + 1 :]


def replies(process: Process) -> list[tuple[int, Seat, str]]:
    """When who answered, and how."""
    acts = [entry for entry in process.kept.since() if isinstance(entry, log.Acted)]
    return [(entry.at, entry.seat, entry.by) for entry in acts if entry.action["type"] in ("Pass", "Claim", "Reach")]


@games
@pytest.mark.parametrize("setup", [{}, {"rules": {"clock": "30"}}, {"pace": "fast"}], ids=["plain", "clock", "fast"])
def test_whether_somebody_silent_could_claim_is_told_to_nobody(play: Play, setup: dict[str, Any]) -> None:
    both = worlds(play, **setup)
    for process in both:
        closes = process.table.acted_at + process.table.rest + WINDOW
        process.wait(closes - process.clock.now - 1)
        assert told(process) == []
        process.wait(1)
        assert replies(process) == [(closes, seat, "window") for seat in play.asked]
        assert told(process) == ["Replied", "Replied", "Replied", "WindowClosed"]
        assert [place.lapses for place in process.table.places] == [0] * 4
        process.wait(LATER)
    assert heard(both[0]) == heard(both[1])


@games
@pytest.mark.parametrize("seated", ["bot", "person"])
def test_whether_the_sealed_answer_is_a_claim_is_told_to_nobody_before_the_window_closes(play: Play, seated: str) -> None:
    both = worlds(play, seated)
    closes = both[0].table.window_at
    for process, answer in zip(both, (CLAIM, Pass(1)), strict=True):
        process.wait(SOON)
        if seated == "person":
            process.acts(page_of(process, CLAIMER), answer)
        process.wait(closes - process.clock.now - 1)
        assert told(process) == ["Replied"]
        assert page_of(process, play.first).prompt == messages.Prompt(actors=_silent(play), since=closes - WINDOW, until=closes)
    assert heard(both[0]) == heard(both[1])
    for process in both:
        process.wait(1)
    assert [told(process)[2:3] for process in both] == [["Bateu"], ["Replied"]]
    assert {at for process in both for at, _, by in replies(process) if by == "window"} == {closes}


def _silent(play: Play) -> list[Seat]:
    return [seat for seat in play.asked if seat != CLAIMER]


@games
@clause("PIF-S8")
@pytest.mark.parametrize("answer", ["claims", "passes", "is silent"])
def test_a_claim_out_of_turn_waits_unseen_for_who_hesitates_before_it(play: Play, answer: str) -> None:
    process = discarded(play, True, ALSO if answer == "claims" else "")
    process.wait(SOON)
    process.acts(page_of(process, CLAIMER), CLAIM)
    process.wait(SOON)
    assert told(process) == ["Replied"]
    if answer == "is silent":
        process.wait(WINDOW)
    else:
        process.acts(page_of(process, play.first), Pass(1) if answer == "passes" else Claim(1, Card.of("3P")))
    (gone,) = [event for event in page_of(process, 1).events if event["type"] == "Bateu"]
    assert gone["seat"] == (play.first if answer == "claims" else CLAIMER)
    assert [seat for _, seat, _ in replies(process)] == [CLAIMER, play.first]


@games
def test_a_claim_that_is_none_is_refused_and_nobody_else_hears_of_it(play: Play) -> None:
    both = worlds(play)
    for process in both:
        before = [len(page.sent) for page in process.pages]
        assert process.act(page_of(process, CLAIMER), Claim(1, Card.of("4P"))).code == "no-batida"
        assert process.act(page_of(process, CLAIMER), Claim(1, None)).code == "no-batida"
        assert [len(page.sent) for page in process.pages] == before
    assert due(both[0].table) == due(both[1].table) == both[0].table.window_at


@games
@pytest.mark.parametrize("pace", ["normal", "fast"])
def test_a_bot_that_thinks_longer_answers_no_later(play: Play, pace: str) -> None:
    """Each answers after the pause that the act before it brings, however hard its hand was to read."""
    quick, slow = (discarded(play, True, bots=2, pace=pace, thinking=False) for _ in range(2))
    _think(quick, 0)
    _think(slow, THINKING)
    assert replies(quick) == replies(slow)
    assert len(replies(quick)) == 2


def _think(process: Process, took: int) -> None:
    """The bots find their answers, and whenever they are asked that takes so long."""
    until = process.clock.now + WINDOW // 2
    while process.clock.now < until:
        for ask in asks(process.table):
            process.clock.now += took
            think(process.table, ask.ply, ask.seat, bot(ask.bot, ask.game).choose(ask.view, ask.menu, Random(ask.seed)))
        process.clock.now = max(process.clock.now, min(until, due(process.table) or until))
        process.tick()


@games
def test_a_planted_haste_is_found(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that has nothing to claim answers at once: the others hear it."""

    def hasty(table: Table) -> int:
        return table.acted_at if Pass(1) in table.thoughts.values() else rested(table)

    rested = clocks._rested  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(clocks, "_rested", hasty)
    both = worlds(play, "bot")
    for process in both:
        process.wait(SOON)
    assert [at for at, _, _ in replies(both[0])] > [at for at, _, _ in replies(both[1])]
    assert heard(both[0]) != heard(both[1])


def test_whoever_is_asked_anew_after_a_reach_has_the_whole_time_again() -> None:
    process = discarded(PIFPAF, True, rules={"profile": "faithful"})
    process.wait(process.table.window_at - process.clock.now - 1)
    process.acts(page_of(process, PIFPAF.first), Reach(1))
    process.wait(process.table.rest + WINDOW - 1)
    assert told(process) == ["Reached"]
    process.acts(page_of(process, CLAIMER), CLAIM)
    assert told(process) == ["Reached", "Replied", "Bateu", "DealEnded"]
