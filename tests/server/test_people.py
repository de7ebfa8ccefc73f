"""Friends by link, blocks, mutes and reports: whom they reach, who decides, and what is refused."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx

from carteado.server.identity import Guest
from carteado.server.people.moderation import A_DAY, ADMINISTRATOR, MODERATOR
from carteado.server.seeking.absences import Absences
from carteado.server.storage.seekers import Seekers
from carteado.server.world import World
from server.account_kit import browser, made
from server.server_kit import Seated, Site, a_table, code_of, site

NAMES = ("Ana", "Beto", "Caio", "Davi")


class Four:
    """Four people with accounts, each in a browser of their own, who have played a partida with one another."""

    def __init__(self, here: Site, pages: list[httpx.AsyncClient], guests: list[Guest], played: Seated) -> None:
        self.here, self.pages, self.guests, self.table = here, pages, guests, played.id
        self.ana, self.beto, self.caio, self.davi = pages

    async def role(self, page: httpx.AsyncClient, role: str) -> None:
        """Give a role, as the command does."""
        guest = self.guests[self.pages.index(page)]
        await self.here.services.accounts.kept.change(guest.id, role=role)
        self.here.services.accounts.sessions.renamed(guest.id)

    async def report(self, page: httpx.AsyncClient, seat: int, **more: object) -> httpx.Response:
        """Somebody reports who sits there."""
        told = {"table": self.table, "n": 1, "seat": seat, "reason": "conduct", "words": "Xingou.", **more}
        return await page.post("/api/reports", json=told)


async def four(here: Site, stack: AsyncExitStack) -> Four:
    """All of them have accounts."""
    pages = [await stack.enter_async_context(browser(here, f"192.0.2.{n}")) for n in range(1, 5)]
    guests: list[Guest] = []
    for page, name in zip(pages, NAMES, strict=True):
        found = await here.services.accounts.kept.by_login((await made(page, name))["login"])
        assert found is not None
        guests.append(Guest(found.id, name, 0))
    played = a_table(guests, public=True)
    played.begin()
    played.play()
    await played.kept_in(here.store)
    return Four(here, pages, guests, played)


@asynccontextmanager
async def house_in(folder: Path) -> AsyncIterator[Four]:
    """A server, and the four who have played there."""
    async with site(folder) as here, AsyncExitStack() as stack:
        yield await four(here, stack)


async def names(page: httpx.AsyncClient, kind: str) -> list[str]:
    return [one["name"] for one in (await page.get("/api/people")).json() if one["kind"] == kind]


async def link_of(page: httpx.AsyncClient) -> str:
    return str((await page.post("/api/friends/link", json={})).json()["link"])


async def test_a_link_makes_friends_of_two_once(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        link = await link_of(house.ana)
        assert (await house.beto.get(f"/api/friends/link/{link}")).json() == {"name": "Ana"}
        assert code_of(await house.ana.post("/api/friends", json={"link": link})) == "own-link"
        assert (await house.beto.post("/api/friends", json={"link": link})).json() == {"name": "Ana"}
        assert (await names(house.ana, "friend"), await names(house.beto, "friend")) == (["Beto"], ["Ana"])
        assert code_of(await house.caio.post("/api/friends", json={"link": link})) == "no-link"
        assert code_of(await house.caio.get(f"/api/friends/link/{link}")) == "no-link"
        (one,) = (await house.beto.get("/api/people")).json()
        await house.caio.post("/api/people/drop", json={"key": one["key"], "kind": "friend"})  # a key is of nobody else
        assert await names(house.ana, "friend") == ["Beto"]
        await house.beto.post("/api/people/drop", json={"key": one["key"], "kind": "friend"})
        assert await names(house.ana, "friend") == []


async def test_who_is_blocked_is_kept_apart_is_no_friend_and_is_not_told(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        await house.beto.post("/api/friends", json={"link": await link_of(house.ana)})
        answer = await house.ana.post("/api/people/at", json={"table": house.table, "seat": 1, "kind": "block", "on": True})
        assert answer.status_code == 200
        assert (await names(house.ana, "block"), await names(house.ana, "friend")) == (["Beto"], [])
        assert (await house.beto.get("/api/people")).json() == []
        assert code_of(await house.beto.post("/api/friends", json={"link": await link_of(house.ana)})) == "no-link"
        seated = (await house.ana.get(f"/api/tables/{house.table}/people")).json()
        assert [(one["seat"], one["blocked"], one["muted"]) for one in seated] == [
            (1, True, False),
            (2, False, False),
            (3, False, False),
        ]
        await house.ana.post("/api/people/at", json={"table": house.table, "seat": 1, "kind": "block", "on": False})
        assert await names(house.ana, "block") == []


async def test_nobody_says_anything_of_themselves_of_nobody_or_without_an_account(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        for seat in (0, 5):
            answer = await house.ana.post(
                "/api/people/at", json={"table": house.table, "seat": seat, "kind": "mute", "on": True}
            )
            assert code_of(answer) == "nobody-there"
        for path, body in (
            ("/api/friends/link", {}),
            ("/api/friends", {"link": "x" * 43}),
            ("/api/reports", {"table": house.table, "n": 1, "seat": 1, "reason": "name"}),
        ):
            assert code_of(await house.here.client.post(path, json=body)) == "not-signed-in"
        assert (await house.here.client.get("/api/people")).json() == []


async def test_a_report_is_read_with_its_record_and_decided_once_in_writing(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        assert (await house.report(house.ana, 1)).status_code == 201
        await house.role(house.caio, MODERATOR)
        (one,) = (await house.caio.get("/api/reports")).json()["reports"]
        assert (one["name"], one["reporter"], one["reason"], one["words"], one["there"]) == (
            "Beto",
            "Ana",
            "conduct",
            "Xingou.",
            True,
        )
        record = await house.caio.get(f"/api/reports/{one['id']}/record")
        assert record.status_code == 200
        assert record.text.startswith("carteado")
        decided = {"report": one["id"], "decision": "dismissed", "words": "Só brincadeira."}
        assert (await house.caio.post("/api/reports/decide", json=decided)).status_code == 200
        assert code_of(await house.caio.post("/api/reports/decide", json=decided)) == "report-decided"
        told = (await house.caio.get("/api/reports")).json()
        assert told["reports"] == []
        assert [(line["moderator"], line["name"], line["decision"], line["words"]) for line in told["decisions"]] == [
            ("Caio", "Beto", "dismissed", "Só brincadeira.")
        ]


async def test_a_ban_holds_for_the_account_and_its_address_and_can_be_lifted(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        await house.report(house.ana, 1)
        await house.role(house.caio, MODERATOR)
        (one,) = (await house.caio.get("/api/reports")).json()["reports"]
        await house.caio.post("/api/reports/decide", json={"report": one["id"], "decision": "banned"})
        assert code_of(await house.beto.get("/api/me")) == "banned"
        async with browser(house.here, "192.0.2.2") as stranger:
            assert code_of(await stranger.get("/api/me")) == "banned"
        async with browser(house.here, "192.0.2.77") as elsewhere:
            elsewhere.cookies.update(house.beto.cookies)
            assert code_of(await elsewhere.get("/api/me")) == "banned"
        assert (await house.ana.get("/api/me")).status_code == 200
        (line,) = (await house.caio.get("/api/reports")).json()["decisions"]
        await house.caio.post("/api/reports/lift", json={"decision": line["id"], "words": "Era engano."})
        assert (await house.beto.get("/api/me")).status_code == 200
        log = (await house.caio.get("/api/reports")).json()["decisions"]
        assert sorted((one["decision"], one["liftable"]) for one in log) == [("banned", False), ("lifted", False)]


async def test_who_is_made_to_wait_looks_for_no_table_for_a_day(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        await house.report(house.ana, 1, reason="stalling")
        await house.role(house.caio, MODERATOR)
        (one,) = (await house.caio.get("/api/reports")).json()["reports"]
        await house.caio.post("/api/reports/decide", json={"report": one["id"], "decision": "waits"})
        absence = await Absences(Seekers(house.here.store), World()).wait(house.guests[1].id)
        assert 86_000 < absence <= 86_400


# Hostile.


async def test_mass_reports_are_refused_and_close_no_door(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        assert (await house.report(house.ana, 1)).status_code == 201
        assert code_of(await house.report(house.ana, 1, reason="name")) == "report-twice"
        for page in (house.caio, house.davi):
            assert (await house.report(page, 1)).status_code == 201
        async with browser(house.here, "192.0.2.9") as outsider:
            await made(outsider, "Eva")
            assert code_of(await house.report(outsider, 1)) == "report-outside"
        tables = [a_table(house.guests, public=True) for _ in range(A_DAY)]
        for table in tables:
            await table.kept_in(house.here.store)
        answers = [await house.report(house.ana, 1, table=table.id) for table in tables]
        assert [answer.status_code for answer in answers] == [201] * (A_DAY - 1) + [422]
        assert code_of(answers[-1]) == "report-many"
        assert (await house.beto.get("/api/me")).status_code == 200


async def test_only_moderators_read_and_decide_and_only_administrators_about_moderators(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        await house.report(house.ana, 1)
        (one,) = await house.here.services.people.reports()
        decision = {"report": one.id, "decision": "banned"}
        for page in (house.ana, house.beto, house.here.client):
            for answer in (
                await page.get("/api/reports"),
                await page.get(f"/api/reports/{one.id}/record"),
                await page.post("/api/reports/decide", json=decision),
                await page.post("/api/reports/lift", json={"decision": "x"}),
            ):
                assert code_of(answer) in ("not-moderator", "not-signed-in")
        await house.role(house.beto, MODERATOR)
        assert code_of(await house.beto.post("/api/reports/decide", json=decision)) == "own-report"
        await house.role(house.caio, MODERATOR)
        assert code_of(await house.caio.post("/api/reports/decide", json=decision)) == "not-moderator"
        await house.role(house.davi, ADMINISTRATOR)
        assert (await house.davi.post("/api/reports/decide", json=decision)).status_code == 200


async def test_a_moderator_cannot_close_the_door_on_an_address_that_is_their_own(tmp_path: Path) -> None:
    async with site(tmp_path) as here, AsyncExitStack() as stack:
        all_of = await four(here, stack)
        neighbour = await stack.enter_async_context(browser(here, "192.0.2.2"))
        login = (await made(neighbour, "Eva"))["login"]
        account = await here.services.accounts.kept.by_login(login)
        assert account is not None
        await here.services.accounts.kept.change(account.id, role=MODERATOR)
        here.services.accounts.sessions.renamed(account.id)
        await all_of.report(all_of.ana, 1)
        (one,) = (await neighbour.get("/api/reports")).json()["reports"]
        await neighbour.post("/api/reports/decide", json={"report": one["id"], "decision": "banned"})
        assert code_of(await all_of.beto.get("/api/me")) == "banned"
        assert (await neighbour.get("/api/me")).status_code == 200


async def test_no_id_of_anybody_goes_out_with_people_history_or_reports(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        await house.here.services.tally.begins(house.table, 1)
        await house.beto.post("/api/friends", json={"link": await link_of(house.ana)})
        await house.report(house.ana, 1)
        await house.role(house.caio, MODERATOR)
        for page in house.pages:
            for path in ("/api/people", "/api/history", "/api/figures", "/api/reports", f"/api/tables/{house.table}/people"):
                text = (await page.get(path)).text
                assert not any(guest.id in text for guest in house.guests)


async def test_who_deletes_everything_is_nobodys_friend_and_stands_in_no_report_by_name(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        await house.beto.post("/api/friends", json={"link": await link_of(house.ana)})
        await house.report(house.ana, 1)
        login = (await house.beto.get("/api/account")).json()["account"]["login"]
        assert (await house.beto.post("/api/account/delete", json={"login": login})).status_code == 200
        assert await names(house.ana, "friend") == []
        (one,) = await house.here.services.people.reports()
        assert (one.name, one.accused == house.guests[1].id) == ("(removido)", False)
