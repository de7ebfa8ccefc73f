"""Accounts over HTTP: made by a guest, entered, changed, taken along and deleted."""

import io
import json
import threading
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from carteado.server import archive
from carteado.server.accounts import exporting
from carteado.server.accounts.codes import kept, recovery_codes, tidied
from carteado.server.accounts.service import login_for
from carteado.server.accounts.sessions import COOKIE, LASTS
from carteado.server.identity import COOKIE as GUEST_COOKIE
from carteado.server.storage import Store
from carteado.server.storage.renaming import REMOVED
from carteado.table import entries as log
from server.account_kit import PASSWORD, account, browser, made, session_of
from server.authenticator import Authenticator
from server.server_kit import BASE, GAME, Site, a_table, code_of, site

HTTPS = "https://carteado.local"


async def table_of(here: Site, client: object) -> str:
    answer = await here.client.post("/api/tables", json={"setup": {"game": GAME}, "bots": True})
    assert client is here.client
    assert answer.status_code == 201
    return str(answer.json()["id"])


async def test_a_guest_makes_an_account_and_the_tables_come_along(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await here.client.put("/api/me", json={"name": "Dona Zefa"})
        table = await table_of(here, here.client)
        told = await made(here.client, "Dona Zefa")
        assert told["login"].startswith("dona-zefa-")
        assert len(set(told["codes"])) == 10
        mine = (await here.client.get("/api/tables/mine")).json()
        assert [(one["id"], one["seat"], one["host"]) for one in mine] == [(table, 0, True)]
        found = await account(here.client)
        assert (found["login"], found["name"], found["role"], found["password"]) == (told["login"], "Dona Zefa", "player", True)
        assert (found["codes"], len(found["sessions"]), found["sessions"][0]["here"]) == (10, 1, True)
        assert (await here.client.get("/api/me")).json() == {"name": "Dona Zefa", "role": "player"}
        assert (await here.client.post("/api/account", json={"password": PASSWORD})).status_code == 403


async def test_entering_brings_the_tables_of_the_guest_but_none_where_the_account_sits_already(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as other:
        told = await made(here.client)
        both = await table_of(here, here.client)
        await other.put("/api/me", json={"name": "Ana de novo"})
        alone = (await other.post("/api/tables", json={"setup": {"game": GAME}, "bots": True})).json()["id"]
        guest = next(entry for entry in await entries(here.store, alone) if entry.player).player
        async with here.store.writing() as connection:  # the guest has a chair at the account's table too
            await connection.exec_driver_sql(f"INSERT INTO seats VALUES ('{both}', '{guest}', 0)")
        entered = await other.post("/api/account/enter", json={"login": told["login"].upper(), "password": PASSWORD})
        assert (entered.status_code, entered.json()) == (200, {"name": "Ana", "moved": 1})
        assert {one["id"] for one in (await other.get("/api/tables/mine")).json()} == {both, alone}
        assert not any(guest in json.dumps(log.encode(entry).decode()) for entry in await entries(here.store, alone))
        assert len((await account(other))["sessions"]) == 2


async def entries(store: Store, table: str) -> list[log.AnyEntry]:
    return [log.decode(payload) for _, _, payload in await store.load(table)]


async def test_who_played_as_a_guest_still_has_the_records_after_making_an_account(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ana = here.guest("Ana")
        played = a_table([ana, here.guest("Beto"), here.guest("Caio"), here.guest("Davi")], spectators=False)
        played.begin()
        played.play()
        await played.kept_in(here.store)
        here.client.headers.update(here.cookie(ana))
        path = f"/api/tables/{played.id}/partidas/1/record"
        before = await here.client.get(path)
        assert before.status_code == 200
        answer = await here.client.post("/api/account", json={"password": PASSWORD})
        assert answer.status_code == 201
        del here.client.headers["Cookie"]
        assert (await here.client.get(path)).text == before.text


async def test_a_password_is_long_and_no_name(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await here.client.put("/api/me", json={"name": "Dona Zefa Silva"})
        for password in ("curta", "dona zefa silva", "aaaaaaaaaaaa"):
            answer = await here.client.post("/api/account", json={"password": password})
            assert (answer.status_code, code_of(answer)) == (422, "bad-password"), password
        assert await account(here.client) is None


async def test_a_name_to_enter_with_is_plain_and_has_a_number() -> None:
    assert login_for("João d'Água").startswith("joao-d-agua-")
    assert login_for("♠♥").startswith("jogador-")
    assert len(login_for("W" * 20)) <= 21


async def test_signing_out_ends_the_session_and_leaves_a_stranger(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await made(here.client)
        token = session_of(here.client)
        assert (await here.client.post("/api/account/leave")).json() == {"count": 1}
        assert COOKIE not in here.client.cookies
        assert await account(here.client) is None
        answer = await here.client.get("/api/account", headers={"Cookie": f"{COOKIE}={token}"})
        assert answer.json() == {"account": None}
        assert code_of(await here.client.post("/api/account/leave")) == "not-signed-in"


async def test_sessions_are_listed_and_ended_one_by_one_or_all_others(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as one, browser(here) as other:
        told = await made(here.client)
        for client in (one, other):
            headers = {"User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36"}
            body = {"login": told["login"], "password": PASSWORD}
            assert (await client.post("/api/account/enter", json=body, headers=headers)).status_code == 200
        sessions = (await account(here.client))["sessions"]
        assert sorted(each["agent"] for each in sessions) == ["?", "Chrome · Android", "Chrome · Android"]
        away = next(each["id"] for each in (await account(one))["sessions"] if each["here"])
        assert (await here.client.post("/api/account/sessions/end", json={"id": away})).json() == {"count": 1}
        assert await account(one) is None
        assert (await here.client.post("/api/account/sessions/end", json={})).json() == {"count": 1}
        assert await account(other) is None
        assert len((await account(here.client))["sessions"]) == 1


async def test_another_password_ends_the_other_sessions_and_needs_the_one_before_once_it_is_late(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as other:
        told = await made(here.client)
        await other.post("/api/account/enter", json={"login": told["login"], "password": PASSWORD})
        later = here.services.clock() + 1_000_000
        here.services.clock = lambda: later
        answer = await here.client.put("/api/account/password", json={"password": "outra senha boa"})
        assert code_of(answer) == "enter-again"
        wrong = {"password": "outra senha boa", "before": "não é esta não"}
        assert code_of(await here.client.put("/api/account/password", json=wrong)) == "wrong-login"
        right = {"password": "outra senha boa", "before": PASSWORD}
        assert (await here.client.put("/api/account/password", json=right)).json()["account"]["password"] is True
        assert await account(other) is None
        assert await account(here.client) is not None
        async with browser(here) as third:
            for password, status in ((PASSWORD, 403), ("outra senha boa", 200)):
                body = {"login": told["login"], "password": password}
                assert (await third.post("/api/account/enter", json=body)).status_code == status


async def test_a_recovery_code_lets_in_once_however_it_is_typed_and_ends_every_other_session(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as other:
        told = await made(here.client)
        code = told["codes"][3]
        typed = {"code": code.replace("-", " ").lower()}
        assert (await other.post("/api/account/recover", json=typed)).json()["name"] == "Ana"
        assert await account(here.client) is None
        assert (await account(other))["codes"] == 9
        assert code_of(await here.client.post("/api/account/recover", json=typed)) == "wrong-code"
        fresh = (await other.post("/api/account/codes")).json()["codes"]
        assert len(fresh) == 10
        assert code_of(await here.client.post("/api/account/recover", json={"code": told["codes"][0]})) == "wrong-code"
        assert (await here.client.post("/api/account/recover", json={"code": fresh[0]})).status_code == 200


def test_codes_have_no_letters_that_people_confuse_and_only_their_hash_is_kept() -> None:
    codes = recovery_codes()
    assert all(tidied(code.lower().replace("-", "")) == code for code in codes)
    assert not set("".join(codes)) & set("01IOol")
    assert kept(codes[0]) != codes[0]


async def test_an_account_by_passkey_alone_is_made_entered_and_cannot_lose_its_only_way_in(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as other:
        device = Authenticator(BASE)
        await here.client.put("/api/me", json={"name": "Ana"})
        asked = (await here.client.post("/api/account/passkey/ask")).json()
        body = {"ticket": asked["ticket"], "credential": device.make(asked["options"]), "label": "meu celular"}
        told = (await here.client.post("/api/account/passkey", json=body)).json()
        assert len(told["codes"]) == 10
        found = await account(here.client)
        assert (found["password"], [key["label"] for key in found["passkeys"]]) == (False, ["meu celular"])
        asked = (await other.post("/api/account/enter/passkey/ask")).json()
        assert asked["options"].get("allowCredentials", []) == []  # nothing is said of any account
        body = {"ticket": asked["ticket"], "credential": device.use(asked["options"])}
        assert (await other.post("/api/account/enter/passkey", json=body)).json() == {"name": "Ana", "moved": 0}
        gone = {"id": found["passkeys"][0]["id"]}
        assert code_of(await other.post("/api/account/passkey/remove", json=gone)) == "last-way"
        assert (await other.put("/api/account/password", json={"password": PASSWORD})).status_code == 200
        assert (await other.post("/api/account/passkey/remove", json=gone)).json() == {"count": 1}
        assert code_of(await other.post("/api/account/passkey/remove", json=gone)) == "no-passkey"


async def test_a_second_passkey_is_added_and_nobody_elses_is_taken(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as other:
        device = Authenticator(BASE)
        await made(here.client)
        await made(other, "Bia")
        for client, status in ((here.client, 201), (other, 422)):
            asked = (await client.post("/api/account/passkey/ask")).json()
            body = {"ticket": asked["ticket"], "credential": device.make(asked["options"])}
            assert (await client.post("/api/account/passkey", json=body)).status_code == status
        assert len((await account(here.client))["passkeys"]) == 1
        assert (await account(other))["passkeys"] == []


async def test_deleting_everything_leaves_a_removed_name_in_the_records_and_nothing_else(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        zefa = here.guest("Dona Zefa")
        played = a_table([zefa, here.guest("Beto"), here.guest("Caio"), here.guest("Davi")])
        played.begin()
        played.play()
        await played.kept_in(here.store)
        here.client.headers.update(here.cookie(zefa))
        told = (await here.client.post("/api/account", json={"password": PASSWORD})).json()
        del here.client.headers["Cookie"]
        path = f"/api/tables/{played.id}/partidas/1/record"
        assert "Dona Zefa" in (await here.client.get(path)).text
        assert code_of(await here.client.post("/api/account/delete", json={"login": "ana-1"})) == "confirm-login"
        assert (await here.client.post("/api/account/delete", json={"login": told["login"]})).json() == {"count": 1}
        assert await account(here.client) is None
        text = (await here.client.get(path)).text
        assert "Dona Zefa" not in text
        assert REMOVED in text
        assert "Beto" in text
        listed = (await here.client.get(f"/api/tables/{played.id}")).json()
        assert [chair["name"] for chair in listed["chairs"]] == [REMOVED, "Beto", "Caio", "Davi"]
        body = {"login": told["login"], "password": PASSWORD}
        assert code_of(await here.client.post("/api/account/enter", json=body)) == "wrong-login"
        assert code_of(await here.client.post("/api/account/recover", json={"code": told["codes"][0]})) == "wrong-code"
    for file in tmp_path.rglob("carteado.db"):
        assert b"Dona Zefa" not in vacuumed(file)


def vacuumed(file: Path) -> bytes:
    """What a copy of the database holds: nothing that was written over."""
    import sqlite3

    copy = file.with_suffix(".copy")
    connection = sqlite3.connect(file)
    connection.execute("VACUUM INTO ?", (str(copy),))
    connection.close()
    return copy.read_bytes()


async def test_the_export_holds_what_is_kept_and_every_partida_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(call: Callable[..., Any]) -> Callable[..., Any]:
        def noting(*given: Any) -> Any:
            threads.append(threading.current_thread().name)
            return call(*given)

        return noting

    monkeypatch.setattr(archive, "_written", noted(archive._written))
    monkeypatch.setattr(exporting, "_bundled", noted(exporting._bundled))
    async with site(tmp_path) as here:
        ana = here.guest("Ana")
        played = a_table([ana, here.guest("Beto"), here.guest("Caio"), here.guest("Davi")])
        played.begin()
        played.play()
        await played.kept_in(here.store)
        here.client.headers.update(here.cookie(ana))
        told = (await here.client.post("/api/account", json={"password": PASSWORD})).json()
        del here.client.headers["Cookie"]
        answer = await here.client.get("/api/account/export")
        with zipfile.ZipFile(io.BytesIO(answer.content)) as bundle:
            assert bundle.namelist() == [f"partidas/{played.id}-001.carteado", "conta.json"]
            data = bundle.read("conta.json").decode()
            record = bundle.read(bundle.namelist()[0]).decode()
        assert (json.loads(data)["login"], json.loads(data)["mesas"]) == (told["login"], [played.id])
        assert (json.loads(data)["partidas"], json.loads(data)["ratings"]) == ([], [])
        assert record == (await here.client.get(f"/api/tables/{played.id}/partidas/1/record")).text
        assert len(threads) == 3
        assert all(name.startswith("carteado-archive") for name in threads), "who plays would wait"
        assert "argon2" not in data
        assert session_of(here.client) not in data


async def test_a_session_that_nobody_uses_ends(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await made(here.client)
        async with here.store.writing() as connection:
            await connection.exec_driver_sql(f"UPDATE sessions SET used_at = used_at - {LASTS} - 1000")
        here.services.accounts.sessions._known.clear()
        assert await account(here.client) is None


async def test_by_https_the_session_is_for_https_alone(tmp_path: Path) -> None:
    async with site(tmp_path, base=HTTPS) as here:
        answer = await here.client.post("/api/account", json={"password": PASSWORD})
        cookies = answer.headers.get_list("set-cookie")
        assert [("Secure" in cookie, "HttpOnly" in cookie) for cookie in cookies if cookie.startswith(f"{COOKIE}=")] == [
            (True, True)
        ]
        assert [cookie.split(";")[1].strip() for cookie in cookies if cookie.startswith(f"{GUEST_COOKIE}=")] == ["Max-Age=0"]


async def test_who_has_an_account_is_renamed_with_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as other:
        told = await made(here.client)
        await other.post("/api/account/enter", json={"login": told["login"], "password": PASSWORD})
        assert (await here.client.put("/api/me", json={"name": "Ana Maria"})).json()["name"] == "Ana Maria"
        assert (await here.client.get("/api/me")).json() == {"name": "Ana Maria", "role": "player"}
        assert (await account(here.client))["name"] == "Ana Maria"
