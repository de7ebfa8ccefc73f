"""Brinquedo against the house by its clauses."""

import pytest

from carteado import catalogue
from carteado.cards import CARDS, Card, cards
from carteado.game import CHANCE, REFEREE, State
from carteado.pack import Ruling, Shuffle
from toy.brinquedo.casa.acts import Bet, Hit, ShoeEnded, Stand
from toy.brinquedo.casa.rulebook import SHOE
from toy.brinquedo.casa.views import CasaView, Pano
from toy.kit import after, pack

clause = pytest.mark.clause
WHOLE = tuple([CARDS[face] for face in SHOE])


def _dealt(text: str, bet: int = 5, **options: str) -> State:
    state = catalogue.new("brinquedo-casa", options={"burned": "none", **options})
    return after(state, (0, Bet(1, bet)), (CHANCE, pack(text, WHOLE)))


def _pano(state: State) -> Pano:
    view = state.view(0)
    assert isinstance(view, CasaView)
    return view.shown


@clause("BRC-1", "BRC-4")
def test_one_seat_a_shoe_of_416_and_three_cards() -> None:
    state = after(catalogue.new("brinquedo-casa"), (0, Bet(1, 3)))
    (asked,) = state.legal(CHANCE)
    assert isinstance(asked, Shuffle)
    assert len(asked.cards) == 416
    state = _dealt("AP 5C KE 9O")
    assert (_pano(state).hand_cards, _pano(state).house_cards) == (cards("AP 5C"), cards("KE"))
    assert (_pano(state).points, _pano(state).house_points) == (16, 10)
    assert _pano(after(state, (0, Hit(2)))).points == 15


@clause("BRC-2")
def test_a_bet_is_any_number_within_its_bounds() -> None:
    state = catalogue.new("brinquedo-casa")
    assert state.legal(0) == (Bet(1, 1), Bet(1, 5), Bet(1, 10))
    assert state.check(0, Bet(1, 7)) is None
    assert {state.check(0, Bet(1, amount)) is None for amount in (-1, 0, 11, 20)} == {False}
    assert state.check(0, Bet(2, 7)) is not None


@clause("BRC-3")
def test_the_first_cards_of_a_shoe_are_burned_unseen() -> None:
    state = _dealt("AP AP AP 5C 6C 7C", burned="3")
    assert _pano(state).hand_cards == cards("5C 6C")
    assert [card for name, card, seen in state.board().places(0) if name.startswith("aside") and not seen] == list(
        cards("AP AP AP")
    )


@clause("BRC-5", "BRC-6", "BRC-8")
@pytest.mark.parametrize(
    ("cards_out", "hits", "gain"),
    [
        ("KP QP 5C", 1, -5),  # the next card in order is an ace: 21, and then one more
        ("KP QP 5C JC 4O", 0, 5),
        ("KP 7P KC 7C", 0, 0),
        ("KP 6P KC 7C", 0, -5),
        ("KP AP KC 9C", 0, 10),
    ],
)
def test_what_a_round_brings(cards_out: str, hits: int, gain: int) -> None:
    state = _dealt(cards_out + (" KO" if hits else ""), rounds="1")
    state = after(state, (0, Hit(2) if hits else Stand(2)))
    assert state.outcome is not None
    assert state.outcome.returns == (gain,)
    assert state.outcome.score == (20 + gain,)


@clause("BRC-7")
def test_a_shoe_that_ends_in_mid_round_is_shuffled_and_the_round_goes_on() -> None:
    state = catalogue.new("brinquedo-casa", options={"burned": "most", "rounds": "200", "stack": "1000"})
    state = after(state, (0, Bet(1, 1)), (CHANCE, Shuffle(WHOLE)))
    ended = False
    while not ended:
        act = Stand(len(_pano(state).hand_cards)) if _pano(state).phase == "turn" else Bet(_pano(state).round, 1)
        step = state.apply(0, act)
        ended, state = ShoeEnded() in step.events, step.state
    held = _pano(state)
    (asked,) = state.legal(CHANCE)
    assert isinstance(asked, Shuffle)
    assert len(asked.cards) == 416 - len(held.hand_cards) - len(held.house_cards)
    went_on = _pano(after(state, (CHANCE, asked)))
    assert went_on.hand_cards[: len(held.hand_cards)] == held.hand_cards
    assert len(went_on.hand_cards + went_on.house_cards) > len(held.hand_cards + held.house_cards)


@clause("BRC-9")
def test_the_house_settles_what_is_not_foreseen() -> None:
    state = after(_dealt("KP 7P KC 7C"), (REFEREE, Ruling("BRC-9", score=(33,), why="aposta perdida no pano")))
    assert _pano(state).chips == 33
    assert state.check(REFEREE, Ruling("BRC-9", score=(33, 1), why="x")) is not None
    assert Card.of("KP") in _pano(state).hand_cards
