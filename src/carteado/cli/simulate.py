"""`carteado simulate`: many partidas at once, reproducible by their seed."""

import json
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from carteado import arena, cards
from carteado.bots import RANDOM, Bot, bot, bots_for
from carteado.catalogue import Game
from carteado.cli.language import Command, GameType, OptionType, PresetType, chosen, start, visible
from carteado.game import State
from carteado.regulations import regulation
from carteado.words import Words

SIDES = "ABCDEFGH"
CHUNK = 50
TRIOS = 3


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command(
        "simulate", cls=Command, words=words, help=say("Joga muitas partidas por conta própria e conta os resultados.")
    )
    @click.argument("game", metavar="ID", type=GameType(words))
    @click.option("--partidas", default=1000, show_default=True, type=click.IntRange(1), help=say("Quantas partidas."))
    @click.option("--seed", default=1, show_default=True, help=say("Semente: a mesma dá os mesmos resultados."))
    @click.option("--seats", type=int, default=None, help=say("Quantos lugares."))
    @click.option("--preset", type=PresetType(), default="", help=say("Modalidade: regras da casa que têm um nome."))
    @click.option("--set", "settings", multiple=True, type=OptionType(words), help=say("Regra da casa; repita quantas quiser."))
    @click.option("--bots", default="random", show_default=True, help=say("Um robô para todos, ou um por lado, com vírgula."))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def simulate(
        game: Game,
        partidas: int,
        seed: int,
        seats: int | None,
        preset: str,
        settings: tuple[tuple[str, str], ...],
        bots: str,
        as_json: bool,
    ) -> None:
        sitting = seats or game.seats[0]
        options = chosen(words, game, sitting, preset, settings)
        first = start(words, game, seats, options)
        named = bots.split(",")
        playing = bots_for(game.id)
        for name in named:
            if name not in playing:
                raise click.ClickException(say("Não há robô {name}. Há: {bots}.", name=visible(name), bots=", ".join(playing)))
        sides = game.sides(sitting, options)
        began = time.perf_counter()
        with _progress(say("simulando"), partidas) as advance:
            decisions, wins, points = _play(game, sides, first, _players(game, named, sitting), partidas, seed, advance)
        seconds = time.perf_counter() - began
        result = {
            "id": f"{game.id}/{game.version}",
            "seed": seed,
            "partidas": partidas,
            "seats": sitting,
            "options": options,
            "bots": named,
            "decisions": decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(decisions / seconds) if seconds else 0,
            "compiled": not str(cards.__file__).endswith(".py"),
            "results": {SIDES[side]: {"wins": wins[side], "points": _points(game, points[side])} for side in range(len(wins))},
        }
        if as_json:
            click.echo(json.dumps(result, ensure_ascii=False, indent=2))
        else:
            click.echo(_told(words, result, wins, partidas, _agreed(words, game, options)))

    return [simulate]


def _players(game: Game, names: list[str], seats: int) -> list[Bot]:
    """One bot a seat, the names going round; none where all play at random, for the engine does that quickest."""
    return [] if set(names) == {RANDOM} else [bot(names[seat % len(names)], game.id) for seat in range(seats)]


def _play(
    game: Game,
    sides: tuple[int, ...],
    first: State,
    players: list[Bot],
    partidas: int,
    seed: int,
    advance: Callable[[int], None],
) -> tuple[int, list[int], list[int]]:
    """Decisions, wins by side, points by side."""
    wins, points = [0] * (max(sides) + 1), [0] * (max(sides) + 1)
    rng = Random(seed)
    decisions = 0
    for number in range(partidas):
        if not players:
            board = first.board()
            decisions += board.playout(rng)
            outcome = board.outcome()
        else:
            played = arena.play(first, players, rng)
            decisions += played.decisions
            outcome = played.outcome
        assert outcome is not None
        for side in game.winners(outcome, sides):
            wins[side] += 1
        points = [total + made for total, made in zip(points, outcome.score, strict=True)]
        if number % CHUNK == CHUNK - 1:
            advance(CHUNK)
    return decisions, wins, points


def _points(game: Game, parts: int) -> int | float:
    return parts if game.unit == 1 else parts / game.unit


@contextmanager
def _progress(title: str, total: int) -> Generator[Callable[[int], None]]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)


def _agreed(words: Words, game: Game, options: Mapping[str, str]) -> list[str]:
    """What a table has to agree on before it plays, so that nobody takes what is proposed for the printed text."""
    return [f"{regulation(game.id).option(key).title(words.lang)}: {options[key]}" for key in game.proposes]


def _told(words: Words, result: Mapping[str, object], wins: list[int], partidas: int, agreed: list[str]) -> str:
    lines = [words.count("{n} partida de {id}", "{n} partidas de {id}", partidas, id=result["id"]), *agreed]
    for side, won in enumerate(wins):
        share = _local(words, f"{100 * won / partidas:.1f}%")
        facts: dict[str, Any] = {"side": SIDES[side], "share": share}
        if result["seats"] == len(wins):
            told = words.count("lado {side}: {n} vitória ({share})", "lado {side}: {n} vitórias ({share})", won, **facts)
        elif result["seats"] == TRIOS * len(wins):
            told = words.count("trio {side}: {n} vitória ({share})", "trio {side}: {n} vitórias ({share})", won, **facts)
        else:
            told = words.count("dupla {side}: {n} vitória ({share})", "dupla {side}: {n} vitórias ({share})", won, **facts)
        lines.append(told)
    lines.append(
        words.say(
            "{decisions} decisões em {seconds} s: {rate} por segundo",
            decisions=result["decisions"],
            seconds=_local(words, str(result["seconds"])),
            rate=result["decisions_per_second"],
        )
    )
    return "\n".join(lines)


def _local(words: Words, number: str) -> str:
    """A number as it is written in the language."""
    return number.replace(".", ",") if words.lang == "pt-BR" else number
