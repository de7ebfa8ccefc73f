"""Our own speed: decisions and seconds of the processor, whole partidas only, dealing included.

At random play the seat on turn, or the one first asked, chooses uniformly from its legal acts; a game may leave aside what is
no play. At bot play the acts are those that its best bots have chosen before, so that menus are as people have them.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from carteado.arena import play
from carteado.bots import bot, default_bot
from carteado.catalogue import GAMES, new
from carteado.game import CHANCE, Action, Board, Seat, State
from carteado.pack import Lot, Shuffle

Measured = tuple[int, float]
Acts = list[tuple[Seat, Action]]


def _start(game: str) -> State:
    return new(game, None, GAMES[game].proposes, **GAMES[game].bench.position)


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


def at_bot_play(game: str, rng: Random, seconds: float) -> Measured:
    """`legal` and `advance` on one private board along a partida that bots have played, driven from an interpreted loop."""
    start, acts = _start(game), _by_bots(game, rng)
    decisions = 0
    began, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        decisions += _drive_again(start.board(), acts)
    return decisions, time.process_time() - began


def _by_bots(game: str, rng: Random) -> Acts:
    """What the best bots of a game do in one partida."""
    best = [bot(default_bot(game), game) for _ in range(GAMES[game].seats[0])]
    return play(_start(game), best, rng).acts


def _drive_again(board: Board, acts: Acts) -> int:
    decisions = 0
    for seat, action in acts:
        if seat != CHANCE:
            board.legal(seat)
            decisions += 1
        board.advance(seat, action)
    return decisions


def listed(way: str, game: str, rng: Random) -> float:
    """How many acts a menu lists on the average, over one partida of this kind."""
    board = _start(game).board()
    acts = iter(_by_bots(game, rng)) if way == BOT_PLAY else None
    menus: list[int] = []
    while board.actors():
        seat, action = next(acts) if acts is not None else _at_random(board, rng)
        if seat != CHANCE:
            menus.append(len(board.legal(seat)))
        board.advance(seat, action)
    return sum(menus) / len(menus)


def _at_random(board: Board, rng: Random) -> tuple[Seat, Action]:
    seat = board.actors()[0]
    menu = board.legal(seat)
    return seat, _chance(menu[0], rng, 0) if seat == CHANCE else rng.choice(menu)


BOT_PLAY: Final = "at bot play"
WAYS: Final[dict[str, Callable[[str, Random, float], Measured]]] = {
    "playout": playout,
    "in place": in_place,
    BOT_PLAY: at_bot_play,
    "pure": pure,
}
