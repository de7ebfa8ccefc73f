"""A random driver over any game: mostly acts in turn, some out of turn, now and then a ruling of the referee.

Whoever plays has a temper, drawn anew each partida: it likes some kinds of acts and shuns others, so that long chains of
calls, whole vazas face down or many burned cards all come up, which even choice would hardly ever bring.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from carteado import catalogue
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, BadStart, Event, Seat, State
from carteado.pack import Lot, Shuffle
from conformance_kit.registry import hooks_of
from conformance_kit.story import Act

LIKINGS: Final = (0.1, 0.5, 1.0, 1.0, 3.0, 8.0)
LONGEST: Final = 40_000


@dataclass(frozen=True)
class Moment:
    """A state, and how it came about since the mão began: acts, their events and the states they were made in.

    The first act is the shuffle that began it; before the first mão of a partida there is at most a lot.
    """

    game: str
    state: State
    seats: int
    acts: tuple[Act, ...] = ()
    events: tuple[tuple[Event, ...], ...] = ()
    states: tuple[State, ...] = ()

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats people sit on."""
        return tuple(range(self.seats))

    @property
    def eyes(self) -> tuple[Seat, ...]:
        """Everybody with a view of their own."""
        return (*self.players, PUBLIC, REFEREE)

    def after(self, seat: Seat, action: Action) -> "Moment":
        """The moment after an act."""
        step = self.state.apply(seat, action)
        if seat == CHANCE and hooks_of(self.game).begins(self.state, action):
            return replace(self, state=step.state, acts=((seat, action),), events=(step.events,), states=(self.state,))
        return replace(
            self,
            state=step.state,
            acts=(*self.acts, (seat, action)),
            events=(*self.events, step.events),
            states=(*self.states, self.state),
        )


class Temper:
    """Chooses from a menu: first a kind of act, by liking, then by liking among its words, then one act."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.liking: dict[tuple[object, ...], float] = {}

    def choose(self, menu: tuple[Action, ...]) -> Action:
        """One of the acts."""
        return self.rng.choice(self._liked(self._liked(list(menu), _kind), _words))

    def _liked(self, menu: list[Action], sort: Callable[[Action], tuple[object, ...]]) -> list[Action]:
        """The acts of one sort, drawn by liking; nothing is drawn where there is one sort alone."""
        sorts: dict[tuple[object, ...], list[Action]] = {}
        for action in menu:
            sorts.setdefault(sort(action), []).append(action)
        if len(sorts) == 1 and sort is _words:
            return menu
        for found in sorts:
            if found not in self.liking:
                self.liking[found] = self.rng.choice(LIKINGS)
        chosen = self.rng.choices(list(sorts), [self.liking[found] for found in sorts])[0]
        return sorts[chosen]


def _kind(action: Action) -> tuple[object, ...]:
    return (type(action).__name__, *[bool(value) for value in action.fields() if isinstance(value, int)])


def _words(action: Action) -> tuple[object, ...]:
    return ("words", *[value for value in action.fields() if isinstance(value, str)])


def start(identity: str, rng: Random, options: Mapping[str, str] | None = None) -> Moment:
    """The first moment of a partida that is looked at, from a position the game's hooks draw and some acts further on."""
    moment = _position(identity, rng, options or {})
    while moment is None:
        moment = _position(identity, rng, options or {})
    for seat, action in hooks_of(identity).further(moment.state, rng):
        moment = moment.after(seat, action)
    return moment


def _position(identity: str, rng: Random, options: Mapping[str, str]) -> Moment | None:
    """A position that the hooks draw; none where these options do not allow it."""
    game = catalogue.game(identity)
    position: dict[str, Any] = hooks_of(identity).start(rng)
    seats: int = position.pop("seats", game.seats[0])
    chosen = {**game.proposed(options), **game.needs.get(seats, {})}
    try:
        return Moment(identity, catalogue.new(identity, seats, chosen, **position), seats)
    except BadStart:
        return None


def moments(
    identity: str, seed: int, options: Mapping[str, str] | None = None, rulings: float = 0.03, restless: float = 0.1
) -> Iterator[Moment]:
    """Every moment of one partida, the first and the last included."""
    rng = Random(seed)
    return onward(start(identity, rng, options), rng, rulings, restless)


def onward(moment: Moment, rng: Random, rulings: float = 0.03, restless: float = 0.1) -> Iterator[Moment]:
    """Every moment from this one to the end; a referee may even reopen a partida that is over."""
    temper = Temper(rng)
    yield moment
    for _ in range(LONGEST):
        act = next_act(moment, rng, temper, rulings, restless)
        if act is None:
            return
        moment = moment.after(*act)
        yield moment
    raise AssertionError(f"a partida of {moment.game} did not end in {LONGEST} acts")


def next_act(moment: Moment, rng: Random, temper: Temper, rulings: float, restless: float) -> Act | None:
    """What happens next; `None` when the partida is over and the referee leaves it so."""
    state = moment.state
    if state.outcome is not None:
        rulings = min(0.3, 5 * rulings)
    if rng.random() < rulings and (ruling := a_ruling(moment, rng)) is not None:
        return REFEREE, ruling
    waited = state.actors()
    if not waited:
        return None
    if CHANCE in waited:
        return CHANCE, by_chance(moment, rng)
    others = [seat for seat in moment.players if seat not in waited and state.legal(seat)]
    seat = rng.choice(others) if others and rng.random() < restless else rng.choice(waited)
    return seat, temper.choose(state.legal(seat))


def by_chance(moment: Moment, rng: Random) -> Action:
    """The act of chance with the dice thrown."""
    action = moment.state.legal(CHANCE)[0]
    if isinstance(action, Lot):
        return Lot(action.below, rng.randrange(action.below))
    assert isinstance(action, Shuffle), "only shuffles and lots are known to the driver"
    return remade(action, (hooks_of(moment.game).pack(action.cards, rng),))


def remade(action: Action, fields: tuple[object, ...]) -> Action:
    """An act of the same kind with these fields."""
    make: Any = type(action)
    made: Action = make(*fields)
    return made


def a_ruling(moment: Moment, rng: Random) -> Action | None:
    """A ruling that can be given now: from the samples, or one that names cards."""
    state = moment.state
    named = [ruling for ruling in hooks_of(moment.game).rulings(state, rng) if state.check(REFEREE, ruling) is None]
    samples = list(state.legal(REFEREE))
    menus = [menu for menu in (named, samples) if menu]
    return rng.choice(rng.choice(menus)) if menus else None
