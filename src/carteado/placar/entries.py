"""What may be entered on a scoreboard: what happened, and nothing that follows from it.

Rule 1: an answer says what it answers, so a late one is refused and never misread.
Rule 2: what only one game has, calls or parts of a hand, is an `OwnEntry` of its family.
Rule 3: where every entry is confirmed, what a side says is a claim; who answers it names its line.
"""

from dataclasses import dataclass
from typing import Final

from carteado.game import Seat

DEAL: Final = "deal"  # while the pack is shuffled, cut or dealt
PLAY: Final = "play"  # while the mão is played
AFTER: Final = "after"  # when the mão has ended, before the next one is under way
MOMENTS: Final = (DEAL, PLAY, AFTER)


@dataclass(frozen=True)
class OwnEntry:
    """Something that only the sheets of one family say; each has dataclasses of its own for it."""


@dataclass(frozen=True)
class FirstDealer:
    """This seat deals the first mão of the next partida."""

    seat: Seat


@dataclass(frozen=True)
class Incident:
    """Something irregular: the clause it falls under, who did it, and when it was seen.

    `sanction` is a letter or a choice where the clause leaves one, `score` the new score where the clause lets it be set.
    `facts` is how the hand stood, where the price depends on it: an entry of the family's own.
    """

    clause: str
    offender: Seat | None = None
    when: str = ""
    sanction: str = ""
    score: tuple[int, ...] = ()
    why: str = ""
    facts: OwnEntry | None = None


@dataclass(frozen=True)
class Tally:
    """What this deal gave each side, as people counted it: a number for each of them, of either sign."""

    deal: int
    points: tuple[int, ...]


Said = FirstDealer | Incident | Tally | OwnEntry


@dataclass(frozen=True)
class Confirm:
    """The side that enters it agrees that this partida ended with this score."""

    partida: int
    score: tuple[int, ...]


@dataclass(frozen=True)
class Correction:
    """Line `line` should have said this, or should not be there; a corrected line is named by its last correction."""

    line: int
    entry: Said | None = None


@dataclass(frozen=True)
class Agree:
    """The side that enters it confirms what another claimed in this line."""

    line: int


@dataclass(frozen=True)
class Contest:
    """The side that enters it denies what another claimed in this line; the referee is called."""

    line: int


@dataclass(frozen=True)
class Withdraw:
    """The side that claimed this line takes it back."""

    line: int


@dataclass(frozen=True)
class Settle:
    """The referee on a claim: this is written for it, the claim itself or something else, or nothing."""

    line: int
    entry: Said | Correction | None = None


@dataclass(frozen=True)
class AssignJudge:
    """From here on a judge alone enters what happened, or no longer does."""

    pays: bool


Answer = Agree | Contest | Withdraw | Settle
Entry = Said | Confirm | Correction | Answer | AssignJudge
