"""The house's own cards and what every hand came to, with what it pays; how a round and a session ended."""

from typing import Final

from carteado.games.blackjack.rules.events import (
    HouseDone,
    HouseDrew,
    HouseShown,
    InsuranceSettled,
    RoundEnded,
    Settled,
)
from carteado.games.blackjack.words.amounts import chips, holdings
from carteado.games.blackjack.words.hands import whose
from carteado.pack import PartidaEnded
from carteado.words import pack
from carteado.words.cards import with_article
from carteado.words.language import Texts
from carteado.words.people import Listener

HOUSE: Final[Texts] = {
    "stands": "O crupiê mantém com {total}.",
    "bust": "O crupiê estourou com {total}.",
    "idle": "O crupiê não pega mais cartas: já não mudaria nada.",
}
RESULTS: Final[Texts] = {
    "blackjack": "{who} fez BlackJack, que paga 1,5 para 1: ganhou {chips}.",
    "win": "{who} fez {total} com {cards} contra {house}, que paga 1 para 1: ganhou {chips}.",
    "house-bust": "{who} ficou em {total} e o crupiê estourou, o que paga 1 para 1: ganhou {chips}.",
    "tie": "{who} empatou com o crupiê em {total}: a aposta volta.",
    "blackjack-tie": "{who} empatou com o crupiê, BlackJack contra BlackJack: a aposta volta.",
    "loss": "{who} ficou em {total} contra {house} e perdeu {chips}.",
    "house-blackjack": "{who} ficou em {total} contra o BlackJack do crupiê e perdeu {chips}.",
}
NUMBERS: Final[Texts] = {
    "2": "duas cartas",
    "3": "três cartas",
    "4": "quatro cartas",
    "5": "cinco cartas",
    "6": "seis cartas",
    "7": "sete cartas",
    "8": "oito cartas",
}

Told = HouseShown | HouseDrew | HouseDone | InsuranceSettled | Settled | RoundEnded | PartidaEnded


def tell(listener: Listener, event: Told) -> str:
    """The event in a sentence."""
    words = listener.words
    match event:
        case HouseShown():
            card = with_article(words, event.card)
            if event.blackjack:
                return words.say("O crupiê virou {card}: BlackJack.", card=card)
            return words.say("O crupiê virou {card}: {total}.", card=card, total=event.total)
        case HouseDrew():
            return words.say("O crupiê pegou {card}: {total}.", card=with_article(words, event.card), total=event.total)
        case HouseDone():
            return words.say(HOUSE[event.how], total=event.total)
        case InsuranceSettled():
            return _insurance(listener, event)
        case Settled():
            return _hand(listener, event)
        case RoundEnded():
            return f"{words.say('Fim da rodada {n}.', n=event.round)} {holdings(listener, event.score, event.gains)}"
        case PartidaEnded():
            return _session(listener, event)


def _insurance(listener: Listener, event: InsuranceSettled) -> str:
    words, who = listener.words, listener.subject(event.seat)
    if event.gain > 0:
        return words.say("{who} recebeu o seguro, que paga 2 para 1: ganhou {chips}.", who=who, chips=chips(words, event.gain))
    return words.say("{who} perdeu o seguro: {chips}.", who=who, chips=chips(words, -event.gain))


def _hand(listener: Listener, event: Settled) -> str:
    words, count = listener.words, len(event.cards)
    cards = words.say(NUMBERS[str(count)]) if str(count) in NUMBERS else words.count("{n} carta", "{n} cartas", count)
    return words.say(
        RESULTS[event.how],
        who=whose(listener, event.seat, event.hand),
        total=event.total,
        cards=cards,
        house=event.house,
        chips=chips(words, abs(event.gain)),
    )


def _session(listener: Listener, event: PartidaEnded) -> str:
    words = listener.words
    if event.how != "played":
        return pack.ended(listener, event)
    if event.side < 0:
        return f"{words.say('Fim da sessão.')} {holdings(listener, event.score)}"
    told = words.say("Fim da sessão: {who} saiu ganhando da casa.", who=listener.who(event.side))
    return f"{told} {holdings(listener, event.score)}"
