"""What the scoreboard of a physical table takes and gives over REST, and what of it is stored.

Rule 1: an entry travels and is stored in one form, tagged by `type`; `said_as` and `entry_of` are the only ways in and out.
        What only one family says has the shape of its own dataclasses.
Rule 2: a key is sent by who holds it and kept as its hash: no answer but that to who opened the scoreboard holds one.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from carteado import placar
from carteado.catalogue import faces
from carteado.placar import Sheet
from carteado.regulations import Text
from carteado.server.choices import Decision
from carteado.server.shaping import Shaping
from carteado.table.naming import legible

Json = Any
Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Points = Annotated[int, Meta(ge=-2_000_000, le=2_000_000)]
Score = Annotated[list[Points], Meta(max_length=8)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
LineNumber = Annotated[int, Meta(ge=1, le=9999)]


SHEETS: Final[tuple[Sheet, ...]] = tuple(face for _, face in faces("sheet"))
SHAPING: Final = Shaping(shape for sheet in SHEETS for shape in (*sheet.entries, *sheet.parts, *sheet.shown))

if TYPE_CHECKING:
    OwnFacts = Any
    OwnShown = Any
else:
    OwnFacts = SHAPING.union([cls for sheet in SHEETS for cls in sheet.facts])
    OwnShown = SHAPING.union([sheet.shown[0].cls for sheet in SHEETS if sheet.shown])


class PlacarFirstDealer(Struct, tag_field="type", tag="first-dealer", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """This seat deals the first mão of the next partida."""

    seat: SeatNumber


class PlacarIncident(Struct, tag_field="type", tag="incident", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Something irregular: its clause, who did it, when it was seen, and what the clause leaves to choose.

    `facts` is how the hand stood, where the price depends on it; it is stored under the name of the first that were told.
    """

    clause: Annotated[str, Meta(min_length=1, max_length=40)]
    offender: SeatNumber | None = None
    when: Literal["", "deal", "play", "after"] = ""
    sanction: Annotated[str, Meta(max_length=20)] = ""
    score: Score = []
    why: Annotated[str, Meta(max_length=300)] = ""
    facts: OwnFacts | None = msgspec.field(default=None, name="volta")


