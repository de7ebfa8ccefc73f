"""All that is kept of one account, for its owner: what was said of themselves as JSON, and every partida as they saw it."""

import io
import json
import zipfile
from typing import Any, Final

from sqlalchemy import select

from carteado.game import PUBLIC, REFEREE
from carteado.server.homes import text_of
from carteado.server.services import NoPartida, NoTable, Services
from carteado.server.storage import HOME, PLACAR, TABLE, Store
from carteado.server.storage.accounts import Account
from carteado.server.storage.model import RELATIONS, SEATS, TABLES
from carteado.server.storage.seekers import Seekers

EVER: Final = 1 << 60
MOST_PLAYED: Final = 100_000
MOST: Final = 200  # tables whose records go along, the last touched first


async def exported(services: Services, account: Account) -> bytes:
    """The ZIP."""
    told, tables = await _told(services, account)
    records = await _records(services, account.id, tables[:MOST])
    for kept in await services.store.mine(account.id, MOST, HOME):
        records.append((f"sem-rede/{kept.id}.carteado", await text_of(services.store, kept.id)))
    return await services.archive.work.done(_bundled, {**told, "mesas": tables}, records)


def _bundled(told: dict[str, Any], records: list[tuple[str, str]]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, text in records:
            bundle.writestr(name, text)
        bundle.writestr("conta.json", json.dumps(told, ensure_ascii=False, indent=2))
    return made.getvalue()


async def _told(services: Services, account: Account) -> tuple[dict[str, Any], list[str]]:
    kept, store = services.accounts.kept, services.store
    assert isinstance(store, Store)
    absence = await Seekers(store).absence(account.id)
    async with store.reading() as connection:
        theirs = TABLES.c.kind.in_((TABLE, PLACAR)), SEATS.c.player == account.id
        seats = select(SEATS.c.table_id).join(TABLES, TABLES.c.id == SEATS.c.table_id).where(*theirs)
        seats = seats.order_by(SEATS.c.updated_at.desc())
        tables = [str(table) for table in await connection.scalars(seats)]
        query = select(RELATIONS.c.kind, RELATIONS.c.name, RELATIONS.c.at).where(RELATIONS.c.player == account.id)
        relations = [{"kind": kind, "name": name, "at": at} for kind, name, at in await connection.execute(query)]
    return {
        "login": account.login,
        "name": account.name,
        "role": account.role,
        "created_at": account.created_at,
        "password": bool(account.password),
        "passkeys": [{"label": one.label, "created_at": one.created_at} for one in await kept.passkeys(account.id)],
        "sessions": [
            {"agent": one.agent, "created_at": one.created_at, "used_at": one.used_at}
            for one in await kept.sessions(account.id)
        ],
        "relations": relations,
        "partidas": [
            {"table": one.table, "n": one.n, "game": one.game, "at": one.at, "result": one.result, "rating": one.rating}
            for one, _ in await services.tally.kept.history(account.id, EVER, MOST_PLAYED)
        ],
        "ratings": [
            {"game": one.game, "rating": one.rating, "deviation": one.deviation, "games": one.games, "at": one.at}
            for one in await services.tally.kept.ratings(account.id)
        ],
        "absences": {"count": absence.count, "at": absence.at, "until": absence.until},
    }, tables


async def _records(services: Services, player: str, tables: list[str]) -> list[tuple[str, str]]:
    """The partidas of these tables in which they sat, with what they did not see hidden while it is."""
    found: list[tuple[str, str]] = []
    for table in tables:
        n = 1
        while True:
            try:
                partida = (await services.archive.played(services.store, table, n)).partida
            except (NoTable, NoPartida):
                break
            role = REFEREE if partida.open else partida.role_of(player)
            if partida.role_of(player) != PUBLIC:
                found.append((f"partidas/{table}-{n:03}.carteado", await services.archive.written(partida, role)))
            n += 1
    return found
