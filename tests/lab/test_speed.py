"""Our own speed is measured over whole partidas, in a process that reports in JSON."""

import json
import os
import subprocess
import sys
from itertools import count
from random import Random
from types import SimpleNamespace

import pytest

from carteado.lab import speed, worker
from carteado.lab.speed import WAYS

GAME = "truco-fenacef"
SHORT = 0.05


@pytest.mark.parametrize("way", WAYS)
def test_every_way_takes_decisions_for_about_the_time_asked(way: str) -> None:
    decisions, seconds = WAYS[way](GAME, Random(1), SHORT)
    assert decisions > 0
    assert 0 < seconds < 5


@pytest.mark.parametrize("way", WAYS)
def test_the_seconds_are_those_of_the_processor(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a second a look, and a processor that had a quarter of one meanwhile."""
    clock, processor = count(), count(0, 0.25)
    told = SimpleNamespace(perf_counter=lambda: next(clock), process_time=lambda: next(processor))
    monkeypatch.setattr(speed, "time", told)
    decisions, seconds = WAYS[way](GAME, Random(1), 3)
    assert decisions > 0
    assert seconds == 0.25


def test_the_ways_are_those_the_benchmark_names() -> None:
    assert tuple(WAYS) == ("playout", "in place", "at bot play", "pure")


@pytest.mark.parametrize("way", ["in place", "at bot play", "pure"])
def test_no_time_is_no_decision(way: str) -> None:
    decisions, _ = WAYS[way](GAME, Random(1), 0)
    assert decisions == 0


@pytest.mark.parametrize(
    ("game", "last"), [(GAME, 12), ("truco-asfo", 0), ("truco-sinsep", 0), ("truco-cego", 0), ("buraco", 0)]
)
def test_in_place_and_pure_play_the_same_partida(game: str, last: int) -> None:
    from carteado import catalogue
    from carteado.lab.speed import _drive_board, _drive_state

    for seed in range(2):
        start = catalogue.new(game, dealer=0, cut=False)
        assert _drive_board(start.board(), Random(seed), last) == _drive_state(start, Random(seed), last) > 0


def test_a_measurement_has_decisions_and_seconds() -> None:
    measured = worker.measure(f"ours/playout/{GAME}", SHORT, 1)
    assert set(measured) == {"decisions", "seconds", "listed"}
    assert measured["decisions"] > 0
    assert measured["seconds"] > 0


@pytest.mark.parametrize("contender", ["nobody", "ours/nohow/truco-fenacef", f"ours/playout/no-{GAME}"])
def test_a_contender_nobody_knows(contender: str) -> None:
    with pytest.raises(KeyError):
        worker.measure(contender, SHORT, 1)


def test_the_worker_prints_json() -> None:
    command = [sys.executable, "-m", "carteado.lab.worker", f"ours/pure/{GAME}", str(SHORT), "3"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    measured = json.loads(ran.stdout)
    assert measured["decisions"] > 0
    assert measured["seconds"] > 0


def test_menus_are_counted_at_random_and_at_bot_play() -> None:
    """An eleven hand, the whole pack to cut, a card to play: never less than one act, and the same with the same dice."""
    told = {way: speed.listed(way, GAME, Random(4)) for way in ("in place", "at bot play")}
    assert all(menu >= 1 for menu in told.values())
    assert told == {way: speed.listed(way, GAME, Random(4)) for way in told}
