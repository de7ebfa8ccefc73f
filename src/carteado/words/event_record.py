"""What an event puts on record besides its figures: the observations of a sheet, absences, decisions, what lots were for."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from carteado.tournament.classification import general
from carteado.tournament.results import Tried
from carteado.tournament.state import GROUPS, Draw, Jogo, State
from carteado.tournament.tables import across, played, sides, standing
from carteado.words.event import EFFECTS, hour, jogo_text, name_of
from carteado.words.language import Language

Line = tuple[str, str]  # the hour or the clause, and what happened
FORCED: Final = "forced"
STALLING: Final = "stalling"
WINNER: Final = "winner"


def observations(words: Language, state: State, jogo: Jogo) -> list[str]:
    """What stands on a sheet beside the score: judge, absence, sanctions by clause, changes, complaints, rulings."""
    return list(
        chain(
            jogo.sumula.observations,
            _judge(words, state, jogo),
            [text for text in [_absence(words, state, jogo)] if text],
            _sanctions(words, state, jogo),
            _seats(words, state, jogo),
            _complaints(words, state, jogo),
            _rulings(words, state, jogo),
        )
    )


def _judge(words: Language, state: State, jogo: Jogo) -> Iterator[str]:
    if jogo.judge:
        against = ", ".join(map(name_of(state), jogo.objections))
        told = words.say("Juiz de mesa: {judge}.", judge=jogo.judge)
        yield f"{told} {words.say('Objeção de {names}.', names=against)}" if against else told


def _sanctions(words: Language, state: State, jogo: Jogo) -> Iterator[str]:
    known = sides(state, jogo)
    for side, clause in jogo.sanctions:
        found = state.preset_of.penalty(clause)
        effect = words.say(EFFECTS[found.effect]) if found else ""
        why = next((one.text for one in state.decisions if (one.jogo, one.clause) == (jogo.id, clause) and one.text), "")
        yield ": ".join(filter(None, (f"{name_of(state)(known[side] or 0)}, {effect} ({clause})", why)))


def _seats(words: Language, state: State, jogo: Jogo) -> Iterator[str]:
    for one in jogo.changes:
        facts: dict[str, object] = {"n": one.after, "name": name_of(state)(one.entry)}
        if one.kind == "substituted":
            leaves, enters = one.people
            yield words.say(
                "{name}: {enters} no lugar de {leaves}, depois da {n}ª partida.", enters=enters, leaves=leaves, **facts
            )
        else:
            order = ", ".join(one.people)
            yield words.say("{name}: rodízio de testas, {order}, depois da {n}ª partida.", order=order, **facts)


def _complaints(words: Language, state: State, jogo: Jogo) -> Iterator[str]:
    for one in state.complaints:
        if one.jogo == jogo.id:
            yield words.say("Reclamação de {name}: {text}", name=name_of(state)(one.entry), text=one.text)


def _rulings(words: Language, state: State, jogo: Jogo) -> Iterator[str]:
    punished = [clause for _, clause in jogo.sanctions]
    for one in state.decisions:
        if one.jogo == jogo.id and (one.clause not in punished or one.text in (FORCED, STALLING, WINNER)):
            yield _decided(words, state, one.text, one.entry)


def _decided(words: Language, state: State, text: str, entry: int) -> str:
    name = name_of(state)(entry) if entry else ""
    if text == FORCED:
        return words.say("Acabou o tempo: falta posta em cada volta.")
    if text == STALLING:
        return words.say("Acabou o tempo: {name} fazia cera.", name=name)
    if text == WINNER:
        return words.say("Acabou o tempo: vence {name}.", name=name)
    return words.say("Decisão: {text}", text=text)


def _absence(words: Language, state: State, jogo: Jogo) -> str:
    """Who was away: from the whole jogo, or from partidas of it."""
    one = played(state, jogo.id)
    if one is None:
        return ""
    known = sides(state, jogo)
    away = {side for row in one.rows if row.how == "wo" for side in row.absent} | set(one.absent)
    if not away:
        return ""
    names = ", ".join(name_of(state)(known[side] or 0) for side in sorted(away))
    partidas = [str(number) for number, row in enumerate(one.rows, 1) if row.how == "wo"]
    if not partidas or len(partidas) == len(one.rows):
        return words.say("WO, ausente {absent}.", absent=names)
    return words.say("WO na partida {n}, ausente {absent}.", n=", ".join(partidas), absent=names)


def absences(words: Language, state: State) -> list[Line]:
    """Every walkover, with the hour where it was told at one."""
    found: list[Line] = []
    for jogo in state.jogos.values():
        text = _absence(words, state, jogo)
        if text:
            found.append(
                (hour(words, jogo.finished_at) if jogo.finished_at > 1 else "", f"{jogo_text(words, state, jogo)}: {text}")
            )
    return found


def decisions(words: Language, state: State) -> list[Line]:
    """Sanctions, disqualifications, withdrawals and rulings, each with its hour."""
    found: list[Line] = []
    for one in state.decisions:
        penalty = state.preset_of.penalty(one.clause) if one.clause else None
        text = _decided(words, state, one.text, one.entry) if one.text in (FORCED, STALLING, WINNER) else one.text
        where = jogo_text(words, state, state.jogos[one.jogo]) if one.jogo in state.jogos else ""
        effect = words.say(EFFECTS[penalty.effect]) if penalty else ""
        what = " ".join(filter(None, (effect, f"({one.clause})" if one.clause else "")))
        name = name_of(state)(one.entry) if one.entry else ""
        told = " · ".join(filter(None, (where, name, what, text, one.who)))
        found.append((hour(words, one.at) if one.at else "", told))
    return found


def lots_for(words: Language, state: State, draw: Draw) -> Line:
    """What a draw was for, and the clause that asked for it."""
    if draw.purpose == GROUPS:
        return words.say("Sorteio dos grupos"), state.cited("table")
    if draw.purpose:
        return draw.purpose, state.cited("lots")
    tied = frozenset(draw.items)
    asked = next((tried for entries, tried in _lots_tried(state) if frozenset(entries) == tied), None)
    clause = asked.clause if asked is not None else state.cited("lots")
    return words.say("Ordem sorteada"), clause


def _lots_tried(state: State) -> Iterator[tuple[tuple[int, ...], Tried]]:
    orders = [standing(state, name) for name in state.groups]
    orders += [order for named in state.slots.values() if (order := across(state, named)) is not None]
    for order in (*orders, general(state).standing):
        for split in order.splits:
            if split.tried and split.tried[-1].kind == "lots":
                yield split.entries, split.tried[-1]
