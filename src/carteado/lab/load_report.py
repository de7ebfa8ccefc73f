"""What the load benchmark found, as a table for the screen and as lines of docs/load.md."""

import re
from typing import Final

from rich.table import Table

from carteado.lab.load_run import Report, Window

MARKS: Final = re.compile(r"(<!-- figures -->\n).*?(<!-- end -->)", re.DOTALL)


def rows(report: Report) -> list[tuple[str, str]]:
    """Every figure by its name."""
    held = report.held
    first = report.rounds[0].act
    return [
        ("live tables of four", f"{report.plan.tables:,}"),
        ("acts a second at the pace of people", f"{first.rate:.0f}"),
        ("act to acknowledgement, p50 and p99", _times(first)),
        ("most acts a second with p99 under 100 ms", f"{held.rate:.0f} ({_times(held)})"),
        ("processor time of an act", _middle([found.act.cost for found in report.rounds])),
        ("processor time of an echo", _middle([found.echo.cost for found in report.rounds])),
        ("an act, in echoes", f"{report.ratio:.2f}"),
        ("an act, in echoes to four", f"{report.ratio_to_four:.2f}"),
        ("an act, in echoes, at the most acts a second", "" if report.at_most is None else f"{report.at_most.ratio:.2f}"),
        ("bytes of an act and of an update", f"{report.act_bytes} and {report.update_bytes}"),
        ("memory, empty and with all tables", f"{report.memory_empty:.0f} MB and {report.memory:.0f} MB"),
        ("a synchronous write to this disk", f"{report.sync:.2f} ms"),
        ("refused acts", f"{sum(found.act.refused for found in report.rounds)}"),
    ]


def table(report: Report) -> Table:
    """For the screen."""
    made = Table(show_header=False)
    for name, figure in rows(report):
        made.add_row(name, figure)
    return made


def figures(report: Report) -> str:
    """For the page."""
    lines = [f"| {name} | {figure} |" for name, figure in rows(report)]
    return "\n".join(["| what | figure |", "| --- | --- |", *lines]) + "\n"


def written(page: str, told: str) -> str:
    """The page with these figures between its marks."""
    return MARKS.sub(lambda found: found[1] + told + found[2], page)


def _times(window: Window) -> str:
    return f"{window.p50 * 1000:.1f} ms and {window.p99 * 1000:.1f} ms"


def _middle(seconds: list[float]) -> str:
    found = sorted(seconds)
    return f"{found[len(found) // 2] * 1e6:.0f} µs"
