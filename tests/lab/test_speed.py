"""Our own speed is measured over whole partidas, in a process that reports in JSON."""

import json
import os
import subprocess
import sys
from random import Random

import pytest

from carteado.lab import worker
from carteado.lab.speed import WAYS

GAME = "truco-fenacef"
SHORT = 0.05


@pytest.mark.parametrize("way", WAYS)
def test_every_way_takes_decisions_for_about_the_time_asked(way: str) -> None:
    decisions, seconds = WAYS[way](GAME, Random(1), SHORT)
    assert decisions > 0
    assert SHORT <= seconds < 5


def test_the_ways_are_those_the_benchmark_names() -> None:
    assert tuple(WAYS) == ("playout", "in place", "pure")


@pytest.mark.parametrize("way", ["in place", "pure"])
def test_no_time_is_no_decision(way: str) -> None:
    decisions, _ = WAYS[way](GAME, Random(1), 0)
    assert decisions == 0


def test_in_place_and_pure_play_the_same_partida() -> None:
    from carteado import catalogue
    from carteado.lab.speed import _drive_board, _drive_state

    for seed in range(5):
        start = catalogue.new(GAME, dealer=0, cut=False)
        assert _drive_board(start.board(), Random(seed)) == _drive_state(start, Random(seed)) > 0


def test_a_measurement_has_decisions_seconds_and_share() -> None:
    measured = worker.measure(f"ours/playout/{GAME}", SHORT, 1)
    assert set(measured) == {"decisions", "seconds", "share"}
    assert measured["decisions"] > 0
    assert measured["seconds"] >= SHORT
    assert 0 < measured["share"] < 1.5


@pytest.mark.parametrize("contender", ["nobody", "ours/nohow/truco-fenacef", f"ours/playout/no-{GAME}"])
def test_a_contender_nobody_knows(contender: str) -> None:
    with pytest.raises(KeyError):
        worker.measure(contender, SHORT, 1)


def test_the_worker_prints_json() -> None:
    command = [sys.executable, "-m", "carteado.lab.worker", f"ours/pure/{GAME}", str(SHORT), "3"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    measured = json.loads(ran.stdout)
    assert measured["decisions"] > 0
    assert measured["seconds"] >= SHORT
