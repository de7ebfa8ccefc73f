"""Counts of act sequences from fixed deals, worked out from the cards; the session is over with the round."""

from carteado.game import Board
from conformance_kit.perft import perft
from games.blackjack.kit import mesa


def counts(board: Board, depth: int) -> list[int]:
    return [perft(board, each) for each in range(1, depth + 1)]


def test_a_pair() -> None:
    """To stand, hit, double or split; after a hit 18, after two 21, after three it has bust.

    After the split the first hand has 10, then 13 and 17; the second begins where it stands, with 11, 12 and 13.
    """
    board = mesa("8P 9O 8C 9E 2P 3C 4E 5O", rounds=1).state.board()
    after_hit = [2, 2, 0]
    after_split = [2, 2 + 2, 2 + 2 + 2]
    assert counts(board, 4) == [4, *[hit + split for hit, split in zip(after_hit, after_split, strict=True)]]


def test_a_pair_that_may_be_split_again_and_doubled() -> None:
    """After the split the first hand is a pair once more: to stand, hit, double, split; then the second has 8 and 2: three.

    A hit makes 18 of the first, for two acts; a double 18 for none, and then the second has 11 and three.
    The second split gives the first 10 and three acts.
    """
    board = mesa("8P 9O 8C 9E 8E 2P 3C 4E", rounds=1, resplit=True, das=True).state.board()
    assert counts(board, 3) == [4, 4, 3 + 2 + 3 + 3], "without the split 24 is a bust"


def test_insurance_is_two_ways_for_each_seat_and_then_the_turns() -> None:
    """Each insures or declines; then the first stands, hits or doubles on 16, and where it is over the second has its three."""
    board = mesa("10P 10E AC 6C 6E 9E 2P 2C", 10, 10, rounds=1).state.board()
    assert counts(board, 4) == [2, 2 * 2, 4 * 3, 4 * (3 + 2 + 3)]


def test_early_surrender_is_a_third_way() -> None:
    """Who gave up has no turn: with nine ways to answer, three of four leave the first seat its turn."""
    board = mesa("10P 10E AC 6C 6E 9E 2P 2C", 10, 10, rounds=1, surrender="early").state.board()
    assert counts(board, 3) == [3, 3 * 3, 2 * 3 * 3 + 2 * 3]


def test_split_aces_leave_nothing_to_decide() -> None:
    board = mesa("AP 9O AC 9E 5E 6E", rounds=1).state.board()
    assert counts(board, 2) == [4, 2]
