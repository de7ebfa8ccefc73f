"""What happened at a table of Truco Cego, in one sentence; "" where there is nothing worth telling.

Rule 1: only what the listener may know is told: the event comes in masked.
"""

from typing import Final

from carteado.game import Event, Seat
from carteado.games.cego.rules import clauses, events, words
from carteado.games.cego.words import dealing, referee
from carteado.games.cego.words.listening import sung
from carteado.games.cego.words.tentos import song
from carteado.pack import Ruled
from carteado.words.cards import listed, with_article
from carteado.words.language import Texts
from carteado.words.people import Listener
from carteado.words.vazas import nth

# How the vazas decided, by clause, where it is not plain to see.
WAYS: Final[Texts] = {
    "CEGO-9.XVI.g-2": "A primeira ficou parda, valeu a segunda.",
    "CEGO-9.XVI.g-3": "As duas primeiras ficaram pardas, valeu a terceira.",
    "CEGO-9.XVI.g-4": "Uma ficou parda, valeu a primeira.",
    "CEGO-9.XVI.g-5": "As três ficaram pardas: vale quem jogou primeiro a carta que empatou a terceira.",
}
# {who} begins these.
CALLED: Final[Texts] = {
    words.ENVIDO: "{who} disse ENVIDO. Vale {value}.",
    words.ENVIDO_ENVIDO: "{who} disse ENVIDO-ENVIDO. Vale {value}.",
    words.REAL_ENVIDO: "{who} disse REAL ENVIDO. Vale {value}.",
    words.FALTA_ENVIDO: "{who} disse FALTA ENVIDO. Vale {value}.",
    words.ENVIDO_MINHA_FLOR: "{who} disse ENVIDO MINHA FLOR: o envido vale {value}, a flor não.",
    words.FLOR: "{who} cantou FLOR.",
    words.CONTRA_FLOR: "{who} disse CONTRA-FLOR.",
    words.CONTRA_FLOR_E_O_RESTO: "{who} disse CONTRA-FLOR E O RESTO.",
    words.ACHICO: "{who} disse COM FLOR ME ACHICO.",
    words.TRUCO: "{who} trucou. Vale 2.",
    words.RETRUCO: "{who} disse RETRUCO. Vale 3.",
    words.VALE_QUATRO: "{who} disse VALE QUATRO.",
    words.ENVIDO_E_TRUCO: "{who} disse ENVIDO E TRUCO. Valem {value} e 2.",
    words.REAL_ENVIDO_E_TRUCO: "{who} disse REAL ENVIDO E TRUCO. Valem {value} e 2.",
    words.FALTA_ENVIDO_E_TRUCO: "{who} disse FALTA ENVIDO E TRUCO. Valem {value} e 2.",
    words.TRUCO_E_ENVIDO: "{who} disse TRUCO E ENVIDO. Valem 2 e {value}.",
    words.TRUCO_E_REAL_ENVIDO: "{who} disse TRUCO E REAL ENVIDO. Valem 2 e {value}.",
    words.TRUCO_E_FALTA_ENVIDO: "{who} disse TRUCO E FALTA ENVIDO. Valem 2 e {value}.",
    words.FLOR_E_TRUCO: "{who} disse NÃO HÁ FLOR SEM TRUCO: são as duas coisas.",
}
# A raise that goes with a quero is told next, as a call.
WANTED: Final[Texts] = {
    "plain": "{who} disse QUERO. Vale {value}.",
    "unpriced": "{who} disse QUERO.",
    "both": "{who} disse QUERO: aceita tudo.",
    "passing-envido": "{who} passou o envido e quis o truco.",
    "passing-truco": "{who} passou o truco e quis os pontos.",
    "shrinking": "{who} se achicou com flor e quis o truco.",
}
REFUSED: Final[Texts] = {
    "plain": "{who} disse NÃO QUERO.",
    "flor-shrinking": "{who} disse COM FLOR ME ACHICO.",
    "shrinking": "{who} se achicou com flor e não quis o truco.",
}
LEFT: Final[Texts] = {
    words.PASS: "{who} passou as cartas.",
    words.PACK: "{who} foi ao baralho.",
    words.UNSEEN: "{who} foi ao baralho sem mostrar.",
}
PROVED: Final[Texts] = {
    words.OF_ENVIDO: "{who} mostrou os pontos: {cards}.",
    words.OF_FLOR: "{who} mostrou a flor: {cards}.",
    "": "{who} mostrou {cards}.",
}
FOUND: Final[Texts] = {
    words.FALSE_FLOR: "{who} cantou flor sem ter.",
    words.WRONG_FLOR: "{who} cantou errado os pontos da flor.",
    words.HIDDEN_FLOR: "{who} escondeu uma flor.",
    words.WRONG_SONG: "{who} cantou pontos que não tinha.",
    words.UNPROVED: "{who} não provou o que cantou.",
    words.NO_FLOR_FOUND: "{who} não escondeu flor nenhuma.",
}


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence."""
    match event:
        case events.VoltaBegan() | events.VoltaEnded() | events.Credited() | events.PointsSettled():
            return _of_volta(listener, event)
        case events.Called() | events.Declared() | events.Answered() | events.Deferred():
            return _said(listener, event)
        case events.LeiSaid() | events.FlorAsked() | events.Admitted() | events.EnvidoVoid():
            return _rare(listener, event)
        case events.Sang():
            who = listener.subject(event.seat)
            return listener.words.say("{who} cantou {song}.", who=who, song=song(listener.words, event.points))
        case events.DidNotBeat():
            return listener.words.say("{who} disse NÃO MATO.", who=listener.subject(event.seat))
        case events.LaidOver():
            who, card = listener.subject(event.seat), with_article(listener.words, event.card, spanish=True)
            return listener.words.say("{who} deixou por cima {card}, para a próxima.", who=who, card=card)
        case events.WentOut() | events.Proved() | events.FoundOut():
            return _came_out(listener, event)
        case Ruled():
            return referee.tell(listener, event)
        case _:
            return dealing.tell(listener, event)


def _of_volta(listener: Listener, event: events.VoltaBegan | events.VoltaEnded | events.Credited | events.PointsSettled) -> str:
    match event:
        case events.VoltaBegan():
            return _began(listener, event)
        case events.VoltaEnded():
            return _ended(listener, event)
        case events.Credited():
            way = WAYS.get(event.clause)
            told = [] if way is None else [listener.words.say(way)]
            return " ".join([*told, _paid(listener, event)])
        case events.PointsSettled():
            return _settled(listener, event)


def _began(listener: Listener, event: events.VoltaBegan) -> str:
    said, first = listener.words, event.seats[0]
    if event.form == "roda":
        opening = said.say("Roda, os seis jogam.")
    else:
        which = nth(said, event.nth + 1).capitalize()
        one, other = listener.who(first), listener.who(event.seats[1])
        opening = said.say("{nth} testa: {one} contra {other}.", nth=which, one=one, other=other)
    return f"{opening} {said.say('Mão: {who}.', who=listener.who(first))}"


def _ended(listener: Listener, event: events.VoltaEnded) -> str:
    said = listener.words
    if event.again:
        return said.say("A volta não valeu: o mesmo pé dá as cartas de novo.")
    testa = said.say("Fim da {nth} testa.", nth=nth(said, event.nth + 1))
    return f"{said.say('Fim da roda.') if event.form == 'roda' else testa} {_score(listener, event.score)}"


def _score(listener: Listener, score: tuple[int, ...]) -> str:
    return listener.words.say("Placar {score}.", score=listener.score(score))


def _paid(listener: Listener, event: events.Credited) -> str:
    said, n, whom = listener.words, event.tentos, listener.whom(event.side)
    match event.part:
        case words.OF_ENVIDO:
            return said.count("Envido: {n} tento {whom}.", "Envido: {n} tentos {whom}.", n, whom=whom)
        case words.OF_FLOR:
            return said.count("Flor: {n} tento {whom}.", "Flor: {n} tentos {whom}.", n, whom=whom)
        case words.OF_TRUCO:
            return said.count("Truco: {n} tento {whom}.", "Truco: {n} tentos {whom}.", n, whom=whom)
        case _:
            return said.count("Multa: {n} tento {whom}.", "Multa: {n} tentos {whom}.", n, whom=whom)


def _settled(listener: Listener, event: events.PointsSettled) -> str:
    said, n, whose = listener.words, event.tentos, listener.whose(event.side)
    if event.part == words.OF_FLOR:
        return said.count("A flor fica sendo {whose}: {n} tento.", "A flor fica sendo {whose}: {n} tentos.", n, whose=whose)
    return said.count("O envido fica sendo {whose}: {n} tento.", "O envido fica sendo {whose}: {n} tentos.", n, whose=whose)


def _said(listener: Listener, event: events.Called | events.Declared | events.Answered | events.Deferred) -> str:
    said, who = listener.words, listener.subject(event.seat)
    match event:
        case events.Called():
            told = said.say(CALLED[event.call], who=who, value=event.value)
            return f"{told} {said.say('A primeira carta foi fechada: o truco está entregue.')}" if event.down else told
        case events.Declared():
            return _declared(listener, event)
        case events.Answered():
            text = _wanted(event) if event.wants else _refused(event)
            return said.say(text, who=who, value=event.value)
        case events.Deferred():
            if event.part == words.OF_FLOR:
                return said.say("{who} deixou assim.", who=who)
            return said.say("{who} deixou para os parceiros.", who=who)


def _declared(listener: Listener, event: events.Declared) -> str:
    said, who = listener.words, listener.subject(event.seat)
    if event.what != words.E_BOA:
        return said.say(CALLED[event.what], who=who, value=0)
    if sung(listener) >> (1 - (event.seat & 1)) & 1:
        return said.say("{who} disse É BOA.", who=who)
    return said.say("{who} disse que não tem flor.", who=who)


def _wanted(event: events.Answered) -> str:
    if event.shrinking:
        return WANTED["shrinking"]
    if event.passing:
        return WANTED[f"passing-{event.passing}"]
    if event.part == words.OF_BOTH:
        return WANTED["both"]
    return WANTED["plain" if event.value else "unpriced"]


def _refused(event: events.Answered) -> str:
    if not event.shrinking:
        return REFUSED["plain"]
    return REFUSED["flor-shrinking" if event.part == words.OF_FLOR else "shrinking"]


def _rare(listener: Listener, event: events.LeiSaid | events.FlorAsked | events.Admitted | events.EnvidoVoid) -> str:
    said = listener.words
    match event:
        case events.LeiSaid():
            who = listener.subject(event.seat)
            return said.say("{who} disse NA LEI DO JOGO ESTÁ TUDO DITO: falta de {falta}, e truco.", who=who, falta=event.falta)
        case events.FlorAsked():
            return _asked(listener, event)
        case events.Admitted():
            return said.say("{who} confessou que não tem flor.", who=listener.subject(event.seat))
        case events.EnvidoVoid():
            return said.say("A flor desfaz o envido.")


def _asked(listener: Listener, event: events.FlorAsked) -> str:
    said, who = listener.words, listener.subject(event.seat)
    if listener.is_me(event.asked):
        return said.say("{who} disse PEÇO FLOR a você: no fim você mostra que não escondeu.", who=who)
    asked = listener.who(event.asked)
    return said.say("{who} disse PEÇO FLOR a {asked}, que no fim mostra se escondeu.", who=who, asked=asked)


def _came_out(listener: Listener, event: events.WentOut | events.Proved | events.FoundOut) -> str:
    said = listener.words
    match event:
        case events.WentOut():
            first, *others = event.seats
            if others:
                return said.say("{who} foram juntos ao baralho.", who=_together(listener, event.seats))
            return said.say(LEFT[event.how], who=listener.subject(first))
        case events.Proved():
            who, cards = listener.subject(event.seat), listed(said, event.cards, spanish=True)
            asked = event.clause == clauses.PROVES_NO_FLOR  # what it was comes out next
            no_flor = event.part == words.OF_FLOR and (asked or len({card.suit for card in event.cards}) > 1)
            return said.say(PROVED["" if no_flor else event.part], who=who, cards=cards)
        case events.FoundOut():
            return said.say(FOUND[event.what], who=listener.subject(event.seat))


def _together(listener: Listener, seats: tuple[Seat, ...]) -> str:
    """The one who listens first, then the others by name."""
    ordered = sorted(seats, key=lambda seat: not listener.is_me(seat))
    first, *middle = [listener.subject(seat) if at == 0 else listener.who(seat) for at, seat in enumerate(ordered)]
    return listener.words.say("{some} e {last}", some=", ".join([first, *middle[:-1]]), last=middle[-1])
