"""`carteado role`: who moderates a server."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from carteado.cli.data import run
from carteado.cli.language import Command
from carteado.words import Words

if TYPE_CHECKING:
    from carteado.server.storage import Store

ROLES = ("player", "moderator", "administrator")


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("role", cls=Command, words=words, help=say("Diz quem modera o servidor, e dá ou tira esse papel."))
    @click.argument("login", metavar="[" + say("NOME_DE_ENTRADA") + "]", required=False)
    @click.argument("role", type=click.Choice(ROLES), metavar="[player|moderator|administrator]", required=False)
    @click.option("--data", type=click.Path(path_type=Path), default=None, help=say("Pasta onde as mesas são guardadas."))
    @click.option("--database", default=None, help=say("Banco de dados: sqlite:///arquivo ou postgresql://..."))
    def role_of(login: str | None, role: str | None, data: Path | None, database: str | None) -> None:
        async def work(store: "Store") -> list[str]:
            return await _given(words, store, login, role) if login else await _told(words, store)

        for line in run(words, database, data, work, make=False):
            click.echo(line)

    return [role_of]


async def _given(words: Words, store: "Store", login: str, role: str | None) -> list[str]:
    from carteado.server.storage.accounts import Accounts

    accounts = Accounts(store)
    found = await accounts.by_login(login.strip().lower())
    if found is None:
        raise click.ClickException(words.say("Ninguém entra com o nome {login}.", login=login))
    if role is not None:
        await accounts.change(found.id, role=role)
    return [f"{found.login}  {found.name}  {role or found.role}"]


async def _told(words: Words, store: "Store") -> list[str]:
    from carteado.server.storage.accounts import Accounts

    found = [f"{one.login}  {one.name}  {one.role}" for one in await Accounts(store).with_roles(ROLES[1:])]
    return found or [words.say("Ninguém modera este servidor.")]
