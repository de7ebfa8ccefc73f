"""How what only one family says travels: plain dataclasses, their bounds, and the tag that tells them apart.

Rule 1: a family writes its entries and facts as dataclasses; who sends and stores them makes their shapes out of these.
Rule 2: a tag is given once among all families: what is stored is read before it is known whose it is.
"""

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias


@dataclass(frozen=True)
class Within:
    """A number from `least` to `most`."""

    least: int
    most: int


@dataclass(frozen=True)
class OneOf:
    """One of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class AtMost:
    """So many letters, or so many of them, at most."""

    length: int


@dataclass(frozen=True)
class Shape:
    """A dataclass that travels under this tag, which stands in `field`; `name` is what a schema calls it."""

    cls: type[Any]
    tag: str
    name: str
    field: str = "type"


Side: TypeAlias = Annotated[int, Within(0, 1)]  # of a game of two
Points: TypeAlias = Annotated[int, Within(0, 99)]
