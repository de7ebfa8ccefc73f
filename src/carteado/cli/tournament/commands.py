"""The commands: each does one thing on an event in a folder, and says what it did; `--json` for programs."""

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from carteado import fair
from carteado.cli.language import Command, FileType, Group
from carteado.cli.tournament import folder as place
from carteado.cli.tournament.showing import as_json, changed, classification, told
from carteado.tournament import entries as log
from carteado.tournament import verifying
from carteado.tournament.log import head_of
from carteado.tournament.presets import presets
from carteado.tournament.roteiro import RoteiroError, run
from carteado.tournament.roteiro.running import entries_of
from carteado.tournament.swissing import next_round
from carteado.tournament.torneio import Refused, Torneio
from carteado.words import Words
from carteado.words import event as says
from carteado.words.event_refusals import refusal

Entries = Sequence[log.AnyEntry]


def commands(words: Words) -> list[click.Command]:
    """The commands of an event, under one name."""
    from carteado.cli.tournament.importing import import_command, template_command

    made = [
        _new(words), _do(words), import_command(words), template_command(words), _draw(words), _pair(words), _result(words),
        _table(words), _why(words), _need(words), _show(words), _verify(words), _replay(words), _rehearse(words), _print(words),
    ]  # fmt: skip
    by_name: dict[str, Any] = {one.name or "": one for one in made}
    return [Group("tournament", words=words, commands=by_name, help=words.say("Um torneio inteiro, da inscrição à ata."))]


def opened_at(words: Words, path: Path) -> Torneio:
    """The event in a folder, or a sentence why there is none."""
    try:
        return place.event(path)
    except place.BadFolder as bad:
        raise click.ClickException(_bad(words, bad)) from bad


def _bad(words: Words, bad: place.BadFolder) -> str:
    if not bad.line:
        return words.say("Em {path} não há torneio: crie um com carteado tournament new.", path=bad.path)
    return words.say("O registro em {path} foi alterado: a linha {line} não segue a anterior.", path=bad.path, line=bad.line)


def entered(words: Words, path: Path, made: Callable[[Torneio], Entries]) -> tuple[Torneio, Torneio]:
    """The event before and after what was made of it."""
    try:
        with place.writing(path) as writing:
            before = writing.torneio
            try:
                return before, writing.enter(made(before))
            except Refused as refused:
                raise click.ClickException(_refused(words, before, refused)) from refused
            except RoteiroError as error:
                raise click.ClickException(error.text) from error
    except place.BadFolder as bad:
        raise click.ClickException(_bad(words, bad)) from bad


def _refused(words: Words, torneio: Torneio, refused: Refused) -> str:
    reason = refused.reason
    text = refusal(words, torneio.state, reason)
    return f"{text} ({reason.clause})" if reason.clause else text


def said(words: Words, before: Torneio, after: Torneio, as_json_: bool) -> None:
    """What was done, and what it changed."""
    if as_json_:
        click.echo(json.dumps(as_json(words, after), ensure_ascii=False, indent=2))
        return
    for entry in after.log[len(before.log) :]:
        click.echo(says.line(words, after.state, entry))
    for text in changed(words, before, after):
        click.echo(f"  {text}")


