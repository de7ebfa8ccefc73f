"""The phrases of Truco Cego in plain speech (see `numerals.plain`), and the first of them that somebody says."""

import re
from dataclasses import dataclass
from typing import Final

from carteado.games.cego.rules import words

FLORES: Final = (words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO)
GIVES_IN: Final = re.compile(r"\b(?:nao mato|e bo[am])\b")
PART: Final = re.compile(r"\b(?:passo|nao|so|envido|truco|falta|pontos|primeir[oa]|segund[oa])\b")
QUERO: Final = re.compile(r"\bquero\b")
DOWN: Final = re.compile(r"\bcarta (?:fechada|virada)\b")


@dataclass(frozen=True)
class Frase:
    """A phrase that was said: its kind, the words of it, its parts, and what was said after it.

    A call names itself; `clause` and `why` are those of a way to say it that is not the usual one.
    """

    kind: str
    text: str
    parts: dict[str, str]
    rest: str = ""
    call: str = ""
    clause: str = ""
    why: str = ""

    def part(self, name: str) -> str:
        """What stands for this part of it, "" where nothing does."""
        return self.parts.get(name) or ""


# How a half of two proposals is named, and which it is.
_HALVES: Final = {
    "primeiro": "primeiro", "primeira": "primeiro", "1o": "primeiro", "1a": "primeiro", "segundo": "segundo",
    "segunda": "segundo", "2o": "segundo", "2a": "segundo", "truco": words.OF_TRUCO, "retruco": words.OF_TRUCO,
    "envido": words.OF_ENVIDO, "embido": words.OF_ENVIDO, "real envido": words.OF_ENVIDO, "falta envido": words.OF_ENVIDO,
    "falta": words.OF_ENVIDO, "pontos": words.OF_ENVIDO,
}  # fmt: skip
_HALF: Final = "|".join(sorted(_HALVES, key=len, reverse=True))
_E: Final = "(?:envido|embido)"
_AO: Final = "(?:ao|pro|para o|pra o)"
_AND: Final = "(?: e| mais)?"  # between two proposals in one breath
_RAISE: Final = r"(?: (?:e )?(?:o )?(?P<raise>retruco|vale quatro|vale 4))?"

