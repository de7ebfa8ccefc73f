"""Random partidas with rulings mixed in, as those who listen at the table hear them."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from carteado import catalogue
from carteado.cards import Card, shuffled
from carteado.game import CHANCE, REFEREE, Action, Event, Seat, State
from carteado.truco.acts import GiveBack, Ruling, Shuffle
from carteado.truco.views import TrucoView

NAMES = ("Ana", "Bia", "Caio", "Davi")
LONGEST = 400
HOUSES: tuple[tuple[Mapping[str, str], Mapping[str, Any]], ...] = (
    ({}, {}),
    ({"revealFaceDownAfterHand": "true", "cutFault": "passDeal"}, {"score": (0, 9), "dealer": 1}),
    ({"answerPolicy": "acceptByOneFoldByBoth", "concede": "true", "raiseLater": "true"}, {"score": (3, 2), "dealer": 2}),
    ({"ferro": "blindFirstTrick"}, {"score": (11, 11), "dealer": 3}),
    ({"ferro": "blindAll", "revealFaceDownAfterHand": "true"}, {"score": (11, 11), "dealer": 0}),
    ({"illegalRaise": "loseHand", "tripleTie": "dealerPair"}, {"score": (11, 7), "dealer": 0}),
)


def told(seed: int) -> Iterator[tuple[State, Seat, Action, tuple[Event, ...]]]:
    """Each act of a partida: the state it was made in, who did what, and what happened."""
    rng = Random(seed)
    options, position = HOUSES[seed % len(HOUSES)]
    state = catalogue.new("truco-fenacef", options=options, **position)
    for _ in range(LONGEST):
        if not state.actors():
            return
        seat, action = _act(state, rng)
        step = state.apply(seat, action)
        yield state, seat, action, step.events
        state = step.state


def _act(state: State, rng: Random) -> tuple[Seat, Action]:
    ruling = _ruling(state, rng) if rng.random() < 0.08 else None
    if ruling is not None:
        return REFEREE, ruling
    seat = rng.choice(state.actors())
    menu = state.legal(seat)
    if seat == CHANCE:
        assert isinstance(menu[0], Shuffle)
        return seat, Shuffle(shuffled(menu[0].cards, rng))
    if isinstance(menu[0], GiveBack) and rng.random() < 0.5:
        return seat, menu[0]
    return seat, rng.choice(menu)


def _ruling(state: State, rng: Random) -> Action | None:
    menu = [*state.legal(REFEREE), *_with_cards(state, rng)]
    menu.append(Ruling("FEN-39", score=(rng.randrange(11), rng.randrange(11)), why="erro na súmula"))
    rng.shuffle(menu)
    return next((ruling for ruling in menu if state.check(REFEREE, ruling) is None), None)


def _with_cards(state: State, rng: Random) -> list[Action]:
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    mesa = view.known
    if mesa.phase != "play":
        return []
    seat = rng.randrange(4)
    on_turn, other = mesa.hands[mesa.turn].seen(), mesa.hands[seat].seen()
    found: list[Action] = [Ruling("FEN-18", mesa.turn, on_turn[:1])]
    found += [Ruling("FEN-23", mesa.turn, on_turn[:open_], down) for open_, down in ((2, 0), (1, 1), (0, 2))]
    found += [Ruling("S-FEN-25", seat, other[:1], sanction=choice) for choice in ("", "stands", "loseHand")]
    return found * 8


def hidden(event: Event, viewer: Seat) -> tuple[Card, ...]:
    """The cards of an event that this seat may not know."""
    return () if viewer in event.audience else event.secret_cards
