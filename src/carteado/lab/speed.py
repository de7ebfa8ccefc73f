"""Our own speed at random play: decisions and seconds of the processor, whole partidas only, dealing included.

The seat on turn, or the one first asked, chooses uniformly from its legal acts; the cut and the burn are skipped.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from carteado.catalogue import new
from carteado.game import CHANCE, Board, State
from carteado.pack import Shuffle

Measured = tuple[int, float]
DEALT_LAST: Final = {"truco-fenacef": 12}  # where only the last cards of a pack are seen, the others need no dice


def playout(game: str, rng: Random, seconds: float) -> Measured:
    """`Board.playout`: the whole partida inside the engine."""
    start = new(game, dealer=0, cut=False)
    decisions = 0
    began, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for _ in range(20):
            decisions += start.board().playout(rng)
    return decisions, time.process_time() - began


def in_place(game: str, rng: Random, seconds: float) -> Measured:
    """`legal` and `advance` on one private board, driven from an interpreted loop, no events."""
    start = new(game, dealer=0, cut=False)
    decisions = 0
    began, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        decisions += _drive_board(start.board(), rng, DEALT_LAST.get(game, 0))
    return decisions, time.process_time() - began


def _drive_board(board: Board, rng: Random, last: int) -> int:
    random = rng.random
    decisions = 0
    actors = board.actors()
    while actors:
        seat = actors[0]
        if seat == CHANCE:
            pack = board.legal(CHANCE)[0]
            assert isinstance(pack, Shuffle)
            board.advance(CHANCE, pack.mixed(rng, last))
        else:
            acts = board.legal(seat)
            board.advance(seat, acts[int(random() * len(acts))])
            decisions += 1
        actors = board.actors()
    return decisions


def pure(game: str, rng: Random, seconds: float) -> Measured:
    """`legal` and `apply` on immutable states, with events, driven from an interpreted loop."""
    start = new(game, dealer=0, cut=False)
    decisions = 0
    began, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        decisions += _drive_state(start, rng, DEALT_LAST.get(game, 0))
    return decisions, time.process_time() - began


def _drive_state(state: State, rng: Random, last: int) -> int:
    random = rng.random
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        if seat == CHANCE:
            pack = state.legal(CHANCE)[0]
            assert isinstance(pack, Shuffle)
            state = state.apply(CHANCE, pack.mixed(rng, last)).state
        else:
            acts = state.legal(seat)
            state = state.apply(seat, acts[int(random() * len(acts))]).state
            decisions += 1
        actors = state.actors()
    return decisions


WAYS: Final[dict[str, Callable[[str, Random, float], Measured]]] = {"playout": playout, "in place": in_place, "pure": pure}
