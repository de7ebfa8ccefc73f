"""A jogo as it is played: called, started, its partidas, and whatever ends it otherwise."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from carteado.tournament import entries as log
from carteado.tournament import rows
from carteado.tournament.hands import hand, typed
from carteado.tournament.results import Row
from carteado.tournament.state import NOBODY, Change, Decision, Jogo, State, varied
from carteado.tournament.tables import changed, forget, sides


def put(state: State, jogo: Jogo) -> None:
    """The jogo is so now; what hangs on it is worked out anew."""
    state.jogos[jogo.id] = jogo
    changed(state, jogo)


def with_rows(
    state: State, jogo: Jogo, lines: tuple[Row, ...], at: int, winner: int | None = None, running: tuple[int, ...] = ()
) -> None:
    """The jogo with these partidas, and the winner they make; whoever had signed for others has to sign again.

    `running` is the partida in play; the one that was is over, or lost.
    """
    side = rows.decided(jogo.format, lines) if winner is None else None
    if side is not None:
        winner = jogo.sides[side]
    elif winner is None and len(lines) >= jogo.format.best_of:
        winner = NOBODY
    sumula = jogo.sumula
    if sumula.via.signatures and lines != jogo.rows:
        gone = (*sumula.unsigned, *sumula.via.signatures)
        sumula = replace(sumula, via=replace(sumula.via, signatures=()), unsigned=gone, homologated=False)
    finished = at if winner is not None else 0
    made = varied(jogo, rows=lines, winner=winner, sumula=sumula, finished_at=finished, contested=False, running=running)
    put(state, made)


def pinned(jogo: Jogo, entry_sides: tuple[int, ...]) -> Jogo:
    """The jogo between these sides, whoever else its slots may name later."""
    return jogo if jogo.sides == entry_sides else varied(jogo, sides=entry_sides)


def started(state: State, jogo: Jogo, at: int) -> Jogo:
    """The jogo, begun at the latest now; with it, the event."""
    state.began = True
    return jogo if jogo.started else varied(jogo, started=at or 1)


def _scheduled(state: State, entry: log.JogoScheduled, _number: int) -> None:
    state.jogos[entry.jogo] = varied(state.jogos[entry.jogo], table=entry.table, time=entry.time)


def _called(state: State, entry: log.JogoCalled, _number: int) -> None:
    jogo = pinned(state.jogos[entry.jogo], entry.sides)
    put(state, varied(jogo, called=entry.at or 1, table=entry.table or jogo.table))


def _started(state: State, entry: log.JogoStarted, _number: int) -> None:
    jogo = pinned(state.jogos[entry.jogo], entry.sides)
    known = [
        tuple([state.person(side, name) for name in names]) for side, names in zip(entry.sides, entry.lineups, strict=False)
    ]
    put(state, varied(started(state, jogo, entry.at), lineups=tuple(known)))


def _suspended(state: State, entry: log.JogoSuspended, _number: int) -> None:
    state.jogos[entry.jogo] = varied(state.jogos[entry.jogo], suspended=True)


def _resumed(state: State, entry: log.JogoResumed, _number: int) -> None:
    state.jogos[entry.jogo] = varied(state.jogos[entry.jogo], suspended=False)


def _judge(state: State, entry: log.JudgeAssigned, _number: int) -> None:
    state.jogos[entry.jogo] = varied(state.jogos[entry.jogo], judge=entry.judge, objections=entry.objections)


def _bound(state: State, entry: log.JogoBound, _number: int) -> None:
    state.jogos[entry.jogo] = varied(state.jogos[entry.jogo], source=entry.source, place=entry.place)


def _rows(state: State, entry: log.RowsTaken, number: int) -> None:
    jogo = started(state, pinned(state.jogos[entry.jogo], entry.sides), entry.at)
    by = typed(jogo, state.hands.get(number) or hand(entry), entry.whole)
    jogo = varied(jogo, source=entry.source, version=entry.version, typed=by)
    lines = rows.retold(jogo.rows, entry.rows) if entry.whole else (*jogo.rows, *map(Row, entry.rows))
    with_rows(state, jogo, lines, entry.at, running=entry.running)


def _contested(state: State, entry: log.Contested, _number: int) -> None:
    state.jogos[entry.jogo] = varied(state.jogos[entry.jogo], contested=True)


def _settled(state: State, entry: log.ContestSettled, _number: int) -> None:
    state.jogos[entry.jogo] = varied(state.jogos[entry.jogo], contested=False)


def _walkover(state: State, entry: log.WalkoverGiven, _number: int) -> None:
    jogo = pinned(state.jogos[entry.jogo], entry.sides)
    state.began = True
    absent = tuple([side for side, one in enumerate(entry.sides) if one in entry.absent])
    lines = rows.walkover(state.code, jogo.format, jogo.rows, absent, entry.partida or None)
    if entry.partida and state.code.absence != "expels":
        with_rows(state, jogo, lines, entry.at)
        return
    here = [one for side, one in enumerate(entry.sides) if side not in absent]
    jogo = varied(jogo, absent=absent if not jogo.rows or len(here) == 0 else ())
    with_rows(state, jogo, lines, entry.at, here[0] if len(here) == 1 else NOBODY)
    if state.code.absence == "expels":
        for one in entry.absent:
            out(state, one, state.cited("absence"), entry.at)


def lose(state: State, jogo: Jogo, loser: int, clause: str, at: int) -> None:
    """The jogo is lost by a sanction: as many rows as it needs."""
    side = jogo.sides.index(loser)
    lines = rows.lost_jogo(state.code, jogo.format, jogo.rows, side, clause)
    others = [one for one in jogo.sides if one != loser]
    jogo = varied(started(state, jogo, at), sanctions=(*jogo.sanctions, (side, clause)))
    with_rows(state, jogo, lines, at, others[0])


def _both_out(state: State, entry: log.SanctionGiven) -> None:
    """Both sides of a jogo were put out in it: nobody has won it (ASFO-ORG-1)."""
    jogo = state.jogos[entry.jogo]
    other = next((one for one in entry.sides if one != entry.against), NOBODY)
    lost = {side for side, clause in jogo.sanctions if (found := state.preset_of.penalty(clause)) and found.effect == "out"}
    if other and jogo.winner == entry.against and entry.sides.index(other) in lost:
        kept = tuple([row for row in jogo.rows if row.how != "forfeit"])
        mine = (entry.sides.index(entry.against), entry.clause)
        jogo = varied(jogo, absent=(0, 1), sanctions=(*jogo.sanctions, mine))
        with_rows(state, jogo, kept, entry.at, NOBODY)


def _sanction(state: State, entry: log.SanctionGiven, number: int) -> None:
    penalty = state.preset_of.penalty(entry.clause)
    effect = penalty.effect if penalty else "warning"
    state.decisions.append(
        Decision(number, entry.at, entry.who, entry.role, entry.clause, entry.why, entry.jogo, entry.against)
    )
    if effect == "out":
        out(state, entry.against, entry.clause, entry.at)
        if entry.jogo:
            _both_out(state, entry)
        return
    jogo = pinned(state.jogos[entry.jogo], entry.sides)
    if effect == "jogo":
        lose(state, jogo, entry.against, entry.clause, entry.at)
        return
    side = jogo.sides.index(entry.against)
    if effect == "partida":
        real = entry.score or (jogo.running if any(jogo.running) else None)
        lines = rows.lost_partida(jogo.format, jogo.rows, side, entry.clause, real)
        with_rows(state, started(state, jogo, entry.at), lines, entry.at)
        jogo = state.jogos[jogo.id]
    put(state, varied(jogo, sanctions=(*jogo.sanctions, (side, entry.clause))))


def out(state: State, number: int, clause: str, at: int) -> None:
    """An entry is out of the event: the jogo under way is lost, later ones are walkovers; what was played stands."""
    entered = state.entries[number]
    if entered.state == "disqualified":
        return
    for jogo in list(state.jogos.values()):
        under_way = not jogo.decided and (jogo.started or jogo.rows)
        if under_way and number in jogo.sides:
            lose(state, jogo, number, clause, at)
    state.entries[number] = replace(entered, state="disqualified", clause=clause)
    forget(state)


def _disqualified(state: State, entry: log.Disqualified, number: int) -> None:
    state.decisions.append(Decision(number, entry.at, entry.who, entry.role, entry.clause, entry.why, entry=entry.against))
    out(state, entry.against, entry.clause, entry.at)


def _excluded(state: State, entry: log.PersonExcluded, number: int) -> None:
    """The reserve sits down before the next deal; without one the side is out."""
    state.decisions.append(Decision(number, entry.at, entry.who, entry.role, entry.clause, entry.person, entry=entry.against))
    person, instead = [state.person(entry.against, name) for name in (entry.person, entry.instead)]
    state.excluded.add((entry.against, person))
    if not entry.instead:
        out(state, entry.against, entry.clause, entry.at)
        return
    for jogo in list(state.jogos.values()):
        if not jogo.decided and jogo.lineups and entry.against in jogo.sides:
            change = Change(len(jogo.rows), entry.against, "substituted", (person, instead))
            put(state, varied(jogo, changes=(*jogo.changes, change), lineups=_seated(jogo, change, jogo.sides)))


def _time(state: State, entry: log.TimeCalled, number: int) -> None:
    jogo = pinned(state.jogos[entry.jogo], entry.sides)
    clause = state.cited("time_up")
    text = "stalling" if entry.stalling else "winner" if entry.winner else "forced"
    against = entry.stalling or entry.winner
    state.decisions.append(Decision(number, entry.at, entry.who, entry.role, clause, text, entry.jogo, against))
    if entry.stalling:
        lose(state, jogo, entry.stalling, clause, entry.at)
    elif entry.winner:
        loser = next(one for one in entry.sides if one != entry.winner)
        lose(state, jogo, loser, clause, entry.at)
    else:
        put(state, varied(jogo, time_up=True))


def _ruled(state: State, entry: log.Ruled, number: int) -> None:
    state.decisions.append(Decision(number, entry.at, entry.who, entry.role, "", entry.why, entry.jogo, entry.winner))
    if not entry.jogo:
        return
    jogo = started(state, pinned(state.jogos[entry.jogo], entry.sides), entry.at)
    lines = tuple([Row(score, "ruled") for score in entry.rows]) or jogo.rows
    with_rows(state, jogo, lines, entry.at, entry.winner or None)


def _substituted(state: State, entry: log.Substituted, _number: int) -> None:
    jogo = state.jogos[entry.jogo]
    people = tuple([state.person(entry.entry, name) for name in (entry.leaves, entry.enters)])
    change = Change(len(jogo.rows), entry.entry, "substituted", people)
    state.jogos[entry.jogo] = varied(jogo, changes=(*jogo.changes, change), lineups=_seated(jogo, change, sides(state, jogo)))


def _rotated(state: State, entry: log.TestasRotated, _number: int) -> None:
    jogo = state.jogos[entry.jogo]
    order = tuple([state.person(entry.entry, name) for name in entry.order])
    change = Change(len(jogo.rows), entry.entry, "rotated", order)
    state.jogos[entry.jogo] = varied(jogo, changes=(*jogo.changes, change), lineups=_seated(jogo, change, sides(state, jogo)))


def _seated(jogo: Jogo, change: Change, known: tuple[int | None, ...]) -> tuple[tuple[str, ...], ...]:
    """Who sits where after a change, chair by chair."""
    lineups = list(jogo.lineups)
    if not lineups or change.entry not in known:
        return jogo.lineups
    at = known.index(change.entry)
    if change.kind == "rotated":
        lineups[at] = change.people
    else:
        leaves, enters = change.people
        lineups[at] = tuple([enters if name == leaves else name for name in lineups[at]])
    return tuple(lineups)


def _seats(state: State, entry: log.SeatsChosen, _number: int) -> None:
    jogo = state.jogos[entry.jogo]
    note = f"{state.entries[entry.chosen].name}"
    state.jogos[entry.jogo] = varied(jogo, sumula=replace(jogo.sumula, observations=(*jogo.sumula.observations, note)))


FOLDS: Final[Mapping[type[Any], Callable[[State, Any, int], None]]] = {
    log.JogoScheduled: _scheduled,
    log.JogoCalled: _called,
    log.JogoStarted: _started,
    log.JogoSuspended: _suspended,
    log.JogoResumed: _resumed,
    log.JudgeAssigned: _judge,
    log.JogoBound: _bound,
    log.RowsTaken: _rows,
    log.Contested: _contested,
    log.ContestSettled: _settled,
    log.WalkoverGiven: _walkover,
    log.SanctionGiven: _sanction,
    log.Disqualified: _disqualified,
    log.PersonExcluded: _excluded,
    log.TimeCalled: _time,
    log.Ruled: _ruled,
    log.Substituted: _substituted,
    log.TestasRotated: _rotated,
    log.SeatsChosen: _seats,
}
