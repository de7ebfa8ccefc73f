"""What happens before the first card is drawn, and what a referee rules."""

from typing import Final

from carteado.game import Event
from carteado.games.pife.rules.events import PlayBegan, ViraTurned
from carteado.games.pife.words.amounts import NOTE, cards, holdings
from carteado.games.pife.words.cards import rules_heard, signs
from carteado.pack import DealerDrawn, Dealt, LotDrawn, Reshuffled, Ruled, Shuffled
from carteado.words import pack
from carteado.words.cards import with_article
from carteado.words.language import Texts
from carteado.words.people import Listener, and_last

DECISIONS: Final[Texts] = {
    "barred": "A arbitragem anotou a batida errada de {who}: até o fim da rodada, só vale com carta do monte.",
    "rebate": "A arbitragem anotou o rebate de {who}: até o fim da rodada, a compra é só do monte.",
    "throw": "A arbitragem tirou da rodada {who}, por jogar as cartas fora: o que foi apostado fica no pote.",
    "void": "A arbitragem anulou a rodada: as cartas são dadas de novo pela mesma pessoa.",
    "score-lives": "A arbitragem acertou as vidas.",
    "score-chips": "A arbitragem acertou as fichas.",
}


def tell(listener: Listener, event: Event) -> str:
    """What happened, "" for anything that is not told."""
    words = listener.words
    match event:
        case Shuffled():
            return _shuffled(listener, event)
        case LotDrawn():
            return ""
        case DealerDrawn() if event.dealer is not None:
            if listener.is_me(event.dealer):
                return words.say("A sorte é sua: você dá as cartas primeiro.")
            return words.say("A sorte é de {who}, que dá as cartas primeiro.", who=listener.who(event.dealer))
        case Dealt():
            return _dealt(listener, event)
        case ViraTurned():
            return _vira(listener, event)
        case PlayBegan():
            who = listener.who(event.seat)
            return words.say("Monte: {cards}. Quem começa: {who}.", cards=cards(words, event.stock), who=who)
        case Reshuffled():
            return words.say("O monte foi embaralhado: {cards}.", cards=cards(words, event.count))
        case Ruled():
            return _ruled(listener, event)
        case _:
            return pack.tell(listener, event) or ""


def _shuffled(listener: Listener, event: Shuffled) -> str:
    words = listener.words
    told = words.say("Rodada {mao}. {who} embaralhou.", mao=event.mao, who=listener.subject(event.dealer))
    if event.mao != 1 or not rules_heard(listener).chips:
        return told
    return f"{told} {words.say(NOTE['chips'])}"


def _dealt(listener: Listener, event: Dealt) -> str:
    words, dealt = listener.words, signs(listener.words, event.secret_cards)
    if not dealt:
        return ""
    if listener.is_me(event.seat):
        return words.say("Suas cartas: {cards}.", cards=dealt)
    return words.say("Cartas de {who}: {cards}.", who=listener.who(event.seat), cards=dealt)


def _vira(listener: Listener, event: ViraTurned) -> str:
    words = listener.words
    wild = [with_article(words, card) for card in event.wild_cards]
    told = words.say("A vira é {card}.", card=with_article(words, event.card))
    if len(wild) == 1:
        return f"{told} {words.say('O curinga é {card}.', card=wild[0])}"
    return f"{told} {words.say('Os curingas são {cards}.', cards=and_last(words, wild))}"


def _ruled(listener: Listener, event: Ruled) -> str:
    unit = "chips" if rules_heard(listener).chips else "lives"
    texts = {**DECISIONS, "score": DECISIONS[f"score-{unit}"]}
    told = [pack.decided(listener, event, texts), *pack.why(listener, event)]
    if event.score:
        told.append(holdings(listener, unit, event.score))
    return " ".join(told)
