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
from carteado.game import REFEREE, Action, Reason, Seat
from carteado.options import BadOption
from carteado.pack import Ruling
from carteado.regulations import regulation
from carteado.table import entries as log
from carteado.table import hearing, incoming, locks, messages
from carteado.table.acting import Draw, Refused, acted, agreeing, committed
from carteado.table.heard import MAX_CLIENT
from carteado.table.naming import legible
from carteado.table.refereeing import Refereeing
from carteado.table.seating import Seating, as_host, seat_of
from carteado.table.seats import Who, bot_name
from carteado.table.stages import OPEN, OVER, PLAYING
from carteado.table.table import Table
from carteado.wire import WireError, decode_action

OFF: Final = ("none", "false")  # how an option says that a table does without something
OF_THE_EVENT: Final = (
    incoming.Sit, incoming.SeatBot, incoming.Start, incoming.Remove, incoming.LetIn, incoming.Change, incoming.Learn,
    incoming.Consent,
)  # fmt: skip
BREATH: Final = 2_000  # ms between two phrases of one seat
MAX_NUMBER: Final = 2**53


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
    setup = checked(setup)
    if len(password) > locks.MAX_PASSWORD:
        raise Refused("password-long", "", locks.MAX_PASSWORD)
    lock = locks.locked(password, draw(16))
    start = log.Opened(at=now, player=who.player, table=table, setup=setup, lock=lock, dice=draw(16).hex())
    return (start, committed(now, draw))


def checked(setup: messages.Setup) -> messages.Setup:
    """The set-up with what its seats bring along, its numbers as they are usually written.

    `Refused` where it names no game, or settings that cannot be.
    """
    found = GAMES.get(setup.game)
    if found is None:
        raise Refused("unknown-game", "", setup.game[:40], ", ".join(GAMES))
    if setup.seats and setup.seats not in found.seats:
        raise Refused("seats", "", setup.seats, ", ".join(map(str, found.seats)))
    try:
        seats = setup.seats or found.seats[0]
        options = found.settled(seats, setup.options)
        found.start(seats, options)
    except BadOption as error:
        raise Refused(error.code, "", *(fact[:80] for fact in error.facts)) from error
    written = found.written(options)
    return setup if written == setup.options else replace(setup, options=written)


