"""A table without a server: a clock that moves when told, dice that are known, a log in memory, and processes that share it.

Rule 1: a `Process` does what a server does and nothing more: decide, store, fold, tell; on a conflict catch up and decide anew.
Rule 2: after every version each page is compared with the truth, so no test has to remember to.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from carteado.bots import bot
from carteado.cards import Card
from carteado.catalogue import GAMES
from carteado.game import CHANCE, REFEREE, Action, Reason, Seat
from carteado.pack import Ruling, Shuffle
from carteado.struct import written
from carteado.table import Draw, Effects, Table, Teller, Who, asks, due, incoming, messages, opened, receive, think, tick
from carteado.table import entries as log
from carteado.table.acting import arrivals
from carteado.table.heard import Heard
from carteado.table.match import Era, Match
from carteado.table.recording import you_are
from carteado.table.seats import Place
from carteado.wire import encode
from table.client_kit import Page

GAME: Final = "truco-fenacef"
START: Final = 1_000_000
ATTEMPTS: Final = 8
UNFILLED: Final = re.compile(r"\{\w+\}")
NONCE: Final = "0123456789abcdef" * 2
ANA, BETO, CIDA, DAVI = (Who(f"id-{name}", name) for name in ("Ana", "Beto", "Cida", "Davi"))
FOUR: Final = (ANA, BETO, CIDA, DAVI)
RITA, JUIZ = Who("id-rita", "Rita"), Who("id-juiz", "Juiz")


class Conflict(Exception):
    """Somebody else was quicker."""


@dataclass
class Clock:
    """The time, in milliseconds; it moves when a test says so."""

    now: int = START


class MemoryLog:
    """The log of one table, as a database keeps it: bytes, numbered without a gap."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.meanwhile: Callable[[], None] | None = None

    def append(self, seq: int, entries: Iterable[log.AnyEntry]) -> None:
        """Keep them, if nobody has written with this number; `meanwhile` is what happens just before, once."""
        if self.meanwhile is not None:
            happens, self.meanwhile = self.meanwhile, None
            happens()
        if seq != len(self.rows) + 1:
            raise Conflict
        self.rows += [log.encode(entry) for entry in entries]

    def since(self, version: int = 0) -> list[log.AnyEntry]:
        """What was kept after this version."""
        return [log.decode(row) for row in self.rows[version:]]

    def folded(self) -> Table:
        """The table, from the log alone."""
        table = Table()
        for entry in self.since():
            table.fold(entry)
        return table


@dataclass
class Answer:
    """What became of a request: the version it was done in, or why it was not; `again` if it had been done before.

    `note` is what the person is told although it was done.
    """

    version: int = 0
    reason: Reason | None = None
    again: bool = False
    note: Reason | None = None

    @property
    def code(self) -> str:
        """The code of a refusal, "" where there is none."""
        return "" if self.reason is None else self.reason.code


