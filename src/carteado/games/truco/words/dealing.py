"""What happened to the pack: who drew, cut, sawed, burned and dealt, and which card was turned."""

from typing import Final

from carteado.game import Event
from carteado.games.truco.rules import rulebook as rules
from carteado.games.truco.rules.pack_events import (
    AskedBottom,
    Burned,
    GaveBack,
    LotDrawn,
    PacketBurned,
    Peeked,
    Replaced,
    Sawn,
    ViraTurned,
)
from carteado.pack import DealerDrawn, Drew, Kept, Shuffled, TurnedUp, WasCut
from carteado.words.cards import manilha_rank, with_article
from carteado.words.language import Texts
from carteado.words.people import Listener

# How chance said who begins, as a code has it.
LOTS: Final[Texts] = {
    str(rules.ODDS_AND_EVENS): "{who} ganhou no par ou ímpar. Quem dá as cartas é {dealer}.",
    str(rules.LOTS): "{who} ganhou o sorteio. Quem dá as cartas é {dealer}.",
}


def tell(listener: Listener, event: Event) -> str:
    """What happened before the first card fell, "" for anything else; a packet dealt is seen and goes without saying."""
    match event:
        case Shuffled() | Drew() | DealerDrawn() | LotDrawn():
            return _first(listener, event)
        case WasCut() | Sawn() | Peeked() | AskedBottom() | GaveBack():
            return _cut(listener, event)
        case Burned() | PacketBurned():
            return _burned(listener, event)
        case ViraTurned():
            return _vira(listener, event)
        case TurnedUp() | Kept() | Replaced():
            return _turned_up(listener, event)
        case _:
            return ""


def _first(listener: Listener, event: Shuffled | Drew | DealerDrawn | LotDrawn) -> str:
    words = listener.words
    match event:
        case Shuffled():
            if event.dealer < 0:
                return _spread(listener)
            return words.say("Mão {mao}. {who} embaralhou.", mao=event.mao, who=listener.subject(event.dealer))
        case Drew():
            card = with_article(words, event.card, listener.worth)
            return words.say("{who} tirou {card}.", who=listener.subject(event.seat), card=card)
        case DealerDrawn():
            if event.dealer is None:
                return words.say("Empate no sorteio: todo mundo tira carta de novo.")
            if listener.is_me(event.dealer):
                return words.say("A maior carta é a sua: você dá as cartas primeiro.")
            return words.say("A maior carta é de {who}, que dá as cartas primeiro.", who=listener.who(event.dealer))
        case LotDrawn():
            return _lot(listener, event)


def _spread(listener: Listener) -> str:
    if listener.first_dealer == rules.DRAW_HIGHEST:
        return listener.words.say("Baralho embaralhado: cada um tira uma carta, e a maior dá primeiro.")
    return listener.words.say("Baralho embaralhado: a sorte diz quem começa.")


def _lot(listener: Listener, event: LotDrawn) -> str:
    words = listener.words
    text = LOTS[str(listener.first_dealer)]
    return words.say(text, who=listener.subject(event.winner), dealer=listener.who(event.dealer))


def _cut(listener: Listener, event: WasCut | Sawn | Peeked | AskedBottom | GaveBack) -> str:
    words, who = listener.words, listener.subject(event.seat)
    match event:
        case WasCut():
            return words.say("{who} cortou em {at}.", who=who, at=event.at)
        case Sawn():
            return words.say("{who} serrou em {at}.", who=who, at=event.at)
        case Peeked():
            if event.secret_cards:
                card = with_article(words, event.secret_cards[0], listener.worth)
                return words.say("{who} espiou a última carta: {card}.", who=who, card=card)
            return words.say("{who} espiou a última carta.", who=who)
        case AskedBottom():
            return words.say(listener.spoken["asked-bottom"], who=who)
        case GaveBack():
            return words.say("{who} devolveu o baralho.", who=who)


def _burned(listener: Listener, event: Burned | PacketBurned) -> str:
    words, who = listener.words, listener.subject(event.seat)
    if isinstance(event, Burned):
        return words.say("{who} queimou {card}.", who=who, card=with_article(words, event.card, listener.worth))
    if event.seat == event.whose:
        return words.say("{who} queimou o próprio maço.", who=who)
    if listener.is_me(event.whose):
        return words.say("{who} queimou o seu maço.", who=who)
    return words.say("{who} queimou o maço de {whose}.", who=who, whose=listener.who(event.whose))


def _vira(listener: Listener, event: ViraTurned) -> str:
    words = listener.words
    if event.card is None:
        return words.say("A vira saiu fechada: só aparece no fim da primeira vaza.")
    card, rank = with_article(words, event.card, listener.worth), manilha_rank(words, listener.worth)
    return words.say("A vira é {card}: a manilha é {rank}.", card=card, rank=rank)


def _turned_up(listener: Listener, event: TurnedUp | Kept | Replaced) -> str:
    words, who = listener.words, listener.subject(event.seat)
    card = with_article(words, event.card, listener.worth)
    match event:
        case TurnedUp():
            if listener.is_me(event.seat):
                return words.say("Virou no carteio uma carta sua: {card}.", card=card)
            return words.say("Virou no carteio uma carta de {who}: {card}.", who=listener.who(event.seat), card=card)
        case Kept():
            return words.say("{who} ficou com {card}.", who=who, card=card)
        case Replaced():
            if event.secret_cards:
                other = with_article(words, event.secret_cards[0], listener.worth)
                return words.say("{who} trocou {card} por {other}.", who=who, card=card, other=other)
            return words.say("{who} trocou {card} por outra carta.", who=who, card=card)
