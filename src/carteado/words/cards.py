"""The names of cards: in words for a story, in two signs for a button.

Rule 1: a nickname goes with a card's power, so whoever wants it says which cards are manilhas now.
Rule 2: `10C` is in both packs, "dez de copas" and "sota de copas", so whoever plays with the Spanish one says so.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from carteado.cards import CARDS, FRENCH_RANKS, SUITS, Card
from carteado.game import View
from carteado.games.truco.rules.family import OPTIONS, rules_of
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.rules.strength import COPETA, ESPADILHA, NO_CARD, PICA_FUMO, ZAP, manilhas_fixas
from carteado.games.truco.rules.views import TrucoView
from carteado.words.language import Language, Texts

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
NICKNAMES: Final[Texts] = {str(ZAP): "zap", str(COPETA): "copeta", str(ESPADILHA): "espadilha", str(PICA_FUMO): "pica-fumo"}
SIGNS: Final = {"P": "♣", "C": "♥", "E": "♠", "O": "♦"}


def name(words: Language, card: Card, *, spanish: bool = False) -> str:
    """The card in words: "três de paus", "sota de copas"."""
    return _name(words.lang, card, spanish or _only_spanish(card))


@cache
def _name(lang: str, card: Card, spanish: bool) -> str:
    words = Language(lang)
    if not card.suit:
        return words.say("curinga")
    if spanish:
        return words.say(SPANISH[card.suit], rank=words.say(SPANISH_RANKS[card.rank]))
    return words.say("{rank} de {suit}", rank=words.say(RANKS[card.rank]), suit=words.say(SUIT_NAMES[card.suit]))


def _only_spanish(card: Card) -> bool:
    return bool(card.suit) and (card.suit not in SUITS or card.rank not in FRENCH_RANKS)


Powers = tuple[int, ...]  # by card index, as the codes of truco have them
HOUSES: Final = 64  # sets of rules remembered


@lru_cache(HOUSES)
def rules_in(regulation: str, options: tuple[tuple[str, str], ...]) -> TrucoRules:
    """The rules a view is played by."""
    return rules_of(regulation, dict(options))


@lru_cache(HOUSES * 41)
def powers(regulation: str, options: tuple[tuple[str, str], ...], vira: Card | None) -> Powers:
    """What every card is worth with this vira, or with none; nothing where the game is no truco."""
    if regulation not in OPTIONS:
        return ()
    rules = rules_in(regulation, options)
    return rules.strength(rules.deck, NO_CARD if vira is None else vira.index)


FIXED: Final = manilhas_fixas((), NO_CARD)


def powers_of(view: View | None) -> Powers:
    """What cards are worth at this moment, as far as all may know; without a view the fixed manilhas count."""
    if not isinstance(view, TrucoView):
        return FIXED
    return powers(view.regulation, view.options, view.known.vira_card)


def manilha_rank(words: Language, worth: Powers) -> str:
    """The rank of the manilhas, where all four have the same: "seis"."""
    return words.say(RANKS[CARDS[worth.index(ZAP)].rank])


def nickname(words: Language, card: Card, worth: Powers = FIXED) -> str:
    """What a manilha is called at the table, "" for any other card."""
    power = worth[card.index] if worth else 0
    return words.say(NICKNAMES[str(power)]) if power >= PICA_FUMO else ""


def with_article(words: Language, card: Card, worth: Powers = FIXED, *, spanish: bool = False) -> str:
    """The card inside a sentence, a manilha with its nickname: "a dama de copas", "o quatro de paus (zap)"."""
    spanish = spanish or _only_spanish(card)
    called = "" if spanish else nickname(words, card, worth)
    told = _with_article(words.lang, card, spanish)
    return f"{told} ({called})" if called else told


@cache
def _with_article(lang: str, card: Card, spanish: bool) -> str:
    words = Language(lang)
    plain = name(words, card, spanish=spanish)
    woman = card.rank == ("10" if spanish else "Q")
    return words.say("a {card}", card=plain) if woman else words.say("o {card}", card=plain)


def listed(words: Language, cards: Sequence[Card], *, spanish: bool = False) -> str:
    """Several cards: "três de paus, rei de copas e ás de ouros"."""
    names = [name(words, card, spanish=spanish) for card in cards]
    if len(names) < 2:
        return "".join(names)
    return words.say("{some} e {last}", some=", ".join(names[:-1]), last=names[-1])


def sign(words: Language, card: Card, *, spanish: bool = False) -> str:
    """The card for a button: "3♣"; no font has the Spanish suits, so there it is "3 de copas"."""
    if not card.suit:
        return name(words, card)
    if spanish or _only_spanish(card):
        return words.say(SPANISH[card.suit], rank=card.rank)
    return f"{card.rank}{SIGNS[card.suit]}"
