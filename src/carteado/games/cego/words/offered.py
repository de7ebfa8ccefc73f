"""An act of Truco Cego as it is offered: its price, and what a bluff or a mistake costs, to be read before it is done.

Rule 1: only what the seat's own cards say is told, and only to that seat.
Rule 2: in the clean profile nothing of it comes up: the menu holds no bluff.
"""

from dataclasses import replace
from typing import Final

from carteado.game import Action, View
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.words.actions import label
from carteado.games.cego.words.holding import beats_best, has_flor, own_cards, says_flor, true_song
from carteado.games.cego.words.tentos import name_of_song
from carteado.pack import Ruling
from carteado.tricks.play import Play
from carteado.words.language import Language, Texts
from carteado.words.offered import Offered, priced

FALSE_FLOR: Final = "CEGO-9.X-2"
HIDDEN_FLOR: Final = "CEGO-9.X-4"
UNSHOWN_FLOR: Final = "CEGO-9.X-3"
UNSHOWN_SONG: Final = "CEGO-9.VIII.a-9"
WRONG_SONG: Final = "CEGO-9.XIV-25"
ASKED_FLOR: Final = "CEGO-9.XI-5"
LEI: Final = "CEGO-9.XVI.l-5"
WARNINGS: Final[Texts] = {
    "false-flor": "Você não tem flor: quando isso aparecer, o outro trio leva a flor e o truco.",
    "hidden-flor": "Você tem flor e não a cantou: se a descobrirem, o outro trio leva 3 tentos e o truco.",
    "wrong-flor": "A sua flor não é de {sung}: quando isso aparecer, o outro trio leva a flor e o truco.",
    "wrong-song": "Você tem {held}, não {sung}: se isso aparecer, o outro trio leva o envido e o truco.",
    "unshown-flor": "Quem cantou flor e não a mostra perde a flor e o truco.",
    "unshown-song": "Quem cantou o envido e não o mostra perde todos os tentos da volta.",
    "ask-flor": "Se essa pessoa não tiver flor, o seu trio paga 1 tento.",
    "lei": "Sem ver as cartas, o seu trio propõe a falta envido ({falta}) e o truco, e com flor a contra-flor e o resto.",
}
GO: Final[Texts] = {
    "false-flor": "Dizer assim mesmo",
    "hidden-flor": "Esconder a flor",
    "song": "Cantar {sung}",
    "unshown": "Ir sem mostrar",
    "ask-flor": "Pedir flor",
    "lei": "Dizer a lei do jogo",
}


def offered(said: Language, action: Action, view: View | None, legal: tuple[Action, ...]) -> Offered:
    """The act with its price, and with what it costs if it is found out."""
    table = view if isinstance(view, CegoView) else None
    told = label(said, action, table)
    if isinstance(action, Ruling):
        return Offered(told)
    named = priced(told)
    if isinstance(action, acts.LeiDoJogo):
        return _warned(said, named, "lei", LEI, falta=action.falta)
    if isinstance(action, acts.AskFlor):
        return replace(_warned(said, named, "ask-flor", ASKED_FLOR), risk=said.say("sem flor, perde 1"))
    return named if table is None or not own_cards(table) else _by_own_cards(said, named, action, table, legal)


def _warned(said: Language, named: Offered, key: str, clause: str, go: str = "", **facts: object) -> Offered:
    told = said.say(WARNINGS[key], **facts)
    return replace(named, warning=told, clause=clause, why=key, go=said.say(GO[go or key], **facts))


def _by_own_cards(said: Language, named: Offered, action: Action, view: CegoView, legal: tuple[Action, ...]) -> Offered:
    if isinstance(action, acts.Sing):
        return _song(said, named, action, view)
    if isinstance(action, acts.Leave) and action.how == words.UNSEEN:
        return _unshown(said, replace(named, truth="bluff"), view)
    if says_flor(action):
        if has_flor(view):
            return replace(named, truth="true")
        return _warned(said, replace(named, truth="bluff"), "false-flor", FALSE_FLOR)
    if not has_flor(view):
        return named
    if isinstance(action, acts.Declare):
        named = replace(named, truth="bluff")
    return _warned(said, named, "hidden-flor", HIDDEN_FLOR) if _hides_flor(view, action, legal) else named


def _song(said: Language, named: Offered, action: acts.Sing, view: CegoView) -> Offered:
    held = true_song(view)
    vain = not beats_best(view.known, view.seat, action.points)
    if action.points == held:
        return replace(named, truth="true", vain=vain)
    key, clause = ("wrong-flor", FALSE_FLOR) if view.known.points == "flor" else ("wrong-song", WRONG_SONG)
    facts = {"sung": name_of_song(said, action.points), "held": name_of_song(said, held)}
    return _warned(said, replace(named, truth="bluff", vain=vain), key, clause, "song", **facts)


def _unshown(said: Language, named: Offered, view: CegoView) -> Offered:
    if view.known.hands[view.seat].flor not in ("", words.E_BOA):
        return _warned(said, named, "unshown-flor", UNSHOWN_FLOR, "unshown")
    return _warned(said, named, "unshown-song", UNSHOWN_SONG, "unshown")


def _hides_flor(view: CegoView, action: Action, legal: tuple[Action, ...]) -> bool:
    """Whether a flor that could still be said goes unsaid with this act."""
    if view.known.hands[view.seat].flor not in ("", words.E_BOA) or not any(says_flor(act) for act in legal):
        return False
    match action:
        case Play() | acts.PlayTwo() | acts.Leave() | acts.Nothing() | acts.CallDown():
            return True
        case acts.Call():
            return words.ENVIDO in action.call
        case acts.Declare():
            return action.what == words.E_BOA
        case _:
            return False
