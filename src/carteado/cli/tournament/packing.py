"""An event that goes on elsewhere: packed, brought, saved to a second folder every few minutes.

Rule 1: a package is what `carteado export` writes and `carteado import` reads, with tables, prints and the site beside it.
Rule 2: what a folder cannot use itself (keys, scoreboards) it keeps, so that nothing is lost on the way through it.
Rule 3: a log that says something else is refused, with the number of the first line that differs.
"""

import asyncio
import hashlib
import json
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Final

import click

from carteado.cli.data import BROKEN, run
from carteado.cli.language import Command, FileType, unreadable
from carteado.cli.tournament import folder as place
from carteado.cli.tournament.looking import bad_folder, opened
from carteado.tournament.log import fork, head_of
from carteado.words import Words

if TYPE_CHECKING:
    from carteado.server.events.giving import Files
    from carteado.server.events.log import Kept
    from carteado.server.storage import Store

NAME: Final = "nome.txt"  # of an event that has one already
BESIDE: Final = "levado"  # what came with it, and is for other machines
KEYS: Final = "keys.json"
PART: Final = re.compile(r"[0-9a-z][0-9a-z-]{0,60}/[0-9]{3,6}\.carteado")
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ONLY: Final = ("site", "csv", "json", "pdf")
MINUTE: Final = 60.0


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    return [_export(words), _save(words), _key(words)]


