"""What a request leads to: entries for the log, or a reason why not. Nothing is changed here.

Rule 1: one request, one decision: all its entries are stored together, or none.
Rule 2: a request done before is answered with the version it was done in; the world may have moved on since.
Rule 3: a refusal depends on what its addressee may know, and goes to nobody else.
"""

from dataclasses import dataclass, replace
from typing import Final

from carteado import fair
from carteado.bots import bots_for, default_bot
from carteado.catalogue import GAMES
from carteado.game import REFEREE, Reason, Seat
from carteado.options import BadOption
from carteado.regulations import regulation
from carteado.table import entries as log
from carteado.table import hearing, locks, messages
from carteado.table.acting import Draw, Refused, acted, agreeing, committed
from carteado.table.heard import MAX_CLIENT
from carteado.table.naming import distinct
from carteado.table.seats import bot_name
from carteado.table.table import BETWEEN, OPEN, OVER, PLAYING, Table
from carteado.wire import WireError, decode_action

PATIENCE: Final = 45_000  # ms without an act after which any player may put a bot in
OFF: Final = ("none", "false")  # how an option says that a table does without something
BREATH: Final = 2_000  # ms between two phrases of one seat
MAX_NUMBER: Final = 2**53


@dataclass(frozen=True)
class Who:
    """A person, as the server knows them: nobody says this of themselves."""

    player: str
    name: str


@dataclass(slots=True)
class Effects:
    """What follows from a request or from time: entries to store, or why nothing is; `done` if it was done before.

    `note` is how the words of a request were taken, where that may surprise.
    """

    entries: tuple[log.AnyEntry, ...] = ()
    reason: Reason | None = None
    done: int | None = None
    note: Reason | None = None


def opened(table: str, now: int, who: Who, setup: messages.Setup, password: str, draw: Draw) -> tuple[log.AnyEntry, ...]:
    """The first entries of a table; `Refused` where the set-up cannot be."""
    checked(setup)
    if len(password) > locks.MAX_PASSWORD:
        raise Refused("password-long", "", locks.MAX_PASSWORD)
    lock = locks.locked(password, draw(16))
    start = log.Opened(at=now, player=who.player, table=table, setup=setup, lock=lock, dice=draw(16).hex())
    return (start, committed(now, draw))


def checked(setup: messages.Setup) -> None:
    """`Refused` where a set-up names no game, or settings that cannot be."""
    found = GAMES.get(setup.game)
    if found is None:
        raise Refused("unknown-game", "", setup.game[:40], ", ".join(GAMES))
    if setup.seats and setup.seats not in found.seats:
        raise Refused("seats", "", setup.seats, ", ".join(map(str, found.seats)))
    try:
        found.start(setup.seats or found.seats[0], setup.options)
    except BadOption as error:
        raise Refused(error.code, "", *(fact[:80] for fact in error.facts)) from error


