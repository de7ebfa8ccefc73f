"""The súmula and its copies, and what goes out to everybody."""

from typing import Literal

from carteado.tournament.entries.entry import Entry


class Observed(Entry, tag="observed", frozen=True):
    """A remark for the súmula."""

    jogo: str
    text: str
    version: int = 0  # of the scoreboard that told it


class SumulaIssued(Entry, tag="sumula", frozen=True):
    """A new copy of the sheet; the one before is discarded, with the reason."""

    jogo: str
    via: int
    why: str = ""


class SumulaSigned(Entry, tag="signed", frozen=True):
    """Somebody signed the copy that counts: with a PIN, or on paper. The coordinator signs by role."""

    jogo: str
    via: int
    entry: int = 0
    person: str = ""
    how: Literal["pin", "paper"] = "paper"


class SumulaReceived(Entry, tag="received", frozen=True):
    """What the table handed in."""

    jogo: str
    pack: bool = True
    tentos: bool = True
    sheet: bool = True


class Homologated(Entry, tag="homologated", frozen=True):
    """The coordinator stands for the result."""

    jogo: str


class Announced(Entry, tag="announced", frozen=True):
    """Something everybody should know."""

    text: str


class Published(Entry, tag="published", frozen=True):
    """A page or a print went out; each has a number of its own that grows."""

    what: str
    revision: int
