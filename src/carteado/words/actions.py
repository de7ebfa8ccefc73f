"""What can be done, as the label of a button or a line of a menu, with its price."""

from functools import lru_cache
from typing import Final

from carteado.game import Action, View
from carteado.truco.acts import (
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    Cut,
    Deal,
    Draw,
    GiveBack,
    GiveUp,
    Play,
    PlayOn,
    Raise,
    Ruling,
    Run,
    Show,
    Shuffle,
)
from carteado.truco.family import rules_of
from carteado.truco.incidents import SANCTIONS
from carteado.truco.rules import TrucoRules
from carteado.truco.views import TrucoView
from carteado.words.cards import sign
from carteado.words.language import Language, Texts

TRUCO: Final = 3
KEPT: Final = 4096  # labels remembered: a menu of forty cuts is told at every table
BEFORE: Final = {3: 1, 6: 3, 9: 6, 12: 9}  # what running from a call costs, where no view tells
PENALTIES: Final[Texts] = {
    "note": "anotar na súmula",
    "warning": "advertência",
    "void": "anular a mão",
    "cut-fault": "falta no corte",
    "no-call": "sinal não é pedido",
    "turned-up": "virar a carta da primeira vaza",
    "illegal-raise": "pedido proibido",
    "false-show": "abriu o jogo sem poder",
    "out-of-turn": "carta fora da vez",
    "thrown": "várias cartas de uma vez",
    "ladder": "punição a escolher",
    "lose-mao": "perda da mão",
    "lose-partida": "perda da partida",
    "lose-match": "perda do jogo",
    "disqualified": "desclassificação",
    "set-score": "acertar o placar",
}


def label(words: Language, action: Action, view: View | None) -> str:
    """The short name of an act; `view` tells the price where the act itself does not."""
    table = view if isinstance(view, TrucoView) else None
    match action:
        case Run() | Show():
            return _of_stake(words, action, table)
        case PlayOn() | GiveUp():
            return _of_eleven(words, action, table)
        case Ruling():
            return _of_referee(words, action, table)
        case _:
            return _whatever_the_view(words.lang, action)


@lru_cache(KEPT)
def _whatever_the_view(lang: str, action: Action) -> str:
    words = Language(lang)
    match action:
        case Play() | Blind() | Choose():
            return _of_card(words, action)
        case Raise() | Accept() | Concede():
            return _of_stake(words, action, None)
        case _:
            return _before_play(words, action)


def _rules(view: TrucoView) -> TrucoRules:
    return _rules_with(view.regulation, view.options)


@lru_cache(maxsize=64)
def _rules_with(regulation: str, options: tuple[tuple[str, str], ...]) -> TrucoRules:
    return rules_of(regulation, dict(options))


def _before_play(words: Language, action: Action) -> str:
    match action:
        case Shuffle():
            return words.say("Embaralhar")
        case Draw():
            return words.say("Tirar a carta {at}", at=action.at)
        case Cut():
            return words.say("Cortar em {at}", at=action.at)
        case Burn():
            return words.say("Queimar")
        case GiveBack():
            return words.say("Devolver o baralho")
        case Deal():
            return words.say("Dar as cartas")
        case _:
            raise TypeError(f"no label for {type(action).__name__}")


def _of_card(words: Language, action: Play | Blind | Choose) -> str:
    if isinstance(action, Choose):
        return words.say("Deixar {card} na mesa", card=sign(words, action.card))
    if isinstance(action, Blind):
        if action.down:
            return words.say("Jogar a carta {place} fechada", place=action.place)
        return words.say("Jogar a carta {place} no escuro", place=action.place)
    card = sign(words, action.card)
    if not action.call:
        return words.say("Virar {card} para baixo", card=card) if action.down else words.say("Jogar {card}", card=card)
    if action.call == TRUCO:
        if action.down:
            return words.say("Virar {card} para baixo e trucar", card=card)
        return words.say("Jogar {card} e trucar", card=card)
    if action.down:
        return words.say("Virar {card} para baixo e pedir {stake}", card=card, stake=action.call)
    return words.say("Jogar {card} e pedir {stake}", card=card, stake=action.call)


def _of_stake(words: Language, action: Raise | Accept | Run | Show | Concede, view: TrucoView | None) -> str:
    match action:
        case Raise():
            if action.to == TRUCO:
                return words.say("TRUCO (vale {stake})", stake=action.to)
            return words.say("Pedir {stake}", stake=action.to)
        case Accept():
            return words.say("Cair (vale {stake})", stake=action.stake)
        case Run():
            return words.say("Correr (perde {stake})", stake=_price_of_running(action.stake, view))
        case Show():
            if view is None:
                return words.say("Abrir o jogo (ganha a mão)")
            return words.say("Abrir o jogo (ganha {stake})", stake=view.known.stake)
        case Concede():
            return words.say("Entregar a mão (eles ganham {stake})", stake=action.stake)


def _price_of_running(asked: int, view: TrucoView | None) -> int:
    if view is not None and view.known.asked == asked:
        return view.known.stake
    return BEFORE.get(asked, 1)


def _of_eleven(words: Language, action: PlayOn | GiveUp, view: TrucoView | None) -> str:
    eleven = None if view is None else _rules(view).eleven
    if isinstance(action, PlayOn):
        if eleven is None:
            return words.say("Jogar a mão de onze")
        return words.say("Jogar a mão de onze (vale {stake})", stake=eleven.stake)
    if eleven is None:
        return words.say("Desistir da mão de onze")
    return words.say("Desistir (eles ganham {stake})", stake=eleven.give_up)


def _of_referee(words: Language, ruling: Ruling, view: TrucoView | None) -> str:
    effect = SANCTIONS.get(ruling.sanction, "")
    if view is not None and not effect:
        effect = _rules(view).incidents.get(ruling.clause, "")
    what = words.say(PENALTIES[effect]) if effect in PENALTIES else words.say("decisão do juiz")
    if ruling.offender is None:
        return words.say("{clause}: {what}", clause=ruling.clause, what=what)
    return words.say("{clause}: {what} (jogador {seat})", clause=ruling.clause, what=what, seat=ruling.offender)
