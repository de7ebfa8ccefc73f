"""What is asked of and told about two regulations side by side, and of a referee without a table."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from carteado.arbitro import facts
from carteado.arbitro.asking import When
from carteado.regulations import Text
from carteado.server.choices import Decision
from carteado.server.shaping import Shaping

Json = Any
Points = Annotated[int, Meta(ge=0, le=99)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
SideNumber = Annotated[int, Meta(ge=0, le=1)]
Needs = Literal["offender", "cards", "score", "facts"]
SHAPING: Final = Shaping(facts())

if TYPE_CHECKING:
    OwnFacts = Any
else:
    OwnFacts = SHAPING.union([shape.cls for shape in facts()])


class ComparedSide(Struct, kw_only=True, forbid_unknown_fields=True):
    """What one regulation says: a code for it, the words, its clause, and whether a house rule made it so."""

    value: str
    text: str
    clause: str
    house: bool


class ComparedFeature(Struct, kw_only=True, forbid_unknown_fields=True):
    """One question and the two answers."""

    key: str
    name: str
    differs: bool
    sides: list[ComparedSide]


class ComparedGroup(Struct, kw_only=True, forbid_unknown_fields=True):
    """Questions that belong together."""

    key: str
    name: str
    features: list[ComparedFeature]


class Comparison(Struct, kw_only=True, forbid_unknown_fields=True):
    """Two regulations side by side."""

    regulations: list[str]
    titles: list[str]
    differences: int
    groups: list[ComparedGroup]


class UsualTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """The table at which a clause usually comes up, with seat 0 as dealer: to start asking from."""

    when: When
    offender: int | None
    facts: OwnFacts


class RulingInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """An irregularity that a regulation rules on: what it needs to be told, whose it is, and what it usually brings.

    It needs `facts` where what it brings hangs on what was bet. `by` is `dealer` or `cutter` where only they can do it.
    `choices` is what the referee chooses from, the usual one first. `special` names the kinds of hand it can happen in, empty
    for any. `usual` is a table to start asking from, where the family has one. `seen` is what one sees at the table, as people
    say it, and `group` what that is about: "other" where nobody has said it.
    """

    clause: str
    kind: str
    article: str
    seen: Text
    group: str
    title: str
    text: Text
    needs: list[Needs]
    by: Literal["anyone", "dealer", "cutter"]
    choices: list[Decision]
    special: list[str]
    effect: str
    usual: UsualTable | None = None


class AskedRuling(Struct, kw_only=True, forbid_unknown_fields=True):
    """An irregularity at a physical table, and the public facts there; seats count anticlockwise, even ones are side 0.

    `won` is who took the hand where `when` is `after`. `facts` say how the hand stands, as the family of the code has it; where
    a hand is paid in parts, `score` is the one with which it began.
    """

    clause: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str], Meta(max_length=60)] = {}
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    score: tuple[Points, Points] = (0, 0)
    dealer: SeatNumber = 0
    offender: SeatNumber | None = None
    when: When = ""
    won: SideNumber | None = None
    sanction: Annotated[str, Meta(max_length=20)] = ""
    facts: OwnFacts | None = None


class TentosTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """Tentos for a side, by the part of the hand they are for."""

    part: str
    side: int
    tentos: int


class FindingTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """One of several things that follow, by a clause of its own."""

    text: str
    clause: str


class RulingTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """What follows from an irregularity, in words and as data; `refused` says why there is no such ruling here.

    `score` is empty where it hangs on what was not told; `credits` are the tentos part by part, in a code that pays so;
    `chooses` is whose choice comes next, if it is somebody's; `findings` are all that follows, one by one, where one clause
    does not say it all.
    """

    clause: str
    text: str = ""
    refused: str = ""
    points: int = 0
    side: int | None = None
    mao: str = ""
    deal: str = ""
    loses: str = ""
    sanction: str = ""
    score: list[int] = []
    dealer: int | None = None
    ended: str = ""
    credits: list[TentosTold] = []
    chooses: Literal["", "receiver", "rival"] = ""
    findings: list[FindingTold] = []


RECEIVED: Final[dict[str, Json]] = {"AskedRuling": AskedRuling}
SENT: Final[dict[str, Json]] = {shape.__name__: shape for shape in (Comparison, RulingInfo, RulingTold)}
