"""A scoreboard of canastra or buraco in few words."""

from collections.abc import Mapping
from typing import Any

import pytest

from carteado.game import Illegal
from carteado.games.canastra.sheet.entries import Counted, Rodada, ShownMesa, Total
from carteado.games.canastra.sheet.hand import CanastraMatch
from carteado.games.canastra.sheet.keeping import new
from carteado.placar import Credit, Entry, FirstDealer, Placar, Tally

Sheet = Placar[CanastraMatch]
A = Counted(45, 1, 0, 35, morto=True, out=True)  # the worked deal of the regulation: +310
B = Counted(15, 0, 0, 45)  # -130


def sheet(
    *deals: tuple[int, ...],
    game: str = "canastra",
    seats: int = 4,
    best_of: int = 0,
    options: Mapping[str, str] | None = None,
    **settings: str,
) -> Sheet:
    """A scoreboard on which these totals were marked; seat 0 deals first."""
    placar = new(game, {**(options or {}), **settings}, seats, best_of).enter(0, FirstDealer(0))
    for number, points in enumerate(deals, start=1):
        placar = placar.enter(0, Tally(number, points))
    return placar


def at(*score: int, game: str = "canastra", seats: int = 4, **settings: str) -> Sheet:
    """A scoreboard that one deal brought to this score."""
    return sheet(score, game=game, seats=seats, options=settings)


def deal(*counts: Counted | Total, number: int = 1) -> Rodada:
    return Rodada(number, counts)


def score(placar: Sheet) -> tuple[int, ...]:
    return placar.match.partidas[-1].score


def gains(placar: Sheet, line: int = 0) -> list[Credit]:
    """What a line gave, the last one if none is named."""
    return [credit for credit in placar.match.partidas[-1].credits if credit.line == (line or len(placar.lines))]


def refused(placar: Sheet, entry: Entry, side: int = 0) -> tuple[Any, ...]:
    """Why a line was refused: the code, the clause and the facts."""
    with pytest.raises(Illegal) as told:
        placar.enter(side, entry)
    reason = told.value.reason
    return (reason.code, reason.clause, *reason.facts)


def mesa(placar: Sheet) -> ShownMesa:
    own = placar.shown().own
    assert isinstance(own, ShownMesa)
    return own


def minimums(placar: Sheet) -> list[int]:
    """What the first lay-down of each side needs in the deal to come."""
    rodada = mesa(placar).rodada
    assert rodada is not None
    return [side.minimum for side in rodada.sides]
