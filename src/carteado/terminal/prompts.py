"""The one line that says whose turn it is and what to do about it."""

from collections.abc import Sequence
from typing import Final

from carteado.game import CHANCE, Seat
from carteado.terminal.offers import Grip
from carteado.truco.views import TrucoView
from carteado.words import Texts, Words

MINE: Final[Texts] = {
    "draw": "Tire uma carta (S): quem tirar a maior dá as cartas primeiro.",
    "cut": "Você corta: C corta, B queima, D devolve o baralho.",
    "deal": "É sua vez de dar as cartas (D).",
    "eleven": "Mão de onze: com as cartas da dupla à vista, vocês jogam ou desistem?",
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
    return words.say(MINE[mesa.phase])


def _to_play(view: TrucoView, grip: Grip, words: Words) -> str:
    if grip.place:
        return words.say("Enter joga {card}; {place} baixa a carta.", card=_lifted(view, grip, words), place=grip.place)
    held = ", ".join([str(place) for place in view.known.hands[view.seat].held])
    if None in [view.known.hands[view.seat].dealt_cards[place - 1] for place in view.known.hands[view.seat].held]:
        return words.say("Sua vez, no escuro: escolha um lugar ({places}).", places=held)
    return words.say("Sua vez: levante uma carta ({places}).", places=held)


def _lifted(view: TrucoView, grip: Grip, words: Words) -> str:
    card = view.known.hands[view.seat].dealt_cards[grip.place - 1]
    if card is None:
        return words.say("no escuro")
    called = words.nickname(card)
    return f"{words.card(card)} ({called})" if called else words.card(card)
