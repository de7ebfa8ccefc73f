"""What the viewer's own three cards make in flor and envido; nothing where the viewer does not see them."""

from typing import Final

from carteado.cards import Card
from carteado.game import Action
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.pontos import NO_SONG, SONGS, envido_song, flor_song, is_flor, place_of
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.views import CegoView, MesaCego

FLORES: Final = (words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO, words.FLOR_E_TRUCO)


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
    return bool(cards) and is_flor(*[card.index for card in cards])


def true_song(view: CegoView) -> int:
    """What the viewer would sing by their cards now, 0 where they are not seen or make no flor where one is sung."""
    cards = own_cards(view)
    flor = view.known.points == "flor"
    if not cards or (flor and not has_flor(view)):
        return 0
    a, b, c = [card.index for card in cards]
    song = flor_song(a, b, c) if flor else envido_song(a, b, c)
    return SONGS[song]


def says_flor(action: Action) -> bool:
    """Whether an act says a flor, in one of its forms."""
    called = action.call if isinstance(action, (acts.Call, acts.CallDown)) else ""
    return called in FLORES or (isinstance(action, acts.Declare) and action.what in FLORES)


def beats_best(mesa: MesaCego, seat: int, points: int) -> bool:
    """Whether a song is better than the best so far: higher, or equal and nearer to the mão."""
    best = NO_SONG if mesa.best < 0 else place_of(mesa.hands[mesa.best].song)
    song = place_of(points)
    return song > best or (song == best and _order(mesa, seat) < _order(mesa, mesa.best))


def _order(mesa: MesaCego, seat: int) -> int:
    return (seat - mesa.first) % SEATS
