"""The games this package plays: by id, with their seats, options and words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from carteado.game import Action, Event, Seat, State, Value
from carteado.options import BadOption, Choice
from carteado.truco import board, consent, events, family, following, pack_events, views
from carteado.truco.cego import board as cego_board
from carteado.truco.cego import consent as cego_consent
from carteado.truco.cego import events as cego_events
from carteado.truco.cego import following as cego_following
from carteado.truco.cego import silence
from carteado.truco.cego import views as cego_views
from carteado.truco.cego.rules import CEGO_OPTIONS, SEATS
from carteado.truco.vocabulary import ACTS_OF, EVENTS_OF

__all__ = ["GAMES", "BadOption", "Game", "game", "new"]


@dataclass(frozen=True)
class Game:
    """One regulation ready to be played.

    `consent` names the seats that must agree before an act of a side is done; `following` the position from which the
    next partida of a match starts; `silenced` the clause that keeps a seat from saying a phrase, by its audience and its own
    clause, now; `rests` is how long, in milliseconds, a table pauses after an event, and `leaves_time` how long at least where
    a person who is not waited for may do something.
    """

    id: str
    version: str
    seats: tuple[int, ...]
    sides: int
    choices: tuple[Choice, ...]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    values: tuple[type[Value], ...]
    start: Callable[..., State]
    restore: Callable[[tuple[Any, ...]], State]
    consent: Callable[[State, Seat, Action], tuple[Seat, ...]]
    following: Callable[[State], dict[str, Any]]
    silenced: Callable[[State, Seat, str, str], str]
    rests: Mapping[type[Event], int]
    leaves_time: Mapping[type[Event], int]


def _never_silenced(*_: object) -> str:
    return ""


def _truco(identity: str, version: str) -> Game:
    options = family.OPTIONS[identity]

    def start(seats: int, settings: Mapping[str, str], **position: Any) -> State:
        return State(board.new(options.apply(settings), seats, **position))

    return Game(
        id=identity,
        version=version,
        seats=options.rules.seats,
        sides=2,
        choices=options.choices,
        actions=ACTS_OF[identity],
        events=EVENTS_OF[identity],
        values=views.VALUES,
        start=start,
        restore=lambda key: State(board.restore(key)),
        consent=consent.consent,
        following=following.following,
        silenced=_never_silenced,
        rests=events.RESTS,
        leaves_time=pack_events.LEAVES_TIME,
    )


def _cego() -> Game:
    def start(seats: int, settings: Mapping[str, str], **position: Any) -> State:
        return State(cego_board.new(CEGO_OPTIONS.apply(settings), seats, **position))

    return Game(
        id="truco-cego",
        version="1",
        seats=(SEATS,),
        sides=2,
        choices=CEGO_OPTIONS.choices,
        actions=ACTS_OF["truco-cego"],
        events=EVENTS_OF["truco-cego"],
        values=cego_views.VALUES,
        start=start,
        restore=lambda key: State(cego_board.restore(key)),
        consent=cego_consent.consent,
        following=cego_following.following,
        silenced=silence.silenced,
        rests=cego_events.RESTS,
        leaves_time=cego_events.LEAVES_TIME,
    )


GAMES: Final[dict[str, Game]] = {
    found.id: found
    for found in (_truco("truco-fenacef", "2023"), _truco("truco-asfo", "1"), _truco("truco-sinsep", "2017"), _cego())
}


def game(identity: str) -> Game:
    """The game with this id; `KeyError` names those there are."""
    found = GAMES.get(identity) or GAMES.get(identity.partition("/")[0])
    if found is None:
        raise KeyError(f"no game called {identity!r}; there are {', '.join(GAMES)}")
    return found


def new(identity: str, seats: int | None = None, options: Mapping[str, str] | None = None, **position: Any) -> State:
    """A partida of this game: `new("truco-fenacef", options={"raiseLater": "true"}, score=(11, 9), dealer=0)`."""
    found = game(identity)
    return found.start(found.seats[0] if seats is None else seats, options or {}, **position)
