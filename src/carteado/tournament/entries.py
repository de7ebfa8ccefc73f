"""The log of an event: what was done, in order. A `Torneio` is the fold of its log, and nothing else is ever stored.

Rule 1: an entry is written once and never changed; a correction is an entry that names the one it takes the place of.
Rule 2: an entry says what it answers: whoever takes a result names the sides that played it, so that it never means others.
Rule 3: time, seeds and lots come in here. Each entry carries the hash of the one before (`log`).
"""

import json
from dataclasses import field
from typing import Any, Final, Literal, get_args

from carteado.reading import WireError, is_object, read_record
from carteado.struct import Struct, told
from carteado.tournament.people import Person

Json = Any
Sides = tuple[int, ...]  # numbers of entries
Score = tuple[int, ...]
Source = Literal["paper", "device", "table", "desk"]


class Entry(Struct, brief=True, strict=True, frozen=True):
    """What every entry says: when, whose key it was, as what they acted, and the hash of the entry before."""

    at: int = 0
    who: str = ""
    role: str = ""
    before: str = ""


class Opened(Entry, tag="opened", frozen=True):
    """An event was opened: by which preset, with which game and version of its text, on which day, at so many tables.

    A rehearsal is marked as one for ever.
    """

    name: str
    preset: str
    game: str = ""
    version: str = ""
    day: str = ""
    place: str = ""
    tables: int = 0
    rehearsal: bool = False


class OptionSet(Entry, tag="option", frozen=True):
    """A question that the regulation leaves open was answered."""

    key: str
    value: str


class OverrideSet(Entry, tag="override", frozen=True):
    """The General Regulation, or whoever stands above the preset, says otherwise; `source` names the text."""

    key: str
    value: str
    source: str


class RoleGiven(Entry, tag="role", frozen=True):
    """A person was given a part in the event; the key is stored as a hash.

    `entry` where it is of a side, `table` where it is that of a device.
    """

    number: int
    part: str
    name: str
    key: str = ""
    entry: int = 0
    table: int = 0


class RoleTaken(Entry, tag="role-taken", frozen=True):
    """A part was taken back: its key opens nothing any more."""

    number: int


class CommissionNamed(Entry, tag="commission", frozen=True):
    """Who sits in a commission."""

    kind: str
    people: tuple[str, ...]


class TablesSet(Entry, tag="tables", frozen=True):
    """How many tables there are, and which of them are closed."""

    tables: int
    closed: tuple[int, ...] = ()


class EntryMade(Entry, tag="entry", frozen=True):
    """A side was entered; it has the next number. One that waits plays only where it is let in later."""

    name: str
    entity: str = ""
    category: str = ""
    people: tuple[Person, ...] = ()
    waiting: bool = False
    seed: int = 0


class EntryChanged(Entry, tag="entry-changed", frozen=True):
    """A side has another name, entity, or line-up."""

    entry: int
    name: str
    entity: str = ""
    category: str = ""
    people: tuple[Person, ...] = ()
    waiting: bool = False
    seed: int = 0


class EntryWithdrawn(Entry, tag="entry-withdrawn", frozen=True):
    """A side leaves: before the draw it is out of it, afterwards its jogos to come are walkovers."""

    entry: int
    why: str = ""


class EntryBarred(Entry, tag="entry-barred", frozen=True):
    """A side is not admitted, with the reason."""

    entry: int
    why: str


class FeeMarked(Entry, tag="fee", frozen=True):
    """What became of a fee: `paid`, `exempt` or `owed`."""

    entry: int
    state: Literal["paid", "exempt", "owed"]


class CheckedIn(Entry, tag="checked-in", frozen=True):
    """A side is at the door, or is not after all."""

    entry: int
    present: bool = True


class EntriesClosed(Entry, tag="entries-closed", frozen=True):
    """No more entries: what follows may be drawn. Those who are left out were not there."""

    left_out: tuple[int, ...] = ()


class EntriesReopened(Entry, tag="entries-reopened", frozen=True):
    """Entries are taken again."""

    why: str


class LotsCommitted(Entry, tag="lots-committed", frozen=True):
    """A fresh seed was bound to before anybody said a word."""

    items: tuple[int, ...]
    commitment: str
    purpose: str = ""


class LotsDrawn(Entry, tag="lots", frozen=True):
    """An order was drawn: by seed and words, derivable again, or by hand before witnesses."""

    items: tuple[int, ...]
    order: tuple[int, ...]
    purpose: str = ""
    seed: str = ""
    words: tuple[str, ...] = ()
    witnesses: tuple[str, ...] = ()


class StageSet(Entry, tag="stage", frozen=True):
    """A stage of the competition table: how it is played, and over how many partidas to which score.

    `kind` is `groups`, `swiss` or `knockout`; `rounds` those of a Swiss stage. What has no length takes the preset's.
    """

    stage: str
    kind: Literal["groups", "swiss", "knockout"]
    title: str = ""
    best_of: int = 0
    target: int = 0
    rounds: int = 0
    apart: int = -1  # first rounds of a Swiss stage that keep an entity apart; -1: all, as far as it goes; -2: all
    repescagem: bool = False


