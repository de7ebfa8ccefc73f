"""A ruling of the referee, as a line of any game: `juiz FEN-23 contra 3: KP 5C`, `juiz FEN-39 placar 5 4 porque "súmula"`."""

import re
from typing import Final

from carteado.family import parts_of
from carteado.pack import Ruling
from carteado.records.text import Unreadable, cards_of, plain, points_told

JUDGE: Final = "juiz"
_RULING: Final = re.compile(
    r"(?P<clause>[A-Z0-9.a-z-]+)"
    r"(?: contra (?P<offender>[0-9]))?"
    r"(?: pena (?P<sanction>[A-Za-z-]+))?"
    r"(?: placar(?P<score>(?: -?[0-9]{1,7}(?:,[0-9]{1,3})?)+))?"
    r"(?: porque \"(?P<why>(?:[^\"\\]|\\.)*)\")?"
    r"(?::(?P<cards>(?: [0-9]{0,2}[A-Z]{0,2})*?)(?: ?e (?P<down>[0-9]{1,3}) viradas?)?)?"
)
_ESCAPED: Final = re.compile(r"\\(.)")


def tell_ruling(ruling: Ruling, unit: int = 1) -> str:
    """What the referee decided, without the word `juiz`; so many parts of a score make a point."""
    text = ruling.clause
    if ruling.offender is not None:
        text += f" contra {ruling.offender}"
    if ruling.sanction:
        text += f" pena {ruling.sanction}"
    if ruling.score:
        text += f" placar {' '.join(points_told(ruling.score, unit))}"
    if ruling.why:
        quoted = plain(ruling.why, "\\", r"\\", '"', r"\"")
        text += f' porque "{quoted}"'
    if ruling.cards or ruling.face_down:
        text += ":" + "".join(f" {card}" for card in ruling.cards)
    if ruling.face_down:
        text += f" e {ruling.face_down} virada" + ("s" if ruling.face_down > 1 else "")
    return text


def read_ruling(text: str, sides: int, unit: int = 1) -> Ruling:
    """The ruling in this text; a score has a number a side."""
    found = _RULING.fullmatch(text)
    try:
        score = tuple([parts_of(word, unit) for word in ("" if found is None else found["score"] or "").split()])
    except ValueError as error:
        raise Unreadable("no-ruling", text) from error
    if found is None or len(score) not in (0, sides):
        raise Unreadable("no-ruling", text)
    return Ruling(
        clause=found["clause"],
        offender=None if found["offender"] is None else int(found["offender"]),
        cards=cards_of(found["cards"] or ""),
        face_down=int(found["down"] or 0),
        sanction=found["sanction"] or "",
        score=score,
        why=_ESCAPED.sub(r"\1", found["why"] or ""),
    )