_PHRASES: Final = (
    ("lei", r"(?:na )?lei do jogo(?: esta tudo dito)?"),
    ("part", rf"passo (?:[oa] |os )?(?P<no>{_HALF}) (?:e |mas )?quero (?:[oa] |os )?(?P<yes>{_HALF})"),
    ("half", rf"passo (?:[oa] |os )?(?:{_HALF})"),
    ("with-flor", rf"com flor (?:e |mas )?(?P<no>nao )?quero{_RAISE}"),
    (
        "shrinks",
        r"(?:co[mn] (?:a )?flor )?me achico(?: com (?:a )?flor)?"
        r"(?: (?:e |mas )?(?P<then>nao quero|quero(?: (?:o )?retruco)?))?",
    ),
    ("nao-quero", "nao quero"),
    ("quero", rf"quero(?: (?:o|a|os) (?:truco|envido|falta(?: envido)?|pontos|dois|tudo)| tudo)?{_RAISE}"),
    ("asks-flor", r"peco flor(?: (?:a|ao|para|pra|pro)(?: o)?(?: jogador| lugar)? (?P<whom>.+))?"),
    ("nao-mato", "nao mato"),
    ("admits", r"(?:nao era flor|confess(?:o|ar))(?: que nao te(?:nho|m) flor)?"),
    ("is-good", r"(?:(?:a |essa )?(?:sua |tua )?flor )?e bo[am]|nao tenho(?: flor)?|sem flor"),
    ("together", rf"vamos (?:todos |juntos )?{_AO} baralho|(?:vou |ir )?{_AO} baralho com o trio(?: todo)?"),
    ("to-pack", rf"(?:vou |fui |ir )?{_AO} baralho"),
    ("unseen", rf"(?:vou |fui |ir )?{_AO} baralho sem mostrar"),
    ("passes", r"passo(?: (?:as |minhas |as minhas )?cartas)?|passar as cartas"),
    ("defers", r"deix(?:o|a|ar)"),
    ("nothing", r"nao abr(?:o|ir)(?: nada)?|nada"),
)
# A call, how it is said, and where that is not the usual way, the clause and why it counts so.
_CALLS: Final = (
    (words.FLOR_E_TRUCO, rf"nao (?:ha|tem|existe) flor sem truco|flor{_AND} truco|truco{_AND} flor", "", ""),
    (words.ENVIDO_E_TRUCO, rf"{_E}{_AND} truco", "", ""),
    (words.REAL_ENVIDO_E_TRUCO, rf"real {_E}{_AND} truco", "", ""),
    (words.FALTA_ENVIDO_E_TRUCO, rf"falta {_E}{_AND} truco", "", ""),
    (words.TRUCO_E_ENVIDO, rf"truco{_AND} {_E}", "", ""),
    (words.TRUCO_E_REAL_ENVIDO, rf"truco{_AND} real {_E}", "", ""),
    (words.TRUCO_E_FALTA_ENVIDO, rf"truco{_AND}(?: a)? falta {_E}", "", ""),
    (words.ENVIDO, rf"{_E} (?:a )?minha falta {_E}", "CEGO-9.XIV-24", "plain-envido"),
    (words.ENVIDO_MINHA_FLOR, rf"{_E} (?:a )?minha flor", "", ""),
    (words.ENVIDO, rf"tentos? {_E}", "CEGO-9.XV.d-1", "plain-envido"),
    (words.ENVIDO_ENVIDO, rf"{_E} {_E}", "", ""),
    (words.REAL_ENVIDO, rf"real {_E}", "", ""),
    (words.FALTA_ENVIDO, rf"falta {_E}", "", ""),
    (words.ENVIDO, "envido", "", ""),
    (words.ENVIDO, "embido", "CEGO-9.XV-0", "plain-envido"),
    (words.CONTRA_FLOR_E_O_RESTO, r"contra ?flor (?:e o|e|ao|com o) resto", "", ""),
    (words.CONTRA_FLOR, r"contra ?flor", "", ""),
    (words.FLOR, "flor", "", ""),
    (words.RETRUCO, "retruco", "", ""),
    (words.VALE_QUATRO, "vale (?:quatro|4)", "", ""),
    (words.TRUCO, "truco", "", ""),
)
_PATTERNS: Final = (
    *[(re.compile(rf"\b(?:{pattern})\b"), kind, "", "", "") for kind, pattern in _PHRASES],
    *[(re.compile(rf"\b(?:{pattern})\b"), "call", call, clause, why) for call, pattern, clause, why in _CALLS],
)
_RAISES: Final = {"retruco": words.RETRUCO, "vale quatro": words.VALE_QUATRO, "vale 4": words.VALE_QUATRO}


def first(said: str) -> Frase | None:
    """The phrase said first, of those that begin together the longest; `None` where there is none."""
    best: Frase | None = None
    place = (len(said), 0)
    for pattern, kind, call, clause, why in _PATTERNS:
        found = pattern.search(said)
        if found is not None and (found.start(), -len(found[0])) < place:
            place = (found.start(), -len(found[0]))
            best = Frase(kind, found[0], _parts(found), said[found.end() :], call, clause, why)
    return best


def _parts(found: re.Match[str]) -> dict[str, str]:
    """The named parts in the words of the engine; a retruco in place of the truco accepts that and raises it."""
    parts = {name: text for name, text in found.groupdict().items() if text}
    if "raise" in parts:
        parts["raise"] = _RAISES[parts["raise"]]
    if "yes" in parts:
        if parts["yes"] == "retruco":
            parts["raise"] = words.RETRUCO
        parts["no"], parts["yes"] = _HALVES[parts["no"]], _HALVES[parts["yes"]]
    return parts
