"""The truco player, phase by phase. It keeps nothing between two decisions: all it remembers is in the view."""

from random import Random

from carteado.game import Action, View
from carteado.games.truco.bots import calls, pack, play
from carteado.games.truco.bots.killing import killers, may_kill
from carteado.games.truco.bots.reading import Reading, read
from carteado.games.truco.bots.strength import Outlook, outlook
from carteado.games.truco.rules.acts import Blind, Choose, Run, Show
from carteado.games.truco.rules.rulebook import FIRST_BINDS
from carteado.games.truco.rules.views import TrucoView
from carteado.tricks.play import Play


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
            return pack.handle(view, legal, rng)
        if phase == "choose-card":
            return play.kept_card(view, [action for action in legal if isinstance(action, Choose)])
        if phase == "exposed":
            return play.turned_up(view, legal)
        blind = [action for action in legal if isinstance(action, Blind)]
        if blind:
            return play.blind_play(view, blind, rng)
        reading = read(view)
        if phase == "eleven":
            return calls.eleven(view, reading, legal)
        return _answer(view, reading, legal, rng) if phase == "answer" else _play(view, reading, legal, rng)


def _answer(view: TrucoView, reading: Reading, legal: tuple[Action, ...], rng: Random) -> Action | None:
    chance = calls.heard(view, outlook(reading).chance())
    binding = calls.after_call(reading, calls.step_asked(legal))
    raised = chance if binding is reading else calls.heard(view, outlook(binding).chance())
    said = calls.answer(calls.price(view, reading), legal, chance, raised, rng)
    return None if isinstance(said, Run) and _partner_speaks_next(view, reading) else said


def _partner_speaks_next(view: TrucoView, reading: Reading) -> bool:
    """Whether this seat is asked first and would bind its partner, so that a refusal can wait for them."""
    mesa = view.known
    partner = (view.seat + 2) % mesa.seats
    if reading.rules.answer != FIRST_BINDS or partner in (view.seat, *mesa.folded):
        return False
    return view.seat == (mesa.callers[-1] + 1) % mesa.seats


def _play(view: TrucoView, reading: Reading, legal: tuple[Action, ...], rng: Random) -> Action | None:
    look = outlook(reading)
    in_turn = view.waited
    cards = play.single_cards(legal)
    card = play.best_play(look, cards) if cards else None
    to = calls.step_asked(legal)
    price = calls.price(view, reading)
    show = next((action for action in legal if isinstance(action, Show)), None)
    if show is not None and (not calls.may_still_raise(view, reading) or price.we_lack <= price.stake):
        return show
    if not to:
        return card if show is None else show if in_turn else None
    called = _once_called(reading, to, look, card, cards)
    if called is None:
        return card if show is None else show
    look, thrown = called
    if show is not None or calls.wants_to_call(price, to, calls.believed(view, look.chance()), in_turn, rng):
        return calls.spoken(to, thrown, legal, rng)
    return card


def _once_called(
    reading: Reading, to: int, look: Outlook, card: Play | None, cards: list[Play]
) -> tuple[Outlook, Play | None] | None:
    """The outlook once this seat has called, and the card for it; `None` where it cannot beat what it then has to."""
    binding = calls.after_call(reading, to)
    if binding is reading:
        return look, card
    killing = killers(binding, cards)
    if not (killing if cards else may_kill(binding)):
        return None
    look = outlook(binding)
    return look, play.best_play(look, killing) if killing else None
