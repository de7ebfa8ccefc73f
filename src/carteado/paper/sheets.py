"""A súmula as it is printed: plain values, already in words or in both languages.

Rule 1: nothing here is looked up: who makes a sheet knows the event, and a sheet says no more than it was given.
Rule 2: what is empty becomes a line for the pen.
"""

from dataclasses import dataclass
from typing import Final

from carteado.regulations import Text

Said = str | Text  # in the language of the sheet, or in both


@dataclass(frozen=True)
class Person:
    """Somebody of a side: name, seat at the table, and what they are besides (capataz, reserve)."""

    name: str
    seat: str = ""
    mark: Said = ""


@dataclass(frozen=True)
class Side:
    """One side of a jogo."""

    name: str
    people: tuple[Person, ...] = ()
    entity: str = ""


@dataclass(frozen=True)
class Signer:
    """Who signs, in the order of the sheet."""

    role: Said
    name: str = ""


@dataclass(frozen=True)
class Row:
    """A partida that was played: its score as it was, how it ended where it was not played out, and the score that counts.

    `counted` is empty where the real score counts; `dealer` is who dealt first.
    """

    scores: tuple[int, ...]
    how: Said = ""
    counted: tuple[int, ...] = ()
    dealer: str = ""


@dataclass(frozen=True)
class Filled:
    """What a sheet holds once a jogo is over. `signatures` go with the signers: when or how each signed, "" where not yet."""

    rows: tuple[Row, ...] = ()
    signatures: tuple[Said, ...] = ()
    observations: tuple[Said, ...] = ()
    result: Said = ""
    points: Said = ""
    began: str = ""
    ended: str = ""


@dataclass(frozen=True)
class Legal:
    """A norm at the foot of a sheet, by its clause."""

    clause: str
    text: Said


NOBODY: Final = Side("")


@dataclass(frozen=True)
class SumulaSheet:
    """The sheet of one jogo. With `partida` it holds that partida alone (CEGO-10.p4-1); `void` says why a via is discarded.

    `game` chooses what is drawn for each partida; where it is empty, or its family has no `paper`, the sheet is a plain one.
    `url` is the page at which the result is entered: it is shown as a QR code, with `url_note` beside it.
    """

    event: str
    game: str = ""
    stage: Said = ""
    group: Said = ""
    round: Said = ""
    jogo: str = ""
    table: str = ""
    date: str = ""
    time: str = ""
    sides: tuple[Side, ...] = (NOBODY, NOBODY)
    best_of: int = 3
    target: int = 12
    partida: int = 0
    signers: tuple[Signer, ...] = ()
    legal: tuple[Legal, ...] = ()
    url: str = ""
    url_note: Said = ""
    via: int = 1
    void: Said = ""
    filled: Filled | None = None
    league: bool = True  # whether it gives points in a table

    @property
    def partidas(self) -> tuple[int, ...]:
        """The numbers of the partidas it holds."""
        return (self.partida,) if self.partida else tuple(range(1, self.best_of + 1))
