"""`carteado blackjack study`: what a recorded session teaches one of its seats."""

import json
from collections.abc import Iterator
from pathlib import Path

import click

from carteado.advice import Study
from carteado.cli.language import Command, FileType, unreadable
from carteado.cli.records import read_record
from carteado.games.blackjack.advice.kinds import tell
from carteado.games.blackjack.advice.plot import BILL, headline, sentence, svg
from carteado.games.blackjack.advice.report import chips, remark
from carteado.games.blackjack.advice.study import study
from carteado.games.blackjack.advice.summary import as_json, by_kind, signed, totals
from carteado.records import Record, RecordError
from carteado.words import Words

GAME = "blackjack"


def command(words: Words) -> click.Command:
    """The command of this file."""
    say = words.say

    @click.command(
        "study", cls=Command, words=words, help=say("Estuda uma sessão gravada: erros, quanto custaram, e a sorte à parte.")
    )
    @click.argument("path", metavar=say("ARQUIVO"), type=FileType(words))
    @click.option("--seat", type=int, default=0, show_default=True, help=say("De que lugar."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    @click.option("--svg", "picture", type=FileType(words), default=None, help=say("Desenha a sessão neste arquivo SVG."))
    def study_(path: Path, seat: int, as_json_: bool, picture: Path | None) -> None:
        own = words.of(GAME)
        record, found = _studied(words, path, seat)
        if picture is not None:
            _draw(words, picture, svg(own, found))
        if as_json_:
            click.echo(json.dumps(as_json(own, found), ensure_ascii=False, indent=2))
        else:
            for line in _told(own, record, found):
                click.echo(line)

    return study_


def _studied(words: Words, path: Path, seat: int) -> tuple[Record, Study]:
    record = read_record(words, path)
    if record.regulation != GAME:
        raise click.ClickException(
            words.say("{path} é um registro de {game}, e não de {wanted}.", path=path, game=record.regulation, wanted=GAME)
        )
    if not 0 <= seat < record.seats:
        raise click.ClickException(words.say("O lugar vai de 0 a {last}, e não {seat}.", last=record.seats - 1, seat=seat))
    try:
        return record, study(record, seat)
    except RecordError as error:
        raise click.ClickException(f"{path}:{error.line}: {words.of(GAME).record_error(error)}") from error


def _draw(words: Words, path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(unreadable(words, path, error)) from error


def _told(words: Words, record: Record, found: Study) -> Iterator[str]:
    """The session in words: what it brought, of what that is made, and what to learn."""
    sums = totals(found.rounds).rounded()
    if record.seats > 1:
        name = record.names[found.seat] if found.seat < len(record.names) else words.say("lugar {seat}", seat=found.seat)
        yield f"{name}:"
    yield headline(words, sums)
    yield sentence(words, sums)
    yield ""
    luck = "good" if sums.luck >= 0 else "bad"
    parts = (("perfect", sums.expected), ("mistakes", -sums.cost), (luck, sums.luck), ("result", sums.result))
    for word, worth in parts:
        yield f"  {words.say(BILL[word]):16}{signed(words, worth):>8}"
    yield ""
    yield words.count(
        "{wrong} de {n} decisão custou fichas",
        "{wrong} de {n} decisões custaram fichas",
        len(found.decisions),
        wrong=len(found.mistakes),
    )
    for each in by_kind(found):
        yield "  " + words.say(
            "{kind}: {times} de {of}, {chips}",
            kind=tell(words, each.kind),
            times=each.times,
            of=each.of,
            chips=chips(words, each.cost),
        )
    for mistake in sorted(found.mistakes, key=lambda each: each.line):
        yield f"{words.say('Linha {n}', n=mistake.line)}: {remark(words, mistake)}"
