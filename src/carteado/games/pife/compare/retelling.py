"""Records are not played again by the other code: the first card drawn otherwise makes another deal of it."""

from carteado.compare.face import Retold
from carteado.games.pife.rules.rulebook import PifeRules
from carteado.games.pife.words import compare as told
from carteado.records import Record
from carteado.words.language import Language


def retold(words: Language, record: Record, other: PifeRules) -> tuple[Retold, ...]:
    """One answer for the whole record: why no deal of it is retold."""
    header = told.not_retold_header(words)
    why = told.not_retold(words, record.regulation == other.id)
    return (Retold(header, (why,), told.see_rules(words), {"header": header, "not_retold": why}),)
