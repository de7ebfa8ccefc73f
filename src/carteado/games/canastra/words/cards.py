"""Cards and melds of canastra and buraco, as a button or a sentence has them: "7♥", "coringa", "4♥ 5♥ 2♦=6♥", "4♥ a 10♥".

Rule 1: in buraco any card that stands for another is a curinga, so the joker goes by its own name, coringa.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from carteado.cards import FRENCH_RANKS, Card
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.games.canastra.rules.views import CanastraView, Jogo
from carteado.melds.grammar import JOKER, TWOS
from carteado.words import cards as shared
from carteado.words.language import Language

PLACES: Final = ("A", *FRENCH_RANKS[1:], "A")
WILD: Final = (*TWOS, JOKER)


def sign(words: Language, card: Card) -> str:
    """The card in two signs; the joker by its name."""
    return words.say("coringa") if card.index == JOKER else shared.sign(words, card)


def signs(words: Language, cards: Sequence[Card]) -> str:
    """Cards side by side."""
    return " ".join([sign(words, card) for card in cards])


def named(words: Language, card: Card) -> str:
    """The card inside a sentence: "a dama de copas", "o coringa"."""
    return words.say("o coringa") if card.index == JOKER else shared.with_article(words, card)


def laid(words: Language, cards: Sequence[Card], stands: Sequence[int] = ()) -> str:
    """Cards of a meld side by side, a wild one with the place that is told for it."""
    told = [sign(words, card) for card in cards]
    wild = [at for at, card in enumerate(cards) if card.index in WILD]
    if stands and wild:
        naturals = [card for card in cards if card.index not in WILD]
        strange = [at for at in wild if not naturals or cards[at].suit != naturals[0].suit]
        at = (strange or wild)[-1]
        suit = shared.SIGNS[naturals[0].suit] if naturals else ""
        told[at] += f"={PLACES[stands[0] - 1]}{suit}"
    return " ".join(told)


def meld_name(words: Language, cards: Sequence[Card], run: bool) -> str:
    """A meld on the table in few words: from which card to which, whatever stands for them, or the rank of a lavadeira."""
    if not run:
        return words.say("lavadeira de {rank}", rank=cards[0].rank)
    low, suit = _lowest(cards)
    first, last = (f"{PLACES[place - 1]}{suit}" for place in (low, low + len(cards) - 1))
    return words.say("{first} a {last}", first=first, last=last)


def _lowest(cards: Sequence[Card]) -> tuple[int, str]:
    """The place of the first card of a run as it lies, and the sign of its suit: any card that stands for itself tells it."""
    naturals = [(at, card) for at, card in enumerate(cards) if card.index not in WILD]
    at, card = next((found for found in naturals if found[1].rank != "A"), naturals[0])
    place = FRENCH_RANKS.index(card.rank) + 1 if card.rank != "A" or not at else len(PLACES)
    return place - at, shared.SIGNS[card.suit]


def is_run(cards: Sequence[Card]) -> bool:
    """Whether cards that lie as a meld are a run: a lavadeira has two cards or more of its rank, or only twos."""
    ranks = [card.rank for card in cards if card.index not in WILD]
    return len(set(ranks)) > 1 or len(ranks) == 1


def jogo_name(words: Language, jogo: Jogo) -> str:
    """A meld of a view by its name."""
    return meld_name(words, jogo.meld_cards, jogo.is_run)


@lru_cache(64)
def _rules(regulation: str, options: tuple[tuple[str, str], ...]) -> CanastraRules:
    return rules_of(regulation, dict(options))


def rules_in(view: CanastraView) -> CanastraRules:
    """The rules of the table of this view."""
    return _rules(view.regulation, view.options)


def rules_at(regulation: str, options: tuple[tuple[str, str], ...]) -> CanastraRules:
    """The rules of a table, those of canastra where nobody says which."""
    return _rules(regulation or "canastra", options if regulation else ())
