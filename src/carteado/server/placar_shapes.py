"""What the scoreboard of a physical table takes and gives over REST, and what of it is stored.

Rule 1: an entry travels and is stored in one form, tagged by `type`; `said_as` and `entry_of` are the only ways in and out.
Rule 2: a key is sent by who holds it and kept as its hash: no answer but that to who opened the scoreboard holds one.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from carteado import placar
from carteado.regulations import Text

Json = Any
Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Points = Annotated[int, Meta(ge=0, le=99)]
Side = Annotated[int, Meta(ge=0, le=1)]
Phase = Literal["dealer", "eleven", "play", "answer", "over", "finished"]
Key = Annotated[str, Meta(min_length=1, max_length=64)]


class PlacarSaid(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something entered on a scoreboard."""


class PlacarFirstDealer(PlacarSaid, tag="first-dealer", kw_only=True, frozen=True):
    """This seat deals the first mão of the next partida."""

    seat: SeatNumber


class PlacarResult(PlacarSaid, tag="result", kw_only=True, frozen=True):
    """This side won the mão; null where the three vazas were tied."""

    side: Side | None


class PlacarCall(PlacarSaid, tag="call", kw_only=True, frozen=True):
    """This side asked for the next step, also in answer to another call."""

    side: Side
    to: Points


class PlacarAccept(PlacarSaid, tag="accept", kw_only=True, frozen=True):
    """The call for this stake was taken."""

    stake: Points


class PlacarRun(PlacarSaid, tag="run", kw_only=True, frozen=True):
    """The side that was asked for this stake ran."""

    stake: Points


class PlacarEleven(PlacarSaid, tag="eleven", kw_only=True, frozen=True):
    """The side that stands one point from the end plays, or gives up."""

    play: bool


class PlacarIncident(PlacarSaid, tag="incident", kw_only=True, frozen=True):
    """Something irregular: its clause, who did it, when it was seen, and what the clause leaves to choose."""

    clause: Annotated[str, Meta(min_length=1, max_length=40)]
    offender: SeatNumber | None = None
    when: Literal["", "deal", "play", "after"] = ""
    sanction: Annotated[str, Meta(max_length=20)] = ""
    score: Annotated[list[Points], Meta(max_length=2)] = []
    why: Annotated[str, Meta(max_length=300)] = ""


class PlacarConfirm(PlacarSaid, tag="confirm", kw_only=True, frozen=True):
    """My side agrees that this partida ended with this score."""

    partida: Annotated[int, Meta(ge=1, le=99)]
    score: tuple[Points, Points]


Plain = PlacarFirstDealer | PlacarResult | PlacarCall | PlacarAccept | PlacarRun | PlacarEleven | PlacarIncident


class PlacarCorrection(PlacarSaid, tag="correction", kw_only=True, frozen=True):
    """This line should have said that, or, with null, should not be there."""

    line: Annotated[int, Meta(ge=1, le=9999)]
    entry: Plain | None = None


AnySaid = Plain | PlacarConfirm | PlacarCorrection

_PAIRS: Final[tuple[tuple[type[PlacarSaid], type[Any]], ...]] = (
    (PlacarFirstDealer, placar.FirstDealer),
    (PlacarResult, placar.Result),
    (PlacarCall, placar.Call),
    (PlacarAccept, placar.Accept),
    (PlacarRun, placar.Run),
    (PlacarEleven, placar.Eleven),
    (PlacarIncident, placar.Incident),
    (PlacarConfirm, placar.Confirm),
    (PlacarCorrection, placar.Correction),
)
_ENTRIES: Final = dict(_PAIRS)
_SHAPES: Final = {entry: shape for shape, entry in _PAIRS}


def entry_of(said: AnySaid) -> placar.Entry:
    """What was said, for the engine."""
    fields: dict[str, Any] = {name: getattr(said, name) for name in said.__struct_fields__}
    if isinstance(said, PlacarCorrection):
        fields["entry"] = None if said.entry is None else entry_of(said.entry)
    if "score" in fields:
        fields["score"] = tuple(fields["score"])
    made: placar.Entry = _ENTRIES[type(said)](**fields)
    return made


def said_as(entry: placar.Entry) -> Json:
    """An entry of the engine as it travels."""
    shape = _SHAPES[type(entry)]
    fields: dict[str, Any] = {name: getattr(entry, name) for name in shape.__struct_fields__}
    if isinstance(entry, placar.Correction):
        fields["entry"] = None if entry.entry is None else said_as(entry.entry)
    if isinstance(entry, placar.Incident):
        fields["score"] = list(entry.score)
    return shape(**fields)


