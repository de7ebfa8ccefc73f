"""`carteado export` and `carteado import`: everything a server keeps, as records."""

import asyncio
import json
import zipfile
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import Progress

from carteado.cli.language import Command, FileType, unreadable
from carteado.words import Texts, Words

if TYPE_CHECKING:
    from carteado.server.storage import Entry, Facts, Store
    from carteado.server.storage.bundle import Bundle, Group, Put
    from carteado.server.storage.carrying import Broken

    Files = list[tuple[str, bytes]]
    Brought = tuple[str, str, list[Entry], Facts]  # name, game, rows, what lists show

KEYS: Final = "keys.json"
BROKEN: Final[Texts] = {
    "not-an-entry": "Esta linha «@» não diz nada que uma mesa conheça.",
    "not-of-a-table": "Numa mesa só há lances às claras e linhas «@»: esta linha não serve.",
    "no-notes": "Faltam as notas do lance: quem o fez e quando, como em {{pessoa 1790000000000}}.",
    "another-table": "Este registro não é da mesma mesa que os outros da pasta, ou falta o começo da mesa.",
    "not-of-an-event": "Esta linha não diz nada que um torneio conheça.",
    "unchained": "Esta linha não segue a de antes: o registro do torneio foi mudado, ou falta uma linha.",
    "no-event": "Este registro não abre um torneio que as regras de hoje conheçam.",
    "fork": "O torneio que já está aqui diz outra coisa a partir desta linha: são dois registros, e nada foi trazido.",
    "impossible": "Isto não pode acontecer nesta altura da mesa: falta um registro, ou há linhas trocadas.",
}
NO_ANSWER: Final[Texts] = {
    "url": "Não entendi o banco de dados: use sqlite:///arquivo ou postgresql://usuário@máquina/banco.",
    "newer": "O banco de dados é de uma versão mais nova do Carteado: atualize o programa.",
    "empty": "O arquivo {detail} está vazio, e um banco de dados nunca está: ponha a sua cópia no lugar, ou apague-o.",
    "damaged": "O banco de dados está danificado, ou não é um ({detail}): ponha a sua cópia no lugar, ou guarde-o à parte.",
    "foreign": "O arquivo {detail} é o banco de dados de outro programa: escolha outra pasta com --data.",
    "in-use": "Outro Carteado já atende com {detail}: pare aquele, ou escolha outra pasta com --data.",
    "gone": "Não encontrei o banco de dados: {detail}.",
    "failed": "O banco de dados falhou: {detail}.",
    "unreachable": "O banco de dados não responde: confira o endereço e se ele está no ar.",
}

Advance = Callable[[], None]
Found = TypeVar("Found")


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    return [_export(words), _import(words)]


def _export(words: Words) -> click.Command:
    say = words.say

    @click.command("export", cls=Command, words=words, help=say("Grava todas as mesas, ou algumas, como registros."))
    @click.argument("path", metavar=say("PASTA_OU_ZIP"), type=FileType(words))
    @click.argument("tables", metavar="[" + say("MESA") + "...]", nargs=-1)
    @click.option("--data", type=FileType(words), default=None, help=say("Pasta onde as mesas são guardadas."))
    @click.option("--database", default=None, help=say("Banco de dados: sqlite:///arquivo ou postgresql://..."))
    @click.option("--keys", is_flag=True, help=say("Leva também as chaves que reconhecem os visitantes."))
    def export(path: Path, tables: tuple[str, ...], data: Path | None, database: str | None, keys: bool) -> None:
        async def work(store: "Store") -> tuple[Counter[str], list[str]]:
            names = list(dict.fromkeys(tables)) or [name async for name in store.tables()]
            for name in names:
                if not _is_text(name) or not await store.exists(name):
                    raise click.ClickException(say("Não há mesa {name}.", name=name))
            with into(words, path) as put:
                if keys:
                    put(KEYS, json.dumps(await store.settings(), indent=1, sort_keys=True).encode())
                with _progress(say("exportando"), len(names)) as advance:
                    kinds = {name: await _exported(store, name, put, advance) for name in names}
            return Counter(filter(None, kinds.values())), [name for name, kind in kinds.items() if not kind]

        done, left = run(words, database, data, work, make=False)
        for kind, many in _by_kind(done):
            click.echo(_written(words, kind, many, path))
        for name in left:
            told = say("A mesa {name} ficou de fora: as regras de hoje não aceitam mais o que aconteceu nela.", name=name)
            click.echo(told, err=True)
        if left:
            raise click.exceptions.Exit(1)

    return export


