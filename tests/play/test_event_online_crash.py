"""Servers that are killed while jogos are played at their tables: the event has each partida of each table once.

Two kills in an ordinary run; with CARTEADO_FUZZ=1 a dozen.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from carteado.server.storage import Store, database
from carteado.table import Table
from carteado.table import entries as table_log
from carteado.tournament import entries as log
from carteado.tournament.log import broken, decoded
from carteado.tournament.torneio import Torneio
from play.play_kit import gathered, new_guest
from play.program_kit import Program, program
from play.stubborn_kit import Stubborn, accounted_for
from play.test_event_crash import Hall

Json = dict[str, Any]
KILLS: Final = 12 if os.environ.get("CARTEADO_FUZZ") else 2
SIDES: Final = 4


class Afar:
    """An event of four sides, two jogos of which are played at tables, and one is typed in."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.path = self.key = ""
        self.people: list[Stubborn] = []
        self.tables: dict[str, str] = {}
        self.dead: Program | None = None
        self.up = asyncio.Event()
        self.up.set()

    @property
    def id(self) -> str:
        return self.path.rpartition("/")[2]

    async def open(self) -> None:
        """Entries, a group, tables for the first round, and everybody in their chairs."""
        made = await self.hall.done("POST", "/api/torneios", {"preset": "sinsep", "name": "Copa de longe"})
        self.path, self.key = f"/api/torneios/{made['id']}", made["key"]
        names = [f"Lado {side}" for side in range(1, SIDES + 1)]
        entries = [{"type": "entry", "name": name, "people": [{"name": f"{name}{at}"} for at in "ab"]} for name in names]
        group = {"type": "group", "stage": "grupos", "group": "A", "slots": [f"#{at}" for at in range(1, SIDES + 1)]}
        acts: list[Json] = [*entries, {"type": "entries-closed"}, group]
        await self.hall.done("POST", f"{self.path}/acts", {"key": self.key, "acts": acts})
        while "jogos" not in (seen := await self.hall.done("GET", self.path)):
            await asyncio.sleep(0.1)
        first = [jogo["id"] for jogo in seen["jogos"] if jogo["round"] == 1]
        told = await self.hall.done("POST", f"{self.path}/online", {"key": self.key, "jogos": first})
        for table in told["tables"]:
            self.tables[table["jogo"]] = table["table"]
            for seat, chair in enumerate(table["chairs"]):
                await self._sit(table["jogo"], table["table"], seat, chair)

    async def _sit(self, jogo: str, table: str, seat: int, chair: Json) -> None:
        base = self.hall.servers[-1].base
        part = {"key": self.key, "part": "athlete", "name": chair["person"], "entry": chair["entry"]}
        given = await self.hall.done("POST", f"{self.path}/papeis", part)
        guest = await new_guest(base, chair["person"].replace(" ", ""))
        answer = await guest.ask(base, "POST", f"{self.path}/online/cadeira", {"key": given["key"], "jogo": jogo})
        assert answer.json() == {"table": table, "seat": seat}, answer.text
        self.people.append(Stubborn(guest, table, seat, f"{table}-{seat}", Random(self.hall.rng.random())))

    async def play(self) -> None:
        """Everybody plays on, whoever of the servers is up; meanwhile a result comes from paper."""
        await gathered(*(person.play(self._server, lambda: self.up) for person in self.people), self._paper())

    def _server(self) -> Program:
        alive = [server for server in self.hall.servers if server is not self.dead]
        return self.hall.rng.choice(alive or list(self.hall.servers))

    async def kill(self, kills: int) -> int:
        """The first server ends without warning, again and again, while they play."""
        done, server = 0, self.hall.servers[0]
        while done < kills and not all(person.page.over for person in self.people):
            await asyncio.sleep(self.hall.rng.uniform(0.2, 1.2))
            self.dead = server
            if len(self.hall.servers) == 1:
                self.up.clear()
            await server.kill()
            await server.start()
            self.dead = None
            self.up.set()
            done += 1
        return done

    async def _paper(self) -> None:
        jogo = next(one for one in (await self.hall.done("GET", self.path))["jogos"] if one["round"] == 2)
        sides = [side["entry"] for side in jogo["sides"]]
        rows = {"type": "rows", "jogo": jogo["id"], "sides": sides, "rows": [[12, 7], [12, 9]]}
        answer = await self.hall.ask("POST", f"{self.path}/acts", {"key": self.key, "acts": [rows]})
        assert answer.status_code in (200, 422), answer.text  # decided already: the lost answer was a yes


async def held_against(store: Store, afar: Afar) -> None:
    """The log holds together and has each partida of each table once; the tables are closed, and tell the same."""
    payloads = [payload for _, _, payload in await store.load(f"torneio-{afar.id}")]
    assert broken(payloads) is None
    torneio = Torneio.of(decoded(payloads))
    assert sum(jogo.decided for jogo in torneio.state.jogos.values()) == len(afar.tables) + 1
    assert not any(jogo.contested for jogo in torneio.state.jogos.values())
    for kind in (log.TableBound, log.JogoStarted):
        assert Counter(entry.jogo for entry in torneio.log if isinstance(entry, kind)) == Counter(list(afar.tables))
    for name, place in afar.tables.items():
        table = Table()
        for _, _, payload in await store.load(place):
            table.fold(table_log.decode(payload))
        assert table.settled
        scores = [tuple(result.score) for result in table.match.results if result is not None]
        assert [row.score for row in torneio.state.jogos[name].rows] == scores
        taken = [entry for entry in torneio.log if isinstance(entry, log.RowsTaken) and entry.jogo == name]
        assert [entry.rows for entry in taken] == [(score,) for score in scores]
        assert not any(place.bot for place in table.places)
    assert await accounted_for(store, afar.people) > 100


async def played(servers: Sequence[Program], address: str, seed: int) -> None:
    """Two tables are played to their end while the first server dies and comes back."""
    rng = Random(seed)
    afar = Afar(Hall(servers, await new_guest(servers[-1].base, "Rita"), rng))
    await afar.open()
    killing = asyncio.create_task(afar.kill(KILLS))
    await afar.play()
    assert await killing > 0
    for _ in range(3):  # whoever looks brings up what died in between
        await afar.hall.done("GET", afar.path)
        await asyncio.sleep(2.1)
    for server in servers:
        assert await server.stop() == 0
        assert server.log("error") == []
    store = await Store.open(address)
    try:
        await held_against(store, afar)
    finally:
        await store.close()


async def test_partidas_flow_while_the_server_is_killed(tmp_path: Path) -> None:
    async with program(tmp_path) as server:
        await played([server], str(database(None, tmp_path)), 3)


async def test_partidas_flow_through_two_servers_one_of_which_is_killed(tmp_path: Path, postgres: str) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with (
        program(tmp_path / "a", "--database", postgres) as first,
        program(tmp_path / "b", "--database", postgres) as second,
    ):
        await played([first, second], postgres, 5)
