"""The table as a player of cacheta or pif-paf reads it, out of the view alone."""

from typing import Final

from carteado.game import Action, View
from carteado.games.pife.rules.acts import Claim, GoOut
from carteado.games.pife.rules.family import rules_of
from carteado.games.pife.rules.rulebook import FACES, RANKS, PifeRules
from carteado.games.pife.rules.sharing import NONE
from carteado.games.pife.rules.solver import Solver
from carteado.games.pife.rules.solvers import solver_of
from carteado.games.pife.rules.views import Mesa, PifeView

NOTHING: Final = -1

_RULES: Final[dict[tuple[str, tuple[tuple[str, str], ...]], PifeRules]] = {}


class Table:
    """What one seat sees: its hand as counts, the curingas, the last discard, and the rules they play by."""

    __slots__ = ("counts", "hand", "mesa", "rules", "seat", "solver", "tame", "top", "view", "wild")

    def __init__(self, view: View) -> None:
        if not isinstance(view, PifeView):
            raise TypeError(f"a player of cacheta cannot read a {type(view).__name__}")
        self.view = view
        self.mesa: Mesa = view.shown
        self.seat = view.seat
        self.rules = _rules(view)
        self.solver: Solver = solver_of(self.rules.grammar())
        self.hand: tuple[int, ...] = tuple([card.index for card in view.hand()])
        self.counts = [0] * FACES
        for face in self.hand:
            self.counts[face] += 1
        self.wild: tuple[int, ...] = tuple([card.index for card in self.mesa.wild_cards])
        tame = view.known.tame_cards[view.seat] if view.known is not None else ()
        self.tame: tuple[int, ...] = tuple([card.index for card in tame]) or NONE
        self.top = self.mesa.lixo_cards[-1].index if self.mesa.lixo_cards else NOTHING

    def taken(self) -> tuple[list[int], tuple[int, ...]]:
        """The hand with the last discard in it, and what of it is tame then."""
        counts = self.counts[:]
        counts[self.top] += 1
        tamed = self.rules.tame_when_taken and self.top in self.wild
        return counts, (*self.tame, self.top) if tamed else self.tame

    def distance(self) -> int:
        """How many cards have to be exchanged until the hand is a batida; of ten one is left over."""
        return self.solver.distance(self.counts, self.wild, self.tame)

    def dearer(self) -> float:
        """What a batida with ten cards takes from each of the others beyond one with nine; a last life is lost to either."""
        lives = [lugar.score for lugar in self.mesa.lugares if lugar.status == "in" and lugar.seat != self.seat]
        if self.rules.ten_cards < 2 or not lives:
            return 0.0
        return (self.rules.ten_cards - 1) * len([left for left in lives if left > 1]) / len(lives)


def _rules(view: PifeView) -> PifeRules:
    key = (view.regulation, view.options)
    found = _RULES.get(key)
    if found is None:
        if len(_RULES) > 256:
            _RULES.clear()
        found = _RULES[key] = rules_of(view.regulation, dict(view.options))
    return found


def batida(table: Table, legal: tuple[Action, ...]) -> GoOut | None:
    """A batida that is one, with all ten cards where there is the choice; `None` where there is none."""
    acts = [act for act in legal if isinstance(act, GoOut)]
    if not acts or not table.solver.out(table.counts, table.wild, table.tame):
        return None
    fits = table.solver.discards(table.counts, table.wild, table.tame)
    ten = table.solver.ten(table.counts, table.wild, table.tame)
    return next((act for act in reversed(acts) if (ten if act.card is None else fits >> act.card.index & 1)), None)


def claim(table: Table, legal: tuple[Action, ...]) -> Claim | None:
    """A claim of the last discard that is a batida; `None` where there is none."""
    acts = [act for act in legal if isinstance(act, Claim)]
    if not acts:
        return None
    counts, tame = table.taken()
    if not table.solver.out(counts, table.wild, tame):
        return None
    fits = table.solver.discards(counts, table.wild, tame)
    ten = table.solver.ten(counts, table.wild, tame)
    return next((act for act in reversed(acts) if (ten if act.card is None else fits >> act.card.index & 1)), None)


def partners(face: int, other: int) -> bool:
    """Whether two cards are two thirds of a meld."""
    apart = abs(face % RANKS - other % RANKS)
    if face // RANKS != other // RANKS:
        return apart == 0
    return apart in (1, 2) or (RANKS - apart in (1, 2) and 0 in (face % RANKS, other % RANKS))
