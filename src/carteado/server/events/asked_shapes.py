"""What an event takes over REST: acts, draws, parts, signatures.

Rule 1: an act travels as the entry it becomes; when, by whom and as what it was done is the server's to say.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union, get_args

from msgspec import Meta, Struct

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


class NewRehearsal(Struct, kw_only=True, forbid_unknown_fields=True):
    """A rehearsal of the event as it stands: the same number, the same invented results."""

    key: Key
    seed: Annotated[int, Meta(ge=0, le=1_000_000)] = 1


class Contact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How to reach somebody of a side. It is in no log, no print and no file that is exported."""

    entry: int
    person: Annotated[str, Meta(max_length=80)] = ""
    phone: Annotated[str, Meta(max_length=40)] = ""
    email: Annotated[str, Meta(max_length=120)] = ""


class NewContact(Contact, kw_only=True, forbid_unknown_fields=True):
    """What is kept of somebody from now on; with neither telephone nor e-mail, nothing."""

    key: Key


class KeyOnly(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who asks."""

    key: Key
