"""Exercises: a hand dealt so that there is something to decide, of a kind that is drawn by weight.

Rule 1: what is drawn is a kind, then the cards that make it, as often as the shoe has them; a few hands come of a card that was
        hit, so that one learns what three cards change.
Rule 2: a hand that nobody could get wrong is no exercise: then another kind is drawn. Who did get it wrong, so that it weighs
        more than what nothing is said of, has it again.
Rule 3: the seat has chips for whatever the rules let it do, also where a session begins with fewer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from carteado import catalogue
from carteado.advice import Drill
from carteado.cards import Card, shuffled
from carteado.game import CHANCE, Seat, State
from carteado.games.blackjack.advice.kinds import EARLY, HARD, INSURANCE, PAIR, SOFT, hard_to_tell, kind_of, named
from carteado.games.blackjack.advice.worth import asked
from carteado.games.blackjack.bots.book import choices
from carteado.games.blackjack.bots.table import ASKING, Table, rules_for
from carteado.games.blackjack.bots.worth import worths
from carteado.games.blackjack.rules import rulebook
from carteado.games.blackjack.rules.acts import Bet, Decline, Hit
from carteado.games.blackjack.rules.counting import ACE, POINTS, TEN, are_blackjack
from carteado.games.blackjack.rules.rulebook import HALVES, RANKS, BlackjackRules
from carteado.games.blackjack.solver.solution import packs
from carteado.pack import Shuffle

GAME: Final = "blackjack"
SEAT: Final[Seat] = 0
BET: Final = 10  # where the house allows it: costs are easily read
MOST_STAKES: Final = 10  # of one bet: four hands, all doubled, insurance and a little more
THIRD: Final = 0.3  # so many hard hands come of three cards
LOW: Final = 9  # what one hits without a thought
VALUES: Final = range(ACE, TEN + 1)
HARDS: Final = range(12, 18)
DOUBLES: Final = range(8, 12)
SOFTS: Final = range(13, 21)
EVEN: Final = 1.0  # what a kind weighs of which nothing is said
HEAVIEST: Final = 64.0
LIGHTEST: Final = 0.125
GIVEN: Final = range(5, 18)  # hard totals that may be given up early


@dataclass(frozen=True)
class Deal:
    """The values that make a kind: the seat's two cards, the card face up, and what comes when the seat hits first."""

    hand: tuple[int, int]
    up: int
    then: tuple[int, ...] = ()


def drill(options: Mapping[str, str], weights: Mapping[str, float], rng: Random) -> Drill:
    """An exercise under these house rules; kinds that weigh more come more often, those that weigh nothing not at all."""
    chosen = catalogue.game(GAME).proposed(options)
    rules = rules_for(tuple(sorted(chosen.items())))
    left = list(kinds(rules))
    while True:
        kind = _drawn(left, weights, rng)
        state = dealt(rules, chosen, kind, rng)
        if state is not None and (weights.get(kind, EVEN) > EVEN or _teaches(state, kind)):
            return Drill(state, SEAT, kind)
        left.remove(kind)


def _drawn(left: Sequence[str], weights: Mapping[str, float], rng: Random) -> str:
    heavy = [max(0.0, weights.get(kind, EVEN)) for kind in left]
    return rng.choices(left, heavy if sum(heavy) > 0 else None)[0]


def _teaches(state: State, kind: str) -> bool:
    menu = state.legal(SEAT)
    table = asked(state.view(SEAT), menu)
    assert table is not None
    assert kind_of(table, menu) == kind
    return hard_to_tell(table, worths(table, choices(table), menu))


@lru_cache(maxsize=64)
def kinds(rules: BlackjackRules) -> tuple[str, ...]:
    """Every kind that may be worth an exercise under these rules."""
    found: list[str] = []
    for up in VALUES:
        found += [named(HARD, total, up) for total in (*DOUBLES, *HARDS)]
        found += [named(SOFT, total, up) for total in SOFTS]
        found += [named(PAIR, value, up) for value in VALUES]
        if rules.surrender == rulebook.EARLY and (up != ACE or rules.early_vs_ace):
            found += [named(HARD, total, up, True) for total in GIVEN]
            found += [named(PAIR, value, up, True) for value in VALUES if value != ACE]
    insured = rules.surrender != rulebook.EARLY or not rules.early_vs_ace
    return (*found, INSURANCE) if insured else tuple(found)


