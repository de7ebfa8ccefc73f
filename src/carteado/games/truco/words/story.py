"""What happened, told in one sentence to whoever listens; "" where there is nothing worth telling.

Rule 1: only what the listener may know is told, whatever event comes in.
"""

from typing import Final

from carteado.game import Event, Seat
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
from carteado.games.truco.words.listening import called, naming
from carteado.pack import Dealt, Looked, Ruled
from carteado.tricks.play import Played, VazaWon
from carteado.words.cards import listed
from carteado.words.language import Texts
from carteado.words.pack import looked
from carteado.words.people import Listener
from carteado.words.vazas import nth

SETS: Final[Texts] = {
    "FEN-22a": "{who} abriu o jogo com três manilhas: {cards}.",
    "FEN-22b": "{who} abriu o jogo com zap e copeta: {cards}.",
    "FEN-22c": "{who} abriu o jogo com o zap, depois de ganhar a primeira vaza: {cards}.",
    "S-ASFO-14": "{who} abriu o jogo com o casal maior: {cards}.",
}
MUST_KILL: Final = "ASFO-TRUCO-13"


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence; it comes in masked."""
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
        case MaoEnded() | Revealed():
            return endings.tell(listener, event)
        case _:
            return dealing.tell(listener, event)


def _seen(listener: Listener, event: Dealt | Looked) -> str:
    cards = listed(listener.words, event.secret_cards)
    if isinstance(event, Dealt) or event.seat == event.whose:
        return _own_cards(listener, event.seat, cards, isinstance(event, Dealt))
    return looked(listener, event, cards)


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
    words, said = listener.words, called(listener)
    who = listener.subject(event.seat)
    if event.card is not None:
        card = naming(listener)(event.card)
        if event.down:
            return words.say(said["covered-seen"], who=who, card=card)
        if event.place:
            return words.say("{who} jogou no escuro e saiu {card}.", who=who, card=card)
        return words.say("{who} jogou {card}.", who=who, card=card)
    if event.secret_cards:
        return words.say(said["covered-own"], who=who, card=listed(words, event.secret_cards))
    if event.place:
        return words.say("{who} jogou uma carta fechada, sem ver.", who=who)
    return words.say(said["covered"], who=who)


def _called(listener: Listener, event: Raised | Accepted | Ran | Conceded | Decided) -> str:
    words, said = listener.words, called(listener)
    who = listener.subject(event.seat)
    match event:
        case Raised():
            return words.say(said[f"raised-{event.stake}"], who=who, stake=event.stake)
        case Accepted():
            return words.say(said["accepted"], who=who, stake=event.stake)
        case Ran():
            return words.say("{who} correu.", who=who) if event.final else _asks_partner(listener, event.seat)
        case Conceded():
            return words.say("{who} entregou a mão.", who=who)
        case Decided():
            if event.playing:
                return words.say("{who} decidiu jogar a mão de onze.", who=who)
            return words.say(said["gave-up"], who=who)


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
    which = nth(words, event.nth)
    if event.side is not None and event.clause == MUST_KILL:
        who = listener.subject(event.lead)
        return words.say("Quem trucou tinha de matar e não matou. {who} levou a {nth} vaza.", who=who, nth=which)
    if event.side is not None:
        return words.say("{who} levou a {nth} vaza.", who=listener.subject(event.lead), nth=which)
    if event.nth > 1:
        return words.say("Empate na {nth} vaza (cango).", nth=which)
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