def _export(words: Words) -> click.Command:
    say = words.say

    @click.command("export", cls=Command, words=words, help=say("Grava tudo de um torneio numa pasta ou num .zip."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("target", metavar=say("PASTA_OU_ZIP"), type=FileType(words))
    @click.option("--only", type=click.Choice(ONLY), default=None, help=say("Só isto, sem o registro."))
    @click.option("--initials", is_flag=True, help=say("Mostra as pessoas pelas iniciais, no site e no JSON."))
    @click.option("--data", type=FileType(words), default=None, help=say("Pasta de um servidor; PASTA é então o torneio."))
    @click.option("--database", default=None, help=say("Banco de dados: sqlite:///arquivo ou postgresql://..."))
    def export(path: Path, target: Path, only: str | None, initials: bool, data: Path | None, database: str | None) -> None:
        from carteado.cli.data import into

        if data is not None or database is not None:
            files = run(words, database, data, lambda store: _of_server(words, store, str(path), only, initials), make=False)
        else:
            opened(words, path)
            files = _files(words, _kept(path), place.payloads(path), *_beside(path), only=only, initials=initials)
        with into(words, target) as put:
            for name in sorted(files):
                put(name, files[name])
        click.echo(words.count("{n} arquivo gravado em {path}.", "{n} arquivos gravados em {path}.", len(files), path=target))

    return export


async def _of_server(words: Words, store: "Store", event: str, only: str | None, initials: bool) -> "Files":
    from carteado.server.events.log import PREFIX, Kept, kept_as
    from carteado.server.events.packing import carried_by, payloads_of, secrets_of
    from carteado.tournament.log import decoded
    from carteado.tournament.torneio import Torneio

    identity = event.removeprefix(PREFIX)
    payloads = await payloads_of(store, identity) if identity.isalnum() else []
    if not payloads:
        raise click.ClickException(words.say("Não há torneio {name}.", name=kept_as(identity)))
    kept = Kept(identity, Torneio.of(decoded(payloads)), head_of(payloads))
    carried, secrets = await carried_by(store, kept), await secrets_of(store, kept)
    return await asyncio.to_thread(_files, words, kept, payloads, carried, secrets, only=only, initials=initials)


def _kept(path: Path) -> "Kept":
    """The event of a folder, under the name it has, or one that its first line gives it."""
    from carteado.server.events.log import Kept

    payloads = place.payloads(path)
    try:
        name = (path / NAME).read_text(encoding="ascii").strip()
    except OSError:
        name = "".join([ALPHABET[byte % len(ALPHABET)] for byte in hashlib.sha256(payloads[0]).digest()[:8]])
    return Kept(name, place.event(path), head_of(payloads))


def _beside(path: Path) -> tuple[dict[str, bytes], dict[str, str]]:
    """The scoreboards and the keys that came with it."""
    found = {str(one.relative_to(path / BESIDE).as_posix()): one for one in (path / BESIDE).rglob("*") if one.is_file()}
    carried = {name: file.read_bytes() for name, file in found.items() if PART.fullmatch(name)}
    keys: dict[str, str] = json.loads(found[KEYS].read_bytes()) if KEYS in found else {}
    return carried, keys


def _files(
    words: Words,
    kept: "Kept",
    payloads: list[bytes],
    carried: Mapping[str, bytes],
    secrets: Mapping[str, str],
    *,
    only: str | None,
    initials: bool,
) -> "Files":
    from carteado.exchange.tables import csv_files
    from carteado.server.events import giving

    if only == "site":
        return giving.site(kept, words, initials)
    if only == "csv":
        return csv_files(words, kept.torneio.state)
    if only == "json":
        return {giving.JSON: giving.as_json(kept, words, initials), giving.SCHEMA: giving.schema()}
    if only == "pdf":
        return giving.prints(kept, words)
    return giving.package(kept, words, carried, secrets, payloads, initials)


def packed(file: Path) -> bool:
    """Whether this is an event that was exported: a folder or an archive with its log, and no list."""
    from carteado.server.storage.bundle import LOG

    if file.is_dir():
        return any(file.glob(f"*/{LOG}"))
    try:
        with zipfile.ZipFile(file) as archive:
            return any(name.endswith(f"/{LOG}") for name in archive.namelist())
    except (OSError, zipfile.BadZipFile, ValueError):
        return False


def brought(words: Words, file: Path, path: Path) -> None:
    """Bring an event into a folder, or the lines of it that are not there yet."""
    from carteado.server.events.carrying import log_of
    from carteado.server.events.log import PREFIX
    from carteado.server.storage.bundle import reading
    from carteado.server.storage.carrying import Broken

    try:
        with reading(file) as bundle:
            names = bundle.events()
            if len(names) != 1:
                raise click.ClickException(words.say("Em {path} não há um torneio só.", path=file))
            told, name, source = bundle.log(names[0])
            _, payloads = log_of(told, source)
            wanted = [part for _, parts in bundle.groups() for part in parts if PART.fullmatch(part)]
            beside = {part: bundle.contents(part) for part in wanted}
            keys = bundle.keys()
    except Broken as error:
        raise click.ClickException(f"{error.file}:{error.line}: {words.say(BROKEN[error.code])}") from error
    except zipfile.BadZipFile as error:
        raise click.ClickException(words.say("{path} não é uma pasta nem um arquivo .zip.", path=file)) from error
    except OSError as error:
        raise click.ClickException(unreadable(words, file, error)) from error
    here = _log_here(words, path)
    differs = fork(here, payloads)
    if differs is not None:
        raise click.ClickException(f"{told}:{differs}: {words.say(BROKEN['fork'])}")
    if len(here) >= len(payloads):
        click.echo(words.say("O torneio {name} já está aqui, com tudo o que este registro diz.", name=name))
        return
    try:
        place.extended(path, payloads, len(here))
        _keep_beside(path, name.removeprefix(PREFIX), beside, keys)
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}.") from error
    added = len(payloads) - len(here)
    click.echo(words.count("{n} linha trazida para {path}.", "{n} linhas trazidas para {path}.", added, path=path))


def _log_here(words: Words, path: Path) -> list[bytes]:
    if not (path / place.LOG).exists():
        return []
    try:
        place.event(path)
        return place.payloads(path)
    except place.BadFolder as bad:
        raise click.ClickException(bad_folder(words, bad)) from bad


def _keep_beside(path: Path, name: str, beside: Mapping[str, bytes], keys: bytes | None) -> None:
    from carteado.server.storage.bundle import put_whole

    if name.isalnum():
        put_whole(path / NAME, name.encode("ascii", "replace"))
    own = _own(name, keys)
    for part, contents in {**beside, **({KEYS: own} if own else {})}.items():
        put_whole(path / BESIDE / part, contents)


def _own(name: str, keys: bytes | None) -> bytes:
    """Of all keys those of this event."""
    from carteado.server.events.log import SECRET, SEED

    try:
        told: dict[str, str] = json.loads(keys or b"{}")
        found = {key: value for key, value in told.items() if key == SECRET + name or key.startswith(SEED)}
    except (ValueError, AttributeError):
        return b""
    return json.dumps(found, indent=1, sort_keys=True).encode() if found else b""


def _save(words: Words) -> click.Command:
    say = words.say

    @click.command("save", cls=Command, words=words, help=say("Guarda uma cópia noutra pasta, uma vez ou sempre."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("target", metavar=say("SEGUNDA_PASTA"), type=FileType(words))
    @click.option("--every", type=click.FloatRange(0.01, 1440), default=None, help=say("Minutos entre uma cópia e outra."))
    def save(path: Path, target: Path, every: float | None) -> None:
        from carteado.server.events.log import kept_as
        from carteado.server.events.saving import saved

        opened(words, path)
        last = ""
        while True:
            kept = _kept(path)
            if kept.head != last:
                problem = saved(target, kept, *_beside(path), place.payloads(path))
                if problem:
                    click.echo(words.say("Não deu para guardar em {path}: {problem}.", path=target, problem=problem), err=True)
                    if every is None:
                        raise click.exceptions.Exit(1)
                else:
                    last = kept.head
                    click.echo(words.say("Guardado em {path}.", path=target / f"{kept_as(kept.id)}.zip"))
            if every is None:
                return
            sleep(every * MINUTE)

    return save


def _key(words: Words) -> click.Command:
    say = words.say

    @click.command("key", cls=Command, words=words, help=say("Dá a chave da coordenação a alguém, para seguir num servidor."))
    @click.argument("path", metavar=say("PASTA"), type=FileType(words))
    @click.argument("name", metavar=say("NOME"))
    def key_(path: Path, name: str) -> None:
        from carteado.cli.tournament.commands import entered
        from carteado.server.events.keys import fresh_key, locked
        from carteado.tournament.entries import RoleGiven

        key = fresh_key()
        entered(
            words,
            path,
            lambda event: [RoleGiven(number=len(event.state.parts) + 1, part="coordinator", name=name, key=locked(key))],
        )
        click.echo(f"/torneio/{_kept(path).id}#k.{key}")

    return key_
