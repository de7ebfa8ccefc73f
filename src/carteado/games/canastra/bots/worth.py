"""What melds and cards are worth in points to come: the canastra a meld may grow into, the meld a card may find.

Rule 1: everything is in points of the bill, and an expectation, so that laying, keeping and throwing are compared by addition.
"""

from typing import Final, NamedTuple

from carteado.games.canastra.bots.outlook import Outlook
from carteado.games.canastra.rules.jogos import CLEAN_POINTS, DIRTY_POINTS, Jogo
from carteado.games.canastra.rules.rulebook import CLEAN_CANASTRA, POINTS, SEVEN
from carteado.melds.grammar import HIGH_ACE, JOKER, KING, LOW_ACE, RANKS, card_in

MELDED: Final = 8.0  # what a card brings beyond its points, once it lies
HELD: Final = 0.85  # how much of that a card still in the hand is sure of
CAUGHT: Final = 0.5  # how much of its points a card costs early in a deal, all of them at its end
WILD: Final = 80.0  # what a wild card in the hand is worth early in a deal
FINISHER: Final = 0.25  # the chance that somebody of the side has a wild card when one is missing
FIRST_CLEAN: Final = 80.0  # what the right to go out is worth
PLACES: Final = HIGH_ACE + 1


class Hope(NamedTuple):
    """What may be expected of a meld: its bonus in the end, and the chance that it is a clean canastra."""

    bonus: float
    clean: float


NO_HOPE: Final = Hope(0.0, 0.0)


