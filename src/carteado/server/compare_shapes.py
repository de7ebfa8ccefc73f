"""What is asked of and told about two regulations side by side, and of a referee without a table."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from carteado.regulations import Text

Json = Any
Points = Annotated[int, Meta(ge=0, le=99)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
SideNumber = Annotated[int, Meta(ge=0, le=1)]
Flores = Annotated[int, Meta(ge=0, le=3)]
StepNumber = Annotated[int, Meta(ge=0, le=3)]
When = Literal["", "cut", "deal", "play", "after"]
Needs = Literal["offender", "cards", "score", "volta"]
PointsCall = Literal["envido", "envido-envido", "real-envido", "falta-envido", "contra-flor", "contra-flor-e-o-resto"]


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


class AskedVolta(Struct, kw_only=True, forbid_unknown_fields=True):
    """How a roda or a testa stands, in a code that is played in them.

    `calls` is the chain of envido, or what was put on flores that met; `flores` how many each side said, `shrunk` how many
    of them it made small; `answer` where that stands; `taken` who has the best points; `truco` the step that was accepted,
    `asked` whether the next one waits for an answer. Points and truco put `together`, as a double proposal or by the lei do
    jogo, have one answer; `passed` is the half that it refused.
    """

    form: Literal["roda", "testa"] = "roda"
    testa: Annotated[int, Meta(ge=1, le=3)] = 1
    calls: list[PointsCall] = []
    flores: tuple[Flores, Flores] = (0, 0)
    answer: Literal["pending", "wanted", "refused"] = "wanted"
    taken: SideNumber = 0
    truco: StepNumber = 0
    asked: bool = False
    together: Literal["", "double", "lei"] = ""
    passed: Literal["", "points", "truco"] = ""
    shrunk: tuple[Flores, Flores] = (0, 0)


class UsualTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """The table at which a clause usually comes up, with seat 0 as dealer: to start asking from."""

    when: When
    offender: int | None
    volta: AskedVolta


class RulingInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """An irregularity that a regulation rules on: what it needs to be told, whose it is, and what it usually brings.

    It needs `volta` where what it brings hangs on what was bet. `by` is `dealer` or `cutter` where only they can do it.
    `choices` is what the referee chooses from. `special` names the kinds of mão it can happen in, empty for any. `usual` is a
    table to start asking from, where a code is played in voltas.
    """

    clause: str
    kind: str
    article: str
    title: str
    text: Text
    needs: list[Needs]
    by: Literal["anyone", "dealer", "cutter"]
    choices: list[str]
    special: list[str]
    effect: str
    usual: UsualTable | None = None


class AskedRuling(Struct, kw_only=True, forbid_unknown_fields=True):
    """An irregularity at a physical table, and the public facts there; seats count anticlockwise, even ones are side 0.

    `stake` is what the mão is worth, `asked` a call without an answer, `decided` whether the side on eleven plays, `earlier`
    how often the same player did it before, `won` who took the mão where `when` is `after`. Where a code is played in voltas
    `volta` says how it stands, and `score` is the one with which it began.
    """

    clause: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str], Meta(max_length=60)] = {}
    players: Literal[2, 4, 6] | None = None
    score: tuple[Points, Points] = (0, 0)
    dealer: SeatNumber = 0
    offender: SeatNumber | None = None
    stake: Points = 1
    asked: Points = 0
    decided: bool = False
    earlier: Points = 0
    when: When = ""
    won: SideNumber | None = None
    sanction: Annotated[str, Meta(max_length=20)] = ""
    volta: AskedVolta | None = None


class TentosTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """Tentos for a side, by the part of the volta they are for."""

    part: str
    side: int
    tentos: int


class RulingTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """What follows from an irregularity, in words and as data; `refused` says why there is no such ruling here.

    `score` is empty where it hangs on what was not told; `credits` are the tentos part by part, in a code that pays so;
    `chooses` is whose choice comes next, if it is somebody's.
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


RECEIVED: Final[dict[str, Json]] = {"AskedRuling": AskedRuling}
SENT: Final[dict[str, Json]] = {shape.__name__: shape for shape in (Comparison, RulingInfo, RulingTold)}
