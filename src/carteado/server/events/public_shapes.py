"""An event as everybody sees it.

Rule 1: sentences come with the figures: a page computes nothing.
"""

from msgspec import Struct


class PersonTold(Struct, kw_only=True, omit_defaults=True):
    """Somebody of a side."""

    name: str
    reserve: bool = False
    capataz: bool = False
    marks: list[str] = []


class EntryTold(Struct, kw_only=True, omit_defaults=True):
    """A side of the event. `fee` is told to the desk alone."""

    number: int
    name: str
    entity: str = ""
    category: str = ""
    people: list[PersonTold] = []
    state: str = "entered"
    present: bool = False
    seed: int = 0
    why: str = ""
    fee: str = ""
    cents: int = 0


class Figure(Struct, kw_only=True):
    """A figure of a table, under its heading."""

    name: str
    value: str


class PlaceTold(Struct, kw_only=True, omit_defaults=True):
    """One line of a table: the place as it is printed, the figures, and why it is this one."""

    place: str
    entry: int
    figures: list[Figure] = []
    why: list[str] = []
    mark: str = ""
    goes_on: bool = False


class GroupTold(Struct, kw_only=True, omit_defaults=True):
    """A group or table: its order, and the sets that lots or an extra round still have to order."""

    name: str
    stage: str
    places: list[PlaceTold]
    open: list[list[int]] = []
    extra: list[list[int]] = []
    partial: bool = False
    closed: bool = False
    notes: list[str] = []


class RowTold(Struct, kw_only=True, omit_defaults=True):
    """A partida: the real score, and the one that counts where a rule overwrites it."""

    score: list[int]
    counted: list[int] = []
    how: str = "played"
    clause: str = ""


class SideTold(Struct, kw_only=True, omit_defaults=True):
    """A side of a jogo: an entry, or the slot it will come from in words."""

    entry: int | None = None
    slot: str = ""


class JogoTold(Struct, kw_only=True, omit_defaults=True):
    """A jogo; one of an elimination lies so many jogos before the final, which is 0.

    `online` is the table of the server at which it is played. To the desk alone: by how many minutes a side is `late`, how many
    are `left` of its time, whether a claim on its scoreboard waits for the other side, why its sheet is checked `by_another`.
    """

    id: str
    number: int
    stage: str
    group: str = ""
    round: int = 0
    best_of: int = 1
    target: int = 0
    knockout: bool = False
    third: bool = False
    depth: int = 0
    sides: list[SideTold]
    table: int = 0
    time: int = 0
    state: str
    rows: list[RowTold] = []
    partidas: list[int] = []
    winner: int | None = None
    sumula: str = "open"
    via: int = 1
    missing: list[str] = []
    judge: str = ""
    contested: bool = False
    suspended: bool = False
    time_up: bool = False
    called: int = 0
    started: int = 0
    placar: str = ""
    observations: list[str] = []
    conflict: bool = False
    online: str = ""
    late: int = 0
    left: int | None = None
    claimed: bool = False
    by_another: str = ""


class StepTold(Struct, kw_only=True):
    """An entry as it came out of a draw, and the group it went into."""

    entry: int
    group: str = ""


class DrawTold(Struct, kw_only=True, omit_defaults=True):
    """Lots that were drawn, of a tie or of the groups, with all that derives them again; `steps` in order of drawing.

    `holds`: it was derived again from its seed and words, and came out the same.
    """

    number: int
    purpose: str
    order: list[int]
    seed: str = ""
    words: list[str] = []
    witnesses: list[str] = []
    commitment: str = ""
    at: int = 0
    steps: list[StepTold] = []
    pots: list[int] = []
    by_hand: str = ""
    holds: bool = False


class BoundTold(Struct, kw_only=True, omit_defaults=True):
    """A draw the server has bound itself to and that was not held yet: its seed is nobody's to see."""

    number: int
    commitment: str
    purpose: str = ""
    items: list[int] = []


class StageTold(Struct, kw_only=True, omit_defaults=True):
    """A stage of the competition table."""

    name: str
    kind: str
    title: str = ""
    closed: bool = False
    ready: bool = False
    rounds: int = 0


class PublicEvent(Struct, kw_only=True, omit_defaults=True):
    """An event as everybody sees it. `parts` are the prints that come in several files, each in so many."""

    id: str
    version: int
    name: str
    preset: str
    title: str
    game: str = ""
    regulation: str = ""
    day: str = ""
    place: str = ""
    rehearsal: bool = False
    status: str
    tables: int = 0
    entries: list[EntryTold]
    stages: list[StageTold] = []
    groups: list[GroupTold] = []
    general: list[PlaceTold] = []
    jogos: list[JogoTold] = []
    draws: list[DrawTold] = []
    bound: list[BoundTold] = []
    closed_tables: list[int] = []
    announcements: list[str] = []
    sources: list[str] = []
    parts: dict[str, int] = {}
    head: str = ""
