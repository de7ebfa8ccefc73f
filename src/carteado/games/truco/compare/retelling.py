"""The mãos of a record by another code, told and as data."""

from typing import Any

from carteado.compare.face import Retold
from carteado.games.truco.compare.otherwise import Compared, compared
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.words import same_hand
from carteado.records import Record
from carteado.regulations import regulation
from carteado.words.language import Language

Json = Any


def retold(words: Language, record: Record, other: TrucoRules) -> tuple[Retold, ...]:
    """Every mão by the code of the record and by the other one."""
    one, two = [regulation(identity).title(words.lang) for identity in (record.regulation, other.id)]
    pair = same_hand.Pair(words, one, two, record.names)
    return tuple(_told(pair, mao) for mao in compared(record, other))


def _told(pair: "same_hand.Pair", mao: Compared) -> Retold:
    differences = tuple(same_hand.difference(pair, found) for found in mao.differences)
    return Retold(
        header=same_hand.header(pair, mao),
        differences=differences,
        ending=same_hand.ending(pair, mao),
        data=_data(mao, differences),
    )


def _data(mao: Compared, texts: tuple[str, ...]) -> Json:
    ended = [
        None if end is None else {"side": end.side, "points": end.points, "score": end.score, "clause": end.clause}
        for end in mao.ended
    ]
    return {
        "mao": mao.number,
        "line": mao.line,
        "dealer": mao.dealer,
        "score": mao.score,
        "vira": None if mao.vira is None else str(mao.vira),
        "ended": ended,
        "differences": [
            {
                "kind": found.kind,
                "line": found.line,
                "here": found.here,
                "there": found.there,
                "clauses": found.clauses,
                "text": text,
            }
            for found, text in zip(mao.differences, texts, strict=True)
        ],
    }
