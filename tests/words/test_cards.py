"""Cards by name."""

import pytest

from carteado.cards import CARDS, SPANISH_RANKS, SPANISH_SUITS, Card, cards
from carteado.words import Words
from carteado.words.cards import sign, with_article


@pytest.mark.parametrize(
    ("card", "portuguese", "english"),
    [
        ("3P", "três de paus", "three of clubs"),
        ("AE", "ás de espadas", "ace of spades"),
        ("QC", "dama de copas", "queen of hearts"),
        ("JO", "valete de ouros", "jack of diamonds"),
        ("10E", "dez de espadas", "ten of spades"),
        ("12B", "rei de bastos", "king of clubs"),
        ("JK", "curinga", "joker"),
    ],
)
def test_a_card_has_its_name(card: str, portuguese: str, english: str) -> None:
    assert (Words().card(Card.of(card)), Words("en").card(Card.of(card))) == (portuguese, english)


@pytest.mark.parametrize(
    ("card", "portuguese", "english"),
    [
        ("1E", "ás de espadas", "ace of swords"),
        ("1B", "ás de bastos", "ace of clubs"),
        ("7E", "sete de espadas", "seven of swords"),
        ("7O", "sete de ouros", "seven of coins"),
        ("3C", "três de copas", "three of cups"),
        ("10C", "sota de copas", "sota of cups"),
        ("11B", "cavalo de bastos", "knight of clubs"),
        ("12O", "rei de ouros", "king of coins"),
    ],
)
def test_in_the_spanish_pack_it_has_another(card: str, portuguese: str, english: str) -> None:
    found = Card.of(card)
    assert (Words().card(found, spanish=True), Words("en").card(found, spanish=True)) == (portuguese, english)


def test_the_spanish_pack_has_no_two_cards_of_one_name() -> None:
    pack = [Card.of(rank + suit) for suit in SPANISH_SUITS for rank in SPANISH_RANKS]
    for lang in Words.LANGUAGES:
        assert len({Words(lang).card(card, spanish=True) for card in pack}) == 40


@pytest.mark.parametrize(
    ("card", "spanish", "portuguese"),
    [
        ("10C", True, "a sota de copas"),
        ("10C", False, "o dez de copas"),
        ("11O", True, "o cavalo de ouros"),
        ("7C", True, "o sete de copas"),
        ("7C", False, "o sete de copas"),
        ("12B", False, "o rei de bastos"),
    ],
)
def test_a_card_has_its_article(card: str, spanish: bool, portuguese: str) -> None:
    assert with_article(Words(), Card.of(card), spanish=spanish) == portuguese


def test_a_button_says_the_spanish_suit_in_words() -> None:
    assert sign(Words(), Card.of("7C")) == "7♥"
    assert sign(Words(), Card.of("7C"), spanish=True) == "7 de copas"
    assert sign(Words(), Card.of("11B")) == "11 de bastos"
    assert Words().cards(cards("10E 1B"), spanish=True) == "sota de espadas e ás de bastos"


def test_the_french_pack_has_no_two_cards_of_one_name() -> None:
    for lang in Words.LANGUAGES:
        names = {Words(lang).card(card) for card in CARDS[:53]}
        assert len(names) == 53


def test_every_card_there_is_has_a_name() -> None:
    assert all(Words().card(card) for card in CARDS)


@pytest.mark.parametrize(
    ("hand", "portuguese", "english"),
    [
        ("", "", ""),
        ("3P", "três de paus", "three of clubs"),
        ("3P KC", "três de paus e rei de copas", "three of clubs and king of hearts"),
        ("3P KC AO", "três de paus, rei de copas e ás de ouros", "three of clubs, king of hearts and ace of diamonds"),
    ],
)
def test_several_cards_are_listed(hand: str, portuguese: str, english: str) -> None:
    assert (Words().cards(cards(hand)), Words("en").cards(cards(hand))) == (portuguese, english)
