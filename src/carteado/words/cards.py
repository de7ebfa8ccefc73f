"""The names of cards: in words for a story, in two signs for a button."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from carteado.cards import Card
from carteado.words.language import Language, Texts

RANKS: Final[Texts] = {
    "A": "ás",
    "1": "ás",
    "2": "dois",
    "3": "três",
    "4": "quatro",
    "5": "cinco",
    "6": "seis",
    "7": "sete",
    "8": "oito",
    "9": "nove",
    "10": "dez",
    "11": "cavalo",
    "12": "rei",
    "J": "valete",
    "Q": "dama",
    "K": "rei",
}
SUITS: Final[Texts] = {"P": "paus", "C": "copas", "E": "espadas", "O": "ouros", "B": "bastos"}
NICKNAMES: Final[Texts] = {"4P": "zap", "7C": "copeta", "AE": "espadilha", "7O": "pica-fumo"}
SIGNS: Final = {"P": "♣", "C": "♥", "E": "♠", "O": "♦"}


def name(words: Language, card: Card) -> str:
    """The card in words: "três de paus"."""
    return _name(words.lang, card)


@cache
def _name(lang: str, card: Card) -> str:
    words = Language(lang)
    if not card.suit:
        return words.say("curinga")
    return words.say("{rank} de {suit}", rank=words.say(RANKS[card.rank]), suit=words.say(SUITS[card.suit]))


def nickname(words: Language, card: Card) -> str:
    """What a fixed manilha is called at the table, "" for any other card."""
    called = NICKNAMES.get(str(card), "")
    return words.say(called) if called else ""


def with_article(words: Language, card: Card) -> str:
    """The card inside a sentence, a manilha with its nickname: "a dama de copas", "o quatro de paus (zap)"."""
    return _with_article(words.lang, card)


@cache
def _with_article(lang: str, card: Card) -> str:
    words = Language(lang)
    plain = name(words, card)
    told = words.say("a {card}", card=plain) if card.rank == "Q" else words.say("o {card}", card=plain)
    called = nickname(words, card)
    return f"{told} ({called})" if called else told


def listed(words: Language, cards: Sequence[Card]) -> str:
    """Several cards: "três de paus, rei de copas e ás de ouros"."""
    names = [name(words, card) for card in cards]
    if len(names) < 2:
        return "".join(names)
    return words.say("{some} e {last}", some=", ".join(names[:-1]), last=names[-1])


def sign(words: Language, card: Card) -> str:
    """The card for a button: "3♣"."""
    return f"{card.rank}{SIGNS.get(card.suit, card.suit)}" if card.suit else name(words, card)
