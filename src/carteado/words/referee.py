"""What the referee decided, and what cards did because of it."""

from typing import Final

from carteado.truco.events import Returned, Ruled, Threw
from carteado.words.cards import listed
from carteado.words.language import Texts
from carteado.words.people import Listener

# Here {who} is inside the sentence.
DECISIONS: Final[Texts] = {
    "note": "O juiz anotou uma ocorrência com {who}.",
    "warning": "O juiz advertiu {who}.",
    "void": "O juiz anulou a mão.",
    "redo": "Falta no corte: advertência para {who}, embaralha-se de novo e ninguém queima.",
    "lose-mao": "Punição para {who}: a dupla perde a mão.",
    "lose-partida": "Punição para {who}: a dupla perde a partida.",
    "lose-match": "Punição para {who}: a dupla perde o jogo.",
    "disqualified": "Punição para {who}: a dupla está desclassificada.",
    "set-score": "A Comissão acertou o placar.",
}

# Here {who} begins it.
FAULTS: Final[Texts] = {
    "no-call": "{who} só fez sinal, e sinal não é pedido: não vale.",
    "turned-up": "{who} jogou carta fechada na primeira vaza: ela foi virada e fica na mesa, com advertência.",
    "false-show": "{who} abriu o jogo sem ter com que ganhar.",
    "out-of-turn": "{who} jogou fora da vez.",
    "thrown": "{who} jogou mais de uma carta de uma vez.",
}


def tell(listener: Listener, event: Ruled | Threw | Returned) -> str:
    """The decision, or what it did to the cards."""
    match event:
        case Ruled():
            return _ruled(listener, event)
        case Threw():
            return _threw(listener, event)
        case Returned():
            return _returned(listener, event)


def _ruled(listener: Listener, event: Ruled) -> str:
    told = _decision(listener, event)
    why = event.why.strip().rstrip(".")
    return told + " " + listener.words.say("Motivo: {why}.", why=why) if why else told


def _decision(listener: Listener, event: Ruled) -> str:
    words = listener.words
    offender = event.offender
    if offender is not None and event.effect in FAULTS:
        return words.say(FAULTS[event.effect], who=listener.subject(offender))
    if offender is None and event.effect == "note":
        return words.say("O juiz anotou uma ocorrência.")
    text = DECISIONS.get(event.effect)
    if text is None:
        return words.say("O juiz aplicou {clause}.", clause=event.clause)
    return words.say(text, who="" if offender is None else listener.who(offender))


def _threw(listener: Listener, event: Threw) -> str:
    words = listener.words
    cards = listed(words, event.cards)
    told: list[str] = []
    if cards:
        told.append(words.say("{who} pôs na mesa: {cards}.", who=listener.subject(event.seat), cards=cards))
    if event.face_down:
        told.append(
            words.count("Uma carta fechada volta para a mão.", "{n} cartas fechadas voltam para a mão.", event.face_down)
        )
    if len(event.cards) > 1:
        told.append(words.say("A outra dupla escolhe qual fica."))
    return " ".join(told)


def _returned(listener: Listener, event: Returned) -> str:
    words = listener.words
    cards = listed(words, event.cards)
    n = len(event.cards)
    if listener.is_me(event.seat):
        return words.count("Voltou para a sua mão: {cards}.", "Voltaram para a sua mão: {cards}.", n, cards=cards)
    return words.count(
        "Voltou para a mão de {who}: {cards}.", "Voltaram para a mão de {who}: {cards}.", n,
        who=listener.who(event.seat), cards=cards,
    )  # fmt: skip
