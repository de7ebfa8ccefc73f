"""Dealer and cutter peek at the same card: each knows it, and worlds are made of what each knows."""

from random import Random

from carteado.catalogue import new
from carteado.game import CHANCE
from carteado.games.truco.rules.acts import Peek
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Shuffle


def test_what_the_first_saw_is_not_forgotten_when_another_looks_there_too() -> None:
    state = new("truco-sinsep", options={"dealerPeek": "true"}, dealer=2)
    (pack,) = state.legal(CHANCE)
    assert isinstance(pack, Shuffle)
    state = state.apply(CHANCE, pack.mixed(Random(5))).state
    for seat in (2, 1):
        while Peek() not in state.legal(seat):
            state = state.apply(1, state.legal(1)[-1]).state
        state = state.apply(seat, Peek()).state
    view = state.view(2)
    assert isinstance(view, TrucoView)
    assert view.known.peeked_cards[1] is None
    for seed in range(20):
        assert state.resample(2, Random(seed)).view(2) == view
