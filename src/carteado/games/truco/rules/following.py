"""How the next partida of a match begins, after the one that has just ended."""

from typing import Any

from carteado.game import PUBLIC, State
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import DRAW_AGAIN, WINNER_STARTS, TrucoRules
from carteado.games.truco.rules.views import Mesa, TrucoView


def following(state: State) -> dict[str, Any]:
    """The position to start from: the first dealer where the code names one, and the sanctions that still count."""
    view = state.view(PUBLIC)
    assert isinstance(view, TrucoView)
    rules = rules_of(view.regulation, dict(view.options))
    position: dict[str, Any] = {}
    if rules.next_partida != DRAW_AGAIN and view.known.dealer >= 0:
        position["dealer"] = _dealer(rules, view.known)
    if rules.repeats_in_match and view.known.sanctions:
        position["sanctions"] = view.known.sanctions
    return position


def _dealer(rules: TrucoRules, mesa: Mesa) -> int:
    """The deal goes on to the right; where the winners start, until one of them leads (or deals, by the house's choice)."""
    following = (mesa.dealer + 1) % mesa.seats
    winner = 0 if mesa.score[0] > mesa.score[1] else 1
    starter = 0 if rules.starter_deals else rules.first_lead
    if rules.next_partida == WINNER_STARTS and (following + starter) % mesa.seats % 2 != winner:
        following = (following + 1) % mesa.seats
    return following
