"""Cacheta and pif-paf: nine cards, a draw and a discard, lives or chips."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from carteado.family import Bench, Family, Game, Standing, Window, best_of, each_alone
from carteado.game import PUBLIC, Outcome, State
from carteado.games.pife.asked import questions
from carteado.games.pife.presets import PRESETS
from carteado.games.pife.rules import board, events, views
from carteado.games.pife.rules.acts import ACTS_OF
from carteado.games.pife.rules.family import OPTIONS

FINISHED: Final = ("play", "option", "incident", "conduct", "venue", "silence")
PROPOSED: Final = {"stack": "100", "bet_min": "5", "bet_max": "20"}  # PIF-APO-5


def window(state: State) -> Window | None:
    """The discard that others may go out with; after somebody reached for it all have the whole time again (PIF-REB-1)."""
    view = state.view(PUBLIC)
    assert isinstance(view, views.PifeView)
    at = view.shown
    return Window(at.window * (at.seats + 1) + len(at.reached), events.WINDOW) if at.window else None


def richest(most: int, outcomes: Sequence[Outcome], sides: tuple[int, ...]) -> Standing:
    """All partidas are played; each is won by who has most chips, several together where they are equal (PIF-S22)."""
    wins = [0] * len(sides)
    for outcome in outcomes:
        best = max(outcome.score)
        for side, chips in enumerate(outcome.score):
            wins[side] += chips == best
    if len(outcomes) < most:
        return Standing(tuple(wins), None)
    return Standing(tuple(wins), tuple([side for side, won in enumerate(wins) if won == max(wins)]))


def _game(identity: str) -> Game:
    options = OPTIONS[identity]

    def start(sitting: int, settings: Mapping[str, str], **position: Any) -> State:
        return State(board.new(options.apply(settings), sitting, **position))

    return Game(
        id=identity,
        version="1",
        seats=options.rules.seats,
        choices=options.choices,
        actions=ACTS_OF[identity],
        events=events.EVENTS_OF[identity],
        values=views.VALUES,
        start=start,
        restore=lambda key: State(board.restore(key)),
        sides=each_alone,
        proposes=PROPOSED if options.rules.chips else {},
        match=richest if options.rules.chips else best_of,
        window=window,
        rests=events.RESTS,
        presets=PRESETS[identity],
        finished=FINISHED,
        bench=Bench({"dealer": 0, "cut": False}, asked=questions(options.rules)),
    )


FAMILY: Final = Family(name="pife", games=(_game("cacheta"), _game("pifpaf")))
