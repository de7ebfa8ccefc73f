"""Which card to play: the one that leaves the best chance in the mão, and of equals the one that gives least away."""

from random import Random
from typing import Final

from carteado.bots.truco.strength import NOTHING, Outlook, without
from carteado.game import Action
from carteado.truco.acts import Blind, Choose, Play
from carteado.truco.rules import TrucoRules
from carteado.truco.views import TrucoView

EQUAL: Final = 1e-9


def best_play(look: Outlook, plays: list[Play]) -> Play:
    """The best of these plays of single cards."""
    power = look.reading.power
    judged: list[tuple[float, Play]] = []
    for play in plays:
        strength = power[play.card.index]
        judged.append((look.after(NOTHING if play.down else strength, without(look.hand, strength)), play))
    most = max(value for value, _ in judged)
    equals = [play for value, play in judged if value >= most - EQUAL]
    return min(equals, key=lambda play: (power[play.card.index], not play.down, play.card))


def blind_play(view: TrucoView, plays: list[Blind], rules: TrucoRules, rng: Random) -> Blind:
    """In the dark a card face down can only lose: an open one, from a place unseen unless a card lying open is better."""
    power = rules.strength(0)
    middle = sorted(power[index] for index in rules.deck)[len(rules.deck) // 2]
    dealt = view.known.hands[view.seat].dealt_cards
    strength: dict[Blind, int] = {}
    for play in plays:
        card = dealt[play.place - 1]
        if not play.down:
            strength[play] = middle if card is None else power[card.index]
    most = max(strength.values())
    return rng.choice([play for play, level in strength.items() if level == most])


def kept_card(choices: list[Choose], rules: TrucoRules) -> Choose:
    """Of the cards an opponent threw together, the weakest stays."""
    power = rules.strength(0)
    return min(choices, key=lambda choice: (power[choice.card.index], choice.card))


def single_cards(legal: tuple[Action, ...]) -> list[Play]:
    """The plays of the menu that carry no call."""
    return [action for action in legal if isinstance(action, Play) and not action.call]
