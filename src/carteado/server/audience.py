"""Who listens to one table, and what each of them is told: snapshots, updates, refusals, and who is here.

Rule 1: what is told was stored and folded before; nothing is decided here.
Rule 2: listeners with the same place and language are told the same bytes, made once by their teller.
Rule 3: where one teller fails, its listeners are cut off and come back for a snapshot; all others are told as ever.
"""

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from carteado.game import PUBLIC, Reason, Seat
from carteado.server import protocol
from carteado.server.gallery import Gallery
from carteado.server.listeners import Listener
from carteado.table import Moment, Table, Teller, messages
from carteado.table.naming import legible
from carteado.table.recording import you_are
from carteado.words import Words, tables

IDLE: Final = 120_000  # ms that the updates of a role are kept for one who may come back

_log = logging.getLogger(__name__)

Key = tuple[int, str]  # role, language


class There(NamedTuple):
    """What another process says of a table: when it spoke last, who is connected to it, the wrong passwords tried there."""

    at: int
    people: list[str]
    wrong: int

    @classmethod
    def read(cls, at: int, payload: str) -> "There":
        """As `Audience.told` wrote it."""
        told = json.loads(payload)
        return cls(at, [str(player) for player in told["here"]], int(told["wrong"]))


Elsewhere = dict[str, There]  # by process


class Audience:
    """The listeners of a table in this process, their tellers, and the people of whom other processes speak."""

    def __init__(self, clock: Callable[[], int], steady: Callable[[], int]) -> None:
        self.clock = clock
        self._steady = steady
        self.table = Table()
        self.gallery = Gallery()
        self.listeners: set[Listener] = set()
        self.elsewhere: Elsewhere = {}
        self.wrong = 0  # passwords that strangers have tried here
        self._tellers: dict[Key, Teller] = {}
        self._quiet: dict[Key, int] = {}

    # Coming and going.

    def greet_all(self) -> None:
        """Everybody hears everything anew; who cannot be told is cut off."""
        self.forget()
        self.placed_anew()
        for listener in tuple(self.listeners):
            try:
                self.greet(listener)
            except Exception:
                _log.exception("a page could not be told", extra={"fields": {"game": self.table.setup.game}})
                listener.close()

    def forget(self) -> None:
        """Whoever comes now hears everything anew."""
        self._tellers.clear()
        self._quiet.clear()

    def leave(self, listener: Listener) -> None:
        """One listener less."""
        self.listeners.discard(listener)
        key = self._key(listener)
        if not any(self._key(other) == key for other in self.listeners):
            self._quiet[key] = self._steady()

    def greet(self, listener: Listener, version: int = 0, was: str = "") -> None:
        """What a page needs to be up to date: the updates it missed, or everything."""
        teller = self.teller(listener)
        you = self._you(listener)
        missed = teller.missed(version) if version and was == you.key else None
        if missed is not None:
            for update in missed:
                listener.send(update)
            return
        heard = self.table.heard.highest(listener.who.player)
        listener.send(protocol.encode(teller.snapshot(self.clock(), you, heard)))

    def place(self, listener: Listener) -> bool:
        """Take note of where this person is now; whether that is another place."""
        before, listener.role = listener.place, self.table.role_of(listener.who.player)
        listener.place = self._you(listener).key
        return listener.place != before

    def _you(self, listener: Listener) -> messages.You:
        return you_are(self.table, listener.role, listener.who.player, listener.who.name)

    def placed_anew(self) -> list[Listener]:
        """Those who have another place now; to a place that nobody listens from any more nothing is told."""
        before = {listener: self._key(listener) for listener in self.listeners}
        others = [listener for listener in self.listeners if self.place(listener)]
        left = {before[listener] for listener in others}
        for key in left.difference(map(self._key, self.listeners)):
            self._tellers.pop(key, None)
        return others

    def change_hands(self, role: Seat) -> None:
        """Somebody takes this chair: they are told nothing that was meant for the one before."""
        for key in [key for key in self._tellers if key[0] == role]:
            del self._tellers[key]

    # Telling.

    def tell(self, moment: Moment, delayed: bool, besides: Sequence[Listener] = ()) -> None:
        """Give every teller of the kind its update, and forget those nobody has listened to for long.

        Those named last have just changed their place and get a snapshot instead.
        """
        late = self.table.setup.delay > 0
        for key, teller in tuple(self._tellers.items()):
            if (key[0] == PUBLIC and late) != delayed or teller.version >= moment.version:
                continue
            since = self._quiet.get(key)
            if since is not None and self._steady() - since > IDLE:
                del self._tellers[key], self._quiet[key]
                continue
            listening = [listener for listener in self.listeners if self._key(listener) == key and listener not in besides]
            try:
                update = teller.tell(moment)
            except Exception:
                _log.exception("an update could not be told", extra={"fields": {"game": self.table.setup.game}})
                del self._tellers[key]
                for listener in listening:
                    listener.close()
                continue
            for listener in listening:
                listener.send(update)

    def teller(self, listener: Listener) -> Teller:
        """Who tells this listener."""
        key = self._key(listener)
        self._quiet.pop(key, None)
        teller = self._tellers.get(key)
        if teller is None:
            delayed = key[0] == PUBLIC and self.table.setup.delay > 0
            moment = self.gallery.shown if delayed and self.gallery.shown is not None else self.table.now()
            teller = self._tellers[key] = Teller(moment, *key, protocol.encode)
        return teller

    def refuse(self, listener: Listener, reason: Reason, request: Any = None) -> None:
        """Tell a listener why not, in its words."""
        words = Words(listener.lang, self.table.setup.game)
        teller = self._tellers.get(self._key(listener))
        told = messages.Refused(
            code=reason.code,
            text=legible(tables.refusal(words, reason, self.table.names())),
            clause=reason.clause,
            client=getattr(request, "client", ""),
            n=getattr(request, "n", 0),
            version=0 if teller is None else teller.version,
        )
        listener.send(protocol.encode(told))

    def _key(self, listener: Listener) -> Key:
        return (listener.role, listener.lang)

    # Presence.

    def here(self) -> list[str]:
        """The people connected to this process."""
        return [listener.who.player for listener in self.listeners]

    def everybody(self) -> list[str]:
        """The people connected to any process, once a page."""
        return [*self.here(), *(player for there in self.elsewhere.values() for player in there.people)]

    def told(self) -> str:
        """What the other processes are told."""
        return json.dumps({"here": self.here(), "wrong": self.wrong})

    def wrong_elsewhere(self) -> int:
        """How many wrong passwords were tried at the other processes."""
        return sum(there.wrong for there in self.elsewhere.values())

    def tell_presence(self) -> None:
        """Tell everybody who is here, and the host how many wrong passwords were tried."""
        people = set(self.everybody())
        here = [bool(place.player) and place.player in people for place in self.table.places]
        told = messages.Presence(here=here, watching=self.watching())
        written = protocol.encode(told)
        wrong = self.wrong + self.wrong_elsewhere()
        warned = protocol.encode(replace(told, wrong=wrong)) if wrong else written
        for listener in self.listeners:
            listener.send_presence(warned if self.table.hosts(listener.who.player) else written)

    def watching(self) -> int:
        """How many pages watch without a seat."""
        seated = {place.player for place in self.table.places}
        return sum(player not in seated for player in self.everybody())