class PlacarConfirm(Struct, tag_field="type", tag="confirm", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """My side agrees that this partida ended with this score."""

    partida: Annotated[int, Meta(ge=1, le=99)]
    score: Score


class PlacarTally(Struct, tag_field="type", tag="tally", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What this deal gave each side, as people counted it."""

    deal: Annotated[int, Meta(ge=1, le=9999)]
    points: Score


if TYPE_CHECKING:
    Plain = Any
    Foreseeable = Any
else:
    OWN = [shape.cls for sheet in SHEETS for shape in sheet.entries]
    Plain = SHAPING.union(OWN, PlacarFirstDealer, PlacarIncident, PlacarTally)
    Foreseeable = SHAPING.union([cls for sheet in SHEETS for cls in sheet.foreseen], PlacarIncident)


class PlacarCorrection(Struct, tag_field="type", tag="correction", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """This line should have said that, or, with null, should not be there."""

    line: LineNumber
    entry: Plain | None = None


class PlacarAgree(Struct, tag_field="type", tag="agree", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """My side confirms what another claimed in this line."""

    line: LineNumber


class PlacarContest(Struct, tag_field="type", tag="contest", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """My side denies what another claimed in this line: nothing is written before the referee settles it."""

    line: LineNumber


class PlacarWithdraw(Struct, tag_field="type", tag="withdraw", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """My side takes back what it claimed in this line."""

    line: LineNumber


class PlacarSettle(Struct, tag_field="type", tag="settle", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The referee on what was claimed in this line: this is written, the claim itself or something else, or nothing."""

    line: LineNumber
    entry: Plain | PlacarCorrection | None = None


class PlacarJudge(Struct, tag_field="type", tag="judge", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """From here on a judge alone marks, or no longer does."""

    pays: bool


Answers = PlacarAgree | PlacarContest | PlacarWithdraw | PlacarSettle
NAMING: Final = (PlacarConfirm, PlacarAgree, PlacarContest, PlacarWithdraw, PlacarSettle)  # they say what they answer

if TYPE_CHECKING:
    AnySaid = Any
else:
    AnySaid = Plain | PlacarConfirm | PlacarCorrection | Answers | PlacarJudge

SHAPING.pair(
    (
        (PlacarFirstDealer, placar.FirstDealer),
        (PlacarIncident, placar.Incident),
        (PlacarTally, placar.Tally),
        (PlacarConfirm, placar.Confirm),
        (PlacarCorrection, placar.Correction),
        (PlacarAgree, placar.Agree),
        (PlacarContest, placar.Contest),
        (PlacarWithdraw, placar.Withdraw),
        (PlacarSettle, placar.Settle),
        (PlacarJudge, placar.AssignJudge),
    )
)


def entry_of(said: AnySaid) -> placar.Entry:
    """What was said, for the engine; reasons in one line, without marks that turn text around."""
    made: placar.Entry = _readable(SHAPING.made(said))
    return made


def _readable(said: Any) -> Any:
    if isinstance(said, placar.Incident):
        return replace(said, why=legible(said.why))
    if isinstance(said, (placar.Correction, placar.Settle)):
        return replace(said, entry=_readable(said.entry))
    return said


def said_as(entry: placar.Entry) -> Json:
    """An entry of the engine as it travels."""
    return SHAPING.shaped(entry)


def shown_as(own: object) -> Json:
    """What a family shows, as it travels."""
    return SHAPING.shaped(own)


class NewPlacar(Struct, kw_only=True, forbid_unknown_fields=True):
    """A scoreboard to open: the code, its house rules, the names of the sides and of the seats in order of play.

    `best_of` 0 leaves the length of the match to the code; `players` 0 is as many as the code has first. With a `judge`,
    where the code knows one, nobody else marks: there is one more key, and the sides only confirm. With `confirm` "entry" what
    a side enters waits for the other sides; there is one more key too, the referee's.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str], Meta(max_length=60)] = {}
    players: Annotated[int, Meta(ge=0, le=8)] = 0
    best_of: Literal[0, 1, 3, 5] = 0
    sides: Annotated[list[Name], Meta(max_length=8)] = []
    names: Annotated[list[Name], Meta(max_length=8)] = []
    judge: bool = False
    confirm: Literal["partida", "entry"] | UnsetType = UNSET


class OpenedPlacar(Struct, kw_only=True, forbid_unknown_fields=True):
    """The scoreboard that was opened, with the key of each side and of judge or referee: they are told here and never again."""

    id: str
    keys: list[str]


class NewLine(Struct, kw_only=True, forbid_unknown_fields=True):
    """A line to add: whose key, which version it answers, and what it says.

    One with an `id` of its own is written once, however often it is sent. One that comes `late` waited on a device without a
    network: where it does not fit any more, the event of this scoreboard is told, and the jogo is in dispute.
    """

    key: Key
    version: Annotated[int, Meta(ge=0, le=9999)]
    entry: AnySaid
    id: Annotated[str, Meta(max_length=40, pattern="^[0-9a-zA-Z-]*$")] = ""
    late: bool = False


class AskedKey(Struct, kw_only=True, forbid_unknown_fields=True):
    """The key of a side."""

    key: Key


class PlacarGain(Struct, kw_only=True, forbid_unknown_fields=True):
    """Points for a side by a clause, and the part of the hand they are for; negative where they were taken back."""

    side: int
    points: int
    clause: str
    text: str
    part: str = ""


class PlacarLine(Struct, kw_only=True, forbid_unknown_fields=True):
    """A line: who entered it (-2 is the referee), what it says, what followed, and whether it stands.

    `state` is that of a claim which is not written: `pending`, `contested`, `withdrawn`, or `settled` by the referee.
    """

    number: int
    side: int
    at: int
    text: str
    entry: AnySaid
    stands: bool
    clause: str = ""
    follows: str = ""
    gains: list[PlacarGain] = []
    state: str = ""


class PlacarClaim(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a side entered and others have still to confirm: its line, who has, who contests it, and what it would bring."""

    line: int
    side: int
    text: str
    entry: AnySaid
    agreed: list[int]
    contested: int | None
    follows: str
    gains: list[PlacarGain]
    score: list[int]


class PlacarPartida(Struct, kw_only=True, forbid_unknown_fields=True):
    """A partida that ended: its score, how and by which clause, and the sides that confirmed it."""

    number: int
    score: list[int]
    how: str
    clause: str
    agreed: list[int]


class PlacarInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A scoreboard as anybody with its link sees it; `legal` is what each side may enter now, besides what is irregular.

    `version` is the number of its lines. `phase` is `dealer`, `over` or `finished`, or the family's word while a hand is
    played. `seating` is the side of each seat; `winners` are the sides that have the match, none where nobody won, null while
    it goes on. `dealer`, `cutter` and `leader` are seats, null while they are open; `own` is the hand as its family shows it,
    and `tally` the deal whose points are to be entered, where they are counted by deal. Points are told in parts, `unit` of
    which make one. `confirm` is what the sides confirm, each partida or each entry; then `claim` is what waits, if anything.
    `judge` is whether one marks now, `referee` whether there is a key beside those of the sides. `sayable` are the calls and
    results that this code has at all: what a device without a network may keep, for the server to look at later.
    """

    id: str
    version: int
    game: str
    options: dict[str, str]
    sides: list[str]
    seating: list[int]
    names: list[str]
    players: int
    best_of: int
    target: int
    created_at: int
    phase: str
    partida: int
    mao: int
    score: list[int]
    wins: list[int]
    winners: list[int] | None
    dealer: int | None
    cutter: int | None
    leader: int | None
    after: bool
    undo: int | None
    partidas: list[PlacarPartida]
    lines: list[PlacarLine]
    legal: list[list[AnySaid]]
    own: OwnShown | None
    judge: bool = False
    tally: int | None = None
    unit: int = 1
    confirm: str = "partida"
    claim: PlacarClaim | None = None
    referee: bool = False
    event: str = ""
    jogo: str = ""
    sayable: list[AnySaid] = []


class Irregularity(Struct, kw_only=True, forbid_unknown_fields=True):
    """A clause that can be entered as an incident: its text, the choices it leaves, whether it needs somebody at fault.

    With `facts` its price depends on how the hand stood. The first choice is the usual one, unless one has to be `picked`.
    """

    clause: str
    article: str
    effect: str
    choices: list[Decision]
    offender: bool
    text: Text
    facts: bool = False
    picked: bool = False


class Foreseen(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a hand or an irregularity would bring, in words; `refused` says why it cannot be entered now.

    Of a hand, `gains` is the same line by line, and `score` the score after it.
    """

    text: str = ""
    refused: str = ""
    clause: str = ""
    points: int = 0
    side: int | None = None
    gains: list[PlacarGain] = []
    score: list[int] = []


# What is stored.


class PlacarOpened(Struct, tag="placar-opened", kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The scoreboard was opened; `keys` are hashes. One of an event says of which, and of which jogo."""

    at: int
    placar: str
    setup: NewPlacar
    keys: list[str]
    event: str = ""
    jogo: str = ""


class PlacarWritten(Struct, tag="placar-line", kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line was written by a side; `id` is its own, where the device gave it one."""

    at: int
    side: int
    entry: AnySaid
    id: str = ""


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
    **{shape.__name__: shape for shape in (SHAPING.struct(cls) for sheet in SHEETS for cls in sheet.foreseen)},
}
SENT: Final[dict[str, Json]] = {shape.__name__: shape for shape in (OpenedPlacar, PlacarInfo, Irregularity, Foreseen)}
