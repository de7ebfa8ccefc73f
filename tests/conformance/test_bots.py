"""Over every game: bots of every kind play to the end under every option, by the rules."""

from random import Random

from carteado import arena, catalogue
from carteado.bots import bot, bots_for
from conformance_kit.cases import Case, cases


@cases(seeds=1)
def test_bots_finish_and_their_acts_replay(case: Case) -> None:
    for name in bots_for(case.game):
        start = catalogue.new(case.game, options=dict(case.options))
        seats = range(catalogue.game(case.game).seats[0])
        played = arena.play(start, [bot(name, case.game) for _ in seats], Random(case.seed))
        state = start
        for seat, action in played.acts:
            state = state.apply(seat, action).state
        assert state == played.state
        assert played.outcome == state.outcome is not None
        assert state.actors() == ()
