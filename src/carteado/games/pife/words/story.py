"""What happened at a table of cacheta or pif-paf, in one sentence; "" where there is nothing worth telling.

Rule 1: only what the listener may know is told: the event comes in masked.
Rule 2: that a seat has answered a discard, or that nobody went out with it, is no news: the next turn tells it.
"""

from typing import Final

from carteado.game import Event
from carteado.games.pife.rules.events import (
    Abandoned,
    Anted,
    Bateu,
    Bet,
    Bought,
    DealEnded,
    Discarded,
    Eliminated,
    FalseBatida,
    PotShared,
    Reached,
    Rebate,
    Replied,
    SaidPifei,
    StockEnded,
    Threw,
    Took,
    WindowClosed,
)
from carteado.games.pife.rules.rulebook import LOSE_LIFE
from carteado.games.pife.words import dealing, endings
from carteado.games.pife.words.amounts import chips, inside
from carteado.games.pife.words.cards import melds, rules_heard, signs
from carteado.games.pife.words.hearing import opens
from carteado.pack import PartidaEnded
from carteado.words.cards import with_article
from carteado.words.language import Texts
from carteado.words.people import Listener

WENT_OUT: Final[Texts] = {
    "nine": "{who} bateu e descartou {card}: {melds}.",
    "ten": "{who} bateu com dez cartas: {melds}.",
    "louca": "{who} bateu com a louca, com {claimed}, e descartou {card}: {melds}.",
    "louca-ten": "{who} bateu com a louca, com {claimed}, com dez cartas: {melds}.",
}
PRICE: Final[Texts] = {
    "life": "No fim da rodada isso custa 1 vida.",
    "barred": "Até o fim da rodada, para {whom} a batida só vale com carta do monte.",
}
REBATE: Final[Texts] = {
    "all_draws": "Até o fim da rodada, {whom} só compra do monte.",
    "batida_only": "Até o fim da rodada, para {whom} a batida só vale com carta do monte.",
}


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence."""
    match event:
        case Replied() | WindowClosed():
            return ""
        case Anted() | Bet() | Abandoned():
            return _betting(listener, event)
        case Bought() | StockEnded() | Took():
            return _drawing(listener, event)
        case Discarded() | SaidPifei() | Bateu():
            return _playing(listener, event)
        case FalseBatida() | Reached() | Rebate() | Threw():
            return _erring(listener, event)
        case DealEnded() | Eliminated() | PotShared() | PartidaEnded():
            return endings.tell(listener, event)
        case _:
            return dealing.tell(listener, event)


def _betting(listener: Listener, event: Anted | Bet | Abandoned) -> str:
    words = listener.words
    match event:
        case Anted():
            told = words.say("Pingos pagos: o pote tem {chips}.", chips=chips(words, event.pot))
            if not event.away:
                return told
            away = inside(listener, event.away)
            return f"{told} {words.say('Fora da rodada, sem ficha para o pingo: {who}.', who=away)}"
        case Abandoned():
            who = listener.subject(event.seat)
            if not event.lives:
                return words.say("{who} abandonou a rodada.", who=who)
            return words.count(
                "{who} abandonou a rodada e perdeu {n} vida.",
                "{who} abandonou a rodada e perdeu {n} vidas.",
                event.lives,
                who=who,
            )
        case Bet():
            return _bet(listener, event)


def _bet(listener: Listener, event: Bet) -> str:
    words, who = listener.words, listener.subject(event.seat)
    paid, pot = chips(words, event.paid), chips(words, event.pot)
    if not event.paid:
        return words.say("{who} ficou sem apostar.", who=who)
    if not event.raised:
        return words.say("{who} acompanhou com {paid}. Pote: {pot}.", who=who, paid=paid, pot=pot)
    if opens(listener, event):
        return words.say("{who} apostou {paid}. Pote: {pot}.", who=who, paid=paid, pot=pot)
    if event.paid == event.bet:
        return words.say("{who} repicou para {bet}. Pote: {pot}.", who=who, bet=event.bet, pot=pot)
    return words.say("{who} repicou para {bet} com mais {paid}. Pote: {pot}.", who=who, bet=event.bet, paid=paid, pot=pot)


def _drawing(listener: Listener, event: Bought | StockEnded | Took) -> str:
    words, who = listener.words, listener.subject(event.seat)
    match event:
        case Bought():
            return _bought(listener, event)
        case StockEnded():
            return words.say("{who} foi comprar, e o monte acabou: o lixo, menos a carta de cima, volta a ser monte.", who=who)
        case Took():
            return words.say("{who} pegou {card} do lixo.", who=who, card=with_article(words, event.card))


def _bought(listener: Listener, event: Bought) -> str:
    words, who = listener.words, listener.subject(event.seat)
    if event.card is not None:
        told = words.say("{who} comprou a vira: {card}.", who=who, card=with_article(words, event.card))
    elif event.secret_cards:
        told = words.say("{who} comprou {card}.", who=who, card=with_article(words, event.secret_cards[0]))
    else:
        told = words.say("{who} comprou do monte.", who=who)
    return told if event.stock else f"{told} {words.say('O monte acabou.')}"


def _playing(listener: Listener, event: Discarded | SaidPifei | Bateu) -> str:
    words, who = listener.words, listener.subject(event.seat)
    match event:
        case Discarded():
            return words.say("{who} descartou {card}.", who=who, card=with_article(words, event.card))
        case SaidPifei():
            return words.say("{who} disse «pifei».", who=who)
        case Bateu():
            return _went_out(listener, event)


def _went_out(listener: Listener, event: Bateu) -> str:
    words = listener.words
    key = "louca" if event.with_card is not None else "nine" if event.card is not None else "ten"
    if key == "louca" and event.card is None:
        key = "louca-ten"
    named = {name: with_article(words, card) for name, card in (("card", event.card), ("claimed", event.with_card)) if card}
    return words.say(WENT_OUT[key], who=listener.subject(event.seat), melds=melds(words, event.meld_cards), **named)


def _erring(listener: Listener, event: FalseBatida | Reached | Rebate | Threw) -> str:
    words, who, rules = listener.words, listener.subject(event.seat), rules_heard(listener)
    match event:
        case FalseBatida():
            return _false_batida(listener, event)
        case Reached():
            return words.say("{who} ia bater com o descarte e recuou.", who=who)
        case Rebate():
            whom = listener.who(event.offender)
            told = words.say("Rebate! {who} avisou que {whom} ia bater errado.", who=who, whom=whom)
            scope = "all_draws" if rules.rebate_all_draws else "batida_only"
            return f"{told} {words.say(REBATE[scope], whom=whom)}"
        case Threw():
            return words.say("{who} jogou as cartas fora e saiu da rodada: o que apostou fica no pote.", who=who)


def _false_batida(listener: Listener, event: FalseBatida) -> str:
    words, who, shown = listener.words, listener.subject(event.seat), signs(listener.words, event.hand_cards)
    if event.with_card is None:
        told = words.say("{who} mostrou {cards}, e não era batida: as cartas voltam para a mão.", who=who, cards=shown)
    else:
        told = words.say(
            "{who} mostrou {cards} para bater com {claimed}, e não era batida: as cartas voltam para a mão.",
            who=who,
            cards=shown,
            claimed=with_article(words, event.with_card),
        )
    key = "life" if rules_heard(listener).false_batida == LOSE_LIFE else "barred"
    return f"{told} {words.say(PRICE[key], whom=listener.who(event.seat))}"