async def _exported(store: "Store", table: str, put: "Put", advance: Advance) -> str:
    """What was told as records or as a log; nothing where it could not be."""
    from carteado.server import placar_records
    from carteado.server.events.carrying import text_of
    from carteado.server.storage import EVENT, HOME, PLACAR, TABLE
    from carteado.server.storage.bundle import LOG, RECORD
    from carteado.server.storage.carrying import NotCarried, texts_of

    stored = await store.load(table)
    advance()
    kept = await store.about(table)
    if kept is not None and kept.kind == HOME:
        return HOME  # its owner has it, and it is nobody's table
    if kept is not None and kept.kind == EVENT:
        try:
            put(f"{table}/{LOG}", text_of([payload for _, _, payload in stored]))
        except NotCarried:
            return ""
        return EVENT
    tell = placar_records.texts_of if kept is not None and kept.kind == PLACAR else texts_of
    try:
        texts = tell(payload for _, _, payload in stored)
    except NotCarried:
        return ""
    for number, text in enumerate(texts, 1):
        put(f"{table}/{number:03}{RECORD}", text.encode())
    return kept.kind if kept is not None else TABLE


def _by_kind(found: Counter[str]) -> list[tuple[str, int]]:
    """How many there are of each kind; where there are none at all, that there is no table."""
    from carteado.server.storage import EVENT, PLACAR, TABLE

    return [(kind, found[kind]) for kind in (TABLE, PLACAR, EVENT) if found[kind]] or [(TABLE, 0)]


def _written(words: Words, kind: str, many: int, path: Path) -> str:
    from carteado.server.storage import EVENT, PLACAR

    if kind == EVENT:
        return words.count("{n} torneio gravado em {path}.", "{n} torneios gravados em {path}.", many, path=path)
    if kind == PLACAR:
        return words.count("{n} placar gravado em {path}.", "{n} placares gravados em {path}.", many, path=path)
    return words.count("{n} mesa gravada em {path}.", "{n} mesas gravadas em {path}.", many, path=path)


def _back(words: Words, kind: str, many: int) -> str:
    from carteado.server.storage import EVENT, PLACAR

    if kind == EVENT:
        return words.count("{n} torneio trazido.", "{n} torneios trazidos.", many)
    if kind == PLACAR:
        return words.count("{n} placar trazido.", "{n} placares trazidos.", many)
    return words.count("{n} mesa trazida.", "{n} mesas trazidas.", many)


@contextmanager
def into(words: Words, path: Path) -> "Generator[Put]":
    """Write files into a new folder or archive, or say in one sentence why not."""
    from carteado.server.storage.bundle import writing

    try:
        with writing(path) as put:
            yield put
    except FileExistsError as error:
        raise click.ClickException(words.say("{path} já existe e não está vazio: escolha outro nome.", path=path)) from error
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}.") from error


def _import(words: Words) -> click.Command:
    say = words.say

    @click.command("import", cls=Command, words=words, help=say("Traz de volta as mesas que um export gravou."))
    @click.argument("path", metavar=say("PASTA_OU_ZIP"), type=FileType(words))
    @click.option("--data", type=FileType(words), default=None, help=say("Pasta onde as mesas são guardadas."))
    @click.option("--database", default=None, help=say("Banco de dados: sqlite:///arquivo ou postgresql://..."))
    def import_(path: Path, data: Path | None, database: str | None) -> None:
        with _out_of(words, path) as bundle:
            brought, notes, problems = run(words, database, data, lambda store: _imported(words, store, bundle))
        for line in notes:
            click.echo(line)
        for kind, many in _by_kind(brought):
            click.echo(_back(words, kind, many))
        for line in problems:
            click.echo(line, err=True)
        if problems:
            raise click.exceptions.Exit(1)

    return import_


async def _imported(words: Words, store: "Store", bundle: "Bundle") -> tuple[Counter[str], list[str], list[str]]:
    """How many of each kind were brought, what was skipped, and what is wrong."""
    from carteado.server.storage.carrying import Broken

    groups, events = bundle.groups(), bundle.events()
    works: list[Callable[[], Awaitable[tuple[str, str]]]] = [partial(_brought, words, store, bundle, group) for group in groups]
    works += [partial(_event, words, store, bundle, name) for name in events]
    brought, notes, problems = Counter[str](), list[str](), list[str]()
    with _progress(words.say("importando"), len(works)) as advance:
        for work in works:
            try:
                kind, told = await work()
                brought[kind] += not told
                notes += [told] if told else []
            except Broken as error:
                problems.append(f"{error.file}:{error.line}: {_reason(words, error)}")
            advance()
    keys = bundle.keys()
    for key, value in _settings(words, bundle, keys).items() if keys is not None else ():
        await store.put_setting(key, value)
    return brought, notes, problems


