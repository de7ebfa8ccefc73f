"""One partida at this terminal: the state, the bots and chance on one side, one seat's eyes and ears on the other.

Rule 1: people, bots and chance all enter by `State.apply`.
Rule 2: what leaves here is the view of one seat and events masked for it; the state stays inside.
Rule 3: nothing here waits, draws or knows the time: a screen asks `consider` and hands the answer to `commit`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random, SystemRandom

from carteado import catalogue
from carteado.bots import Bot, bot, default_bot
from carteado.cards import Card
from carteado.game import CHANCE, Action, Event, Outcome, Reason, Seat, State, Step, View
from carteado.pack import Lot, Shuffle
from carteado.terminal.boards import table_of
from carteado.terminal.family import Sight, Table
from carteado.words import Words

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class Setup:
    """What is chosen before a partida; `bots` are by name, in order of play from the person's right."""

    game_id: str
    seat: Seat = 0
    bots: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    seed: int | None = None
    score: tuple[int, ...] = ()  # none: as a partida starts
    dealer: Seat | None = None
    seats: int = 0  # 0: as many as the game usually has


@dataclass(frozen=True)
class Move:
    """What chance or a bot would do in a version of the partida; no action when nobody but the person is to act."""

    version: int
    seat: Seat
    action: Action | None


class Session:
    """A partida with one person in it. `shuffle` replaces chance where a known pack is wanted."""

    def __init__(
        self,
        setup: Setup,
        bots: Mapping[Seat, Bot] | None = None,
        shuffle: Callable[[Cards], Cards] | None = None,
    ) -> None:
        self.setup = setup
        self.seat = setup.seat
        self.story: list[Event] = []
        self.last: tuple[Event, ...] = ()
        self._seats = setup.seats or catalogue.game(setup.game_id).seats[0]
        start = catalogue.new(setup.game_id, self._seats, setup.options, **position(setup))
        self._now = (0, start)
        self._bots = dict(bots) if bots is not None else seated_bots(setup, self._seats)
        self._seed = SystemRandom().getrandbits(64) if setup.seed is None else setup.seed
        self._shuffle = shuffle or self._shuffled
        self._considered = -1
        self._steps = [Step(start, ())]

    @property
    def version(self) -> int:
        """How many acts there have been."""
        return self._now[0]

    @property
    def _state(self) -> State:
        return self._now[1]

    # What the person at this seat may know.

    def view(self) -> View:
        """The table as the person sees it."""
        return self._state.view(self.seat)

    def legal(self) -> tuple[Action, ...]:
        """What the person may do now, in turn or not."""
        return self._state.legal(self.seat)

    def refusal(self, action: Action) -> Reason | None:
        """Why the person may not do this now."""
        return self._state.check(self.seat, action)

    def actors(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return self._state.actors()

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._seats

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self._state.outcome

    def steps(self) -> tuple[Step, ...]:
        """The whole partida for a replay; nothing before its end, since states know every card."""
        return tuple(self._steps) if self.outcome is not None else ()

    # What happens next.

    def idle(self) -> bool:
        """Whether nothing more happens until the person acts."""
        return self.outcome is not None or (self.seat in self.actors() and self._considered == self.version)

    def between_maos(self) -> bool:
        """Whether a mão has just ended and the next one has not begun for the person."""
        return self.outcome is None and self._table().between_maos()

    def turn_page(self) -> bool:
        """Take the end of a hand off the table where the next one is already on it; whether there was such an end."""
        turned = self.between_maos() and CHANCE not in self.actors()
        if turned:
            self.last = ()
        return turned

    def resting(self) -> bool:
        """Whether what has just happened deserves to be looked at for a while."""
        return self._table().resting()

    def dealing(self) -> bool:
        """Whether cards are only being dealt."""
        return self._table().dealing(self.legal())

    def _table(self) -> Table:
        names = ("",) * self._seats
        return table_of(Sight(self.view(), self.seat, names, self.actors(), self.last, Words(game=self.setup.game_id)))

    def act(self, action: Action) -> None:
        """The person acts; `Illegal` if they may not."""
        self._apply(self.seat, action)

    def consider(self) -> Move:
        """What happens next without the person. It may take a while and changes nothing, so it may run in a thread."""
        version, state = self._now
        actors = state.actors()
        if CHANCE in actors:
            return Move(version, CHANCE, self._by_chance(state))
        interjection = self._first_choice(state, version, [seat for seat in self._bots if seat not in actors])
        if interjection is not None or self.seat in actors:
            return interjection or Move(version, self.seat, None)
        chosen = self._first_choice(state, version, [seat for seat in actors if seat in self._bots])
        return chosen or Move(version, actors[0], state.lapse(actors[0]))

    def commit(self, move: Move) -> bool:
        """Do what was considered, unless somebody was quicker; whether it was done."""
        if move.version != self.version:
            return False
        self._considered = move.version
        if move.action is None:
            return False
        self._apply(move.seat, move.action)
        return True

    def _first_choice(self, state: State, version: int, seats: list[Seat]) -> Move | None:
        for seat in seats:
            menu = state.legal(seat)
            rng = Random(f"{self._seed}/{version}/{seat}")
            action = self._bots[seat].choose(state.view(seat), menu, rng) if menu else None
            if action is not None:
                return Move(version, seat, action)
        return None

    def _by_chance(self, state: State) -> Action:
        (prompt,) = state.legal(CHANCE)
        if isinstance(prompt, Lot):
            return Lot(prompt.below, Random(f"{self._seed}/{self.version}").randrange(prompt.below))
        assert isinstance(prompt, Shuffle)
        return Shuffle(self._shuffle(prompt.cards))

    def _shuffled(self, pack: Cards) -> Cards:
        return tuple(Random(f"{self._seed}/{self.version}").sample(pack, len(pack)))

    def _apply(self, seat: Seat, action: Action) -> None:
        step = self._state.apply(seat, action)
        self._now = (self.version + 1, step.state)
        self._steps.append(step)
        self.last = tuple([event.to(self.seat) for event in step.events])
        self.story.extend(self.last)


def position(setup: Setup) -> dict[str, object]:
    """From where the partida starts, as far as it was said."""
    told = {"score": setup.score or None, "dealer": setup.dealer}
    return {key: value for key, value in told.items() if value is not None}


def seated_bots(setup: Setup, seats: int) -> dict[Seat, Bot]:
    """A bot for every other seat: those named, the last of them again, the best one where none is named."""
    names = setup.bots or (default_bot(setup.game_id),)
    others = [(setup.seat + step) % seats for step in range(1, seats)]
    return {seat: bot(names[min(nth, len(names) - 1)], setup.game_id) for nth, seat in enumerate(others)}
