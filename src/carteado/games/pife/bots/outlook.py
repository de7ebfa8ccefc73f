"""What may still come: how many copies of each face nobody has seen, and where the others may have them.

Rule 1: only what this seat saw is counted: its own cards, the lixo, the vira, what all know of the other hands, and what those
        hands have thrown.
"""

from typing import Final

from carteado.games.pife.bots.table import Table
from carteado.games.pife.rules.rulebook import FACES, HAND
from carteado.games.pife.rules.shapes import groups, mask, runs
from carteado.games.pife.rules.sharing import COPIES

KEPT: Final = 0.25  # how much a copy counts that another hand is known to hold
THROWN: Final = 0.4  # how likely a hand that threw a face is to hold what goes with it, against any other hand

TRIOS: Final[tuple[tuple[int, ...], ...]] = (*runs(3), *groups(3))
MASKS: Final[tuple[int, ...]] = tuple([mask(trio) for trio in TRIOS])
RUNS: Final = len(runs(3))
FOURS: Final[tuple[int, ...]] = tuple([mask(four) for four in (*runs(4), *groups(4))])
WITH: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [
        tuple([(one, other) for trio in TRIOS if face in trio for one, other in [[card for card in trio if card != face]]])
        for face in range(FACES)
    ]
)


class Outlook:
    """Copies by face: `live` may come to this seat, `unseen` lie nobody knows where."""

    __slots__ = ("live", "table", "total", "unseen")

    def __init__(self, table: Table) -> None:
        self.table = table
        mesa, known = table.mesa, table.view.known
        self.unseen = [COPIES - count for count in table.counts]
        for card in mesa.lixo_cards:
            self.unseen[card.index] -= 1
        if mesa.vira is not None and not table.rules.vira_playable:
            self.unseen[mesa.vira.index] -= 1
        self.live = [float(copies) for copies in self.unseen]
        for seat, held in enumerate(known.held_cards if known is not None else ()):
            if seat != table.seat:
                for card in held:
                    self.unseen[card.index] -= 1
                    self.live[card.index] += KEPT - 1.0
        self.total = max(1, sum(self.unseen))

    def danger(self, face: int) -> float:
        """How many melds, as far as one can tell, this card would complete for those who may take it."""
        return sum([self._completes(face, seat) for seat in self.takers()])

    def takers(self) -> list[int]:
        """Who may take a discard of this seat: the next one; where it may be claimed all others."""
        table = self.table
        still = [lugar.seat for lugar in table.mesa.lugares if lugar.status == "in" and lugar.seat != table.seat]
        if table.rules.louca or not still:
            return still
        step, seats = table.rules.step, table.mesa.seats
        return [min(still, key=lambda seat: (seat - table.seat) * step % seats)]

    def _completes(self, face: int, seat: int) -> float:
        known = self.table.view.known
        assert known is not None
        held = [card.index for card in known.held_cards[seat]]
        thrown = [card.index for card in known.proof_cards[seat]]
        rate = HAND / self.total
        found = 0.0
        for one, other in WITH[face]:
            found += self._has(one, held, thrown, rate) * self._has(other, held, thrown, rate)
        return found * (THROWN if face in thrown else 1.0)

    def _has(self, face: int, held: list[int], thrown: list[int], rate: float) -> float:
        if face in held:
            return 1.0
        return self.unseen[face] * rate * (THROWN if face in thrown else 1.0)