def _new(words: Words) -> click.Command:
    say = words.say

    @click.command("new", cls=Command, words=words, help=say("Abre um torneio numa pasta nova."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.option("--preset", required=True, help=say("Predefinição: {known}.", known=", ".join(one.id for one in presets())))
    @click.option("--name", default="", help=say("Nome do torneio."))
    @click.option("--game", default="", help=say("O jogo, onde a predefinição serve a qualquer um."))
    @click.option("--tables", type=int, default=0, help=say("Quantas mesas há."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def new(path: Path, preset: str, name: str, game: str, tables: int, as_json_: bool) -> None:
        opened = log.Opened(name=name or path.name, preset=preset, game=game, tables=tables)
        try:
            Torneio.of().entered(opened)
            torneio = place.created(path, [opened])
        except Refused as refused:
            raise click.ClickException(_refused(words, Torneio.of(), refused)) from refused
        except FileExistsError as error:
            raise click.ClickException(say("Em {path} já há um torneio.", path=path)) from error
        except OSError as error:
            raise click.ClickException(f"{path}: {error.strerror}.") from error
        said(words, Torneio.of(), torneio, as_json_)

    return new


def _do(words: Words) -> click.Command:
    say = words.say

    @click.command("do", cls=Command, words=words, help=say("Faz o que uma linha de roteiro diz, uma depois da outra."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("lines", metavar=say("LINHA") + "...", nargs=-1, required=True)
    @click.option("--as", "role", default="coordinator", help=say("Quem faz: coordinator, organiser, commission, judge."))
    @click.option("--preview", is_flag=True, help=say("Só diz o que mudaria."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def do(path: Path, lines: tuple[str, ...], role: str, preview: bool, as_json_: bool) -> None:
        for line in lines:
            if preview:
                before = opened_at(words, path)
                try:
                    after = before
                    for one in entries_of(before, line):
                        after = after.entered(replace(one, role=role))
                except Refused as refused:
                    raise click.ClickException(_refused(words, before, refused)) from refused
                except RoteiroError as error:
                    raise click.ClickException(error.text) from error
            else:
                before, after = entered(words, path, lambda event, text=line: _by(entries_of(event, text), role))  # type: ignore[misc]
            said(words, before, after, as_json_)

    return do


def _by(entries: Entries, role: str) -> list[log.AnyEntry]:
    return [replace(one, role=role) for one in entries]


def _draw(words: Words) -> click.Command:
    say = words.say

    @click.command("draw", cls=Command, words=words, help=say("Sorteia os grupos: A:4 B:4 ..., ou uma ordem entre inscrições."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("what", metavar="A:4...", nargs=-1, required=True)
    @click.option("--seed", default="", help=say("Semente em hexadecimal; sem ela, uma nova."))
    @click.option("--word", "spoken", multiple=True, help=say("Palavra dita na sala; pode repetir."))
    @click.option("--pots", is_flag=True, help=say("Potes pela ordem das inscrições."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def draw(path: Path, what: tuple[str, ...], seed: str, spoken: tuple[str, ...], pots: bool, as_json_: bool) -> None:
        seed = seed or secrets.token_hex(fair.SEED_BYTES)
        kind = "grupos " if any(":" in one for one in what) else ""
        aloud = "".join(f' palavra "{word}"' for word in spoken)
        line = f"sorteia {kind}{' '.join(what)} semente {seed}{aloud}{' potes' if pots else ''}"
        before, after = entered(words, path, lambda event: entries_of(event, line))
        if not as_json_:
            click.echo(say("Compromisso: {hash}", hash=fair.commitment(bytes.fromhex(seed))))
            click.echo(say("Semente: {seed}", seed=seed))
        said(words, before, after, as_json_)

    return draw


def _pair(words: Words) -> click.Command:
    say = words.say

    @click.command("pair", cls=Command, words=words, help=say("Emparceira a próxima rodada de uma fase suíça."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("stage", metavar=say("FASE"))
    @click.option("--seed", default="", help=say("Semente em hexadecimal; sem ela, uma nova."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def pair(path: Path, stage: str, seed: str, as_json_: bool) -> None:
        chosen = seed or secrets.token_hex(fair.SEED_BYTES)
        before, after = entered(words, path, lambda event: [next_round(event.state, stage, bytes.fromhex(chosen))])
        said(words, before, after, as_json_)

    return pair


def _result(words: Words) -> click.Command:
    say = words.say

    @click.command("result", cls=Command, words=words, help=say('Lança as partidas de um jogo: "A1 x A2" 12-9 10-12 12-8.'))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("jogo", metavar=say("JOGO"))
    @click.argument("rows", metavar="12-9...", nargs=-1, required=True)
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def result(path: Path, jogo: str, rows: tuple[str, ...], as_json_: bool) -> None:
        line = f"resultado {jogo}: {' '.join(rows)}"
        before, after = entered(words, path, lambda event: entries_of(event, line))
        said(words, before, after, as_json_)

    return result


def _table(words: Words) -> click.Command:
    say = words.say

    @click.command("table", cls=Command, words=words, help=say("Mostra os grupos, ou um deles, e a classificação geral."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("group", metavar="[" + say("GRUPO") + "]", default="")
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def table(path: Path, group: str, as_json_: bool) -> None:
        torneio = opened_at(words, path)
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
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("name", metavar=say("INSCRICAO"))
    def why(path: Path, name: str) -> None:
        torneio = opened_at(words, path)
        number = _entry(words, torneio, name)
        for text in classification(words, torneio.state, number):
            click.echo(text)

    return why


def _need(words: Words) -> click.Command:
    say = words.say

    @click.command("need", cls=Command, words=words, help=say("Diz do que uma inscrição ainda precisa no seu grupo."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("name", metavar=say("INSCRICAO"))
    def need(path: Path, name: str) -> None:
        torneio = opened_at(words, path)
        click.echo(says.need_text(words, torneio.state, _entry(words, torneio, name))[0])

    return need


def _show(words: Words) -> click.Command:
    say = words.say

    @click.command("log", cls=Command, words=words, help=say("Mostra o registro, linha por linha."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    def show(path: Path) -> None:
        torneio = opened_at(words, path)
        for number, entry in enumerate(torneio.log, 1):
            click.echo(f"{number:4} {says.line(words, torneio.state, entry)}")

    return show


def _verify(words: Words) -> click.Command:
    say = words.say

    @click.command("verify", cls=Command, words=words, help=say("Confere o registro e deriva de novo cada sorteio."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    def verify(path: Path) -> None:
        torneio = opened_at(words, path)
        derived = (*verifying.draws(torneio), *verifying.rounds(torneio))
        wrong = [one for one in derived if not one.holds]
        for one in derived:
            text = say("confere") if one.holds else say("NÃO CONFERE")
            click.echo(f"{one.number:4} {one.method}: {text}")
        click.echo(say("Registro inteiro: {n} linhas.", n=len(torneio.log)))
        if wrong:
            raise click.exceptions.Exit(1)

    return verify


def _replay(words: Words) -> click.Command:
    say = words.say

    @click.command("replay", cls=Command, words=words, help=say("Grava numa pasta nova o torneio de um roteiro."))
    @click.argument("roteiro", metavar=say("ROTEIRO"), type=FileType(words))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    def replay(roteiro: Path, path: Path) -> None:
        try:
            found = run(roteiro.read_text(encoding="utf-8"))
            torneio = place.created(path, found.event.log)
        except (RoteiroError, UnicodeDecodeError) as error:
            raise click.ClickException(f"{roteiro}: {error}") from error
        except FileExistsError as error:
            raise click.ClickException(say("Em {path} já há um torneio.", path=path)) from error
        except OSError as error:
            raise click.ClickException(f"{roteiro}: {error.strerror}.") from error
        for fault in found.faults:
            click.echo(f"{roteiro}:{fault.line}: {fault.text}", err=True)
        click.echo(say("{n} linhas em {path}.", n=len(torneio.log), path=path))

    return replay


def _print(words: Words) -> click.Command:
    say = words.say

    @click.command("print", cls=Command, words=words, help=say("Imprime em PDF: súmulas, listas, classificação, chave, ata."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("what", metavar=say("IMPRESSO"))
    @click.argument("file", metavar=say("ARQUIVO"), type=FileType(words))
    def print_(path: Path, what: str, file: Path) -> None:
        from carteado.paper.document import Made
        from carteado.paper.event import PRINTS
        from carteado.paper.event_sheet import Printing
        from carteado.paper.printing import pdf

        torneio = opened_at(words, path)
        if what not in PRINTS:
            raise click.ClickException(say("Não há esse impresso. Há: {known}.", known=", ".join(PRINTS)))
        state = torneio.state
        made = Made(state.name, len(torneio.log), datetime.now(), state.rehearsal)
        body = pdf(PRINTS[what](Printing(words, state, made, head_of(place.payloads(path)))))
        try:
            file.write_bytes(body)
        except OSError as error:
            raise click.ClickException(f"{file}: {error.strerror}.") from error
        click.echo(say("{file}: {n} bytes.", file=file, n=len(body)))

    return print_


def _rehearse(words: Words) -> click.Command:
    say = words.say

    @click.command("rehearse", cls=Command, words=words, help=say("Ensaia o torneio numa cópia, com resultados inventados."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("copy", metavar=say("PASTA_DO_ENSAIO"), type=FileType(words))
    @click.option("--seed", type=int, default=1, help=say("Outro número, outros resultados."))
    def rehearse(path: Path, copy: Path, seed: int) -> None:
        from carteado.tournament.rehearsing import rehearsed

        torneio = rehearsed(opened_at(words, path), seed)
        try:
            place.created(copy, torneio.log)
        except FileExistsError as error:
            raise click.ClickException(say("Em {path} já há um torneio.", path=copy)) from error
        for line in told(words, torneio.state, ""):
            click.echo(line)

    return rehearse
