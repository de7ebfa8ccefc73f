"""What a seat's own cards make, by the solver of the rules: whether they are a batida, and what is missing.

Rule 1: it reads the view of the seat alone.
"""

from collections.abc import Sequence

from carteado.cards import CARDS, Card
from carteado.games.pife.rules.rulebook import FACES, HAND
from carteado.games.pife.rules.sharing import without
from carteado.games.pife.rules.solver import Solver
from carteado.games.pife.rules.solvers import solver_of
from carteado.games.pife.rules.views import PifeView
from carteado.games.pife.words.cards import rules_in

Cards = tuple[Card, ...]


class Hand:
    """The cards of the viewer, with the discard where it is claimed; which of them are curingas, and which act no more."""

    def __init__(self, view: PifeView, claimed: Card | None = None) -> None:
        rules = rules_in(view)
        self.solver: Solver = solver_of(rules.grammar())
        self.wild = _faces(view.shown.wild_cards)
        self.tame = () if view.known is None else _faces(view.known.tame_cards[view.seat])
        self.counts = [0] * FACES
        for card in view.hand():
            self.counts[card.index] += 1
        if claimed is not None:
            self.counts[claimed.index] += 1
            if rules.tame_when_taken and claimed.index in self.wild:
                self.tame = (*self.tame, claimed.index)

    def batida(self, card: Card | None) -> tuple[Cards, ...]:
        """The melds of the batida that discards this card, or with none shows all ten; none where it is no batida."""
        counts, tame = self.counts, self.tame
        if card is not None:
            counts = counts[:]
            counts[card.index] -= 1
            tame = without(tame, card.index)
        right = self.solver.ten(counts, self.wild, tame) if card is None else self.solver.nine(counts, self.wild, tame)
        if not right:
            return ()
        found = self.solver.arranged(counts, self.wild, tame).melds
        return tuple([tuple([CARDS[face] for face in meld.in_order()]) for meld in found])

    def pifado(self) -> bool:
        """Whether nine cards lack one to go out; of ten, whether nine of them do, or are a batida already."""
        if sum(self.counts) == HAND:
            return self.solver.distance(self.counts, self.wild, self.tame) <= 1
        counts = self.counts[:]
        for face in range(FACES):
            if counts[face]:
                counts[face] -= 1
                near = self.solver.distance(counts, self.wild, without(self.tame, face))
                counts[face] += 1
                if near <= 1:
                    return True
        return False

    def outs(self) -> Cards:
        """The cards that take nine cards out when one of them is drawn."""
        mask = self.solver.outs(self.counts, self.wild, self.tame)
        return tuple([CARDS[face] for face in range(FACES) if mask >> face & 1])


def _faces(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple([card.index for card in cards])
