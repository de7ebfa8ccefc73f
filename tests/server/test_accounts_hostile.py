"""Who wants into somebody else's account: by guessing, by stealing, by giving sessions away, by asking who is here."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carteado.server.accounts import passwords
from carteado.server.accounts.sessions import COOKIE
from carteado.server.identity import COOKIE as GUEST_COOKIE
from carteado.server.storage.model import RECOVERY, SESSIONS
from server.account_kit import PASSWORD, account, browser, made, session_of
from server.authenticator import Authenticator
from server.server_kit import BASE, HOST, code_of, site

Json = Any
WRONG = "segredo nenhum"


async def tried(client: Any, login: str, password: str = WRONG) -> tuple[int, str]:
    answer = await client.post("/api/account/enter", json={"login": login, "password": password})
    return answer.status_code, "" if answer.status_code == 200 else code_of(answer)


async def test_password_spraying_over_many_names_from_one_address_is_slowed_down(tmp_path: Path) -> None:
    """One password for one name after another: the address waits, whichever name is next, also for the right one."""
    async with site(tmp_path) as here, browser(here, "203.0.113.9") as sprayer, browser(here, "198.51.100.4") as owner:
        logins = [(await made(client, name))["login"] for client, name in ((here.client, "Ana"), (owner, "Bia"))]
        names = [f"jogador-{n}" for n in range(4)] + [logins[0]]
        assert [await tried(sprayer, name) for name in names] == [(403, "wrong-login")] * 5
        assert await tried(sprayer, logins[1], PASSWORD) == (429, "wait-login")
        assert await tried(owner, logins[1], PASSWORD) == (200, "")


async def test_guesses_at_one_account_from_many_addresses_have_a_pace(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        login = (await made(here.client))["login"]
        found: list[tuple[int, str]] = []
        for n in range(32):
            async with browser(here, f"203.0.113.{n}") as stranger:
                found.append(await tried(stranger, login))
        assert found[:30] == [(403, "wrong-login")] * 30
        assert set(found[30:]) == {(429, "wait-login")}


async def test_tries_without_a_pause_are_too_fast_whatever_they_are(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here, "203.0.113.9") as sprayer:
        answers = [await sprayer.post("/api/account/recover", json={"code": f"AAAA-{n}"}) for n in range(61)]
        assert [code_of(answer) for answer in answers[:60]] == ["wrong-code"] * 60
        assert (answers[60].status_code, code_of(answers[60])) == (429, "too-fast")


async def test_enumeration_gets_the_same_answer_after_the_same_work_whether_the_name_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, browser(here) as stranger, browser(here) as passkeys:
        login = (await made(here.client))["login"]
        device = Authenticator(BASE)
        asked = (await passkeys.post("/api/account/passkey/ask")).json()
        body = {"ticket": asked["ticket"], "credential": device.make(asked["options"])}
        by_passkey = (await passkeys.post("/api/account/passkey", json=body)).json()["login"]
        await stranger.get("/api/me")
        work: list[str] = []
        real = passwords.fits

        def counted(password: str, hashed: str) -> bool:
            work.append(hashed.rsplit("$", 2)[0])
            return real(password, hashed)

        monkeypatch.setattr(here.services.accounts.passwords._door, "_fits", counted)
        answers = []
        for name in (login, by_passkey, "ninguem-1234"):
            answer = await stranger.post("/api/account/enter", json={"login": name, "password": WRONG})
            answers.append((answer.status_code, answer.content, sorted(answer.headers)))
        assert answers[0] == answers[1] == answers[2]
        assert len(work) == 3
        assert len(set(work)) == 1  # the same parameters, a salt each
        for kind in ("/api/account/enter/passkey/ask",):
            options = (await stranger.post(kind)).json()["options"]
            assert login not in str(options)


async def test_making_an_account_tells_nobody_which_names_there_are(tmp_path: Path) -> None:
    """The name to enter with is given, never taken: two of one nickname get two, and none is refused."""
    async with site(tmp_path) as here, browser(here) as other:
        assert (await made(here.client, "Ana"))["login"] != (await made(other, "Ana"))["login"]


async def test_session_fixation_gives_the_one_who_planted_it_nothing(tmp_path: Path) -> None:
    """A session, a token of no session and a guest's cookie, all planted in a browser before its person enters."""
    async with site(tmp_path) as here, browser(here) as victim, browser(here) as thief:
        told = await made(here.client)
        await made(thief, "Gatuno")
        await thief.get("/api/me")
        planted = session_of(thief)
        body = {"login": told["login"], "password": PASSWORD}
        headers = {"Cookie": f"{COOKIE}={planted}"}
        assert (await victim.post("/api/account/enter", json=body, headers=headers)).status_code == 200
        assert session_of(victim) not in (planted, "A" * 43)
        assert (await account(victim))["name"] == "Ana"
        assert await account(thief) is None  # the session that was there is over
        guest = here.guest("Visitante")
        headers = {"Cookie": f"{COOKIE}={'A' * 43}; " + here.cookie(guest)["Cookie"]}
        victim.cookies.clear()
        assert (await victim.post("/api/account/enter", json=body, headers=headers)).status_code == 200
        assert COOKIE in victim.cookies
        as_guest = await thief.get("/api/account", headers=here.cookie(guest))
        assert as_guest.json() == {"account": None}
        assert (await thief.get("/api/tables/mine", headers=here.cookie(guest))).json() == []


