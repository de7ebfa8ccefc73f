"""Cards by their text, packs by their order, and the shuffle."""

import pickle
from collections import Counter
from random import Random

import pytest

from carteado.cards import BARALHO_40, CARDS, Card, card_at, cards, indices, shuffled


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_its_text(card: Card) -> None:
    assert Card.of(str(card)) is card
    assert Card.of(f" {str(card).lower()} ") is card
    assert repr(card) == f"Card('{card}')"
    assert card_at(card.index) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_no_two_cards_share_a_text_or_an_index() -> None:
    assert len({str(card) for card in CARDS}) == len(CARDS) == 72
    assert [card.index for card in CARDS] == list(range(72))


def test_french_spanish_and_joker() -> None:
    ace, twelve, joker = Card.of("AE"), Card.of("12B"), Card.of("JK")
    assert (ace.rank, ace.suit) == ("A", "E")
    assert (twelve.rank, twelve.suit) == ("12", "B")
    assert (joker.rank, joker.suit) == ("JK", "")
    assert Card.of("10O").rank == "10"


def test_both_packs_are_whole() -> None:
    french = {f"{rank}{suit}" for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] for suit in "PCEO"}
    spanish = {f"{rank}{suit}" for rank in ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"] for suit in "EBOC"}
    assert {str(card) for card in CARDS} == french | spanish | {"JK"}


@pytest.mark.parametrize("text", ["", "7", "C7", "8B", "13E", "1P", "J", "7CC", "７C", "A♠"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card: write rank and suit"):
        Card.of(text)


def test_equal_by_face_and_ordered_by_pack() -> None:
    seven = Card.of("7C")
    assert seven == Card(seven.index, "7", "C")
    assert hash(seven) == hash(Card(seven.index, "7", "C"))
    assert seven != Card.of("7E")
    assert seven != "7C"
    assert sorted(cards("KO 4P AC")) == list(cards("4P AC KO"))


def test_several_cards_in_one_text() -> None:
    assert cards("4P 7C AE") == (Card.of("4P"), Card.of("7C"), Card.of("AE"))
    assert cards("") == ()
    assert indices("4P 7C") == (Card.of("4P").index, Card.of("7C").index)


def test_baralho_sujo_has_forty_cards_without_eights_nines_and_tens() -> None:
    faces = [card_at(index) for index in BARALHO_40]
    assert Counter(card.suit for card in faces) == {"P": 10, "C": 10, "E": 10, "O": 10}
    assert {card.rank for card in faces} == {"A", "2", "3", "4", "5", "6", "7", "J", "Q", "K"}
    assert list(BARALHO_40) == sorted(set(BARALHO_40))


FIVE = cards("4P 7C AE 3O KP")


def test_a_shuffle_is_the_same_on_every_build() -> None:
    assert shuffled(FIVE, Random(1)) == cards("4P 3O 7C KP AE")


def test_a_shuffle_keeps_the_cards_and_the_pack() -> None:
    pack = tuple(card_at(index) for index in BARALHO_40)
    before = tuple(pack)
    orders = {shuffled(pack, Random(seed)) for seed in range(50)}
    assert len(orders) == 50
    assert all(sorted(order) == list(pack) for order in orders)
    assert pack == before


def test_every_order_is_as_likely() -> None:
    """Chi-squared over the 24 orders of four cards; 49.7 is exceeded once in a thousand times by fair dice."""
    times, rng, pack = 12000, Random(7), FIVE[:4]
    counted = Counter(shuffled(pack, rng) for _ in range(times))
    expected = times / 24
    assert len(counted) == 24
    assert sum((seen - expected) ** 2 / expected for seen in counted.values()) < 49.7


def test_with_last_only_the_end_is_drawn_and_drawn_alike() -> None:
    """Chi-squared over the 20 pairs that may end up last; 43.8 is exceeded once in a thousand times."""
    times, rng = 10000, Random(3)
    orders = [shuffled(FIVE, rng, 2) for _ in range(times)]
    assert all(sorted(order) == sorted(FIVE) for order in orders)
    counted = Counter(order[-2:] for order in orders)
    expected = times / 20
    assert len(counted) == 20
    assert sum((seen - expected) ** 2 / expected for seen in counted.values()) < 43.8
    assert {order[:3] for order in orders if order[-2:] == FIVE[-2:]} == {FIVE[:3]}


def test_the_last_cards_are_those_of_the_whole_shuffle() -> None:
    for seed in range(30):
        assert shuffled(FIVE, Random(seed), 2)[-2:] == shuffled(FIVE, Random(seed))[-2:]
