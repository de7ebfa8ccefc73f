"""A scoreboard of one of the codes of truco, with nothing on it."""

from collections.abc import Mapping

from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.sheet.family import Family
from carteado.games.truco.sheet.state import Match
from carteado.placar.lines import Placar, length_of


def new(game: str, settings: Mapping[str, str] | None = None, seats: int | None = None, best_of: int = 0) -> Placar[Match]:
    """A scoreboard with nothing on it: `new("truco-fenacef", best_of=3)`; without a length, the one of the code.

    `KeyError` for a code that is not there, `BadOption` for house rules that cannot be, `ValueError` for the rest.
    """
    rules = rules_of(game, settings or {})
    table = rules.seats[0] if seats is None else seats
    if table not in rules.seats:
        raise ValueError("seats")
    return Placar(Family(rules), table, length_of(best_of or rules.best_of))


def opened(game: str, settings: Mapping[str, str], seats: int | None, best_of: int, judge: bool) -> Placar[Match]:
    """The same for the house: nobody but the sides keeps a scoreboard of truco."""
    if judge:
        raise ValueError("judge")
    return new(game, settings, seats, best_of)
