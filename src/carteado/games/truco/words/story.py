"""What happened, told in one sentence to whoever listens; "" where there is nothing worth telling.

Rule 1: only what the listener may know is told, whatever event comes in.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from carteado.game import Event, Seat
from carteado.games.cego.words import story as cego
from carteado.games.truco.rules.events import (
    Accepted,
    Conceded,
    Decided,
    MaoEnded,
    Raised,
    Ran,
    Returned,
    Revealed,
    Showed,
    Threw,
)
from carteado.games.truco.words import dealing, endings, referee
from carteado.pack import Dealt, Looked, PartidaEnded, Ruled
from carteado.tricks.play import Played, VazaWon
from carteado.words.cards import listed, with_article
from carteado.words.language import Texts
from carteado.words.people import Listener

SETS: Final[Texts] = {
    "FEN-22a": "{who} abriu o jogo com três manilhas: {cards}.",
    "FEN-22b": "{who} abriu o jogo com zap e copeta: {cards}.",
    "FEN-22c": "{who} abriu o jogo com o zap, depois de ganhar a primeira vaza: {cards}.",
    "S-ASFO-14": "{who} abriu o jogo com o casal maior: {cards}.",
}
MUST_KILL: Final = "ASFO-TRUCO-13"


def tell_all(listener: Listener, events: Iterable[Event]) -> Iterator[tuple[Event, str]]:
    """Events in order, each with its sentence; who listens learns from them which cards are manilhas."""
    for event in events:
        listener = listener.hearing(event)
        yield event, tell(listener, event)


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence, masked for the listener's seat."""
    if listener.viewer is not None:
        event = event.to(listener.viewer)
    told = cego.tell(listener, event)
    if told is not None:
        return told
    match event:
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
            return dealing.tell(listener, event)


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
    words, called = listener.words, listener.spoken
    who = listener.subject(event.seat)
    if event.card is not None:
        card = with_article(words, event.card, listener.worth)
        if event.down:
            return words.say(called["covered-seen"], who=who, card=card)
        if event.place:
            return words.say("{who} jogou no escuro e saiu {card}.", who=who, card=card)
        return words.say("{who} jogou {card}.", who=who, card=card)
    if event.secret_cards:
        return words.say(called["covered-own"], who=who, card=listed(words, event.secret_cards))
    if event.place:
        return words.say("{who} jogou uma carta fechada, sem ver.", who=who)
    return words.say(called["covered"], who=who)


def _called(listener: Listener, event: Raised | Accepted | Ran | Conceded | Decided) -> str:
    words, called = listener.words, listener.spoken
    who = listener.subject(event.seat)
    match event:
        case Raised():
            return words.say(called[f"raised-{event.stake}"], who=who, stake=event.stake)
        case Accepted():
            return words.say(called["accepted"], who=who, stake=event.stake)
        case Ran():
            return words.say("{who} correu.", who=who) if event.final else _asks_partner(listener, event.seat)
        case Conceded():
            return words.say("{who} entregou a mão.", who=who)
        case Decided():
            if event.playing:
                return words.say("{who} decidiu jogar a mão de onze.", who=who)
            return words.say(called["gave-up"], who=who)


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
    if event.side is not None and event.clause == MUST_KILL:
        who = listener.subject(event.lead)
        return words.say("Quem trucou tinha de matar e não matou. {who} levou a {nth} vaza.", who=who, nth=nth)
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
