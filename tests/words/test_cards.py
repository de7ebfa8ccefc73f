"""Cards by name."""

import pytest

from carteado.cards import CARDS, Card, cards
from carteado.words import Words


@pytest.mark.parametrize(
    ("card", "portuguese", "english"),
    [
        ("3P", "três de paus", "three of clubs"),
        ("AE", "ás de espadas", "ace of spades"),
        ("QC", "dama de copas", "queen of hearts"),
        ("JO", "valete de ouros", "jack of diamonds"),
        ("10E", "dez de espadas", "ten of spades"),
        ("12B", "rei de bastos", "king of batons"),
        ("JK", "curinga", "joker"),
    ],
)
def test_a_card_has_its_name(card: str, portuguese: str, english: str) -> None:
    assert (Words().card(Card.of(card)), Words("en").card(Card.of(card))) == (portuguese, english)


def test_the_french_pack_has_no_two_cards_of_one_name() -> None:
    for lang in Words.LANGUAGES:
        names = {Words(lang).card(card) for card in CARDS[:53]}
        assert len(names) == 53


def test_every_card_there_is_has_a_name() -> None:
    assert all(Words().card(card) for card in CARDS)


def test_the_fixed_manilhas_have_nicknames_and_no_other_card_has() -> None:
    called = {str(card): Words().nickname(card) for card in CARDS if Words().nickname(card)}
    assert called == {"4P": "zap", "7C": "copeta", "AE": "espadilha", "7O": "pica-fumo"}
    assert Words("en").nickname(Card.of("7O")) == "pica-fumo"


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
