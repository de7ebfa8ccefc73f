"""`carteado tournament import` and `template`: entries out of a list, or a whole event that was exported elsewhere.

Rule 1: what is wrong is told by row and column, and then nothing is written, unless the person wants the good rows.
"""

import sys
from pathlib import Path
from typing import Final

import click

from carteado.cli.language import Command, FileType, unreadable
from carteado.cli.tournament.commands import entered, said
from carteado.cli.tournament.looking import opened
from carteado.cli.tournament.remote import PlaceType
from carteado.exchange.columns import KINDS, Kind, letters
from carteado.exchange.offering import Offer, made_of, offered
from carteado.exchange.reading import sheet_of
from carteado.exchange.saying import heading, headings, where, wrong
from carteado.exchange.saying import unreadable as no_list
from carteado.exchange.sheet import MOST_BYTES, MOST_COLUMNS, Sheet, Unreadable
from carteado.exchange.template import template
from carteado.tournament.state import State
from carteado.words import Words

STDIN: Final = "-"


def import_command(words: Words) -> click.Command:
    """Entries from a list, or a whole event from a package."""
    say = words.say

    @click.command(
        "import", cls=Command, words=words, help=say("Inscreve quem está numa lista (CSV, XLSX, texto), ou traz um pacote.")
    )
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words, folder_only=True))
    @click.argument("file", metavar=say("ARQUIVO"), type=FileType(words))
    @click.option("--column", "columns", multiple=True, help=say("O que uma coluna traz: B=person. Pode repetir."))
    @click.option("--header/--no-header", "header", default=None, help=say("Se a primeira linha diz o que são as colunas."))
    @click.option("--good", is_flag=True, help=say("Inscreve as linhas boas, mesmo que outras tenham problema."))
    @click.option("--preview", is_flag=True, help=say("Só diz o que mudaria."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def import_(
        path: Path, file: Path, columns: tuple[str, ...], header: bool | None, good: bool, preview: bool, as_json_: bool
    ) -> None:
        sheet = _sheet(words, file)
        torneio = opened(words, path)
        offer = _offer(words, torneio.state, sheet, columns, header)
        _told(words, torneio.state, offer)
        if offer.problems and not good:
            if offer.offered and not preview:
                click.echo(say("Nada foi inscrito: corrija a lista, ou use --good para as linhas boas."), err=True)
            raise click.exceptions.Exit(1)
        if not preview:
            before, after = entered(words, path, lambda event: made_of(event.state, _again(event.state, sheet, offer)))
            said(words, before, after, as_json_)
        if offer.problems:
            raise click.exceptions.Exit(1)

    return import_


def template_command(words: Words) -> click.Command:
    """The list to fill in."""
    say = words.say

    @click.command("template", cls=Command, words=words, help=say("Grava a lista de inscrições em branco, para preencher."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words, folder_only=True))
    @click.argument("file", metavar=say("ARQUIVO"), type=FileType(words))
    def template_(path: Path, file: Path) -> None:
        body = template(words, opened(words, path).state)
        try:
            file.write_bytes(body)
        except OSError as error:
            raise click.ClickException(f"{file}: {error.strerror}.") from error
        click.echo(say("{file}: {n} bytes.", file=file, n=len(body)))

    return template_


def _sheet(words: Words, file: Path) -> Sheet:
    try:
        if str(file) == STDIN:
            return sheet_of(sys.stdin.buffer.read(MOST_BYTES + 1))
        with file.open("rb") as data:
            return sheet_of(data.read(MOST_BYTES + 1))
    except OSError as error:
        raise click.ClickException(unreadable(words, file, error)) from error
    except Unreadable as error:
        raise click.ClickException(f"{file}: {no_list(words, error)}") from error


def _offer(words: Words, state: State, sheet: Sheet, told: tuple[str, ...], header: bool | None) -> Offer:
    found = offered(state, sheet, header=header)
    if not told:
        return found
    kinds: list[Kind] = [*found.columns]
    for one in told:
        letter, _, kind = one.partition("=")
        at = next((at for at in range(min(MOST_COLUMNS, len(kinds))) if letters(at) == letter.strip().upper()), None)
        if at is None or kind.strip() not in KINDS:
            known = ", ".join(f"{key or '-'}: {text}" for key, text in headings(words).items())
            last = letters(len(kinds) - 1)
            raise click.ClickException(
                words.say("Não entendi {told}: as colunas vão de A a {last}, e são: {known}.", told=one, last=last, known=known)
            )
        kinds[at] = next(known for known in KINDS if known == kind.strip())
    return offered(state, sheet, kinds, header)


def _again(state: State, sheet: Sheet, offer: Offer) -> Offer:
    return offered(state, sheet, offer.columns, offer.header is not None)


def _told(words: Words, state: State, offer: Offer) -> None:
    """How the list was understood, on the side where nobody reads it as an answer."""
    kinds = [f"{letters(at)} {heading(words, kind)}" for at, kind in enumerate(offer.columns) if kind]
    click.echo(words.say("Colunas: {columns}.", columns=", ".join(kinds)), err=True)
    counts = words.count("{n} inscrição nova", "{n} inscrições novas", len(offer.offered))
    known = words.count("{n} já está aqui", "{n} já estão aqui", len(offer.known))
    click.echo(f"{counts} · {known}", err=True)
    for problem in offer.problems:
        click.echo(f"{where(words, offer, problem)}: {wrong(words, state, problem)}", err=True)
