"""Events whose jogos are played at tables of the server: links, chairs, and tables that are played to their end."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from carteado.game import CHANCE, Action, Seat, State
from carteado.server.identity import Guest
from carteado.server.room import Room
from carteado.server.rooms import Rooms
from carteado.table import Draw, Effects, Table, Who, incoming, receive
from carteado.table.acting import acted, chance
from server.server_kit import Site
from server.test_events import Desk

Json = dict[str, Any]
BRISK = {"Raise": 4, "Accept": 4}


@dataclass
class Mesa:
    """The table of a jogo, and the people whose chairs are at it."""

    desk: Desk
    told: Json
    guests: dict[str, Guest] = field(default_factory=dict[str, Guest])
    rng: Random = field(default_factory=lambda: Random(3))
    n: int = 0

    @property
    def here(self) -> Site:
        return self.desk.here

    @property
    def id(self) -> str:
        return str(self.told["table"])

    @property
    def jogo(self) -> str:
        return str(self.told["jogo"])

    async def room(self) -> Room:
        rooms = self.here.services.rooms
        assert isinstance(rooms, Rooms)
        found = await rooms.room(self.id)
        assert found is not None
        return found

    async def table(self) -> Table:
        return (await self.room()).table

    async def sit(self, *people: str, key: str = "", **more: Any) -> list[Any]:
        """These people come by their links, each with a device of their own; everybody, where none are named."""
        chairs = [chair for chair in self.told["chairs"] if not people or chair["person"] in people]
        return [await self.come(chair["person"], chair["entry"], key, **more) for chair in chairs]

    async def come(self, person: str, entry: int, key: str = "", guest: Guest | None = None, **more: Any) -> Any:
        """One of them; by the link that the event gave them."""
        if not key:
            key = (await self.desk.part("athlete", person, entry=entry)).key
        who = guest or self.guests.setdefault(person, self.here.guest(person.split(maxsplit=1)[0]))
        return await take(self.desk, self.jogo, key, self.here.cookie(who), **more)

    async def say(self, who: Guest, kind: type[Any], **fields: Any) -> Any:
        """A request of a page at the table; why not, if it is refused."""
        self.n += 1
        request = kind(client="page", n=self.n, **fields)

        def decide(table: Table, now: int, draw: Draw) -> Effects:
            return receive(table, now, Who(who.id, who.name), request, draw)

        return await self.here.services.rooms.enact(self.id, decide)

    async def ready(self) -> None:
        """Everybody may begin."""
        for guest in self.guests.values():
            reason = await self.say(guest, incoming.Ready, nonce=f"{self.rng.getrandbits(128):032x}")
            assert reason is None, reason

    async def play(self, favours: int = -1) -> None:
        """Play at random, but with many raises, until the partida is over; one side gives in where it can, if asked."""
        room = await self.room()
        while room.table.stage == "playing":
            reason = await self.here.services.rooms.enact(self.id, self.next)
            assert reason is None, reason

    def next(self, table: Table, now: int, draw: Draw) -> Effects:
        """One act more."""
        state = table.state
        if state is None or table.stage != "playing":
            return Effects()
        seat = state.actors()[0]
        if seat == CHANCE:
            return Effects(tuple(chance(table, now, draw)))
        return Effects(tuple(acted(table, now, seat, self._choice(state, seat), "clock", draw)))

    def _choice(self, state: State, seat: Seat) -> Action:
        menu = state.legal(seat)
        return self.rng.choices(menu, [BRISK.get(type(act).__name__, 1) for act in menu])[0]


async def take(desk: Desk, jogo: str, key: str, cookie: dict[str, str], **more: Any) -> Any:
    body = {"key": key, "jogo": jogo, **more}
    return await desk.here.client.post(f"/api/torneios/{desk.id}/online/cadeira", json=body, headers=cookie)


async def ask(desk: Desk, what: str = "", **body: Any) -> Any:
    return await desk.here.client.post(f"/api/torneios/{desk.id}/online{what}", json={"key": desk.key, **body})


async def bound(desk: Desk, *jogos: str) -> list[Mesa]:
    """Tables for these jogos."""
    answer = await ask(desk, jogos=list(jogos))
    assert answer.status_code == 200, answer.text
    tables = {one["jogo"]: one for one in answer.json()["tables"]}
    return [Mesa(desk, tables[name]) for name in jogos]


async def event(here: Site, preset: str, people: int = 2, sides: int = 4, *acts: Json, **more: Any) -> Desk:
    """An event of so many sides in one group, its entries closed."""
    answer = await here.client.post("/api/torneios", json={"preset": preset, "name": "Copa de longe", **more})
    assert answer.status_code == 201, answer.text
    desk = Desk(here, answer.json()["id"], answer.json()["key"])
    entries = [
        {
            "type": "entry",
            "name": f"Lado {side}",
            "people": [{"name": f"Pessoa {side}{'abc'[at]}", "marks": ["associada", "servidora"]} for at in range(people)],
        }
        for side in range(1, sides + 1)
    ]
    slots = [f"#{number}" for number in range(1, sides + 1)]
    group = {"type": "group", "stage": "grupos", "group": "A", "slots": slots}
    await desk.do(*acts, *entries, {"type": "entries-closed"}, group)
    return desk
