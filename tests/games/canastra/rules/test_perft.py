"""Counts of act sequences from fixed deals, and the first of them against a search that tries every part of the hand."""

from itertools import combinations

import pytest

from carteado import catalogue
from carteado.game import Board
from carteado.games.canastra.rules.acts import Lay
from carteado.games.canastra.rules.board import CanastraBoard
from conformance_kit.perft import perft
from games.canastra.golden import STORIES
from games.canastra.model import melds, options


def _drawn(game: str, nth: int = 0) -> Board:
    """The first player of a golden story has drawn."""
    story = STORIES[game][nth]
    board = catalogue.new(game, **story.position).board()
    for seat, action in story.acts[:3]:
        board.advance(seat, action)
    return board


COUNTS = [("canastra", (30, 266, 1652)), ("buraco", (167, 2539, 17156))]


@pytest.mark.parametrize(("game", "counts"), COUNTS, ids=[game for game, _ in COUNTS])
def test_so_many_ways_to_go_on(game: str, counts: tuple[int, ...]) -> None:
    assert tuple(perft(_drawn(game), depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("game", ["canastra", "buraco"])
def test_the_melds_of_a_hand_are_those_that_a_search_of_all_its_parts_finds(game: str) -> None:
    board = _drawn(game)
    assert isinstance(board, CanastraBoard)
    seat = board.actors()[0]
    hand = [str(card) for card in board.view(seat).hand()]
    grammar = options.grammar(options.chosen(game, {}))
    parts = {tuple(sorted(part)) for size in range(3, len(hand) + 1) for part in combinations(hand, size)}
    found = {part for part in parts if melds.lay(list(part), grammar) is not None}
    listed = {tuple(sorted(map(str, act.melds[0]))) for act in board.legal(seat) if isinstance(act, Lay)}
    assert listed == found
