"""What the scoreboard of a physical table takes and gives over REST, and what of it is stored.

Rule 1: an entry travels and is stored in one form, tagged by `type`; `said_as` and `entry_of` are the only ways in and out.
Rule 2: a key is sent by who holds it and kept as its hash: no answer but that to who opened the scoreboard holds one.
"""

from typing import Annotated, Any, Final, Literal, cast

import msgspec
from msgspec import Meta, Struct

from carteado import placar
from carteado.placar.code import Form, Phase
from carteado.regulations import Text

Json = Any
Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Points = Annotated[int, Meta(ge=0, le=99)]
Side = Annotated[int, Meta(ge=0, le=1)]
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


Call = Literal["envido", "envido-envido", "real-envido", "falta-envido"]
Count = Annotated[int, Meta(ge=0, le=3)]
DealNumber = Annotated[int, Meta(ge=1, le=999)]


class PlacarPoints(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="part"):
    """The points part of a volta."""


class PlacarEnvido(PlacarPoints, tag="envido", kw_only=True, frozen=True):
    """Calls of envido in their order, the first by side `by`, the last wanted or refused; `won` by the best points."""

    calls: list[Call]  # the code says how many at most
    by: Side
    wanted: bool
    won: Side | None = None


class PlacarFlor(PlacarPoints, tag="flor", kw_only=True, frozen=True):
    """Flores sung by each side, how many of them were made small, what was put on them and by which side."""

    flores: tuple[Count, Count]
    shrunk: tuple[Count, Count] = (0, 0)
    bets: Annotated[list[Literal["contra-flor", "contra-flor-e-o-resto"]], Meta(max_length=2)] = []
    by: Side | None = None
    wanted: bool = True
    won: Side | None = None


class PlacarTruco(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The last call of the truco part, wanted or refused, and who takes it."""

    called: Literal["", "truco", "retruco", "vale-quatro"] = ""
    wanted: bool = True
    won: Side | None = None


class PlacarVolta(PlacarSaid, tag="volta", kw_only=True, frozen=True):
    """How a roda (`nth` 0) or a testa went; with `silent` the losers left without a word and without a card."""

    deal: DealNumber
    nth: Count
    points: PlacarEnvido | PlacarFlor | None = None
    truco: PlacarTruco | None = None
    silent: bool = False


class PlacarTentos(PlacarSaid, tag="tentos", kw_only=True, frozen=True):
    """What a roda or a testa gave each side, counted by the people themselves."""

    deal: DealNumber
    nth: Count
    tentos: tuple[Points, Points]


class PlacarIncident(PlacarSaid, tag="incident", kw_only=True, frozen=True):
    """Something irregular: its clause, who did it, when it was seen, and what the clause leaves to choose.

    `volta` is how the roda or testa stood, where the price depends on it.
    """

    clause: Annotated[str, Meta(min_length=1, max_length=40)]
    offender: SeatNumber | None = None
    when: Literal["", "deal", "play", "after"] = ""
    sanction: Annotated[str, Meta(max_length=20)] = ""
    score: Annotated[list[Points], Meta(max_length=2)] = []
    why: Annotated[str, Meta(max_length=300)] = ""
    volta: PlacarVolta | None = None


class PlacarConfirm(PlacarSaid, tag="confirm", kw_only=True, frozen=True):
    """My side agrees that this partida ended with this score."""

    partida: Annotated[int, Meta(ge=1, le=99)]
    score: tuple[Points, Points]


Plain = (
    PlacarFirstDealer
    | PlacarResult
    | PlacarCall
    | PlacarAccept
    | PlacarRun
    | PlacarEleven
    | PlacarVolta
    | PlacarTentos
    | PlacarIncident
)
Foreseeable = PlacarVolta | PlacarTentos | PlacarIncident


class PlacarCorrection(PlacarSaid, tag="correction", kw_only=True, frozen=True):
    """This line should have said that, or, with null, should not be there."""

    line: Annotated[int, Meta(ge=1, le=9999)]
    entry: Plain | None = None


AnySaid = Plain | PlacarConfirm | PlacarCorrection

_PAIRS: Final[tuple[tuple[type[Struct], type[Any]], ...]] = (
    (PlacarFirstDealer, placar.FirstDealer),
    (PlacarResult, placar.Result),
    (PlacarCall, placar.Call),
    (PlacarAccept, placar.Accept),
    (PlacarRun, placar.Run),
    (PlacarEleven, placar.Eleven),
    (PlacarEnvido, placar.Envido),
    (PlacarFlor, placar.Flor),
    (PlacarTruco, placar.Truco),
    (PlacarVolta, placar.Volta),
    (PlacarTentos, placar.Tentos),
    (PlacarIncident, placar.Incident),
    (PlacarConfirm, placar.Confirm),
    (PlacarCorrection, placar.Correction),
)
_ENTRIES: Final[dict[type[Struct], type[Any]]] = dict(_PAIRS)


def entry_of(said: AnySaid) -> placar.Entry:
    """What was said, for the engine."""
    made: placar.Entry = _made(said)
    return made


def _made(value: Any) -> Any:
    """A shape and all that is in it, as the engine has it."""
    if isinstance(value, (list, tuple)):
        return tuple(_made(each) for each in cast("list[Any]", value))
    if not isinstance(value, Struct):
        return value
    return _ENTRIES[type(value)](**{name: _made(getattr(value, name)) for name in value.__struct_fields__})


def said_as(entry: placar.Entry) -> Json:
    """An entry of the engine as it travels."""
    return _shaped(entry)


def _shaped(value: Any) -> Any:
    """An entry, or a part of one, in its shape; what has none travels as it is."""
    shape = next((shape for shape, entry in _PAIRS if isinstance(value, entry)), None)
    return value if shape is None else shape(**{name: _shaped(getattr(value, name)) for name in shape.__struct_fields__})


class NewPlacar(Struct, kw_only=True, forbid_unknown_fields=True):
    """A scoreboard to open: the code, its house rules, the names of the two sides and of the seats in order of play.

    `best_of` 0 leaves the length of the match to the code; `players` 0 is as many as the code has first. With a `judge`,
    where the code knows one, nobody else marks: there is a third key, and the sides only confirm.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str], Meta(max_length=60)] = {}
    players: Literal[0, 2, 4, 6] = 0
    best_of: Literal[0, 1, 3, 5] = 0
    sides: Annotated[list[Name], Meta(max_length=2)] = []
    names: Annotated[list[Name], Meta(max_length=6)] = []
    judge: bool = False


