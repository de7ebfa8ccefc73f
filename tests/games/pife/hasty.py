"""Packs in which hands are nearly made: even choice would hardly ever bring a batida."""

from collections.abc import Iterator
from random import Random
from typing import Final

from carteado.cards import CARDS, Card, shuffled
from carteado.game import CHANCE, Action, Seat, State
from carteado.games.pife.rules.acts import Abandon, Buy, Discard, Pass, Raise
from carteado.games.pife.rules.board import PifeBoard
from carteado.games.pife.rules.rodada import Rodada
from carteado.pack import Shuffle

WHOLE: Final = 104
RANKS: Final = 13
ROUND: Final = 9
LONGEST: Final = 1500


def dealt_by_three(cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Most packs of a deal are made of melds, some of them broken."""
    if len(cards) != WHOLE or rng.random() < 0.25:
        return shuffled(cards, rng)
    return tuple([CARDS[face] for face in _order(rng)])


def dealt_by_one(cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """The same, as cards are given to two, three or four."""
    if len(cards) != WHOLE or rng.random() < 0.25:
        return shuffled(cards, rng)
    return tuple([CARDS[face] for face in _one_by_one(_order(rng), rng.choice((2, 3, 4)))])


def _order(rng: Random) -> list[int]:
    left = dict.fromkeys(range(52), 2)
    threes: list[int] = []
    for _ in range(30):
        three = _meld(left, rng)
        for face in three:
            left[face] -= 1
        threes += three
    rest = [face for face, count in left.items() for _ in range(count)]
    rng.shuffle(rest)
    order = threes + rest
    for _ in range(rng.choice((0, 3, 8, 15))):
        one, other = rng.randrange(WHOLE), rng.randrange(WHOLE)
        order[one], order[other] = order[other], order[one]
    return order


def _meld(left: dict[int, int], rng: Random) -> list[int]:
    """Three cards that are still there and go together, or any three."""
    for _ in range(20):
        suit, rank = rng.randrange(4), rng.randrange(RANKS)
        suits = rng.sample(range(4), 3)
        run = [suit * RANKS + (rank + more) % RANKS for more in range(3)]
        three = run if rng.random() < 0.6 and rank < RANKS - 1 else [other * RANKS + rank for other in suits]
        if all(left[face] for face in three):
            return three
    faces = [face for face, count in left.items() for _ in range(count)]
    return rng.sample(faces, 3)


def _one_by_one(order: list[int], seats: int) -> list[int]:
    """The same hands where cards are given one at a time."""
    hands = [order[ROUND * seat : ROUND * (seat + 1)] for seat in range(seats)]
    return [hand[nth] for nth in range(ROUND) for hand in hands] + order[ROUND * seats :]


def further(state: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """Now and then on until the stock of the first deal is nearly used up: people draw and discard, and nobody goes out."""
    if rng.random() < 0.6:
        return
    board = state.board()
    assert isinstance(board, PifeBoard)
    last, again = rng.choice((0, 1, 3)), rng.choice((0, 0, 0, 3))
    for _ in range(LONGEST):
        rodada = board.partida.rodada
        if board.outcome() is not None or _used_up(rodada, last, again):
            return
        seat = board.actors()[0]
        action = _quiet(board.legal(seat), seat, rng)
        yield seat, action
        board.advance(seat, action)


def _used_up(rodada: Rodada | None, last: int, again: int) -> bool:
    """Whether so few cards are left in the stock, and it has been made again so often."""
    return rodada is not None and bool(rodada.lixo) and rodada.stock() <= last and rodada.reshuffles >= again


def _quiet(menu: tuple[Action, ...], seat: Seat, rng: Random) -> Action:
    if seat == CHANCE:
        (asked,) = menu
        return Shuffle(shuffled(asked.cards, rng)) if isinstance(asked, Shuffle) else asked
    for kind in (Pass, Buy, Raise):
        found = [action for action in menu if isinstance(action, kind)]
        if found:
            return found[0]
    quiet = [action for action in menu if isinstance(action, Discard)]
    return rng.choice(quiet or [action for action in menu if not isinstance(action, Abandon)] or list(menu))
