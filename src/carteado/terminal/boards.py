"""Which board a view is drawn by: the face `terminal` of its family, or the plain board, which draws any game."""

from collections.abc import Callable

from carteado import catalogue
from carteado.regulations import Regulation, regulation
from carteado.terminal.family import Sight, Table
from carteado.terminal.plain import PlainTable


def table_of(sight: Sight) -> Table:
    """The table of a sight."""
    own: Callable[[Sight], Table] | None = catalogue.face(sight.view.regulation, "terminal")
    return PlainTable(sight) if own is None else own(sight)


def code_of(game_id: str) -> Regulation | None:
    """The regulation of a game, `None` where it is not written yet."""
    try:
        return regulation(game_id)
    except KeyError:
        return None


def title_of(game_id: str, lang: str) -> str:
    """The name of a game, its id where nothing else is written."""
    code = code_of(game_id)
    return game_id if code is None else code.title(lang).partition(":")[0]
