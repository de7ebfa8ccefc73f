"""The commands: each does one thing on an event in a folder, and says what it did; `--json` for programs."""

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from carteado import fair
from carteado.cli.language import Command, FileType, Group
from carteado.cli.tournament import folder as place
from carteado.cli.tournament.looking import bad_folder, looking, opened
from carteado.cli.tournament.remote import PlaceType, Remote
from carteado.cli.tournament.showing import as_json, changed, fault_text, told
from carteado.tournament import entries as log
from carteado.tournament.presets import presets
from carteado.tournament.roteiro import RoteiroError, run
from carteado.tournament.roteiro.running import entries_of
from carteado.tournament.swissing import next_round
from carteado.tournament.torneio import Refused, Torneio
from carteado.words import Words, event_lines
from carteado.words.event_refusals import refusal

Entries = Sequence[log.AnyEntry]


def commands(words: Words) -> list[click.Command]:
    """The commands of an event, under one name."""
    from carteado.cli.tournament import packing
    from carteado.cli.tournament.importing import import_command, template_command

    made = [
        _new(words), _do(words), import_command(words), template_command(words), _draw(words), _pair(words), _result(words),
        _replay(words), _rehearse(words), *looking(words), *packing.commands(words),
    ]  # fmt: skip
    by_name: dict[str, Any] = {one.name or "": one for one in made}
    return [Group("tournament", words=words, commands=by_name, help=words.say("Um torneio inteiro, da inscrição à ata."))]


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
        raise click.ClickException(bad_folder(words, bad)) from bad


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
        click.echo(event_lines.line(words, after.state, entry))
    for text in changed(words, before, after):
        click.echo(f"  {text}")