def dealt(rules: BlackjackRules, options: Mapping[str, str], kind: str, rng: Random) -> State | None:
    """A round in which the seat has a decision of this kind; nothing where no cards make it."""
    deal = _cards(rules, kind, rng)
    if deal is None:
        return None
    bet = min(max(BET, rules.bet_min), rules.bet_max)
    seats = min([count for count in rules.seats if count >= rules.min_players])
    state = catalogue.new(GAME, seats, options, score=(MOST_STAKES * HALVES * bet,) * seats)
    for seat in range(seats):
        state = state.apply(seat, Bet(1, bet)).state
    (offered,) = state.legal(CHANCE)
    assert isinstance(offered, Shuffle)
    shoe = _shoe(rules, shuffled(offered.cards, rng), deal, seats, kind)
    state = state.apply(CHANCE, Shuffle(shoe)).state
    return _reached(state, kind, deal)


def _reached(state: State, kind: str, deal: Deal) -> State:
    """On to the decision: everybody lets the house look, and the seat hits as often as the kind wants it."""
    if kind == INSURANCE or kind.startswith(EARLY):
        return state
    while (table := Table(state.view(state.actors()[0]))).mesa.phase == ASKING:
        state = state.apply(state.actors()[0], Decline(table.mesa.turns)).state
    for _ in deal.then:
        state = state.apply(SEAT, Hit(Table(state.view(SEAT)).mesa.turns)).state
    return state


def _cards(rules: BlackjackRules, kind: str, rng: Random) -> Deal | None:
    """Cards of this kind, as often as a full shoe deals them."""
    counts = packs(rules.decks)
    if kind == INSURANCE:
        one, other = rng.choices(VALUES, counts, k=2)
        return Deal((one, other), ACE)
    shape, total, up = [_read(word) for word in kind.removeprefix(f"{EARLY}-").split("-")]
    assert isinstance(total, int)
    assert isinstance(up, int)
    if shape == PAIR:
        return Deal((total, total), up)
    if shape == SOFT:
        return Deal((ACE, total - ACE - TEN), up)
    hands = [(low, total - low) for low in range(2, total) if low < total - low <= TEN]
    drawn = [
        (low, high, total - low - high)
        for low in range(2, LOW)
        for high in range(low + 1, LOW + 1 - low)
        if 2 <= total - low - high <= TEN
    ]
    if kind.startswith(EARLY) or total not in HARDS or rng.random() >= THIRD:
        hand = rng.choices(hands, [counts[low - 1] * counts[high - 1] for low, high in hands])[0] if hands else None
        return None if hand is None else Deal(hand, up)
    low, high, third = rng.choices(drawn, [counts[each[2] - 1] for each in drawn])[0]
    return Deal((low, high), up, (third,))


def _read(word: str) -> str | int:
    return ACE if word == "A" else int(word) if word.isdigit() else word


def _shoe(rules: BlackjackRules, pack: Sequence[Card], deal: Deal, seats: int, kind: str) -> tuple[Card, ...]:
    """A shoe that deals these cards to the first seat and the house; the rest lies as it was shuffled."""
    rest = list(pack)
    hand = list(deal.hand)
    one = _taken(rest, hand[0])
    alike = rules.split_by_rank and kind.removeprefix(f"{EARLY}-").startswith(PAIR)
    other = _taken(rest, hand[1], one if alike else None)
    up = _taken(rest, deal.up)
    then = [_taken(rest, value) for value in deal.then]
    looks = rules.peek and kind != INSURANCE and not kind.startswith(EARLY)
    hole = next(card for card in rest if not (looks and are_blackjack(up.index, card.index)))
    rest.remove(hole)
    others = [rest.pop() for _ in range(2 * (seats - 1))]
    return (one, *others[: seats - 1], up, other, *others[seats - 1 :], hole, *then, *rest)


def _taken(rest: list[Card], value: int, twin: Card | None = None) -> Card:
    """The first card of this value, or of the rank of that one."""
    found = next(
        card for card in rest if POINTS[card.index] == value and (twin is None or card.index % RANKS == twin.index % RANKS)
    )
    rest.remove(found)
    return found


def weighed(weights: Mapping[str, float], kind: str, mistaken: bool) -> dict[str, float]:
    """The weights after an answer: twice as heavy where it was wrong, half where it was right, within reason."""
    now = weights.get(kind, EVEN) * (2.0 if mistaken else 0.5)
    return {**weights, kind: min(HEAVIEST, max(LIGHTEST, now))}
