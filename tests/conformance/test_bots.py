"""Over every game: bots of every kind play to the end under its options, by the rules."""

from random import Random
from typing import Final

import pytest

from carteado import arena, catalogue
from carteado.bots import bot, bots_for
from conformance_kit.build import tries
from conformance_kit.options import variants

DECISIONS: Final = tries(1500, 6000)


@pytest.mark.parametrize("identity", catalogue.GAMES)
def test_bots_finish_and_their_acts_replay(identity: str) -> None:
    """The printed text first, then options as they come, until there are decisions enough."""
    settings = [*variants(identity)[1:]]
    Random(1).shuffle(settings)
    left = DECISIONS
    for seed, options in enumerate([{}, *settings]):
        for name in bots_for(identity):
            left -= _played(identity, name, options, seed)
        if left <= 0:
            return


def _played(identity: str, name: str, options: dict[str, str], seed: int) -> int:
    start = catalogue.new(identity, options=catalogue.game(identity).proposed(options or {}))
    seats = range(catalogue.game(identity).seats[0])
    played = arena.play(start, [bot(name, identity) for _ in seats], Random(seed))
    state = start
    for seat, action in played.acts:
        state = state.apply(seat, action).state
    assert state == played.state
    assert played.outcome == state.outcome is not None
    assert state.actors() == ()
    return len(played.acts)
