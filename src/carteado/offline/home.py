"""One table, its only person, and the bots that they play against.

Rule 1: a request is decided by the table itself; here its entries are folded, given out to be kept, and told.
Rule 2: bots think here and at once: nobody else waits for them.
"""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from carteado.bots import bot
from carteado.game import REFEREE, Reason
from carteado.records import write
from carteado.struct import told
from carteado.table import (
    Ask,
    Draw,
    Refused,
    Table,
    Teller,
    Who,
    advising,
    asks,
    drafted,
    due,
    hurry,
    incoming,
    messages,
    opened,
    receive,
    reviewing,
    think,
    tick,
)  # fmt: skip
from carteado.table import entries as log
from carteado.table.recording import partidas, replayed, you_are
from carteado.table.seating import renamed
from carteado.table.stages import BETWEEN, OVER
from carteado.table.teaching import answer
from carteado.words import Words, tables

Json = Any
SETUP: Final = "setup"  # whose requests those are that seat everybody when the table is opened
STEPS: Final = 400  # things that may be due at one moment; more of them wait for the next


@dataclass
class Told:
    """What one call leads to: messages for the page, entries to be kept, and the record of a partida that has just ended.

    In `wait` milliseconds there is something to do; nothing where the table waits for its person.
    """

    say: list[Json] = field(default_factory=list[Json])
    keep: list[Json] = field(default_factory=list[Json])
    record: str = ""
    replay: Json = None
    wait: int | None = None


