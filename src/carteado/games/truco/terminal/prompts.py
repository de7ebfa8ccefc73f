"""The one line that says whose turn it is and what to do about it."""

from collections.abc import Sequence
from typing import Final

from carteado.game import CHANCE, Seat
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import NO_VIRA, VIRA_FIRST
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.cards import nickname, powers_of
from carteado.terminal.family import Grip
from carteado.words import Texts, Words

MINE: Final[Texts] = {
    "draw": "Tire uma carta (S): quem tirar a maior dá as cartas primeiro.",
    "cut": "Você corta: C corta, B queima, D devolve o baralho.",
    "cut-vira-last": "Você corta: C corta, B queima três, U pede de baixo, D devolve o baralho.",
    "cut-vira-first": "Você corta: C corta, S serra, E espia o fundo, e T tira a vira.",
    "cut-vira-out": "A vira saiu: B queima três, U manda subir, D devolve o baralho.",
    "cut-done": "A vira saiu: D devolve o baralho.",
    "deal": "É sua vez de dar as cartas (D).",
    "burning": "Queima algum maço? B queima, P não queima; ? explica.",
    "exposed": "Uma carta sua virou no carteio: F fica com ela, R não fica.",
    "eleven": "Mão de onze: com as cartas da dupla à vista, vocês jogam ou desistem?",
    "eleven-alone": "Mão de onze: você joga ou corre?",
    "choose-card": "Escolha a carta que fica na mesa.",
}


def prompt(view: TrucoView, actors: Sequence[Seat], grip: Grip, names: Sequence[str], words: Words) -> str:
    """What the table waits for, told to the person at the seat of this view."""
    mesa = view.known
    if mesa.phase == "over":
        return words.phase("over")
    if CHANCE in actors:
        return words.say("Enter: próxima mão") if mesa.winner != -1 else words.phase(mesa.phase)
    if view.seat not in actors:
        return words.say("{who} está pensando…", who=names[actors[0]])
    if mesa.phase == "answer":
        return words.say("Pediram {stake}: você cai, corre ou aumenta?", stake=mesa.asked)
    if mesa.phase == "play":
        return _to_play(view, grip, words)
    return words.say(MINE[_moment(view)])


def _moment(view: TrucoView) -> str:
    """What the person is to do before the first card, as `MINE` has it."""
    mesa = view.known
    if mesa.phase == "eleven" and mesa.seats == 2:
        return "eleven-alone"
    if mesa.giving == "asked" and mesa.phase == "deal":
        return "burning"
    vira = rules_of(view.regulation, dict(view.options)).vira
    if mesa.phase != "cut" or vira == NO_VIRA:
        return mesa.phase
    if vira != VIRA_FIRST:
        return "cut-vira-last"
    if mesa.vira == "none":
        return "cut-vira-first"
    settled = view.seat in mesa.peekers or mesa.end or mesa.kind != "normal"
    return "cut-done" if settled else "cut-vira-out"


def _to_play(view: TrucoView, grip: Grip, words: Words) -> str:
    if grip.place:
        return words.say("Enter joga {card}; {place} baixa a carta.", card=_lifted(view, grip, words), place=grip.place)
    held = ", ".join([str(place) for place in view.known.hands[view.seat].held])
    if None in [view.known.hands[view.seat].dealt_cards[place - 1] for place in view.known.hands[view.seat].held]:
        return words.say("Sua vez, no escuro: escolha um lugar ({places}).", places=held)
    if view.known.must_kill and view.known.raiser == view.seat & 1:
        return words.say("Sua vez, e quem trucou tem de matar: levante uma carta ({places}).", places=held)
    return words.say("Sua vez: levante uma carta ({places}).", places=held)


def _lifted(view: TrucoView, grip: Grip, words: Words) -> str:
    card = view.known.hands[view.seat].dealt_cards[grip.place - 1]
    if card is None:
        return words.say("no escuro")
    called = nickname(words, card, powers_of(view))
    return f"{words.card(card)} ({called})" if called else words.card(card)
