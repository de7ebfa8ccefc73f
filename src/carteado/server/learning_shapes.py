"""What the routes for who wants to learn take and give: the study of a partida, exercises, and their marks."""

from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, Struct

from carteado.server.protocol import mirror
from carteado.table import messages

if TYPE_CHECKING:
    from carteado.table.messages import Snapshot
else:
    Snapshot = mirror(messages.Snapshot)

Json = Any
Key = Annotated[str, Meta(max_length=60)]
Seed = Annotated[int, Meta(ge=0, lt=2**53)]
Weight = Annotated[float, Meta(ge=0, le=100)]


class StudyRound(Struct, kw_only=True, forbid_unknown_fields=True):
    """A round: what was staked and won, what it was worth before a card was seen, what mistakes cost, and the rest: luck."""

    number: int
    staked: float
    result: float
    expected: float
    cost: float
    luck: float


class StudyKind(Struct, kw_only=True, forbid_unknown_fields=True):
    """Decisions that are learnt together: how many there were, how many were mistakes, and what those cost."""

    kind: str
    name: str
    decisions: int
    mistakes: int
    cost: float


class StudyMistake(Struct, kw_only=True, forbid_unknown_fields=True):
    """A choice that cost something: in which round, the step of the replay before it, what was done and what was best."""

    number: int
    step: int
    kind: str
    name: str
    made: str
    best: str
    cost: float


class StudyInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a seat made of a partida, in the unit of the game; mistakes and kinds the dearest first."""

    seat: int
    unit: str
    rounds: list[StudyRound]
    kinds: list[StudyKind]
    mistakes: list[StudyMistake]


class DrillAsked(Struct, kw_only=True, forbid_unknown_fields=True):
    """An exercise to be set: its house rules, how heavy each kind weighs (1 where nothing is said), and what it is drawn by.

    The same three give the same exercise.
    """

    seed: Seed
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = {}
    weights: Annotated[dict[Key, Weight], Meta(max_length=200)] = {}


class DrillAnswered(DrillAsked, kw_only=True, forbid_unknown_fields=True):
    """An answer to the exercise that these give: one of the acts on its menu."""

    action: Json


class DrillInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """An exercise, as a table would tell it to the seat that has to decide."""

    snapshot: Snapshot


class DrillChoice(Struct, kw_only=True, forbid_unknown_fields=True):
    """A choice and what it is worth."""

    label: str
    value: float
    best: bool


class DrillTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether the answer was right, and what each choice is worth; `seen` where counting the cards makes another the best."""

    right: bool
    cost: float
    made: str
    kind: str
    name: str
    unit: str
    choices: list[DrillChoice]
    seen: list[DrillChoice]


RECEIVED: Final[dict[str, Json]] = {"DrillAsked": DrillAsked, "DrillAnswered": DrillAnswered}
SENT: Final[dict[str, Json]] = {"StudyInfo": StudyInfo, "DrillInfo": DrillInfo, "DrillTold": DrillTold}
