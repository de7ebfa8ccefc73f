"""What a record teaches, in words: every decision that cost something, at its line."""

from collections.abc import Sequence
from typing import Final

from carteado.advice import Decision, Remark
from carteado.game import Action, Seat
from carteado.games.blackjack.advice.kinds import tell
from carteado.games.blackjack.advice.study import courses
from carteado.records import Record
from carteado.words.language import Language, Texts

THOUSANDTHS: Final = 1000
MADE: Final[Texts] = {
    "Insure": "fez seguro",
    "Decline": "passou",
    "Surrender": "rendeu-se",
    "Stand": "manteve",
    "Hit": "pediu",
    "Double": "dobrou",
    "Split": "dividiu",
}
BETTER: Final[Texts] = {
    "Insure": "fazer seguro",
    "Decline": "passar",
    "Surrender": "render-se",
    "Stand": "manter",
    "Hit": "pedir",
    "Double": "dobrar",
    "Split": "dividir",
}


def report(words: Language, record: Record) -> Sequence[Remark]:
    """The mistakes of everybody at the table."""
    several = record.seats > 1
    return [
        Remark(decision.line, seat, whose(words, record, seat, remark(words, decision)) if several else remark(words, decision))
        for seat, course in enumerate(courses(record))
        for decision in course.decisions
        if decision.cost > 0
    ]


def whose(words: Language, record: Record, seat: Seat, text: str) -> str:
    """A remark with the name of who it is about."""
    name = record.names[seat] if seat < len(record.names) else words.say("lugar {seat}", seat=seat)
    return words.say("{name}, {what}", name=name, what=text)


def remark(words: Language, decision: Decision) -> str:
    """One mistake: "dura 16 contra 10: manteve; pedir valia 0,12 ficha a mais"."""
    return words.say(
        "{kind}: {made}; {best} valia {chips} a mais",
        kind=tell(words, decision.kind),
        made=done(words, decision.made),
        best=better(words, decision.best),
        chips=chips(words, decision.cost),
    )


def done(words: Language, action: Action) -> str:
    """What somebody did: "manteve"."""
    return words.say(MADE[type(action).__name__])


def better(words: Language, action: Action) -> str:
    """What is to be done: "manter"."""
    return words.say(BETTER[type(action).__name__])


def chips(words: Language, worth: float) -> str:
    """So many chips, to the thousandth: "0,012 ficha", and never nothing."""
    return words.count("{n} ficha", "{n} fichas", max(1, round(worth * THOUSANDTHS)), THOUSANDTHS)
