"""The games there are: families by name, regulations by id.

Rule 1: a family stands here as the name of its package and is imported when it is asked for: one line, nowhere else an import.
Rule 2: any installed package may add families by an entry point of the group `carteado.games`, which names a package with a
        `FAMILY`. What is told apart nowhere else is told apart here: ids and names are given once.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final

from carteado.family import FACES, Family, Game
from carteado.game import State
from carteado.options import BadOption

__all__ = ["GAMES", "BadFamily", "BadOption", "Game", "face", "faces", "families", "family", "game", "new", "package"]

FAMILIES: Final = (
    "carteado.games.truco",
    "carteado.games.cego",
    "carteado.games.canastra",
    "carteado.games.pife",
    "carteado.games.blackjack",
)
ENTRY_POINTS: Final = "carteado.games"


class BadFamily(Exception):
    """An installed package that says it brings games, and does not; or games that are there already."""


@cache
def families() -> Mapping[str, Family]:
    """Every family there is, by the name of its package."""
    found: dict[str, Family] = {}
    known: set[str] = set()
    plugged = sorted({entry.value for entry in entry_points(group=ENTRY_POINTS)} - set(FAMILIES))
    for name in (*FAMILIES, *plugged):
        found[name] = _family(name)
        told = [found[name].name, *[game.id for game in found[name].games]]
        twice = [word for word in told[1:] if word in known or told[1:].count(word) > 1]
        if twice or told[0] in [other.name for other in found.values() if other is not found[name]]:
            raise BadFamily(f"{name} brings {(twice or told)[0]!r}, which is there already")
        known.update(told[1:])
    return found


def _family(name: str) -> Family:
    try:
        made = getattr(import_module(name), "FAMILY", None)
    except ImportError as error:
        raise BadFamily(f"the games of {name} cannot be imported: {error}") from error
    if not isinstance(made, Family) or not made.games:
        raise BadFamily(f"{name} has no FAMILY with games in it")
    return made


class _Games(Mapping[str, Game]):
    """The games by id, in the order of their families; nothing is imported before somebody asks."""

    def __getitem__(self, identity: str) -> Game:
        return _games()[identity]

    def __iter__(self) -> Iterator[str]:
        return iter(_games())

    def __len__(self) -> int:
        return len(_games())


@cache
def _games() -> Mapping[str, Game]:
    return {game.id: game for family in families().values() for game in family.games}


GAMES: Final[Mapping[str, Game]] = _Games()


def game(identity: str) -> Game:
    """The game with this id, with or without its version; `KeyError` names those there are."""
    found = GAMES.get(identity) or GAMES.get(identity.partition("/")[0])
    if found is None:
        raise KeyError(f"no game called {identity!r}; there are {', '.join(GAMES)}")
    return found


@cache
def package(identity: str) -> str:
    """The name of the package that brings this game."""
    found = game(identity)
    return next(name for name, family in families().items() if found in family.games)


def family(identity: str) -> Family:
    """The family of this game."""
    return families()[package(identity)]


@cache
def face(identity: str, name: str) -> Any:
    """What the family of this game has for the layer of this name, its `FACE`; `None` where it has nothing."""
    return _face(package(identity), name)


def faces(name: str) -> Iterator[tuple[Family, Any]]:
    """The faces of this name, of the families that have one."""
    for place, found in families().items():
        made = _face(place, name)
        if made is not None:
            yield found, made


@cache
def _face(place: str, name: str) -> Any:
    if name not in FACES:
        raise ValueError(f"{name!r} is no face of a family; there are {', '.join(FACES)}")
    module = f"{place}.{name}"
    return import_module(module).FACE if find_spec(module) is not None else None


def new(identity: str, seats: int | None = None, options: Mapping[str, str] | None = None, **position: Any) -> State:
    """A partida of this game: `new("truco-fenacef", options={"raiseLater": "true"}, score=(11, 9), dealer=0)`.

    A number of seats that needs a setting brings it along; `BadOption` where it is chosen otherwise.
    """
    found = game(identity)
    return found.begin(found.seats[0] if seats is None else seats, options or {}, **position)
