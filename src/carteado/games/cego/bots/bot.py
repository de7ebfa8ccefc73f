"""The player of Truco Cego, window by window. It keeps nothing between two decisions: all it remembers is in the view."""

from random import Random
from typing import Final

from carteado.game import Action, View
from carteado.games.cego.bots import bluffs, both, cards, envido, flores, truco
from carteado.games.cego.bots.menu import Menu
from carteado.games.cego.bots.outlook import Outlook
from carteado.games.cego.bots.reading import Points, Reading
from carteado.games.cego.bots.worth import Price, price
from carteado.games.cego.rules import words
from carteado.games.cego.rules.acts import Admit, AskFlor, Call, LeiDoJogo, NaoMato, Nothing, Sing
from carteado.games.cego.rules.pontos import SONGS, place_of
from carteado.games.cego.rules.views import CegoView
from carteado.pack import Cut, Deal, Draw

DOUBLES: Final = {
    words.ENVIDO: words.ENVIDO_E_TRUCO, words.REAL_ENVIDO: words.REAL_ENVIDO_E_TRUCO,
    words.FALTA_ENVIDO: words.FALTA_ENVIDO_E_TRUCO, words.FLOR: words.FLOR_E_TRUCO,
}  # fmt: skip
IN_ONE_BREATH: Final = 0.3
HOPELESS: Final = 0.05


class CegoBot:
    """Plays Truco Cego in both profiles and under every house rule."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """The act this player likes best; `None` out of turn."""
        if not isinstance(view, CegoView):
            raise TypeError(f"the player of Truco Cego cannot read a {type(view).__name__}")
        if not legal:
            return None
        if not view.waited:
            return _interjection(view, legal, rng)
        phase = view.known.phase
        if phase == "play":
            return _in_play(view, legal, rng)
        return cards.turned_up(legal) if phase == "exposed" else _with_the_pack(view, legal, rng)


def _interjection(view: CegoView, legal: tuple[Action, ...], rng: Random) -> Action | None:
    for action in legal:
        if isinstance(action, (Admit, AskFlor)):
            said = bluffs.aside(view, action, rng)
            if said is not None:
                return said
        elif isinstance(action, LeiDoJogo):
            return bluffs.lei_do_jogo(view, action, rng)
    return None


def _with_the_pack(view: CegoView, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """The draw, the cut and the deal: no card is seen, so one is as good as another."""
    said = _interjection(view, legal, rng)
    return said or rng.choice([action for action in legal if isinstance(action, (Cut, Deal, Draw))])


def _in_play(view: CegoView, legal: tuple[Action, ...], rng: Random) -> Action | None:
    mesa = view.known
    window = mesa.window
    points = Points(mesa.hands[view.seat])
    costs = price(mesa, view.seat & 1)
    if window == "song":
        return _sing(view, legal, points, costs, rng)
    menu = Menu(legal)
    if window == "turn":
        return _turn(view, menu, points, costs, rng)
    if menu.declares:
        return flores.declare(view, points, menu, costs, rng)
    if window == "flor-raise":
        return flores.raising(view, points, menu, costs, rng)
    if window == "flor":
        return flores.answer(view, points, menu, costs)
    bet = _points(view, menu, points, costs, rng)
    if window == "after-down":
        return bet or next(action for action in legal if isinstance(action, Nothing))
    if window == "envido" and not mesa.double:
        return _flor(menu, points) or envido.answer(view, points.song, menu, costs)
    chance = Outlook(Reading(view)).chance()
    if window == "truco":
        return bet or truco.answer(view, menu, costs, chance, rng)
    return both.answer(view, points, menu, costs, chance)


def _sing(view: CegoView, legal: tuple[Action, ...], points: Points, costs: Price, rng: Random) -> Action:
    """The truth where it beats the best song, `não mato` where it does not."""
    mesa = view.known
    songs = {action.points: action for action in legal if isinstance(action, Sing)}
    no = next((action for action in legal if isinstance(action, NaoMato)), None)
    true = songs.get(SONGS[points.song])
    if no is None or mesa.best < 0:
        return true or next(iter(songs.values()))
    best = place_of(mesa.hands[mesa.best].song)
    nearer = (view.seat - mesa.first) % 6 < (mesa.best - mesa.first) % 6
    if true is not None and (points.song > best or (points.song == best and nearer)):
        return true
    wrong = bluffs.wrong_song(points, best, costs, rng) if mesa.points == "envido" else 0
    return songs.get(wrong) or no


def _turn(view: CegoView, menu: Menu, points: Points, costs: Price, rng: Random) -> Action | None:
    look = Outlook(Reading(view))
    chance = look.chance()
    bet = _points(view, menu, points, costs, rng)
    called = truco.call(view, menu, costs, chance, rng)
    if bet is not None:
        return _together(bet, called is not None, chance, menu, rng)
    if called is not None:
        return called
    if not menu.plays:
        return menu.calls[words.FLOR]
    return cards.leaves(look, menu, rng) or cards.best_play(look, menu.plays)


def _points(view: CegoView, menu: Menu, points: Points, costs: Price, rng: Random) -> Action | None:
    """What this seat opens the points with, if it may and likes to."""
    flor = menu.calls.get(words.FLOR)
    if flor is not None:
        bound = not menu.plays and view.known.window == "turn"
        if points.flor and (bound or not bluffs.hides_flor(points, costs, rng)):
            return flor
        if not points.flor and bluffs.false_flor(points, costs, rng):
            return flor
    if words.ENVIDO in menu.calls and not points.flor:
        return envido.opening(view, points.song, menu, costs, rng)
    return None


def _flor(menu: Menu, points: Points) -> Action | None:
    """A flor over an envido, where nobody was asked for one before."""
    return menu.calls.get(words.FLOR) if points.flor else None


def _together(bet: Action, truco_too: bool, chance: float, menu: Menu, rng: Random) -> Action:
    """The bet alone, in one breath with truco, or, cards being hopeless, seldom with one of them face down."""
    assert isinstance(bet, Call)
    if truco_too and rng.random() < IN_ONE_BREATH:
        return menu.calls.get(DOUBLES[bet.call], bet)
    if chance < HOPELESS and rng.random() < envido.WITH_CARD_DOWN:
        return menu.downs.get(bet.call, bet)
    return bet