class Deciding:
    """One request to one table, at one moment."""

    def __init__(self, table: Table, now: int, who: Who, draw: Draw) -> None:
        self.table = table
        self.now = now
        self.who = who
        self.draw = draw
        self.note: Reason | None = None
        self.seating = Seating(table, now, who)
        self.refereeing = Refereeing(table, now, who)

    def decide(self, request: incoming.Request) -> Effects:
        """What the request leads to."""
        done = self._heard(request)
        if done is not None:
            return done
        try:
            if self.who.player in self.table.removed:
                raise Refused("removed")
            self._not_of_the_event(request)
            made = self._decided(request)
        except Refused as refused:
            return Effects(reason=refused.reason)
        return Effects((self._signed(made[0], request), *made[1:]), note=self.note)

    def _not_of_the_event(self, request: incoming.Request) -> None:
        """At a table of an event chairs and set-up are the event's, nobody gets up in mid-match, and there is one match."""
        table = self.table
        if table.bound is None:
            return
        takes = isinstance(request, incoming.Referee) and request.take
        leaves = isinstance(request, incoming.Stand) and table.stage not in (OPEN, OVER)
        if takes or leaves or isinstance(request, OF_THE_EVENT):
            raise Refused("of-event")
        if table.settled or (table.stage == OVER and isinstance(request, incoming.Ready)):
            raise Refused("event-over")

    def _heard(self, request: incoming.Request) -> Effects | None:
        if not 0 < len(request.client) <= MAX_CLIENT or not 0 < request.n < MAX_NUMBER:
            return Effects(reason=Reason("client-number"))
        heard = self.table.heard
        version = heard.version(self.who.player, request.client, request.n)
        if version is not None:
            return Effects(done=version)
        if heard.too_old(self.who.player, request.client, request.n):
            return Effects(reason=Reason("number-too-old"))
        return None

    def _signed(self, entry: log.AnyEntry, request: incoming.Request) -> log.AnyEntry:
        """The first entry carries the request's number."""
        if isinstance(entry, log.Acted) and self.table.foreseen is not None and self.table.foreseen[0] is entry:
            _, action, step = self.table.foreseen
            signed = _with(entry, self.who.player, request)
            assert isinstance(signed, log.Acted)
            self.table.foreseen = (signed, action, step)
            return signed
        return _with(entry, self.who.player, request)

    def _decided(self, request: incoming.Request) -> list[log.AnyEntry]:
        match request:
            case incoming.Act():
                return self._act(request)
            case incoming.Decline():
                return self._decline()
            case incoming.Sit():
                return self.seating.sit(request.seat)
            case incoming.Stand():
                return self.seating.stand()
            case incoming.Ready():
                return self._ready(request.nonce)
            case incoming.Start():
                return self._start()
            case incoming.SeatBot():
                return self._seat_bot(request)
            case incoming.Remove():
                return self.seating.remove(request.seat)
            case incoming.LetIn():
                return self.seating.admit(request.which, request.name)
            case incoming.Change():
                return self._change(request)
            case incoming.Referee():
                return self.refereeing.take() if request.take else self.refereeing.leave()
            case incoming.Consent():
                return self.refereeing.consent(request.yes)
            case incoming.Phrase():
                return self._phrase(request.phrase)
            case incoming.Say():
                return self._say(request)
            case incoming.Learn():
                return self._learn(request.wants)

    # The game.

    def _act(self, request: incoming.Act) -> list[log.AnyEntry]:
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
            action = _readable(decode_action(table.found, request.action))
        except WireError as error:
            raise Refused("not-an-act", "", str(error)[:200]) from error
        try:
            return acted(table, self.now, role, action, "person", self.draw)
        except Refused:
            self._answered_by_partner(role, request.version)
            raise

    def _answered_by_partner(self, seat: Seat, seen: int) -> None:
        """Two partners were asked, and the other was quicker: nobody has done anything wrong."""
        version, spared = self.table.answered
        if seen < version == self.table.moved and seat in spared:
            raise Refused("partner-answered")

    def _say(self, request: incoming.Say) -> list[log.AnyEntry]:
        table = self.table
        seat = seat_of(self.table, self.who)
        if request.version > table.version:
            raise Refused("version-ahead", "", request.version, table.version)
        if table.places[seat].away:
            raise Refused("away")
        if request.version < table.moved:
            self._answered_by_partner(seat, request.version)
            raise Refused("say-late")
        heard = hearing.heard(table, seat, request.text)
        if heard.act is None:
            raise Refused(hearing.code(heard), heard.clause, heard.said, heard.memo)
        if heard.why:
            self.note = Reason(hearing.code(heard), heard.clause, (heard.said, heard.memo))
        return acted(table, self.now, seat, heard.act, "person", self.draw)

    def _decline(self) -> list[log.AnyEntry]:
        seat = seat_of(self.table, self.who)
        proposal = self.table.proposal_of(seat)
        if proposal is None or seat not in agreeing(self.table, proposal.seat, proposal.action):
            raise Refused("nothing-proposed")
        return [log.Declined(at=self.now, seat=seat)]

    def _phrase(self, phrase: str) -> list[log.AnyEntry]:
        table = self.table
        seat = seat_of(self.table, self.who)
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

    def _learn(self, wants: bool) -> list[log.AnyEntry]:
        seat = seat_of(self.table, self.who)
        place = self.table.places[seat]
        if not self.table.advice:
            raise Refused("advice-none")
        if place.learns == wants:
            raise Refused("learns-already" if wants else "learns-not")
        if wants and place.learns_at is not None and self.now - place.learns_at < BREATH:
            raise Refused("phrase-too-often")  # who wants it no more is always heard
        return [log.Learning(at=self.now, seat=seat, wants=wants)]

    # Seats.

    def _ready(self, nonce: str) -> list[log.AnyEntry]:
        table = self.table
        heir = table.heir_of(self.who.player)
        seat = seat_of(table, self.who) if heir is None else heir
        if table.stage == PLAYING:
            raise Refused("playing")
        if not fair.valid_nonce(nonce):
            raise Refused("nonce", "", 2 * fair.NONCE_BYTES)
        if heir is None and table.places[seat].away:
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
        as_host(self.table, self.who)
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

    def _seat_bot(self, request: incoming.SeatBot) -> list[log.AnyEntry]:
        as_host(self.table, self.who)
        table = self.table
        if not 0 <= request.seat < len(table.places):
            raise Refused("no-such-seat", "", request.seat, len(table.places) - 1)
        if not table.places[request.seat].empty:
            raise Refused("seat-taken", "", table.places[request.seat].name)
        seated = self._bot(request.seat, request.bot, table.names())
        others = [place for at, place in enumerate(table.places) if at != request.seat]
        starts = any(place.player for place in others) and all(place.ready and not place.empty for place in others)
        return [seated, log.Began(at=self.now)] if starts else [seated]

    def _change(self, request: incoming.Change) -> list[log.AnyEntry]:
        table = self.table
        as_host(self.table, self.who)
        if request.setup == table.setup and request.password is not None:
            return [log.Locked(at=self.now, lock=self._lock(request.password))]
        if table.stage not in (OPEN, OVER):
            raise Refused("playing")
        setup = checked(request.setup)
        seats = setup.seats or table.found.seats[0]
        if setup.game != table.setup.game or any(not place.empty for place in table.places[seats:]):
            raise Refused("another-game", "", table.setup.game)
        lock = table.lock if request.password is None else self._lock(request.password)
        return [log.Changed(at=self.now, setup=setup, lock=lock)]

    def _lock(self, password: str) -> str:
        if len(password) > locks.MAX_PASSWORD:
            raise Refused("password-long", "", locks.MAX_PASSWORD)
        return locks.locked(password, self.draw(16))


def _with(entry: log.AnyEntry, player: str, request: incoming.Request) -> log.AnyEntry:
    """The same entry with the request it answers; a bot's seat stays nobody's."""
    return replace(entry, player=player, client=request.client, n=request.n)


def _readable(action: Action) -> Action:
    """The act; what a referee gives as the reason is in one line, without marks that turn text around."""
    if not isinstance(action, Ruling) or not action.why:
        return action
    why = legible(action.why)
    return Ruling(action.clause, action.offender, action.cards, action.face_down, action.sanction, action.score, why)
