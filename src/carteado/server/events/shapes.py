"""What an event takes and tells over REST.

Rule 1: an act travels as the entry it becomes; when, by whom and as what it was done is the server's to say.
Rule 2: sentences come with the figures: a page computes nothing.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union, get_args

from msgspec import Meta, Struct

from carteado.regulations import Text
from carteado.server.protocol import mirrored
from carteado.tournament import entries as log

Json = Any
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Line = Annotated[str, Meta(max_length=120)]
Part = Literal["organiser", "coordinator", "commission", "judge", "capataz", "athlete"]

NOT_SENT: Final = (
    *(log.Opened, log.RoleGiven, log.RoleTaken, log.LotsCommitted, log.SumulaSigned, log.Published),
    *(log.TableBound, log.TableUnbound, log.DuplicateSet, log.DuplicateBegun, log.DuplicatePlayed),
)
ACTS: Final = tuple(cls for cls in get_args(log.AnyEntry) if cls not in NOT_SENT)
if TYPE_CHECKING:
    Act = Any
else:
    Act = mirrored(Union[ACTS])  # noqa: UP007 - made at run time


class NewEvent(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new event: its preset, its name, and for `livre` the game that is played."""

    preset: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    game: Annotated[str, Meta(max_length=40)] = ""
    day: Annotated[str, Meta(max_length=40)] = ""
    place: Annotated[str, Meta(max_length=80)] = ""
    tables: Annotated[int, Meta(ge=0, le=500)] = 0
    organiser: Annotated[str, Meta(max_length=80)] = ""
    rehearsal: bool = False


class OpenedEvent(Struct, kw_only=True, forbid_unknown_fields=True):
    """An event was opened; the key of its coordinator, who can give every other part."""

    id: str
    key: str


class NewActs(Struct, kw_only=True, forbid_unknown_fields=True):
    """Acts to be done one after the other, all or none. With a `version` they are refused where the event has moved on."""

    key: Key
    acts: Annotated[list[Act], Meta(min_length=1, max_length=400)]
    version: int | None = None
    preview: bool = False


class NewLines(Struct, kw_only=True, forbid_unknown_fields=True):
    """Acts as a roteiro writes them, one after the other, all or none: `resultado A1 x A2: 12-9 12-8`."""

    key: Key
    lines: Annotated[list[Annotated[str, Meta(min_length=1, max_length=500)]], Meta(min_length=1, max_length=100)]
    preview: bool = False


class NewDraw(Struct, kw_only=True, forbid_unknown_fields=True):
    """A draw to come: of groups, or of an order among these entries. The server binds itself to a fresh seed."""

    key: Key
    purpose: Literal["groups", "tie"]
    items: Annotated[list[int], Meta(max_length=2000)] = []


class HeldDraw(Struct, kw_only=True, forbid_unknown_fields=True):
    """The draw is held: with the words that were said, and for groups their names and sizes."""

    key: Key
    commitment: Annotated[str, Meta(min_length=64, max_length=64)]
    words: Annotated[list[Line], Meta(max_length=40)] = []
    groups: Annotated[list[Annotated[str, Meta(min_length=1, max_length=20)]], Meta(max_length=200)] = []
    sizes: Annotated[list[Annotated[int, Meta(ge=2, le=512)]], Meta(max_length=200)] = []
    pots: bool = False
    stage: Annotated[str, Meta(max_length=40)] = "grupos"


class DrawOpened(Struct, kw_only=True):
    """What the seed is bound to; the seed itself is told when the draw has been held."""

    commitment: str
    version: int


class NewRound(Struct, kw_only=True, forbid_unknown_fields=True):
    """The next round of a Swiss stage."""

    key: Key
    stage: Annotated[str, Meta(min_length=1, max_length=40)]


