"""`legal` is exactly what `check` accepts, but for the amounts of a bet; and sealed answers give the same in any order."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from carteado.cards import CARDS
from carteado.game import Action
from carteado.games.pife.rules import acts
from carteado.games.pife.rules.board import PifeBoard
from carteado.games.pife.rules.phases import BETTING, CLAIMING
from carteado.pack import CUTS
from conformance_kit.build import tries
from games.pife.kit.near import played

HOUSES: list[tuple[str, int, dict[str, Any]]] = [
    ("cacheta", 3, {}),
    ("cacheta", 4, {"louca": "true", "wrong_batida": "lose_life", "fold": "true", "discarded_wild": "natural_only"}),
    ("cacheta", 2, {"louca": "true", "wrong_batida": "stock_only"}),
    ("pifpaf", 4, {}),
    ("pifpaf", 3, {"profile": "clean", "open_check": "true"}),
    ("pifpaf", 5, {"rebate_scope": "batida_only", "raise_min": "1"}),
]
FACES = [CARDS[face] for face in range(53)]


def everything(board: PifeBoard) -> Iterator[Action]:
    """All that could be said, some of it of a turn or a window that is over."""
    partida = board.partida
    yield from CUTS[1:104]
    yield from (acts.Discard(card) for card in FACES)
    for card in (*FACES, None):
        yield acts.GoOut(card)
    for turn in (partida.turns, partida.turns - 1):
        yield from (made(turn) for made in (acts.Abandon, acts.Follow, acts.Buy, acts.Pifei, acts.Throw))
        yield from (acts.PickUp(turn, card) for card in FACES)
        yield from (acts.Raise(turn, to) for to in range(23))
    for window in (partida.windows, partida.windows - 1):
        yield from (made(window) for made in (acts.Pass, acts.Reach))
        yield from (acts.Claim(window, card) for card in (*FACES, None))
        yield from (acts.PointOut(window, seat) for seat in range(partida.seats))


@pytest.mark.parametrize(("game", "seats", "options"), HOUSES)
def test_the_menu_is_what_is_accepted(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = Random(f"menu {game} {seats}")
    for board, _, _ in played(game, seats, rng, tries(400, 1500), **options):
        if rng.random() > 0.1 or board.partida.rodada is None:
            continue
        said = list(everything(board))
        for seat in range(seats):
            listed = board.legal(seat)
            accepted = [act for act in said if board.check(seat, act) is None]
            assert len({*listed}) == len(listed)
            assert {act for act in listed if not isinstance(act, acts.Raise)} == {
                act for act in accepted if not isinstance(act, acts.Raise)
            }
            _amounts(
                [act.to for act in listed if isinstance(act, acts.Raise)], [a.to for a in accepted if isinstance(a, acts.Raise)]
            )


def _amounts(listed: list[int], accepted: list[int]) -> None:
    """Of the amounts the least and the most are there, and nothing that would be refused."""
    assert {*listed} <= {*accepted}
    assert bool(listed) == bool(accepted)
    if accepted:
        assert (min(listed), max(listed)) == (min(accepted), max(accepted))


@pytest.mark.parametrize(("game", "seats", "options"), [house for house in HOUSES if house[0] == "pifpaf" or house[2]])
def test_answers_to_a_discard_commute(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = Random(f"sealed {game} {seats}")
    windows = 0
    for board, _, _ in played(game, seats, rng, tries(400, 1500), **options):
        partida = board.partida
        if partida.phase != CLAIMING or rng.random() > 0.2:
            continue
        windows += 1
        given = {seat: _answer(board, seat, rng) for seat in board.actors()}
        assert len({_after(board, given, order) for order in permutations(given)}) == 1
    assert windows


def _answer(board: PifeBoard, seat: int, rng: Random) -> Action:
    claims = [act for act in board.legal(seat) if isinstance(act, acts.Claim)]
    return rng.choice(claims) if claims and rng.random() < 0.6 else acts.Pass(board.partida.windows)


def _after(board: PifeBoard, given: dict[int, Action], order: tuple[int, ...]) -> str:
    """The table once these answers are given in this order; a window that has closed takes no more."""
    after = board.copy()
    for seat in order:
        if after.partida.phase == CLAIMING:
            assert after.attempt(seat, given[seat]) is None
    return repr(after.key())


@pytest.mark.parametrize("seats", [3, 8])
def test_the_bets_always_come_to_an_end(seats: int) -> None:
    rng, spoken = Random(seats), 0
    for board, _, _ in played("pifpaf", seats, rng, tries(200, 800), raise_min="1", open_check="true"):
        spoken = spoken + 1 if board.partida.phase == BETTING else 0
        assert spoken <= seats * 21
