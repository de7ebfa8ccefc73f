"""What happened, told in one sentence to whoever listens; "" where there is nothing worth telling.

Rule 1: only what the listener may know is told, whatever event comes in.
"""

from typing import Final

from carteado.game import Event, Seat
from carteado.truco.events import (
    Accepted,
    Burned,
    Conceded,
    DealerDrawn,
    Dealt,
    Decided,
    Drew,
    GaveBack,
    Looked,
    MaoEnded,
    PartidaEnded,
    Played,
    Raised,
    Ran,
    Returned,
    Revealed,
    Ruled,
    Showed,
    Shuffled,
    Threw,
    VazaWon,
    WasCut,
)
from carteado.words import endings, referee
from carteado.words.actions import TRUCO
from carteado.words.cards import listed, with_article
from carteado.words.language import Texts
from carteado.words.people import Listener

SETS: Final[Texts] = {
    "FEN-22a": "{who} abriu o jogo com três manilhas: {cards}.",
    "FEN-22b": "{who} abriu o jogo com zap e copeta: {cards}.",
    "FEN-22c": "{who} abriu o jogo com o zap, depois de ganhar a primeira vaza: {cards}.",
}


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence, masked for the listener's seat."""
    if listener.viewer is not None:
        event = event.to(listener.viewer)
    match event:
        case Shuffled() | Drew() | DealerDrawn() | WasCut() | Burned() | GaveBack():
            return _before_deal(listener, event)
        case Dealt() | Looked():
            return _seen(listener, event)
        case Played():
            return _played(listener, event)
        case Raised() | Accepted() | Ran() | Conceded() | Decided():
            return _called(listener, event)
        case VazaWon():
            return _vaza(listener, event)
        case Showed():
            return _showed(listener, event)
        case Ruled() | Threw() | Returned():
            return referee.tell(listener, event)
        case MaoEnded() | PartidaEnded() | Revealed():
            return endings.tell(listener, event)
        case _:
            return ""


def _before_deal(listener: Listener, event: Shuffled | Drew | DealerDrawn | WasCut | Burned | GaveBack) -> str:
    words = listener.words
    match event:
        case Shuffled():
            if event.dealer < 0:
                return words.say("Baralho embaralhado: cada um tira uma carta, e a maior dá primeiro.")
            return words.say("Mão {mao}. {who} embaralhou.", mao=event.mao, who=listener.subject(event.dealer))
        case Drew():
            return words.say("{who} tirou {card}.", who=listener.subject(event.seat), card=with_article(words, event.card))
        case DealerDrawn():
            if event.dealer is None:
                return words.say("Empate no sorteio: todo mundo tira carta de novo.")
            if listener.is_me(event.dealer):
                return words.say("A maior carta é a sua: você dá as cartas primeiro.")
            return words.say("A maior carta é de {who}, que dá as cartas primeiro.", who=listener.who(event.dealer))
        case WasCut():
            return words.say("{who} cortou em {at}.", who=listener.subject(event.seat), at=event.at)
        case Burned():
            return words.say("{who} queimou {card}.", who=listener.subject(event.seat), card=with_article(words, event.card))
        case GaveBack():
            return words.say("{who} devolveu o baralho.", who=listener.subject(event.seat))


def _seen(listener: Listener, event: Dealt | Looked) -> str:
    words = listener.words
    cards = listed(words, event.secret_cards)
    if isinstance(event, Dealt) or event.seat == event.whose:
        return _own_cards(listener, event.seat, cards, isinstance(event, Dealt))
    if listener.is_me(event.whose):
        return words.say("{who} olhou as suas cartas.", who=listener.subject(event.seat))
    told = words.say("{who} olhou as cartas de {whose}", who=listener.subject(event.seat), whose=listener.who(event.whose))
    return f"{told}: {cards}." if cards else f"{told}."


def _own_cards(listener: Listener, seat: Seat, cards: str, dealt: bool) -> str:
    words = listener.words
    if not cards:
        if dealt and listener.is_me(seat):
            return words.say("Você recebeu três cartas no escuro.")
        return ""
    if listener.is_me(seat):
        return words.say("Suas cartas: {cards}.", cards=cards)
    return words.say("Cartas de {who}: {cards}.", who=listener.who(seat), cards=cards)


def _played(listener: Listener, event: Played) -> str:
    words = listener.words
    who = listener.subject(event.seat)
    if event.card is not None:
        card = with_article(words, event.card)
        if event.down:
            return words.say("{who} virou para baixo {card}, que a mesa já tinha visto.", who=who, card=card)
        if event.place:
            return words.say("{who} jogou no escuro e saiu {card}.", who=who, card=card)
        return words.say("{who} jogou {card}.", who=who, card=card)
    if event.secret_cards:
        return words.say("{who} jogou uma carta fechada ({card}).", who=who, card=listed(words, event.secret_cards))
    if event.place:
        return words.say("{who} jogou uma carta fechada, sem ver.", who=who)
    return words.say("{who} jogou uma carta fechada.", who=who)


def _called(listener: Listener, event: Raised | Accepted | Ran | Conceded | Decided) -> str:
    words = listener.words
    who = listener.subject(event.seat)
    match event:
        case Raised():
            if event.stake == TRUCO:
                return words.say("{who} trucou.", who=who)
            return words.say("{who} pediu {stake}.", who=who, stake=event.stake)
        case Accepted():
            return words.say("{who} caiu. Vale {stake}.", who=who, stake=event.stake)
        case Ran():
            return words.say("{who} correu.", who=who) if event.final else _asks_partner(listener, event.seat)
        case Conceded():
            return words.say("{who} entregou a mão.", who=who)
        case Decided():
            if event.playing:
                return words.say("{who} decidiu jogar a mão de onze.", who=who)
            return words.say("{who} desistiu da mão de onze.", who=who)


def _asks_partner(listener: Listener, seat: Seat) -> str:
    words = listener.words
    partner = (seat + 2) % 4
    if listener.is_me(partner):
        return words.say("{who} quer correr: falta a sua resposta.", who=listener.subject(seat))
    if listener.is_me(seat):
        return words.say("Você quis correr: falta a resposta de {partner}.", partner=listener.who(partner))
    who, other = listener.subject(seat), listener.who(partner)
    return words.say("{who} quer correr: falta a resposta de {partner}.", who=who, partner=other)


def _vaza(listener: Listener, event: VazaWon) -> str:
    words = listener.words
    nth = endings.nth(words, event.nth)
    if event.side is not None:
        return words.say("{who} levou a {nth} vaza.", who=listener.subject(event.lead), nth=nth)
    if event.nth > 1:
        return words.say("Empate na {nth} vaza (cango).", nth=nth)
    if listener.is_me(event.lead):
        return words.say("Vaza empatada (cango); você sai na próxima.")
    return words.say("Vaza empatada (cango); sai {who}.", who=listener.who(event.lead))


def _showed(listener: Listener, event: Showed) -> str:
    words = listener.words
    cards = listed(words, event.cards)
    text = SETS.get(event.clause)
    if text is not None:
        return words.say(text, who=listener.subject(event.seat), cards=cards)
    if listener.is_me(event.seat):
        return words.say("Suas cartas ficam abertas na mesa: {cards}.", cards=cards)
    return words.say("As cartas de {who} ficam abertas na mesa: {cards}.", who=listener.who(event.seat), cards=cards)
