"""Jogos at tables of the server: their house rules, the table of a jogo, and rounds in which all play the same packs."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class House:
    """How tables of the server are set up: house rules, and by how many seconds spectators lag behind."""

    options: Mapping[str, str] = field(default_factory=dict[str, str])
    delay: int = 60


@dataclass(frozen=True)
class Online:
    """The table of the server at which a jogo is played: its set-up, and who sits, side by side.

    `packs` is the commitment of its round where all tables play the same packs.
    """

    place: str
    seats: int
    house: House
    lineups: tuple[tuple[str, ...], ...]
    packs: str = ""


@dataclass(frozen=True)
class Duplicate:
    """A round in which all tables play the same packs; once all have, the seed and the points, mão by mão and by seats."""

    jogos: tuple[str, ...]
    packs: int
    commitment: str
    words: tuple[str, ...] | None = None  # until they were said
    seed: str = ""
    points: tuple[tuple[tuple[int, ...], ...], ...] = ()
