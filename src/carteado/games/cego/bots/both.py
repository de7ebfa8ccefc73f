"""Two proposals at once: a double one, or the lei do jogo. Each half is weighed by itself, then the words are found for it."""

from typing import Final

from carteado.game import Action
from carteado.games.cego.bots import envido, truco
from carteado.games.cego.bots.menu import Menu
from carteado.games.cego.bots.reading import Points
from carteado.games.cego.bots.worth import Price
from carteado.games.cego.rules.pontos import place_of
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.rules.words import OF_ENVIDO, OF_TRUCO

LOW_FLOR: Final = place_of(26)


def answer(view: CegoView, points: Points, menu: Menu, costs: Price, chance: float) -> Action | None:
    """The answer to both halves."""
    takes_truco = truco.wanted(view, costs, chance) > 0.0
    raises = takes_truco and truco.raise_gain(view, costs, chance) > 0.0
    shrinks = next((action for action in menu.naos if action.shrinking), None)
    if shrinks is not None:
        return _with_flor(points, menu, takes_truco, raises, shrinks)
    takes_points = envido.wanted(view, points.song, costs) > 0.0
    if not takes_points and not takes_truco:
        return menu.refusal()
    passing = "" if takes_points and takes_truco else OF_TRUCO if takes_points else OF_ENVIDO
    return (menu.quero(True, passing) if raises else None) or menu.quero(False, passing)


def _with_flor(points: Points, menu: Menu, takes_truco: bool, raises: bool, no: Action) -> Action | None:
    """This side has said a flor: it is played for the rest, or made small; the truco is taken or not."""
    low = not points.flor or points.song < LOW_FLOR
    if low and menu.defer is not None:
        return menu.defer
    if not takes_truco:
        return no if low else menu.quero(False, OF_TRUCO)
    return (menu.quero(True, "", low) if raises else None) or menu.quero(False, "", low)
