"""Rounds of the model with chosen cards, for its tests."""

from collections import Counter

from games.blackjack.model.counting import PACK
from games.blackjack.model.game import Model


def shoe(top: str, decks: int = 6) -> list[str]:
    """Whole packs with these cards on top."""
    first = top.split()
    rest = Counter(PACK * decks)
    rest.subtract(first)
    assert min(rest.values()) >= 0
    return first + list(rest.elements())


def table(top: str, *bets: int, **settings: str) -> Model:
    """One round, dealt: the cards in the order in which they leave the shoe, the bets of the seats in chips."""
    model = Model({"bet_min": "1", "rounds": "1", **settings}, [2 * int(settings.get("stack", "100"))] * len(bets))
    model.feed(shoe(top, int(settings.get("decks", "6"))))
    for seat, chips in enumerate(bets):
        model.act(seat, "bet", chips)
    return model


def do(model: Model, *words: str) -> Model:
    """What those who are asked say, one after the other."""
    for word in words:
        (seat,) = model.actors()
        model.act(seat, word)
    return model


def net(model: Model) -> list[float]:
    """What the round brought each seat, in chips."""
    assert model.last is not None
    return [gain / 2 for gain in model.last.gains]


def one(top: str, *words: str, **settings: str) -> float:
    """What a round brings a single seat that bet 10."""
    return net(do(table(top, 10, **settings), *words))[0]