async def _brought(words: Words, store: "Store", bundle: "Bundle", group: "Group") -> tuple[str, str]:
    """Bring one table or scoreboard, whole; or say that it is here already."""
    from carteado.server.placar_records import holds_placar
    from carteado.server.storage import PLACAR, TABLE, Conflict
    from carteado.server.storage.carrying import Broken

    files = list(bundle.files(group))
    kind = PLACAR if holds_placar(files) else TABLE
    name, game, rows, facts = _placar(files) if kind == PLACAR else _table(files)
    try:
        await store.create(name, game, rows, facts, kind)
    except Conflict:
        here = [(at, payload) for _, at, payload in await store.load(name)]
        if here == rows or (kind == PLACAR and here[: len(rows)] == rows):
            return kind, words.say("A mesa {name} já está aqui, igual.", name=name)
        if kind != PLACAR or rows[: len(here)] != here:
            raise Broken(str(bundle.path / group[0]), 0, "differs") from None
        await store.append(name, len(here) + 1, rows[len(here) :], facts)
    return kind, ""


async def _event(words: Words, store: "Store", bundle: "Bundle", name: str) -> tuple[str, str]:
    """Bring an event, or the lines of it that are not here yet; or say that it is here already."""
    from carteado.server.events.carrying import game_of, log_of
    from carteado.server.events.log import PREFIX, facts
    from carteado.server.storage import EVENT
    from carteado.server.storage.carrying import Broken
    from carteado.tournament.log import fork

    file, event, source = bundle.log(name)
    if not event.startswith(PREFIX):
        raise Broken(file, 0, "no-event")
    torneio, payloads = log_of(file, source)
    rows = [(entry.at, payload) for entry, payload in zip(torneio.log, payloads, strict=True)]
    kept = facts(torneio, rows[-1][0])
    here = [payload for _, _, payload in await store.load(event)]
    differs = fork(here, payloads)
    if differs is not None:
        raise Broken(file, differs, "fork")
    if len(here) >= len(rows):
        return EVENT, words.say("O torneio {name} já está aqui, com tudo o que este registro diz.", name=event)
    if here:
        await store.append(event, len(here) + 1, rows[len(here) :], kept)
    else:
        await store.create(event, game_of(torneio), rows, kept, EVENT)
    return EVENT, ""


def _table(files: "Files") -> "Brought":
    from carteado.server.storage.carrying import table_of
    from carteado.server.summaries import facts_of
    from carteado.table import entries as log

    table, entries = table_of(files)
    return table.id, table.found.id, [(entry.at, log.encode(entry)) for entry in entries], facts_of(table, ())


def _placar(files: "Files") -> "Brought":
    from carteado.server.placar_records import board_of
    from carteado.server.placar_shapes import encode

    board, stored = board_of(files)
    rows = [(entry.at, encode(entry)) for entry in stored]
    return board.opened.placar, f"placar:{board.placar.code.id}", rows, board.facts(stored[-1].at)


def _reason(words: Words, error: "Broken") -> str:
    if error.cause is not None:
        return words.record_error(error.cause)
    if error.code == "result-differs":
        return words.record_problem(error.code)
    if error.code == "differs":
        return words.say("Já há uma mesa com este nome, e ela é outra.")
    return words.say(BROKEN[error.code])


def _settings(words: Words, bundle: "Bundle", keys: bytes) -> dict[str, str]:
    try:
        found: Any = json.loads(keys)
        return {str(key): str(value) for key, value in found.items()}
    except (ValueError, AttributeError) as error:
        raise click.ClickException(words.say("Não entendi {file}.", file=bundle.path / KEYS)) from error


@contextmanager
def _out_of(words: Words, path: Path) -> "Generator[Bundle]":
    from carteado.server.storage.bundle import RECORD, reading

    try:
        with reading(path) as bundle:
            if not bundle.groups() and not bundle.events():
                raise click.ClickException(words.say("Em {path} não há arquivo {record}.", path=path, record=RECORD))
            yield bundle
    except zipfile.BadZipFile as error:
        raise click.ClickException(words.say("{path} não é uma pasta nem um arquivo .zip.", path=path)) from error
    except OSError as error:
        raise click.ClickException(unreadable(words, path, error)) from error


def run(
    words: Words, database: str | None, data: Path | None, work: "Callable[[Store], Awaitable[Found]]", make: bool = True
) -> Found:
    """Do something with the store, or say in one sentence why it cannot be; the address may hold a password."""
    from carteado.server import storage

    async def opened() -> Found:
        store = await storage.Store.open(storage.database(database, data), make=make)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except storage.StorageError as error:
        told = NO_ANSWER.get(error.code, NO_ANSWER["failed"])
        raise click.ClickException(words.say(told, detail=error.detail)) from error


def _is_text(name: str) -> bool:
    """Whether a name can be that of a table: what the shell gave may be no text at all."""
    return name.isprintable()


@contextmanager
def _progress(title: str, total: int) -> Generator[Advance]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=total)
        yield lambda: progress.advance(task)
