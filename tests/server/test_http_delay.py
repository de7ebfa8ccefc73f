"""Where spectators lag behind, so do results, replays and lists for those who did not play; and bodies that break off."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carteado.server.identity import Guest
from carteado.server.rooms import Rooms
from carteado.table import Table
from carteado.table import entries as log
from server.server_kit import HOST, Seated, Site, a_table, code_of, site

DELAY = 180


async def _ended(here: Site, seconds: float, **setup: Any) -> tuple[Seated, list[Guest]]:
    """A table whose match, of ten seconds an act, ended so many seconds ago."""
    players = [here.guest(name) for name in ("Ana", "Bia", "Caio", "Davi")]
    found = a_table(players, delay=DELAY, **setup)
    found.begin()
    found.play()
    end = here.services.clock() - int(seconds * 1000)
    moved: list[log.AnyEntry] = [replace(entry, at=end - 10 * (found.now - entry.at)) for entry in found.entries]
    found.entries, found.table = [], Table()
    found.add(*moved)
    await found.kept_in(here.store)
    return found, players


async def _asked(here: Site, path: str, guest: Guest | None = None) -> Any:
    return await here.client.get(path, headers=here.cookie(guest) if guest else {})


async def test_a_result_that_spectators_have_not_seen_yet_is_told_to_players_only(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        found, players = await _ended(here, 30)
        path = f"/api/tables/{found.id}"
        ours = (await _asked(here, path, players[0])).json()
        assert (ours["stage"], ours["match"]["winner"] is not None) == ("over", True)
        theirs = (await _asked(here, path)).json()
        assert (theirs["stage"], theirs["match"]["wins"], theirs["match"]["last"]) == ("playing", [0, 0], None)
        rooms = here.services.rooms
        assert isinstance(rooms, Rooms)
        assert theirs["updated_at"] <= rooms.clock_at(found.id) - DELAY * 1000  # a table has a clock of its own


@pytest.mark.parametrize("what", ["record", "replay"])
async def test_so_is_the_partida_itself(tmp_path: Path, what: str) -> None:
    async with site(tmp_path) as here:
        found, players = await _ended(here, 30)
        path = f"/api/tables/{found.id}/partidas/1/{what}"
        assert (await _asked(here, path, players[1])).status_code == 200
        stranger = await _asked(here, path, here.guest("Eva"))
        assert (stranger.status_code, code_of(stranger)) == (403, "record-later")


async def test_nor_does_a_proof_show_the_seed_before(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        found, players = await _ended(here, 30)
        path = f"/api/tables/{found.id}/partidas/1/proof"
        assert (await _asked(here, path, players[1])).json()["seed"] != ""
        assert (await _asked(here, path)).json()["seed"] == ""


async def test_after_the_delay_everybody_knows(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        found, _ = await _ended(here, DELAY + 5)
        told = (await _asked(here, f"/api/tables/{found.id}")).json()
        assert (told["stage"], told["match"]["winner"] is not None) == ("over", True)
        assert (await _asked(here, f"/api/tables/{found.id}/partidas/1/replay")).status_code == 200


async def test_who_hangs_up_in_mid_body_is_no_error_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with site(tmp_path) as here:
        app: Any = here.app
        messages = [{"type": "http.request", "body": b'{"name":', "more_body": True}, {"type": "http.disconnect"}]
        head = [(b"host", HOST.encode()), (b"content-type", b"application/json"), (b"content-length", b"40")]
        scope = {
            "type": "http", "method": "PUT", "path": "/api/me", "raw_path": b"/api/me", "query_string": b"", "headers": head,
            "scheme": "http", "client": ("192.0.2.1", 5), "server": (HOST, 80), "root_path": "", "http_version": "1.1",
            "asgi": {"version": "3.0"}, "state": {},
        }  # fmt: skip
        sent: list[Any] = []

        async def receive() -> Any:
            await asyncio.sleep(0)
            return messages.pop(0) if messages else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        with caplog.at_level(logging.INFO, "carteado"):
            await app(scope, receive, send)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert sent[0]["status"] == 400
