"""Why two regulations cannot be put side by side, in words."""

from collections.abc import Sequence

from carteado.compare.codes import NotCompared
from carteado.regulations import regulation
from carteado.words.language import Language


def not_compared(words: Language, error: NotCompared) -> str:
    """Why a code has no place in the table, and which have."""
    known = "; ".join(_listed(words, codes) for codes in error.known)
    return words.say(
        "{game} é outro jogo: regra por regra só se comparam {known}.", game=_title(words, error.code), known=known
    )


def _listed(words: Language, codes: Sequence[str]) -> str:
    *some, last = [_title(words, code) for code in codes]
    return words.say("{some} e {last}", some=", ".join(some), last=last) if some else last


def _title(words: Language, code: str) -> str:
    return regulation(code).title(words.lang)
