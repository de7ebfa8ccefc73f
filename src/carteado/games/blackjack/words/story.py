"""What happened at a table of blackjack, in one sentence; "" where there is nothing worth telling.

Rule 1: only what the listener may know is told: the event comes in masked.
"""

from typing import Final

from carteado.game import Event
from carteado.games.blackjack.rules.events import (
    AskedCard,
    BetPlaced,
    Busted,
    CardDealt,
    Checked,
    Declined,
    Doubled,
    HouseDealt,
    HouseDone,
    HouseDrew,
    HouseShown,
    InsuranceSettled,
    Insured,
    Parted,
    RoundBegan,
    RoundEnded,
    Settled,
    Stood,
    Surrendered,
)
from carteado.games.blackjack.words import settled
from carteado.games.blackjack.words.amounts import NOTE, chips, holdings, inside, whole
from carteado.games.blackjack.words.hands import signs, whose
from carteado.pack import PartidaEnded, Reshuffled, Ruled, Shuffled
from carteado.words import pack
from carteado.words.cards import with_article
from carteado.words.language import Texts
from carteado.words.people import Listener

DECISIONS: Final[Texts] = {
    "void": "A arbitragem anulou a rodada: as apostas voltam, e aposta-se de novo.",
    "score": "A arbitragem acertou as fichas.",
}


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence."""
    match event:
        case RoundBegan() | BetPlaced() | Shuffled() | Reshuffled():
            return _before(listener, event)
        case CardDealt() | HouseDealt():
            return _dealt(listener, event)
        case Insured() | Declined() | Surrendered() | Checked():
            return _asked(listener, event)
        case Stood() | AskedCard() | Doubled() | Parted() | Busted():
            return _played(listener, event)
        case HouseShown() | HouseDrew() | HouseDone() | InsuranceSettled() | Settled() | RoundEnded() | PartidaEnded():
            return settled.tell(listener, event)
        case Ruled():
            return _ruled(listener, event)
        case _:
            return pack.tell(listener, event) or ""


def _before(listener: Listener, event: RoundBegan | BetPlaced | Shuffled | Reshuffled) -> str:
    words = listener.words
    match event:
        case RoundBegan():
            told = words.say("Rodada {n}: façam as apostas.", n=event.round)
            if not event.out:
                return told
            return f"{told} {words.say('De fora, sem fichas para a aposta mínima: {who}.', who=inside(listener, event.out))}"
        case BetPlaced():
            return words.say("{who} apostou {chips}.", who=listener.subject(event.seat), chips=whole(words, event.chips))
        case Shuffled():
            told = words.say("O crupiê embaralhou o sapato.")
            return f"{told} {words.say(NOTE['chips'])}" if event.mao == 1 else told
        case Reshuffled():
            return words.say("O sapato acabou no meio da rodada: veio outro, de {n} cartas, embaralhado.", n=event.count)


def _dealt(listener: Listener, event: CardDealt | HouseDealt) -> str:
    words, seen = listener.words, (*event.cards, *event.secret_cards)
    card = with_article(words, seen[0]) if seen else ""
    if isinstance(event, CardDealt):
        who = whose(listener, event.seat, event.hand)
        if not card:
            return words.say("{who} recebeu uma carta fechada.", who=who)
        return words.say("{who} recebeu {card}.", who=who, card=card)
    if event.cards:
        return words.say("O crupiê abriu {card}.", card=card)
    if card:
        return words.say("O crupiê escondeu {card}.", card=card)
    return words.say("O crupiê pôs na mesa uma carta escondida.")


def _asked(listener: Listener, event: Insured | Declined | Surrendered | Checked) -> str:
    words = listener.words
    match event:
        case Insured():
            return words.say("{who} fez seguro de {chips}.", who=listener.subject(event.seat), chips=chips(words, event.price))
        case Declined():
            return words.say("{who} passou.", who=listener.subject(event.seat))
        case Surrendered():
            lost = chips(words, event.lost)
            return words.say("{who} se rendeu e perdeu metade da aposta: {lost}.", who=listener.subject(event.seat), lost=lost)
        case Checked():
            if event.blackjack:
                return words.say("O crupiê olhou a carta escondida e tem BlackJack.")
            return words.say("O crupiê olhou a carta escondida e não tem BlackJack.")


def _played(listener: Listener, event: Stood | AskedCard | Doubled | Parted | Busted) -> str:
    words, who = listener.words, whose(listener, event.seat, event.hand)
    match event:
        case Stood():
            return words.say("{who} manteve.", who=who)
        case AskedCard():
            return words.say("{who} pediu carta.", who=who)
        case Doubled():
            return words.say("{who} dobrou: são {chips}, e mais uma carta só.", who=who, chips=chips(words, event.stake))
        case Parted():
            who, stake = listener.subject(event.seat), chips(words, event.stake)
            if event.aces:
                return words.say("{who} dividiu os ases: {chips} em cada mão, e uma carta para cada ás.", who=who, chips=stake)
            return words.say("{who} dividiu o par: {chips} em cada mão.", who=who, chips=stake)
        case Busted():
            facts = {"cards": signs(words, event.cards), "total": event.total, "lost": chips(words, event.lost)}
            return words.say("{who} estourou com {total} ({cards}) e perdeu {lost}.", who=who, **facts)


def _ruled(listener: Listener, event: Ruled) -> str:
    told = [pack.decided(listener, event, DECISIONS), *pack.why(listener, event)]
    if event.score:
        told.append(holdings(listener, event.score))
    return " ".join(told)
