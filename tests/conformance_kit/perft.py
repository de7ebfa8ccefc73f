"""Counting act sequences: how many ways a mão can go on for so many acts of the seats waited for."""

from carteado.game import CHANCE, Board


def perft(board: Board, depth: int) -> int:
    """Sequences of exactly this many acts, each by a seat waited for; a mão that is over goes on no more."""
    if depth == 0:
        return 1
    if CHANCE in board.actors():
        return 0
    total = 0
    for seat in board.actors():
        for action in board.legal(seat):
            following = board.copy()
            following.advance(seat, action)
            total += perft(following, depth - 1)
    return total
