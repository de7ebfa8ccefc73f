"""How a table came to lie so: the cards in the order in which they were drawn, and what the person did.

Rule 1: of three hands the first of the two was split again, of four both; what is paid is the same either way.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from carteado.game import Action
from carteado.games.blackjack.rules.acts import Double, Hit, Split, Stand
from carteado.games.blackjack.rules.counting import ACE, POINTS, TEN
from carteado.games.blackjack.rules.rulebook import FACES, BlackjackRules
from carteado.games.blackjack.rulings.table import Faces, Laid, Table

Kind = type[Action]


@dataclass(frozen=True)
class Step:
    """Something done with a hand, counted from 0."""

    hand: int
    kind: Kind


@dataclass(frozen=True)
class Script:
    """Draws, as the shoe gave them, and what was done with them."""

    draws: tuple[int, ...]
    steps: tuple[Step, ...]


class _Writer:
    """Walks through the hands in the order of play."""

    def __init__(self, hands: tuple[Faces, ...], doubled: tuple[int, ...]) -> None:
        self.hands = hands
        self.doubled = doubled
        self.draws: list[int] = []
        self.steps: list[Step] = []

    def played(self, first: int, count: int) -> None:
        """The hands that came of one, from this on; it has its two cards."""
        if count == 1:
            self._hand(first)
            return
        half = (count + 1) // 2
        self.steps.append(Step(first, Split))
        for start, size in ((first, half), (first + half, count - half)):
            self.draws += self._second(start, size)
            self.played(start, size)

    def _second(self, first: int, count: int) -> Faces:
        """The card that a split hand got: that on which it was split again, where it was."""
        return self.hands[first][1:2] if count == 1 else self.hands[first + (count + 1) // 2][:1]

    def _hand(self, at: int) -> None:
        further = self.hands[at][2:]
        kinds: list[Kind] = [Hit] * len(further)
        if at in self.doubled:
            kinds[:1] = [Double]
        self.steps += [Step(at, kind) for kind in (*kinds, Stand)]
        self.draws += further


def script(table: Table, cards: Laid, rules: BlackjackRules) -> Script:
    """What was drawn and done; whether it was allowed, the engine says."""
    hands = cards.hands
    count = len(hands)
    second = hands[0][1] if count == 1 else hands[(count + 1) // 2][0]
    writer = _Writer(hands, table.doubled)
    writer.played(0, count)
    spare = _plain(cards, rules)
    hidden = cards.house[1] if len(cards.house) > 1 else next(spare)
    other = (next(spare), next(spare)) if table.others else ()
    draws = (hands[0][0], *other[:1], *cards.house[:1], second, *other[1:], hidden, *writer.draws, *cards.house[2:])
    return Script(draws, _until(writer.steps, cards.at))


def _plain(cards: Laid, rules: BlackjackRules) -> Iterator[int]:
    """Cards that nobody told: with no other card a BlackJack, and with each other never over 21."""
    seen = [*cards.house, *[face for hand in cards.hands for face in hand]]
    return (face for face in range(FACES) if ACE < POINTS[face] < TEN and seen.count(face) < rules.decks)


def _until(steps: list[Step], at: int) -> tuple[Step, ...]:
    """All of them, or those before the hand that is being played is left."""
    last = next((nth for nth, step in enumerate(steps) if step == Step(at, Stand)), len(steps))
    return tuple(steps[:last])


def shoe(rules: BlackjackRules, draws: tuple[int, ...]) -> Faces:
    """A shoe that begins with these; what nobody told is drawn as it comes."""
    counts = [rules.decks] * FACES
    for face in draws:
        counts[face] -= 1
    if min(counts) < 0:
        raise ValueError("cards")
    return (*draws, *[face for face in range(FACES) for _ in range(counts[face])])
