"""Tables over HTTP: opened, listed, invited to."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from carteado.server.tables import qr_of
from server.server_kit import GAME, HOST, Site, code_of, site


async def opened(here: Site, **body: Any) -> str:
    answer = await here.client.post("/api/tables", json={"setup": {"game": GAME}, **body})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_a_table_is_opened_listed_and_mine(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await here.client.put("/api/me", json={"name": "Ana"})
        table = await opened(here)
        listed = (await here.client.get(f"/api/tables/{table}")).json()
        assert (listed["id"], listed["stage"], listed["locked"]) == (table, "open", False)
        assert (listed["seat"], listed["host"]) == (0, True)
        assert [chair["kind"] for chair in listed["chairs"]] == ["person", "empty", "empty", "empty"]
        assert listed["chairs"][0]["name"] == "Ana"
        lobby = (await here.client.get("/api/tables")).json()
        assert [found["id"] for found in lobby["tables"]] == [table]
        assert (lobby["live"], lobby["people"]) == (0, 0)
        assert [found["id"] for found in (await here.client.get("/api/tables/mine")).json()] == [table]

        here.client.cookies.clear()
        assert (await here.client.get("/api/tables/mine")).json() == []
        seen = (await here.client.get(f"/api/tables/{table}")).json()
        assert (seen["seat"], seen["host"]) == (None, False)


async def test_bots_sit_and_the_host_stands_as_asked(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for sit, bots, kinds in (
            (True, True, ["person", "bot", "bot", "bot"]),
            (False, True, ["bot"] * 4),
            (False, False, ["empty"] * 4),
        ):
            table = await opened(here, sit=sit, bots=bots)
            listed = (await here.client.get(f"/api/tables/{table}")).json()
            assert [chair["kind"] for chair in listed["chairs"]] == kinds
            assert listed["host"] is True


async def test_a_private_table_is_in_no_list_but_ones_own(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = await opened(here, setup={"game": GAME, "public": False}, password="segredo")
        assert (await here.client.get("/api/tables")).json()["tables"] == []
        assert [found["id"] for found in (await here.client.get("/api/tables/mine")).json()] == [table]
        told = await here.client.get(f"/api/tables/{table}")
        assert told.json()["locked"] is True
        assert "segredo" not in told.text


async def test_no_answer_says_who_a_guest_is(tmp_path: Path) -> None:
    """The id of a guest is what the log of a table knows people by; whoever learnt it could look for it elsewhere."""
    async with site(tmp_path) as here:
        ana = here.guest("Ana")
        cookie = here.cookie(ana)
        made = await here.client.post("/api/tables", json={"setup": {"game": GAME}, "bots": True}, headers=cookie)
        table = made.json()["id"]
        for path in ("/api/me", "/api/tables", "/api/tables/mine", f"/api/tables/{table}", "/metrics", "/health"):
            assert ana.id not in (await here.client.get(path, headers=cookie)).text


IMPOSSIBLE: list[tuple[dict[str, Any], int, str]] = [
    ({}, 400, "bad-body"),
    ({"setup": {}}, 400, "bad-body"),
    ({"setup": {"game": "bisca"}}, 422, "unknown-game"),
    ({"setup": {"game": GAME, "seats": 7}}, 422, "seats"),
    ({"setup": {"game": GAME, "options": {"ferro": "x"}}}, 422, "option-value"),
    ({"setup": {"game": GAME, "options": {"nada": "x"}}}, 422, "option-unknown"),
    ({"setup": {"game": GAME, "partidas": 2}}, 400, "bad-body"),
    ({"setup": {"game": GAME, "public": 1}}, 400, "bad-body"),
    ({"setup": {"game": GAME, "extra": 1}}, 400, "bad-body"),
    ({"setup": {"game": GAME}, "sit": "yes"}, 400, "bad-body"),
    ({"setup": {"game": GAME}, "host": "0"}, 400, "bad-body"),
    ({"setup": {"game": GAME}, "password": "x" * 65}, 400, "bad-body"),
]


async def test_a_table_that_cannot_be_is_refused_and_not_there(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for body, status, code in IMPOSSIBLE:
            answer = await here.client.post("/api/tables", json=body)
            assert (answer.status_code, code_of(answer)) == (status, code), body
        assert await here.store.count() == 0


LONG = "9" * 4400
NO_CLOCKS = (LONG, "٩" * 4400, "0" * 4399 + "9", "9_0", "-90", "+90", " 90", "9e1", "inf", "nan", "")


@pytest.mark.parametrize("clock", NO_CLOCKS, ids=lambda clock: f"{clock[:4]!r}x{len(clock)}")
async def test_a_clock_that_is_no_number_is_refused_in_words(tmp_path: Path, clock: str) -> None:
    async with site(tmp_path) as here:
        answer = await here.client.post("/api/tables", json={"setup": {"game": GAME, "options": {"clock": clock}}})
        assert (answer.status_code, code_of(answer)) == (422, "option-value")
        assert "clock" in answer.json()["text"]
        assert len(answer.json()["text"]) < 300
        assert await here.store.count() == 0


@pytest.mark.parametrize("clock", ["090", "٩٠"])
async def test_a_clock_that_can_be_read_is_kept_in_plain_digits(tmp_path: Path, clock: str) -> None:
    async with site(tmp_path) as here:
        table = await opened(here, setup={"game": GAME, "options": {"clock": clock}})
        told = (await here.client.get(f"/api/tables/{table}")).json()
        assert told["setup"]["options"]["clock"] == "90"


@pytest.mark.parametrize("field", ["seats", "delay", "partidas"])
async def test_a_number_of_4400_digits_is_no_fault_of_ours(tmp_path: Path, field: str) -> None:
    """Written as a number, which most programs cannot even read."""
    body = f'{{"setup": {{"game": "{GAME}", "{field}": {LONG}}}}}'
    async with site(tmp_path) as here:
        answer = await here.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, code_of(answer)) == (400, "bad-body")


async def test_a_partida_of_4400_digits_is_not_there(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.client.post("/api/tables", json={"setup": {"game": GAME}})).json()["id"]
        for n in (LONG, "٩", "-1", "1_0"):
            assert (await here.client.get(f"/api/tables/{table}/partidas/{n}/record")).status_code in (400, 404), n[:9]


async def test_a_wrong_field_is_named(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.client.post("/api/tables", json={"setup": {"game": GAME, "delay": 16}})
    assert "$.setup.delay" in answer.json()["text"]


async def test_tables_that_are_not_there(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for rest in ("", "/qr.svg", "/partidas/1/record", "/partidas/1/replay", "/partidas/1/proof"):
            for table in ("nothing", "a" * 65, "%00", "ã", "x%20y"):
                answer = await here.client.get(f"/api/tables/{table}{rest}")
                assert (answer.status_code, code_of(answer)) == (404, "no-table")


async def test_the_code_leads_to_the_table_by_the_name_it_was_asked_by(tmp_path: Path) -> None:
    async with site(tmp_path, base=f"https://{HOST}") as here:
        table = await opened(here)
        answer = await here.client.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.content == qr_of(f"https://{HOST}/mesa/{table}")
    drawing = ElementTree.fromstring(answer.text)
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert {"viewBox"} <= drawing.attrib.keys()
    assert "style" not in answer.text


async def test_at_a_lesson_only_the_game_is_the_hosts_to_choose(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = await opened(
            here, setup={"game": "canastra", "public": True, "seats": 4}, sit=False, password="segredo", lesson=True
        )
        listed = (await here.client.get(f"/api/tables/{table}")).json()
        assert (listed["setup"]["public"], listed["setup"]["quick"], listed["locked"]) == (False, True, False)
        assert [chair["kind"] for chair in listed["chairs"]] == ["person", "bot", "bot", "bot"]
        refused = await here.client.post("/api/tables", json={"setup": {"game": "xadrez"}, "lesson": True})
        assert (refused.status_code, code_of(refused)) == (422, "no-lesson")