@dataclass
class Process:
    """One process that serves the table."""

    kept: MemoryLog = field(default_factory=MemoryLog)
    clock: Clock = field(default_factory=Clock)
    draw: Draw = field(default_factory=lambda: Random(7).randbytes)
    table: Table = field(default_factory=Table)
    pages: list[Page] = field(default_factory=list[Page])
    tellers: dict[tuple[Seat, str], Teller] = field(default_factory=dict[tuple[Seat, str], Teller])
    checking: bool = True
    thinking: bool = True
    refused: list[Reason] = field(default_factory=list[Reason])

    # Coming.

    def open(self, host: Who, password: str = "", **setup: Any) -> None:
        """The host opens the table."""
        game = setup.get("game", GAME)
        wanted = messages.Setup(**{"game": game, "options": GAMES[game].proposed({}), **setup})
        entries = opened("mesa", self.clock.now, host, wanted, password, self.draw)
        self.kept.append(1, entries)
        self.fold(entries)

    def enter(self, who: Who, client: str = "", lang: str = "pt-BR", version: int = 0, was: str = "") -> Page:
        """A page comes to the table."""
        page = Page(who, client or f"{who.player}-{len(self.pages)}", lang, self.table.role_of(who.player))
        self.pages.append(page)
        self.greet(page, version, was)
        return page

    def greet(self, page: Page, version: int = 0, was: str = "") -> None:
        """The updates a page missed, or everything."""
        teller = self.teller(page)
        page.you = you_are(self.table, page.role, page.who.player, page.who.name)
        missed = teller.missed(version) if version and was == page.you.key else None
        heard = self.table.heard.highest(page.who.player)
        told = missed
        if told is None:
            told = [written(teller.snapshot(self.clock.now, page.you, heard))]
        for message in told:
            page.hear(self.clock.now, message)

    def teller(self, page: Page) -> Teller:
        """Who tells this page."""
        key = (page.role, page.lang)
        if key not in self.tellers:
            self.tellers[key] = Teller(self.table.now(), *key)
        return self.tellers[key]

    # Deciding.

    def ask(self, page: Page, request: incoming.Request) -> Answer:
        """A request of a page, answered."""
        effects = self._settled(lambda: receive(self.table, self.clock.now, page.who, request, self.draw))
        if effects.reason is not None:
            told = self.teller(page).refused(effects.reason, request.client, request.n)
            assert told.text
            assert not UNFILLED.search(told.text)
            return Answer(reason=effects.reason)
        if effects.done is not None:
            return Answer(version=effects.done, again=True)
        version = self.table.heard.version(page.who.player, request.client, request.n) or 0
        return Answer(version=version, note=effects.note)

    def say(self, page: Page, kind: type[Any], **fields: Any) -> Answer:
        """The next request of a page, of this kind."""
        return self.ask(page, kind(client=page.client, n=page.number(), **fields))

    def do(self, page: Page, kind: type[Any], **fields: Any) -> Answer:
        """The same, and it must be done."""
        answer = self.say(page, kind, **fields)
        assert answer.reason is None, f"{kind.__name__} of {page.who.name} was refused: {answer.reason}"
        return answer

    def act(self, page: Page, action: Action, version: int | None = None) -> Answer:
        """An act of the game, answered."""
        seen = page.version if version is None else version
        return self.say(page, incoming.Act, action=encode(action), version=seen)

    def acts(self, page: Page, action: Action) -> None:
        """An act of the game that must be done."""
        answer = self.act(page, action)
        assert answer.reason is None, f"{action} of {page.who.name} was refused: {answer.reason}"

    def _settled(self, decide: Callable[[], Effects]) -> Effects:
        for _ in range(ATTEMPTS):
            effects = decide()
            if not effects.entries:
                return effects
            try:
                self.kept.append(self.table.version + 1, effects.entries)
            except Conflict:
                self.catch_up()
                continue
            self.fold(effects.entries)
            return effects
        raise AssertionError("the others kept writing")

    # Folding and telling.

    def catch_up(self) -> None:
        """Read what others have written."""
        self.table.foreseen = None
        self.fold(self.kept.since(self.table.version))

    def fold(self, entries: Iterable[log.AnyEntry]) -> None:
        """Stored entries: fold each, and tell everybody."""
        for entry in entries:
            moment = self.table.fold(entry)
            if isinstance(entry, (log.Seated, log.RefereeSat)):
                self._change_hands(REFEREE if isinstance(entry, log.RefereeSat) else entry.seat)
            told = {key: teller.tell(moment) for key, teller in self.tellers.items()}
            for page in self.pages:
                role, was = self.table.role_of(page.who.player), page.you
                now = you_are(self.table, role, page.who.player, page.who.name)
                if was is None or was.key != now.key:
                    page.role = role
                    self.greet(page)
                else:
                    page.hear(self.clock.now, told[page.role, page.lang])
                if self.checking:
                    page.agrees_with(self.table)
        self.think()

    def _change_hands(self, role: Seat) -> None:
        """Whoever has this role now is told by another than who had it before."""
        for key in [key for key in self.tellers if key[0] == role]:
            del self.tellers[key]

    def write(self, *entries: log.AnyEntry) -> None:
        """Entries that nobody asked for: a rigged pack, a score to begin from."""
        self.kept.append(self.table.version + 1, entries)
        self.fold(entries)

    def rig(self, pack: tuple[Card, ...]) -> None:
        """Chance brings this pack; who waited for it sits down."""
        self.write(log.Acted(at=self.clock.now, seat=CHANCE, action=encode(Shuffle(pack)), by="table"))
        self.write(*arrivals(self.table, self.clock.now))

    def score(self, ours: int, theirs: int) -> None:
        """The partida stands at this score."""
        ruling = Ruling("FEN-39", score=(ours, theirs), why="placar do ensaio")
        self.write(log.Acted(at=self.clock.now, seat=REFEREE, action=encode(ruling), by="person"))

    # Time.

    def think(self) -> None:
        """Every bot that is asked answers at once."""
        if self.thinking:
            for ask in asks(self.table):
                choice = bot(ask.bot, ask.game).choose(ask.view, ask.menu, Random(ask.seed))
                think(self.table, ask.ply, ask.seat, choice)

    def tick(self) -> Effects:
        """Do what is due by now."""
        effects = self._settled(lambda: tick(self.table, self.clock.now, self.draw))
        if effects.reason is not None:
            self.refused.append(effects.reason)
            self.table.thoughts = dict.fromkeys(self.table.thoughts)
        return effects

    def wait(self, ms: int) -> None:
        """Time passes; what becomes due is done at its moment."""
        until = self.clock.now + ms
        while (when := due(self.table)) is not None and when <= until:
            self.clock.now = max(self.clock.now, when)
            self.tick()
        self.clock.now = until

    def settle(self) -> None:
        """Let packs and bots act until a person is waited for; no run-out clock."""
        while (when := due(self.table)) is not None and when <= self.table.acted_at + self.table.rest:
            self.clock.now = max(self.clock.now, when)
            self.tick()

    def reloaded(self) -> "Process":
        """Another process, that has read the log and nothing else."""
        other = Process(self.kept, self.clock, self.draw, checking=self.checking, thinking=self.thinking)
        other.fold(self.kept.since())
        return other


def facts(table: Table) -> dict[str, Any]:
    """Everything that makes a table what it is; thoughts of bots, haste and the moment it woke are none of it."""
    passing = ("thoughts", "thought_ply", "foreseen", "woken", "hurried", "hurried_at")
    told = {name: _kept(value) for name, value in vars(table).items() if name not in passing}
    return {**told, "about": table.about(), "prompt": table.prompt()}


def _kept(value: object) -> object:
    """The value as it is now, whatever becomes of it."""
    if isinstance(value, list):
        return [_kept(item) for item in value]
    if isinstance(value, dict):
        return {key: _kept(item) for key, item in value.items()}
    if isinstance(value, (Era, Heard, Match, Place)):
        return _kept(vars(value))
    return value
