"""Which card to play: the one that leaves the best chance in the mão, and of equals the one that gives least away."""

from random import Random
from typing import Final

from carteado.bots.truco.reading import Reading
from carteado.bots.truco.strength import NOTHING, outlook, powers, without
from carteado.game import Action
from carteado.truco.acts import Blind, Choose, Play
from carteado.truco.views import TrucoView

EQUAL: Final = 1e-9


def best_play(reading: Reading, plays: list[Play]) -> Play:
    """The best of these plays of single cards."""
    look = outlook(reading)
    hand = powers(reading)
    judged: list[tuple[float, Play]] = []
    for play in plays:
        at = reading.hand.index(play.card)
        judged.append((look.after(NOTHING if play.down else hand[at], without(hand, at)), play))
    most = max(value for value, _ in judged)
    equals = [play for value, play in judged if value >= most - EQUAL]
    return min(equals, key=lambda play: (reading.power[play.card.index], not play.down, play.card))


def blind_play(view: TrucoView, plays: list[Blind], power: tuple[int, ...], rng: Random) -> Blind:
    """In the dark a card face down can only lose: any place, open; a card lying open is known and goes first if strong."""
    dealt = view.known.hands[view.seat].dealt_cards
    middle = sorted(filter(None, power))[sum(map(bool, power)) // 2]
    strength = {place: middle if (card := dealt[place - 1]) is None else power[card.index] for place in (1, 2, 3)}
    shown = [play for play in plays if not play.down]
    most = max(strength[play.place] for play in shown)
    return rng.choice([play for play in shown if strength[play.place] == most])


def kept_card(choices: list[Choose], power: tuple[int, ...]) -> Choose:
    """Of the cards an opponent threw together, the weakest stays."""
    return min(choices, key=lambda choice: (power[choice.card.index], choice.card))


def single_cards(legal: tuple[Action, ...]) -> list[Play]:
    """The plays of the menu that carry no call."""
    return [action for action in legal if isinstance(action, Play) and not action.call]
