"""Every code that has a scoreboard, by its id."""

from collections.abc import Mapping
from typing import Final

from carteado.placar import lines
from carteado.placar.cego import keeping
from carteado.placar.cego.hand import CegoMatch
from carteado.placar.lines import Placar
from carteado.placar.state import Match
from carteado.truco.cego.rules import CEGO, SEATS
from carteado.truco.family import OPTIONS

AnyPlacar = Placar[Match] | Placar[CegoMatch]
CODES: Final = (*OPTIONS, CEGO.id)


def opened(game: str, settings: Mapping[str, str], seats: int | None, best_of: int, judge: bool = False) -> AnyPlacar:
    """A scoreboard of any of these codes; `KeyError`, `BadOption` and `ValueError` as in `new`."""
    if game != CEGO.id:
        if judge:
            raise ValueError("judge")
        return lines.new(game, settings, seats, best_of)
    if seats not in (None, SEATS):
        raise ValueError("seats")
    return keeping.new(settings, best_of, judge)
