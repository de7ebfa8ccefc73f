"""What a table asks of Brinquedo: where a match stands, and which decision of several seats is open."""

from collections.abc import Sequence

from carteado.family import Standing, Window
from carteado.game import PUBLIC, Outcome, State
from toy.brinquedo.rules.rulebook import MILLISECONDS
from toy.brinquedo.rules.views import BrinquedoView


def standing(most: int, outcomes: Sequence[Outcome], sides: tuple[int, ...]) -> Standing:
    """All partidas are played; who has won the most of them has the match, several together or, where nobody won, nobody.

    A partida is won by who has the most chips; where all have what they began with it is nobody's.
    """
    wins = [0] * len(sides)
    for outcome in outcomes:
        best = max(outcome.returns)
        for seat, gain in enumerate(outcome.returns):
            wins[sides[seat]] += gain == best and gain > 0
    if len(outcomes) < most:
        return Standing(tuple(wins), None)
    most_won = max(wins)
    return Standing(tuple(wins), tuple([side for side, won in enumerate(wins) if won == most_won > 0]))


def window(state: State) -> Window | None:
    """The claim that is open."""
    view = state.view(PUBLIC)
    assert isinstance(view, BrinquedoView)
    return Window(view.shown.window, MILLISECONDS) if view.shown.window else None
