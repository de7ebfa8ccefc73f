"""Packs made to order: the hands a test names, and weak cards wherever it names none.

Top card first, as `Shuffle` takes them. FENACEF deals from the bottom, one by one, from the dealer's right: the card
k places from the bottom goes to seat (dealer + 1 + k) % 4.
"""

from collections.abc import Mapping

from carteado.cards import CARDS, Card, cards
from carteado.games.truco.rules.baralho import NOWHERE, stacked
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import NO_VIRA

# All forty, the weakest first, so that no unnamed hand gets a manilha.
FRACAS = cards(
    "4C 4E 4O 5P 5C 5E 5O 6P 6C 6E 6O 7P 7E QP QC QE QO JP JC JE JO KP KC KE KO AP AC AO 2P 2C 2E 2O 3P 3C 3E 3O 7O AE 7C 4P"
)


def pack_for(dealer: int, hands: Mapping[int, str]) -> tuple[Card, ...]:
    """A pack, top card first, that deals these hands; a hand may name fewer than three cards."""
    named = {seat: list(cards(text)) for seat, text in hands.items()}
    _demand_distinct([card for hand in named.values() for card in hand])
    spare = [card for card in FRACAS if not any(card in hand for hand in named.values())]
    dealt = [_next_card(named.get((dealer + 1 + nth) % 4, []), spare) for nth in range(12)]
    return tuple(spare + dealt[::-1])


def pack_of(
    jogo: str, dealer: int, seats: int, hands: Mapping[int, str], vira: str = "", opcoes: Mapping[str, str] | None = None
) -> tuple[Card, ...]:
    """A pack of any code, top card first, that deals these hands and this vira when nobody cuts or burns.

    Where a test names no vira it is 4O, or the next weak card free; a card nobody names is as weak as may be.
    """
    rules = rules_of(jogo, opcoes or {})
    named = {seat: list(cards(text)) for seat, text in hands.items()}
    taken = [card for hand in named.values() for card in hand]
    turned = NOWHERE
    if rules.vira != NO_VIRA:
        taken.append(Card.of(vira) if vira else next(card for card in (Card.of("4O"), *FRACAS) if card not in taken))
        turned = taken[-1].index
    _demand_distinct(taken)
    power = rules.strength(rules.deck, turned)
    deck = [card for card in FRACAS if card.index in rules.deck]
    spare = sorted([card for card in deck if card not in taken], key=lambda card: power[card.index])
    dealt = {
        seat * 3 + place: _next_card(named.get(seat, []), spare).index
        for place in range(3)
        for seat in [(dealer + 1 + nth) % seats for nth in range(seats)]
    }
    return tuple([CARDS[index] for index in stacked(rules, dealer, seats, dealt, turned)])


def pack_with(bottom: str = "", top: str = "", deck: tuple[Card, ...] = FRACAS) -> tuple[Card, ...]:
    """A pack, top card first, with these cards at its ends: `bottom` is read from the bottom up, `top` from the top down."""
    below, above = cards(bottom), cards(top)
    _demand_distinct([*below, *above])
    middle = [card for card in deck if card not in below and card not in above]
    return (*above, *middle, *below[::-1])


def _next_card(hand: list[Card], spare: list[Card]) -> Card:
    return hand.pop(0) if hand else spare.pop(0)


def _demand_distinct(named: list[Card]) -> None:
    twice = sorted({str(card) for card in named if named.count(card) > 1})
    if twice:
        raise ValueError(f"named twice: {' '.join(twice)}")
