"""The hand of truco: three cards, those in the dark as backs with their places."""

from carteado.cards import Card
from carteado.games.truco.terminal.scene import Scene
from carteado.terminal.family import Grip, Place
from carteado.terminal.look import Look
from carteado.terminal.widgets.card import LARGE, Drawing, back, empty, face

PLACES = (1, 2, 3)


def hand(scene: Scene, grip: Grip, look: Look) -> tuple[Place, ...]:
    """The hand of the seat at the bottom."""
    return tuple([_place(scene, place, grip, look) for place in PLACES])


def _place(scene: Scene, place: int, grip: Grip, look: Look) -> Place:
    hands = scene.mesa.hands
    held = bool(hands) and place in hands[scene.bottom].held
    card = hands[scene.bottom].dealt_cards[place - 1] if held else None
    lifted = held and grip.place == place
    packet = not hands and scene.bottom in scene.mesa.packets
    return Place(_drawing(scene, card, held or packet, lifted and grip.down, look), str(place) if held else "", lifted)


def _drawing(scene: Scene, card: Card | None, held: bool, covered: bool, look: Look) -> Drawing:
    if not held:
        return empty(LARGE)
    if card is None or covered:
        return back(look, LARGE)
    return face(card, look, LARGE, scene.manilha(card))
