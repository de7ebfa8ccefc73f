"""`carteado serve`: the table in the browser."""

import asyncio
import contextlib
import errno
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from carteado.cli.data import NO_ANSWER
from carteado.cli.language import Command, FileType
from carteado.words import Words

if TYPE_CHECKING:
    from carteado.server.settings import Settings
    from carteado.server.storage import StorageError

FILE = ("empty", "damaged", "foreign", "in-use")  # what may be wrong with the file of a database
LEVELS = ("debug", "info", "warning", "error")


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("serve", cls=Command, words=words, help=say("Abre o Carteado no navegador, nesta máquina ou na rede."))
    @click.option("--host", default=None, help=say("Endereço onde atender; 0.0.0.0 é a rede toda [padrão: 127.0.0.1]."))
    @click.option("--port", type=click.IntRange(0, 65535), default=None, help=say("Porta; 0: uma livre [padrão: 8000]."))
    @click.option("--data", type=FileType(words), default=None, help=say("Pasta onde as mesas são guardadas."))
    @click.option("--database", default=None, help=say("Banco de dados: sqlite:///arquivo ou postgresql://..."))
    @click.option("--workers", type=click.IntRange(1), default=None, help=say("Processos; mais de um só com PostgreSQL."))
    @click.option("--open", "browse", is_flag=True, help=say("Abre o navegador, se houver."))
    @click.option("--autosave", default=None, help=say("Segunda pasta, para as cópias de segurança dos torneios."))
    @click.option("--autosave-minutes", type=click.FloatRange(0.01, 1440), default=None, help=say("Minutos entre as cópias."))
    @click.option("--log-level", type=click.Choice(LEVELS), default=None, help=say("O que vai para o registro de eventos."))
    @click.option("--access-log", is_flag=True, default=None, help=say("Anota também cada pedido."))
    def serve(browse: bool, **given: Any) -> None:
        settings = _settings(words, given)
        _needs_postgresql(words, settings)
        _serve(words, settings, browse)

    return [serve]


def _settings(words: Words, given: Mapping[str, Any]) -> "Settings":
    """What the environment says, and over it what was typed."""
    from carteado.server.settings import from_environment

    try:
        found = from_environment()
    except ValueError as error:
        raise click.ClickException(
            words.say("Não entendi {setting}: ali vai um número, como 8000 ou 0.5, só com algarismos.", setting=error)
        ) from error
    return replace(found, **{name: value for name, value in given.items() if value is not None})


def _needs_postgresql(words: Words, settings: "Settings") -> None:
    from carteado.server.storage import StorageError, database

    try:
        kind = database(settings.database or None, settings.data).drivername
    except StorageError as error:
        raise click.ClickException(_storage(words, error, settings)) from error
    if settings.workers > 1 and kind != "postgresql":
        raise click.ClickException(words.say("Mais de um processo só com PostgreSQL: use --database postgresql://..."))


def _serve(words: Words, settings: "Settings", browse: bool) -> None:
    from carteado.server import running
    from carteado.server.storage import StorageError, database
    from carteado.server.storage.place import named

    try:
        listening = running.bound(settings)
    except OSError as error:
        raise click.ClickException(_socket(words, error, settings)) from error
    with contextlib.closing(listening):
        try:
            asyncio.run(running.prepare(settings))
        except StorageError as error:
            raise click.ClickException(_storage(words, error, settings)) from error
        address = running.address_of(settings, listening)
        place = named(database(settings.database or None, settings.data))

        def ready() -> None:
            click.echo(words.say("Carteado em {address}", address=address))
            click.echo(words.say("Mesas guardadas em {place}. Ctrl+C para.", place=place))
            if browse:
                open_browser(address)

        running.run(settings, listening, ready)


def open_browser(address: str) -> None:
    """Open the page where there is a screen to show it; nothing waits for it, and nothing fails."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return

    def opened() -> None:
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(address)

    threading.Thread(target=opened, daemon=True).start()


def _socket(words: Words, error: OSError, settings: "Settings") -> str:
    facts = {"host": settings.host, "port": settings.port}
    if error.errno == errno.EADDRINUSE:
        return words.say("A porta {port} já está ocupada: escolha outra com --port, ou 0 para qualquer uma livre.", **facts)
    if error.errno == errno.EACCES:
        return words.say("Você não pode usar a porta {port}: escolha uma acima de 1023 com --port.", **facts)
    return words.say("Não dá para atender em {host}: escolha um endereço desta máquina com --host.", **facts)


def _storage(words: Words, error: "StorageError", settings: "Settings") -> str:
    """What is wrong with the database; its address may hold a password, and is never said."""
    if error.code == "url":
        return words.say("Não entendi o banco de dados: use sqlite:///arquivo ou postgresql://usuário@máquina/banco.")
    if error.code == "newer":
        return words.say("O banco de dados é de uma versão mais nova do Carteado: atualize o programa.")
    if error.code in FILE:
        return words.say(NO_ANSWER[error.code], detail=error.detail)
    if settings.database:
        return words.say("O banco de dados não responde: confira o endereço e se ele está no ar.")
    return words.say("Não consigo guardar mesas em {folder}: escolha outra pasta com --data.", folder=settings.data)
