"""Sentences that refuse: a code, its text, and the facts that fill it in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from carteado.cards import Card
from carteado.game import Reason
from carteado.words import cards
from carteado.words.language import Language, Texts
from carteado.words.people import Listener

Facts = Mapping[str, tuple[str, ...]]  # by code, the names of its facts in the order they come


@dataclass(frozen=True)
class Refusals:
    """Why something is refused, by code. `at` has other sentences for a table of so many seats.

    A fact called `who` is a seat and `card` a card; one with a table in `named` is looked up there. One in `parts`, a number or
    several in a row, is told in points, of which so many parts make one.
    """

    texts: Texts = field(default_factory=dict[str, str])
    facts: Facts = field(default_factory=dict[str, tuple[str, ...]])
    at: Mapping[int, Texts] = field(default_factory=dict[int, Texts])
    named: Mapping[str, Texts] = field(default_factory=dict[str, Texts])
    parts: Mapping[str, int] = field(default_factory=dict[str, int])

    def text(self, code: str, seats: int = 0) -> str | None:
        """The sentence of a code at a table of so many, `None` where there is none."""
        return self.at.get(seats, {}).get(code) or self.texts.get(code)

    def points(self, words: Language, key: str, fact: int | str) -> int | str:
        """A fact in points, where it comes in parts of them."""
        if key not in self.parts:
            return fact
        return " ".join([words.points(int(part), self.parts[key]) for part in str(fact).split()])


def filled(words: Language, table: Refusals, reason: Reason, names: Sequence[str], *, spanish: bool) -> dict[str, object]:
    """The facts of a refusal, as they stand in its sentence."""
    listener = Listener(words, names)
    facts: dict[str, object] = {}
    for key, fact in zip(table.facts.get(reason.code, ()), reason.facts, strict=True):
        if key == "who" and isinstance(fact, int):
            facts[key] = listener.who(fact)
        elif key == "card":
            facts[key] = cards.name(words, Card.of(str(fact)), spanish=spanish)
        elif key in table.named:
            text = table.named[key].get(str(fact))
            facts[key] = fact if text is None else words.say(text)
        else:
            facts[key] = table.points(words, key, fact)
    return facts
