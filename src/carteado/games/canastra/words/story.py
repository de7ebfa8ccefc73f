"""What happened at a table of canastra or buraco, in one sentence; "" where there is nothing worth telling.

Rule 1: only what the listener may know is told: the event comes in masked.
"""

from typing import Final

from carteado.game import Event
from carteado.games.canastra.rules.events import (
    Added,
    Bought,
    DealEnded,
    Declined,
    Discarded,
    Joined,
    Laid,
    MortosSet,
    MortoTurned,
    OpeningFailed,
    Returned,
    TieToBreak,
    TookLixo,
    TookMorto,
)
from carteado.games.canastra.words import bills, dealing
from carteado.games.canastra.words.cards import is_run, meld_name, named, signs
from carteado.words.language import Texts
from carteado.words.people import Listener

LAID: Final[Texts] = {
    "": "{who} baixou {cards}.",
    "clean": "{who} baixou uma canastra real (limpa): {cards}.",
    "dirty": "{who} baixou uma canastra simples (suja): {cards}.",
}
# By what the meld was and what it is now.
ADDED: Final[Texts] = {
    "": "{who} acrescentou {cards}: {meld}.",
    "clean": "{who} acrescentou {cards} e fez canastra real (limpa): {meld}.",
    "dirty": "{who} acrescentou {cards} e fez canastra simples (suja): {meld}.",
    "clean-dirty": "{who} acrescentou {cards} e sujou a canastra: {meld}.",
    "dirty-clean": "{who} acrescentou {cards} e limpou a canastra: {meld}.",
}
ENDED: Final[Texts] = {
    "batida": "{who} bateu!",
    "exhausted": "Fim da rodada: não há mais o que comprar.",
    "stalled": "Fim da rodada: faz tempo que ninguém compra do monte.",
    "declined": "Fim da rodada: o monte acabou, e o lixo ficou.",
}
OWN_MORTO: Final[Texts] = {
    "direct": "Você pegou o morto direto e continua a vez: {cards}.",
    "indirect": "Você pegou o morto, para usar na próxima vez: {cards}.",
}
MORTO: Final[Texts] = {
    "direct": "{who} pegou o morto direto e continua a vez.",
    "indirect": "{who} pegou o morto, para usar na próxima vez.",
}


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence."""
    match event:
        case MortosSet() | Bought() | Joined() | Returned() | TookLixo() | Declined():
            return _drawing(listener, event)
        case Laid() | Added() | Discarded() | OpeningFailed():
            return _playing(listener, event)
        case TookMorto() | MortoTurned():
            return _mortos(listener, event)
        case DealEnded() | TieToBreak():
            return _ending(listener, event)
        case _:
            return dealing.tell(listener, event)


def _drawing(listener: Listener, event: MortosSet | Bought | Joined | Returned | TookLixo | Declined) -> str:
    words, who = listener.words, listener.subject(event.seat)
    match event:
        case MortosSet():
            return words.count(
                "{who} separou {n} morto. Monte: {stock} cartas.",
                "{who} separou {n} mortos. Monte: {stock} cartas.",
                event.mortos,
                who=who,
                stock=event.stock,
            )
        case Bought():
            return _bought(listener, event)
        case Joined():
            return words.say("{who} ficou com a carta.", who=who)
        case Returned():
            return words.say("{who} recusou {card}, que vai para o lixo.", who=who, card=named(words, event.card))
        case TookLixo():
            return words.count(
                "{who} pegou o lixo, {n} carta: {cards}.",
                "{who} pegou o lixo, {n} cartas: {cards}.",
                len(event.lixo_cards),
                who=who,
                cards=signs(words, event.lixo_cards),
            )
        case Declined():
            return words.say("{who} não quis o lixo.", who=who)


def _bought(listener: Listener, event: Bought) -> str:
    words, who = listener.words, listener.subject(event.seat)
    if event.secret_cards:
        told = words.say("{who} comprou {card}.", who=who, card=named(words, event.secret_cards[0]))
    else:
        told = words.say("{who} comprou do monte.", who=who)
    return told if event.stock else f"{told} {words.say('O monte acabou.')}"


def _playing(listener: Listener, event: Laid | Added | Discarded | OpeningFailed) -> str:
    words, who = listener.words, listener.subject(event.seat)
    match event:
        case Laid():
            return words.say(LAID[event.canastra], who=who, cards=signs(words, event.meld_cards))
        case Added():
            key = f"{event.before}-{event.canastra}" if event.before and event.before != event.canastra else event.canastra
            text = ADDED[key if event.before != event.canastra else ""]
            meld = meld_name(words, event.meld_cards, is_run(event.meld_cards))
            return words.say(text, who=who, cards=signs(words, event.added_cards), meld=meld)
        case Discarded():
            return words.say("{who} descartou {card}.", who=who, card=named(words, event.card))
        case OpeningFailed():
            return _failed(listener, event)


def _failed(listener: Listener, event: OpeningFailed) -> str:
    words, who = listener.words, listener.subject(event.seat)
    cards = " + ".join([signs(words, meld) for meld in event.shown_cards])
    told = words.say(
        "{who} mostrou {cards}: vale {points}, e o mínimo é {minimum}. As cartas voltam para a mão.",
        who=who,
        cards=cards,
        points=event.points,
        minimum=event.minimum,
    )
    if event.rises == event.minimum:
        return told
    return f"{told} {words.say('O mínimo passa a {rises}.', rises=event.rises)}"


def _mortos(listener: Listener, event: TookMorto | MortoTurned) -> str:
    words = listener.words
    if isinstance(event, MortoTurned):
        return words.say("O monte acabou: um morto vira monte.")
    how = "direct" if event.direct else "indirect"
    if event.secret_cards and listener.is_me(event.seat):
        return words.say(OWN_MORTO[how], cards=signs(words, event.secret_cards))
    return words.say(MORTO[how], who=listener.subject(event.seat))


def _ending(listener: Listener, event: DealEnded | TieToBreak) -> str:
    words = listener.words
    if isinstance(event, TieToBreak):
        return words.say("Empate: joga-se mais uma rodada, e só ela decide.")
    who = listener.subject(event.seat) if event.seat >= 0 else ""
    order = sorted(event.bills, key=lambda bill: not listener.our(bill.side))
    told = [words.say(ENDED[event.how], who=who), *[bills.told(listener, bill) for bill in order]]
    score = listener.score([bill.score for bill in event.bills])
    return " ".join([*told, words.say("Placar {score}.", score=score)])
