"""Who may be at a table: decided when a page comes, and again whenever somebody is removed, a password set or a match begun."""

from carteado.game import PUBLIC, Reason
from carteado.table import Table
from carteado.table.stages import BETWEEN, PLAYING


def known(table: Table, player: str) -> bool:
    """Whether this person is of the table: they have a chair, or it is theirs."""
    return table.role_of(player) != PUBLIC or table.hosts(player)


def barred(table: Table, player: str, opened: str) -> Reason | None:
    """Why this person may not be here, having opened this lock; `None` if they may."""
    if player in table.removed:
        return Reason("removed")
    if known(table, player):
        return None
    if table.lock and table.lock != opened:
        return Reason("password")
    if table.bound is not None and table.bound.packs and not table.shown:
        return Reason("sealed")
    if not table.setup.spectators and table.stage in (PLAYING, BETWEEN):
        return Reason("no-spectators")
    return None
