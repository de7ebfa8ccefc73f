"""The referee without a played game: the people named by where they sit from the dealer, and what a ruling brings."""

from dataclasses import replace
from typing import Final

from carteado import catalogue
from carteado.arbitro import Asked, Referee, Verdict
from carteado.game import Reason
from carteado.words import placar
from carteado.words.face import RefereeWords
from carteado.words.language import Language, Texts
from carteado.words.people import sides_of
from carteado.words.placar_names import Names
from carteado.words.speaking import speech

ROLES: Final[Texts] = {
    "dealer": "quem deu as cartas",
    "right": "quem está à direita de quem deu",
    "partner": "quem faz dupla com quem deu",
    "cutter": "quem cortou",
    "dealers": "a dupla que deu as cartas",
    "others": "a outra dupla",
}
SEATS: Final = {2: ("dealer", "cutter"), 4: ("dealer", "right", "partner", "cutter")}
SIDES: Final = {2: ("dealers", "others"), 4: ("dealers", "others")}


def names(words: Language, referee: Referee, asked: Asked) -> Names:
    """The people of a table whose names nobody told: by their roles, where there are words for so many."""
    own = _own(referee)
    said = {key: words.say(text) for key, text in {**ROLES, **({} if own is None else own.roles)}.items()}
    count = asked.players or catalogue.game(referee.id).seats[0]
    seats = [""] * count
    for place, role in enumerate(_known(own, count, "seats")):
        seats[(asked.dealer + place) % count] = said[role]
    sides = [said[key] for key in _known(own, count, "sides")] or [""] * (max(sides_of(referee.id, count, asked.options)) + 1)
    return Names(Language(words.lang, referee.id), sides if asked.dealer % 2 == 0 else sides[::-1], seats, asked.options)


def _known(own: RefereeWords | None, count: int, what: str) -> tuple[str, ...]:
    if what == "seats":
        return {**SEATS, **({} if own is None else own.seats)}.get(count, ())
    return {**SIDES, **({} if own is None else own.sides)}.get(count, ())


def _own(referee: Referee) -> RefereeWords | None:
    return speech(referee.id).referee


def effect(words: Language, referee: Referee, clause: str) -> str:
    """What a clause usually brings, for a list of them."""
    own = _own(referee)
    return words.say("decisão do juiz") if own is None else own.effect(Language(words.lang, referee.id), clause)


def told(words: Language, referee: Referee, asked: Asked, found: Verdict) -> str:
    """What follows, the points part by part, and whether it ends the hand or the partida."""
    people = names(words, referee, asked)
    brings, own = found.consequence, _own(referee)
    to_come = None if own is None else own.to_come.get(brings.words)
    if to_come is None:
        sentences = [placar.consequence(people, replace(brings, points=0) if found.credits else brings)]
    else:
        sentences = [words.say(to_come, who="" if found.offender is None else people.seat(found.offender))]
    sentences += [placar.credit(people, paid.side, paid.tentos, paid.part) for paid in found.credits]
    if found.credits and brings.mao == "over" and not found.how:
        sentences.append(placar.ended(people.words))
    if found.how == "played":
        sentences.append(words.say("Com isso a partida acaba."))
    return " ".join(sentences)


def findings(words: Language, referee: Referee, found: Verdict) -> list[tuple[str, str]]:
    """Everything that follows, each with its clause, where the code tells it so."""
    own = _own(referee)
    tell = None if own is None else own.finding
    spoken = Language(words.lang, referee.id)
    return [] if tell is None else [(tell(spoken, finding), finding.clause) for finding in found.findings]


def refused(words: Language, referee: Referee, asked: Asked, reason: Reason) -> str:
    """Why there is no such ruling here."""
    own = _own(referee)
    if own is not None and reason.code in own.refusals:
        return words.say(own.refusals[reason.code])
    return placar.refusal(names(words, referee, asked), reason)
