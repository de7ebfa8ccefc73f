"""What a referee of Truco Cego is told of a hand: the roda or testa, what was bet in it, and where that stands."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from carteado.games.cego.rules import words
from carteado.games.cego.rules.chains import CALLS
from carteado.placar.shape import OneOf, Shape, Side, Within

Call: TypeAlias = Annotated[str, OneOf((*CALLS, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO))]
Count: TypeAlias = Annotated[int, Within(0, 3)]

# Where a bet of points stands.
Answer = Literal["pending", "wanted", "refused"]
PENDING: Final = "pending"
WANTED: Final = "wanted"
REFUSED: Final = "refused"

# How the points and the truco were put: apart, in one breath, or by the lei do jogo.
Together = Literal["", "double", "lei"]
DOUBLE: Final = "double"
LEI: Final = "lei"
# The half that was passed first, where both were put together.
Passed = Literal["", "points", "truco"]


@dataclass(frozen=True)
class Volta:
    """How a roda or a testa stands.

    `calls` is the chain of envido, or what was put on flores that met; `flores` how many each side said, `shrunk` how many
    of them it made small; `answer` where that stands; `taken` who has the best points; `truco` the step that was accepted,
    and `asked` whether the next one waits for an answer. Points and truco put `together` have one answer, `passed` being
    the half that it refused.
    """

    form: Literal["roda", "testa"] = "roda"
    testa: Annotated[int, Within(1, 3)] = 1
    calls: tuple[Call, ...] = ()
    flores: tuple[Count, Count] = (0, 0)
    answer: Answer = WANTED
    taken: Side = 0
    truco: Count = 0
    asked: bool = False
    together: Together = ""
    passed: Passed = ""
    shrunk: tuple[Count, Count] = (0, 0)

    @property
    def pending(self) -> bool:
        """Whether a bet of points waits for an answer."""
        return (bool(self.calls) or self.together == LEI) and self.answer == PENDING

    @property
    def takes_points(self) -> bool:
        """Whether the last bet of points was taken."""
        return self.answer == WANTED and self.passed != "points"

    @property
    def answered_whole(self) -> bool:
        """Whether one answer was given to the points and the truco; a raise, or a bet on flores, has an answer of its own."""
        if self.together == DOUBLE:
            return not self.calls if sum(self.flores) else len(self.calls) == 1
        return self.together == LEI

    @property
    def refuses_truco(self) -> bool:
        """Whether that answer refused the truco."""
        refused = self.answer == REFUSED or (self.answer == WANTED and self.passed == "truco")
        return self.answered_whole and refused

    @property
    def level(self) -> int:
        """The step of truco that was accepted."""
        taken = self.answered_whole and self.answer == WANTED and self.passed != "truco"
        return max(self.truco, 1) if taken else self.truco

    @property
    def open_truco(self) -> bool:
        """Whether a step of truco waits for an answer: also one that came with points which are dealt with first."""
        return self.asked or (self.together != "" and self.level == 0 and not self.refuses_truco)

    @property
    def steps(self) -> int:
        """How many steps of truco were put, but for one that was refused."""
        return self.level + int(self.open_truco)


FACTS: Final = (Shape(Volta, "volta", "AskedVolta"),)
