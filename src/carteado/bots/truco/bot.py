"""The truco player, phase by phase. It keeps nothing between two decisions: all it remembers is in the view."""

from random import Random

from carteado.bots.truco import calls, pack, play
from carteado.bots.truco.reading import Reading, read, rules_in
from carteado.bots.truco.strength import chance
from carteado.bots.turn import waited
from carteado.game import Action, View
from carteado.truco.acts import Blind, Choose, Play, Raise, Run, Show
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
        power = rules_in(view.regulation, view.options).strength(0)
        if phase == "choose-card":
            return play.kept_card([action for action in legal if isinstance(action, Choose)], power)
        blind = [action for action in legal if isinstance(action, Blind)]
        if blind:
            return play.blind_play(view, blind, power, rng)
        reading = read(view)
        if phase == "eleven":
            return calls.eleven(view, reading, legal)
        return _answer(view, reading, legal, rng) if phase == "answer" else _play(view, reading, legal, rng)


def _answer(view: TrucoView, reading: Reading, legal: tuple[Action, ...], rng: Random) -> Action | None:
    won = any(_shows(reading))
    said = calls.answer(calls.price(view, reading), legal, 1.0 if won else chance(reading), rng)
    return None if isinstance(said, Run) and _partner_speaks_next(view) else said


def _shows(reading: Reading) -> list[bool]:
    return []


def _partner_speaks_next(view: TrucoView) -> bool:
    """Whether this seat is asked first and its partner may still answer, so that a refusal can wait for them."""
    mesa = view.known
    partner = (view.seat + 2) % mesa.seats
    return partner not in (view.seat, *mesa.folded) and view.seat == (mesa.callers[-1] + 1) % mesa.seats


def _play(view: TrucoView, reading: Reading, legal: tuple[Action, ...], rng: Random) -> Action | None:
    show = next((action for action in legal if isinstance(action, Show)), None)
    raising = next((action for action in legal if isinstance(action, Raise)), None)
    price = calls.price(view, reading)
    if show is not None:
        return raising if raising is not None and price.we_lack > price.stake else show
    in_turn = waited(view)
    if raising is not None and calls.wants_to_call(price, raising.to, chance(reading), in_turn, rng):
        return raising
    cards = play.single_cards(legal)
    return play.best_play(reading, cards) if cards else None


def with_call(play_alone: Play, legal: tuple[Action, ...]) -> Play | None:
    """The same card thrown together with a call, where the menu has it."""
    for action in legal:
        if isinstance(action, Play) and action.call and (action.card, action.down) == (play_alone.card, play_alone.down):
            return action
    return None
