"""Events as a regulation describes them: format of a match, league points, walkover, criteria in their order."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from carteado import catalogue
from carteado.regulations import Text


@dataclass(frozen=True)
class Criterion:
    """One way to tell tied sides apart, by name, and the clause that gives it its place."""

    id: str
    clause: str = ""


@dataclass(frozen=True)
class Preset:
    """How an event of this game is run: what every match is, what it gives, and how a table is ordered.

    `points` are those of a match won, drawn and lost; `walkover` is the score of one that nobody came to; of each group so
    many `qualify`. `paper` names the sheet in print that its tables fill in.
    """

    id: str
    game: str
    title: Text
    best_of: int
    points: tuple[int, int, int]
    walkover: tuple[int, int]
    criteria: tuple[Criterion, ...]
    qualify: int
    seats: int = 0  # as many as the game has first
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    clauses: tuple[str, ...] = ()
    paper: str = ""


@dataclass(frozen=True)
class Event:
    """What a family brings for tournaments, its `event` face."""

    presets: tuple[Preset, ...]


def presets(game: str = "") -> tuple[Preset, ...]:
    """The presets there are, of one game or of all."""
    found = [face for _, face in catalogue.faces("event")]
    return tuple(preset for face in found for preset in face.presets if game in ("", preset.game))
