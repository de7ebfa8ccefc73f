"""Partidas of the toy from chosen packs: cards as text, one act after another."""

from collections import Counter

from carteado import catalogue
from carteado.cards import CARDS, Card, cards
from carteado.game import CHANCE, Action, Seat, State
from carteado.pack import Shuffle
from toy.brinquedo.rules.acts import Buy, Claim, Discard, Fold, Pass
from toy.brinquedo.rules.rulebook import DECK
from toy.brinquedo.rules.views import BrinquedoView, Table

WHOLE = tuple([CARDS[face] for face in DECK])


def after(state: State, *acts: tuple[Seat, Action]) -> State:
    """The state after these acts."""
    for seat, action in acts:
        state = state.apply(seat, action).state
    return state


def pack(text: str, whole: tuple[Card, ...] = WHOLE) -> Shuffle:
    """A pack with these cards on top, the rest below in order."""
    top = cards(text)
    rest = Counter(whole) - Counter(top)
    return Shuffle((*top, *sorted(rest.elements())))


def deal(text: str, seats: int = 3, options: dict[str, str] | None = None, **position: object) -> State:
    """A deal by the last seat, so that seat 0 plays first: the hands one after another, then the stock."""
    state = catalogue.new("brinquedo", seats, options, **{"dealer": seats - 1, **position})
    return after(state, (CHANCE, pack(text)))


def mesa(state: State, seat: Seat = 0) -> Table:
    """What this seat sees on the table."""
    view = state.view(seat)
    assert isinstance(view, BrinquedoView)
    return view.shown


def turn(state: State) -> int:
    """The number of the turn, or of the claim, that is waited for."""
    action = state.legal(state.actors()[0])[0]
    assert isinstance(action, (Buy, Pass))
    return action.turn if isinstance(action, Buy) else action.window


def asked_pack(state: State) -> tuple[Card, ...]:
    """The cards that chance is asked to shuffle."""
    (asked,) = state.legal(CHANCE)
    assert isinstance(asked, Shuffle)
    return asked.cards


def buy(state: State) -> State:
    """Whoever is to play draws."""
    return after(state, (state.actors()[0], Buy(turn(state))))


def fold(state: State) -> State:
    """Whoever is to play folds."""
    return after(state, (state.actors()[0], Fold(turn(state))))


def discard(state: State, card: str, claimed_by: tuple[Seat, ...] = ()) -> State:
    """Whoever is to play discards this card; those named claim it, the others pass."""
    state = after(state, (state.actors()[0], Discard(Card.of(card))))
    while state.actors() and isinstance(state.legal(state.actors()[-1])[0], Pass):
        seat = state.actors()[-1]
        state = after(state, (seat, (Claim if seat in claimed_by else Pass)(turn(state))))
    return state
