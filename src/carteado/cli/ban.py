"""`carteado ban`: whom a server keeps out."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from carteado.cli.data import run
from carteado.cli.language import Command
from carteado.words import Words

if TYPE_CHECKING:
    from carteado.server.storage import Store


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("ban", cls=Command, words=words, help=say("Fecha a porta do servidor a alguém, ou diz a quem está fechada."))
    @click.argument("whom", metavar="[" + say("MARCA_OU_ENDEREÇO") + "...]", nargs=-1)
    @click.option("--lift", is_flag=True, help=say("Abre de novo."))
    @click.option("--data", type=click.Path(path_type=Path), default=None, help=say("Pasta onde as mesas são guardadas."))
    @click.option("--database", default=None, help=say("Banco de dados: sqlite:///arquivo ou postgresql://..."))
    def ban(whom: tuple[str, ...], lift: bool, data: Path | None, database: str | None) -> None:
        async def work(store: "Store") -> list[str]:
            marks = [await _mark(words, store, one) for one in whom]
            return [await _changed(words, store, mark, lift) for mark in marks] or await _told(words, store)

        for line in run(words, database, data, work, make=False):
            click.echo(line)

    return [ban]


async def _mark(words: Words, store: "Store", whom: str) -> str:
    """The mark that stands in the log, or that of an address."""
    from ipaddress import ip_address

    from carteado.server.bans import KEY, MARK, address_mark, new_mark_key
    from carteado.server.settings import loopback

    if MARK.fullmatch(whom):
        return whom
    try:
        ip_address(whom)
    except ValueError as error:
        told = words.say("Não entendi {whom}: dê um endereço, ou uma marca do registro de eventos, g-... ou a-...", whom=whom)
        raise click.ClickException(told) from error
    if loopback(whom):
        raise click.ClickException(words.say("{whom} é esta própria máquina: a porta se fecharia a todos.", whom=whom))
    return address_mark(await store.setting(KEY, new_mark_key), whom)


async def _changed(words: Words, store: "Store", mark: str, lift: bool) -> str:
    from carteado.server.bans import BAN

    if lift:
        if await store.drop_setting(BAN + mark):
            return words.say("{mark}: porta aberta.", mark=mark)
        return words.say("{mark}: a porta não estava fechada.", mark=mark)
    await store.put_setting(BAN + mark, datetime.now(UTC).isoformat(timespec="seconds"))
    return words.say("{mark}: porta fechada. Vale em todos os processos dentro de segundos.", mark=mark)


async def _told(words: Words, store: "Store") -> list[str]:
    from carteado.server.bans import BAN

    found = await store.settings_of(BAN)
    lines = [f"{name.removeprefix(BAN)}  {since}" for name, since in sorted(found.items(), key=lambda one: (one[1], one[0]))]
    return lines or [words.say("A porta não está fechada a ninguém.")]
