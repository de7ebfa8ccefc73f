"""The regulation behind a table, where it is written already: a half-built game is played without one."""

from carteado.regulations import Regulation, regulation


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
