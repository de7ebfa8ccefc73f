"""What a family says of its score sheet, beside the lines and refusals that all sheets share."""

from collections.abc import Callable
from dataclasses import dataclass, field

from carteado.placar import Entry, Incident
from carteado.words.language import Texts
from carteado.words.placar_names import Names
from carteado.words.refusals import Refusals


def no_line(_names: Names, _entry: Entry) -> str:
    """No line is this family's own."""
    return ""


def no_parts(_names: Names, _incident: Incident) -> list[str]:
    """An irregularity says nothing of how the hand stood."""
    return []


@dataclass(frozen=True)
class SheetWords:
    """A score sheet in words: lines of the family's own ("" for others), consequences and refusals by code.

    `parts` tells how a hand stood when an irregularity was entered, `credit` points for a part of it, and to which side.
    `choices` name what a clause leaves to be decided, `otherwise` what it is to choose none, by the choice that there is.
    """

    line: Callable[[Names, Entry], str] = no_line
    parts: Callable[[Names, Incident], list[str]] = no_parts
    credit: Callable[[Names, str, int, int], str] | None = None
    consequences: Texts = field(default_factory=dict[str, str])
    refusals: Refusals = field(default_factory=Refusals)
    choices: Texts = field(default_factory=dict[str, str])
    otherwise: Texts = field(default_factory=dict[str, str])
