"""One hand at the table: what each of its choices is worth, from the cards that are still unseen.

>>> from carteado.games.blackjack.rules.regulation import rules_of
>>> found = values(rules_of({"decks": "1"}), (3, 3, 4, 4, 4, 4, 4, 4, 4, 15), (2, 10), 1)
>>> found.act, round(found.hit, 4), found.split
('hit', -0.4876, None)
"""

from collections.abc import Sequence
from typing import Final

from carteado.games.blackjack.rules.rulebook import BlackjackRules
from carteado.games.blackjack.solver.book import NATURAL
from carteado.games.blackjack.solver.hands import HANDS, OVER, TEN, VALUES
from carteado.games.blackjack.solver.house import House
from carteado.games.blackjack.solver.play import Play
from carteado.games.blackjack.solver.solution import TENS, packs
from carteado.games.blackjack.solver.split import Splits
from carteado.games.blackjack.solver.table import DOUBLING, HITTING, SPLITTING, STANDING, Against, Choices

DEALT: Final = 0  # a hand nobody has split
ONCE: Final = 1
TWICE: Final = 2
# With fewer unseen cards the shoe may run out in mid-round; the packs that would follow are taken as mixed in (BJ-S14).
ENOUGH: Final = 20


def values(
    rules: BlackjackRules,
    counts: Sequence[int],
    hand: Sequence[int],
    up: int,
    born: int = DEALT,
    hands: int = 1,
    of_aces: bool = False,
    pair: bool | None = None,
    alike: float | None = None,
) -> Choices:
    """What each choice of a hand is worth now.

    `counts` are the unseen cards, the hidden one of the house among them: Aces, 2 to 9, ten-value cards. `hand` and `up` are
    values from 1, the Ace, to 10. `born` says how often the hand has been split, `hands` how many the seat has, `of_aces` that
    Aces were split. Splitting by rank, `pair` tells if two ten-value cards are one, `alike` how many of the rank are left.
    """
    cards = sorted([value - 1 for value in hand])
    number = HANDS.number(cards)
    if number == OVER or len(cards) < 2:
        raise ValueError("a hand has two cards or more and is not over 21")
    house = House(_shoe(rules, counts, cards), up - 1, rules.peek, rules.hit_soft_17)
    met = Against(rules, house, False)
    same = len(cards) == 2 and cards[0] == cards[1] and pair is not False
    left = float(counts[cards[0]]) if alike is None else alike
    if alike is None and rules.split_by_rank and cards[0] == TEN:
        left /= TENS
    if number == NATURAL and born == DEALT:
        return _natural(met)
    if len(cards) == 2 and born == DEALT:
        return met.choices(number, cards[0] if same else -1, left)
    may_split = same and born == ONCE and hands < rules.hands and Splits(rules, met.house, cards[0]).again()
    return _later(met, number, cards, of_aces, born != DEALT, may_split)


def insurance_value(counts: Sequence[int]) -> float:
    """What insuring adds to the bet, by the unseen cards alone: half of it, paid 2 to 1."""
    return 1.5 * counts[TEN] / sum(counts) - 0.5


def _shoe(rules: BlackjackRules, counts: Sequence[int], cards: list[int]) -> list[int]:
    shoe = list(counts)
    if sum(shoe) < ENOUGH:
        fresh = packs(rules.decks)
        shoe = [shoe[value] + fresh[value] for value in range(VALUES)]
    for value in cards:
        shoe[value] += 1
    return shoe


def _natural(met: Against) -> Choices:
    """A BlackJack is stood on, and may be insured like any other hand (BJ-S9)."""
    chance = met.house.natural(HANDS.keys[NATURAL])
    whole = met.blackjack()
    insurance = met.insurance(NATURAL)
    insured = None if insurance is None else whole + insurance
    worth = 1.5 if met.rules.peek else whole
    return Choices(
        worth,
        None,
        None,
        None,
        None,
        insurance,
        STANDING,
        worth,
        chance,
        whole,
        insured,
        insured is not None and insured > whole,
    )


def _later(met: Against, hand: int, cards: list[int], of_aces: bool, split: bool, may_split: bool) -> Choices:
    """A hand that was split or hit: no surrender and no insurance; one of split Aces has had its card (BJ-SPLIT-2)."""
    play: Play = met.play
    open_ = met.house.open(HANDS.keys[hand])
    natural = met.house.natural(HANDS.keys[hand])
    each = {STANDING: play.stand(hand)}
    if not of_aces:
        each[HITTING] = play.hit(hand)
    if len(cards) == 2 and split and not of_aces and met.rules.das:
        each[DOUBLING] = play.double(hand)
    if may_split:
        each[SPLITTING] = Splits(met.rules, met.house, cards[0]).once_more(1)
    act = max(each, key=lambda name: each[name])
    shown = {name: worth / open_ if open_ > 0.0 else 0.0 for name, worth in each.items()}
    return Choices(
        shown[STANDING],
        shown.get(HITTING),
        shown.get(DOUBLING),
        shown.get(SPLITTING),
        None,
        None,
        act,
        shown[act],
        natural,
        each[act] - (natural if met.rules.peek else 0.0),
        None,
        False,
    )
