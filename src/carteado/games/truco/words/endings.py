"""How a mão ended, and what it brought."""

from typing import Final

from carteado.games.truco.rules.events import MaoEnded, Revealed
from carteado.games.truco.words.listening import naming, tento_is_a_fault
from carteado.words.language import Texts
from carteado.words.people import Listener
from carteado.words.vazas import nth

# The way a mão was decided, by its clause, where the vazas alone do not say it.
WAYS: Final[Texts] = {
    "FEN-19.1": "A primeira empatou, valeu a segunda.",
    "FEN-19.2": "As duas primeiras empataram, valeu a terceira.",
    "FEN-19.3": "As três vazas empataram.",
    "FEN-20": "A segunda empatou, valeu a primeira.",
    "S-FEN-04": "A terceira empatou, valeu a primeira.",
    "FEN-21pu": "Três empates na mão de onze: ganha quem não tem 11.",
    "S-FEN-16": "As três vazas empataram: ganha quem deu as cartas.",
    "ASFO-EMPATE-2": "A primeira empatou, valeu a segunda.",
    "ASFO-EMPATE-3": "Empate depois da primeira: valeu a primeira.",
    "ASFO-EMPATE-4": "As duas primeiras empataram, valeu a terceira.",
    "ASFO-EMPATE-5": "As três vazas empataram: ganha quem deu as cartas.",
    "ASFO-TRUCO-13": "Quem trucou tinha de matar e não matou.",
    "S-ASFO-30": "Três empates na mão de onze.",
    "SIN-CANGAR-1d": "A primeira empatou, valeu a segunda.",
    "SIN-CANGAR-2": "A segunda empatou, valeu a primeira.",
    "SIN-CANGAR-3": "A terceira empatou, valeu a primeira.",
    "SIN-CANGAR-4": "As duas primeiras empataram, valeu a terceira.",
    "SIN-CANGAR-5": "As três vazas empataram: ganha quem deu as cartas.",
    "S-SIN-24": "Três empates na mão de onze.",
}


def tell(listener: Listener, event: MaoEnded | Revealed) -> str:
    """The ending, with the score."""
    match event:
        case MaoEnded():
            return _mao(listener, event)
        case Revealed():
            return _revealed(listener, event)


def _mao(listener: Listener, event: MaoEnded) -> str:
    words = listener.words
    way = WAYS.get(event.clause)
    told = [] if way is None else [words.say(way)]
    if event.void:
        told.append(words.say("A mão não valeu."))
    elif event.side is None:
        told.append(words.say("Ninguém marca."))
    else:
        told.append(_won(listener, event.side, event.points))
    told.append(words.say("Placar {score}.", score=listener.score(event.score)))
    return " ".join(told)


def _won(listener: Listener, side: int, points: int) -> str:
    words, whose = listener.words, listener.whose(side)
    if tento_is_a_fault(listener):
        return words.count("A mão é {whose}: {n} ponto.", "A mão é {whose}: {n} pontos.", points, whose=whose)
    return words.count("A mão é {whose}: {n} tento.", "A mão é {whose}: {n} tentos.", points, whose=whose)


def _revealed(listener: Listener, event: Revealed) -> str:
    words = listener.words
    card = naming(listener)(event.card)
    which = nth(words, event.nth)
    if listener.is_me(event.seat):
        return words.say("A sua carta fechada na {nth} vaza era {card}.", nth=which, card=card)
    return words.say("A carta fechada de {who} na {nth} vaza era {card}.", who=listener.who(event.seat), nth=which, card=card)
