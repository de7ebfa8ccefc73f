"""What a player does now and then against the cards: few bluffs, and none that could cost the partida.

A false flor and a wrong song always come out, so they are worth a try only where rivals may give in before.
"""

from random import Random
from typing import Final

from carteado.games.cego.bots.reading import Points
from carteado.games.cego.bots.worth import Price, price, worth
from carteado.games.cego.rules.acts import Admit, AskFlor, LeiDoJogo
from carteado.games.cego.rules.pontos import PAIR, SONGS, place_of
from carteado.games.cego.rules.views import CegoHand, CegoView

FALSE_FLOR: Final = 0.002
HIDES_FLOR: Final = 0.01
LOW_FLOR: Final = place_of(24)
WRONG_SONG: Final = 0.004
CLOSE: Final = 3  # songs by which a wrong one goes beyond the truth at most
ASKS: Final = 0.0005
ASKS_ON_SUIT: Final = 0.01
LEI: Final = 0.03
LEI_CHANCE: Final = 0.4
LEI_BELOW: Final = 0.3
CHEAP: Final = 8  # tentos that both sides lack where a bluff that comes out decides nothing


def cheap(costs: Price) -> bool:
    """Whether the partida survives a bluff that comes out."""
    return costs.we_lack > CHEAP and costs.they_lack > CHEAP


def false_flor(points: Points, costs: Price, rng: Random) -> bool:
    """Whether to say a flor with two of a suit."""
    return points.song >= PAIR and cheap(costs) and rng.random() < FALSE_FLOR


def hides_flor(points: Points, costs: Price, rng: Random) -> bool:
    """Whether to keep quiet about a low flor."""
    return points.song <= LOW_FLOR and cheap(costs) and rng.random() < HIDES_FLOR


def wrong_song(points: Points, best: int, costs: Price, rng: Random) -> int:
    """A song a little better than the best so far and not far from the truth; 0 to be honest."""
    song = best + 1
    if song - points.song > CLOSE or song >= place_of(34) or song < PAIR or not cheap(costs) or rng.random() >= WRONG_SONG:
        return 0
    points_sung: int = SONGS[song]
    return points_sung


def lei_do_jogo(view: CegoView, action: LeiDoJogo, rng: Random) -> LeiDoJogo | None:
    """Bind the trio before the deal where little is left to lose and the falta would turn the partida."""
    costs = price(view.known, view.seat & 1)
    now = costs.now()
    if now >= LEI_BELOW or rng.random() >= LEI:
        return None
    return action if LEI_CHANCE * worth(costs.we_lack - action.falta, costs.they_lack) > now else None


def aside(view: CegoView, action: Admit | AskFlor, rng: Random) -> Admit | AskFlor | None:
    """What is said beside the play: own up to a false flor before it costs more, seldom ask a rival for one."""
    if isinstance(action, Admit):
        return action
    share = ASKS_ON_SUIT if _one_suit(view.known.hands[action.seat]) else ASKS
    return action if rng.random() < share else None


def _one_suit(hand: CegoHand) -> bool:
    """Whether two cards of a seat lie open, of one suit."""
    suits = [card.suit for card in hand.dealt_cards if card is not None]
    return len(suits) == 2 and suits[0] == suits[1]