class OpenedPlacar(Struct, kw_only=True, forbid_unknown_fields=True):
    """The scoreboard that was opened, with the key of each side and of the judge: they are told here and never again."""

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
    """Points for a side by a clause, and the part of the hand they are for; negative where they were taken back."""

    side: int
    points: int
    clause: str
    text: str
    part: str = ""


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


class PlacarChain(Struct, kw_only=True, forbid_unknown_fields=True):
    """Calls of envido that can follow one another now, and what they are worth wanted and refused."""

    calls: list[str]
    accepted: int
    refused: int


class PlacarHand(Struct, kw_only=True, forbid_unknown_fields=True):
    """The roda or testa to be played, `seats` in playing order from the mão; `owed` is paid to each side when it ends."""

    deal: int
    nth: int
    form: Form
    seats: list[int]
    falta: int
    flores: int
    chains: list[PlacarChain]
    owed: list[int]


class PlacarInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A scoreboard as anybody with its link sees it; `legal` is what each side may enter now, besides what is irregular.

    `version` is the number of its lines. `dealer`, `cutter` and `leader` are seats, null while they are open; `asked` is the
    stake of a call without an answer, `raiser` whose call was the last; `kind` is `normal`, `eleven` or `iron`. `volta` is
    there where a code has rodas and testas, and `malos` how many of its tentos come before the buenos.
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
    judge: bool = False
    malos: int = 0
    volta: PlacarHand | None = None


class Irregularity(Struct, kw_only=True, forbid_unknown_fields=True):
    """A clause that can be entered as an incident: its text, the choices it leaves, whether it needs somebody at fault.

    With `parts` its price depends on how the volta stood.
    """

    clause: str
    article: str
    effect: str
    choices: list[str]
    offender: bool
    text: Text
    parts: bool = False


class Foreseen(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a volta or an irregularity would bring, in words; `refused` says why it cannot be entered now."""

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
    "PlacarVolta": PlacarVolta,
    "PlacarTentos": PlacarTentos,
}
SENT: Final[dict[str, Json]] = {shape.__name__: shape for shape in (OpenedPlacar, PlacarInfo, Irregularity, Foreseen)}
