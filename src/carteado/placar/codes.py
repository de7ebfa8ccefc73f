"""Every code that has a scoreboard, by its id: what its family brings."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from carteado import catalogue
from carteado.placar.claims import BY_ENTRY, BY_PARTIDA
from carteado.placar.code import Sheet
from carteado.placar.lines import Placar

AnyPlacar = Placar[Any]


def codes() -> tuple[str, ...]:
    """The codes that have one."""
    return tuple(game.id for family, _ in catalogue.faces("sheet") for game in family.games)


def opened(
    game: str,
    settings: Mapping[str, str],
    seats: int | None,
    best_of: int,
    judge: bool = False,
    confirm: str = BY_PARTIDA,
) -> AnyPlacar:
    """A scoreboard with nothing on it; without a length, the one of the code. The sides confirm each partida, or each entry.

    `KeyError` for a code that has none, `BadOption` for house rules that cannot be, `ValueError` for the rest.
    """
    found: Sheet | None = catalogue.face(game, "sheet")
    if found is None:
        raise KeyError(game)
    if confirm not in (BY_PARTIDA, BY_ENTRY):
        raise ValueError("confirm")
    code = catalogue.game(game)
    chosen = code.settled(seats or code.seats[0], code.proposed(settings))
    made: AnyPlacar = found.opened(game, chosen, seats, best_of, judge)
    return replace(made, options=code.written(chosen), confirm=confirm)