def _new(words: Words) -> click.Command:
    say = words.say

    @click.command("new", cls=Command, words=words, help=say("Abre um torneio numa pasta nova."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.option("--preset", required=True, help=say("Predefinição: {known}.", known=", ".join(one.id for one in presets())))
    @click.option("--name", default="", help=say("Nome do torneio."))
    @click.option("--game", default="", help=say("O jogo, onde a predefinição serve a qualquer um."))
    @click.option("--tables", type=int, default=0, help=say("Quantas mesas há."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def new(path: Path | Remote, preset: str, name: str, game: str, tables: int, as_json_: bool) -> None:
        if isinstance(path, Remote):
            link = path.opened(preset, name or preset, game, tables)
            click.echo(json.dumps({"link": link}) if as_json_ else link)
            return
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
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.argument("lines", metavar=say("LINHA") + "...", nargs=-1, required=True)
    @click.option("--as", "role", default="coordinator", help=say("Quem faz: coordinator, organiser, commission, judge."))
    @click.option("--preview", is_flag=True, help=say("Só diz o que mudaria."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def do(path: Path | Remote, lines: tuple[str, ...], role: str, preview: bool, as_json_: bool) -> None:
        if isinstance(path, Remote):
            _done_there(path, list(lines), as_json_, preview)
            return
        for line in lines:
            if preview:
                before = opened(words, path)
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


def _done_there(path: Remote, lines: list[str], as_json_: bool, preview: bool = False) -> None:
    """Acts on a server, all or none, by whoever the key of the link is of."""
    found = path.done(lines, preview)
    click.echo(json.dumps(found if preview else path.public(), ensure_ascii=False, indent=2) if as_json_ else "\n".join(lines))
    for text in () if as_json_ else found.get("changes", ()):
        click.echo(f"  {text}")


def _by(entries: Entries, role: str) -> list[log.AnyEntry]:
    return [replace(one, role=role) for one in entries]


def _draw(words: Words) -> click.Command:
    say = words.say

    @click.command("draw", cls=Command, words=words, help=say("Sorteia os grupos: A:4 B:4 ..., ou uma ordem entre inscrições."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.argument("what", metavar="A:4...", nargs=-1, required=True)
    @click.option("--seed", default="", help=say("Semente em hexadecimal; sem ela, uma nova."))
    @click.option("--word", "spoken", multiple=True, help=say("Palavra dita na sala; pode repetir."))
    @click.option("--pots", is_flag=True, help=say("Potes pela ordem das inscrições."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def draw(
        path: Path | Remote, what: tuple[str, ...], seed: str, spoken: tuple[str, ...], pots: bool, as_json_: bool
    ) -> None:
        seed = seed or secrets.token_hex(fair.SEED_BYTES)
        kind = "grupos " if any(":" in one for one in what) else ""
        aloud = "".join(f' palavra "{word}"' for word in spoken)
        line = f"sorteia {kind}{' '.join(what)} semente {seed}{aloud}{' potes' if pots else ''}"
        if isinstance(path, Remote):
            _done_there(path, [line], as_json_)
            return
        before, after = entered(words, path, lambda event: entries_of(event, line))
        if not as_json_:
            click.echo(say("Compromisso: {hash}", hash=fair.commitment(bytes.fromhex(seed))))
            click.echo(say("Semente: {seed}", seed=seed))
        said(words, before, after, as_json_)

    return draw


def _pair(words: Words) -> click.Command:
    say = words.say

    @click.command("pair", cls=Command, words=words, help=say("Emparceira a próxima rodada de uma fase suíça."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.argument("stage", metavar=say("FASE"))
    @click.option("--seed", default="", help=say("Semente em hexadecimal; sem ela, uma nova."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def pair(path: Path | Remote, stage: str, seed: str, as_json_: bool) -> None:
        chosen = seed or secrets.token_hex(fair.SEED_BYTES)
        if isinstance(path, Remote):
            _done_there(path, [f"rodada {stage} semente {chosen}"], as_json_)
            return
        before, after = entered(words, path, lambda event: [next_round(event.state, stage, bytes.fromhex(chosen))])
        said(words, before, after, as_json_)

    return pair


def _result(words: Words) -> click.Command:
    say = words.say

    @click.command("result", cls=Command, words=words, help=say('Lança as partidas de um jogo: "A1 x A2" 12-9 10-12 12-8.'))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words))
    @click.argument("jogo", metavar=say("JOGO"))
    @click.argument("rows", metavar="12-9...", nargs=-1, required=True)
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def result(path: Path | Remote, jogo: str, rows: tuple[str, ...], as_json_: bool) -> None:
        line = f"resultado {jogo}: {' '.join(rows)}"
        if isinstance(path, Remote):
            _done_there(path, [line], as_json_)
            return
        before, after = entered(words, path, lambda event: entries_of(event, line))
        said(words, before, after, as_json_)

    return result


def _replay(words: Words) -> click.Command:
    say = words.say

    @click.command("replay", cls=Command, words=words, help=say("Grava numa pasta nova o torneio de um roteiro."))
    @click.argument("roteiro", metavar=say("ROTEIRO"), type=FileType(words))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def replay(roteiro: Path, path: Path, as_json_: bool) -> None:
        try:
            found = run(roteiro.read_text(encoding="utf-8"))
            torneio = place.created(path, found.event.log)
        except (RoteiroError, UnicodeDecodeError) as error:
            raise click.ClickException(f"{roteiro}: {error}") from error
        except FileExistsError as error:
            raise click.ClickException(say("Em {path} já há um torneio.", path=path)) from error
        except OSError as error:
            raise click.ClickException(f"{roteiro}: {error.strerror}.") from error
        faults = [(one.line, fault_text(words, found.event, one)) for one in found.faults]
        if as_json_:
            told_ = {
                "path": str(path),
                "lines": len(torneio.log),
                "faults": [{"line": at, "text": text} for at, text in faults],
            }
            click.echo(json.dumps(told_, ensure_ascii=False, indent=2))
            return
        for at, text in faults:
            click.echo(f"{roteiro}:{at}: {text}", err=True)
        click.echo(say("{n} linhas em {path}.", n=len(torneio.log), path=path))

    return replay


def _rehearse(words: Words) -> click.Command:
    say = words.say

    @click.command("rehearse", cls=Command, words=words, help=say("Ensaia o torneio numa cópia, com resultados inventados."))
    @click.argument("path", metavar=say("PASTA"), type=PlaceType(words, folder_only=True))
    @click.argument("copy", metavar=say("PASTA_DO_ENSAIO"), type=FileType(words))
    @click.option("--seed", type=int, default=1, help=say("Outro número, outros resultados."))
    @click.option("--json", "as_json_", is_flag=True, help=say("Escreve em JSON."))
    def rehearse(path: Path, copy: Path, seed: int, as_json_: bool) -> None:
        from carteado.tournament.rehearsing import rehearsed

        torneio = rehearsed(opened(words, path), seed)
        try:
            place.created(copy, torneio.log)
        except FileExistsError as error:
            raise click.ClickException(say("Em {path} já há um torneio.", path=copy)) from error
        lines = (
            [json.dumps(as_json(words, torneio), ensure_ascii=False, indent=2)] if as_json_ else told(words, torneio.state, "")
        )
        for line in lines:
            click.echo(line)

    return rehearse
