"""What happened to the cards of Truco Cego, where the Spanish pack or the volta make another sentence than in any game."""

from functools import partial

from carteado.game import Event
from carteado.games.cego.rules import clauses
from carteado.pack import DealerDrawn, Dealt, Looked, Shuffled
from carteado.tricks.play import Played, VazaWon
from carteado.words import pack
from carteado.words.cards import listed, with_article
from carteado.words.people import Listener
from carteado.words.vazas import nth


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence."""
    said = listener.words
    match event:
        case Shuffled() if event.dealer < 0:
            return said.say("Baralho embaralhado: cada um tira uma carta, e a maior dá primeiro.")
        case Shuffled():
            return said.say("Volta {mao}. {who} embaralhou.", mao=event.mao, who=listener.subject(event.dealer))
        case Dealt() | Looked():
            return _dealt(listener, event)
        case DealerDrawn() if event.dealer is None:
            return said.say("Empate no sorteio: quem empatou tira carta de novo.")
        case Played():
            return _played(listener, event)
        case VazaWon() if event.side is None:
            return _parda(listener, event)
        case VazaWon():
            return said.say("{who} levou a {nth} vaza.", who=listener.subject(event.lead), nth=nth(said, event.nth))
        case _:
            return pack.tell(listener, event, partial(with_article, said, spanish=True)) or ""


def _dealt(listener: Listener, event: Dealt | Looked) -> str:
    said, cards = listener.words, listed(listener.words, event.secret_cards, spanish=True)
    if not cards:
        return said.say("Suas cartas ficam fechadas até a sua testa.") if listener.is_me(event.seat) else ""
    if listener.is_me(event.seat):
        return said.say("Suas cartas: {cards}.", cards=cards)
    return said.say("Cartas de {who}: {cards}.", who=listener.who(event.seat), cards=cards)


def _played(listener: Listener, event: Played) -> str:
    said, who = listener.words, listener.subject(event.seat)
    if event.card is not None:
        return said.say("{who} jogou {card}.", who=who, card=with_article(said, event.card, spanish=True))
    if event.secret_cards:
        return said.say("{who} jogou uma carta fechada ({card}).", who=who, card=listed(said, event.secret_cards, spanish=True))
    return said.say("{who} jogou uma carta fechada.", who=who)


def _parda(listener: Listener, event: VazaWon) -> str:
    said, which = listener.words, nth(listener.words, event.nth)
    if event.clause == clauses.TIED_VAZA:
        return said.say("A {nth} vaza ficou parda.", nth=which)
    if listener.is_me(event.lead):
        return said.say("A {nth} vaza ficou parda; você sai na próxima.", nth=which)
    return said.say("A {nth} vaza ficou parda; sai {who}.", nth=which, who=listener.who(event.lead))
