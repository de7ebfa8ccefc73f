"""What can be done at a table of cacheta or pif-paf, as the label of a button or a line of a menu."""

from functools import lru_cache
from typing import Final

from carteado.game import Action, View
from carteado.games.pife.rules.acts import (
    Abandon,
    Buy,
    Claim,
    Discard,
    Follow,
    GoOut,
    Pass,
    PickUp,
    Pifei,
    PointOut,
    Raise,
    Reach,
    Throw,
)
from carteado.games.pife.rules.incidents import VOID
from carteado.games.pife.rules.views import PifeView
from carteado.games.pife.words.amounts import chips, lives
from carteado.games.pife.words.cards import rules_in
from carteado.pack import Ruling
from carteado.words import pack
from carteado.words.cards import sign
from carteado.words.language import Language, Texts

KEPT: Final = 2048  # labels remembered: the cards of a menu are told at every table
RULINGS: Final[Texts] = {
    "PIF-ERR-2": "batida errada",
    "PIF-ERR-3": "cartas jogadas fora",
    "PIF-REB-1": "rebate",
    "void": "anular a rodada",
    "score": "acertar vidas ou fichas",
}


def label(words: Language, action: Action, view: View | None) -> str:
    """The short name of an act, with its price in brackets where a view tells it."""
    table = view if isinstance(view, PifeView) and 0 <= view.seat < view.shown.seats else None
    match action:
        case Abandon() if table is not None and not rules_in(table).chips:
            return words.say("Abandonar (perde {lives})", lives=lives(words, 1))
        case Follow() if table is not None:
            return _following(words, table)
        case Raise() if table is not None:
            return _raising(words, action, table)
        case _:
            return _whatever_the_moment(words.lang, action)


def due(view: PifeView) -> int:
    """What has to be followed."""
    return max([lugar.bet for lugar in view.shown.lugares])


def owed(view: PifeView, to: int) -> int:
    """What the viewer puts into the pot to have bet so much."""
    return to - view.shown.lugares[view.seat].bet


def _following(words: Language, view: PifeView) -> str:
    if not due(view):
        return words.say("Ficar sem apostar")
    return words.say("Acompanhar ({chips})", chips=chips(words, owed(view, due(view))))


def _raising(words: Language, action: Raise, view: PifeView) -> str:
    if not due(view):
        return words.say("Apostar {chips}", chips=chips(words, action.to))
    return words.say("Repicar para {to} ({chips})", to=action.to, chips=chips(words, owed(view, action.to)))


@lru_cache(KEPT)
def _whatever_the_moment(lang: str, action: Action) -> str:
    words = Language(lang, "pifpaf")
    match action:
        case Abandon() | Follow() | Raise():
            return _betting(words, action)
        case Buy():
            return words.say("Comprar do monte")
        case PickUp():
            return words.say("Pegar {card} do lixo", card=sign(words, action.card))
        case Pifei():
            return words.say("Dizer «pifei»")
        case Discard():
            return words.say("Descartar {card}", card=sign(words, action.card))
        case GoOut() | Claim():
            return _going_out(words, action)
        case Pass() | Reach() | PointOut() | Throw():
            return _answering(words, action)
        case Ruling():
            return pack.ruling(words, action, words.say(RULINGS[_ruled(action)]))
        case _:
            told = pack.label(words, action)
            if told is None:
                raise TypeError(f"no label for {type(action).__name__}")
            return told


def _betting(words: Language, action: Abandon | Follow | Raise) -> str:
    match action:
        case Abandon():
            return words.say("Abandonar")
        case Follow():
            return words.say("Acompanhar")
        case Raise():
            return words.say("Repicar para {to}", to=action.to)


def _going_out(words: Language, action: GoOut | Claim) -> str:
    if isinstance(action, GoOut):
        if action.card is None:
            return words.say("Bater com dez cartas")
        return words.say("Bater e descartar {card}", card=sign(words, action.card))
    if action.card is None:
        return words.say("Bater com a louca, com dez cartas")
    return words.say("Bater com a louca e descartar {card}", card=sign(words, action.card))


def _answering(words: Language, action: Pass | Reach | PointOut | Throw) -> str:
    match action:
        case Pass():
            return words.say("Passar")
        case Reach():
            return words.say("Ir pegar e recuar")
        case PointOut():
            return words.say("Avisar do rebate (lugar {seat})", seat=action.seat)
        case Throw():
            return words.say("Jogar as cartas fora")


def _ruled(action: Ruling) -> str:
    if action.clause in RULINGS:
        return action.clause
    return "void" if action.sanction == VOID else "score"