class Worth:
    """Prices for one decision."""

    __slots__ = ("_canastras", "_runs", "caught", "clean_wanted", "out", "table", "top", "wild")

    def __init__(self, out: Outlook) -> None:
        table = out.table
        self.out = out
        self.table = table
        self.top = HIGH_ACE if table.kit.grammar.ace_high else KING
        self.caught = CAUGHT + (1.0 - CAUGHT) * out.late
        self.wild = WILD * (1.0 - out.late) - 10.0 * out.late
        self.clean_wanted = FIRST_CLEAN if table.rules.needs == CLEAN_CANASTRA else 0.0
        self._canastras: dict[Jogo, Hope] = {}
        self._runs: dict[tuple[int, tuple[int, ...]], tuple[float, ...]] = {}

    # Melds.

    def jogos(self, jogos: list[Jogo]) -> float:
        """The points that these melds are worth, canastras to come among them."""
        total, clean = 0.0, 0.0
        for jogo in jogos:
            hope = self.canastra(jogo)
            total += jogo.points + hope.bonus
            clean = max(clean, hope.clean)
        return total + clean * self.clean_wanted

    def canastra(self, jogo: Jogo) -> Hope:
        """What may become of a meld."""
        found = self._canastras.get(jogo)
        if found is None:
            found = self._canastras[jogo] = self._canastra(jogo)
        return found

    def _canastra(self, jogo: Jogo) -> Hope:
        size = len(jogo.meld.cards)
        if size >= SEVEN:
            return Hope(float(jogo.bonus), float(jogo.clean))
        if jogo.closed:
            return NO_HOPE
        needs = SEVEN - size
        whole = self._grows(jogo, needs)
        if jogo.meld.wild or jogo.stained:
            return Hope(DIRTY_POINTS * whole, 0.0)
        nearly = self._grows(jogo, needs - 1) if needs > 1 else 1.0
        dirty = DIRTY_POINTS * max(nearly - whole, 0.0)
        return Hope(CLEAN_POINTS * whole + dirty * FINISHER, whole)

    def _grows(self, jogo: Jogo, needs: int) -> float:
        """The chance that so many cards more come to a meld."""
        meld = jogo.meld
        if not meld.is_run:
            copies = sum([self.out.unseen[RANKS * suit + meld.of] for suit in range(4)])
            each = sum([self.out.coming[RANKS * suit + meld.of] for suit in range(4)]) / 4
            return at_least(needs, copies, each * 0.7)
        coming = self.out.coming
        below, above = [1.0], [1.0]
        for place in range(meld.low - 1, max(meld.low - needs, LOW_ACE) - 1, -1):
            below.append(below[-1] * coming[card_in(meld.of, place)])
        for place in range(meld.high + 1, min(meld.high + needs, self.top) + 1):
            above.append(above[-1] * coming[card_in(meld.of, place)])
        missed = 1.0
        for down in range(max(0, needs - len(above) + 1), min(needs, len(below) - 1) + 1):
            missed *= 1.0 - below[down] * above[needs - down]
        return 1.0 - missed

    # Cards in a hand.

    def hand(self, counts: list[int], jogos: list[Jogo]) -> float:
        """The points that these cards are worth in the hand, beside these melds of the side."""
        return sum(self.cards(counts, jogos).values())

    def cards(self, counts: list[int], jogos: list[Jogo]) -> dict[int, float]:
        """The same card by card; of a face that is there twice both together."""
        found: dict[int, float] = {}
        grammar = self.table.kit.grammar
        for suit in range(4):
            first = RANKS * suit
            held = counts[first : first + RANKS]
            if not any(held):
                continue
            useful = self._useful(suit, tuple(held), jogos)
            for rank, count in enumerate(held):
                if not count:
                    continue
                face = first + rank
                if face in grammar.wild:
                    found[face] = self.wild * count
                    continue
                use = useful[rank]
                if grammar.group_most:
                    use = 1.0 - (1.0 - use) * (1.0 - self._grouped(rank, counts))
                found[face] = self._card(face, use) + (count - 1) * self._card(face, use * 0.5)
        if counts[JOKER]:
            found[JOKER] = (self.wild + 10.0) * counts[JOKER]
        return found

    def _card(self, face: int, use: float) -> float:
        points = POINTS[face]
        use *= HELD
        return use * (points + MELDED) - (1.0 - use) * points * self.caught

    def _useful(self, suit: int, held: tuple[int, ...], jogos: list[Jogo]) -> tuple[float, ...]:
        """By rank the chance that a card of this suit finds a run, in the hand or on the table."""
        reach = self._reach(suit, jogos)
        key = (suit * 1_000_000_007 + hash(reach), held)
        found = self._runs.get(key)
        if found is None:
            found = self._runs[key] = self._work_out(suit, held, reach)
        return found

    def _reach(self, suit: int, jogos: list[Jogo]) -> tuple[tuple[int, int], ...]:
        return tuple(
            [(jogo.meld.low, jogo.meld.high) for jogo in jogos if jogo.meld.is_run and jogo.meld.of == suit and not jogo.closed]
        )

    def _work_out(self, suit: int, held: tuple[int, ...], runs: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
        coming = self.out.coming
        chance = [0.0] * (PLACES + 2)
        for place in range(LOW_ACE, self.top + 1):
            rank = 0 if place == HIGH_ACE else place - 1
            chance[place] = 1.0 if held[rank] else coming[RANKS * suit + rank]
        useful = [0.0] * RANKS
        for rank in range(RANKS):
            if held[rank]:
                missed = self._missed(rank + 1, chance, runs)
                if rank == 0 and self.top == HIGH_ACE:
                    missed *= self._missed(HIGH_ACE, chance, runs)
                useful[rank] = 1.0 - missed
        return tuple(useful)

    def _missed(self, place: int, chance: list[float], runs: tuple[tuple[int, int], ...]) -> float:
        below, above = chance[place - 1], chance[place + 1]
        two_below = chance[place - 2] if place > 2 else 0.0
        missed = (1.0 - below * two_below) * (1.0 - below * above) * (1.0 - above * chance[place + 2])
        for low, high in runs:
            if high < place <= high + 4:
                way = 1.0
                for between in range(high + 1, place):
                    way *= chance[between]
                missed *= 1.0 - way
            elif low - 4 <= place < low:
                way = 1.0
                for between in range(place + 1, low):
                    way *= chance[between]
                missed *= 1.0 - way
        return missed

    def _grouped(self, rank: int, counts: list[int]) -> float:
        """The chance that a rank of the hand comes together as a group."""
        have = sum([counts[RANKS * suit + rank] for suit in range(4)])
        copies = sum([self.out.unseen[RANKS * suit + rank] for suit in range(4)])
        each = sum([self.out.coming[RANKS * suit + rank] for suit in range(4)]) / 4
        return at_least(3 - have, copies, each * 0.5)


def at_least(needs: int, copies: int, each: float) -> float:
    """The chance that of so many copies at least so many come, each with the same chance."""
    if needs <= 0:
        return 1.0
    if needs > copies:
        return 0.0
    below, term = 0.0, (1.0 - each) ** copies
    for number in range(needs):
        below += term
        if each >= 1.0:
            return 1.0
        term *= (copies - number) / (number + 1) * each / (1.0 - each)
    return max(0.0, 1.0 - below)
