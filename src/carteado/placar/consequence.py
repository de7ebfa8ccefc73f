"""What an irregularity comes to at a physical table: pure values, which `words` tells to people."""

from dataclasses import dataclass
from typing import Final

# What becomes of the mão, and of the deal.
GOES_ON: Final = "goes-on"
VOID: Final = "void"
OVER: Final = "over"

SAME: Final = "same"
PASSES: Final = "passes"


@dataclass(frozen=True)
class Consequence:
    """What follows: points and for whom, what becomes of the mão and of the deal, what else is lost.

    `words` names the sentence that tells the table what to do. A mão that is over with `from_base` counts from the score
    it began with: what it had given is taken back. `call` is what becomes of a call without an answer.
    """

    words: str
    points: int = 0
    to: int | None = None
    mao: str = GOES_ON
    deal: str = ""
    loses: str = ""
    sanction: str = ""
    from_base: bool = False
    tento: bool = False
    call: str = ""  # withdrawn, lowered (though accepted), accepted or raised
    part: str = ""  # what the points are for, where the code pays a hand in parts
