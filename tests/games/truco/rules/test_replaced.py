"""A card that turned up in the deal and is not kept: who sees the one that comes in its place."""

from random import Random

import pytest

from carteado.catalogue import new
from carteado.game import CHANCE, REFEREE, State
from carteado.games.truco.rules.board import TrucoBoard
from carteado.games.truco.rules.pack_events import Replaced
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Deal, Refuse, Ruling, Shuffle
from games.truco.kit import clause


def replaced(score: tuple[int, int]) -> tuple[State, Replaced]:
    """Seat 3 got an open card in the deal of seat 0 and would not keep it."""
    state = new("truco-sinsep", score=score, dealer=0)
    (pack,) = state.legal(CHANCE)
    assert isinstance(pack, Shuffle)
    state = state.apply(CHANCE, pack.mixed(Random(5))).state
    while Deal() not in state.legal(0):
        seat = state.actors()[0]
        state = state.apply(seat, state.legal(seat)[-1]).state
    state = state.apply(0, Deal()).state
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    card = view.known.hands[3].dealt_cards[0]
    assert card is not None
    state = state.apply(REFEREE, Ruling("SIN-DAR-4", offender=0, cards=(card,))).state
    step = state.apply(3, Refuse(card))
    return step.state, next(event for event in step.events if isinstance(event, Replaced))


@clause("SIN-DAR-4")
def test_a_card_in_place_of_another_is_seen_by_its_receiver() -> None:
    _, event = replaced((0, 0))
    assert event.audience == (3, REFEREE)


@clause("SIN-DAR-4", "SIN-MAOONZE-2")
def test_in_an_eleven_hand_the_partner_who_has_looked_sees_it_too() -> None:
    state, event = replaced((0, 11))
    view = state.view(1)
    assert isinstance(view, TrucoView)
    assert event.audience == (3, 1, REFEREE)
    assert event.to(1).secret_cards[0] in view.known.hands[3].partner_cards
    assert event.to(0).secret_cards == event.to(2).secret_cards == ()


@pytest.mark.xfail(strict=True, reason="a view does not say which of the partner's cards came in place of another")
def test_the_partner_remembers_which_card_it_was() -> None:
    state, event = replaced((0, 11))
    for seed in range(40):
        board = state.resample(1, Random(seed)).board()
        assert isinstance(board, TrucoBoard)
        assert board.partida.mao is not None
        assert board.partida.mao.dealt(3)[0] == event.secret_cards[0]