class NewTemplate(Struct, kw_only=True, forbid_unknown_fields=True):
    """A competition table to start from; with `preview` only told how many jogos it has, and how long they take.

    `groups-knockout`: the bracket that follows the groups there are, how many of each go on and how many best ones besides.
    `groups-groups-knockout`: so many groups of four follow them first; as many as fit where `groups` is 0.
    `qualifying-repescagem`: after groups, or after `rounds` of a Swiss stage, a bracket down to three and a repescagem.
    `swiss-knockout`: the best of a Swiss stage, `going` of them. `swiss`: so many rounds of it. `knockout`: all in one bracket.
    """

    key: Key
    kind: Literal[
        "groups-knockout", "groups-groups-knockout", "qualifying-repescagem", "swiss-knockout", "swiss", "knockout"
    ] = "groups-knockout"
    groups: Annotated[int, Meta(ge=0, le=64)] = 0
    going: Annotated[int, Meta(ge=0, le=512)] = 0
    each: Annotated[int, Meta(ge=1, le=64)] = 2
    best: Annotated[int, Meta(ge=0, le=64)] = 0
    third: bool = False
    rounds: Annotated[int, Meta(ge=1, le=40)] = 5
    preview: bool = False


class NewPart(Struct, kw_only=True, forbid_unknown_fields=True):
    """A part for somebody: of a side where it is one's own, of a table where it is that of a device."""

    key: Key
    part: Part
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    entry: int = 0
    table: int = 0


class PartGiven(Struct, kw_only=True, forbid_unknown_fields=True):
    """The key that was made; nobody is told of it again."""

    number: int
    key: str


class TakePart(Struct, kw_only=True, forbid_unknown_fields=True):
    """A part is taken back."""

    key: Key
    number: int


class Sign(Struct, kw_only=True, forbid_unknown_fields=True):
    """A signature: with the PIN of a person, ticked from paper by the desk, or the coordinator's own.

    `everybody` ticks all who are missing, and adds the coordinator's.
    """

    key: Key
    jogo: Annotated[str, Meta(max_length=40)]
    entry: int = 0
    person: Annotated[str, Meta(max_length=80)] = ""
    pin: Annotated[str, Meta(max_length=12)] = ""
    everybody: bool = False


class NewBoard(Struct, kw_only=True, forbid_unknown_fields=True):
    """The scoreboard of a jogo is to be opened, or its keys are asked for again."""

    key: Key
    jogo: Annotated[str, Meta(min_length=1, max_length=40)]


class BoundBoard(Struct, kw_only=True, forbid_unknown_fields=True):
    """The scoreboard of a jogo: the key of each side and of the referee, and the one link that holds all of them.

    `phones` says whether sides may have theirs; otherwise all stay on the device of the table, whose link `code` shows.
    """

    id: str
    keys: list[str]
    fragment: str
    phones: bool
    code: str


class NewRehearsal(Struct, kw_only=True, forbid_unknown_fields=True):
    """A rehearsal of the event as it stands: the same number, the same invented results."""

    key: Key
    seed: Annotated[int, Meta(ge=0, le=1_000_000)] = 1


class PlanTold(Struct, kw_only=True):
    """The jogos to come in as few waves as the tables allow, and the minutes from now in which each is expected to begin."""

    waves: list[list[str]]
    minutes: list[int]
    each: int


class Contact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How to reach somebody of a side. It is in no log, no print and no file that is exported."""

    entry: int
    person: Annotated[str, Meta(max_length=80)] = ""
    phone: Annotated[str, Meta(max_length=40)] = ""
    email: Annotated[str, Meta(max_length=120)] = ""


class NewContact(Contact, kw_only=True, forbid_unknown_fields=True):
    """What is kept of somebody from now on; with neither telephone nor e-mail, nothing."""

    key: Key


class ContactList(Struct, kw_only=True):
    """All that is kept."""

    contacts: list[Contact]


class KeyOnly(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who asks."""

    key: Key


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


class DeskNotice(Struct, kw_only=True, omit_defaults=True):
    """Something the desk should look at, with the clause behind it."""

    kind: str
    text: str
    clause: str = ""
    jogo: str = ""
    entries: list[int] = []
    stage: str = ""
    sides: list[int] = []


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


class PartTold(Struct, kw_only=True, omit_defaults=True):
    """A part that somebody has."""

    number: int
    part: str
    name: str
    entry: int = 0
    table: int = 0
    taken: bool = False


