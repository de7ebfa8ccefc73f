"""The cards of Truco Cego in the order of their strength (CEGO-9.XVI.d-1)."""

from typing import Final

from carteado.cards import CARDS
from carteado.game import View
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.games.cego.rules.rulebook import POWER
from carteado.words.language import Language
from carteado.words.offered import Force


def _force(power: int) -> Force:
    cards = [CARDS[index] for index in BARALHO_ESPANHOL if POWER[index] == power]
    return Force(cards[0].rank, "".join([card.suit for card in cards]))


STRENGTH: Final = tuple(map(_force, sorted({POWER[index] for index in BARALHO_ESPANHOL}, reverse=True)))


def strength(_words: Language, _view: View) -> tuple[Force, ...]:
    """The strongest first, always the same."""
    return STRENGTH