class NewPlacar(Struct, kw_only=True, forbid_unknown_fields=True):
    """A scoreboard to open: the code, its house rules, the names of the two sides and of the seats in order of play.

    `best_of` 0 leaves the length of the match to the code; `players` 0 is as many as the code has first.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str], Meta(max_length=60)] = {}
    players: Literal[0, 2, 4] = 0
    best_of: Literal[0, 1, 3, 5] = 0
    sides: Annotated[list[Name], Meta(max_length=2)] = []
    names: Annotated[list[Name], Meta(max_length=4)] = []


class OpenedPlacar(Struct, kw_only=True, forbid_unknown_fields=True):
    """The scoreboard that was opened, with the key of each side: they are told here and never again."""

    id: str
    keys: list[str]


class NewLine(Struct, kw_only=True, forbid_unknown_fields=True):
    """A line to add: whose key, which version it answers, and what it says."""

    key: Key
    version: Annotated[int, Meta(ge=0, le=9999)]
    entry: AnySaid


class AskedKey(Struct, kw_only=True, forbid_unknown_fields=True):
    """The key of a side."""

    key: Key


class PlacarGain(Struct, kw_only=True, forbid_unknown_fields=True):
    """Points for a side by a clause; negative where they were taken back."""

    side: int
    points: int
    clause: str
    text: str


class PlacarLine(Struct, kw_only=True, forbid_unknown_fields=True):
    """A line: who entered it (-2 is the referee), what it says, what followed, and whether it stands."""

    number: int
    side: int
    at: int
    text: str
    entry: AnySaid
    stands: bool
    clause: str = ""
    follows: str = ""
    gains: list[PlacarGain] = []


class PlacarPartida(Struct, kw_only=True, forbid_unknown_fields=True):
    """A partida that ended: its score, how and by which clause, and the sides that confirmed it."""

    number: int
    score: list[int]
    how: str
    clause: str
    agreed: list[int]


class PlacarInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A scoreboard as anybody with its link sees it; `legal` is what each side may enter now, besides what is irregular.

    `version` is the number of its lines. `dealer`, `cutter` and `leader` are seats, null while they are open; `asked` is the
    stake of a call without an answer, `raiser` whose call was the last; `kind` is `normal`, `eleven` or `iron`.
    """

    id: str
    version: int
    game: str
    options: dict[str, str]
    sides: list[str]
    names: list[str]
    players: int
    best_of: int
    target: int
    created_at: int
    phase: Phase
    partida: int
    mao: int
    score: list[int]
    wins: list[int]
    winner: int | None
    dealer: int | None
    cutter: int | None
    leader: int | None
    stake: int
    asked: int
    raiser: int | None
    kind: str
    owner: int | None
    after: bool
    undo: int | None
    partidas: list[PlacarPartida]
    lines: list[PlacarLine]
    legal: list[list[AnySaid]]


class Irregularity(Struct, kw_only=True, forbid_unknown_fields=True):
    """A clause that can be entered as an incident: its text, the choices it leaves, whether it needs somebody at fault."""

    clause: str
    article: str
    effect: str
    choices: list[str]
    offender: bool
    text: Text


class Foreseen(Struct, kw_only=True, forbid_unknown_fields=True):
    """What an irregularity would bring, in words; `refused` says why it cannot be entered now."""

    text: str = ""
    refused: str = ""
    clause: str = ""
    points: int = 0
    side: int | None = None


# What is stored.


class PlacarOpened(Struct, tag="placar-opened", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The scoreboard was opened; `keys` are hashes."""

    at: int
    placar: str
    setup: NewPlacar
    keys: list[str]


class PlacarWritten(Struct, tag="placar-line", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A line was written by a side."""

    at: int
    side: int
    entry: AnySaid


StoredPlacar = PlacarOpened | PlacarWritten
_DECODER: Final[msgspec.json.Decoder[StoredPlacar]] = msgspec.json.Decoder(StoredPlacar)


def encode(stored: StoredPlacar) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(stored)


def decode(payload: bytes | str) -> StoredPlacar:
    """What was stored; `msgspec.ValidationError` if it is none of ours."""
    return _DECODER.decode(payload)


RECEIVED: Final[dict[str, Json]] = {
    "NewPlacar": NewPlacar,
    "NewLine": NewLine,
    "AskedKey": AskedKey,
    "PlacarIncident": PlacarIncident,
}
SENT: Final[dict[str, Json]] = {shape.__name__: shape for shape in (OpenedPlacar, PlacarInfo, Irregularity, Foreseen)}
