"""The commands that look: tables, why somebody is where he is, what he needs, the log, its proofs, prints."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import click

from carteado.cli.language import Command, FileType
from carteado.cli.tournament import folder as place
from carteado.cli.tournament import proving, remote
from carteado.cli.tournament.remote import PlaceType, Remote
from carteado.cli.tournament.showing import as_json, classification, told
from carteado.struct import told as as_told
from carteado.tournament import verifying
from carteado.tournament.log import head_of
from carteado.tournament.torneio import Torneio
from carteado.tournament.verifying import Derived
from carteado.words import Words, event_lines
from carteado.words import event as says
from carteado.words.language import Texts

METHODS: Final[Texts] = {"seed": "sorteio por semente", "hand": "sorteio à mão"}


def looking(words: Words) -> list[click.Command]:
    """The commands of this file."""
    return [_table(words), _why(words), _need(words), _show(words), _verify(words), _print(words)]


def opened(words: Words, path: Path) -> Torneio:
    try:
        return place.event(path)
    except place.BadFolder as bad:
        raise click.ClickException(bad_folder(words, bad)) from bad


def bad_folder(words: Words, bad: place.BadFolder) -> str:
    if not bad.line:
        return words.say("Em {path} não há torneio: crie um com carteado tournament new.", path=bad.path)
    return words.say("O registro em {path} foi alterado: a linha {line} não segue a anterior.", path=bad.path, line=bad.line)


def _table(words: Words) -> click.Command:
    say = words.say

    @click.command("table", cls=Command, words=words, help=say("Mostra os grupos, ou um deles, e a classificação geral."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.argument("group", metavar="[" + say("GRUPO") + "]", default="")
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def table(path: Path | Remote, group: str, as_json_: bool) -> None:
        if isinstance(path, Remote):
            event = path.public()
            for line in [json.dumps(event, ensure_ascii=False, indent=2)] if as_json_ else remote.tables(words, event, group):
                click.echo(line)
            return
        torneio = opened(words, path)
        if as_json_:
            click.echo(json.dumps(as_json(words, torneio), ensure_ascii=False, indent=2))
            return
        if group and group not in torneio.state.groups:
            known = ", ".join(torneio.state.groups)
            raise click.ClickException(say("Não há grupo {group}. Há: {known}.", group=group, known=known))
        for line in told(words, torneio.state, group):
            click.echo(line)

    return table


def _entry(words: Words, torneio: Torneio, name: str) -> int:
    found = torneio.state.named(name)
    if found is None:
        raise click.ClickException(say_unknown(words, name))
    return found.number


def say_unknown(words: Words, name: str) -> str:
    """That nobody is entered so."""
    return words.say("Ninguém se inscreveu como {name}.", name=name)


def _why(words: Words) -> click.Command:
    say = words.say

    @click.command("why", cls=Command, words=words, help=say("Diz por que uma inscrição está onde está."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.argument("name", metavar=say("INSCRICAO"))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def why(path: Path | Remote, name: str, as_json_: bool) -> None:
        if isinstance(path, Remote):
            event = path.public()
            _listed(remote.why(event, _there(words, event, name)), as_json_)
            return
        torneio = opened(words, path)
        _listed(classification(words, torneio.state, _entry(words, torneio, name)), as_json_)

    return why


def _need(words: Words) -> click.Command:
    say = words.say

    @click.command("need", cls=Command, words=words, help=say("Diz do que uma inscrição ainda precisa no seu grupo."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.argument("name", metavar=say("INSCRICAO"))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def need(path: Path | Remote, name: str, as_json_: bool) -> None:
        if isinstance(path, Remote):
            found = path.read(f"{path.path}/precisa/{_there(words, path.public(), name)}")
            text, exact = str(found["text"]), bool(found.get("exact", False))
        else:
            torneio = opened(words, path)
            text, exact = says.need_text(words, torneio.state, _entry(words, torneio, name))
        click.echo(json.dumps({"text": text, "exact": exact}, ensure_ascii=False) if as_json_ else text)

    return need


def _there(words: Words, event: dict[str, Any], name: str) -> int:
    found = remote.entry_of(event, name)
    if found is None:
        raise click.ClickException(say_unknown(words, name))
    return found


def _listed(lines: list[str], as_json_: bool) -> None:
    click.echo(json.dumps(lines, ensure_ascii=False, indent=2) if as_json_ else "\n".join(lines))


def _show(words: Words) -> click.Command:
    say = words.say

    @click.command("log", cls=Command, words=words, help=say("Mostra o registro, linha por linha."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def show(path: Path | Remote, as_json_: bool) -> None:
        if isinstance(path, Remote):
            found = path.log()
            if as_json_:
                click.echo(json.dumps(found, ensure_ascii=False, indent=2))
            for one in () if as_json_ else found:
                click.echo(f"{one['number']:4} {one['text']}")
            return
        torneio = opened(words, path)
        if as_json_:
            click.echo(json.dumps([as_told(entry) for entry in torneio.log], ensure_ascii=False, indent=2))
            return
        for number, entry in enumerate(torneio.log, 1):
            click.echo(f"{number:4} {event_lines.line(words, torneio.state, entry)}")

    return show


def _verify(words: Words) -> click.Command:
    say = words.say

    @click.command("verify", cls=Command, words=words, help=say("Confere o registro e deriva de novo cada sorteio."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def verify(path: Path | Remote, as_json_: bool) -> None:
        draws, lines, note = _proved(words, path)
        if as_json_:
            told_ = [{"line": one.number, "method": one.method, "holds": one.holds} for one in draws]
            whole = not isinstance(path, Remote)
            click.echo(json.dumps({"lines": lines, "whole": whole, "draws": told_}, indent=2))
        else:
            for one in draws:
                text = say("confere") if one.holds else say("NÃO CONFERE")
                click.echo(f"{one.number:4} {say(METHODS[one.method])}: {text}")
            click.echo(note)
        if not all(one.holds for one in draws):
            raise click.exceptions.Exit(1)

    return verify


def _proved(words: Words, path: Path | Remote) -> tuple[tuple[Derived, ...], int, str]:
    """The draws of an event, how many lines it has, and how far that proves it: a server shows nobody its whole log."""
    if isinstance(path, Remote):
        event = path.public()
        note = words.say(
            "O registro inteiro se confere numa cópia, de carteado tournament export: o servidor mostra os sorteios."
        )
        return proving.draws(event), int(event["version"]), note
    torneio = opened(words, path)
    draws = (*verifying.draws(torneio), *verifying.rounds(torneio))
    return draws, len(torneio.log), words.say("Registro inteiro: {n} linhas.", n=len(torneio.log))


def _print(words: Words) -> click.Command:
    say = words.say

    @click.command("print", cls=Command, words=words, help=say("Imprime em PDF: súmulas, listas, classificação, chave, ata."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.argument("what", metavar=say("IMPRESSO"))
    @click.argument("file", metavar=say("ARQUIVO"), type=FileType(words))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def print_(path: Path | Remote, what: str, file: Path, as_json_: bool) -> None:
        if isinstance(path, Remote):
            _put(words, file, path.printed(what), what, as_json_)
            return
        from carteado.paper.document import Made
        from carteado.paper.event import PRINTS
        from carteado.paper.event_sheet import Printing
        from carteado.paper.printing import pdf

        torneio = opened(words, path)
        if what not in PRINTS:
            raise click.ClickException(say("Não há esse impresso. Há: {known}.", known=", ".join(PRINTS)))
        state = torneio.state
        made = Made(state.name, len(torneio.log), datetime.now(), state.rehearsal)
        body = pdf(PRINTS[what](Printing(words, state, made, head_of(place.payloads(path)))))
        _put(words, file, body, what, as_json_)
        if what == "crachas":
            note = say("Estes crachás saem sem PIN nem código: quem os tem é o servidor do torneio. Imprima-os por ele.")
            click.echo(note, err=True)

    return print_


def _put(words: Words, file: Path, body: bytes, what: str, as_json_: bool) -> None:
    try:
        file.write_bytes(body)
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}.") from error
    told_ = {"print": what, "file": str(file), "bytes": len(body)}
    text = words.say("{file}: {n} bytes.", file=file, n=len(body))
    click.echo(json.dumps(told_, ensure_ascii=False) if as_json_ else text)
