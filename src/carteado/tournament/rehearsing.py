"""A rehearsal: a copy of an event, marked as one for ever, filled with invented results; the same seed, the same results."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from carteado.tournament import entries as log
from carteado.tournament.checks.tabling import extra_sets, open_ties
from carteado.tournament.lots import Seed, order
from carteado.tournament.results import Format
from carteado.tournament.state import Jogo, State
from carteado.tournament.swissing import next_round
from carteado.tournament.tables import played, sides
from carteado.tournament.torneio import Refused, Torneio

MOST: Final = 20_000  # steps: an event that never comes to an end is left where it is
LATE: Final = 0.03  # how often somebody does not come


def copied(torneio: Torneio) -> Torneio:
    """The same event as a rehearsal, whose jogos no scoreboard and no table tells of."""
    first, *rest = torneio.log
    assert isinstance(first, log.Opened)
    apart = [replace(entry, place="") if isinstance(entry, (log.JogoBound, log.TableBound)) else entry for entry in rest]
    return Torneio.of([replace(first, rehearsal=True), *apart])


def rehearsed(torneio: Torneio, seed: int = 1) -> Torneio:
    """The event played to its end, as far as its table leads."""
    rng = Random(seed)
    event = copied(torneio)
    for _ in range(MOST):
        made = _next(event, rng)
        if not made:
            return event
        for entry in made:
            try:
                event = event.entered(entry)
            except Refused:
                return event
    return event


def _next(event: Torneio, rng: Random) -> Sequence[log.AnyEntry]:
    state = event.state
    if not state.closed:
        return [log.EntriesClosed()]
    named = [
        log.CommissionNamed(kind=kind, people=tuple([f"Pessoa {number} da {kind}" for number in range(1, least + 1)]))
        for kind, least, _ in state.code.commissions
        if not state.commissions.get(kind)
    ]
    return named or _play(state, rng) or _settle(state, rng)


def _play(state: State, rng: Random) -> Sequence[log.AnyEntry]:
    for jogo in state.jogos.values():
        one = played(state, jogo.id)
        known = tuple([side for side in sides(state, jogo) if side])
        if (one is None or not one.decided) and len(known) == len(jogo.slots):
            return _trouble(state, jogo, known) or [_result(state, jogo, known, rng)]
    return ()


def _trouble(state: State, jogo: Jogo, known: tuple[int, ...]) -> Sequence[log.AnyEntry]:
    """What a desk has to have tried once: a side that comes late, one that does not come, a sanction."""
    if jogo.rows or jogo.called or jogo.sanctions or len(known) < 2:
        return ()
    away = sum(any(row.how == "wo" for row in one.rows) for one in state.jogos.values())
    if state.code.absence == "partidas" and not away:
        late = log.WalkoverGiven(jogo=jogo.id, sides=known, absent=known[:1], partida=1)
        return [log.JogoCalled(jogo=jogo.id, sides=known), late]
    if state.code.absence == "partidas" and away == 1:
        return [log.WalkoverGiven(jogo=jogo.id, sides=known, absent=known[1:])]
    mild = next((one for one in state.preset_of.penalties if one.effect == "warning" and "coordinator" in one.by), None)
    if mild is not None and not any(one.sanctions for one in state.jogos.values()):
        return [log.SanctionGiven(jogo=jogo.id, sides=known, against=known[0], clause=mild.clause)]
    return ()


def _result(state: State, jogo: Jogo, known: tuple[int, ...], rng: Random) -> log.AnyEntry:
    if rng.random() < LATE and not jogo.rows and state.code.absence == "partidas":
        return log.WalkoverGiven(jogo=jogo.id, sides=known, absent=(rng.choice(known),))
    won = [row.winner for row in jogo.rows]
    rows = invented(jogo.format, rng, (won.count(0), won.count(1)))
    return log.RowsTaken(jogo=jogo.id, sides=known, rows=rows, whole=not jogo.rows)


def invented(format_: Format, rng: Random, before: tuple[int, int] = (0, 0)) -> tuple[tuple[int, int], ...]:
    """Partidas as they might have gone, or might go on after so many were won."""
    target = format_.target or 1
    won = list(before)
    rows: list[tuple[int, int]] = []
    while max(won) < format_.needed:
        side = rng.randrange(2)
        won[side] += 1
        other = rng.randrange(target)
        rows.append((target, other) if side == 0 else (other, target))
    return tuple(rows)


def _settle(state: State, rng: Random) -> Sequence[log.AnyEntry]:
    """Close what can be closed; where lots, an extra round or the next round of a Swiss stage are due, have them."""
    for name, stage in state.stages.items():
        if stage.closed or not any(group.stage == name for group in state.groups.values()):
            continue
        groups = [group for group in state.groups.values() if group.stage == name]
        rounds = max([state.jogos[jogo].round for group in groups for jogo in group.jogos], default=0)
        if stage.kind == "swiss" and rounds < stage.rounds:
            return [next_round(state, name, rng.randbytes(32))]
        for group in groups:
            for tied in extra_sets(state, group):
                return [log.ExtraRoundOpened(entries=tied, stage=name)]
        for tied in open_ties(state, name):
            seed = Seed(rng.randbytes(32))
            return [log.LotsDrawn(items=tuple(sorted(tied)), order=order(tied, seed), seed=seed.seed.hex())]
        return [log.StageClosed(stage=name)]
    return ()
