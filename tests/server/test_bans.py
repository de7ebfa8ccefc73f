"""Who is kept out: found in the log by a mark, banned by a command, cut off and refused within seconds."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from carteado.server.bans import BAN, KEY, Bans, address_mark, guest_mark
from carteado.server.errors import Refusal
from server.server_kit import ADDRESS, GAME, code_of, site


class Kept:
    """Bans in memory."""

    def __init__(self) -> None:
        self.bans: dict[str, str] = {}

    async def settings_of(self, prefix: str) -> dict[str, str]:
        """All of them."""
        return {name: value for name, value in self.bans.items() if name.startswith(prefix)}

    async def put_setting(self, key: str, value: str) -> str:
        """Unless it is set."""
        return self.bans.setdefault(key, value)

    async def drop_setting(self, key: str) -> bool:
        """Whether it was set."""
        return self.bans.pop(key, None) is not None


async def test_a_ban_ends_the_connections_of_who_is_banned_and_of_nobody_else() -> None:
    kept, ended = Kept(), list[str]()
    door = Bans(kept, "00")
    for page, address, guest in (("a", "192.0.2.1", "ana"), ("b", "192.0.2.2", "bia"), ("c", "2001:db8::1", "caio")):
        door.enter(page, address, guest, lambda page=page: ended.append(page))  # type: ignore[misc]
    kept.bans[BAN + guest_mark("00", "ana")] = kept.bans[BAN + address_mark("00", "2001:db8::ffff")] = "now"
    await door.look()
    await door.look()
    assert ended == ["a", "c"]
    for address, guest in (("203.0.113.9", "ana"), ("2001:db8::2", "davi")):
        with pytest.raises(Refusal) as refused:
            door.admit(address, guest)
        assert (refused.value.status, refused.value.code) == (403, "banned")
    door.admit("192.0.2.1", "eva")
    kept.bans.clear()
    await door.look()
    door.admit("203.0.113.9", "ana")


async def test_the_log_says_who_by_a_mark_that_can_be_banned(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with site(tmp_path) as here:
        ana = here.guest("Ana")
        with caplog.at_level(logging.INFO, "carteado"):
            await here.client.post("/api/tables", json={"setup": {"game": GAME}}, headers=here.cookie(ana))
        told: dict[str, Any] = next(
            vars(record)["fields"] for record in caplog.records if record.getMessage() == "table opened"
        )
        key = await here.store.setting(KEY) or ""
        assert (told["guest"], told["from"]) == (guest_mark(key, ana.id), address_mark(key, ADDRESS))
        assert ana.id not in json.dumps(told)
        assert ADDRESS not in json.dumps(told)
        await here.store.put_setting(BAN + told["guest"], "now")
        await here.services.bans.look()
        refused = await here.client.get("/api/tables", headers=here.cookie(ana))
        assert (refused.status_code, code_of(refused)) == (403, "banned")
        assert (await here.client.get("/api/tables")).status_code == 200


async def test_the_same_key_makes_the_same_marks_after_a_restart(tmp_path: Path) -> None:
    told = list[dict[str, Any]]()
    for _ in range(2):
        async with site(tmp_path) as here:
            told.append(here.services.bans.marks("192.0.2.7", "ana"))
    assert told[0] == told[1]
    assert set(told[0]) == {"from", "guest"}
