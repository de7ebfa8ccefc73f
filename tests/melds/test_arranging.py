"""What is a meld and how it lies: the worked examples of the catalogues, and every multiset as an independent search has it."""

import os
from random import Random

import pytest

from carteado.cards import CARDS, Card, indices
from carteado.melds.arranging import added, arranged
from carteado.melds.grammar import Grammar
from carteado.melds.meld import Meld
from melds.brute import fewest_wild
from melds.grammars import GRAMMARS

CANASTRA, BURACO = GRAMMARS["canastra"], GRAMMARS["buraco"]
TRIES = 40_000 if os.environ.get("CARTEADO_FUZZ") else 120


def told(meld: Meld | None) -> str:
    """A meld as it lies, each wild card with what it stands for: `5C 2O=6C 7C`."""
    if meld is None:
        return ""
    words = [str(CARDS[card]) for card in meld.in_order()]
    for place, card in zip(meld.stands, meld.wild, strict=False):
        words[place - meld.low] = f"{CARDS[card]}={place}"
    return " ".join(words)


@pytest.mark.parametrize(
    ("name", "cards", "lies"),
    [
        ("canastra", "4C 5C 6C", "4C 5C 6C"),
        ("canastra", "AP 2P 3P", "AP 2P 3P"),
        ("canastra", "QP KP AP", "QP KP AP"),
        ("canastra", "5C 2O 7C", "5C 2O=6 7C"),
        ("canastra", "4C 5C 6C 2O", "4C 5C 6C 2O=7"),
        ("canastra", "3P 4P 5P 6P 2P 8P", "3P 4P 5P 6P 2P=7 8P"),
        ("canastra", "3P 4P 5P 6P 2P 8P 7P", "2P 3P 4P 5P 6P 7P 8P"),
        ("canastra", "2P 3P 4P 2P 6P 7P 8P", "2P 3P 4P 2P=5 6P 7P 8P"),
        ("canastra", "10P JP QP KP AP 2E", "2E=9 10P JP QP KP AP"),
        ("canastra", "AP 2P 3P 4P 5P 6P 7P 8P 9P 10P JP QP KP AP", "AP 2P 3P 4P 5P 6P 7P 8P 9P 10P JP QP KP AP"),
        ("canastra", "AP 3P 2P", "AP 2P 3P"),
        ("canastra", "KP AP 2P", "2P=12 KP AP"),
        ("canastra", "2P 2C 3P", "2P 3P 2C=4"),
        ("buraco", "4C 5C JK 7C", "4C 5C JK=6 7C"),
        ("buraco", "JP JO JC", "JP JC JO"),
        ("buraco", "JP JP JC", "JP JP JC"),
        ("buraco", "JP JO JK", "JP JO JK"),
        ("buraco", "2P 2C 2O", "2P 2C 2O"),
        ("buraco", "2P 2C JK", "2P 2C JK"),
        ("buraco", "KP KP KC KC KE KO KO", "KP KP KC KC KE KO KO"),
        ("cacheta, ten of hearts", "8C 9C 10C", "8C 9C 10C"),
        ("cacheta, ten of hearts", "10P 10C 10C", "10P 10C 10C"),
        ("cacheta, ten of hearts", "QE 10C AE", "QE 10C=13 AE"),
        ("pifpaf", "4P 4C 4O", "4P 4C 4O"),
    ],
)
def test_how_it_lies(name: str, cards: str, lies: str) -> None:
    assert told(arranged(GRAMMARS[name], indices(cards))) == lies


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("canastra", "4C 5C"),
        ("canastra", "KP AP 3P"),
        ("canastra", "4C 6C 8C 2O"),
        ("canastra", "5C 2O 2E 8C"),
        ("canastra", "KP KC KE"),
        ("canastra", "3P 3P 4P 5P"),
        ("canastra", "2P 2C 2E"),
        ("buraco", "JP JK JK"),
        ("buraco", "JK JK JK"),
        ("buraco", "AP 2P 3P 4P 5P 6P 7P 8P 9P 10P JP QP KP AP"),
        ("buraco, ace low", "QP KP AP"),
        ("buraco, no group of twos", "2P 2C 2O"),
        ("buraco, twos not wild in groups", "JP JO 2C"),
        ("buraco, own two never wild", "5P 2P 7P"),
        ("cacheta without curinga", "5P 5C 5P"),
        ("cacheta without curinga", "KE AE 2E"),
        ("cacheta without curinga", "3C 4C 5C 6C 7C"),
        ("cacheta, red kings, in runs only", "5P 5C KC"),
        ("pifpaf", "4P 4C 4O 4E"),
    ],
)
def test_no_meld(name: str, cards: str) -> None:
    assert arranged(GRAMMARS[name], indices(cards)) is None


