"""The cards of truco in the order of their strength, as far as all may know it: the manilhas by name, then rank by rank."""

from collections.abc import Mapping, Sequence

from carteado.cards import CARDS, Card
from carteado.game import View
from carteado.games.truco.rules.strength import is_manilha
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.cards import Powers, nickname, powers, rules_in
from carteado.words.language import Language
from carteado.words.offered import Force


def strength(words: Language, view: View) -> tuple[Force, ...]:
    """The strongest first; while the vira lies face down nobody knows the manilhas, and they stand among their rank."""
    assert isinstance(view, TrucoView), "the strength of truco is of its own views"
    worth = powers(view.regulation, view.options, view.shown.vira_card)
    pack = [CARDS[index] for index in rules_in(view.regulation, view.options).deck]
    powers_here = sorted({worth[card.index] for card in pack}, reverse=True)
    return tuple([_force(words, [card for card in pack if worth[card.index] == power], worth) for power in powers_here])


def _force(words: Language, cards: Sequence[Card], worth: Powers) -> Force:
    return Force(cards[0].rank, "".join([card.suit for card in cards]), nickname(words, cards[0], worth))


def manilha(view: TrucoView) -> Mapping[str, str]:
    """The rank of the manilhas, where a vira that all see gives all four of them one rank."""
    if view.shown.vira_card is None:
        return {}
    worth = powers(view.regulation, view.options, view.shown.vira_card)
    ranks = {CARDS[index].rank for index in rules_in(view.regulation, view.options).deck if is_manilha(worth[index])}
    return {"manilha": ranks.pop()} if len(ranks) == 1 else {}
