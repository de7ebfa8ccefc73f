"""The worth of choices: a question that anybody may answer who has the time, its answer, and the answer in words.

Rule 1: a question holds what its seat may know and nothing else: a view and its menu.
Rule 2: the same question has the same answer wherever it is asked, so answers may be kept.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from carteado.advice import Valued, advice_for, valued
from carteado.game import Action, View
from carteado.table import messages
from carteado.wire import encode
from carteado.words import Words

NO_DIFFERENCE: Final = 1e-9
HUNDREDTHS: Final = 100


@dataclass(frozen=True)
class Question:
    """A menu that is to be valued."""

    game: str
    view: View
    menu: tuple[Action, ...]


@dataclass(frozen=True)
class Values:
    """The worth of each choice, the best first; `seen` by every card that was seen, where that makes another one the best."""

    choices: tuple[Valued, ...] = ()
    seen: tuple[Valued, ...] = ()

    def cost(self, made: Action) -> float:
        """What the best choice was worth more than this one; nothing where nobody knows."""
        worth = {each.action: each.value for each in self.choices}
        return self.choices[0].value - worth[made] if made in worth else 0.0


def answer(question: Question) -> Values:
    """The worth of every choice that the family can tell."""
    choices = valued(question.game, question.view, question.menu, Random(0))
    found = advice_for(question.game)
    if found is None or found.seen is None or not choices:
        return Values(choices)
    seen = tuple(sorted(found.seen(question.view, question.menu, Random(0)), key=lambda each: -each.value))
    return Values(choices, seen if _differ(choices, seen) else ())


def _differ(choices: tuple[Valued, ...], seen: tuple[Valued, ...]) -> bool:
    """Whether what is best by heart is not best by what was seen."""
    worth = next((each.value for each in seen if each.action == choices[0].action), None)
    return worth is not None and seen[0].value - worth > NO_DIFFERENCE


def unit(words: Words) -> str:
    """What a value is counted in."""
    found = advice_for(words.game)
    return "" if found is None else found.unit(words)


def worths(words: Words, question: Question, values: Iterable[Valued]) -> list[messages.Worth]:
    """Every choice in words, with its worth; several may be the best."""
    each = list(values)
    return [
        messages.Worth(
            action=encode(one.action),
            label=label(words, question, one.action),
            value=one.value,
            best=each[0].value - one.value <= NO_DIFFERENCE,
        )
        for one in each
    ]


def label(words: Words, question: Question, action: Action) -> str:
    """A choice as its menu calls it."""
    return words.offered(action, question.view, question.menu).label


def missed(words: Words, question: Question, values: Values, made: Action) -> str:
    """What was better than this act, and by how much."""
    best = label(words, question, values.choices[0].action)
    return words.say("{best} valia {more} a mais.", best=best, more=amount(words, values.cost(made)))


def amount(words: Words, value: float) -> str:
    """So much of the unit, to hundredths; never nothing."""
    parts = max(1, round(value * HUNDREDTHS))
    found = advice_for(words.game)
    if found is not None and found.amount is not None:
        return found.amount(words, parts, HUNDREDTHS)
    return f"{words.points(parts, HUNDREDTHS)} {unit(words)}"
