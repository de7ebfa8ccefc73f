"""What the entries of an event add up to: frozen values in tables, which the fold replaces one by one.

Rule 1: nothing here decides anything: `folding` writes it, `checks` and `tables` read it.
Rule 2: an entry of the event is known by its number, a jogo and a stage by name. Nobody is number 0.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from carteado.tournament.afar import Duplicate, House, Online
from carteado.tournament.entries import Source
from carteado.tournament.people import Person, Side
from carteado.tournament.preset import Preset
from carteado.tournament.results import Format, Played, Row, Standing
from carteado.tournament.rules import Override, Rules

NOBODY: Final = 0
EXTRA: Final = "extra"  # the stage of extra rounds
GROUPS: Final = "grupos"  # what the draw of the groups is for

Presence = Literal["waiting", "entered", "withdrawn", "barred", "disqualified"]


@dataclass(frozen=True)
class Entered:
    """An entry and what became of it; `clause` is that of a disqualification, `since` the number of the line that did it."""

    number: int
    name: str
    entity: str = ""
    category: str = ""
    people: tuple[Person, ...] = ()
    state: Presence = "entered"
    seed: int = 0
    fee: str = "owed"
    present: bool = False
    away: bool = False  # said not to be there
    left_out: bool = False
    why: str = ""
    clause: str = ""
    since: int = 0

    @property
    def side(self) -> Side:
        """The entry as the rules of a preset look at it."""
        return Side(self.people, self.category)

    @property
    def paired(self) -> bool:
        """Whether the next round counts on it: it plays, and nobody said that it is not there."""
        return self.plays and not self.away

    @property
    def plays(self) -> bool:
        """Whether jogos to come may be its own."""
        return self.state == "entered" and not self.left_out


@dataclass(frozen=True)
class Stage:
    """A stage; `closed` is the number of the line that closed it.

    Since then the orders that are `kept` stand; one in which somebody shares a place goes on, with the `marks` of that moment.
    """

    name: str
    kind: str
    title: str = ""
    format: Format | None = None
    rounds: int = 0
    apart: int = -1
    repescagem: bool = False
    closed: int = 0
    kept: Mapping[str, Standing] = field(default_factory=dict[str, Standing])
    marks: Mapping[int, str] = field(default_factory=dict[int, str])


@dataclass(frozen=True)
class Group:
    """A group: its stage, and where its sides come from. A Swiss stage is one group."""

    name: str
    stage: str
    slots: tuple[str, ...]
    legs: int = 1
    byes: tuple[tuple[int, int], ...] = ()  # round, entry
    jogos: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()


@dataclass(frozen=True)
class Named:
    """The n-th best of some places."""

    name: str
    place: int
    among: tuple[str, ...]


@dataclass(frozen=True)
class Signature:
    """Who signed a copy; the coordinator signs without an entry."""

    person: str
    entry: int
    how: str
    at: int


@dataclass(frozen=True)
class Via:
    """A copy of a súmula, and why it was discarded."""

    number: int
    signatures: tuple[Signature, ...] = ()
    why: str = ""


@dataclass(frozen=True)
class Sumula:
    """The sheet of a jogo: the copy that counts, those before it, and what was written on it beside the score."""

    via: Via = Via(1)
    discarded: tuple[Via, ...] = ()
    issued: bool = False
    unsigned: tuple[Signature, ...] = ()  # signatures that a correction took away
    observations: tuple[str, ...] = ()
    received: bool = False
    homologated: bool = False


@dataclass(frozen=True)
class Change:
    """A substitution or rotation, after so many partidas."""

    after: int
    entry: int
    kind: Literal["substituted", "rotated"]
    people: tuple[str, ...]


@dataclass(frozen=True)
class Jogo:
    """A match between sides. `sides` are known once it was called, started or played, and then stay what they are.

    `winner` is an entry, `NOBODY` where it is decided and nobody has won; `absent` are the sides that stayed away throughout.
    """

    id: str
    number: int
    stage: str
    slots: tuple[str, ...]
    format: Format
    group: str = ""
    round: int = 0
    knockout: bool = False
    third: bool = False
    sides: tuple[int, ...] = ()
    table: int = 0
    time: int = 0
    called: int = 0
    started: int = 0
    lineups: tuple[tuple[str, ...], ...] = ()
    changes: tuple[Change, ...] = ()
    rows: tuple[Row, ...] = ()
    typed: tuple[str, ...] = ()  # whose hands those went through
    absent: tuple[int, ...] = ()
    winner: int | None = None
    suspended: bool = False
    contested: bool = False
    judge: str = ""
    objections: tuple[int, ...] = ()
    time_up: bool = False
    running: tuple[int, ...] = ()  # the score of the partida in play, where somebody told it
    source: Source | None = None
    place: str = ""
    version: int = 0
    sanctions: tuple[tuple[int, str], ...] = ()  # side, clause
    sumula: Sumula = Sumula()
    finished_at: int = 0
    online: Online | None = None

    @property
    def decided(self) -> bool:
        """Whether it is over, with or without a winner."""
        return self.winner is not None


def varied(jogo: Jogo, **changes: Any) -> Jogo:
    """The jogo with these fields changed; `dataclasses.replace`, without asking for every other field by name."""
    made = object.__new__(Jogo)
    vars(made).update(vars(jogo))
    vars(made).update(changes)
    return made


@dataclass(frozen=True)
class Draw:
    """Lots that were drawn, by the number of their line."""

    number: int
    items: tuple[int, ...]
    order: tuple[int, ...]
    purpose: str
    seed: str = ""
    words: tuple[str, ...] = ()
    witnesses: tuple[str, ...] = ()
    commitment: str = ""
    at: int = 0


@dataclass(frozen=True)
class Part:
    """A part that somebody has in the event."""

    number: int
    part: str
    name: str
    key: str
    entry: int = 0
    table: int = 0
    taken: bool = False


@dataclass(frozen=True)
class Complaint:
    """A complaint; held until the captain confirms it, where only he is heard."""

    number: int
    jogo: str
    entry: int
    person: str
    text: str
    clause: str
    held: bool


@dataclass(frozen=True)
class Decision:
    """What was decided about whom: a sanction, a disqualification, a ruling, the end of time."""

    number: int
    at: int
    who: str
    role: str
    clause: str
    text: str
    jogo: str = ""
    entry: int = 0


@dataclass
class State:
    """Everything at once. Copies share the values, which are never changed."""

    name: str = ""
    day: str = ""
    site: str = ""
    preset: str = ""
    game: str = ""
    version: str = ""
    rehearsal: bool = False
    tables: int = 0
    closed_tables: tuple[int, ...] = ()
    options: dict[str, str] = field(default_factory=dict[str, str])
    overrides: list[Override] = field(default_factory=list[Override])
    made: Preset | None = None
    rules: Rules | None = None
    parts: dict[int, Part] = field(default_factory=dict[int, Part])
    commissions: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    entries: dict[int, Entered] = field(default_factory=dict[int, Entered])
    closed: bool = False  # entries
    stages: dict[str, Stage] = field(default_factory=dict[str, Stage])
    groups: dict[str, Group] = field(default_factory=dict[str, Group])
    slots: dict[str, Named] = field(default_factory=dict[str, Named])
    jogos: dict[str, Jogo] = field(default_factory=dict[str, Jogo])
    lots: dict[frozenset[int], tuple[int, ...]] = field(default_factory=dict[frozenset[int], tuple[int, ...]])
    draws: list[Draw] = field(default_factory=list[Draw])
    committed: dict[str, tuple[tuple[int, ...], str]] = field(default_factory=dict[str, tuple[tuple[int, ...], str]])
    complaints: list[Complaint] = field(default_factory=list[Complaint])
    decisions: list[Decision] = field(default_factory=list[Decision])
    excluded: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])
    ticked: dict[tuple[str, str], bool] = field(default_factory=dict[tuple[str, str], bool])
    announcements: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    published: dict[str, int] = field(default_factory=dict[str, int])
    corrected: list[tuple[int, int, str]] = field(default_factory=list[tuple[int, int, str]])  # at, number, why
    redone: dict[str, int] = field(default_factory=dict[str, int])  # jogo -> the line that corrected it last
    hands: dict[int, str] = field(default_factory=dict[int, str])  # line -> who corrected it last
    house: House = field(default_factory=House)
    duplicates: dict[str, Duplicate] = field(default_factory=dict[str, Duplicate])
    began: bool = False  # a jogo has started
    ended: bool = False
    play: dict[str, Played | None] = field(default_factory=dict[str, Played | None])  # kept answers, made again when asked
    kept: dict[Any, Any] = field(default_factory=dict[Any, Any])

    def copy(self) -> "State":
        """Another one with the same values."""
        made = State(**vars(self))
        for name, value in vars(self).items():
            if isinstance(value, (dict, list, set)):
                setattr(made, name, value.copy())
        return made

    @property
    def code(self) -> Rules:
        """The rules in force; there are none before an event is opened."""
        assert self.rules is not None
        return self.rules

    @property
    def preset_of(self) -> Preset:
        """The published rules it is run by."""
        assert self.made is not None
        return self.made

    def cited(self, name: str) -> str:
        """The clause behind an act, or behind a field of the rules; "" where the organiser decides."""
        found = self.preset_of.cites.get(name, ())
        return self.preset_of.acts.get(name) or (found[0] if found else "")

    def named(self, name: str) -> Entered | None:
        """The entry of this name, without regard to case and accents."""
        index: dict[str, int] | None = self.kept.get("names")
        if index is None:
            index = self.kept["names"] = {plain(entered.name): number for number, entered in self.entries.items()}
        return self.entries.get(index.get(plain(name), NOBODY))

    def person(self, number: int, name: str) -> str:
        """The name of somebody of this entry as it was entered, however it is written here."""
        people = self.entries[number].people if number in self.entries else ()
        return next((one.name for one in people if plain(one.name) == plain(name)), name)

    def is_excluded(self, number: int, name: str) -> bool:
        """Whether this person of an entry may not sit down any more."""
        return (number, self.person(number, name)) in self.excluded

    def sitting(self, person: str) -> tuple[int, ...]:
        """The entries that play, or wait, with somebody of this name, without regard to case and accents."""
        index: dict[str, tuple[int, ...]] | None = self.kept.get("people")
        if index is None:
            index = self.kept["people"] = {}
            for entered in self.entries.values():
                _seat(index, entered)
        return index.get(plain(person), ())


def entered_besides(state: State, entered: Entered) -> None:
    """One more entry in what is known of names; other states that share it keep theirs."""
    names, people = state.kept.get("names"), state.kept.get("people")
    if names is not None:
        state.kept["names"] = {**names, plain(entered.name): entered.number}
    if people is not None:
        _seat(more := dict(people), entered)
        state.kept["people"] = more


def _seat(index: dict[str, tuple[int, ...]], entered: Entered) -> None:
    if entered.state in ("entered", "waiting"):
        for person in entered.people:
            index[plain(person.name)] = (*index.get(plain(person.name), ()), entered.number)


def plain(name: str) -> str:
    """A name as it is compared: without accents, case, doubled spaces, and marks that nobody sees."""
    split = unicodedata.normalize("NFKD", name.casefold())
    seen = [letter for letter in split if not unicodedata.combining(letter) and unicodedata.category(letter) != "Cf"]
    return " ".join("".join(seen).split())
