"""A volta is copied slot by slot, because its constructor deals one anew: no slot may be forgotten."""

from random import Random

import pytest

from carteado.catalogue import new
from carteado.game import CHANCE
from carteado.games.cego.rules.board import CegoBoard
from carteado.games.cego.rules.rulebook import CEGO
from carteado.games.cego.rules.volta import Volta
from carteado.pack import Shuffle


@pytest.mark.plain_only  # a compiled class does not tell its slots
def test_every_slot_of_a_volta_is_in_its_copy() -> None:
    rng, seen = Random(11), {name: set[str]() for name in Volta.__slots__}
    for number in range(12):
        board = new("truco-cego", options={"profile": "faithful" if number % 2 else "clean"}).board()
        assert isinstance(board, CegoBoard)
        for _ in range(250):
            if not (actors := board.actors()):
                break
            act = rng.choice(board.legal(actors[0]))
            board.advance(actors[0], act.mixed(rng) if actors[0] == CHANCE and isinstance(act, Shuffle) else act)
            volta = board.partida.volta
            if volta is not None:
                copy = volta.copy()
                for name, values in seen.items():
                    assert getattr(copy, name) == getattr(volta, name), name
                    values.add(repr(getattr(volta, name)))
    still = {name for name, values in seen.items() if len(values) < 2} - {"rules", "base_a", "base_b"}
    assert still <= {"voided"}, "slots that never changed prove nothing"


def test_a_voided_envido_is_in_the_copy() -> None:
    """So rare that no random volta has one."""
    volta = Volta(CEGO, tuple(range(18)), 0, 0, 0, 0, 0)
    volta.voided = 3
    assert volta.copy().voided == 3
