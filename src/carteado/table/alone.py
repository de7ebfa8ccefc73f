"""Mãos that are played alone, each from nothing, with packs that other tables play too: what such a table does otherwise.

Rule 1: a mão is a partida of its own. It has one pack; when chance would bring another, it is over.
Rule 2: the seats take turns to deal, and half way everybody moves on by one chair, so that the sides change seats.
Rule 3: nothing of it is shown, and the seed least of all, before the event says that all tables have played all packs.
"""

from collections.abc import Sequence
from typing import Any

from carteado.family import Game, Standing
from carteado.game import CHANCE, PUBLIC, Outcome, Seat, State
from carteado.table import entries as log


def nonces(bound: log.Bound | None) -> list[str]:
    """Those of the round; none where a table has packs of its own."""
    return [] if bound is None or not bound.packs else list(bound.nonces)


def position(game: Game, mao: int, seats: int) -> dict[str, Any]:
    """Where this mão starts from, counted from 1."""
    assert game.alone is not None, f"the packs of {game.id} depend on play"
    return game.alone((mao - 1) % seats)


def changes_seats(packs: int, mao: int) -> bool:
    """Whether everybody moves on by one chair before this mão."""
    return bool(packs) and mao == (packs + 1) // 2 + 1


def outcome(state: State, sides: Sequence[int], packs: int) -> Outcome | None:
    """What a mão brought, once it is over: where its one pack is used up, as the score stands."""
    if state.outcome is not None:
        return state.outcome
    if not packs or CHANCE not in state.actors():
        return None
    shown: Any = getattr(state.view(PUBLIC), "shown", None)
    score = tuple(shown.score)
    return Outcome(tuple([_gain(score, sides[seat]) for seat in range(len(sides))]), score, "played", "")


def _gain(score: tuple[int, ...], side: Seat) -> int:
    ahead = score[side] - max([points for other, points in enumerate(score) if other != side])
    return (ahead > 0) - (ahead < 0)


def standing(packs: int, results: Sequence[Outcome | None]) -> Standing:
    """How far a table is: nobody has won anything before all tables have played everything."""
    over = sum(result is not None for result in results) >= packs
    return Standing((0, 0), () if over else None)
