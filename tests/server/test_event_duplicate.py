"""Duplicate rounds over HTTP: the same packs at every table, proved afterwards, and nothing told of them before the end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carteado import fair
from carteado.game import CHANCE
from carteado.records import parse, prove
from carteado.server.listeners import Listener
from carteado.server.room import Room
from carteado.table import Who, incoming
from carteado.table import entries as table_log
from carteado.tournament.verifying import rounds
from server.online_kit import Mesa, ask, event
from server.server_kit import Site, site
from server.test_event_online import at_rest
from server.test_events import Desk, code_of

Json = dict[str, Any]
PACKS = 4


async def begun(desk: Desk, packs: int = PACKS) -> tuple[str, list[Mesa]]:
    """A round of two tables, everybody in their chairs; its commitment."""
    jogos = [jogo["id"] for jogo in (await desk.look())["jogos"] if jogo["round"] == 1]
    answer = await ask(desk, "/duplicado/abre", jogos=jogos, packs=packs)
    assert answer.status_code == 200, answer.text
    (opened,) = answer.json()["rounds"]
    answer = await ask(desk, "/duplicado", commitment=opened["commitment"], words=["zap", "copeta"])
    assert answer.status_code == 200, answer.text
    mesas = [Mesa(desk, told) for told in answer.json()["tables"]]
    for mesa in mesas:
        assert [answer.status_code for answer in await mesa.sit()] == [200] * len(mesa.told["chairs"])
    return str(opened["commitment"]), mesas


async def played(mesa: Mesa, maos: int) -> None:
    """So many mãos more."""
    for _ in range(maos):
        await mesa.ready()
        await mesa.play()


async def packs_of(mesa: Mesa) -> list[Any]:
    """What was dealt from at a table, mão by mão."""
    entries = [table_log.decode(payload) for _, _, payload in await mesa.here.store.load(mesa.id)]
    return [entry.action for entry in entries if isinstance(entry, table_log.Acted) and entry.seat == CHANCE]


@pytest.mark.parametrize(("game", "people"), [("truco-fenacef", 2), ("truco-cego", 3)])
async def test_all_tables_play_the_same_packs_and_the_sides_change_seats_half_way(
    game: str, people: int, tmp_path: Path
) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "livre", people, 4, game=game)
        commitment, mesas = await begun(desk)
        first, second = mesas
        await played(first, 2)
        before = [place.name for place in (await first.table()).places]
        await played(first, 2)
        after = [place.name for place in (await first.table()).places]
        assert after == [before[-1], *before[:-1]]
        await played(second, PACKS)
        one, other = await packs_of(first), await packs_of(second)
        assert one == other
        assert len({str(pack) for pack in one}) == len(one) == PACKS
        for mesa in mesas:
            entries = [table_log.decode(payload) for _, _, payload in await here.store.load(mesa.id)]
            acts = {entry.action["type"] for entry in entries if isinstance(entry, table_log.Acted)}
            assert not acts & {"Cut", "Burn"}
        await at_rest(desk)
        (told,) = (await ask(desk, "/mesas")).json()["rounds"]
        seed = told["seed"]
        assert fair.commitment(bytes.fromhex(seed)) == commitment
        kept = await here.services.events.one(desk.id)
        assert kept is not None
        assert [derived.holds for derived in rounds(kept.torneio)] == [True]
        (found,) = kept.torneio.state.duplicates.values()
        tables = [[tuple(result.score) for result in (await mesa.table()).match.results if result] for mesa in mesas]
        assert [list(each) for each in found.points] == tables
        for mesa in mesas:
            for n in range(1, PACKS + 1):
                answer = await here.client.get(f"/api/tables/{mesa.id}/partidas/{n}/record")
                if answer.status_code == 404:
                    continue  # spectators are behind
                assert prove(parse(answer.text.encode())).verdict == "proved", answer.text[:600]
            cookie = here.cookie(mesa.guests[mesa.told["chairs"][0]["person"]])
            record = (await here.client.get(f"/api/tables/{mesa.id}/partidas/3/record", headers=cookie)).text
            proof = prove(parse(record.encode()))
            assert (proof.verdict, [pack.n for pack in proof.packs]) == ("proved", [3])


class Stranger:
    """A page of somebody who plays nowhere, and whatever a server tells them of a table."""

    def __init__(self, here: Site, table: str) -> None:
        self.here, self.table = here, table
        self.guest = here.guest("Curioso")
        self.heard: list[bytes] = []

    async def look(self, event: str, maos: int) -> list[str]:
        """Everything there is to ask, as text."""
        cookie = self.here.cookie(self.guest)
        paths = [f"/api/tables/{self.table}", f"/api/torneios/{event}", f"/api/tables/{self.table}/qr.svg"]
        for n in range(1, maos + 1):
            paths += [f"/api/tables/{self.table}/partidas/{n}/{what}" for what in ("record", "replay", "proof", "report")]
        found = [await self.here.client.get(path, headers=cookie) for path in paths]
        return [f"{answer.status_code} {answer.text}" for answer in found]

    async def enter(self, room: Room) -> str:
        """Come to the table to watch; why not."""

        async def out(message: bytes | None) -> None:
            self.heard.append(message or b"")

        listener = Listener(Who(self.guest.id, self.guest.name), out=out, address="test")
        reason = await room.enter(listener, incoming.Enter(table=self.table))
        listener.stop()
        return "" if reason is None else reason.code


async def test_nothing_of_a_pack_is_told_before_all_tables_have_played_it(tmp_path: Path) -> None:
    """Whatever happens at the tables, a stranger is told the same, byte by byte; then everything."""
    async with site(tmp_path, limits=0) as here:
        desk = await event(here, "livre", 2, 4, game="truco-sinsep")
        commitment, (first, second) = await begun(desk)
        watching = Stranger(here, first.id)
        await played(first, 1)
        one = await watching.look(desk.id, PACKS)
        await played(first, 2)
        await at_rest(desk)
        again = await watching.look(desk.id, PACKS)
        assert [pair for pair in zip(one, again, strict=True) if pair[0] != pair[1]] == []
        await played(first, 1)
        await played(second, PACKS - 1)
        await at_rest(desk)
        seen = await watching.look(desk.id, PACKS)
        at_the_end = [text.replace('"stage":"over"', '"stage":"between"') for text in seen]
        assert [pair for pair in zip(one, at_the_end, strict=True) if pair[0] != pair[1]] == []
        seed = await here.services.store.setting(f"torneio-packs-{commitment}")
        assert seed is not None
        assert not any(seed in text for text in seen)
        assert await watching.enter(await first.room()) == "sealed"
        assert watching.heard == []
        room, player = await first.room(), here.cookie(first.guests["Pessoa 1a"])
        own = await here.client.get(f"/api/tables/{first.id}/partidas/1/record", headers=player)
        assert own.status_code == 200
        assert seed not in own.text
        assert "?" in own.text  # what that seat did not see stays covered
        elsewhere = here.cookie(second.guests[second.told["chairs"][0]["person"]])
        closed = await here.client.get(f"/api/tables/{first.id}/partidas/1/record", headers=elsewhere)
        assert (closed.status_code, code_of(closed)) == (403, "closed-table")
        await played(second, 1)
        await at_rest(desk)
        assert await watching.enter(room) == ""
        replay = await here.client.get(f"/api/tables/{first.id}/partidas/1/replay", headers=player)
        assert replay.status_code == 200
        assert seed in str((await ask(desk, "/mesas")).json())


async def test_a_round_is_whole_though_a_server_died_before_it_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from carteado.server.events import following

    async def dead(*_: Any) -> None:
        raise asyncio.CancelledError

    async with site(tmp_path) as here:
        desk = await event(here, "livre", 2, 4, game="truco-sinsep")
        _, mesas = await begun(desk, 2)
        with monkeypatch.context() as patched:
            patched.setattr(following, "flow", dead)
            for mesa in mesas:
                await played(mesa, 2)
    async with site(tmp_path) as again:
        other = Desk(again, desk.id, desk.key)
        await asyncio.gather(*(other.look() for _ in range(4)))
        seen = [jogo for jogo in (await other.look())["jogos"] if jogo["round"] == 1]
        assert [jogo["state"] for jogo in seen] == ["decided", "decided"]
        assert [line["type"] for line in (await other.desk())["lines"]].count("duplicate-played") == 1


async def test_one_guest_sits_at_one_table_of_a_round_and_who_plays_referees_none(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "livre", 2, 4, game="truco-sinsep")
        _, (first, second) = await begun(desk)
        person = second.told["chairs"][0]
        answer = await second.come(person["person"], person["entry"], guest=first.guests["Pessoa 1a"])
        assert (answer.status_code, code_of(answer)) == (409, "device-round")
        player = await desk.part("judge", person["person"])
        answer = await first.come("", 0, key=player.key, guest=here.guest("Juiz"))
        assert (answer.status_code, code_of(answer)) == (403, "online-referee")


async def test_it_is_refused_where_a_text_stands_over_it_or_packs_depend_on_play(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "sinsep")
        jogos = [jogo["id"] for jogo in (await desk.look())["jogos"] if jogo["round"] == 1]
        assert code_of(await ask(desk, "/duplicado/abre", jogos=jogos)) == "duplicate-free"
        assert "duplicate" not in (await ask(desk, "/mesas")).json()
        desk = await event(here, "livre", 1, 4, game="cacheta")
        assert code_of(await ask(desk, "/duplicado/abre", jogos=jogos)) == "duplicate-game"
        desk = await event(here, "livre", 2, 4, game="canastra")
        assert (await ask(desk, "/mesas")).json()["duplicate"] is True


async def test_who_moves_on_by_a_chair_is_told_nothing_that_was_meant_for_who_sat_there(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "livre", 2, 4, game="truco-sinsep")
        _, (mesa, _) = await begun(desk, 2)
        room = await mesa.room()
        first, second = (mesa.guests[chair["person"]] for chair in mesa.told["chairs"][:2])
        for guest in (first, second):
            assert await room.enter(Listener(Who(guest.id, guest.name)), incoming.Enter(table=mesa.id)) is None
        await mesa.ready()
        seen = room.table.version
        await mesa.play()
        await mesa.ready()
        assert room.table.seat_of(first.id) == 1
        mine = Listener(Who(first.id, first.name))
        assert await room.enter(mine, incoming.Enter(table=mesa.id, version=seen, was="seat-1")) is None
        told = [message for message in mine.waiting if message]
        assert b'"type":"snapshot"' in told[0]
        assert not any(b'"type":"update"' in message for message in told)
