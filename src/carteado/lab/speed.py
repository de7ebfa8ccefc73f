"""Our own speed at random play: decisions and seconds of the processor, whole partidas only, dealing included.

The seat on turn, or the one first asked, chooses uniformly from its legal acts; a game may leave aside what is no play.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from carteado.catalogue import GAMES, new
from carteado.game import CHANCE, Action, Board, State
from carteado.pack import Lot, Shuffle

Measured = tuple[int, float]


def _start(game: str) -> State:
    return new(game, **GAMES[game].bench.position)


def _chance(offered: Action, rng: Random, last: int) -> Action:
    """A pack of which only the last cards are ever seen needs no dice for the others."""
    if isinstance(offered, Shuffle):
        return offered.mixed(rng, last)
    assert isinstance(offered, Lot)
    return Lot(offered.below, rng.randrange(offered.below))


def playout(game: str, rng: Random, seconds: float) -> Measured:
    """`Board.playout`: the whole partida inside the engine."""
    start = _start(game)
    decisions = 0
    began, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for _ in range(20):
            decisions += start.board().playout(rng)
    return decisions, time.process_time() - began


def in_place(game: str, rng: Random, seconds: float) -> Measured:
    """`legal` and `advance` on one private board, driven from an interpreted loop, no events."""
    start = _start(game)
    decisions = 0
    began, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        decisions += _drive_board(start.board(), rng, GAMES[game].bench.seen)
    return decisions, time.process_time() - began


def _drive_board(board: Board, rng: Random, last: int) -> int:
    random = rng.random
    decisions = 0
    actors = board.actors()
    while actors:
        seat = actors[0]
        if seat == CHANCE:
            board.advance(CHANCE, _chance(board.legal(CHANCE)[0], rng, last))
        else:
            acts = board.legal(seat)
            board.advance(seat, acts[int(random() * len(acts))])
            decisions += 1
        actors = board.actors()
    return decisions


def pure(game: str, rng: Random, seconds: float) -> Measured:
    """`legal` and `apply` on immutable states, with events, driven from an interpreted loop."""
    start = _start(game)
    decisions = 0
    began, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        decisions += _drive_state(start, rng, GAMES[game].bench.seen)
    return decisions, time.process_time() - began


def _drive_state(state: State, rng: Random, last: int) -> int:
    random = rng.random
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        if seat == CHANCE:
            state = state.apply(CHANCE, _chance(state.legal(CHANCE)[0], rng, last)).state
        else:
            acts = state.legal(seat)
            state = state.apply(seat, acts[int(random() * len(acts))]).state
            decisions += 1
        actors = state.actors()
    return decisions


WAYS: Final[dict[str, Callable[[str, Random, float], Measured]]] = {"playout": playout, "in place": in_place, "pure": pure}
