"""Which card to play: the one that leaves the best chance in the mão, and of equals the one that gives least away.

In the dark the unseen cards are as good as the unseen cards are on average.
"""

from random import Random
from typing import Final

from carteado.game import Action
from carteado.games.truco.bots.killing import killers
from carteado.games.truco.bots.reading import read, rules_in, turned
from carteado.games.truco.bots.strength import ALL_DARK, Outlook, outlook
from carteado.games.truco.rules.acts import Blind, Choose
from carteado.games.truco.rules.rulebook import BLIND_ALL, VIRA_LAST
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Keep, Refuse
from carteado.tricks.chances import NOTHING, Odds, without
from carteado.tricks.play import Play

EQUAL: Final = 1e-9
EVEN: Final = 0.5
HAND: Final = 3


def best_play(look: Outlook, plays: list[Play]) -> Play:
    """The best of these plays of single cards; of equals the one that beats what was trucoed on, then the weakest."""
    power = look.reading.power
    judged: list[tuple[float, Play]] = []
    for play in plays:
        strength = power[play.card.index]
        judged.append((look.after(NOTHING if play.down else strength, without(look.hand, strength)), play))
    most = max(value for value, _ in judged)
    equals = [play for value, play in judged if value >= most - EQUAL]
    equals = killers(look.reading, equals) or equals
    return min(equals, key=lambda play: (power[play.card.index], not play.down, play.card))


def blind_play(view: TrucoView, plays: list[Blind], rng: Random) -> Blind:
    """In the dark a card face down can only lose: an open one, from a place unseen unless a card lying open is better.

    Where it makes no difference to the vaza, the card that lies open goes if it is a weak one.
    """
    shown = [play for play in plays if not play.down] or plays
    hand = view.known.hands[view.seat]
    faces = {play: hand.dealt_cards[play.place - 1] for play in shown}
    if all(card is None for card in faces.values()):
        return rng.choice(shown)
    reading = read(view)
    usual = middle(reading.odds)
    rest = (usual,) * (hand.count - 1)
    look = Outlook(reading, reading.others, rest, ALL_DARK if reading.rules.iron == BLIND_ALL else 1)
    powers = {play: usual if card is None else reading.power[card.index] for play, card in faces.items()}
    judged = {play: _unseen(look) if card is None else look.after(powers[play], rest) for play, card in faces.items()}
    most = max(judged.values())
    equals = [play for play in shown if judged[play] >= most - EQUAL]
    least = min(powers[play] for play in equals)
    return rng.choice([play for play in equals if powers[play] == least])


def _unseen(look: Outlook) -> float:
    """The chance to win the mão if a card falls that nobody has seen."""
    odds = look.reading.odds
    return sum((odds[level] - odds[level - 1]) * look.after(level, look.hand) for level in range(1, len(odds)))


def turned_up(view: TrucoView, legal: tuple[Action, ...]) -> Action:
    """Keep a card that turned up in the deal, or not: another card would come, or another deal, whichever the code has."""
    keep = next(action for action in legal if isinstance(action, Keep))
    refuse = next(action for action in legal if isinstance(action, Refuse))
    reading = read(view)
    if reading.rules.vira == VIRA_LAST and len(reading.hand) == HAND:
        return keep if outlook(reading).chance() >= EVEN else refuse
    return keep if reading.power[keep.card.index] > middle(reading.odds) else refuse


def middle(odds: Odds) -> int:
    """The power that half of the unseen cards do not exceed."""
    return next(level for level, chance in enumerate(odds) if chance >= EVEN)


def kept_card(view: TrucoView, choices: list[Choose]) -> Choose:
    """Of the cards an opponent threw together, the weakest stays."""
    rules = rules_in(view.regulation, view.options)
    power = rules.strength(rules.deck, turned(view))
    return min(choices, key=lambda choice: (power[choice.card.index], choice.card))


def single_cards(legal: tuple[Action, ...]) -> list[Play]:
    """The plays of the menu that carry no call."""
    return [action for action in legal if isinstance(action, Play) and not action.call]