async def test_the_cookie_of_the_guest_is_worth_nothing_once_there_is_an_account(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as thief:
        await here.client.put("/api/me", json={"name": "Ana"})
        stolen = here.client.cookies[GUEST_COOKIE]
        await here.client.post("/api/tables", json={"setup": {"game": "truco-fenacef"}, "bots": True})
        assert (await here.client.post("/api/account", json={"password": PASSWORD})).status_code == 201
        answer = await thief.get("/api/tables/mine", headers={"Cookie": f"{GUEST_COOKIE}={stolen}"})
        assert answer.json() == []
        assert len((await here.client.get("/api/tables/mine")).json()) == 1


async def test_a_stolen_session_ends_with_the_password_and_the_database_holds_none_that_could_be_stolen(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as owner, browser(here) as thief:
        told = await made(here.client)
        thief.cookies.set(COOKIE, session_of(here.client), domain=HOST)
        assert (await account(thief))["name"] == "Ana"
        await owner.post("/api/account/enter", json={"login": told["login"], "password": PASSWORD})
        assert (await owner.put("/api/account/password", json={"password": "agora é outra"})).status_code == 200
        assert await account(thief) is None
        async with here.store.reading() as connection:
            kept = [str(row) for row in await connection.execute(SESSIONS.select())]
            codes = [str(row) for row in await connection.execute(RECOVERY.select())]
        assert session_of(owner) not in "".join(kept)
        assert told["codes"][0] not in "".join(codes)


async def test_a_session_that_was_let_in_long_ago_may_not_change_how_one_enters(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await made(here.client)
        later = here.services.clock() + 1_000_000
        here.services.clock = lambda: later
        assert code_of(await here.client.post("/api/account/codes")) == "enter-again"
        assert code_of(await here.client.post("/api/account/passkey/ask")) == "enter-again"
        assert code_of(await here.client.post("/api/account/passkey/remove", json={"id": "x"})) == "enter-again"


PATHS = (
    "/api/account", "/api/account/enter", "/api/account/recover", "/api/account/leave", "/api/account/delete",
    "/api/account/codes", "/api/account/sessions/end", "/api/account/passkey", "/api/account/passkey/ask",
    "/api/account/passkey/remove", "/api/account/enter/passkey", "/api/account/enter/passkey/ask",
)  # fmt: skip


async def test_csrf_from_another_page_changes_nothing(tmp_path: Path) -> None:
    """Neither with an Origin of elsewhere, nor from a frame without one, nor by a form; and the cookie stays at home."""
    async with site(tmp_path) as here:
        await made(here.client)
        foreign: list[dict[str, str]] = [
            {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"},
        ]  # fmt: skip
        for headers in foreign:
            for path in PATHS:
                answer = await here.client.post(path, json={}, headers=headers)
                assert (answer.status_code, code_of(answer)) == (403, "foreign-origin"), path
            answer = await here.client.put("/api/account/password", json={"password": WRONG}, headers=headers)
            assert code_of(answer) == "foreign-origin"
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        answer = await here.client.post("/api/account/delete", content=b"login=ana", headers=form)
        assert code_of(answer) == "bad-type"
        assert await account(here.client) is not None
        async with browser(here) as other:
            answer = await other.post("/api/account", json={"password": PASSWORD})
            assert all("SameSite=Lax" in cookie for cookie in answer.headers.get_list("set-cookie"))


async def test_a_passkey_answer_counts_once_for_its_page_its_browser_and_its_purpose(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as other:
        device = Authenticator(BASE)
        asked = (await here.client.post("/api/account/passkey/ask")).json()
        body = {"ticket": asked["ticket"], "credential": device.make(asked["options"])}
        assert (await here.client.post("/api/account/passkey", json=body)).status_code == 201

        async def entering(origin: str = "", client: Any = other, asker: Any = other) -> tuple[int, Json]:
            told = (await asker.post("/api/account/enter/passkey/ask")).json()
            answer = {"ticket": told["ticket"], "credential": device.use(told["options"], origin)}
            return (await client.post("/api/account/enter/passkey", json=answer)).status_code, answer

        await other.get("/api/me")
        assert (await entering("https://evil.example"))[0] == 403
        async with browser(here) as third:
            await third.get("/api/me")
            assert (await entering(client=third))[0] == 403  # asked for in one browser, answered in another
        status, used = await entering()
        assert status == 200
        await other.post("/api/account/leave")
        assert (await other.post("/api/account/enter/passkey", json=used)).status_code == 403  # a second time
        device.count = 0  # a copy of the key that has counted less
        assert (await entering())[0] == 403
        other_device = Authenticator(BASE)
        device.count = 10
        told = (await other.post("/api/account/enter/passkey/ask")).json()
        other_device.name = device.name
        forged = {"ticket": told["ticket"], "credential": other_device.use(told["options"])}
        assert (await other.post("/api/account/enter/passkey", json=forged)).status_code == 403


async def test_nonsense_for_a_passkey_is_refused_and_no_failure(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        nonsense: list[dict[str, Json]] = [
            {},
            {"rawId": 7},
            {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
            {"response": []},
        ]
        for credential in nonsense:
            asked = (await here.client.post("/api/account/passkey/ask")).json()
            answer = await here.client.post("/api/account/passkey", json={"ticket": asked["ticket"], "credential": credential})
            assert (answer.status_code, code_of(answer)) == (403, "bad-passkey"), credential
            asked = (await here.client.post("/api/account/enter/passkey/ask")).json()
            body = {"ticket": asked["ticket"], "credential": credential}
            assert code_of(await here.client.post("/api/account/enter/passkey", json=body)) == "bad-passkey"


async def test_a_recovery_code_used_by_two_at_once_lets_one_in(tmp_path: Path) -> None:
    async with site(tmp_path) as here, browser(here) as one, browser(here) as other:
        code = {"code": (await made(here.client))["codes"][0]}
        answers = await asyncio.gather(*(client.post("/api/account/recover", json=code) for client in (one, other)))
        assert sorted(answer.status_code for answer in answers) == [200, 403]


async def test_what_is_only_for_accounts_is_refused_to_guests(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        bodies: dict[str, Json] = {
            "/api/account/leave": None, "/api/account/codes": None, "/api/account/sessions/end": {},
            "/api/account/delete": {"login": "x"}, "/api/account/passkey/remove": {"id": "x"},
        }  # fmt: skip
        for path, body in bodies.items():
            assert code_of(await here.client.post(path, json=body)) == "not-signed-in", path
        assert code_of(await here.client.get("/api/account/export")) == "not-signed-in"
        assert code_of(await here.client.put("/api/account/password", json={"password": PASSWORD})) == "not-signed-in"
