"""Cards, melds and hands of cacheta and pif-paf, as a button or a sentence has them; and the rules of a table."""

from collections.abc import Sequence
from functools import lru_cache, partial

from carteado.cards import Card
from carteado.games.pife.rules.family import rules_of
from carteado.games.pife.rules.rulebook import PifeRules
from carteado.games.pife.rules.views import PifeView
from carteado.words import cards as shared
from carteado.words.language import Language
from carteado.words.people import Listener


def signs(words: Language, cards: Sequence[Card]) -> str:
    """Cards side by side: "4♣ 4♥ 4♦"."""
    return " ".join(map(partial(shared.sign, words), cards))


def melds(words: Language, laid: Sequence[Sequence[Card]]) -> str:
    """Melds side by side: "4♣ 4♥ 4♦ + 6♠ 7♠ 8♠"."""
    return " + ".join([signs(words, meld) for meld in laid])


@lru_cache(64)
def _rules(regulation: str, options: tuple[tuple[str, str], ...]) -> PifeRules:
    return rules_of(regulation, dict(options))


def rules_in(view: PifeView) -> PifeRules:
    """The rules of the table of this view."""
    return _rules(view.regulation, view.options)


def rules_heard(listener: Listener) -> PifeRules:
    """The rules of the table that is told of: those of cacheta where nobody says which."""
    regulation = listener.regulation or listener.words.game
    return _rules(regulation or "cacheta", listener.options if regulation else ())
