"""What a player makes of the table: the cards that are out, who is still to play, and what the others may hold.

`Odds` are a tuple by power: the chance that a card is at most that strong. Power 0 is a card face down, or none at all.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from carteado.cards import Card
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import DEALER_PAIR, OTHER_PAIR, TrucoRules
from carteado.games.truco.rules.strength import NO_CARD
from carteado.games.truco.rules.views import Fallen, Hand, TrucoView
from carteado.tricks.chances import OURS, THEIRS, TIED, Odds, hand_odds


@lru_cache(maxsize=256)
def rules_in(regulation: str, options: tuple[tuple[str, str], ...]) -> TrucoRules:
    """The rules a view is played under."""
    return rules_of(regulation, dict(options))


def turned(view: TrucoView) -> int:
    """The vira as this seat sees it, by card index; `NO_CARD` while there is none or it lies hidden."""
    card = view.known.vira_card
    return NO_CARD if card is None else card.index


@dataclass(frozen=True, slots=True)
class Other:
    """Another seat: whether it is a friend, still to play in this vaza, and what it may play, were it to pick blindly."""

    friend: bool
    to_play: bool
    odds: Odds


@dataclass(frozen=True, slots=True)
class Reading:
    """The table seen from one side. `results` are packed as in `truco.vaza`, with this side as the first.

    `kill` is the power that the side that trucoed on it (`killer`) has to beat in this vaza, 0 for none.
    """

    rules: TrucoRules
    power: tuple[int, ...]
    hand: tuple[Card, ...]
    partner: tuple[Card, ...]
    others: tuple[Other, ...]
    odds: Odds
    vaza: int
    results: int
    ours: int
    theirs: int
    played: bool
    all_tied: float
    kill: int
    killer: int


def read(view: TrucoView) -> Reading:
    """The reading of a view with a mão on the table."""
    mesa = view.known
    seat = view.seat
    rules = rules_in(view.regulation, view.options)
    power = rules.strength(rules.deck, turned(view))
    table = view.table()
    known = {hand.seat: known_cards(hand, mesa.vazas) for hand in mesa.hands if hand.seat != seat}
    odds = unseen_odds(rules, power, _seen(view, known.values()))
    went = [fallen.seat for fallen in table]
    kill, killer = _kill(view, table, power) if mesa.must_kill else (0, 0)
    return Reading(
        rules=rules,
        power=power,
        hand=view.hand(),
        partner=known.get((seat + 2) % mesa.seats, ()),
        others=tuple(
            Other(
                (hand.seat ^ seat) & 1 == 0,
                hand.seat not in went,
                hand_odds(power, known[hand.seat], hand.count, odds),
            )
            for hand in mesa.hands
            if hand.seat != seat
        ),
        odds=odds,
        vaza=len(mesa.results),
        results=_packed(mesa.results, seat & 1),
        ours=_best(table, power, seat & 1),
        theirs=_best(table, power, 1 - (seat & 1)),
        played=seat in went,
        all_tied=_all_tied(view, rules),
        kill=kill,
        killer=killer,
    )


def known_cards(hand: Hand, vazas: Sequence[Sequence[Fallen]]) -> tuple[Card, ...]:
    """The cards another seat is known to hold: exposed, laid open, or seen by its partner on eleven."""
    named = {card for card in hand.dealt_cards if card is not None}
    named.update(hand.exposed_cards, hand.partner_cards)
    if not named:
        return ()
    gone = {fallen.card for vaza in vazas for fallen in vaza}
    return tuple(sorted(card for card in named if card not in gone))


def unseen_odds(rules: TrucoRules, power: tuple[int, ...], seen: set[int]) -> Odds:
    """The odds of one card that nobody showed, given the cards that are out."""
    counts = [0] * (max(power) + 1)
    for index in rules.deck:
        if index not in seen:
            counts[power[index]] += 1
    return _cumulated(counts)


def _cumulated(counts: list[int]) -> Odds:
    total = sum(counts) or 1
    odds: list[float] = []
    at_most = 0
    for count in counts:
        at_most += count
        odds.append(at_most / total)
    odds[-1] = 1.0
    return tuple(odds)


def _seen(view: TrucoView, known: Iterable[tuple[Card, ...]]) -> set[int]:
    mesa = view.known
    seen = {card.index for cards in known for card in cards}
    seen.update(card.index for card in mesa.hands[view.seat].dealt_cards if card is not None)
    seen.update(card.index for card in mesa.burned_cards if card is not None)
    seen.update(fallen.card.index for vaza in mesa.vazas for fallen in vaza if fallen.card is not None)
    seen.update(card.index for card in (mesa.vira_card, *mesa.peeked_cards) if card is not None)
    return seen


def _packed(results: tuple[int, ...], side: int) -> int:
    return sum((TIED if won == 2 else OURS if won == side else THEIRS) << (2 * vaza) for vaza, won in enumerate(results))


def _best(table: tuple[Fallen, ...], power: tuple[int, ...], side: int) -> int:
    open_cards = [fallen.card for fallen in table if fallen.seat & 1 == side and not fallen.down]
    return max((power[card.index] for card in open_cards if card is not None), default=0)


def _kill(view: TrucoView, table: tuple[Fallen, ...], power: tuple[int, ...]) -> tuple[int, int]:
    """The best card that was trucoed on, and the side that has to beat it."""
    called_on = view.known.must_kill
    best = _best(tuple(fallen for fallen in table if fallen.seat in called_on), power, called_on[0] & 1)
    return best, THEIRS if (called_on[0] ^ view.seat) & 1 == 0 else OURS


def _all_tied(view: TrucoView, rules: TrucoRules) -> float:
    """What three ties are worth to this side, from 0 to 1; nobody's points are half the battle."""
    mesa = view.known
    side = view.seat & 1
    if mesa.kind == "eleven" and rules.eleven.triple_tie == OTHER_PAIR:
        return 0.0 if mesa.owner == side else 1.0
    if rules.triple_tie == DEALER_PAIR:
        return 1.0 if mesa.dealer & 1 == side else 0.0
    return 0.5
