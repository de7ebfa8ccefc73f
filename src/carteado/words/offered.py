"""What a family's words say for a screen that computes nothing: of an act on the menu, and of the cards in view.

Rule 1: it is made from what one seat knows, its view and its menu, so it can tell nothing that is hidden from that seat.
Rule 2: browser and terminal show the same: whatever they need of the rules comes from here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from carteado.game import Seat

Truth = Literal["", "true", "bluff"]


@dataclass(frozen=True)
class Offered:
    """An act as it is offered: its name and, apart from it, its price; what it may cost, by which clause; what it would make.

    `about` is what it does, in one line, by that clause where nothing is to be warned of.
    `go` is the word of who does it in spite of the warning, `why` its code, `risk` the same in a few words. `truth` is what the
    seat's own cards say: "true" for what they make, "bluff" for what they do not; `vain` is what would win nothing now.
    """

    label: str
    price: str = ""
    warning: str = ""
    clause: str = ""
    go: str = ""
    why: str = ""
    risk: str = ""
    makes: str = ""
    truth: Truth = ""
    vain: bool = False
    about: str = ""


@dataclass(frozen=True)
class Force:
    """Cards that are equally strong: one rank in these suits, and what they are called, "" for no name.

    It names no card of anybody: whatever of a message looks like a card is one that the listener sees.
    """

    rank: str
    suits: str
    name: str = ""


@dataclass(frozen=True)
class Insight:
    """What the cards in view mean.

    `marked` are the cards that stand out of those the seat sees, with what each is called ("" for no name); `best` the seats
    with the best card, for each vaza that is drawn; `silent` the phrases that would be refused to the seat now, by id; `rules`
    the clauses that rule the moment, the nearest first; `strength` the cards in the order of their strength, the strongest
    first, where they have one; `more` what only the family's own board reads.
    """

    marked: Mapping[str, str] = field(default_factory=dict[str, str])
    best: tuple[tuple[Seat, ...], ...] = ()
    silent: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    strength: tuple[Force, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict[str, Any])


NOTHING: Final = Insight()


def priced(label: str) -> Offered:
    """A label with the price that stands in brackets at its end taken apart."""
    if not label.endswith(")"):
        return Offered(label)
    name, _, price = label[:-1].rpartition(" (")
    return Offered(name, price) if name else Offered(label)
