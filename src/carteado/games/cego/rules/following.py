"""How the next partida of a match begins, after the one that has just ended."""

from typing import Any

from carteado.game import PUBLIC, State
from carteado.games.cego.rules.rulebook import DRAW, LOSER_DEALS, SEATS, rules_of
from carteado.games.cego.rules.views import CegoView, MesaCego


def following(state: State) -> dict[str, Any]:
    """The position to start from: a fresh draw, or by house rule the deal goes on, or to the side that lost."""
    view = state.view(PUBLIC)
    assert isinstance(view, CegoView)
    rules = rules_of(dict(view.options))
    if rules.next_partida == DRAW or view.known.dealer < 0:
        return {}
    return {"dealer": _dealer(rules.next_partida == LOSER_DEALS, view.known)}


def _dealer(loser_deals: bool, mesa: MesaCego) -> int:
    following = (mesa.dealer + 1) % SEATS
    loser = 1 if mesa.score[0] > mesa.score[1] else 0
    return (following + 1) % SEATS if loser_deals and following & 1 != loser else following