class GroupSet(Entry, tag="group", frozen=True):
    """A group and where its sides come from; all of them meet, so many times."""

    stage: str
    group: str
    slots: tuple[str, ...]
    legs: int = 1


class GroupsDrawn(Entry, tag="groups", frozen=True):
    """The groups as they were drawn, by seed and words; what entities had to give up, and what was changed by hand."""

    stage: str
    groups: tuple[tuple[str, tuple[int, ...]], ...]
    pots: tuple[tuple[int, ...], ...] = ()
    seed: str = ""
    words: tuple[str, ...] = ()
    by_hand: str = ""


class SlotSet(Entry, tag="slot", frozen=True):
    """A name for the n-th best of some places, across groups."""

    slot: str
    place: int
    among: tuple[str, ...]


class JogoSet(Entry, tag="jogo", frozen=True):
    """A jogo of the competition table, and where its sides come from."""

    jogo: str
    slots: tuple[str, ...]
    stage: str = ""
    best_of: int = 0
    target: int = 0
    third: bool = False


class RoundPaired(Entry, tag="round", frozen=True):
    """A round of a Swiss stage, or an extra round: who meets whom and who rests. By hand, with the reason."""

    stage: str
    round: int
    pairs: tuple[Sides, ...]
    byes: tuple[int, ...] = ()
    by_hand: str = ""
    seed: str = ""


class ExtraRoundOpened(Entry, tag="extra", frozen=True):
    """Those who are level at the top play again."""

    entries: tuple[int, ...]
    stage: str = ""


class StageClosed(Entry, tag="stage-closed", frozen=True):
    """The places of a stage are final: nobody moves up any more."""

    stage: str


class StageReopened(Entry, tag="stage-reopened", frozen=True):
    """The commission undoes what began on the grounds of a stage: these jogos, by name."""

    stage: str
    why: str
    jogos: tuple[str, ...] = ()


class JogoScheduled(Entry, tag="scheduled", frozen=True):
    """A jogo has a table and a time; 0 where it has none."""

    jogo: str
    table: int = 0
    time: int = 0


class JogoCalled(Entry, tag="called", frozen=True):
    """A jogo was called: its sides are these from now on, and the tolerance runs."""

    jogo: str
    sides: Sides
    table: int = 0


class JogoStarted(Entry, tag="started", frozen=True):
    """A jogo began: who sits, in the order of the chairs of each side."""

    jogo: str
    sides: Sides
    lineups: tuple[tuple[str, ...], ...] = ()


class JogoSuspended(Entry, tag="suspended", frozen=True):
    """Play rests by order of the coordinator."""

    jogo: str
    why: str = ""


class JogoResumed(Entry, tag="resumed", frozen=True):
    """Play goes on."""

    jogo: str


class JudgeAssigned(Entry, tag="judge", frozen=True):
    """A judge pays at this table; objections are noted, and change nothing."""

    jogo: str
    judge: str
    objections: tuple[int, ...] = ()


class JogoBound(Entry, tag="bound", frozen=True):
    """The results of a jogo come from a scoreboard or a table of the server."""

    jogo: str
    source: Source
    place: str


class RowsTaken(Entry, tag="rows", frozen=True):
    """Partidas of a jogo, as the next ones or, where it is `whole`, as all there are.

    `running` is the score of the partida in play.
    """

    jogo: str
    sides: Sides
    rows: tuple[Score, ...]
    source: Source = "paper"
    whole: bool = True
    running: Score = ()
    version: int = 0  # of the scoreboard or table they were read from


class Contested(Entry, tag="contested", frozen=True):
    """A side does not agree with what was entered: the referee is called."""

    jogo: str
    entry: int = 0
    why: str = ""
    version: int = 0  # of the scoreboard that told it


class ContestSettled(Entry, tag="contest-settled", frozen=True):
    """The referee has decided."""

    jogo: str
    why: str = ""
    version: int = 0


class WalkoverGiven(Entry, tag="walkover", frozen=True):
    """Who did not come: throughout, or for one partida."""

    jogo: str
    sides: Sides
    absent: tuple[int, ...]
    partida: int = 0


class SanctionGiven(Entry, tag="sanction", frozen=True):
    """A sanction by its clause against a side, or one of its people; of a partida, which."""

    jogo: str
    sides: Sides
    against: int
    clause: str
    why: str = ""
    partida: int = 0
    score: Score = ()


class Disqualified(Entry, tag="disqualified", frozen=True):
    """A side is out of the event."""

    against: int
    clause: str
    why: str = ""


class PersonExcluded(Entry, tag="excluded", frozen=True):
    """One player is out; the reserve, where there is one, takes the chair."""

    against: int
    person: str
    clause: str
    instead: str = ""


class TimeCalled(Entry, tag="time", frozen=True):
    """The time of a jogo is up: who was stalling, nobody, or, where the commission names the winner, who has it."""

    jogo: str
    sides: Sides
    stalling: int = 0
    winner: int = 0


