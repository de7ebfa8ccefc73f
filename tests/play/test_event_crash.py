"""Servers that are killed while results flow from scoreboards and paper: the event has every acknowledged one, once.

Two kills in an ordinary run; with CARTEADO_FUZZ=1 event after event for ten minutes.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import httpx

from carteado.server.placar_log import folded
from carteado.server.placar_shapes import decode
from carteado.server.storage import Store, database
from carteado.tournament import entries as log
from carteado.tournament.log import broken, decoded, hashed
from carteado.tournament.tables import standing
from carteado.tournament.torneio import Torneio
from play.play_kit import PATIENCE, Guest, new_guest
from play.program_kit import Program, program

Json = dict[str, Any]
LONG: Final = 600.0 if os.environ.get("CARTEADO_FUZZ") else 0.0
KILLS: Final = 2
DEVICES: Final = 4 if LONG else 2
PAIRS: Final = ("Onça", "Tatu", "Ema", "Anta")
LOST: Final = (httpx.TransportError, OSError)
ASKED: Final[list[Json]] = [
    {"type": "call", "side": 0, "to": 3},
    {"type": "call", "side": 1, "to": 6},
    {"type": "call", "side": 0, "to": 9},
    {"type": "call", "side": 1, "to": 12},
    {"type": "accept", "stake": 12},
]


class Hall:
    """Servers, any of which may be away, and a desk that asks whichever is up until it is answered."""

    def __init__(self, servers: Sequence[Program], guest: Guest, rng: Random) -> None:
        self.servers, self.guest, self.rng = servers, guest, rng
        self.asked = self.repeated = 0

    async def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """One request, sent again to another server, or to the same later, when nobody answered."""
        async with asyncio.timeout(6 * PATIENCE):
            while True:
                self.asked += 1
                with suppress(*LOST):
                    return await self.guest.ask(self.rng.choice(self.servers).base, method, path, body)
                self.repeated += 1
                await asyncio.sleep(0.05)

    async def done(self, method: str, path: str, body: Json | None = None) -> Json:
        answer = await self.ask(method, path, body)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found


class Board:
    """The device of a table: it sends a line until it stands."""

    def __init__(self, hall: Hall, told: Json) -> None:
        self.hall, self.id, self.keys = hall, str(told["id"]), told["keys"]
        self.lines = 0

    async def look(self) -> Json:
        return await self.hall.done("GET", f"/api/placares/{self.id}")

    async def mark(self, writer: int, entry: Json) -> None:
        """Nobody else writes here, so a version that has grown says that the lost answer was a yes."""
        body = {"key": self.keys[writer], "version": self.lines, "entry": entry}
        answer = await self.hall.ask("POST", f"/api/placares/{self.id}/lines", body)
        if answer.status_code == 409:
            assert (await self.look())["version"] == self.lines + 1
        else:
            assert answer.status_code == 201 or (await self.look())["version"] == self.lines + 1, answer.text
        self.lines += 1

    async def play(self) -> None:
        """A jogo to its end; half of the lines are claimed by one side and confirmed by the other."""
        while (shown := await self.look())["winners"] is None:
            first = [said for said in shown["legal"][-1] if said["type"] == "first-dealer"] if shown["phase"] != "play" else []
            for entry in (*first[:1], *ASKED, {"type": "result", "side": self.hall.rng.randrange(2)}):
                if self.hall.rng.random() < 0.5:
                    await self.mark(2, entry)
                else:
                    await self.mark(0, entry)
                    await self.mark(1, {"type": "agree", "line": self.lines})


async def killed(server: Program, rng: Random, kills: int, over: Callable[[], bool]) -> int:
    """End a server without warning again and again, and start it again."""
    done = 0
    while done < kills and not over():
        await asyncio.sleep(rng.uniform(0.2, 1.2))
        await server.kill()
        await server.start()
        done += 1
    return done


async def event(hall: Hall) -> tuple[str, dict[str, Board]]:
    """An event of four pairs: jogos on devices, and two on paper."""
    made = await hall.done("POST", "/api/torneios", {"preset": "fenacef", "name": "Copa"})
    path, key = f"/api/torneios/{made['id']}", made["key"]
    acts: list[Json] = [
        *[{"type": "entry", "name": name, "people": [{"name": f"{name} 1"}, {"name": f"{name} 2"}]} for name in PAIRS],
        {"type": "entries-closed"},
        {"type": "group", "stage": "grupos", "group": "A", "slots": [f"#{number}" for number in range(1, 5)]},
    ]
    await hall.done("POST", f"{path}/acts", {"key": key, "acts": acts})
    while "jogos" not in (seen := await hall.done("GET", path)):  # the other server may be a second behind
        await asyncio.sleep(0.1)
    jogos = seen["jogos"]
    boards: dict[str, Board] = {}

    async def device(jogo: Json) -> None:
        boards[jogo["id"]] = Board(hall, await hall.done("POST", f"{path}/placar", {"key": key, "jogo": jogo["id"]}))
        await boards[jogo["id"]].play()

    async def paper(jogo: Json) -> None:
        sides = [side["entry"] for side in jogo["sides"]]
        for score in ([12, 7], [12, 9]):
            await asyncio.sleep(hall.rng.uniform(0, 2))
            rows = {"type": "rows", "jogo": jogo["id"], "sides": sides, "rows": [score], "whole": score == [12, 7]}
            answer = await hall.ask("POST", f"{path}/acts", {"key": key, "acts": [rows]})
            assert answer.status_code in (200, 422), answer.text  # decided already: the lost answer was a yes

    await asyncio.gather(*map(device, jogos[:DEVICES]), *map(paper, jogos[4:]))
    return made["id"], boards


async def agreed(hall: Hall, path: str) -> Json:
    """The event as all servers tell it; whoever looks brings up what died in between, which may take a moment."""
    while True:
        told = [(await hall.guest.ask(server.base, "GET", path, None)).json() for server in hall.servers]
        decided = [jogo for jogo in told[0].get("jogos", []) if "winner" in jogo]
        if len({one["head"] for one in told}) == 1 and len(decided) == DEVICES + 2:
            return dict(told[0])
        await asyncio.sleep(0.1)


async def accounted_for(store: Store, identity: str, boards: dict[str, Board], told: Json) -> None:
    """The log holds together, and has each version of each scoreboard once; both tell the same partidas.

    What the server told last is what comes out of the log again.
    """
    payloads = [payload for _, _, payload in await store.load(f"torneio-{identity}")]
    assert broken(payloads) is None
    torneio = Torneio.of(decoded(payloads))
    assert sum(jogo.decided for jogo in torneio.state.jogos.values()) == DEVICES + 2
    assert (told["version"], told["head"]) == (len(payloads), hashed(payloads[-1]))
    order = [entry for part in standing(torneio.state, "A").order() for entry in part]
    assert [place["entry"] for place in told["groups"][0]["places"]] == order
    assert not any(jogo.contested for jogo in torneio.state.jogos.values())
    taken = [(entry.jogo, entry.version) for entry in torneio.log if isinstance(entry, log.RowsTaken) and entry.version]
    assert max(Counter(taken).values()) == 1
    assert Counter(entry.jogo for entry in torneio.log if isinstance(entry, log.JogoBound)) == Counter(list(boards))
    for name, board in boards.items():
        stored = [decode(payload) for _, _, payload in await store.load(f"placar-{board.id}")]
        placar = folded(stored).placar
        assert len(placar.lines) == board.lines
        assert [row.score for row in torneio.state.jogos[name].rows] == [row.score for row in placar.match.rows(12)]
        versions = [version for jogo, version in taken if jogo == name]
        assert versions == sorted(versions)


async def played(servers: Sequence[Program], address: str, seed: int) -> None:
    """Event after event while the first server dies and comes back."""
    rng, until = Random(seed), monotonic() + LONG
    hall = Hall(servers, await new_guest(servers[-1].base, "Rita"), rng)
    found: list[tuple[str, dict[str, Board]]] = []
    ended = False

    async def on() -> None:
        nonlocal ended
        try:
            while not found or monotonic() < until:
                found.append(await event(hall))
        finally:
            ended = True

    killing = asyncio.create_task(killed(servers[0], rng, 10**6 if LONG else KILLS, lambda: ended))
    await on()
    assert await killing > 0
    told = {identity: await agreed(hall, f"/api/torneios/{identity}") for identity, _ in found}
    for server in servers:
        assert await server.stop() == 0
        assert server.log("error") == []
    store = await Store.open(address)
    try:
        for identity, boards in found:
            await accounted_for(store, identity, boards, told[identity])
    finally:
        await store.close()


async def test_results_flow_while_the_server_is_killed(tmp_path: Path) -> None:
    async with program(tmp_path, speed=1) as server:
        await played([server], str(database(None, tmp_path)), 3)


async def test_results_flow_through_two_servers_one_of_which_is_killed(tmp_path: Path, postgres: str) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with (
        program(tmp_path / "a", "--database", postgres, speed=1) as first,
        program(tmp_path / "b", "--database", postgres, speed=1) as second,
    ):
        await played([first, second], postgres, 5)