class Home:
    """The table. `now` is milliseconds by a clock that only ever goes on."""

    def __init__(self, who: Who, draw: Draw) -> None:
        self.who = who
        self.draw = draw
        self.table = Table()
        self.lang: messages.Lang = "pt-BR"
        self.teller: Teller | None = None
        self.told = Told()
        self.entries: list[log.AnyEntry] = []
        self.ahead = 0  # how much later it is at the table than by the clock

    # Beginning.

    def open(self, table: str, now: int, setup: messages.Setup) -> None:
        """A new table, at which the person sits and bots take the other seats; `Refused` where the set-up cannot be."""
        self._fold(opened(table, now, self.who, setup, "", self.draw))
        wishes: list[incoming.Request] = [incoming.Sit(client=SETUP, n=1, seat=0)]
        wishes += [incoming.SeatBot(client=SETUP, n=1 + seat, seat=seat) for seat in range(1, len(self.table.places))]
        for wish in wishes:
            effects = receive(self.table, now, self.who, wish, self.draw)
            if effects.reason is not None:
                raise Refused(effects.reason.code, effects.reason.clause, *effects.reason.facts)
            self._fold(effects.entries)

    def restore(self, now: int, entries: list[Json]) -> None:
        """The table as it was kept; it goes on from its last entry, whatever the clock has done since."""
        for entry in map(log.read, entries):
            self.entries.append(entry)
            self.table.fold(entry)
        self.ahead = max(0, self.table.at - now)
        self.table.woken = self._time(now)

    def warm(self) -> None:
        """Read now what the first answer needs, so that it comes soon."""
        Teller(self.table.now(), self.table.role_of(self.who.player), self.lang)
        for place in self.table.places:
            if place.bot:
                bot(place.bot, self.table.setup.game)

    # Being asked.

    def hear(self, now: int, request: incoming.Incoming) -> None:
        """What the page says."""
        now = self._time(now)
        match request:
            case incoming.Ping():
                self._say(messages.Pong(now=now))
            case incoming.Enter():
                self._enter(now, request)
            case incoming.Hurry():
                hurry(self.table, now, self.who.player, request.version, [self.who.player])
            case incoming.Draft() | incoming.Advise() | incoming.Review():
                self._answer(request)
            case _:
                self._receive(now, request)
        self.go_on(now - self.ahead)

    def go_on(self, now: int) -> None:
        """Whatever is due by now: packs, bots, windows, clocks."""
        now = self._time(now)
        for _ in range(STEPS):
            self._think()
            when = due(self.table)
            if when is None or now < when:
                return
            effects = tick(self.table, now, self.draw)
            if effects.reason is not None:  # a bot wanted what it may not do: it stays silent
                if not any(self.table.thoughts.values()):
                    return
                self.table.thoughts = dict.fromkeys(self.table.thoughts)
            self._fold(effects.entries)

    def out(self, now: int) -> Told:
        """What was said and what is to be kept since the last time, and when to call again."""
        made, self.told = self.told, Told()
        when = due(self.table) if self.teller is not None else None
        made.wait = None if when is None else max(0, when - self._time(now))
        return made

    def _time(self, now: int) -> int:
        return now + self.ahead

    def _enter(self, now: int, request: incoming.Enter) -> None:
        self._fold(tuple(renamed(self.table, now, self.who)))
        again = self.teller is not None and request.lang == self.lang and request.was == self._you().key
        missed = self.teller.missed(request.version) if again and self.teller is not None and request.version else None
        if missed is None:
            self.lang = request.lang
            self._greet(now)
        else:
            self.told.say += [update.decode() for update in missed]
        here = [place.player == self.who.player for place in self.table.places]
        self._say(messages.Presence(here=here, watching=0))

    def _receive(self, now: int, request: incoming.Request) -> None:
        effects = receive(self.table, now, self.who, request, self.draw)
        if effects.reason is not None:
            self._refuse(effects.reason, request)
            return
        self._fold(effects.entries)
        teller = self._teller()
        self._say(teller.acknowledged(effects.note, request.client, request.n, effects.done or self.table.version))

    def _answer(self, request: incoming.Draft | incoming.Advise | incoming.Review) -> None:
        teller, version = self._teller(), self.table.version
        try:
            if isinstance(request, incoming.Draft):
                self._say(teller.drafted(drafted(self.table, self.who.player, request), request.client, request.n))
            elif isinstance(request, incoming.Advise):
                question = advising(self.table, self.who.player, request)
                self._say(teller.advised(question, answer(question), request, version))
            else:
                question, made = reviewing(self.table, self.who.player, request)
                self._say(teller.reviewed(question, answer(question), made, request, version))
        except Refused as refused:
            self._refuse(refused.reason, request)

    def replayed(self, partida: int, lang: str) -> Json:
        """A partida of this table step by step, with the cards its person saw; every card once it is over."""
        found = partidas(self.entries)[partida - 1]
        role = REFEREE if found.open else found.role_of(self.who.player)
        snapshot, updates = replayed(self.entries, found.first, role, lang)
        return {
            "snapshot": told(snapshot),
            "updates": [json.loads(update) for update in updates],
            "names": [*found.record.names],
        }

    # Telling.

    def _say(self, message: messages.Outgoing) -> None:
        self.told.say.append(told(message))

    def _refuse(self, reason: Reason, request: incoming.Said) -> None:
        self._say(self._teller().refused(reason, request.client, request.n))

    def _you(self) -> messages.You:
        return you_are(self.table, self.table.role_of(self.who.player), self.who.player, self.who.name)

    def _teller(self) -> Teller:
        if self.teller is None:
            self.teller = Teller(self.table.now(), self.table.role_of(self.who.player), self.lang)
        return self.teller

    def _greet(self, now: int) -> None:
        """Everything at once."""
        self.teller = None
        heard = self.table.heard.highest(self.who.player)
        self._say(self._teller().snapshot(now, self._you(), heard))

    def _fold(self, entries: tuple[log.AnyEntry, ...]) -> None:
        for entry in entries:
            before, ended = self._you().key, self.table.stage in (BETWEEN, OVER)
            self.entries.append(entry)
            self.told.keep.append(told(entry))
            moment = self.table.fold(entry)
            if self.teller is None:
                continue
            if self._you().key != before:
                self._greet(entry.at)
            else:
                self.told.say.append(self.teller.tell(moment).decode())
            if not ended and self.table.stage in (BETWEEN, OVER):
                self.told.record = "due"
        if self.told.record == "due":
            self.told.record = write(partidas(self.entries)[-1].told())

    def _think(self) -> None:
        for ask in asks(self.table):
            think(self.table, ask.ply, ask.seat, _choice(ask))


def _choice(ask: Ask) -> Any:
    return bot(ask.bot, ask.game).choose(ask.view, ask.menu, Random(ask.seed))


def refusal(lang: str, reason: Reason) -> str:
    """Why not, in words."""
    return tables.refusal(Words(lang), reason)