def test_a_wild_card_gives_way_to_the_card_it_stands_for() -> None:
    meld = arranged(CANASTRA, indices("5C 2O 7C"))
    assert meld is not None
    assert told(added(CANASTRA, meld, indices("6C"))) == "5C 6C 7C 2O=8"
    assert told(added(CANASTRA, meld, indices("6C 8C 9C 10C JC QC KC AC"))) == "2O=4 5C 6C 7C 8C 9C 10C JC QC KC AC"


def test_a_pinned_wild_card_stays_where_it_stands() -> None:
    meld = arranged(CANASTRA, indices("5C 2O 7C"))
    assert meld is not None
    assert added(CANASTRA, meld, indices("6C"), pinned=6) is None
    assert told(added(CANASTRA, meld, indices("8C"), pinned=6)) == "5C 2O=6 7C 8C"
    assert told(arranged(CANASTRA, indices("4C 5C 2O"), pinned=3)) == "2O=3 4C 5C"


def test_a_two_in_its_own_place_stands_for_nothing() -> None:
    assert arranged(CANASTRA, indices("2P 3P 4P"), pinned=2) is None
    assert told(arranged(CANASTRA, indices("2C 3P 4P"), pinned=2)) == "2C=2 3P 4P"
    assert told(arranged(CANASTRA, indices("2P 3P 4P"), pinned=5)) == "3P 4P 2P=5"


@pytest.mark.parametrize(
    ("cards", "clean", "spoiled"),
    [
        ("2P 3P 4P 5P 6P 7P 8P", True, False),
        ("3P 4P 5P 6P 2P 8P", False, False),
        ("5P 6P 7P 2P 9P", False, True),
        ("3P 4P 5P 6P 2C 8P 9P", False, True),
        ("2P 3P 4P 5P 6P 7P 8P 9P", True, False),
        ("2C 3P 4P", False, False),
    ],
)
def test_clean_and_spoiled(cards: str, clean: bool, spoiled: bool) -> None:
    meld = arranged(CANASTRA, indices(cards))
    assert meld is not None
    assert (meld.clean, meld.spoiled()) == (clean, spoiled)


def scraps(grammar: Grammar, rng: Random) -> tuple[int, ...]:
    """What is nearly a meld: a stretch of a suit or cards of a rank, some of them wild, strange or twice there."""
    size = rng.randint(2, min(9, max(grammar.run_most, grammar.group_most)))
    suit, low, rank = rng.randrange(4), rng.randint(1, 13), rng.randrange(13)
    run = [13 * suit + (place - 1) % 13 for place in range(low, low + size)]
    cards = run if rng.random() < 0.6 else [13 * rng.randrange(4) + rank for _ in range(size)]
    wild = grammar.wild + grammar.group_wild or (rng.randrange(52),)
    for at in range(size):
        chance = rng.random()
        if chance < 0.18:
            cards[at] = rng.choice(wild)
        elif chance < 0.24:
            cards[at] = rng.randrange(53)
        elif chance < 0.28:
            cards[at] = rng.choice(cards)
    return tuple(cards)


@pytest.mark.parametrize("name", GRAMMARS)
def test_by_existence(name: str) -> None:
    """All cards are in it, no arrangement has fewer wild cards, and each card lies where it may."""
    grammar, rng, melds = GRAMMARS[name], Random(name), 0
    for _ in range(TRIES):
        cards = scraps(grammar, rng)
        meld = arranged(grammar, cards)
        assert (None if meld is None else len(meld.wild)) == fewest_wild(grammar, cards), [str(CARDS[card]) for card in cards]
        if meld is not None:
            melds += 1
            assert sorted(meld.in_order()) == sorted(meld.cards) == sorted(cards)
            assert lies_well(grammar, meld)
    assert melds > TRIES // 12


def lies_well(grammar: Grammar, meld: Meld) -> bool:
    lying = [CARDS[card] for card in meld.in_order()]
    if not meld.is_run:
        own = lying[: len(lying) - len(meld.wild)]
        return all(card.index % 13 == meld.of for card in own) and all(card in grammar.group_wild for card in meld.wild)
    return all(_natural(meld, place, card) for place, card in enumerate(lying, meld.low) if place not in meld.stands)


def _natural(meld: Meld, place: int, card: Card) -> bool:
    return card.index == 13 * meld.of + (place - 1) % 13
