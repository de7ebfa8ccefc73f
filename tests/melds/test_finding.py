"""Every meld of a hand is found, once, and no other; every card that a meld takes is known."""

import os
from itertools import combinations
from random import Random

import pytest

from carteado.cards import CARDS, indices
from carteado.melds.arranging import added, arranged, counts_of
from carteado.melds.finding import Finder, takes
from carteado.melds.grammar import Grammar
from melds.brute import fewest_wild
from melds.grammars import GRAMMARS

HANDS = 2_000 if os.environ.get("CARTEADO_FUZZ") else 8


def found(grammar: Grammar, hand: str) -> list[str]:
    finder = Finder(grammar)
    melds = [finder.meld(number) for number in finder.found(counts_of(indices(hand)))]
    return [" ".join(str(CARDS[card]) for card in meld.in_order()) for meld in melds]


def test_a_wild_card_lies_at_the_end_or_in_a_gap_also_of_a_card_one_keeps() -> None:
    assert found(GRAMMARS["canastra"], "4C 5C 6C 2O") == ["4C 5C 2O", "4C 5C 6C", "4C 5C 6C 2O", "4C 2O 6C", "5C 6C 2O"]


def test_the_own_two_is_wild_only_off_its_place() -> None:
    assert found(GRAMMARS["canastra"], "2P 3P 4P") == ["2P 3P 4P"]
    assert found(GRAMMARS["canastra"], "2P 2P 3P 4P") == ["2P 3P 2P", "2P 3P 4P", "2P 3P 4P 2P", "2P 2P 4P"]


def test_three_equal_wild_cards_are_a_run_where_any_number_may_be() -> None:
    """One of them lies in its own place."""
    assert found(GRAMMARS["canastra, any number of wild cards"], "2E 2E 2E") == ["2E 2E 2E"]


def test_ace_to_king_is_one_run_and_ace_to_ace_needs_two() -> None:
    run = "AE 2E 3E 4E 5E 6E 7E 8E 9E 10E JE QE KE"
    finder = Finder(GRAMMARS["canastra"])
    long = [meld for meld in map(finder.meld, finder.found(counts_of(indices(run)))) if len(meld.cards) == 13]
    assert [(meld.low, meld.high) for meld in long if meld.clean] == [(1, 13)]
    longest = [meld for meld in map(finder.meld, finder.found(counts_of(indices(run + " AE")))) if len(meld.cards) == 14]
    assert [(meld.low, meld.high) for meld in longest if meld.clean] == [(1, 14)]


def some_hand(grammar: Grammar, rng: Random) -> tuple[int, ...]:
    """Cards near one another, some of them wild."""
    suit, low = rng.randrange(4), rng.randint(1, 9)
    pool = [13 * suit + (place - 1) % 13 for place in range(low, low + 7)] + [
        13 * other + rng.randrange(13) for other in range(4)
    ]
    cards = [rng.choice(pool) for _ in range(rng.randint(4, 7))]
    wild = grammar.wild + grammar.group_wild
    cards += [rng.choice(wild) for _ in range(rng.randint(0, 2))] if wild else []
    return tuple([card for card in cards if cards.count(card) <= 3])


@pytest.mark.parametrize("name", GRAMMARS)
def test_every_meld_once_and_no_other(name: str) -> None:
    grammar, rng, finder = GRAMMARS[name], Random(name), Finder(GRAMMARS[name])
    for _ in range(HANDS):
        hand = some_hand(grammar, rng)
        parts = {tuple(sorted(part)) for size in range(3, len(hand) + 1) for part in combinations(hand, size)}
        wild = {part: fewest_wild(grammar, part) for part in parts}
        wanted = [part for part, count in wild.items() if count in (0, 1) or (count == 2 and len(part) == 3)]
        listed = [finder.meld(number).cards for number in finder.found(counts_of(hand))]
        assert sorted(listed) == sorted(wanted), [str(CARDS[card]) for card in hand]


@pytest.mark.parametrize("name", GRAMMARS)
def test_what_is_kept_of_one_hand_is_right_for_the_next(name: str) -> None:
    """A suit twice and every wild card twice: hands that differ in little more than in having a card once or twice."""
    grammar, rng, finder = GRAMMARS[name], Random(name), Finder(GRAMMARS[name])
    deck = [*range(13, 26), *grammar.wild, *grammar.group_wild] * 2
    for _ in range(8 * HANDS):
        counts = counts_of(tuple(rng.sample(deck, rng.randrange(5, 15))))
        assert finder.found(counts) == Finder(grammar).found(counts)


@pytest.mark.parametrize("name", GRAMMARS)
def test_what_a_meld_takes(name: str) -> None:
    grammar, rng = GRAMMARS[name], Random(name)
    finder = Finder(grammar)
    for _ in range(HANDS):
        numbers = finder.found(counts_of(some_hand(grammar, rng)))
        for meld in [finder.meld(number) for number in numbers[:3]]:
            mask = takes(grammar, meld)
            for face in range(53):
                assert bool(mask >> face & 1) == (added(grammar, meld, (face,)) is not None)
                assert bool(mask >> face & 1) == (arranged(grammar, (face, *meld.cards)) is not None)


def test_what_is_larger_grows_card_by_card() -> None:
    """Where any number of wild cards is allowed, two wild ones and a third begin what three of them fill."""
    grammar = GRAMMARS["canastra, any number of wild cards"]
    start = arranged(grammar, indices("5C 2O 2E"))
    assert start is not None
    assert "5C 2E 2O" in found(grammar, "5C 9C 2O 2E 2P")
    for card in indices("2P 9C"):
        assert takes(grammar, start) >> card & 1
        start = added(grammar, start, (card,))
        assert start is not None
    assert (start.low, start.high, len(start.wild)) == (5, 9, 3)