class LineTold(Struct, kw_only=True, omit_defaults=True):
    """A line of the log, in words."""

    number: int
    at: int
    who: str
    role: str
    type: str
    text: str
    corrected: bool = False
    correctable: bool = False


class PenaltyTold(Struct, kw_only=True):
    """A sanction of the regulation: its clause, what it does, who may give it."""

    clause: str
    effect: str
    by: list[str]
    text: Text


class OptionTold(Struct, kw_only=True, omit_defaults=True):
    """A question that the organiser answers, or the General Regulation."""

    key: str
    allowed: str
    value: str = ""
    title: str = ""


class CheckTold(Struct, kw_only=True, omit_defaults=True):
    """Something a clause wants looked at, and whether it was."""

    clause: str
    text: str
    moment: str = ""
    ticked: bool = False


class DecisionTold(Struct, kw_only=True, omit_defaults=True):
    """A sanction, a disqualification or a ruling."""

    number: int
    at: int
    who: str
    clause: str = ""
    text: str = ""
    jogo: str = ""
    entry: int = 0


class CallTold(Struct, kw_only=True):
    """A jogo that could be called now, and the table for it."""

    jogo: str
    sides: list[int]
    table: int


class ShapeTold(Struct, kw_only=True):
    """So many groups as they are proposed: their names, their sizes, and the jogos in them."""

    names: list[str]
    sizes: list[int]
    jogos: int


class TemplateTold(Struct, kw_only=True, omit_defaults=True):
    """A competition table to start from, the numbers it asks for, and what it waits for."""

    kind: str
    title: str
    asks: list[str]
    why: str = ""


class DeskEvent(Struct, kw_only=True, omit_defaults=True):
    """An event as whoever holds a key of the desk sees it: all that is public, and what is for the desk alone."""

    event: PublicEvent
    part: PartTold
    notices: list[DeskNotice] = []
    parts: list[PartTold] = []
    lines: list[LineTold] = []
    penalties: list[PenaltyTold] = []
    options: list[OptionTold] = []
    general: list[OptionTold] = []  # all that the General Regulation may set
    checks: list[CheckTold] = []
    decisions: list[DecisionTold] = []
    complaints: list[str] = []
    commissions: dict[str, list[str]] = {}
    due: int = 0
    calls: list[CallTold] = []
    shapes: list[ShapeTold] = []
    templates: list[TemplateTold] = []


class ActsDone(Struct, kw_only=True, omit_defaults=True):
    """What became of acts: the version of the event after them, and all they changed beyond themselves, in words."""

    version: int
    changes: list[str] = []
    preview: bool = False


class EventListed(Struct, kw_only=True, omit_defaults=True):
    """An event in the list."""

    id: str
    name: str
    preset: str
    day: str = ""
    place: str = ""
    status: str
    updated_at: int


class EventList(Struct, kw_only=True):
    """The events of this server, the last changed first."""

    events: list[EventListed]


class PresetTold(Struct, kw_only=True, omit_defaults=True):
    """A published way to run an event."""

    id: str
    title: Text
    regulation: str = ""
    people: list[int] = []
    reserves: int = 0
    capataz: bool = False


class PresetList(Struct, kw_only=True):
    """The presets there are."""

    presets: list[PresetTold]


class NeedTold(Struct, kw_only=True, omit_defaults=True):
    """What an entry still needs in its group."""

    text: str
    exact: bool = True


RECEIVED: Final[dict[str, Json]] = {
    cls.__name__: cls
    for cls in (
        NewEvent,
        NewActs,
        NewLines,
        NewDraw,
        HeldDraw,
        NewRound,
        NewTemplate,
        NewPart,
        TakePart,
        Sign,
        NewBoard,
        NewRehearsal,
        NewContact,
        KeyOnly,
    )
}
SENT: Final[dict[str, Json]] = {
    cls.__name__: cls
    for cls in (
        OpenedEvent,
        BoundBoard,
        DrawOpened,
        PartGiven,
        PublicEvent,
        DeskEvent,
        ActsDone,
        EventList,
        PresetList,
        NeedTold,
        PlanTold,
        ContactList,
    )
}
