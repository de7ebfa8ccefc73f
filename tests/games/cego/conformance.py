"""The hooks of Truco Cego: scores near the end, testas, packs full of flores, and what proved songs pin down."""

from random import Random
from typing import Any, Final

from carteado.cards import Card
from carteado.game import REFEREE, Action, State
from carteado.games.cego.rules.views import CegoView
from carteado.pack import Ruling
from conformance_kit.hooks import Hooks

SCORES: Final = ((0, 0), (10, 15), (17, 9), (18, 18), (4, 20), (22, 23), (23, 23), (16, 12))


def start(rng: Random) -> dict[str, Any]:
    """Scores that bring rodas, testas and the end of a partida alike; all draw now and then; a pack often stays uncut, rich."""
    position: dict[str, Any] = {"score": rng.choice(SCORES), "form": rng.choice(("roda", "testa"))}
    if rng.random() < 0.85:
        position["dealer"] = rng.randrange(6)
    if rng.random() < 0.6:
        position["cut"] = False
    return position


def pack(deck: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Any order; every other time one that deals flores, two of a suit and many of a rank, unless it is cut."""
    order = list(deck)
    rng.shuffle(order)
    if rng.random() < 0.5:
        return tuple(order)
    hands = [_hand(order, rng) for _ in range(6)]
    return tuple([hands[seat][place] for place in range(3) for seat in range(6)] + order)


def _hand(order: list[Card], rng: Random) -> list[Card]:
    """Three cards off the order, often of one suit."""
    suit = rng.choice([card.suit for card in order])
    liked = [card for card in order if card.suit == suit][: rng.choice((1, 2, 3, 3))]
    hand = (liked + [card for card in order if card not in liked])[:3]
    for card in hand:
        order.remove(card)
    rng.shuffle(hand)
    return hand


def rulings(state: State, rng: Random) -> list[Action]:
    """Rulings that name cards, a choice or a score, as a referee at this table might give them, accepted or not."""
    view = state.view(REFEREE)
    assert isinstance(view, CegoView)
    told: list[Action] = [
        Ruling("CEGO-9.IV-12", None, sanction="redeal"),
        Ruling("CEGO-9.XIV-12", view.known.singer, sanction="sete"),
    ]
    told.append(Ruling("CEGO-11-1", score=rng.choice(SCORES), why="decisão da comissão"))
    told += [Ruling("CEGO-9.V-8", seat, sanction="flor") for seat in range(6)]
    for hand in view.known.hands:
        cards = [card for card in hand.dealt_cards if card is not None]
        some = tuple(rng.sample(cards, min(rng.choice((1, 1, 2)), len(cards))))
        told += [Ruling(clause, hand.seat, some) for clause in ("CEGO-9.V-3", "CEGO-9.V-4", "CEGO-9.V-5")]
        told += [Ruling(clause, None, some) for clause in ("CEGO-9.VIII.e-1", "CEGO-9.VIII.e-2", "CEGO-9.VIII.e-3")]
    return told


HOOKS: Final = {
    "truco-cego": Hooks(
        start=start,
        zero_sum=True,
        pack=pack,
        rulings=rulings,
        table_options={"clock": "30", "senhasInRoda": "false", "nextPartidaDealer": "rotate"},
        rare=({"envidoMinhaFlor": "void"},),
    )
}
