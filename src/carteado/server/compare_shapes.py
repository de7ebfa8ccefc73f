"""What is asked of and told about two regulations side by side, and of a referee without a table."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from carteado.regulations import Text

Json = Any
Points = Annotated[int, Meta(ge=0, le=99)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Needs = Literal["offender", "cards", "score"]


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


class RulingInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """An irregularity that a regulation rules on: what it needs to be told, whose it is, and what it usually brings.

    `by` is `dealer` or `cutter` where only they can do it. `choices` is what the referee chooses from. `special` names the
    kinds of mão it can happen in, empty for any.
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


class AskedRuling(Struct, kw_only=True, forbid_unknown_fields=True):
    """An irregularity at a physical table, and the public facts there; seats count anticlockwise, even ones are side 0.

    `stake` is what the mão is worth, `asked` a call without an answer, `decided` whether the side on eleven plays, `earlier`
    how often the same player did it before, `won` who took the mão where `when` is `after`.
    """

    clause: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str], Meta(max_length=60)] = {}
    players: Literal[2, 4] = 4
    score: tuple[Points, Points] = (0, 0)
    dealer: SeatNumber = 0
    offender: SeatNumber | None = None
    stake: Points = 1
    asked: Points = 0
    decided: bool = False
    earlier: Points = 0
    when: Literal["", "deal", "play", "after"] = ""
    won: Annotated[int, Meta(ge=0, le=1)] | None = None
    sanction: Annotated[str, Meta(max_length=20)] = ""


class RulingTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """What follows from an irregularity, in words and as data; `refused` says why there is no such ruling here."""

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


RECEIVED: Final[dict[str, Json]] = {"AskedRuling": AskedRuling}
SENT: Final[dict[str, Json]] = {shape.__name__: shape for shape in (Comparison, RulingInfo, RulingTold)}
