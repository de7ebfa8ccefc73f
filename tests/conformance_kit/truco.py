"""The hooks of truco: scores near the end, rulings that name cards, and what remembered cards pin down."""

from itertools import permutations
from random import Random
from typing import Any, Final

from carteado.cards import Card, cards
from carteado.game import REFEREE, Action, State, View
from carteado.truco.acts import Ruling
from carteado.truco.views import Fallen, Hand, Mesa, TrucoView
from conformance_kit.hooks import Hooks

SCORES: Final = ((0, 0), (11, 4), (6, 11), (11, 11), (10, 11), (9, 8), (11, 10), (3, 10))
RICH: Final = cards("4P 7C AE 7O 3P 3C 3E 3O 2P 2C 2E 2O KP KC")
IN_HAND: Final = 99
RULED: Final = (*SCORES, (12, 3), (7, 14))


def start(rng: Random) -> dict[str, Any]:
    """Scores that bring ordinary, eleven and iron hands alike; now and then the seats draw for the deal, or nobody cuts."""
    position: dict[str, Any] = {"score": rng.choice(SCORES)}
    if rng.random() < 0.85:
        position["dealer"] = rng.randrange(4)
    if rng.random() < 0.15:
        position["cut"] = False
    return position


def pack(deck: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Any order; every other time one with rich hands (unless it is cut), for manilhas together and tied vazas."""
    order = list(deck)
    rng.shuffle(order)
    if rng.random() < 0.5:
        dealt = rng.sample(RICH, 12)
        order = [card for card in order if card not in dealt] + dealt
    return tuple(order)


def rulings(state: State, rng: Random) -> list[Action]:
    """Rulings over cards that a referee at this table might give, accepted or not."""
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    mesa = view.known
    told: list[Action] = [Ruling("FEN-39", score=rng.choice(RULED), why="decisão da Comissão")]
    if mesa.phase != "play":
        return told
    turn = mesa.hands[mesa.turn].seen()
    several = [Ruling("FEN-23", mesa.turn, turn[:count], down) for count in range(4) for down in range(3)]
    told += [ruling for ruling in several if 2 <= len(ruling.cards) + ruling.face_down <= len(turn)]
    told += [Ruling("FEN-18", mesa.turn, (card,)) for card in turn[:1]]
    for hand in mesa.hands:
        told += [
            Ruling("S-FEN-25", hand.seat, (card,), sanction=what)
            for card in hand.seen()[-1:]
            for what in ("", "return", "stands")
        ]
        told.append(Ruling("FEN-22", hand.seat))
    return told


def fixed(view: View) -> frozenset[str]:
    """The places where only one card can lie: those that remembered cards fill in every way they fit."""
    assert isinstance(view, TrucoView)
    return frozenset().union(*[_fixed_of(view.known, hand) for hand in view.known.hands])


def _fixed_of(mesa: Mesa, hand: Hand) -> frozenset[str]:
    since = dict.fromkeys(hand.partner_cards, 0)
    since |= dict(zip(hand.exposed_cards, hand.exposed_since, strict=True))
    slots = _unseen_slots(mesa, hand)
    seen = _seen(mesa, hand)
    remembered = [card for card in sorted(since) if card not in seen]
    values: dict[str, set[Card | None]] = {name: set() for name, _ in slots}
    for way in permutations(range(len(slots)), len(remembered)):
        if all(slots[at][1] >= since[card] for at, card in zip(way, remembered, strict=True)):
            lying: dict[int, Card] = dict(zip(way, remembered, strict=True))
            for at, (name, _) in enumerate(slots):
                values[name].add(lying.get(at))
    pinned = [name for name, faces in values.items() if None not in faces and len(faces) == 1]
    return frozenset(label for name in pinned for label in _labels(name, hand))


def _unseen_slots(mesa: Mesa, hand: Hand) -> list[tuple[str, int]]:
    """The cards of this hand whose faces are not seen: the place, and when it fell, last of all if it has not."""
    fallen = [card for vaza in mesa.vazas for card in vaza]
    slots = [(f"table {nth}", nth) for nth, card in enumerate(fallen) if card.seat == hand.seat and card.card is None]
    in_hand = hand.count - len([card for card in hand.dealt_cards if card is not None and not _fell(fallen, card)])
    return slots + [(f"hand {hand.seat}", IN_HAND)] * in_hand


def _fell(fallen: list[Fallen], card: Card) -> bool:
    return any(one.card == card for one in fallen)


def _seen(mesa: Mesa, hand: Hand) -> set[Card]:
    fallen = {card.card for vaza in mesa.vazas for card in vaza}
    return {card for card in (*fallen, *hand.dealt_cards) if card is not None}


def _labels(name: str, hand: Hand) -> list[str]:
    return [name] if name.startswith("table") else [f"{name} {place}" for place in range(3)]


HOOKS: Final = Hooks(
    start=start,
    pack=pack,
    rulings=rulings,
    fixed=fixed,
    table_options={"clock": "30", "signals": "preset"},
)
