"""What happens before the first card is drawn, what a referee rules, and how a partida ends, in the words of this family."""

from typing import Final

from carteado.game import Event
from carteado.games.canastra.rules.rulebook import BY_LOT
from carteado.games.canastra.words.cards import named, rules_at, signs
from carteado.pack import DealerDrawn, Dealt, LotDrawn, Ruled, Shuffled
from carteado.words import pack
from carteado.words.language import Texts
from carteado.words.people import Listener

DECISIONS: Final[Texts] = {
    "minimum": "A arbitragem anotou que {who} baixou menos que o mínimo: as cartas voltam para a mão, e o mínimo sobe.",
    "void": "A coordenação anulou a rodada: as cartas são dadas de novo por quem as deu.",
    "score": "A coordenação acertou o placar.",
}


def tell(listener: Listener, event: Event) -> str:
    """What happened, "" for anything that is not told."""
    words = listener.words
    match event:
        case Shuffled() if event.dealer < 0:
            return words.say("Baralho aberto: cada pessoa tira uma carta, e quem tirar a maior dá as cartas.")
        case Shuffled():
            return words.say("Rodada {mao}. {who} embaralhou.", mao=event.mao, who=listener.subject(event.dealer))
        case LotDrawn():
            return ""
        case DealerDrawn():
            return _dealer(listener, event)
        case Dealt():
            return _dealt(listener, event)
        case Ruled():
            return _ruled(listener, event)
        case _:
            return pack.tell(listener, event, lambda card: named(words, card)) or ""


def _dealer(listener: Listener, event: DealerDrawn) -> str:
    words = listener.words
    if event.dealer is None:
        return words.say("Empate no sorteio: quem empatou tira outra carta.")
    if rules_at(listener.regulation, listener.options).first_dealer == BY_LOT:
        if listener.is_me(event.dealer):
            return words.say("A sorte é sua: você dá as cartas primeiro.")
        return words.say("A sorte é de {who}, que dá as cartas primeiro.", who=listener.who(event.dealer))
    return pack.tell(listener, event) or ""


def _dealt(listener: Listener, event: Dealt) -> str:
    words, cards = listener.words, signs(listener.words, event.secret_cards)
    if not cards:
        return ""
    if listener.is_me(event.seat):
        return words.say("Suas cartas: {cards}.", cards=cards)
    return words.say("Cartas de {who}: {cards}.", who=listener.who(event.seat), cards=cards)


def _ruled(listener: Listener, event: Ruled) -> str:
    told = [pack.decided(listener, event, DECISIONS), *pack.why(listener, event)]
    if event.score:
        told.append(listener.words.say("Placar {score}.", score=listener.score(event.score)))
    return " ".join(told)
