"""Packs and lots: known answers, every input counts, each order as likely, and nothing that could be read in two ways."""

import hashlib
from collections import Counter
from hmac import digest
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import fair
from carteado.cards import Card, cards
from fair.dealt import NONCES, PACK, SEED
from records_kit import patient

FIRST = """JC AO KO KP 2P 7C 5E QC 4C 5C 3C 6E AP 4P AC QO 5O QP 4O 7P
3E KE 6P 2E 2C QE 7E 4E 3O 6C JP JO 6O 2O 5P 3P KC JE 7O AE"""
SECOND = """5P JO JE 3C 3P KE 4C AP 6C QP 7C QE JC AO KO 7O AC 2P 2C 5C
KC 4E KP QO 4O 3O 7E 6E 5O AE QC 2O 2E 6P 6O 5E 7P JP 4P 3E"""
LOTS = [913366670, 2113147543, 1449849302, 2885451222, 2066372979, 205278971, 783327139, 1264451198]

seeds = st.binary(min_size=32, max_size=32)
nonces = st.just("") | st.binary(min_size=16, max_size=16).map(bytes.hex)
tables = st.lists(nonces, min_size=2, max_size=6)


def test_known_packs() -> None:
    assert fair.pack(SEED, NONCES, 1, PACK) == cards(FIRST)
    assert fair.pack(SEED, NONCES, 2, PACK) == cards(SECOND)


def test_known_lots() -> None:
    """Three quarters of the range: one number of the stream in four is passed over."""
    assert [fair.lot(SEED, NONCES, n, 3 << 30) for n in range(1, 9)] == LOTS
    first = [digest(SEED, "|".join(("carteado-1", "lot", str(n), *NONCES, "0")).encode(), "sha256") for n in range(1, 9)]
    streams = [[int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)] for block in first]
    assert [next(number for number in stream if number < 3 << 30) for stream in streams] == LOTS
    assert any(stream[0] >= 3 << 30 for stream in streams)


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert fair.commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert fair.hexadecimal(fair.commitment(SEED), fair.COMMITMENT_BYTES)


@patient
@given(seeds, tables, st.integers(1, 10**6))
def test_a_pack_is_all_its_cards_and_always_the_same(seed: bytes, table: list[str], n: int) -> None:
    once = fair.pack(seed, table, n, PACK)
    assert sorted(once) == sorted(PACK)
    assert fair.pack(seed, tuple(table), n, tuple(reversed(PACK))) == once


@patient
@given(seeds, tables, st.integers(1, 10**6), st.data())
def test_everything_that_goes_in_counts(seed: bytes, table: list[str], n: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(table) - 1))
    other = data.draw(nonces.filter(lambda nonce: nonce != table[seat]))
    flipped = bytes((seed[0] ^ 1, *seed[1:]))
    packs = {
        fair.pack(seed, table, n, PACK),
        fair.pack(flipped, table, n, PACK),
        fair.pack(seed, table, n + 1, PACK),
        fair.pack(seed, [*table[:seat], other, *table[seat + 1 :]], n, PACK),
        fair.pack(seed, [*table, ""], n, PACK),
    }
    assert len(packs) == 5


def test_the_order_of_seats_counts() -> None:
    one, two = NONCES[0], NONCES[2]
    tables = ([one, two, "", ""], [two, one, "", ""], [one, "", two, ""], ["", one, two, ""], [one, two, ""])
    assert len({fair.pack(SEED, table, 1, PACK) for table in tables}) == len(tables)


def test_packs_and_lots_share_nothing() -> None:
    """The last card of a pack of many is the first number of its stream; a lot under the same number is another one."""
    size = len(PACK)
    places = [PACK.index(fair.pack(SEED, NONCES, n, PACK)[-1]) for n in range(1, 33)]
    assert places != [fair.lot(SEED, NONCES, n, size) for n in range(1, 33)]


@pytest.mark.parametrize(
    "nonce",
    [
        "A" * 32,
        "0" * 31,
        "0" * 33,
        "g" * 32,
        "0" * 31 + "\n",
        "0" * 32 + "\n",
        "٠" * 32,
        "0" * 15 + "|" + "0" * 16,
        "-",
        " " * 32,
    ],
)
def test_what_is_no_nonce_is_refused(nonce: str) -> None:
    assert not fair.valid_nonce(nonce)
    with pytest.raises(ValueError, match="nonce"):
        fair.pack(SEED, ["", nonce], 1, PACK)
    with pytest.raises(ValueError, match="nonce"):
        fair.lot(SEED, ["", nonce], 1, 2)


def test_what_is_a_nonce_is_taken() -> None:
    assert fair.valid_nonce("0123456789abcdef" * 2)
    assert not fair.valid_nonce("")


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        fair.commitment(seed)
    with pytest.raises(ValueError, match="32 bytes"):
        fair.pack(seed, NONCES, 1, PACK)


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_pack_before_the_first(n: int) -> None:
    with pytest.raises(ValueError, match="counted from 1"):
        fair.pack(SEED, NONCES, n, PACK)


@pytest.mark.parametrize("below", [0, -3, 2**32 + 1])
def test_a_lot_among_nothing_is_refused(below: int) -> None:
    with pytest.raises(ValueError, match="a lot is drawn among"):
        fair.lot(SEED, NONCES, 1, below)


def test_the_smallest_and_the_greatest_lot() -> None:
    assert fair.lot(SEED, NONCES, 1, 1) == 0
    assert fair.lot(SEED, NONCES, 1, 2**32) < 2**32


def chi_square(counted: Counter[int], kinds: int) -> float:
    expected = counted.total() / kinds
    return sum((counted[kind] - expected) ** 2 / expected for kind in range(kinds))


def test_each_card_comes_to_each_place_as_often() -> None:
    """4,000 packs, 40 places: 39 degrees of freedom each, where more than 88 comes once in 100,000 times."""
    places: list[Counter[int]] = [Counter() for _ in PACK]
    number = {card: at for at, card in enumerate(PACK)}
    for n in range(1, 4001):
        for at, card in enumerate(fair.pack(SEED, NONCES, n, PACK)):
            places[at][number[card]] += 1
    found = [chi_square(counted, 40) for counted in places]
    assert max(found) < 88
    assert 33 < sum(found) / len(found) < 45


def test_each_order_of_a_small_pack_comes_as_often() -> None:
    """Four cards have 24 orders: 23 degrees of freedom, where more than 64 comes once in 100,000 times."""
    few = PACK[:4]
    orders: dict[tuple[Card, ...], int] = {}
    numbers = count()
    counted = Counter(
        orders[order] if order in orders else orders.setdefault(order, next(numbers))
        for order in (fair.pack(SEED, NONCES, n, few) for n in range(1, 12001))
    )
    assert len(orders) == 24
    assert chi_square(counted, 24) < 64


def test_a_lot_that_does_not_divide_the_range_is_as_fair() -> None:
    """Taken modulo, numbers below 2**30 would come twice as often as the others."""
    thirds = Counter(fair.lot(SEED, NONCES, n, 3 << 30) >> 30 for n in range(1, 6001))
    assert chi_square(thirds, 3) < 23
