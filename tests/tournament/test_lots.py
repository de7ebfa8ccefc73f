"""Lots of an event: derived from a seed and spoken words, by anybody, on any machine."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import fair
from carteado.tournament.lots import Lots, Seed, nonce, order

SEED = Seed(bytes(range(32)), ("zap", "copeta"))
IPE, JERIVA, LAPACHO = 6, 7, 8


@pytest.mark.clause("CEGO-10.p11.V-1")
def test_the_example_of_three_trios() -> None:
    assert order((IPE, JERIVA, LAPACHO), SEED) == (JERIVA, IPE, LAPACHO)


def test_a_word_is_the_beginning_of_its_hash() -> None:
    assert nonce("zap") == hashlib.sha256(b"zap").hexdigest()[:32]
    assert fair.valid_nonce(nonce("zap"))


def test_accents_typed_in_two_ways_are_one_word() -> None:
    assert nonce("pé") == nonce("pe\u0301") == hashlib.sha256(b"p\xc3\xa9").hexdigest()[:32]


def test_the_words_count_and_so_does_who_spoke_first() -> None:
    items = range(1, 9)
    spoken = [SEED.words, ("copeta", "zap"), ("zap",), ()]
    assert len({order(items, Seed(SEED.seed, words)) for words in spoken}) == len(spoken)


def test_the_order_in_which_items_are_handed_over_does_not_matter() -> None:
    assert order((LAPACHO, IPE, JERIVA), SEED) == order((IPE, JERIVA, LAPACHO), SEED)


def test_what_is_published_is_the_hash_of_the_seed() -> None:
    assert SEED.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_lots_are_counted_through_one_draw() -> None:
    lots = Lots(SEED)
    first, second = lots.order(range(1, 5)), lots.order(range(1, 5))
    assert lots.taken == 6
    assert first == order(range(1, 5), SEED)
    assert second != first


def test_one_item_takes_no_lot() -> None:
    lots = Lots(SEED)
    assert lots.order((9,)) == (9,)
    assert lots.taken == 0


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(ValueError, match="drawn once"):
        order((1, 2, 2), SEED)
    with pytest.raises(ValueError, match="32 bytes"):
        Seed(b"short")


@given(
    st.sets(st.integers(1, 10**6), max_size=40), st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=9), max_size=4)
)
def test_every_item_is_drawn_once_and_the_same_again(items: set[int], seed: bytes, words: list[str]) -> None:
    drawn = Seed(seed, tuple(words))
    assert sorted(order(items, drawn)) == sorted(items)
    assert order(items, drawn) == order(sorted(items, reverse=True), drawn)


def test_every_order_of_three_comes_up() -> None:
    drawn = [order((1, 2, 3), Seed(bytes([n]) * 32)) for n in range(120)]
    counts = [drawn.count(one) for one in set(drawn)]
    assert len(counts) == 6
    assert min(counts) > 8
