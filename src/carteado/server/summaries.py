"""What the lists of tables show of one."""

import msgspec
from msgspec import Struct

from carteado.server.storage import Facts
from carteado.table import Table, messages
from carteado.table import entries as log


class Told(Struct, kw_only=True):
    """What is kept beside the log for the lobby."""

    setup: messages.Setup
    locked: bool
    chairs: list[messages.Chair]
    match: messages.Match
    records: int
    host: str
    players: list[str]
    sealed: bool = False  # others still play the same packs


def told(table: Table) -> Told:
    """The present summary."""
    about = table.about()
    return Told(
        setup=about.setup,
        locked=about.locked,
        chairs=about.chairs,
        match=about.match,
        records=about.records,
        host=table.host,
        players=[place.player for place in table.places],
        sealed=table.bound is not None and table.bound.packs > 0 and not table.shown,
    )


def facts_of(table: Table, entries: tuple[log.AnyEntry, ...]) -> Facts:
    """What the lists will show once these entries are folded."""
    after = table.ahead(entries)
    summary = msgspec.json.encode(told(after))
    players = tuple(place.player for place in after.places if place.player)
    owners = players if after.host in players or not after.host else (*players, after.host)
    return Facts(after.stage, after.setup.public, summary, owners, after.at)