class Ruled(Entry, tag="ruled", frozen=True):
    """The commission decides what no clause foresees, with its reason: partidas of a jogo, a winner, or only a text."""

    why: str
    jogo: str = ""
    sides: Sides = ()
    rows: tuple[Score, ...] = ()
    winner: int = 0


class Substituted(Entry, tag="substituted", frozen=True):
    """A reserve sits down for a player."""

    jogo: str
    entry: int
    leaves: str
    enters: str


class TestasRotated(Entry, tag="rotated", frozen=True):
    """A trio that lost the last partida changes its chairs."""

    jogo: str
    entry: int
    order: tuple[str, ...]


class SeatsChosen(Entry, tag="seats", frozen=True):
    """Both sides wanted the same chairs: odds and evens, and who chose."""

    jogo: str
    chosen: int
    odds: int = 0
    evens: int = 0


class Observed(Entry, tag="observed", frozen=True):
    """A remark for the súmula."""

    jogo: str
    text: str
    version: int = 0  # of the scoreboard that told it


class SumulaIssued(Entry, tag="sumula", frozen=True):
    """A new copy of the sheet; the one before is discarded, with the reason."""

    jogo: str
    via: int
    why: str = ""


class SumulaSigned(Entry, tag="signed", frozen=True):
    """Somebody signed the copy that counts: with a PIN, or on paper. The coordinator signs by role."""

    jogo: str
    via: int
    entry: int = 0
    person: str = ""
    how: Literal["pin", "paper"] = "paper"


class SumulaReceived(Entry, tag="received", frozen=True):
    """What the table handed in."""

    jogo: str
    pack: bool = True
    tentos: bool = True
    sheet: bool = True


class Homologated(Entry, tag="homologated", frozen=True):
    """The coordinator stands for the result."""

    jogo: str


class ComplaintMade(Entry, tag="complaint", frozen=True):
    """A complaint to the referee; whoever may not speak for the side is heard once the captain confirms."""

    jogo: str
    entry: int
    text: str
    person: str = ""
    clause: str = ""


class ComplaintConfirmed(Entry, tag="complaint-confirmed", frozen=True):
    """The captain stands behind the complaint with this number."""

    number: int


class ChecklistTicked(Entry, tag="checklist", frozen=True):
    """What a clause wants looked at was looked at: at a jogo, or at the event."""

    clause: str
    jogo: str = ""
    well: bool = True
    entry: int = 0


class Announced(Entry, tag="announced", frozen=True):
    """Something everybody should know."""

    text: str


class Published(Entry, tag="published", frozen=True):
    """A page or a print went out; each has a number of its own that grows."""

    what: str
    revision: int


class Corrected(Entry, tag="corrected", frozen=True):
    """Entry `number` should have said this, or should not be there."""

    number: int
    instead: Any = None
    why: str = ""


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


class EventEnded(Entry, tag="ended", frozen=True):
    """The event is over; after this only the commission corrects."""


AnyEntry = (
    Opened | OptionSet | OverrideSet | RoleGiven | RoleTaken | CommissionNamed | TablesSet
    | EntryMade | EntryChanged | EntryWithdrawn | EntryBarred | FeeMarked | CheckedIn | EntriesClosed | EntriesReopened
    | LotsCommitted | LotsDrawn
    | StageSet | GroupSet | GroupsDrawn | SlotSet | JogoSet | RoundPaired | ExtraRoundOpened | StageClosed | StageReopened
    | JogoScheduled | JogoCalled | JogoStarted | JogoSuspended | JogoResumed | JudgeAssigned | JogoBound
    | RowsTaken | Contested | ContestSettled | WalkoverGiven
    | SanctionGiven | Disqualified | PersonExcluded | TimeCalled | Ruled
    | Substituted | TestasRotated | SeatsChosen | Observed
    | SumulaIssued | SumulaSigned | SumulaReceived | Homologated
    | ComplaintMade | ComplaintConfirmed | ChecklistTicked | Announced | Published | Corrected | EventEnded
    | OnlineSet | TableBound | TableUnbound | DuplicateSet | DuplicateBegun | DuplicatePlayed
)  # fmt: skip

_BY_TAG: Final[dict[str, type[AnyEntry]]] = {cls.tag: cls for cls in get_args(AnyEntry)}


def encode(entry: AnyEntry) -> bytes:
    """The entry as it is stored."""
    return json.dumps(told(entry), ensure_ascii=False, separators=(",", ":")).encode()


def decode(payload: bytes | str) -> AnyEntry:
    """The entry again; `WireError` if it is none."""
    try:
        data = json.loads(payload)
    except (ValueError, RecursionError) as error:
        raise WireError(f"an entry is JSON: {error}"[:200]) from error
    return read(data)


def read(data: Json) -> AnyEntry:
    """The entry in these plain values; `WireError` if it is none."""
    fields = dict(data) if is_object(data) else {}
    tag = fields.pop("type", None)
    cls = _BY_TAG.get(tag) if isinstance(tag, str) else None
    if cls is None:
        raise WireError(f"no entry {str(tag)[:40]!r}; there are {', '.join(_BY_TAG)}")
    made: AnyEntry = read_record(cls, fields)
    return made
