"""Whatever is played, no card and no chip is lost or made, in both games at every number of seats."""

from random import Random
from typing import Any

import pytest

from carteado.games.pife.rules.board import PifeBoard
from carteado.games.pife.rules.phases import CLAIMING, PLAYING
from carteado.games.pife.rules.rulebook import DECK
from conformance_kit.build import tries
from games.pife.kit.near import played

HOUSES: list[tuple[str, int, dict[str, Any]]] = [
    *[("cacheta", seats, {}) for seats in (2, 4, 6)],
    ("cacheta", 3, {"louca": "true", "wrong_batida": "lose_life", "fold": "true"}),
    ("cacheta", 5, {"vira_playable": "true", "wrong_batida": "stock_only", "louca": "true", "direction": "cw"}),
    *[("pifpaf", seats, {}) for seats in (3, 5, 7)],
    *[("pifpaf", seats, {"profile": "clean", "open_check": "true"}) for seats in (4, 6, 8)],
]


def cards(board: PifeBoard) -> list[int]:
    """Every card of a deal, wherever it lies."""
    rodada = board.partida.rodada
    assert rodada is not None
    found = [face for seat in range(board.partida.seats) for face in rodada.faces(seat)]
    found += [*rodada.lixo, *rodada.pack[rodada.stock_at : rodada.stock_end]]
    if rodada.vira >= 0 and not board.partida.rules.vira_playable:
        found.append(rodada.vira)
    return sorted(found)


def owned(board: PifeBoard) -> int:
    """All chips."""
    return sum(board.partida.score) + board.partida.pot


@pytest.mark.parametrize(("game", "seats", "options"), HOUSES)
def test_cards_and_chips_are_conserved_at_every_step(game: str, seats: int, options: dict[str, Any]) -> None:
    ends = set()
    for board, _, _ in played(game, seats, Random(f"{game} {seats}"), tries(600, 3000), **options):
        partida, rodada = board.partida, board.partida.rodada
        if rodada is not None:
            assert cards(board) == list(DECK)
            assert rodada.sizes == [len(rodada.faces(seat)) for seat in range(seats)]
        if rodada is not None and partida.in_deal():
            still = {rodada.sizes[seat] for seat in rodada.still_in() if not (partida.phase == PLAYING and seat == rodada.turn)}
            assert still == {9}
        if partida.phase == CLAIMING:
            assert rodada is not None
            assert len(rodada.asked) == len(rodada.answers)
        if partida.rules.chips:
            assert owned(board) == seats * 100
            assert min(partida.score) >= 0
        else:
            assert partida.pot == 0
            assert all(0 <= lives <= before for lives, before in zip(partida.score, partida.base, strict=True))
        ends.add(partida.ended)
    assert ends & {"batida", "ten", "louca"}
