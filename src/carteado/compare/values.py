"""What a comparison is made of: a question, and what each of two codes answers. Nothing here is a sentence."""

from dataclasses import dataclass
from typing import Final

from carteado.regulations import Text

NOT_USED: Final = "not-used"  # the question does not arise in this code


@dataclass(frozen=True)
class Value:
    """What a code says: a word for it, the numbers and texts of its sentence, and the parts it is made of."""

    code: str
    facts: tuple[int | str | Text, ...] = ()
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Side:
    """What one code says: the value, the clause behind it, and whether a house rule made it so."""

    value: Value
    clause: str
    house: bool


@dataclass(frozen=True)
class Row:
    """One question in two codes."""

    key: str
    group: str
    sides: tuple[Side, Side]

    @property
    def differs(self) -> bool:
        """Whether the two codes say different things."""
        return self.sides[0].value != self.sides[1].value
