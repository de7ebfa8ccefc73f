"""Truco, retruco, vale quatro: when to call, to take and to refuse, by the chance to win the partida that it leaves."""

from random import Random
from typing import Final

from carteado.game import Action
from carteado.games.cego.bots.menu import Menu
from carteado.games.cego.bots.worth import Price
from carteado.games.cego.rules import words
from carteado.games.cego.rules.acts import Call
from carteado.games.cego.rules.views import CegoView
from carteado.tricks.chances import cooled

# By step: how often it is refused, and how much their call, or their taking ours, says against our chances.
REFUSES: Final = (0.0, 0.25, 0.2, 0.15)
THEIR_CALL: Final = (1.0, 0.7, 0.5, 0.4)
THEY_STAY: Final = 0.6
PARTNER_DEFERRED: Final = 0.9
MARGIN: Final = 0.005
MARGIN_EARLY: Final = 0.02  # before the points are settled: a truco closes them to this side
EAGER: Final = 0.85
BLUFF: Final = 0.015
BLUFF_BELOW: Final = 0.4
FIRM: Final = 0.45  # with less, a partner who has not spoken is asked first
SURE: Final = 0.999


def doubted(chance: float, factor: float) -> float:
    """A chance cooled by what somebody said, unless nothing can go wrong."""
    return chance if chance > SURE else cooled(chance, factor)


def call(view: CegoView, menu: Menu, costs: Price, chance: float, rng: Random) -> Call | None:
    """The next step of truco, where it is worth calling; now and then without."""
    mesa = view.known
    step = mesa.level + 1
    if step >= len(words.TRUCO_CALLS):
        return None
    offered = menu.calls.get(words.TRUCO_CALLS[step])
    if offered is None:
        return None
    early = mesa.points == "open" and mesa.hands[view.seat].count == 3
    quiet = costs.settled(step, chance)
    gain = costs.called(step, step + 1, REFUSES[step], doubted(chance, THEY_STAY)) - quiet
    if costs.won(step) == 1.0:
        gain = costs.settled(step + 1, doubted(chance, THEY_STAY)) - quiet
    if gain > (MARGIN_EARLY if early else MARGIN):
        return offered if rng.random() < EAGER else None
    bluffing = not early and chance < BLUFF_BELOW and costs.they_lack > step + 1 and rng.random() < BLUFF
    return offered if bluffing else None


def believed(view: CegoView, chance: float) -> float:
    """The chance to win the vazas, less what the rivals said when they called, and partners who did not take it."""
    mesa, side = view.known, view.seat & 1
    deferred = sum([hand.playing and hand.seat & 1 == side and hand.seat not in view.actors for hand in mesa.hands])
    step = mesa.asked or 1
    return doubted(chance, THEIR_CALL[step] * PARTNER_DEFERRED**deferred)


def wanted(view: CegoView, costs: Price, chance: float) -> float:
    """How much better it is to take the truco that is asked than to refuse it."""
    step = view.known.asked or 1
    return costs.settled(step + 1, believed(view, chance)) - costs.lost(step)


def raise_gain(view: CegoView, costs: Price, chance: float) -> float:
    """How much better it is to raise the truco that is asked than to take it."""
    step = view.known.asked or 1
    if step >= 3:
        return -1.0
    chance = believed(view, chance)
    stays = doubted(chance, THEY_STAY)
    return costs.called(step + 1, step + 2, REFUSES[step + 1], stays) - costs.settled(step + 1, chance) - MARGIN


def answer(view: CegoView, menu: Menu, costs: Price, chance: float, rng: Random) -> Action | None:
    """Quero, quero and more, or no; a partner who has not spoken is left the no, and what is in doubt."""
    higher = menu.quero(raising=True)
    bluffing = chance < BLUFF_BELOW and costs.they_lack > view.known.asked + 2 and rng.random() < BLUFF
    if higher is not None and bluffing:
        return higher
    if wanted(view, costs, chance) <= 0.0:
        return menu.refusal()
    if menu.defer is not None and believed(view, chance) < FIRM:
        return menu.defer
    if higher is not None and raise_gain(view, costs, chance) > 0.0:
        return higher
    return menu.quero()
