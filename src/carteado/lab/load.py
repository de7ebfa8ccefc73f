"""`make load`: how many tables and acts a second one server process holds, and what an act costs beside a bare echo.

With `--event`: what an event costs that a hall watches. See docs/load.md for what is measured and how.
`python -m carteado.lab.load --help` tells the options.
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console

from carteado.catalogue import GAMES
from carteado.lab.load_event import QUICK_EVENT, EventPlan, event_findings, measured_event
from carteado.lab.load_processes import Failed
from carteado.lab.load_report import figures, findings, table, written
from carteado.lab.load_run import QUICK, Plan, measured

BUILD: Final = Path("build/fast")
PAGE: Final = Path("docs/load.md")
WIDTH: Final = 140  # characters, where no terminal tells


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    asked = _parser().parse_args(arguments)
    console = Console(stderr=True)
    if not sys.platform.startswith("linux"):
        console.print("Load can be measured on Linux only.")
        return 1
    plan = QUICK if asked.quick else Plan()
    plan = replace(plan, game=asked.game, tables=asked.tables or plan.tables, seed=asked.seed)
    build = asked.build if asked.build.exists() else None
    if asked.event:
        return _event(console, QUICK_EVENT if asked.quick else EventPlan(), asked.build)
    try:
        with console.status("starting") as status:
            report = uvloop.run(measured(plan, build, status.update))
    except (Failed, OSError) as error:
        console.print(f"Load could not be measured: {str(error) or 'the machine is too busy'}")
        return 1
    Console(width=None if console.is_terminal else WIDTH).print(table(report), *findings(report), sep="\n")
    if asked.write:
        PAGE.write_text(written(PAGE.read_text(), figures(report)))
    return 0


def _event(console: Console, plan: EventPlan, build: Path) -> int:
    try:
        with console.status("starting") as status:
            report = uvloop.run(measured_event(plan, build if build.exists() else None, status.update))
    except (Failed, OSError) as error:
        console.print(f"Load could not be measured: {str(error) or 'the machine is too busy'}")
        return 1
    Console(width=None if console.is_terminal else WIDTH).print(*event_findings(report), sep="\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make load ARGS=...", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), default=Plan().game, help=f"what is played ({Plan().game})")
    parser.add_argument("--tables", type=int, help="how many tables (1000)")
    parser.add_argument("--event", action="store_true", help="an event that 500 pages watch, its desk and its lists")
    parser.add_argument("--quick", action="store_true", help="a few tables for a few seconds: only whether it works")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", type=Path, default=BUILD, help=f"the build to measure, if it is there ({BUILD})")
    parser.add_argument("--write", action="store_true", help=f"write the figures into {PAGE}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
