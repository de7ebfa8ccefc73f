"""Scoreboards bound to jogos of an event: what is marked at the table reaches the event once, whatever happens in between."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carteado.server.errors import Refusal
from carteado.server.events import flowing
from carteado.server.events.log import Events
from carteado.server.placar_log import kept_as
from carteado.server.services import Services
from server.server_kit import Site, site
from server.test_events import Desk, code_of, drawn, entered, jogo_of, opened, rows
from server.test_placares import Phone, call

Json = dict[str, Any]
clause = pytest.mark.clause
DEALER = {"type": "first-dealer", "seat": 0}
ASKED = (call(0, 3), call(1, 6), call(0, 9), call(1, 12), {"type": "accept", "stake": 12})


class Table:
    """The scoreboard of a jogo, with all its keys on one device."""

    def __init__(self, desk: Desk, told: Json) -> None:
        self.desk, self.told = desk, told
        self.phones = [Phone(desk.here, told["id"], key) for key in told["keys"]]

    @property
    def referee(self) -> Phone:
        return self.phones[-1]

    async def win(self, side: int, partidas: int = 1) -> None:
        """The referee writes partidas of one mão, in which everything is asked."""
        for _ in range(partidas):
            shown = await self.referee.look()
            if shown["phase"] != "play":
                legal = shown["legal"][-1]
                await self.referee.mark(next(said for said in legal if said["type"] == "first-dealer"))
            await self.referee.mark(*ASKED, {"type": "result", "side": side})


async def ask(desk: Desk, jogo: Json) -> Any:
    return await desk.here.client.post(f"/api/torneios/{desk.id}/placar", json={"key": desk.key, "jogo": jogo["id"]})


async def seated(desk: Desk, *sides: int) -> Table:
    answer = await ask(desk, await jogo_of(desk, *sides))
    assert answer.status_code == 200, answer.text
    return Table(desk, answer.json())


async def lines(desk: Desk, *types: str) -> list[Json]:
    return [line for line in (await desk.desk())["lines"] if line["type"] in types]


def scores(jogo: Json) -> list[list[int]]:
    return [row.get("counted") or row["score"] for row in jogo.get("rows", [])]


@clause("FEN-38.1", "FEN-26-ii")
async def test_a_scoreboard_is_opened_as_the_jogo_asks_and_all_keys_are_for_the_device_of_the_table(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        told = table.told
        assert told["phones"] is False
        assert told["fragment"] == ",".join(f"{who}.{key}" for who, key in zip("ABJ", told["keys"], strict=True))
        assert told["code"].startswith("<svg")
        board = await table.referee.look()
        assert (board["best_of"], board["target"], board["confirm"]) == (3, 12, "entry")
        assert (board["sides"], board["names"]) == (["Onça", "Tatu"], ["Onça um", "Tatu um", "Onça dois", "Tatu dois"])
        assert (board["event"], board["jogo"]) == (desk.id, (await jogo_of(desk, 1, 2))["id"])
        jogo = await jogo_of(desk, 1, 2)
        assert (jogo["state"], jogo["placar"]) == ("playing", told["id"])


async def test_a_scoreboard_that_is_there_is_told_again_to_the_desk_alone(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        judge = await desk.part("judge", "Mesa 1")
        jogo = await jogo_of(desk, 1, 2)
        first = await ask(judge, jogo)
        assert first.status_code == 200, first.text
        assert (await ask(desk, jogo)).json() == first.json()
        again = await ask(judge, jogo)
        assert (again.status_code, code_of(again)) == (409, "placar-bound")
        assert len(await lines(desk, "bound")) == len(await lines(desk, "started")) == 1
        athlete = await desk.part("athlete", "Onça um", entry=1)
        refused = await ask(athlete, await jogo_of(desk, 1, 3))
        assert (refused.status_code, refused.json()["clause"]) == (403, "FEN-2")
        assert code_of(await ask(desk, {"id": "g99"})) == "no-jogo-there"
        assert (await ask(Desk(here, desk.id, "outra"), jogo)).status_code == 403


async def test_two_who_open_it_at_once_get_one_scoreboard(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        jogo = await jogo_of(desk, 1, 2)
        answers = await asyncio.gather(*(ask(desk, jogo) for _ in range(4)))
        assert len({answer.json()["id"] for answer in answers}) == 1
        assert len(await lines(desk, "bound")) == 1


@clause("FEN-33-i", "FEN-38.1")
async def test_what_is_marked_reaches_the_event_line_by_line_and_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        a, b, _ = table.phones
        await table.referee.mark(DEALER)
        before = (await desk.look())["version"]
        await a.mark({"type": "result", "side": 0})
        assert (await desk.look())["version"] == before
        await b.mark({"type": "agree", "line": 2})
        assert (await desk.look())["version"] == before + 1
        await asyncio.gather(*(table.referee.look() for _ in range(4)), *(desk.look() for _ in range(4)))
        assert (await desk.look())["version"] == before + 1
        await table.win(0)
        assert scores(await jogo_of(desk, 1, 2)) == [[13, 0]]
        await table.win(1)
        await table.win(0)
        jogo = await jogo_of(desk, 1, 2)
        assert (scores(jogo), jogo["winner"], jogo["state"]) == ([[13, 0], [0, 12], [12, 0]], 1, "decided")


@clause("FEN-38.1")
async def test_a_contested_claim_contests_the_jogo_until_the_referee_has_settled_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        a, b, referee = table.phones
        await referee.mark(DEALER)
        await a.mark({"type": "result", "side": 0})
        await b.mark({"type": "contest", "line": 2})
        assert (await jogo_of(desk, 1, 2))["contested"] is True
        assert [one["kind"] for one in (await desk.desk())["notices"]] == ["contested"]
        await referee.mark({"type": "settle", "line": 2, "entry": None})
        assert not (await jogo_of(desk, 1, 2)).get("contested")
        assert len(await lines(desk, "contested")) == len(await lines(desk, "contest-settled")) == 1


@clause("FEN-28pu-c", "FEN-13pu", "S-FEN-43")
async def test_what_a_sanction_of_the_table_takes_keeps_its_clause_and_the_real_score(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        await table.win(0)
        await table.referee.mark({"type": "first-dealer", "seat": 1}, {"type": "result", "side": 0})
        await table.referee.mark({"type": "incident", "clause": "FEN-28pu-c", "offender": 0, "why": "bateu na mesa"})
        jogo = await jogo_of(desk, 1, 2)
        assert scores(jogo) == [[12, 0], [0, 12]]
        assert jogo["rows"][1] == {"score": [1, 0], "counted": [0, 12], "how": "forfeit", "clause": "FEN-28pu-c"}
        assert "FEN-28pu-c" in jogo["observations"][0]
        assert "bateu na mesa" in jogo["observations"][0]
        other = await seated(desk, 3, 4)
        await other.win(0)
        await other.referee.mark({"type": "first-dealer", "seat": 1}, {"type": "incident", "clause": "FEN-13pu", "offender": 0})
        jogo = await jogo_of(desk, 3, 4)
        assert (scores(jogo), jogo["winner"]) == ([[0, 12], [0, 12]], 4)
        assert {row["clause"] for row in jogo["rows"]} == {"FEN-13pu"}
        assert [one["clause"] for one in (await desk.desk())["decisions"]] == ["FEN-28pu-c", "FEN-13pu"]


async def test_a_correction_on_the_scoreboard_corrects_what_nobody_else_has_touched(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        await table.win(0)
        last = (await table.referee.look())["version"]
        await table.referee.mark({"type": "correction", "line": last, "entry": {"type": "result", "side": 1}})
        assert scores(await jogo_of(desk, 1, 2)) == [[0, 12]]
        await table.win(1)
        jogo = await jogo_of(desk, 1, 2)
        assert (scores(jogo), jogo["winner"]) == ([[0, 12], [0, 12]], 2)


async def test_a_result_of_the_desk_that_differs_is_contested_and_never_overwritten(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        await table.win(0)
        await desk.do(rows(await jogo_of(desk, 1, 2), [12, 0], [12, 7]))
        await table.referee.mark({"type": "first-dealer", "seat": 1})
        assert not (await jogo_of(desk, 1, 2)).get("contested")
        await table.win(0)
        jogo = await jogo_of(desk, 1, 2)
        assert (jogo["contested"], scores(jogo)) == (True, [[12, 0], [12, 7]])
        await desk.do({"type": "contest-settled", "jogo": jogo["id"]})
        await desk.look()
        await table.referee.look()
        assert not (await jogo_of(desk, 1, 2)).get("contested")


async def test_a_result_of_the_desk_that_says_the_same_is_no_dispute(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        await table.win(0)
        await desk.do(rows(await jogo_of(desk, 1, 2), [12, 0], [12, 0]))
        await table.win(0)
        jogo = await jogo_of(desk, 1, 2)
        assert (scores(jogo), bool(jogo.get("contested"))) == ([[12, 0], [12, 0]], False)


async def test_what_died_between_the_two_writes_is_taken_by_whoever_looks_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)

        async def died(*_: Any) -> None: ...

        with monkeypatch.context() as broken:
            broken.setattr("carteado.server.placares.flow", died)
            await table.win(0, partidas=2)
            told = await here.services.events.one(desk.id, fresh=True)
            assert told is not None
            assert told.torneio.state.jogos[(await _only(table)).jogo].rows == ()
    async with site(tmp_path) as here:
        again = Desk(here, desk.id, desk.key)
        jogo = await jogo_of(again, 1, 2)
        assert (scores(jogo), jogo["winner"]) == ([[12, 0], [12, 0]], 1)
        assert len([line for line in (await again.desk())["lines"] if line["type"] == "rows"]) == 1


async def test_the_scoreboard_too_brings_its_event_up_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        monkeypatch.setattr(flowing, "EVERY", 1e9)

        async def full(*_: Any) -> None:
            raise Refusal(409, "stale")

        with monkeypatch.context() as broken:
            broken.setattr(Events, "write", full)
            await table.win(0)
        await table.referee.look()
        assert scores(await jogo_of(desk, 1, 2)) == [[12, 0]]


async def test_two_servers_that_take_the_same_at_once_take_it_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        await table.win(0)
        store = here.store
        board = await here.services.archive.board(kept_as(table.told["id"]), await store.load(kept_as(table.told["id"])))
        others = [Events(store, here.services.clock) for _ in range(3)]
        before = (await desk.look())["version"]
        await asyncio.gather(*(flowing.flow(_with(here, events), board) for events in others))
        assert (await desk.look())["version"] == before


async def test_a_jogo_without_a_scoreboard_of_its_length_says_so(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here, preset="livre", game="truco-fenacef")
        await desk.do(
            *map(entered, ("Onça", "Tatu")),
            {"type": "entries-closed"},
            {"type": "jogo", "jogo": "final", "slots": ["#1", "#2"], "best_of": 3, "target": 24},
        )
        answer = await ask(desk, {"id": "final"})
        assert (answer.status_code, code_of(answer)) == (422, "placar-length")


def _with(here: Site, events: Events) -> Services:
    return replace(here.services, events=events)


async def _only(table: Table) -> Any:
    here = table.desk.here
    stored = await here.store.load(kept_as(table.told["id"]))
    return (await here.services.archive.board(kept_as(table.told["id"]), stored)).opened
