"""The same mão by two codes, in words: where it would have gone otherwise, and how it ends by each."""

from dataclasses import dataclass
from typing import Final

from carteado.games.truco.compare.otherwise import Compared, Difference
from carteado.games.truco.rules.events import MaoEnded
from carteado.words import reasons
from carteado.words.language import Language, Texts
from carteado.words.people import Listener

SENTENCES: Final[Texts] = {
    "lead": "Vaza {nth}: pelo {one} sai {here}; pelo {other} sai {there}.",
    "vaza": "Vaza {nth}: pelo {one}, {here}; pelo {other}, {there}.",
    "mao": "A mão: pelo {one}, {here}; pelo {other}, {there}.",
    "points": "A mão dá {here} pelo {one} e {there} pelo {other}.",
    "waits": "Pelo {other} a mão não acaba aí: {there} ainda responde.",
    "unknown": "Pelo {other} a mão segue, e o registro não diz o que {there} jogaria na vaza {nth}.",
    "ruling": "Pelo {one} o juiz decidiu com {clause}; pelo {other} a decisão é outra: pergunte ao árbitro.",
    "pack": "Pelo {other} o baralho não tem todas estas cartas.",
}
WINNERS: Final[Texts] = {"0": "ganha a dupla A", "1": "ganha a dupla B", "None": "empata"}
TAKERS: Final[Texts] = {"0": "é da dupla A", "1": "é da dupla B", "None": "não é de ninguém"}


@dataclass(frozen=True)
class Pair:
    """The two codes by name, and the people of the record."""

    words: Language
    one: str
    other: str
    names: tuple[str, ...]


def difference(pair: Pair, found: Difference) -> str:
    """Where the codes part, with both clauses."""
    words = pair.words
    if found.kind == "refused" and found.reason is not None:
        why = reasons.sentence(words, found.reason, pair.names)
        told = words.say("Pelo {other} o lance da linha {line} não pode: {why}", other=pair.other, line=found.line, why=why)
    else:
        told = words.say(SENTENCES[found.kind], **_facts(pair, found))
    cited = ", ".join(dict.fromkeys(clause for clause in found.clauses if clause))
    return f"{told} [{cited}]" if cited else told


def _facts(pair: Pair, found: Difference) -> dict[str, object]:
    words = pair.words
    told: dict[str, object] = {"one": pair.one, "other": pair.other, "nth": found.nth, "clause": found.clauses[0]}
    if found.kind in ("lead", "waits", "unknown"):
        listener = Listener(words, pair.names)
        told |= {key: listener.who(seat) for key, seat in (("here", found.here), ("there", found.there)) if seat is not None}
    elif found.kind in ("vaza", "mao"):
        table = WINNERS if found.kind == "vaza" else TAKERS
        told |= {"here": words.say(table[str(found.here)]), "there": words.say(table[str(found.there)])}
    else:
        told |= {"here": found.here, "there": found.there}
    return told


def header(pair: Pair, mao: Compared) -> str:
    """Which mão it is, and from which card its manilhas come where the record has no vira."""
    words = pair.words
    a, b = mao.score
    told = words.say("Mão {n} (linha {line}), placar {a} a {b}.", n=mao.number, line=mao.line, a=a, b=b)
    if mao.vira is not None and mao.vira_from == "pack":
        told += " " + words.say("A vira sai do resto do baralho: {card}.", card=str(mao.vira))
    return told


def ending(pair: Pair, mao: Compared) -> str:
    """How the mão ends by each code."""
    told = [_ended(pair, name, end) for name, end in zip((pair.one, pair.other), mao.ended, strict=True)]
    return " ".join(told)


def _ended(pair: Pair, name: str, end: MaoEnded | None) -> str:
    if end is None:
        return pair.words.say("Pelo {name} a mão fica em aberto.", name=name)
    taker = pair.words.say(TAKERS[str(end.side)])
    a, b = end.score
    return pair.words.say("Pelo {name} a mão {taker}: {a} a {b}.", name=name, taker=taker, a=a, b=b)
