"""The names of cards: in words for a story, in two signs for a button.

Rule 1: `10C` is in both packs, "dez de copas" and "sota de copas", so whoever plays with the Spanish one says so.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from carteado.cards import FRENCH_RANKS, SUITS, Card
from carteado.words.language import Language, Texts
from carteado.words.people import and_last

RANKS: Final[Texts] = {
    "A": "ás",
    "2": "dois",
    "3": "três",
    "4": "quatro",
    "5": "cinco",
    "6": "seis",
    "7": "sete",
    "8": "oito",
    "9": "nove",
    "10": "dez",
    "J": "valete",
    "Q": "dama",
    "K": "rei",
}
SUIT_NAMES: Final[Texts] = {"P": "paus", "C": "copas", "E": "espadas", "O": "ouros"}
SPANISH_RANKS: Final[Texts] = {
    "1": "ás",
    "2": "dois",
    "3": "três",
    "4": "quatro",
    "5": "cinco",
    "6": "seis",
    "7": "sete",
    "10": "sota",
    "11": "cavalo",
    "12": "rei",
}
SPANISH: Final[Texts] = {"E": "{rank} de espadas", "B": "{rank} de bastos", "O": "{rank} de ouros", "C": "{rank} de copas"}
SIGNS: Final = {"P": "♣", "C": "♥", "E": "♠", "O": "♦"}


def name(words: Language, card: Card, *, spanish: bool = False) -> str:
    """The card in words: "três de paus", "sota de copas"."""
    return _name(words.lang, card, spanish or only_spanish(card))


@cache
def _name(lang: str, card: Card, spanish: bool) -> str:
    words = Language(lang)
    if not card.suit:
        return words.say("curinga")
    if spanish:
        return words.say(SPANISH[card.suit], rank=words.say(SPANISH_RANKS[card.rank]))
    return words.say("{rank} de {suit}", rank=words.say(RANKS[card.rank]), suit=words.say(SUIT_NAMES[card.suit]))


def only_spanish(card: Card) -> bool:
    """Whether no French pack has this card."""
    return bool(card.suit) and (card.suit not in SUITS or card.rank not in FRENCH_RANKS)


def with_article(words: Language, card: Card, *, spanish: bool = False) -> str:
    """The card inside a sentence: "a dama de copas"."""
    return _with_article(words.lang, card, spanish or only_spanish(card))


@cache
def _with_article(lang: str, card: Card, spanish: bool) -> str:
    words = Language(lang)
    plain = name(words, card, spanish=spanish)
    woman = card.rank == ("10" if spanish else "Q")
    return words.say("a {card}", card=plain) if woman else words.say("o {card}", card=plain)


def listed(words: Language, cards: Sequence[Card], *, spanish: bool = False) -> str:
    """Several cards: "três de paus, rei de copas e ás de ouros"."""
    return and_last(words, [name(words, card, spanish=spanish) for card in cards])


def sign(words: Language, card: Card, *, spanish: bool = False) -> str:
    """The card for a button: "3♣"; no font has the Spanish suits, so there it is "3 de copas"."""
    if not card.suit:
        return name(words, card)
    if spanish or only_spanish(card):
        return words.say(SPANISH[card.suit], rank=card.rank)
    return f"{card.rank}{SIGNS[card.suit]}"
