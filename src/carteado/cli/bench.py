"""`carteado bench`: our speed beside others', in one run."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from carteado.catalogue import Game
from carteado.cli.language import Command, GameType
from carteado.family import Trial
from carteado.lab import bench as lab
from carteado.lab.chores import Chore
from carteado.words import Words

ROUNDS: Final = 10_000_000


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command(
        "bench", cls=Command, words=words, help=say("Mede a velocidade ao lado de outros programas, na mesma rodada.")
    )
    @click.argument("games", metavar="[ID...]", nargs=-1, type=GameType(words))
    @click.option(
        "--seconds", default=2.0, show_default=True, type=click.FloatRange(0, min_open=True), help=say("Segundos por medida.")
    )
    @click.option("--repetitions", default=3, show_default=True, type=click.IntRange(1), help=say("Repetições."))
    @click.option(
        "--rounds",
        default=ROUNDS,
        show_default=True,
        type=click.IntRange(0),
        help=say("Rodadas jogadas para conferir cada conta; 0 para nenhuma."),
    )
    @click.option("--seed", default=1, show_default=True, help=say("Semente."))
    @click.option(
        "--plain", type=click.Path(path_type=Path, exists=True), default=None, help=say("Pasta do programa interpretado.")
    )
    @click.option(
        "--compiled", type=click.Path(path_type=Path, exists=True), default=None, help=say("Pasta do programa compilado.")
    )
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def bench(
        games: tuple[Game, ...],
        seconds: float,
        repetitions: int,
        rounds: int,
        seed: int,
        plain: Path | None,
        compiled: Path | None,
        as_json: bool,
    ) -> None:
        builds = {name: path for name, path in (("plain", plain), ("compiled", compiled)) if path is not None}
        measured: dict[str, Path | None] = dict(builds) or {"installed": None}
        asked = [game.id for game in games]
        field = lab.contenders(measured, asked)
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(say("medindo"), total=repetitions * (len(field) + 1))

            def tell(name: str) -> None:
                progress.update(task, advance=1, description=name)

            racers, remarks = lab.run(field, seconds, repetitions, seed, tell)
            tried = list(lab.trials(measured, asked, rounds, seed))
            done = [] if asked else list(lab.chores(measured))
        if as_json:
            told = _described(racers, remarks) | {"trials": _named(tried), "chores": _named(done)}
            click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        else:
            _print(words, racers, remarks)
            for name, trial in tried:
                click.echo(_tried(words, name, trial))
            for name, chore in done:
                click.echo(_done(words, name, chore))

    return [bench]


def _named(found: Sequence[tuple[str, Trial | Chore]]) -> list[dict[str, object]]:
    return [{"name": name, **asdict(each)} for name, each in found]


def _described(racers: list[lab.Contender], remarks: list[str]) -> dict[str, object]:
    rows = [
        {
            "name": racer.name,
            "decisions_per_second": [round(rate) for rate in racer.rates],
            "ratio": _spanned(ratio),
            "ratio_to_gin_rummy": _spanned(melds),
            "listed": racer.listed,
            "slow": racer.slow,
        }
        for (racer, ratio), (_, melds) in zip(lab.ratios(racers), lab.ratios(racers, lab.MELDS_BASELINE), strict=True)
    ]
    return {"baseline": lab.BASELINE, "contenders": rows, "remarks": remarks}


def _tried(words: Words, name: str, trial: Trial) -> str:
    return words.say(
        "{name}: {played} % jogado, erro padrão {error}, em {rounds} rodadas; {computed} % pela conta, a {apart} erros padrão; "
        "{seconds} s de processador.",
        name=name,
        played=f"{100 * trial.played:+.4f}",
        error=f"{100 * trial.error:.4f}",
        rounds=f"{trial.rounds:,}",
        computed=f"{100 * trial.computed:+.4f}",
        apart=f"{abs(trial.apart):.2f}",
        seconds=f"{trial.seconds:.1f}",
    )


def _done(words: Words, name: str, chore: Chore) -> str:
    took = words.say("{seconds} s de processador, no máximo {most}", seconds=f"{chore.seconds:.2f}", most=f"{chore.most:g}")
    if not chore.largest:
        return f"{name}: {took}."
    size = words.say(
        "{size} kB por página, no máximo {largest}", size=f"{chore.size / 1000:.1f}", largest=f"{chore.largest / 1000:g}"
    )
    return f"{name}: {took}; {size}."


def _spanned(ratio: tuple[float, float, float] | None) -> dict[str, float] | None:
    return None if ratio is None else dict(zip(("middle", "least", "greatest"), ratio, strict=True))


def _print(words: Words, racers: list[lab.Contender], remarks: list[str]) -> None:
    grid = Table(box=None, pad_edge=False)
    grid.add_column(words.say("quem"))
    for title in (
        words.say("decisões/s"),
        words.say("µs por decisão"),
        words.say("vezes {name}", name=lab.BASELINE),
        words.say("de … a"),
        "× gin",
        "menu",
        "99 %",
    ):
        grid.add_column(title, justify="right")
    for (racer, ratio), (_, melds) in zip(lab.ratios(racers), lab.ratios(racers, lab.MELDS_BASELINE), strict=True):
        told = ("—", "—") if ratio is None else (f"{ratio[0]:.2f}", f"{ratio[1]:.2f} … {ratio[2]:.2f}")
        beside = "—" if melds is None else f"{melds[0]:.2f}"
        listed = "" if racer.listed is None else f"{racer.listed:.1f}"
        slow = "" if racer.slow is None else f"{1e6 * racer.slow:.1f} µs"
        grid.add_row(racer.name, f"{racer.rate:,.0f}", f"{1e6 / racer.rate:.3f}", *told, beside, listed, slow)
    Console().print(grid)
    for remark in remarks:
        click.echo(remark)
