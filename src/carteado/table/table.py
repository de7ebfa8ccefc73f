"""One table: the fold of its log.

Rule 1: `fold` is the only thing that changes a table, and it never refuses: what is in the log has been decided.
Rule 2: nothing here reads a clock, sends, stores or draws at random; deciding is in `deciding`, time in `clocks`,
        what a listener is told in `telling`.
Rule 3: a table folded from its log equals the one that wrote it; what is not in the log (thoughts of bots, the moment
        the table woke, who wants no more of a rest) changes no fact of the game.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from carteado import catalogue
from carteado.advice import advice_for
from carteado.family import Standing, Window
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Outcome, Seat, State, Step
from carteado.lessons import LEARNER, Guide, guide
from carteado.pack import Shuffled
from carteado.records import setting
from carteado.table import alone, messages
from carteado.table import entries as log
from carteado.table.around import about
from carteado.table.heard import Heard
from carteado.table.match import Era, Match
from carteado.table.moment import Made, Moment, Proposal
from carteado.table.moving import move
from carteado.table.seats import Candidate, Place
from carteado.table.stages import BETWEEN, OPEN, OVER, PLAYING, Stage
from carteado.wire import decode_action

READING: Final = 120_000  # ms at most that a lesson waits for what it says to be read


@dataclass
class Table:
    """A table and everything that has happened at it."""

    id: str = ""
    version: int = 0
    at: int = 0
    woken: int = 0
    setup: messages.Setup = field(default_factory=lambda: messages.Setup(game=""))
    host: str = ""
    lock: str = ""
    dice: str = ""
    places: list[Place] = field(default_factory=list[Place])
    referee: str = ""
    referee_name: str = ""
    match: Match = field(default_factory=Match)
    era: Era = field(default_factory=Era)
    past: list[Era] = field(default_factory=list[Era])
    involved: dict[str, Seat] = field(default_factory=dict[str, Seat])
    removed: dict[str, str] = field(default_factory=dict[str, str])  # whom the host sent away, with their names
    candidate: Candidate | None = None  # for the referee's chair
    bound: log.Bound | None = None  # the jogo of an event that is played here
    guided: log.Guided | None = None  # the table is for one who learns
    guide: Guide | None = None  # how far the lesson has come, once it has begun
    settled: bool = False  # the event has closed the table
    joined: dict[Seat, int] = field(default_factory=dict[Seat, int])  # see `Moment`
    stage: Stage = OPEN
    begun: int = 0
    state: State | None = None
    story: list[tuple[Event, ...]] = field(default_factory=list[tuple[Event, ...]])
    position: dict[str, Any] = field(default_factory=dict[str, Any])  # where this partida started
    shuffled: int = 0
    moved: int = 0  # the version of the last act
    answered: tuple[int, tuple[Seat, ...]] = (0, ())  # who was asked too when a partner last answered, and in which version
    shown: bool = False
    ply: int = 0
    acted_at: int = 0
    rest: int = 0
    lingers: bool = False  # the rest leaves somebody time to act, and is not only there to be looked at
    hurried: set[Seat] = field(default_factory=set[Seat])  # who has seen enough of what happened last
    hurried_at: int | None = None  # when everybody had
    window: Window | None = None
    window_at: int = 0  # when the window that is open closes
    proposals: tuple[Proposal, ...] = ()
    spoken: tuple[log.Spoke, ...] = ()
    made: dict[Seat, Made] = field(default_factory=dict[Seat, Made])  # what each person did last in this partida
    heard: Heard = field(default_factory=Heard)
    thoughts: dict[Seat, Action | None] = field(default_factory=dict[Seat, Action | None])
    thought_ply: int = -1
    foreseen: tuple[log.Acted, Action, Step] | None = None

    # Who is who.

    @property
    def found(self) -> catalogue.Game:
        """The game that is played here."""
        return catalogue.game(self.setup.game)

    @property
    def teaches(self) -> bool:
        """Whether the partida that is played is a lesson."""
        return self.guided is not None and self.begun == 1

    @property
    def clock(self) -> int:
        """Milliseconds for an act; 0 without a clock."""
        told = self.setup.options.get("clock", "off")
        return int(told) * 1000 if told.isdecimal() else 0

    def seat_of(self, player: str) -> Seat | None:
        """The seat of this person."""
        for seat, place in enumerate(self.places):
            if player and place.player == player:
                return seat
        return None

    def role_of(self, player: str) -> Seat:
        """Whose view this person has: a seat's, the referee's or the public's."""
        seat = self.seat_of(player)
        if seat is not None:
            return seat
        return REFEREE if player and player == self.referee else PUBLIC

    def heir_of(self, player: str) -> Seat | None:
        """The seat that this person takes when the next deal begins."""
        for seat, place in enumerate(self.places):
            if player and place.heir is not None and place.heir.player == player:
                return seat
        return None

    def unasked(self) -> list[Seat]:
        """The seats that have still to agree to the candidate for the referee's chair: people who are there. Bots agree."""
        agreed = () if self.candidate is None else self.candidate.agreed
        present = [seat for seat, place in enumerate(self.places) if place.player and not place.bot]
        return [seat for seat in present if seat not in agreed]

    @property
    def advice(self) -> Literal["", "off", "on"]:
        """Whether there is advice here: while every person who sits here wants it; empty where the game has none."""
        if advice_for(self.setup.game) is None:
            return ""
        people = [place for place in self.places if place.player and not place.left]
        return "on" if people and all(place.learns for place in people) else "off"

    def hosts(self, player: str) -> bool:
        """Whether this person has the host's powers: the owner, or the first who is there while the owner has no seat."""
        if self.bound is not None:
            return False
        present = [place.player for place in self.places if place.player and not place.left]
        if not player or self.host in present or player == self.host:
            return bool(player) and player == self.host
        return player == next(iter(present), "")

    def proposal_of(self, seat: Seat) -> Proposal | None:
        """What is proposed to the side of this seat."""
        return next((found for found in self.proposals if self.side(found.seat) == self.side(seat)), None)

    def side(self, seat: Seat) -> int:
        """The side of a seat."""
        return self.sides[seat]

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.found.sides(len(self.places), self.setup.options)

    @property
    def standing(self) -> Standing:
        """Where the match stands."""
        return self.standing_of(self.match.results)

    def standing_of(self, results: list[Outcome | None]) -> Standing:
        """Where the match stands after such partidas."""
        if self.bound is not None and self.bound.packs:
            return alone.standing(self.bound.packs, results)
        return replace(self.match, results=results).standing(self.found, self.sides)

    def _of_others(self, seat: Seat) -> tuple[Proposal, ...]:
        return tuple(found for found in self.proposals if self.side(found.seat) != self.side(seat))

    def _with(self, seat: Seat) -> tuple[Proposal, ...]:
        """What is proposed to the side of this seat, which goes along."""
        found = self.proposal_of(seat)
        return () if found is None else (replace(found, agreed=(*found.agreed, seat)),)

    def names(self) -> list[str]:
        """The names by seat, as the story tells them."""
        return [place.name for place in self.places]

    def bots_to_move(self) -> tuple[Seat, ...]:
        """The seats for which a bot plays."""
        return tuple(seat for seat, place in enumerate(self.places) if place.bot)

    # The fold.

    def fold(self, entry: log.AnyEntry) -> Moment:
        """One more entry of the log."""
        self.version += 1
        self.at = entry.at
        if entry.client:
            self.heard.remember(entry.player, entry.client, entry.n, self.version)
        events: tuple[Event, ...] = ()
        match entry:
            case log.Acted():
                events = self._act(entry)
            case log.Proposed():
                proposal = Proposal(entry.seat, decode_action(self.found, entry.action))
                self.proposals = (*self._of_others(entry.seat), proposal)
            case log.Agreed():
                self.proposals = (*self._of_others(entry.seat), *self._with(entry.seat))
            case log.Declined():
                self.proposals = self._of_others(entry.seat)
            case log.Spoke():
                self.spoken = (*self.spoken[-4:], entry)
            case log.Began():
                self._begin(entry)
            case log.Opened() | log.Changed() | log.Locked() | log.Committed() | log.Revealed():
                self._arrange(entry)
            case log.Bound():
                self.bound = entry
            case log.Guided():
                self.guided = entry
            case log.Settled():
                self.settled, self.stage, self.window, self.proposals = True, OVER, None, ()
            case _:
                move(self, entry)
        return self._moment(entry, events)

    def _arrange(self, entry: log.Opened | log.Changed | log.Locked | log.Committed | log.Revealed) -> None:
        match entry:
            case log.Opened():
                self.id, self.host, self.dice = entry.table, entry.player, entry.dice
                self._set_up(entry.setup, entry.lock)
            case log.Changed():
                self._set_up(entry.setup, entry.lock)
            case log.Locked():
                self.lock, self.candidate = entry.lock, None
                for place in self.places:
                    place.heir = None
            case log.Committed():
                self.era = Era(entry.commitment, entry.seed)
                self._unready()
            case log.Revealed():
                self.era.revealed = self.shown = True
                self.past.append(self.era)

    def _set_up(self, setup: messages.Setup, lock: str) -> None:
        self.setup, self.lock = setup, lock
        if not setup.referee:
            self.referee = self.referee_name = ""
        seats = setup.seats or self.found.seats[0]
        self.places = [*self.places[:seats], *(Place() for _ in range(seats - len(self.places)))]
        self._unready()

    def _unready(self) -> None:
        for place in self.places:
            place.nonce = None

    def _begin(self, entry: log.Began) -> None:
        self.position = self._following()
        if self.stage != BETWEEN:
            self.candidate = None
            number = self.match.number + 1
            self.match = Match(self.setup.partidas, number)
            self.involved = {self.referee: REFEREE} if self.referee else {}
            self.past = [] if number == 1 else self.past[-8:]
        if self.bound is not None and alone.changes_seats(self.bound.packs, self.match.partida + 1):
            self.places = [*self.places[-1:], *self.places[:-1]]
        self.involved |= {place.player: seat for seat, place in enumerate(self.places) if place.player}
        self.begun += 1
        self.match.partida += 1
        self.match.results.append(None)
        self.era.nonces = alone.nonces(self.bound) or [place.nonce or "" for place in self.places]
        self.era.before = self.era.packs
        self.stage, self.shown, self.joined = PLAYING, False, {}
        self.state = self.found.begin(len(self.places), self.setup.options, **self.position)
        self.story, self.made = [], {}
        self.lingers = False
        if self.teaches:
            self.guide = guide(self.setup.game).begun(self.state)
        self._waits_anew(entry.at, 300)
        self._unready()

    def _following(self) -> dict[str, Any]:
        """Where the partida that begins now starts from: after the one before, or as a mão that is played alone."""
        if self.bound is not None and self.bound.packs:
            return alone.position(self.found, self.match.partida + 1, len(self.places))
        if self.guided is not None and self.begun == 0:
            written = setting(self.found.id, len(self.places), self.setup.options)
            return written.notation.start.read(self.guided.start, written)
        return self.found.following(self.state) if self.stage == BETWEEN and self.state is not None else {}

    def outcome(self, state: State) -> Outcome | None:
        """How the partida ended, or the mão where each is played alone; `None` while it goes on."""
        if self.bound is None or not self.bound.packs:
            return state.outcome
        return alone.outcome(state, self.sides, self.era.packs - self.era.before)

    def _act(self, entry: log.Acted) -> tuple[Event, ...]:
        state = self.state
        assert state is not None, "an act before the first partida"
        if self.foreseen is not None and self.foreseen[0] is entry:
            _, action, step = self.foreseen
        else:
            action = decode_action(self.found, entry.action)
            step = self.found.again(state, entry.seat, action)
        self.foreseen = None
        self._note_answer(entry.seat, state.actors())
        if entry.seat >= 0 and entry.by == "person":
            self.made[entry.seat] = Made(self.version, state, action)
        self.state = step.state
        if self.guide is not None and self.teaches:
            self.guide = self.guide.after(step.state, entry.seat, action, step.events)
        self.story.append(step.events)
        self.moved = self.version
        if entry.seat == CHANCE:
            self.era.packs += 1
            self.shuffled = self.version if any(isinstance(event, Shuffled) for event in step.events) else self.shuffled
        elif entry.seat >= 0 and entry.by != "window":
            place = self.places[entry.seat]
            place.lapses = place.lapses + 1 if entry.by == "clock" else 0
        self._waits_anew(entry.at, self._rest_after(step.events))
        self.match.results[-1] = self.outcome(step.state)
        self._restage()
        return step.events

    def _note_answer(self, seat: Seat, asked: tuple[Seat, ...]) -> None:
        """Remember who was asked too when a partner answered."""
        spared = [other for other in asked if seat in asked and other != seat and self.side(other) == self.side(seat)]
        if spared:
            self.answered = (self.version, tuple(spared))

    def _rest_after(self, events: tuple[Event, ...]) -> int:
        """How long the table pauses for these events: longer where a person may cut in before a bot goes on."""
        assert self.state is not None
        rests = self.found.rests
        rest = sum(rests.get(type(event), 0) for event in events)
        if self.guide is not None and self.guide.now and LEARNER not in self.state.actors():
            self.lingers = False
            return READING
        least = self.found.leaves_time(self.state, events)
        self.lingers = least > rest and self._person_may_cut_in()
        return least if self.lingers else rest

    def _person_may_cut_in(self) -> bool:
        assert self.state is not None
        actors, bots = self.state.actors(), self.bots_to_move()
        return any(seat not in actors and seat not in bots and self.state.legal(seat) for seat in range(len(self.places)))

    def _waits_anew(self, now: int, rest: int) -> None:
        self.ply += 1
        self.acted_at = now
        self.rest = rest if self.setup.pace == "normal" else rest // 2
        self.hurried, self.hurried_at = set(), None
        self.proposals = ()
        before, self.window = self.window, None if self.state is None else self.found.window(self.state)
        if self.window is not None and (before is None or before.number != self.window.number):
            reading = READING if self.guide is not None and self.teaches and self.guide.now else 0
            self.window_at = now + self.rest + self.window.milliseconds + reading

    def _restage(self) -> None:
        assert self.state is not None
        if self.match.results[-1] is None:
            if self.stage != PLAYING:
                self._unready()
            self.stage = PLAYING
        else:
            self.stage = BETWEEN if self.standing.winners is None else OVER
        if self.stage == OVER:
            self.candidate = None

    def ahead(self, entries: tuple[log.AnyEntry, ...]) -> "Table":
        """The table as it will be after these entries, for whoever has to know before they are stored."""
        later = replace(
            self,
            places=[replace(place) for place in self.places],
            match=replace(self.match, results=list(self.match.results)),
            era=replace(self.era),
            past=list(self.past),
            involved=dict(self.involved),
            removed=dict(self.removed),
            story=list(self.story),
            hurried=set(self.hurried),
            made=dict(self.made),
            heard=Heard(),
        )
        for entry in entries:
            later.fold(entry)
        return later

    # What there is to tell.

    def now(self) -> Moment:
        """The present moment, for a listener who knows nothing yet."""
        return self._moment(None, ())

    def _moment(self, entry: log.AnyEntry | None, events: tuple[Event, ...]) -> Moment:
        quiet = isinstance(entry, (log.Proposed, log.Agreed, log.Declined, log.Spoke))
        in_play = isinstance(entry, log.Acted) and entry.seat >= 0 and self.stage == PLAYING
        about = None if quiet or in_play else self.about()
        return Moment(
            version=self.version,
            at=self.at,
            entry=entry,
            state=self.state,
            events=events,
            story=self.story,
            told=len(self.story),
            about=about,
            prompt=self.prompt(),
            proposals=self.proposals,
            spoken=self.spoken,
            joined=self.joined,
            said=self.guide.now if self.guide is not None and self.teaches else (),
        )

    def prompt(self) -> messages.Prompt | None:
        """Whom the table waits for and until when."""
        if self.state is None or self.stage != PLAYING:
            return None
        since = max(self.acted_at + self.rest, self.woken)
        until = since + self.clock if self.clock else None
        if self.window is not None:
            since, until = self.window_at - self.window.milliseconds, self.window_at
        return messages.Prompt(actors=list(self.state.actors()), since=since, until=until)

    def about(self) -> messages.About:
        """The table around the cards."""
        return about(self)
