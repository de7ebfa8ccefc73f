"""What can be done at a table of blackjack, as the label of a button or a line of a menu."""

from typing import Final

from carteado.game import Action, View
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.incidents import VOID
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.games.blackjack.words.amounts import chips, whole
from carteado.games.blackjack.words.hands import asks_insurance, asks_surrender, played
from carteado.pack import Ruling
from carteado.words import pack
from carteado.words.language import Language, Texts

NAMES: Final[Texts] = {
    "Insure": "Fazer seguro",
    "Decline": "Passar",
    "Surrender": "Render-se",
    "Stand": "Manter",
    "Hit": "Pedir carta",
    "Double": "Dobrar",
    "Split": "Dividir",
}
DECLINES: Final[Texts] = {
    "insurance": "Sem seguro",
    "surrender": "Não se render",
    "both": "Nem seguro nem rendição",
}
RULINGS: Final[Texts] = {"void": "a rodada não vale", "score": "acertar as fichas"}


def label(words: Language, action: Action, view: View | None) -> str:
    """The short name of an act, with its price in brackets where a view tells it."""
    match action:
        case Bet():
            return words.say("Apostar {chips}", chips=whole(words, action.chips))
        case Insure() | Decline() | Surrender() | Stand() | Hit() | Double() | Split():
            name = _name(words, action, view)
            price = _price(words, action, view)
            return words.say("{act} ({price})", act=name, price=price) if price else name
        case Ruling():
            return pack.ruling(words, action, words.say(RULINGS["void" if action.sanction == VOID else "score"]))
        case _:
            told = pack.label(words, action)
            if told is None:
                raise TypeError(f"no label for {type(action).__name__}")
            return told


def _name(words: Language, action: Action, view: View | None) -> str:
    if isinstance(action, Decline) and isinstance(view, BlackjackView):
        insurance, surrender = asks_insurance(view), asks_surrender(view)
        if insurance or surrender:
            return words.say(DECLINES["both" if insurance and surrender else "insurance" if insurance else "surrender"])
    return words.say(NAMES[type(action).__name__])


def _price(words: Language, action: Action, view: View | None) -> str:
    """What an act costs the hand that is asked or played."""
    hand = played(view) if isinstance(view, BlackjackView) else None
    if hand is None:
        return ""
    match action:
        case Insure():
            return chips(words, hand.stake // HALVES)
        case Double() | Split():
            return words.say("mais {chips}", chips=chips(words, hand.stake))
        case Surrender():
            return words.say("perde {chips}", chips=chips(words, hand.stake // HALVES))
        case _:
            return ""
