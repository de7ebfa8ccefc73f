"""Blackjack: one to seven seats against a house that has no choice."""

from collections.abc import Mapping
from typing import Any, Final

from carteado.family import Bench, Family, Game, Trial, each_alone
from carteado.game import State
from carteado.games.blackjack.presets import PRESETS
from carteado.games.blackjack.rules import board, events, views
from carteado.games.blackjack.rules.acts import ACTS
from carteado.games.blackjack.rules.regulation import OPTIONS, rules_of
from carteado.games.blackjack.rules.rulebook import HALVES

PROPOSED: Final = {
    "decks": "6",
    "stack": "100",
    "bet_min": "2",
    "bet_max": "20",
    "rounds": "20",
}  # BJ-MESA-2, BJ-DIST-1, BJ-S20
FINISHED: Final = ("play", "option", "incident", "conduct", "venue", "silence")


def start(sitting: int, settings: Mapping[str, str], **position: Any) -> State:
    """A session with these house rules."""
    return State(board.new(rules_of(settings), sitting, **position))


def played(rounds: int, seed: int) -> Trial:
    """The solved strategy of the printed text, played; the solver comes only when it is asked for."""
    from carteado.games.blackjack.solver.simulation import simulate
    from carteado.games.blackjack.solver.solution import solve

    solution = solve(OPTIONS.rules)
    found = simulate(solution, rounds, seed)
    return Trial(rounds, found.mean, found.error, solution.edge(), found.seconds)


BLACKJACK: Final = Game(
    id="blackjack",
    version="1",
    seats=OPTIONS.rules.seats,
    choices=OPTIONS.choices,
    actions=ACTS,
    events=events.EVENTS,
    values=views.VALUES,
    start=start,
    restore=lambda key: State(board.restore(key)),
    sides=each_alone,
    proposes=PROPOSED,
    rests=events.RESTS,
    fresh=(events.RoundBegan,),
    presets=PRESETS["blackjack"],
    finished=FINISHED,
    bench=Bench(trials={"solved strategy, 6 packs": played}),
    unit=HALVES,
)

FAMILY: Final = Family(name="blackjack", games=(BLACKJACK,))
