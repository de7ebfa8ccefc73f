"""Rounds played by a solution's choices, from a shoe shuffled before each: what theory says, tried.

Only the cards that a round needs are drawn. A hand of a split does what `split` says of it: it knows the split cards, no draws.
"""

import time
from dataclasses import dataclass
from random import Random
from typing import Final

from carteado.games.blackjack.rules.rulebook import EARLY, RANKS
from carteado.games.blackjack.solver.hands import ACE, BEST, HANDS, OVER, TEN, VALUES
from carteado.games.blackjack.solver.play import Play
from carteado.games.blackjack.solver.solution import Progress, Solution
from carteado.games.blackjack.solver.table import DOUBLING, HITTING, SPLITTING, STANDING, SURRENDERING, Against

ACTS: Final[dict[str, int]] = {STANDING: 1, HITTING: 2, DOUBLING: 3, SPLITTING: 4, SURRENDERING: 5}
HITS: Final = 2
DOUBLES: Final = 3
SPLITS: Final = 4
GIVES_UP: Final = 5
SUITS: Final = 4
CHUNK: Final = 10_000


@dataclass(frozen=True)
class Simulated:
    """So many rounds, never insured: the mean result of a unit bet, how far it may be off, and what it took."""

    rounds: int
    mean: float
    error: float  # one standard error
    seconds: float  # of the processor


class Table:
    """One player against the house."""

    def __init__(self, solution: Solution, seed: int) -> None:
        self.rules = solution.rules
        self.random = Random(seed).random
        self.shoe = [rank for rank in range(RANKS) for _ in range(SUITS * solution.rules.decks)]
        self.drawn = 0
        self.against = [met for met in solution.against if met is not None]
        self.acts = [0] * (VALUES * VALUES * VALUES * 2)
        for cell in solution.cells:
            if cell.choices is not None:
                self.acts[_at(cell.up - 1, cell.low - 1, cell.high - 1, cell.pair)] = ACTS[cell.choices.act]
        self.stakes: list[int] = []
        self.hands: list[int] = []

    def draw(self) -> int:
        """The next card of a shoe that nobody has looked into: its rank from zero."""
        at = self.drawn + int(self.random() * (len(self.shoe) - self.drawn))
        rank = self.shoe[at]
        self.shoe[at] = self.shoe[self.drawn]
        self.shoe[self.drawn] = rank
        self.drawn += 1
        return rank

    def card(self) -> int:
        """The value of the next card, from zero."""
        return min(self.draw(), TEN)

    def round(self) -> float:
        """One round, from a shoe newly shuffled: what comes of a bet of one."""
        self.drawn = 0
        up, hole = self.card(), self.card()
        one, other = self.draw(), self.draw()
        low, high = min(one, TEN), min(other, TEN)
        if low > high:
            low, high = high, low
        natural = (up == ACE and hole == TEN) or (up == TEN and hole == ACE)
        if low == ACE and high == TEN:
            return 0.0 if natural else 1.5
        pair = low == high and (one == other or not self.rules.split_by_rank)
        act = self.acts[_at(up, low, high, pair)]
        if act == GIVES_UP and self.rules.surrender == EARLY:
            return -0.5
        if natural and self.rules.peek:
            return -1.0
        if act == GIVES_UP:
            return -0.5
        self.play(self.against[up], act, low, high, one)
        return self.settle(up, hole, natural)

    def play(self, met: Against, act: int, low: int, high: int, rank: int) -> None:
        """All hands of the player, to their ends: the numbers of the hands and their stakes are left behind."""
        self.hands, self.stakes = [], []
        if act == SPLITS:
            self.split(met, low, rank)
            return
        hand = HANDS.number([low, high])
        if act == DOUBLES:
            self.end(HANDS.after[VALUES * hand + self.card()], 2)
        elif act == HITS:
            self.go_on(met.play, HANDS.after[VALUES * hand + self.card()])
        else:
            self.end(hand, 1)

    def end(self, hand: int, stake: int) -> None:
        """A hand that draws no more."""
        self.hands.append(hand)
        self.stakes.append(stake)

    def go_on(self, play: Play, hand: int) -> None:
        """Hit for as long as it is chosen."""
        leader = play if play.leader is None else play.leader
        while hand != OVER and HANDS.totals[hand] < BEST and leader.hits(hand):
            hand = HANDS.after[VALUES * hand + self.card()]
        self.end(hand, 1)

    def split(self, met: Against, value: int, rank: int) -> None:
        """Two hands, each of which may become two more, in their order."""
        splits = met.splits(value)
        known = 2
        for _ in range(2):
            drawn = self.draw()
            alike = min(drawn, TEN) == value and (drawn == rank or not self.rules.split_by_rank)
            if alike and splits.again() and known < self.rules.hands and splits.parts(known - 1):
                known += 1
                for _ in range(2):
                    self.second(met, value, self.card(), known)
            else:
                self.second(met, value, min(drawn, TEN), known)

    def second(self, met: Against, value: int, drawn: int, known: int) -> None:
        """A split card and the one that came to it."""
        hand = HANDS.number([value, drawn])
        if value == ACE:
            self.end(hand, 1)
            return
        play = met.splits(value).play(known - 1)
        leader = play if play.leader is None else play.leader
        if self.rules.das and leader.doubles(hand):
            self.end(HANDS.after[VALUES * hand + self.card()], 2)
        else:
            self.go_on(play, hand)

    def settle(self, up: int, hole: int, natural: bool) -> float:
        """What the hands bring once the house has drawn; it draws only against somebody who is still in (BJ-S13)."""
        total = BEST + 1 if natural else 0
        if not natural and max(self.hands) != OVER:
            total = self.house(up, hole)
        paid = 0
        for at in range(len(self.hands)):
            mine = HANDS.totals[self.hands[at]] if self.hands[at] != OVER else OVER
            if mine == OVER or mine < total:
                paid -= self.stakes[at]
            elif mine > total:
                paid += self.stakes[at]
        return float(paid)

    def house(self, up: int, hole: int) -> int:
        """The total of the house; 0 where it is over 21."""
        hand = HANDS.number([up, hole])
        while hand != OVER:
            total = HANDS.totals[hand]
            if total > 17 or (total == 17 and not (self.rules.hit_soft_17 and HANDS.softs[hand])):
                return total
            hand = HANDS.after[VALUES * hand + self.card()]
        return 0


def _at(up: int, low: int, high: int, pair: bool) -> int:
    return 2 * (VALUES * (VALUES * up + low) + high) + int(pair)


def simulate(solution: Solution, rounds: int, seed: int, progress: Progress | None = None) -> Simulated:
    """So many rounds by the choices of a solution of full packs; `progress` hears of every `CHUNK` of them."""
    began = time.process_time()
    table = Table(solution, seed)
    total = squares = 0.0
    for number in range(1, rounds + 1):
        result = table.round()
        total += result
        squares += result * result
        if progress is not None and number % CHUNK == 0:
            progress(CHUNK)
    mean = total / rounds
    error = ((squares / rounds - mean * mean) / rounds) ** 0.5
    return Simulated(rounds, mean, error, time.process_time() - began)
