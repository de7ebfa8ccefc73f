"""What a run of the load benchmark says: a table for the terminal, and the same figures for docs/load.md."""

from collections.abc import Iterator
from typing import Final

from rich.table import Table

from carteado.lab.load_run import LIMIT, Report, Round, Window

BEGIN: Final = "<!-- figures: written by make load -->"
END: Final = "<!-- end of figures -->"
BAR: Final = 8
PEOPLE: Final = {2: "two", 3: "three", 4: "four", 6: "six"}
COLUMNS: Final = ("what", "a second", "p50 ms", "p99 ms", "max ms", "others p99 ms", "CPU µs each", "server busy", "crowd busy")

Row = tuple[str, ...]


def rows(report: Report) -> Iterator[Row]:
    """Every window, in the order of the run."""
    seats = PEOPLE[report.plan.seats]
    for number, found in enumerate(report.rounds, 1):
        yield from _round(f"round {number}", found, seats)
    for window in report.steps:
        yield _row("acts, faster" if window.p99 <= LIMIT else "acts, too fast", window)
    if report.at_most is not None:
        yield from _round("at the rate held", report.at_most, seats)


def _round(name: str, found: Round, seats: str) -> Iterator[Row]:
    yield _row(f"{name}: acts", found.act)
    yield _row(f"{name}: echoes", found.echo)
    yield _row(f"{name}: echoes to {seats}", found.echo_to_all)


def _row(what: str, window: Window) -> Row:
    times = (window.p50, window.p99, window.most, window.told_p99)
    return (
        what,
        f"{window.rate:,.0f}",
        *(f"{seconds * 1000:.1f}" if seconds else "" for seconds in times),
        f"{window.cost * 1e6:.0f}",
        f"{window.busy:.0%}",
        f"{window.crowd_busy:.0%}",
    )


def findings(report: Report) -> Iterator[str]:
    """What it comes to, a sentence each."""
    plan, held, seats = report.plan, report.held, PEOPLE[report.plan.seats]
    first = max(found.act.p99 for found in report.rounds)
    rate = min(found.act.rate for found in report.rounds)
    ratios = [found.ratio for found in report.rounds]
    yield (
        f"{plan.tables:,} tables of {seats} at {rate:,.0f} acts a second or more: {first * 1000:.0f} ms for 99 of 100 acts"
        f" in the slowest round (the bar: {LIMIT * 1000:.0f} ms)."
    )
    yield f"At most {held.rate:,.0f} acts a second with 99 of 100 acts under {LIMIT * 1000:.0f} ms."
    yield (
        f"An act costs {report.ratio:.1f} echoes (rounds from {min(ratios):.1f} to {max(ratios):.1f}; the bar: {BAR}),"
        f" or {report.ratio_to_all:.1f} echoes to {seats}."
    )
    if report.at_most is not None:
        most = report.at_most
        yield f"At {most.act.rate:,.0f} a second it is {most.ratio:.1f} echoes, or {most.ratio_to_all:.1f} echoes to {seats}."
    each = (report.memory - report.memory_empty) * 1024 / plan.tables
    yield f"The server took {report.memory:,.0f} MiB: {report.memory_empty:,.0f} empty, and {each:,.0f} KiB a table of {seats}."
    yield (
        f"An act was {report.act_bytes} bytes, an update {report.update_bytes}; {report.build} build;"
        f" the disk kept a small write in {report.sync:.1f} ms."
    )
    refused = sum(found.act.refused for found in report.rounds) + sum(step.refused for step in report.steps)
    if refused:
        yield f"{refused} acts were refused."


def table(report: Report) -> Table:
    """For the terminal."""
    grid = Table(box=None, pad_edge=False)
    for name in COLUMNS:
        grid.add_column(name, justify="left" if name == COLUMNS[0] else "right")
    for row in rows(report):
        grid.add_row(*row)
    return grid


def figures(report: Report) -> str:
    """For the page."""
    lines = [f"- {sentence}" for sentence in findings(report)]
    lines += ["", f"| {' | '.join(COLUMNS)} |", f"| --- |{' ---: |' * (len(COLUMNS) - 1)}"]
    lines += [f"| {' | '.join(row)} |" for row in rows(report)]
    return "\n".join(lines)


def written(page: str, figures_of_run: str) -> str:
    """The page with these figures between its two marks; `ValueError` where a mark is missing."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no {BEGIN} ... {END}")
    return f"{before}{begin}\n\n{figures_of_run}\n\n{end}{after}"
