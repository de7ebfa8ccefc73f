"""The log of an event: what was done, in order. A `Torneio` is the fold of its log, and nothing else is ever stored.

Rule 1: an entry is written once and never changed; a correction is an entry that names the one it takes the place of.
Rule 2: an entry says what it answers: whoever takes a result names the sides that played it, so that it never means others.
Rule 3: time, seeds and lots come in here. Each entry carries the hash of the one before (`log`).
"""

import json
from typing import Any, Final, get_args

from carteado.reading import WireError, is_object, read_record
from carteado.struct import told
from carteado.tournament.entries.deciding import (
    ChecklistTicked,
    ComplaintConfirmed,
    ComplaintMade,
    Corrected,
    Disqualified,
    PersonExcluded,
    Ruled,
    SanctionGiven,
)
from carteado.tournament.entries.entry import Entry, Score, Sides, Source
from carteado.tournament.entries.online import (
    DuplicateBegun,
    DuplicatePlayed,
    DuplicateSet,
    OnlineSet,
    TableBound,
    TableUnbound,
)
from carteado.tournament.entries.opening import (
    CheckedIn,
    CommissionNamed,
    EntriesClosed,
    EntriesReopened,
    EntryBarred,
    EntryChanged,
    EntryMade,
    EntryWithdrawn,
    EventEnded,
    FeeMarked,
    Opened,
    OptionSet,
    OverrideSet,
    RoleGiven,
    RoleTaken,
    TablesSet,
)
from carteado.tournament.entries.playing import (
    Contested,
    ContestSettled,
    JogoBound,
    JogoCalled,
    JogoResumed,
    JogoScheduled,
    JogoStarted,
    JogoSuspended,
    JudgeAssigned,
    RowsTaken,
    SeatsChosen,
    Substituted,
    TestasRotated,
    TimeCalled,
    WalkoverGiven,
)
from carteado.tournament.entries.sheets import (
    Announced,
    Homologated,
    Observed,
    Published,
    SumulaIssued,
    SumulaReceived,
    SumulaSigned,
)
from carteado.tournament.entries.tabling import (
    ExtraRoundOpened,
    GroupsDrawn,
    GroupSet,
    JogoSet,
    LotsCommitted,
    LotsDrawn,
    RoundPaired,
    SlotSet,
    StageClosed,
    StageReopened,
    StageSet,
)

__all__ = [
    "Announced",
    "AnyEntry",
    "CheckedIn",
    "ChecklistTicked",
    "CommissionNamed",
    "ComplaintConfirmed",
    "ComplaintMade",
    "ContestSettled",
    "Contested",
    "Corrected",
    "Disqualified",
    "DuplicateBegun",
    "DuplicatePlayed",
    "DuplicateSet",
    "EntriesClosed",
    "EntriesReopened",
    "Entry",
    "EntryBarred",
    "EntryChanged",
    "EntryMade",
    "EntryWithdrawn",
    "EventEnded",
    "ExtraRoundOpened",
    "FeeMarked",
    "GroupSet",
    "GroupsDrawn",
    "Homologated",
    "JogoBound",
    "JogoCalled",
    "JogoResumed",
    "JogoScheduled",
    "JogoSet",
    "JogoStarted",
    "JogoSuspended",
    "JudgeAssigned",
    "LotsCommitted",
    "LotsDrawn",
    "Observed",
    "OnlineSet",
    "Opened",
    "OptionSet",
    "OverrideSet",
    "PersonExcluded",
    "Published",
    "RoleGiven",
    "RoleTaken",
    "RoundPaired",
    "RowsTaken",
    "Ruled",
    "SanctionGiven",
    "Score",
    "SeatsChosen",
    "Sides",
    "SlotSet",
    "Source",
    "StageClosed",
    "StageReopened",
    "StageSet",
    "Substituted",
    "SumulaIssued",
    "SumulaReceived",
    "SumulaSigned",
    "TableBound",
    "TableUnbound",
    "TablesSet",
    "TestasRotated",
    "TimeCalled",
    "WalkoverGiven",
    "decode",
    "encode",
    "read",
]

Json = Any

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
