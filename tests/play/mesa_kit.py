"""A table on fake time with everybody in step: whatever one act brings has reached every page before the next one is made.

What happens is a list of steps, drawn at random or played again as it was; so two runs of the same steps can be compared
byte by byte.
"""

import asyncio
import json
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Seat, State
from carteado.pack import Ruling
from carteado.regulations import regulation
from carteado.server.room import Room
from carteado.server.rooms import Rooms
from carteado.tricks.play import Play
from carteado.wire import encode
from games.truco import conformance as truco
from play.fake_kit import Site
from play.leak_kit import PACK, SEATS, Ears, Truth, named
from play.play_kit import GAME, PATIENCE, Guest, Page, Temper, new_guest, new_table

Json = Any
NONCES: Final = tuple(f"{seat:x}" * 32 for seat in range(1, 5))
NAMES: Final = ("Ana", "Beto", "Célia", "Duda")
LANGUAGES: Final = ("pt-BR", "en")
PHRASES: Final = tuple(phrase.id for phrase in regulation(GAME).phrases)


@dataclass(frozen=True)
class Step:
    """Time passes, or somebody asks for something; `pack` is the number of the pack in play."""

    who: str = ""
    kind: str = ""
    fields: Json = None
    wait: int = 0
    pack: int = 0

    def renamed(self, swaps: dict[int, dict[Card, Card]]) -> "Step":
        """The same act in a world where other cards lie in the places."""
        action = (self.fields or {}).get("action") or {}
        if "card" not in action:
            return self
        card = Card.of(action["card"])
        other = swaps.get(self.pack, {}).get(card, card)
        return replace(self, fields={"action": {**action, "card": str(other)}})


@dataclass
class Listening:
    """A page at the table, how far it has been checked, and what it is checked for."""

    page: Page
    ears: Ears
    lang: str
    checked: int = 0


@dataclass
class Mesa:
    """A table with its pages by name: `0` to `3` for the seats, `watcher`, `referee`."""

    site: Site
    table: str
    guests: dict[str, Guest]
    seats: dict[str, Seat]
    options: dict[str, str]
    delay: int
    listening: dict[str, Listening] = field(default_factory=dict[str, Listening])

    @property
    def clock(self) -> Page:
        """The page by which the state of the table is told."""
        return self.page("0")

    def page(self, who: str) -> Page:
        """Somebody's page."""
        return self.listening[who].page

    @property
    def room(self) -> Room:
        """The server's own room of this table."""
        rooms = self.site.services.rooms
        assert isinstance(rooms, Rooms)
        (room,) = [room for room in rooms.live() if room.id == self.table]
        return room

    @property
    def state(self) -> State:
        """The true state."""
        assert self.room.table.state is not None
        return self.room.table.state

    async def come(self, who: str, lang: str = "pt-BR", again: bool = False) -> None:
        """Somebody's page opens, or opens again."""
        role = self.seats.get(who, REFEREE if who == "referee" else PUBLIC)
        known = self.listening.get(who)
        if known is None:
            page = await self.site.page(self.guests[who], who)
            ears = Ears(role, self.delay if role == PUBLIC else 0, self.options.get("burnView") == "topOnly")
            known = self.listening[who] = Listening(page, ears, lang)
        else:
            await self.leave(known.page)
            await known.page.open()
            again = again and known.lang == lang
            known.lang = lang
        await known.page.enter(self.table, again, lang=lang)
        for other in self.listening.values():
            await other.page.pong()

    async def leave(self, page: Page) -> None:
        """A page closes; the table knows when this returns."""
        before = len(self.room.listeners)
        await page.close()
        async with asyncio.timeout(PATIENCE):
            while len(self.room.listeners) == before:
                await asyncio.sleep(0)

    async def settle(self, version: int = 0) -> None:
        """Everything that is on its way arrives; up to a version where one is known."""
        await (self.clock.at(version) if version else self.clock.pong())
        for listening in self.listening.values():
            if listening.page.key == "spectator" and self.delay:
                await listening.page.pong()
            else:
                await listening.page.at(self.clock.version)

    async def pass_time(self, wait: int) -> None:
        """So many milliseconds go by, alarm by alarm."""
        time = self.site.time
        end = time.now + wait
        while (when := time.next) is not None and when <= end:
            await time.ring()
            await self.settle()
        time.now = end

    async def take(self, step: Step) -> Json:
        """One step, and everything that it brings; the answer to a request."""
        await self.pass_time(step.wait)
        fields = dict(step.fields or {})
        if not step.kind:
            return None
        if step.kind == "come":
            return await self.come(step.who, **fields)
        page = self.page(step.who)
        self.listening[step.who].ears.said |= named(json.dumps(fields))
        if step.kind == "act":
            fields["version"] = page.version
        answer = await page.do(step.kind, **fields)
        await self.settle(answer["version"] if answer["type"] == "ack" else 0)
        return answer

    async def begin(self, score: tuple[int, int] = (0, 0)) -> None:
        """Everybody is ready, and the referee sets the score: by chance alone eleven and iron hands are rare."""
        steps = [Step(str(seat), "ready", {"nonce": NONCES[seat]}) for seat in SEATS]
        if score != (0, 0):
            steps.append(Step("referee", "act", {"action": encode(Ruling("FEN-39", score=score, why="continua de ontem"))}))
        for step in steps:
            answer = await self.take(step)
            assert answer["type"] == "ack", answer

    def check(self, facts: Truth) -> int:
        """Hold what every page heard since the last time against what it may know; how many messages."""
        count = 0
        for who, listening in self.listening.items():
            others = [guest.cookie for other, guest in self.guests.items() if other != who]
            cookies = [cookie.partition("=")[2] for cookie in others]
            heard = listening.page.heard
            for now, raw in heard[listening.checked :]:
                listening.ears.check(facts, now, raw, cookies)
            count += len(heard) - listening.checked
            listening.checked = len(heard)
        return count

    async def close(self) -> None:
        """Everybody goes."""
        for listening in self.listening.values():
            await listening.page.close()


