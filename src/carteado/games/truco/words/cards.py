"""The manilhas by their nicknames: a nickname goes with a card's power, so whoever wants it says which are manilhas now."""

from functools import lru_cache
from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import View
from carteado.games.truco.rules.family import OPTIONS, rules_of
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.rules.strength import COPETA, ESPADILHA, NO_CARD, PICA_FUMO, ZAP, manilhas_fixas
from carteado.games.truco.rules.views import TrucoView
from carteado.words import cards
from carteado.words.language import Language, Texts

Powers = tuple[int, ...]  # by card index

HOUSES: Final = 64  # sets of rules remembered
NICKNAMES: Final[Texts] = {str(ZAP): "zap", str(COPETA): "copeta", str(ESPADILHA): "espadilha", str(PICA_FUMO): "pica-fumo"}
FIXED: Final = manilhas_fixas((), NO_CARD)


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


def powers_of(view: View | None) -> Powers:
    """What cards are worth at this moment, as far as all may know; without a view the fixed manilhas count."""
    if not isinstance(view, TrucoView):
        return FIXED
    return powers(view.regulation, view.options, view.known.vira_card)


def manilha_rank(words: Language, worth: Powers) -> str:
    """The rank of the manilhas, where all four have the same: "seis"."""
    return words.say(cards.RANKS[CARDS[worth.index(ZAP)].rank])


def nickname(words: Language, card: Card, worth: Powers = FIXED) -> str:
    """What a manilha is called at the table, "" for any other card."""
    power = worth[card.index] if worth else 0
    return words.say(NICKNAMES[str(power)]) if power >= PICA_FUMO else ""


def with_article(words: Language, card: Card, worth: Powers = FIXED) -> str:
    """The card inside a sentence, a manilha with its nickname: "a dama de copas", "o quatro de paus (zap)"."""
    called = nickname(words, card, worth)
    told = cards.with_article(words, card)
    return f"{told} ({called})" if called else told