class Deciding:
    """One request to one table, at one moment."""

    def __init__(self, table: Table, now: int, who: Who, draw: Draw) -> None:
        self.table = table
        self.now = now
        self.who = who
        self.draw = draw
        self.note: Reason | None = None

    def decide(self, request: messages.Request) -> Effects:
        """What the request leads to."""
        done = self._heard(request)
        if done is not None:
            return done
        try:
            made = self._decided(request)
        except Refused as refused:
            return Effects(reason=refused.reason)
        return Effects((self._signed(made[0], request), *made[1:]), note=self.note)

    def _heard(self, request: messages.Request) -> Effects | None:
        if not 0 < len(request.client) <= MAX_CLIENT or not 0 < request.n < MAX_NUMBER:
            return Effects(reason=Reason("client-number"))
        heard = self.table.heard
        version = heard.version(self.who.player, request.client, request.n)
        if version is not None:
            return Effects(done=version)
        if heard.too_old(self.who.player, request.client, request.n):
            return Effects(reason=Reason("number-too-old"))
        return None

    def _signed(self, entry: log.AnyEntry, request: messages.Request) -> log.AnyEntry:
        """The first entry carries the request's number."""
        if isinstance(entry, log.Acted) and self.table.foreseen is not None and self.table.foreseen[0] is entry:
            _, action, step = self.table.foreseen
            signed = _with(entry, self.who.player, request)
            assert isinstance(signed, log.Acted)
            self.table.foreseen = (signed, action, step)
            return signed
        return _with(entry, self.who.player, request)

    def _decided(self, request: messages.Request) -> list[log.AnyEntry]:
        match request:
            case messages.Act():
                return self._act(request)
            case messages.Decline():
                return self._decline()
            case messages.Sit():
                return self._sit(request.seat)
            case messages.Stand():
                return self._stand()
            case messages.Ready():
                return self._ready(request.nonce)
            case messages.Start():
                return self._start()
            case messages.SeatBot():
                return self._seat_bot(request)
            case messages.Remove():
                return self._remove(request.seat)
            case messages.Change():
                return self._change(request)
            case messages.Referee():
                return self._referee(request.take)
            case messages.Phrase():
                return self._phrase(request.phrase)
            case messages.Say():
                return self._say(request)

    # The game.

    def _act(self, request: messages.Act) -> list[log.AnyEntry]:
        table = self.table
        role = table.role_of(self.who.player)
        if role not in (REFEREE, *range(len(table.places))):
            raise Refused("not-seated")
        if request.version > table.version:
            raise Refused("version-ahead", "", request.version, table.version)
        if role >= 0 and table.places[role].away:
            raise Refused("away")
        if request.version < table.shuffled:
            raise Refused("stale")
        try:
            action = decode_action(table.found, request.action)
        except WireError as error:
            raise Refused("not-an-act", "", str(error)[:200]) from error
        return acted(table, self.now, role, action, "person", self.draw)

    def _say(self, request: messages.Say) -> list[log.AnyEntry]:
        table = self.table
        seat = self._my_seat()
        if request.version > table.version:
            raise Refused("version-ahead", "", request.version, table.version)
        if table.places[seat].away:
            raise Refused("away")
        if request.version < table.moved:
            raise Refused("say-late")
        heard = hearing.heard(table, seat, request.text)
        if heard.act is None:
            raise Refused(hearing.code(heard), heard.clause, heard.said, heard.memo)
        if heard.why:
            self.note = Reason(hearing.code(heard), heard.clause, (heard.said, heard.memo))
        return acted(table, self.now, seat, heard.act, "person", self.draw)

    def _decline(self) -> list[log.AnyEntry]:
        seat = self._my_seat()
        proposal = self.table.proposal_of(seat)
        if proposal is None or seat not in agreeing(self.table, proposal.seat, proposal.action):
            raise Refused("nothing-proposed")
        return [log.Declined(at=self.now, seat=seat)]

    def _phrase(self, phrase: str) -> list[log.AnyEntry]:
        table = self.table
        seat = self._my_seat()
        code = regulation(table.setup.game)
        found = next((spoken for spoken in code.phrases if spoken.id == phrase), None)
        if found is None:
            raise Refused("phrase-unknown")
        if found.option and table.setup.options.get(found.option, code.option(found.option).default) in OFF:
            raise Refused("phrase-not-allowed", found.clause)
        clause = "" if table.state is None else table.found.silenced(table.state, seat, found.audience, found.clause)
        if clause:
            raise Refused("phrase-not-now", clause)
        if found.audience == "partner" and len(table.places) == len(set(table.sides)):
            raise Refused("no-partner", found.clause)
        if any(spoke.seat == seat and self.now - spoke.at < BREATH for spoke in table.spoken):
            raise Refused("phrase-too-often")
        return [log.Spoke(at=self.now, seat=seat, phrase=phrase)]

    # Seats.

    def _my_seat(self) -> Seat:
        seat = self.table.seat_of(self.who.player)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _sit(self, seat: Seat) -> list[log.AnyEntry]:
        table = self.table
        mine = table.seat_of(self.who.player)
        if mine is not None and table.places[mine].away and seat in (-1, mine):
            return [log.CameBack(at=self.now, seat=mine)]
        if table.referee == self.who.player:
            raise Refused("referee-seated")
        wanted = seat if seat >= 0 else self._free_seat()
        if not 0 <= wanted < len(table.places):
            raise Refused("no-such-seat", "", seat, len(table.places) - 1)
        if mine == wanted:
            raise Refused("seated-already")
        if not table.places[wanted].takeable:
            raise Refused("seat-taken", "", table.places[wanted].name)
        if table.stage in (PLAYING, BETWEEN):
            self._may_substitute(wanted)
        return [log.Seated(at=self.now, seat=wanted, name=self._name(mine))]

    def _name(self, mine: Seat | None = None) -> str:
        """My name at this table, where nobody else's looks like it."""
        others = [place.name for seat, place in enumerate(self.table.places) if seat != mine]
        return distinct(self.who.name, [*others, self.table.referee_name])

    def _free_seat(self) -> Seat:
        places = self.table.places
        mine = self.table.involved.get(self.who.player, -1)
        if self.table.stage in (PLAYING, BETWEEN) and mine >= 0 and places[mine].takeable:
            return mine
        free = [seat for seat, place in enumerate(places) if place.empty]
        free += [seat for seat, place in enumerate(places) if place.takeable and not place.empty]
        if not free:
            raise Refused("table-full")
        return free[0]

    def _may_substitute(self, seat: Seat) -> None:
        """Nobody who has seen other cards of this match takes a seat in it."""
        table = self.table
        if not table.setup.substitutes:
            raise Refused("no-substitutes")
        if table.involved.get(self.who.player, seat) != seat:
            raise Refused("involved")

    def _stand(self) -> list[log.AnyEntry]:
        table = self.table
        seat = self._my_seat()
        if table.stage in (OPEN, OVER):
            return [log.Vacated(at=self.now, seat=seat)]
        if table.places[seat].away:
            raise Refused("away")
        return [self._stand_in(seat, "left"), *self._begins_without(seat)]

    def _stand_in(self, seat: Seat, why: log.Why) -> log.StoodIn:
        return log.StoodIn(at=self.now, seat=seat, bot=default_bot(self.table.setup.game), why=why)

    def _begins_without(self, seat: Seat) -> list[log.AnyEntry]:
        places = self.table.places
        people = [other for other in places if other.player and not other.bot and other is not places[seat]]
        ready = self.table.stage == BETWEEN and people and all(other.ready for other in places if other is not places[seat])
        return [log.Began(at=self.now)] if ready else []

    def _ready(self, nonce: str) -> list[log.AnyEntry]:
        table = self.table
        seat = self._my_seat()
        if table.stage == PLAYING:
            raise Refused("playing")
        if not fair.valid_nonce(nonce):
            raise Refused("nonce", "", 2 * fair.NONCE_BYTES)
        if table.places[seat].away:
            raise Refused("away")
        if table.places[seat].nonce is not None:
            raise Refused("ready-already")
        made: list[log.AnyEntry] = [log.Readied(at=self.now, seat=seat, nonce=nonce)]
        others = [place for at, place in enumerate(table.places) if at != seat]
        if all(place.ready and not place.empty for place in others):
            made.append(log.Began(at=self.now))
        return made

    def _start(self) -> list[log.AnyEntry]:
        table = self.table
        self._as_host()
        if table.stage == PLAYING:
            raise Refused("playing")
        if not any(place.player for place in table.places):
            raise Refused("nobody-seated")
        made = [*self._fill()]
        if all(place.ready or place.empty for place in table.places):
            made.append(log.Began(at=self.now))
        if not made:
            raise Refused("waiting-ready")
        return made

    def _fill(self) -> list[log.AnyEntry]:
        empty = [seat for seat, place in enumerate(self.table.places) if place.empty]
        taken = self.table.names()
        made: list[log.AnyEntry] = []
        for seat in empty:
            made.append(self._bot(seat, "", taken))
            taken.append(made[-1].name)  # type: ignore[union-attr]
        return made

    def _bot(self, seat: Seat, bot: str, taken: list[str]) -> log.Seated:
        game = self.table.setup.game
        if bot and bot not in bots_for(game):
            raise Refused("no-such-bot", "", bot[:40], ", ".join(bots_for(game)))
        name = bot_name(taken, int(self.table.dice[:8] or "0", 16))
        return log.Seated(at=self.now, seat=seat, name=name, bot=bot or default_bot(game))

    # The host.

    def _as_host(self) -> None:
        if not self.table.hosts(self.who.player):
            raise Refused("host-only")

    def _seat_bot(self, request: messages.SeatBot) -> list[log.AnyEntry]:
        self._as_host()
        table = self.table
        if not 0 <= request.seat < len(table.places):
            raise Refused("no-such-seat", "", request.seat, len(table.places) - 1)
        if not table.places[request.seat].empty:
            raise Refused("seat-taken", "", table.places[request.seat].name)
        seated = self._bot(request.seat, request.bot, table.names())
        others = [place for at, place in enumerate(table.places) if at != request.seat]
        starts = any(place.player for place in others) and all(place.ready and not place.empty for place in others)
        return [seated, log.Began(at=self.now)] if starts else [seated]

    def _remove(self, seat: Seat) -> list[log.AnyEntry]:
        table = self.table
        if not 0 <= seat < len(table.places) or table.places[seat].empty:
            raise Refused("no-such-seat", "", seat, len(table.places) - 1)
        if table.stage in (OPEN, OVER):
            self._as_host()
            return [log.Vacated(at=self.now, seat=seat)]
        self._my_seat()
        place = table.places[seat]
        if place.bot:
            raise Refused("seat-of-bot", "", place.name)
        since = max(table.acted_at + table.rest, table.woken)
        waited = seat in table.state.actors() if table.state is not None and table.stage == PLAYING else not place.ready
        if not waited or self.now - since < PATIENCE:
            raise Refused("patience", "", place.name, PATIENCE // 1000)
        return [self._stand_in(seat, "silent"), *self._begins_without(seat)]

    def _change(self, request: messages.Change) -> list[log.AnyEntry]:
        table = self.table
        self._as_host()
        if table.stage not in (OPEN, OVER):
            raise Refused("playing")
        checked(request.setup)
        seats = request.setup.seats or table.found.seats[0]
        if request.setup.game != table.setup.game or any(not place.empty for place in table.places[seats:]):
            raise Refused("another-game", "", table.setup.game)
        lock = table.lock
        if request.password is not None:
            if len(request.password) > locks.MAX_PASSWORD:
                raise Refused("password-long", "", locks.MAX_PASSWORD)
            lock = locks.locked(request.password, self.draw(16))
        return [log.Changed(at=self.now, setup=request.setup, lock=lock)]

    def _referee(self, take: bool) -> list[log.AnyEntry]:
        table = self.table
        player = self.who.player
        if not take:
            if table.referee != player:
                raise Refused("not-referee")
            return [log.RefereeLeft(at=self.now)]
        if not table.setup.referee:
            raise Refused("no-referee")
        if table.referee:
            raise Refused("seat-taken", "", table.referee_name)
        stranger = table.setup.public and not table.lock and table.involved.get(player) != REFEREE
        if table.stage in (PLAYING, BETWEEN) and stranger:
            raise Refused("referee-later")
        if table.seat_of(player) is not None or (table.stage in (PLAYING, BETWEEN) and table.involved.get(player, -2) >= 0):
            raise Refused("involved")
        return [log.RefereeSat(at=self.now, player=player, name=self._name())]


def _with(entry: log.AnyEntry, player: str, request: messages.Request) -> log.AnyEntry:
    """The same entry with the request it answers; a bot's seat stays nobody's."""
    return replace(entry, player=player, client=request.client, n=request.n)
