"""What is decided by clause, complained of, looked at, and put right."""

from typing import Any

from carteado.tournament.entries.entry import Entry, Score, Sides


class SanctionGiven(Entry, tag="sanction", frozen=True):
    """A sanction by its clause against a side, or one of its people; of a partida, which."""

    jogo: str
    sides: Sides
    against: int
    clause: str
    why: str = ""
    partida: int = 0
    score: Score = ()


class Disqualified(Entry, tag="disqualified", frozen=True):
    """A side is out of the event."""

    against: int
    clause: str
    why: str = ""


class PersonExcluded(Entry, tag="excluded", frozen=True):
    """One player is out; the reserve, where there is one, takes the chair."""

    against: int
    person: str
    clause: str
    instead: str = ""


class Ruled(Entry, tag="ruled", frozen=True):
    """The commission decides what no clause foresees, with its reason: partidas of a jogo, a winner, or only a text."""

    why: str
    jogo: str = ""
    sides: Sides = ()
    rows: tuple[Score, ...] = ()
    winner: int = 0


class ComplaintMade(Entry, tag="complaint", frozen=True):
    """A complaint to the referee; whoever may not speak for the side is heard once the captain confirms."""

    jogo: str
    entry: int
    text: str
    person: str = ""
    clause: str = ""


class ComplaintConfirmed(Entry, tag="complaint-confirmed", frozen=True):
    """The captain stands behind the complaint with this number."""

    number: int


class ChecklistTicked(Entry, tag="checklist", frozen=True):
    """What a clause wants looked at was looked at: at a jogo, or at the event."""

    clause: str
    jogo: str = ""
    well: bool = True
    entry: int = 0


class Corrected(Entry, tag="corrected", frozen=True):
    """Entry `number` should have said this, or should not be there."""

    number: int
    instead: Any = None
    why: str = ""
