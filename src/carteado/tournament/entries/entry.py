"""What every entry of an event is made of."""

from typing import Literal

from carteado.struct import Struct

Sides = tuple[int, ...]  # numbers of entries
Score = tuple[int, ...]
Source = Literal["paper", "device", "table", "desk"]


class Entry(Struct, brief=True, strict=True, frozen=True):
    """What every entry says: when, whose key it was, as what they acted, and the hash of the entry before."""

    at: int = 0
    who: str = ""
    role: str = ""
    before: str = ""
