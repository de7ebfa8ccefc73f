"""What happened to the pack: who drew, cut, sawed, burned and dealt, and which card was turned."""

from typing import Final

from carteado.game import Event
from carteado.games.truco.rules import rulebook
from carteado.games.truco.rules.pack_events import (
    AskedBottom,
    Burned,
    GaveBack,
    GivesAll,
    LotDrawn,
    PacketBurned,
    Peeked,
    Replaced,
    Sawn,
    ViraTurned,
    Waived,
)
from carteado.games.truco.words.cards import manilha_rank
from carteado.games.truco.words.listening import called, naming, rules, worth
from carteado.pack import Shuffled
from carteado.words import pack
from carteado.words.language import Texts
from carteado.words.people import Listener

# How chance said who begins, as a code has it.
LOTS: Final[Texts] = {
    str(rulebook.ODDS_AND_EVENS): "{who} ganhou no par ou ímpar. Quem dá as cartas é {dealer}.",
    str(rulebook.LOTS): "{who} ganhou o sorteio. Quem dá as cartas é {dealer}.",
}


def tell(listener: Listener, event: Event) -> str:
    """What happened before the first card fell, "" for anything else; a packet dealt is seen and goes without saying."""
    match event:
        case Shuffled() if event.dealer < 0 and rules(listener).first_dealer == rulebook.DRAW_HIGHEST:
            return listener.words.say("Baralho embaralhado: cada um tira uma carta, e a maior dá primeiro.")
        case LotDrawn():
            return _lot(listener, event)
        case Sawn() | Peeked() | AskedBottom() | GaveBack() | GivesAll() | Waived():
            return _cut(listener, event)
        case Burned() | PacketBurned():
            return _burned(listener, event)
        case ViraTurned():
            return _vira(listener, event)
        case Replaced():
            return _replaced(listener, event)
        case _:
            return pack.tell(listener, event, naming(listener)) or ""


def _lot(listener: Listener, event: LotDrawn) -> str:
    words = listener.words
    text = LOTS[str(rules(listener).first_dealer)]
    return words.say(text, who=listener.subject(event.winner), dealer=listener.who(event.dealer))


def _cut(listener: Listener, event: Sawn | Peeked | AskedBottom | GaveBack | GivesAll | Waived) -> str:
    words, who = listener.words, listener.subject(event.seat)
    match event:
        case Sawn():
            return words.say("{who} serrou em {at}.", who=who, at=event.at)
        case Peeked():
            if event.secret_cards:
                card = naming(listener)(event.secret_cards[0])
                return words.say("{who} espiou a última carta: {card}.", who=who, card=card)
            return words.say("{who} espiou a última carta.", who=who)
        case AskedBottom():
            return words.say(called(listener)["asked-bottom"], who=who)
        case GaveBack():
            return words.say("{who} devolveu o baralho.", who=who)
        case GivesAll():
            return words.say("{who} vai dar tudo, se nenhum maço queimar.", who=who)
        case Waived():
            return words.say("{who} não queima mais.", who=who)


def _burned(listener: Listener, event: Burned | PacketBurned) -> str:
    words, who = listener.words, listener.subject(event.seat)
    if isinstance(event, Burned):
        return words.say("{who} queimou {card}.", who=who, card=naming(listener)(event.card))
    if event.seat == event.whose:
        return words.say("{who} queimou o próprio maço.", who=who)
    if listener.is_me(event.whose):
        return words.say("{who} queimou o seu maço.", who=who)
    return words.say("{who} queimou o maço de {whose}.", who=who, whose=listener.who(event.whose))


def _vira(listener: Listener, event: ViraTurned) -> str:
    words = listener.words
    if event.card is None:
        return words.say("A vira saiu fechada: só aparece no fim da primeira vaza.")
    card, rank = naming(listener)(event.card), manilha_rank(words, worth(listener))
    return words.say("A vira é {card}: a manilha é {rank}.", card=card, rank=rank)


def _replaced(listener: Listener, event: Replaced) -> str:
    words, who, named = listener.words, listener.subject(event.seat), naming(listener)
    card = named(event.card)
    if event.secret_cards:
        return words.say("{who} trocou {card} por {other}.", who=who, card=card, other=named(event.secret_cards[0]))
    return words.say("{who} trocou {card} por outra carta.", who=who, card=card)
