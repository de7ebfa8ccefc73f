"""What to lay in a turn: all that is natural, and wild cards where more comes of them than of keeping them.

Rule 1: a plan is tried on copies of the hand and of the melds; the rules' own kit says what grows into what.
Rule 2: a plan is a climb: naturals first, then one wild card after another, as long as the whole is worth more with it.
"""

from typing import Final

from carteado.games.canastra.bots.closing import gain
from carteado.games.canastra.bots.forming import natural_melds, wild_melds
from carteado.games.canastra.bots.worth import Worth
from carteado.games.canastra.rules.jogos import Jogo
from carteado.games.canastra.rules.rulebook import NO_CANASTRA
from carteado.melds.finding import mask_of
from carteado.melds.grammar import suit_of

Faces = tuple[int, ...]
Step = tuple[int, Faces]  # the meld added to, 0 for a new one, and the cards
NEW: Final = 0

MORTO: Final = 190.0  # what a morto is worth to a side that has none
TEMPO: Final = 4.0  # what every card in the hand costs in time
RACE: Final = 12.0  # ... where a side may go out without a canastra
NEARER: Final = 0.78  # what is left of it for every card still in the hand


class Plan:
    """A hand and melds after some steps."""

    __slots__ = ("counts", "jogos", "size", "steps")

    def __init__(self, counts: list[int], jogos: list[Jogo], size: int, steps: list[Step]) -> None:
        self.counts = counts
        self.jogos = jogos
        self.size = size
        self.steps = steps

    def copy(self) -> "Plan":
        return Plan(self.counts[:], self.jogos[:], self.size, self.steps[:])

    def add(self, to: int, face: int, grown: Jogo) -> None:
        """A card goes to a meld."""
        self.counts[face] -= 1
        self.size -= 1
        self.jogos[to - 1] = grown
        self.steps.append((to, (face,)))

    def lay(self, jogo: Jogo) -> None:
        """A new meld."""
        for face in jogo.meld.cards:
            self.counts[face] -= 1
        self.size -= len(jogo.meld.cards)
        self.jogos.append(jogo)
        self.steps.append((NEW, jogo.meld.cards))


class Planner:
    """Finds the plan that is worth most."""

    __slots__ = ("closing", "kit", "lays", "partner", "tempo", "worth")

    def __init__(self, worth: Worth, lays: bool = True) -> None:
        table = worth.table
        self.worth = worth
        self.kit = table.kit
        self.lays = lays
        near = [NEARER**lugar.count for lugar in table.mesa.lugares if lugar.side == table.side and lugar.seat != table.seat]
        self.tempo = RACE if table.rules.needs == NO_CANASTRA else TEMPO
        self.closing = 0.0 if table.morto else gain(worth, table.mine)
        self.partner = 1.0 - max(near, default=0.0)

    def natural(self, counts: list[int], jogos: list[Jogo], size: int) -> tuple[Plan, float]:
        """The plan without another wild card, and what it is worth once a card is thrown."""
        plan = Plan(counts[:], jogos[:], size, [])
        self.naturals(plan)
        return plan, self.value(plan)

    def best(self, counts: list[int], jogos: list[Jogo], size: int) -> tuple[Plan, float]:
        """The best plan found, and what it is worth once a card is thrown."""
        plan, value = self.natural(counts, jogos, size)
        while True:
            better: Plan | None = None
            for other in self._with_a_wild(plan):
                self.naturals(other)
                price = self.value(other)
                if price > value + 0.5:
                    better, value = other, price
            if better is None:
                return plan, value
            plan = better

    def value(self, plan: Plan) -> float:
        """What a plan is worth: melds, the hand without its worst card, and the morto or the end that come nearer."""
        cards = self.worth.cards(plan.counts, plan.jogos)
        held = sum(cards.values())
        if cards:
            held -= min([price / plan.counts[face] for face, price in cards.items()])
        return self.worth.jogos(plan.jogos) + held + self._nearer(plan) - self.tempo * plan.size

    def _nearer(self, plan: Plan) -> float:
        left = max(plan.size - 1, 0)
        near = float(NEARER**left) * self.partner
        if self.worth.table.morto:
            return MORTO * near + (20.0 if plan.size == 0 else 0.0)
        return max(self.closing, 0.0) * near if self.worth.table.right(plan.jogos) else 0.0

    def naturals(self, plan: Plan) -> None:
        """All that goes without another wild card: additions first, then the melds that are worth most."""
        while self._add(plan) or (self.lays and self._lay(plan)):
            pass

    def _add(self, plan: Plan) -> bool:
        mask = mask_of(plan.counts)
        best: tuple[float, int, int, Jogo] | None = None
        for nth, jogo in enumerate(plan.jogos):
            fits = jogo.takes & mask
            while fits:
                bit = fits & -fits
                fits ^= bit
                face = bit.bit_length() - 1
                grown = self.kit.grown(jogo, (face,))
                if grown is None or len(grown.meld.wild) > len(jogo.meld.wild) or _stains(jogo, grown):
                    continue
                gain = self.worth.canastra(grown).bonus - self.worth.canastra(jogo).bonus
                if best is None or gain > best[0]:
                    best = gain, nth + 1, face, grown
        if best is None:
            return False
        plan.add(*best[1:])
        return True

    def _lay(self, plan: Plan) -> bool:
        melds = natural_melds(self.kit, plan.counts)
        if not melds:
            return False
        before = self.worth.hand(plan.counts, plan.jogos)
        gains = [self._gain(plan, jogo, before) for jogo in melds]
        most = max(gains)
        if most <= 0.0:
            return False
        plan.lay(melds[gains.index(most)])
        return True

    def _gain(self, plan: Plan, jogo: Jogo, before: float) -> float:
        counts = plan.counts[:]
        for face in jogo.meld.cards:
            counts[face] -= 1
        after = self.worth.hand(counts, [*plan.jogos, jogo])
        return self.worth.canastra(jogo).bonus + jogo.points + after - before + self.tempo * len(jogo.meld.cards)

    def _with_a_wild(self, plan: Plan) -> list[Plan]:
        """The plans with one wild card more on the table."""
        found: list[Plan] = []
        for face in self.kit.grammar.wild:
            if not plan.counts[face]:
                continue
            for nth, jogo in enumerate(plan.jogos):
                grown = self.kit.grown(jogo, (face,)) if jogo.takes >> face & 1 else None
                if grown is not None:
                    other = plan.copy()
                    other.add(nth + 1, face, grown)
                    found.append(other)
        if self.lays:
            for jogo in wild_melds(self.kit, plan.counts):
                other = plan.copy()
                other.lay(jogo)
                found.append(other)
        return found


def _stains(jogo: Jogo, grown: Jogo) -> bool:
    """Whether a two of the suit that might still come to its own place never could be clean there (CAN-7.2c)."""
    return grown.stained and not jogo.stained and any(suit_of(face) == jogo.meld.of for face in jogo.meld.wild)
