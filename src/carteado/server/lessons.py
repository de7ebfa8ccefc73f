"""What a tutor makes, in a process that has nothing else to do: the study of a partida, exercises, and what an answer is worth.

Rule 1: everything is made of what is given, so the same exercise can be set and marked by two processes that share nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from carteado import catalogue
from carteado.advice import Decision, Drill, Study, advice_for
from carteado.game import Action, Seat, State
from carteado.records import Record, replay, start
from carteado.server.learning_shapes import DrillChoice, DrillTold, StudyInfo, StudyKind, StudyMistake, StudyRound
from carteado.server.protocol import encode
from carteado.table import Table, Teller
from carteado.table import entries as log
from carteado.table.messages import Setup
from carteado.table.recording import you_are
from carteado.table.teaching import NO_DIFFERENCE, Question, answer, label, unit, worths
from carteado.wire import WireError, decode_action
from carteado.words import Words


@dataclass(frozen=True)
class Lesson:
    """An exercise by what it is drawn from."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]
    weights: tuple[tuple[str, float], ...]


def studied(record: Record, seat: Seat, lang: str, steps: Sequence[int]) -> StudyInfo:
    """What a seat made of a partida, in words; `steps` are those of the replay at which each act had still to be made."""
    found = advice_for(record.regulation)
    assert found is not None
    assert found.study is not None
    numbered = replace(record, lines=tuple([replace(line, line=n) for n, line in enumerate(record.lines, 1)]))
    study = found.study(numbered, seat)
    words = Words(lang, record.regulation)
    before = _before(numbered, {each.line for each in study.mistakes})
    return StudyInfo(
        seat=seat,
        unit=unit(words),
        rounds=[
            StudyRound(
                number=each.number,
                staked=each.staked,
                result=each.result,
                expected=each.expected,
                cost=each.cost,
                luck=each.luck,
            )
            for each in study.rounds
        ],
        kinds=_kinds(study, words),
        mistakes=[_mistake(each, before[each.line], seat, words, steps[each.line - 1]) for each in study.mistakes],
    )


def _before(record: Record, lines: set[int]) -> dict[int, State]:
    """The state in which each of these acts was made."""
    found: dict[int, State] = {}
    state = start(record)
    for number, moment in enumerate(replay(record), 1):
        if number in lines:
            found[number] = state
        state = moment.state
    return found


def _kinds(study: Study, words: Words) -> list[StudyKind]:
    """The decisions by kind, the dearest first."""
    names = dict.fromkeys(each.kind for each in study.decisions)
    return sorted([_kind(study, kind, words) for kind in names], key=lambda each: (-each.cost, -each.decisions))


def _kind(study: Study, kind: str, words: Words) -> StudyKind:
    these = [each for each in study.decisions if each.kind == kind]
    return StudyKind(
        kind=kind,
        name=_named(words, kind),
        decisions=len(these),
        mistakes=sum(each.cost > 0 for each in these),
        cost=sum(each.cost for each in these),
    )


def _named(words: Words, kind: str) -> str:
    found = advice_for(words.game)
    return kind if found is None else found.kind(words, kind)


def _mistake(made: Decision, state: State, seat: Seat, words: Words, step: int) -> StudyMistake:
    menu = Question(words.game, state.view(seat), tuple(state.legal(seat)))
    return StudyMistake(
        number=made.number,
        step=step,
        kind=made.kind,
        name=_named(words, made.kind),
        made=label(words, menu, made.made),
        best=label(words, menu, made.best),
        cost=made.cost,
    )


# Exercises.


def drawn(lesson: Lesson) -> Drill:
    """The exercise."""
    found = advice_for(lesson.game)
    assert found is not None
    assert found.drill is not None
    return found.drill(dict(lesson.options), dict(lesson.weights), Random(lesson.seed))


def posed(lesson: Lesson, lang: str) -> bytes:
    """The exercise as a page at the table would be told it, from the seat that decides."""
    drill = drawn(lesson)
    seats = drill.seats or lesson.seats
    table = Table()
    setup = Setup(game=lesson.game, seats=seats, options=dict(lesson.options))
    table.fold(log.Opened(at=0, table="", setup=setup, lock="", dice=""))
    for seat in range(seats):
        table.fold(log.Seated(at=0, player=f"seat {seat}", seat=seat, name=""))
    table.fold(log.Began(at=0))
    table.state = drill.state
    teller = Teller(table.now(), drill.seat, lang, encode)
    return encode(teller.snapshot(0, you_are(table, drill.seat), {}))


def marked(lesson: Lesson, action: Any, lang: str) -> DrillTold | str:
    """What the answer is worth beside the others; the code of a refusal where it is none."""
    drill = drawn(lesson)
    try:
        made = decode_action(catalogue.game(lesson.game), action)
    except WireError:
        return "not-an-act"
    menu = tuple(drill.state.legal(drill.seat))
    if made not in menu:
        return "not-offered"
    return _told(Question(lesson.game, drill.state.view(drill.seat), menu), made, drill.kind, Words(lang, lesson.game))


def _told(question: Question, made: Action, kind: str, words: Words) -> DrillTold:
    values = answer(question)
    cost = values.cost(made)
    return DrillTold(
        right=cost <= NO_DIFFERENCE,
        cost=max(0.0, cost),
        made=label(words, question, made),
        kind=kind,
        name=_named(words, kind),
        unit=unit(words),
        choices=[
            DrillChoice(label=one.label, value=one.value, best=one.best) for one in worths(words, question, values.choices)
        ],
        seen=[DrillChoice(label=one.label, value=one.value, best=one.best) for one in worths(words, question, values.seen)],
    )