async def sat_down(site: Site, delay: int = 0, options: dict[str, str] | None = None) -> Mesa:
    """Four people at a table, a referee, and somebody who watches; every other page is in English."""
    names = {**{str(seat): NAMES[seat] for seat in SEATS}, "watcher": "Vera", "referee": "Rui"}
    guests = {who: await new_guest(site.base, name) for who, name in names.items()}
    options = options or {}
    table = await new_table(site.base, guests["0"], options=options, delay=delay, referee=True)
    mesa = Mesa(site, table, guests, {str(seat): seat for seat in SEATS}, options, delay * 1000)
    for nth, who in enumerate(guests):
        await mesa.come(who, LANGUAGES[nth % 2])
    for seat in SEATS:
        assert (await mesa.take(Step(str(seat), "sit", {"seat": seat})))["type"] == "ack"
    assert (await mesa.take(Step("referee", "referee", {"take": True})))["type"] == "ack"
    return mesa


@dataclass
class Whim:
    """Plays a table at random: mostly in turn, some out of turn, now and then something that is refused."""

    rng: Random
    probes: float = 0.03
    rulings: float = 0.0
    comes: float = 0.03
    phrases: float = 0.03
    tempers: dict[Seat, Temper] = field(default_factory=dict[Seat, Temper])

    def next(self, mesa: Mesa) -> Step:
        """What happens next."""
        rng = self.rng
        actors = mesa.clock.prompt["actors"]
        if -1 in actors:
            when = mesa.site.time.next
            assert when is not None, "a pack is waited for, and no alarm is set"
            return Step(wait=when - mesa.site.time.now)
        wait = rng.choice((0, 300, 1500, 6000))
        whim = rng.random()
        for share, idea in (
            (self.comes, self._come),
            (self.phrases, self._phrase),
            (self.probes, self._probe),
            (self.rulings, self._ruling),
        ):
            if whim < share:
                return replace(idea(mesa), wait=wait)
            whim -= share
        return replace(self._act(mesa, actors), wait=wait)

    def _act(self, mesa: Mesa, actors: list[Seat]) -> Step:
        rng = self.rng
        for seat in SEATS:
            proposal = mesa.page(str(seat)).proposal
            if proposal is not None and proposal["seat"] != seat:
                agreed = rng.random() < 0.5
                return Step(str(seat), "act", {"action": proposal["action"]}) if agreed else Step(str(seat), "decline")
        others = [seat for seat in SEATS if seat not in actors and mesa.page(str(seat)).menu]
        seat = rng.choice(others) if others and rng.random() < 0.1 else rng.choice(actors)
        temper = self.tempers.setdefault(seat, Temper(rng))
        return Step(str(seat), "act", {"action": temper.choose(mesa.page(str(seat)).menu)})

    def _come(self, mesa: Mesa) -> Step:
        who = self.rng.choice(list(mesa.listening))
        return Step(who, "come", {"lang": self.rng.choice(LANGUAGES), "again": self.rng.random() < 0.5})

    def _phrase(self, mesa: Mesa) -> Step:
        return Step(str(self.rng.choice(SEATS)), "phrase", {"phrase": self.rng.choice(PHRASES)})

    def _probe(self, mesa: Mesa) -> Step:
        """Somebody tries to play a card that is not theirs, or without a seat."""
        who = self.rng.choice(list(mesa.listening))
        held = {card for _, card, seen in mesa.state.board().places(mesa.seats.get(who, PUBLIC)) if seen}
        card = self.rng.choice([card for card in PACK if card not in held])
        return Step(who, "act", {"action": encode(Play(card, self.rng.random() < 0.3))})

    def _ruling(self, mesa: Mesa) -> Step:
        state = mesa.state
        told = [ruling for ruling in truco.rulings(state, self.rng) if state.check(REFEREE, ruling) is None]
        menus = [menu for menu in (told, list(state.legal(REFEREE))) if menu]
        return Step("referee", "act", {"action": encode(self.rng.choice(self.rng.choice(menus)))})
