"""Who I am: guests by cookie, over HTTP."""

from pathlib import Path

from carteado.server.identity import COOKIE, RENEWED_AFTER, Guest, new_keys, signed, verified
from server.server_kit import code_of, site


async def test_whoever_comes_becomes_a_guest_and_stays_one(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        first = await here.client.get("/api/me")
        name = first.json()["name"]
        assert name.startswith("Visitante ")
        assert first.json().keys() == {"name"}
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        again = await here.client.get("/api/me")
        assert again.json() == {"name": name}
        assert "set-cookie" not in again.headers


async def test_guests_are_named_in_their_language(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        words = (await here.client.get("/api/me", headers={"Accept-Language": "en"})).json()["name"].split()
    assert words[0] in ("Guest", "Visitante")  # the English comes from the catalogue
    assert words[1].isdecimal()


async def test_looking_around_makes_nobody_a_guest(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path in ("/", "/api/games", "/api/tables", "/api/tables/mine", "/health"):
            assert "set-cookie" not in (await here.client.get(path)).headers


async def test_a_new_nickname_keeps_the_guest(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await here.client.get("/api/me")
        keys, now = here.services.keys, here.services.clock() // 1000
        before = verified(here.client.cookies[COOKIE], keys, now)
        answer = await here.client.put("/api/me", json={"name": "  Dona   Zefa "})
        assert answer.json() == {"name": "Dona Zefa"}
        after = verified(here.client.cookies[COOKIE], keys, now)
        assert before is not None
        assert after is not None
        assert (after.id, after.name) == (before.id, "Dona Zefa")
        assert (await here.client.get("/api/me")).json() == {"name": "Dona Zefa"}


UNFIT = [
    (b'{"name":""}', 400, "bad-body"),
    (b'{"name":"' + b"x" * 101 + b'"}', 400, "bad-body"),
    (b'{"name":"xxxxxxxxxxxxxxxxxxxxx"}', 422, "bad-name"),
    (b'{"name":"a\\u202eb"}', 422, "bad-name"),
    (b'{"name":"\\ud800"}', 400, "bad-body"),
    (b'{"name":7}', 400, "bad-body"),
    (b'{"name":"Ana","id":"0"}', 400, "bad-body"),
    (b'{"nome":"Ana"}', 400, "bad-body"),
    (b'{"name":', 400, "bad-body"),
    (b"[]", 400, "bad-body"),
    (b"\xff\xfe", 400, "bad-body"),
    (b'{"name":"\xff"}', 400, "bad-body"),
    (b'{"name":"\xc3"}', 400, "bad-body"),
    (b"", 400, "bad-request"),
    (b"[" * 60_000, 400, "bad-body"),
]


async def test_a_nickname_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for body, status, code in UNFIT:
            answer = await here.client.put("/api/me", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, code_of(answer)) == (status, code), body[:40]


async def test_only_json_is_taken_so_no_form_of_another_page_is(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            headers = {"Content-Type": kind} if kind else {}
            answer = await here.client.put("/api/me", content=b'{"name":"Ana"}', headers=headers)
            assert (answer.status_code, code_of(answer)) == (415, "bad-type"), kind


async def test_a_cookie_that_is_not_ours_is_a_new_guest(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ana = here.guest("Ana")
        forged = ["", "x", "1.1.e30.e30", "1.1..", "%00", "a" * 5000, '"quoted"', "1.1.W10.AAAA", signed(ana, new_keys())]
        for text in forged:
            answer = await here.client.get("/api/me", headers={"Cookie": f"{COOKIE}={text}"})
            assert answer.status_code == 200
            assert "set-cookie" in answer.headers
            assert answer.json()["name"] != "Ana"
            here.client.cookies.clear()


async def test_an_old_cookie_is_written_anew_for_the_same_guest(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        now = here.services.clock() // 1000
        old = Guest("ab" * 16, "Ana", now - RENEWED_AFTER - 5)
        answer = await here.client.get("/api/me", headers=here.cookie(old))
        assert answer.json() == {"name": "Ana"}
        renewed = verified(answer.cookies[COOKIE], here.services.keys, now)
        assert renewed is not None
        assert (renewed.id, renewed.name) == (old.id, old.name)
        assert renewed.issued >= now


async def test_guests_are_known_after_a_restart(tmp_path: Path) -> None:
    """The key lies in the store: every process over it, and the next one, knows the same guests."""
    async with site(tmp_path) as here:
        await here.client.put("/api/me", json={"name": "Ana"})
        cookie = here.client.cookies[COOKIE]
    async with site(tmp_path) as there:
        told = await there.client.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
        assert told.json() == {"name": "Ana"}
