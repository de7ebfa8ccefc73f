"""What a clause leaves to be decided, as a page offers it: named by the game, in both languages."""

from collections.abc import Sequence

from msgspec import Struct

from carteado.regulations import Text
from carteado.words.language import Language
from carteado.words.placar import choice


class Decision(Struct, kw_only=True, forbid_unknown_fields=True):
    """One of the choices of a clause: what is sent for it, "" for none of them, and what it is called."""

    value: str
    label: Text


def decisions(game: str, choices: Sequence[str]) -> list[Decision]:
    """The choices of a clause of this game, in their order."""
    pt, en = Language("pt-BR", game), Language("en", game)
    return [Decision(value=value, label=Text(choice(pt, choices, value), choice(en, choices, value))) for value in choices]
