"""The load benchmark works: a few tables for a few seconds. What it measures is for people to read."""

import subprocess
import sys

import pytest

from carteado.lab.load_report import figures, rows, written
from carteado.lab.load_run import Plan, Report, Round, Window

WINDOW = Window(rate=400.0, p50=0.002, p99=0.02, most=0.1, told_p99=0.02, cost=0.0004, busy=0.2, crowd_busy=0.1, refused=0)


def window(**other: float) -> Window:
    return Window(**{**vars(WINDOW), **other})


def report() -> Report:
    found = Report(Plan(tables=1000))
    found.rounds = [Round(WINDOW, window(cost=0.0001), window(cost=0.0002)) for _ in range(3)]
    found.steps = [window(rate=900.0), window(rate=1500.0, p99=0.3)]
    return found


def test_the_rate_held_is_the_fastest_that_was_quick_enough() -> None:
    assert report().held.rate == 900.0


def test_the_ratio_is_of_processor_time() -> None:
    assert (report().ratio, report().ratio_to_four) == pytest.approx((4.0, 2.0))


def test_figures_go_between_the_marks_of_the_page() -> None:
    page = "before\n<!-- figures -->\nold\n<!-- end -->\nafter\n"
    told = written(page, figures(report()))
    assert "old" not in told
    assert told.startswith("before\n<!-- figures -->\n| what | figure |")
    assert told.endswith("<!-- end -->\nafter\n")
    assert all(name in told for name, _ in rows(report()))


@pytest.mark.plain_only
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processor times and cores are read the way Linux has them")
def test_a_quick_run_measures_a_real_server_and_ends() -> None:
    command = [sys.executable, "-m", "carteado.lab.load", "--quick", "--build", "nowhere"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "live tables of four" in done.stdout
    assert "an act, in echoes" in done.stdout
