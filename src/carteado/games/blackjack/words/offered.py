"""An act of blackjack as it is offered: its price apart from its name, what it does and what it pays, what is sure to lose.

Rule 1: it is worked out from the seat's own view.
"""

from dataclasses import replace
from typing import Final

from carteado.game import Action, View
from carteado.games.blackjack.rules.acts import Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.counting import ACE, POINTS
from carteado.games.blackjack.rules.rulebook import BEST
from carteado.games.blackjack.rules.views import BlackjackView, Mao
from carteado.games.blackjack.words.actions import label
from carteado.games.blackjack.words.hands import played, rules_in
from carteado.pack import Ruling
from carteado.words.language import Language, Texts
from carteado.words.offered import Offered, priced

ABOUT: Final[Texts] = {
    "insurance-paid": "Paga 2 para 1 se o crupiê tem BlackJack; se não tem, o seguro se perde e a rodada continua.",
    "surrender": "A mão acaba, e metade da aposta volta.",
    "blackjack": "BlackJack: paga 1,5 para 1, se o crupiê não tem outro.",
    "stand": "A mão fica com {total}.",
    "hit": "Mais uma carta, e depois outra, se quiser; acima de 21 a aposta se perde na hora.",
    "double-one": "A aposta dobra, e vem exatamente mais uma carta.",
    "split-chips": "Duas mãos, cada uma com a sua aposta, jogadas uma depois da outra.",
    "split-aces": "Duas mãos, e uma só carta para cada ás; 21 assim não é BlackJack: paga 1 para 1.",
}
WARNINGS: Final[Texts] = {"sure-bust": "Você tem 21, e qualquer carta a mais estoura."}
GO: Final[Texts] = {"sure-bust": "Pedir assim mesmo"}


def offered(words: Language, action: Action, view: View | None, _legal: tuple[Action, ...]) -> Offered:
    """The act with its price, what it does by which clause, and what is to be warned of."""
    named = label(words, action, view)
    if isinstance(action, Ruling):
        return Offered(named)
    hand = played(view) if isinstance(view, BlackjackView) else None
    if hand is None or not isinstance(view, BlackjackView):
        return priced(named)
    key = _key(action, hand)
    cites = rules_in(view).cites
    if key == "hit" and hand.total == BEST and not hand.soft:
        warning, go = words.say(WARNINGS["sure-bust"]), words.say(GO["sure-bust"])
        return replace(priced(named), warning=warning, go=go, why="sure-bust", clause=cites["bust"])
    return replace(priced(named), about=words.say(ABOUT[key], total=hand.total), clause=cites[key]) if key else priced(named)


def _key(action: Action, hand: Mao) -> str:
    """What is told of the act: also the rule of the machine whose clause stands beside it."""
    match action:
        case Insure():
            return "insurance-paid"
        case Surrender():
            return "surrender"
        case Stand():
            return "blackjack" if hand.blackjack else "stand"
        case Hit():
            return "hit"
        case Double():
            return "double-one"
        case Split():
            return "split-aces" if POINTS[hand.hand_cards[0].index] == ACE else "split-chips"
        case _:
            return ""
