"""The referee of cacheta and pif-paf: the facts become a deal of the engine, and the engine's own judge rules in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carteado import catalogue
from carteado.arbitro.asking import AFTER, PLAY, Asked, Irregularity, Usual, Verdict
from carteado.game import PUBLIC, REFEREE, Action, Reason, Seat, State
from carteado.games.pife.rules.acts import Abandon, Follow, Raise
from carteado.games.pife.rules.family import rules_of
from carteado.games.pife.rules.incidents import VOID
from carteado.games.pife.rules.rulebook import NO_DISCARD, PifeRules
from carteado.games.pife.rules.views import Mesa, PifeView
from carteado.games.pife.rulings.deal import Deal
from carteado.games.pife.sheet.incidents import FALSE, SET_SCORE, THROWN
from carteado.pack import Ruling
from carteado.placar.consequence import GOES_ON, OVER, SAME, Consequence
from carteado.placar.consequence import VOID as NOT_PLAYED

FIRST: Final[Seat] = 1


@dataclass(frozen=True)
class Referee:
    """The referee of one of the two."""

    id: str

    def irregularities(self) -> Mapping[str, Irregularity]:
        """A batida that is none, a rebate, cards thrown away; and what the text does not foresee."""
        rules = rules_of(self.id, {})
        usual = Usual(PLAY, FIRST, Deal())
        found = [Irregularity(clause, ("offender",), "anyone", (), (), usual) for clause in _mistakes(rules)]
        if rules.chips:
            found.append(Irregularity(rules.cites["throw"], ("offender", "facts"), "anyone", (), (), usual))
        found.append(Irregularity(rules.cites["unforeseen"], (), "anyone", ("", VOID), ()))
        return {each.clause: each for each in found}

    def judged(self, asked: Asked) -> Verdict | Reason:
        """What follows, or why nothing does."""
        deal = Deal() if asked.facts is None else asked.facts
        if not isinstance(deal, Deal):
            raise ValueError("facts")
        rules = rules_of(self.id, catalogue.game(self.id).proposed(asked.options))
        if asked.clause == rules.cites["unforeseen"]:
            return _unforeseen(asked)
        if asked.clause not in self.irregularities():
            return Reason("unknown-ruling", "", (asked.clause,))
        if asked.offender is None:
            return Reason("ruling-needs-offender", asked.clause)
        if asked.when == AFTER:
            return Reason("too-late", asked.clause)
        if asked.clause == rules.cites["false"] and not rules.chips:
            return Verdict(Consequence(FALSE[rules.false_batida]), asked.offender)
        return self._ruled(rules, asked, deal, asked.offender)

    def _ruled(self, rules: PifeRules, asked: Asked, deal: Deal, offender: Seat) -> Verdict | Reason:
        """By the judge of a played game, in a deal in which so many are still in."""
        clause = rules.cites["barred"] if asked.clause == rules.cites["false"] else asked.clause
        state = self._dealt(asked, deal, offender)
        ruling = Ruling(clause, offender=offender)
        reason = state.check(REFEREE, ruling)
        if reason is not None:
            return reason
        mesa = _shown(state.apply(REFEREE, ruling).state)
        lugar = mesa.lugares[offender]
        if lugar.status == "threw":
            alone = mesa.ended == "alone"
            return Verdict(Consequence("thrown-alone" if alone else THROWN, mao=OVER if alone else GOES_ON), offender)
        if lugar.stock_only:
            return Verdict(Consequence("rebate" if rules.rebate_all_draws else "rebate-batida"), offender)
        return Verdict(Consequence(FALSE[NO_DISCARD]), offender)

    def _dealt(self, asked: Asked, deal: Deal, offender: Seat) -> State:
        """A deal in which the offender and so many after it have bet, and everybody else has abandoned."""
        game = catalogue.game(self.id)
        seats = asked.players or max(game.seats[0], deal.others + 1)
        if not 0 <= offender < seats or deal.others >= seats or seats not in game.seats or not 0 <= asked.dealer < seats:
            raise ValueError("seats")
        options = game.proposed(asked.options)
        state = catalogue.new(self.id, seats, options, dealer=asked.dealer, cut=False)
        staying = [(offender + far) % seats for far in range(deal.others + 1)]
        while (phase := _shown(state).phase) != "buying":
            actor = state.actors()[0]
            menu = state.legal(actor)
            act = menu[0] if phase != "betting" else _spoken(menu, actor in staying)
            state = state.apply(actor, act).state
        return state


def _mistakes(rules: PifeRules) -> tuple[str, ...]:
    """The clauses of which the price is the same however the deal stands."""
    if not rules.chips:
        return (rules.cites["false"],)
    return (rules.cites["false"], rules.cites["barred"], rules.cites["rebate"])


def _spoken(menu: tuple[Action, ...], stays: bool) -> Action:
    """Who stays follows, or bets as little as can be; who does not abandons."""
    kinds = (Follow, Raise) if stays else (Abandon,)
    return next(act for kind in kinds for act in menu if isinstance(act, kind))


def _shown(state: State) -> Mesa:
    view = state.view(PUBLIC)
    assert isinstance(view, PifeView)
    return view.shown


def _unforeseen(asked: Asked) -> Verdict | Reason:
    if asked.sanction == VOID:
        return Verdict(Consequence("deal-void", mao=NOT_PLAYED, deal=SAME, sanction=VOID), dealer=asked.dealer)
    if asked.sanction:
        return Reason("no-such-choice", asked.clause)
    return Verdict(Consequence(SET_SCORE, mao=GOES_ON))
