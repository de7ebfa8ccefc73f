"""The referee of canastra and buraco: the facts become a deal of the engine, and the engine's own judge rules in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carteado import catalogue
from carteado.arbitro.asking import AFTER, PLAY, Asked, Irregularity, Usual, Verdict
from carteado.game import CHANCE, PUBLIC, REFEREE, Reason, Seat, State
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.incidents import VOID
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.games.canastra.rules.views import CanastraView
from carteado.games.canastra.rulings.deal import Deal
from carteado.games.canastra.sheet.incidents import MINIMUM, SET_SCORE, punishes
from carteado.pack import Ruling
from carteado.placar.consequence import GOES_ON, SAME, Consequence
from carteado.placar.consequence import VOID as NOT_PLAYED

ATTEMPTS: Final = ("attempt", "attempt-2", "attempt-3", "attempt-4")
FIRST: Final[Seat] = 1  # who plays first where seat 0 deals


@dataclass(frozen=True)
class Coordination:
    """The referee of one of the two."""

    id: str

    def irregularities(self) -> Mapping[str, Irregularity]:
        """The first low opening and those after it, each by its own clause; and what the text does not foresee."""
        rules = rules_of(self.id, {})
        found = {
            rules.cites[word]: Irregularity(
                rules.cites[word], ("offender", "facts"), "anyone", (), (), Usual(PLAY, FIRST, Deal(failed=failed))
            )
            for failed, word in enumerate(ATTEMPTS)
            if punishes(rules)
        }
        unforeseen = rules.cites["unforeseen"]
        return {**found, unforeseen: Irregularity(unforeseen, (), "anyone", ("", VOID), ())}

    def judged(self, asked: Asked) -> Verdict | Reason:
        """What follows, or why nothing does."""
        deal = Deal() if asked.facts is None else asked.facts
        if not isinstance(deal, Deal):
            raise ValueError("facts")
        rules = rules_of(self.id, asked.options)
        if asked.clause == rules.cites["unforeseen"]:
            return _unforeseen(asked)
        if not punishes(rules) or asked.clause not in [rules.cites[word] for word in ATTEMPTS]:
            return Reason("unknown-ruling", "", (asked.clause,))
        return self._attempt(rules, asked, deal)

    def _attempt(self, rules: CanastraRules, asked: Asked, deal: Deal) -> Verdict | Reason:
        clause, seat = rules.cites["attempt"], asked.offender
        if seat is None:
            return Reason("ruling-needs-offender", clause)
        if asked.when == AFTER or deal.opened:
            return Reason("no-minimum-now", clause)
        state = self._dealt(asked, deal, seat)
        ruling = Ruling(clause, offender=seat)
        for _ in range(deal.failed):
            state = state.apply(REFEREE, ruling).state if state.check(REFEREE, ruling) is None else state
        reason = state.check(REFEREE, ruling)
        if reason is not None:
            return reason
        side = catalogue.game(self.id).sides(4, asked.options)[seat]
        view = state.apply(REFEREE, ruling).state.view(PUBLIC)
        assert isinstance(view, CanastraView)
        minimum = view.shown.lados[side].minimum
        return Verdict(Consequence("low-opening", minimum, side, GOES_ON, part=MINIMUM), seat)

    def _dealt(self, asked: Asked, deal: Deal, seat: Seat) -> State:
        """A deal that the side in question began with its points, the other side with none."""
        sides = catalogue.game(self.id).sides(4, asked.options)
        score = tuple([deal.points if side == sides[seat] else 0 for side in (0, 1)])
        state = catalogue.new(self.id, options=asked.options, dealer=asked.dealer % 4, cut=False, score=score)
        return state.apply(CHANCE, state.legal(CHANCE)[0]).state


def _unforeseen(asked: Asked) -> Verdict | Reason:
    if asked.sanction == VOID:
        return Verdict(Consequence("deal-void", mao=NOT_PLAYED, deal=SAME, sanction=VOID), dealer=asked.dealer)
    if asked.sanction:
        return Reason("no-such-choice", asked.clause)
    return Verdict(Consequence(SET_SCORE, mao=GOES_ON))
