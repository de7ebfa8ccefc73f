"""What the screens ask of a family of games, and nothing else: the seam between the terminal and what it plays.

Rule 1: a screen knows keys, windows and time; a `Table` knows one game, and one pair of eyes on one moment of it.
Rule 2: a table is made from a `Sight` alone, so it can show nothing that its seat may not know.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from rich.text import Text

from carteado.game import Action, Event, Seat, View
from carteado.terminal.look import Look
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import Drawing
from carteado.words import Words

PLAIN: Final = "plain"  # the shape of a board without a row of cards beside the calls
MANY: Final = "many"  # the same where many cards are held, and several lifted: arrows walk along them, Space lifts


@dataclass(frozen=True)
class Grip:
    """The card lifted from the hand: its place, 1 to 3 (0 for none), and whether it is to lie face down.

    Where many are held, `place` is where one stands among them, `lifted` are those in the fingers, and `groups` those already
    put together, to be laid in one act.
    """

    place: int = 0
    down: bool = False
    lifted: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()

    def toggled(self) -> "Grip":
        """The same with the card at this place lifted, or laid back."""
        grouped = {place for group in self.groups for place in group}
        if not self.place or self.place in grouped:
            return self
        others = tuple([place for place in self.lifted if place != self.place])
        return replace(self, lifted=others if self.place in self.lifted else tuple(sorted((*others, self.place))))

    def grouped(self) -> "Grip":
        """The same with what is lifted put together."""
        return replace(self, lifted=(), groups=(*self.groups, self.lifted)) if self.lifted else self


@dataclass(frozen=True)
class Sight:
    """One pair of eyes on a moment: the view, the seat drawn nearest, the names, who is waited for, what was just heard.

    `memo` is what the family's words keep for the person's next act; only the family's own board reads it. `grip` is what the
    person has lifted, for a board that draws the hand on the table.
    """

    view: View
    bottom: Seat
    names: tuple[str, ...]
    actors: tuple[Seat, ...]
    last: Sequence[Event]
    words: Words
    memo: int | str = 0
    grip: Grip = Grip()


@dataclass(frozen=True)
class Offer:
    """One thing to do: the key, the words, the price. `ask` names a number to ask for first; `local` stays on the screen.

    Without a key it is taken from the window that lists everything. `under` are acts of one kind, to choose one of them.
    `about` is what it does, in one line, for the help.
    """

    key: str
    label: str
    price: str = ""
    action: Action | None = None
    ask: str = ""
    local: str = ""
    loud: bool = False
    under: tuple["Offer", ...] = ()
    about: str = ""


@dataclass(frozen=True)
class Question:
    """A number to ask for: those allowed, the one proposed, what to do with it, and the range in words."""

    text: str
    allowed: Sequence[int]
    proposed: int
    make: Callable[[int], Action]
    hint: str


@dataclass(frozen=True)
class Said:
    """What typed words come to: an act, or none; what is to be told about it, by which clause; what is kept of it."""

    action: Action | None
    told: str = ""
    clause: str = ""
    memo: int | str = 0


@dataclass(frozen=True)
class Place:
    """One place of the hand as it is drawn."""

    drawing: Drawing
    caption: str
    lifted: bool


class Menu(Protocol):
    """What the person can do now."""

    def listed(self) -> tuple[Offer, ...]:
        """Everything on offer, what is done most often first."""
        ...

    def panel(self) -> tuple[Offer, ...]:
        """What stands beside the hand, where not all of it may fit."""
        ...

    def meant(self, key: str, /) -> Action | None:
        """The act behind a key, for the table to refuse with its reason; `None` for a key that never means one."""
        ...


class Table(Protocol):
    """One moment of one game, ready to be drawn and played."""

    @property
    def seats(self) -> int:
        """How many sit at it."""
        ...

    @property
    def mao(self) -> int:
        """The number of the hand that is played: what is kept of words is forgotten with it."""
        ...

    @property
    def shape(self) -> str:
        """The style class of the screen, "" for cards in the hand beside the calls."""
        ...

    @property
    def speaks(self) -> bool:
        """Whether calls may be typed as they are said."""
        ...

    def between_maos(self) -> bool:
        """Whether a mão has just ended and lies there to be looked at."""
        ...

    def onward(self) -> str:
        """What going on to the next mão is called."""
        ...

    def dealing(self, legal: tuple[Action, ...], /) -> bool:
        """Whether cards are only being dealt, which nobody has to look at for long."""
        ...

    def phase(self) -> str:
        """What the table is doing, in words."""
        ...

    def resting(self) -> bool:
        """Whether what has just happened deserves a longer pause."""
        ...

    def ahead(self) -> int:
        """How many of the last sentences already tell of the next hand, while the end of this one is looked at."""
        ...

    def title(self) -> tuple[str, str]:
        """The line above, and the style class it wears."""
        ...

    def mesa(self, look: Look, width: int, height: int) -> Canvas:
        """The table, drawn in so many columns and rows."""
        ...

    def me(self, look: Look) -> Text:
        """The line under the table: the person's own marks."""
        ...

    def hand(self, grip: Grip, look: Look, /) -> tuple[Place, ...]:
        """The cards of the seat drawn nearest, place by place."""
        ...

    def held(self) -> tuple[int, ...]:
        """The places of the cards that can be lifted."""
        ...

    def placar(self, look: Look) -> Text:
        """The score and what is at stake."""
        ...

    def prompt(self, grip: Grip, /) -> str:
        """Whose turn it is, and what to do about it."""
        ...

    def menu(self, legal: tuple[Action, ...], grip: Grip, /) -> Menu:
        """What can be done with these legal acts."""
        ...

    def plainest(self) -> tuple[str, ...]:
        """What Enter does without a card in the fingers: the first of these keys on offer."""
        ...

    def question(self, ask: str, legal: tuple[Action, ...]) -> Question:
        """The number that an offer asks for."""
        ...

    def warning(self, action: Action, legal: tuple[Action, ...], /) -> str:
        """What an act costs where it is a bluff or a mistake; "" for all others."""
        ...

    def hear(self, text: str, legal: tuple[Action, ...], /) -> Said:
        """What typed words come to."""
        ...

    def clauses(self) -> tuple[str, ...]:
        """The clauses to read now, the nearest first, each once."""
        ...

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Each key and what it does, for the help."""
        ...

    def footer(self, pace: str) -> str:
        """The keys around the game."""
        ...
