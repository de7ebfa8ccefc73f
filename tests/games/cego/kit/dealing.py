"""Chance for voltas played at random: hands, and which act is done."""

from collections.abc import Callable, Sequence
from random import Random

from carteado.cards import Card, card_at
from carteado.game import Action
from carteado.games.cego.rules.acts import Call, CallDown, Declare, Leave
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL

Choice = Callable[[Random, Sequence[Action]], Action]


def dealt(rng: Random) -> dict[int, str]:
    """Hands with far more flores than chance deals."""
    suits: dict[str, list[Card]] = {}
    for index in rng.sample(BARALHO_ESPANHOL, 40):
        suits.setdefault(card_at(index).suit, []).append(card_at(index))
    hands = {}
    for seat in range(6):
        full = [pile for pile in suits.values() if len(pile) >= 3]
        if full and rng.random() < 0.4:
            pile = rng.choice(full)
            cards = [pile.pop() for _ in range(3)]
        else:
            cards = rng.sample([card for pile in suits.values() for card in pile], 3)
            for card in cards:
                suits[card.suit].remove(card)
        hands[seat] = " ".join(map(str, cards))
    return hands


def follow(road: str) -> Choice:
    """More often than not an act of this road, which is words and names of acts: `truco NaoQuero`."""
    wanted = set(road.split())

    def choice(rng: Random, acts: Sequence[Action]) -> Action:
        liked = [act for act in acts if not wanted.isdisjoint((type(act).__name__, _word(act)))]
        return rng.choice(liked if liked and rng.random() < 0.7 else acts)

    return choice


def _word(act: Action) -> str:
    """The word that is said with it, or how one leaves."""
    match act:
        case Call(word, _) | CallDown(word, _) | Declare(word) | Leave(word):
            return word
        case _:
            return ""
