"""Records are not played again by the other code: the first card drawn otherwise makes another deal of it."""

from carteado.compare.face import Retold
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.games.canastra.words import compare as told
from carteado.records import Record
from carteado.words.language import Language


def retold(words: Language, record: Record, other: CanastraRules) -> tuple[Retold, ...]:
    """One answer for the whole record: why no deal of it is retold."""
    header = told.not_retold_header(words)
    why = told.not_retold(words, record.regulation == other.id)
    return (Retold(header, (why,), told.see_rules(words), {"header": header, "not_retold": why}),)
