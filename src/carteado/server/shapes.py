"""What REST takes and gives, besides the messages of a table: these structs are the OpenAPI document.

Rule 1: everything that comes in forbids unknown fields and has a longest length.
Rule 2: nothing here says who a guest is: ids of guests never leave the server.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from carteado.options import Numbers
from carteado.regulations import Regulation, Text
from carteado.server import compare_shapes, learning_shapes, placar_shapes, searching_shapes
from carteado.server.accounts import shapes as account_shapes
from carteado.server.errors import Problem
from carteado.server.events import exchange_shapes, online_shapes
from carteado.server.events import shapes as event_shapes
from carteado.server.people import shapes as people_shapes
from carteado.server.protocol import mirror
from carteado.server.seeking import shapes as seeking_shapes
from carteado.table import messages

if TYPE_CHECKING:
    from carteado.table.messages import Chair, Match, Setup, Snapshot, Update
else:
    Chair, Match, Setup = mirror(messages.Chair), mirror(messages.Match), mirror(messages.Setup)
    Snapshot, Update = mirror(messages.Snapshot), mirror(messages.Update)

Json = Any
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(max_length=64)]


class Option(Struct, kw_only=True, forbid_unknown_fields=True):
    """A house rule that a table may set: by name, or where it has `numbers` by a number, or several, within their bounds."""

    key: str
    default: str
    values: list[str]
    numbers: Numbers | None = None


class SeatsNeed(Struct, kw_only=True, forbid_unknown_fields=True):
    """Settings that so many seats bring along: they need not be sent, and none of them may be sent otherwise."""

    seats: int
    options: dict[str, str]


class Seating(Struct, kw_only=True, forbid_unknown_fields=True):
    """The side of each seat where these settings are chosen: so many people are parted otherwise than by the printed text."""

    seats: int
    options: dict[str, str]
    sides: list[int]


class PresetInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """House rules that go by one name: what a set-up page sets when it is chosen. `about` may be empty."""

    name: str
    title: Text
    about: Text
    options: dict[str, str]


class BotInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A program that plays the game; the best one is the default."""

    name: str
    best: bool


class GameInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game that can be played here. Its regulation has the words of every option.

    `title` is what players call it, `code` what they notice of it and whose code it is. `sides` is how many there are at a
    table of the first size, `seating` the side of each seat for every size, in their order, by the printed text;
    `seating_by_rule` tells which settings part people otherwise. `proposes` are settings that people have to agree on, with
    which a set-up begins; `needs` are the settings that a size brings along, `presets` the house rules that go by one name.
    `faces` are what its family has besides (`sheet`, `rulings`, ...); `compared` are the codes that can be compared with one
    another, itself among them; `lesson` is whether it has a guided first deal.
    """

    id: str
    version: str
    family: str
    title: Text
    code: Text
    summary: Text
    seats: list[int]
    sides: int
    seating: list[list[int]]
    seating_by_rule: list[Seating]
    proposes: dict[str, str]
    needs: list[SeatsNeed]
    options: list[Option]
    presets: list[PresetInfo]
    bots: list[BotInfo]
    faces: list[str]
    compared: list[str]
    lesson: bool


class ClauseInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A clause, or a silence of the printed text and how it is read here (kind `silence`)."""

    id: str
    kind: str
    article: str
    about: list[str]
    option: str
    text: Text


class Myself(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who asks: a guest, or somebody who is signed in to an account, by its role."""

    name: str
    role: str = ""


class Rename(Struct, kw_only=True, forbid_unknown_fields=True):
    """Another nickname: 1 to 20 visible characters."""

    name: Name


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to open: whether its host sits down at once, and whether bots take the other seats.

    At that of a `lesson` only the game is the host's to choose.
    """

    setup: Setup
    password: Password = ""
    sit: bool = True
    bots: bool = False
    lesson: bool = False


class Opened(Struct, kw_only=True, forbid_unknown_fields=True):
    """The table that was opened."""

    id: str


class Listed(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table as a list shows it; times are milliseconds since 1970. `seat` and `host` are those of who asks."""

    id: str
    setup: Setup
    locked: bool
    stage: Literal["open", "playing", "between", "over"]
    chairs: list[Chair]
    match: Match
    created_at: int
    updated_at: int
    score: list[int] = []
    watching: int = 0
    records: int = 0
    seat: int | None = None
    host: bool = False


class Lobby(Struct, kw_only=True, forbid_unknown_fields=True):
    """The tables that anybody may come to, and how many people and tables there are altogether."""

    tables: list[Listed]
    live: int
    people: int


class Replay(Struct, kw_only=True, forbid_unknown_fields=True):
    """A partida from its first moment to its last, one update an act."""

    snapshot: Snapshot
    updates: list[Update]
    names: list[str]


class HomePartida(Struct, kw_only=True, forbid_unknown_fields=True):
    """A partida that somebody played without a server and sent up: a record of their own, and nothing that counts.

    `at` is when it came here, `verdict` what its packs are worth as a proof.
    """

    id: str
    game: str
    at: int
    names: list[str]
    score: list[int]
    verdict: Literal["proved", "false", "unproved"]


class PackProof(Struct, kw_only=True, forbid_unknown_fields=True):
    """One pack, or one `lot`: its number under the seed, its line in the record, and whether it is the one derived.

    `ok` is null where nobody can tell; `place` is the first card that differs, counted from 1, and 0 where none does.
    """

    n: int
    line: int
    ok: bool | None
    place: int
    lot: bool


class ProofProblem(Struct, kw_only=True, forbid_unknown_fields=True):
    """What keeps a partida from being proved, and the line of its record that shows it."""

    line: int
    code: str
    text: str


class ProofInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether every pack of a partida is the one promised: `unproved` where something is missing, as before the seed is shown.

    `before` is how many packs of the match came before this partida.
    """

    verdict: Literal["proved", "false", "unproved"]
    commitment: str
    seed: str
    nonces: list[str]
    before: int
    packs: list[PackProof]
    problems: list[ProofProblem]


class Health(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether the server works, and whether its store answers."""

    status: Literal["ok", "failing"]
    store: Literal["ok", "gone"]
    version: str


RECEIVED: Final[dict[str, Json]] = {
    "NewTable": NewTable,
    "Rename": Rename,
    **placar_shapes.RECEIVED,
    **compare_shapes.RECEIVED,
    **learning_shapes.RECEIVED,
    **event_shapes.RECEIVED,
    **exchange_shapes.RECEIVED,
    **online_shapes.RECEIVED,
    **seeking_shapes.RECEIVED,
    **account_shapes.RECEIVED,
    **people_shapes.RECEIVED,
}
SENT: Final[dict[str, Json]] = (
    {
        shape.__name__: shape
        for shape in (
            GameInfo,
            Regulation,
            ClauseInfo,
            Myself,
            Opened,
            Listed,
            Lobby,
            Replay,
            HomePartida,
            ProofInfo,
            Health,
            Problem,
        )
    }
    | placar_shapes.SENT
    | compare_shapes.SENT
    | searching_shapes.SENT
    | learning_shapes.SENT
    | event_shapes.SENT
    | exchange_shapes.SENT
    | online_shapes.SENT
    | seeking_shapes.SENT
    | account_shapes.SENT
    | people_shapes.SENT
)
