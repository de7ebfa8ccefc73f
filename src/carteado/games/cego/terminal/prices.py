"""What a bluff or a mistake costs, for the person to hear before doing it; and the points they truly have.

Rule 1: in the clean profile there is nothing to warn of: the table refuses it.
"""

from typing import Final

from carteado.cards import Card
from carteado.game import Action
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.pontos import SONGS, SUIT, envido_song, flor_song
from carteado.games.cego.rules.rulebook import rules_of
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.words.tentos import song
from carteado.tricks.play import Play
from carteado.words import Texts, Words

FLORES: Final = (words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO, words.FLOR_E_TRUCO)
ENVIDOS: Final = (*acts.POINTS_CALLS, words.ENVIDO_MINHA_FLOR, *acts.DOUBLES)
WARNINGS: Final[Texts] = {
    "unseen": "Sem mostrar, o que você cantou fica sem prova: os tentos da volta vão para o outro trio.",
    "false-flor": "Você não tem flor. Descoberta, a flor falsa dá ao outro trio a flor e o truco.",
    "hidden-flor": "Você tem flor e assim a esconde. Se a descobrirem, o outro trio leva 3 tentos e mais o truco.",
    "wrong-song": "Os seus pontos são {true}, não {sung}. O canto errado perde o que se apostou nos pontos e o truco.",
}


def own_cards(view: CegoView) -> tuple[Card, ...]:
    """The three cards of the viewer, none where they are not seen yet."""
    hands = view.known.hands
    if not hands or view.seat < 0:
        return ()
    seen = [card for card in hands[view.seat].dealt_cards if card is not None]
    return tuple(seen) if len(seen) == len(hands[view.seat].dealt_cards) else ()


def has_flor(view: CegoView) -> bool:
    """Whether the viewer was dealt a flor, and knows it."""
    cards = own_cards(view)
    return bool(cards) and len({SUIT[card.index] for card in cards}) == 1


def true_song(view: CegoView) -> int:
    """What the viewer would sing by their cards now, 0 where they are not seen."""
    cards = own_cards(view)
    if not cards:
        return 0
    a, b, c = [card.index for card in cards]
    song = flor_song(a, b, c) if view.known.points == "flor" else envido_song(a, b, c)
    points: int = SONGS[min(song, len(SONGS) - 1)]
    return points


def warning(view: CegoView, action: Action, legal: tuple[Action, ...], said: Words) -> str:
    """What an act costs if it is found out; "" for an honest one."""
    if rules_of(dict(view.options)).clean or not own_cards(view):
        return ""
    if isinstance(action, acts.Sing):
        true = true_song(view)
        sung = song(said, action.points)
        return "" if action.points == true else said.say(WARNINGS["wrong-song"], true=song(said, true), sung=sung)
    if isinstance(action, acts.Leave) and action.how == words.UNSEEN:
        return said.say(WARNINGS["unseen"])
    if false_flor(view, action):
        return said.say(WARNINGS["false-flor"])
    return said.say(WARNINGS["hidden-flor"]) if _hides_flor(view, action, legal) else ""


def false_flor(view: CegoView, action: Action) -> bool:
    """Whether an act sings a flor that is not there, for the first time."""
    return _of_flor(action) and not has_flor(view) and not view.known.hands[view.seat].flor


def _of_flor(action: Action) -> bool:
    called = action.call if isinstance(action, (acts.Call, acts.CallDown)) else ""
    return called in FLORES or (isinstance(action, acts.Declare) and action.what in FLORES)


def _hides_flor(view: CegoView, action: Action, legal: tuple[Action, ...]) -> bool:
    """Whether a flor that could still be said goes unsaid with this act."""
    if not has_flor(view) or view.known.hands[view.seat].flor or not any(_of_flor(act) for act in legal):
        return False
    match action:
        case Play() | acts.PlayTwo() | acts.Leave() | acts.GiveHandUp():
            return True
        case acts.Call() | acts.CallDown():
            return action.call in ENVIDOS
        case acts.Declare():
            return action.what == words.E_BOA
        case _:
            return False
