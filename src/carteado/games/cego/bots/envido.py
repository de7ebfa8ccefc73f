"""Envido: when to open it, and what to answer. Every choice is weighed by the chance to win the partida that it leaves.

Who cannot answer well alone leaves it to the partners; the last of them decides.
"""

from random import Random
from typing import Final

from carteado.game import Action
from carteado.games.cego.bots.bluffs import cheap
from carteado.games.cego.bots.hands import envido_chance
from carteado.games.cego.bots.menu import Menu
from carteado.games.cego.bots.worth import Price
from carteado.games.cego.rules import words
from carteado.games.cego.rules.acts import Call
from carteado.games.cego.rules.views import CegoView

OPENINGS: Final = (words.ENVIDO, words.REAL_ENVIDO, words.FALTA_ENVIDO)
RAISES: Final = (words.ENVIDO_ENVIDO, words.REAL_ENVIDO, words.FALTA_ENVIDO)
DEAR: Final = 4  # tentos from which a falta is not taken lightly

# How often a call is refused, and how much who takes it has (see `hands.SAYS`): a plain one, a raise, a falta worth a lot.
PLAIN: Final = (0.25, 1)
RAISED: Final = (0.3, 2)
FALTA: Final = (0.7, 4)
FALTA_SAYS: Final = 3
MARGIN: Final = 0.004
EAGER: Final = 0.9
LEAST: Final = 0.4
BLUFF: Final = 0.04
WITH_CARD_DOWN: Final = 0.05


def chance_of(view: CegoView, song: int, said: int, alone: bool) -> float:
    """The chance to win the envido; with `alone` the partners are taken to have little, for they would speak."""
    mesa, side = view.known, view.seat & 1
    order = (view.seat - mesa.first) % 6
    fresh = deferred = rivals = behind = 0
    for hand in mesa.hands:
        if not hand.playing or hand.seat == view.seat:
            continue
        if hand.seat & 1 != side:
            rivals += 1
            behind += (hand.seat - mesa.first) % 6 > order
        elif alone or hand.count < 3:
            deferred += 1
        else:
            fresh += 1
    return envido_chance(song, fresh, deferred, rivals, behind, said) if rivals else 1.0


def opening(view: CegoView, song: int, menu: Menu, costs: Price, rng: Random) -> Call | None:
    """The envido worth calling, if any; now and then one without the points for it."""
    best: Call | None = None
    most = costs.now() + MARGIN
    for word in OPENINGS:
        call = menu.calls.get(word)
        if call is None:
            continue
        refuses, said = FALTA if word == words.FALTA_ENVIDO and call.value >= DEAR else PLAIN
        chance = chance_of(view, song, said, False)
        value = costs.called(1, call.value, refuses, chance)
        if chance >= LEAST and value > most:
            best, most = call, value
    if best is not None:
        return best if rng.random() < EAGER else None
    if rng.random() < BLUFF and cheap(costs):
        return menu.calls.get(words.ENVIDO)
    return None


def said_by_them(view: CegoView) -> int:
    """How much the call that waits for an answer says."""
    chain = view.known.chain
    if not chain or view.known.lei >= 0:
        return 0
    if chain[-1] == words.FALTA_ENVIDO and view.known.envido[0] >= DEAR:
        return FALTA_SAYS
    return PLAIN[1] if len(chain) == 1 else RAISED[1]


def wanted(view: CegoView, song: int, costs: Price) -> float:
    """How much better it is to take the envido that waits than to refuse it."""
    accepted, refused = view.known.envido
    chance = chance_of(view, song, said_by_them(view), True)
    return costs.settled(accepted, chance) - costs.lost(refused)


def answer(view: CegoView, song: int, menu: Menu, costs: Price) -> Action | None:
    """Quero, a raise, or no; a partner who has not spoken is left the no."""
    accepted, refused = view.known.envido
    said = said_by_them(view)
    best: Action | None = menu.refusal()
    most = costs.lost(refused)
    quero = menu.quero()
    if quero is not None:
        value = costs.settled(accepted, chance_of(view, song, said, True))
        if value > most:
            best, most = quero, value
    for word in RAISES:
        call = menu.calls.get(word)
        if call is None:
            continue
        refuses, tells = FALTA if word == words.FALTA_ENVIDO and call.value >= DEAR else RAISED
        chance = chance_of(view, song, max(said, tells), True)
        value = costs.called(accepted, call.value, refuses, chance) - MARGIN
        if chance >= LEAST and value > most:
            best, most = call, value
    return best
