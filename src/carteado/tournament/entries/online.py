"""Jogos played at tables of the server, and duplicate rounds."""

from dataclasses import field

from carteado.tournament.entries.entry import Entry, Score, Sides


class OnlineSet(Entry, tag="online", frozen=True):
    """How tables of the server are set up for this event: house rules, and by how many seconds spectators lag behind."""

    options: dict[str, str] = field(default_factory=dict[str, str])
    delay: int = 60


class TableBound(Entry, tag="table-bound", frozen=True):
    """A jogo is played at this table of the server: its set-up is locked, its chairs are of these people, side by side.

    `packs` is the commitment of its round where all tables of it play the same packs.
    """

    jogo: str
    sides: Sides
    place: str
    seats: int
    options: dict[str, str] = field(default_factory=dict[str, str])
    delay: int = 60
    lineups: tuple[tuple[str, ...], ...] = ()
    packs: str = ""


class TableUnbound(Entry, tag="table-unbound", frozen=True):
    """A jogo is not played at its table of the server any more; what was taken from it stays."""

    jogo: str
    place: str
    why: str = ""


class DuplicateSet(Entry, tag="duplicate", frozen=True):
    """All these jogos will play the same packs, so many, out of a seed that is bound to before anybody says a word."""

    jogos: tuple[str, ...]
    packs: int
    commitment: str


class DuplicateBegun(Entry, tag="duplicate-begun", frozen=True):
    """The words were said, and all packs of the round are fixed."""

    commitment: str
    words: tuple[str, ...] = ()


class DuplicatePlayed(Entry, tag="duplicate-played", frozen=True):
    """All tables have played all packs: the seed, and what each mão gave, jogo by jogo, to the even seats and the odd ones."""

    commitment: str
    seed: str
    points: tuple[tuple[Score, ...], ...]
