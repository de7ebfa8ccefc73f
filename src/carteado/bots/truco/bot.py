"""The truco player, phase by phase. It keeps nothing between two decisions: all it remembers is in the view."""

from random import Random

from carteado.bots.truco import calls, pack, play
from carteado.bots.truco.reading import Reading, read, rules_in
from carteado.bots.truco.strength import outlook
from carteado.game import Action, View
from carteado.truco.acts import Blind, Choose, Run, Show
from carteado.truco.views import TrucoView


class TrucoBot:
    """Plays every code of truco between two sides, under every house rule."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """The act this player likes best; `None` out of turn, or to leave an answer to its partner."""
        if not isinstance(view, TrucoView):
            raise TypeError(f"the truco bot cannot read a {type(view).__name__}")
        if not legal:
            return None
        phase = view.known.phase
        if phase in ("draw", "cut", "deal"):
            return pack.handle(legal, rng)
        rules = rules_in(view.regulation, view.options)
        if phase == "choose-card":
            return play.kept_card([action for action in legal if isinstance(action, Choose)], rules)
        blind = [action for action in legal if isinstance(action, Blind)]
        if blind:
            return play.blind_play(view, blind, rules, rng)
        reading = read(view)
        if phase == "eleven":
            return calls.eleven(view, reading, legal)
        return _answer(view, reading, legal, rng) if phase == "answer" else _play(view, reading, legal, rng)


def _answer(view: TrucoView, reading: Reading, legal: tuple[Action, ...], rng: Random) -> Action | None:
    said = calls.answer(calls.price(view, reading), legal, outlook(reading).chance(), rng)
    return None if isinstance(said, Run) and _partner_speaks_next(view) else said


def _partner_speaks_next(view: TrucoView) -> bool:
    """Whether this seat is asked first and its partner may still answer, so that a refusal can wait for them."""
    mesa = view.known
    partner = (view.seat + 2) % mesa.seats
    return partner not in (view.seat, *mesa.folded) and view.seat == (mesa.callers[-1] + 1) % mesa.seats


def _play(view: TrucoView, reading: Reading, legal: tuple[Action, ...], rng: Random) -> Action | None:
    look = outlook(reading)
    in_turn = view.waited
    cards = play.single_cards(legal)
    card = play.best_play(look, cards) if cards else None
    to = calls.step_asked(legal)
    price = calls.price(view, reading)
    show = next((action for action in legal if isinstance(action, Show)), None)
    if show is not None:
        if not calls.may_still_raise(view, reading) or price.we_lack <= price.stake:
            return show
        if not to:
            return show if in_turn else None
        return calls.spoken(to, card, legal, rng)
    if to and calls.wants_to_call(price, to, calls.believed(view, look.chance()), in_turn, rng):
        return calls.spoken(to, card, legal, rng)
    return card
