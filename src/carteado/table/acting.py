"""Acts of the game as entries: of a seat, of a side that has to agree, of chance; and what the end of a match brings."""

from collections.abc import Callable

from carteado import fair
from carteado.game import CHANCE, Action, Illegal, Reason, Seat, Step
from carteado.lessons import lesson
from carteado.pack import Shuffle
from carteado.table import entries as log
from carteado.table.moment import Proposal
from carteado.table.table import Table
from carteado.wire import encode

Draw = Callable[[int], bytes]  # so many random bytes


class Refused(Exception):
    """A request that is not done, and why."""

    def __init__(self, code: str, clause: str = "", *facts: int | str) -> None:
        super().__init__(code)
        self.reason = Reason(code, clause, facts)


def committed(now: int, draw: Draw) -> log.Committed:
    """A new seed, and the promise to use it."""
    seed = draw(fair.SEED_BYTES)
    return log.Committed(at=now, commitment=fair.commitment(seed), seed=seed.hex())


def agreeing(table: Table, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """The other seats whose consent this act needs."""
    return table.found.consent(table.state, seat, action) if table.state is not None else ()


def undecided(table: Table, proposal: Proposal) -> tuple[Seat, ...]:
    """The partners who have not yet gone along."""
    asked = agreeing(table, proposal.seat, proposal.action)
    return tuple([seat for seat in asked if seat not in proposal.agreed])


def acted(table: Table, now: int, seat: Seat, action: Action, by: log.By, draw: Draw) -> list[log.AnyEntry]:
    """An act of a seat: done, proposed to its side, or refused; with what the end of a match brings."""
    if table.state is None:
        raise Refused("not-begun")
    if seat >= 0 and by != "clock" and agreeing(table, seat, action):
        pending = _proposal(table, seat, action)
        if pending is None:
            return [_proposed(table, now, seat, action)]
        if [other for other in undecided(table, pending) if other != seat]:
            return [_goes_along(table, now, seat, pending)]
    try:
        step = table.state.apply(seat, action)
    except Illegal as illegal:
        raise Refused(illegal.reason.code, illegal.reason.clause, *illegal.reason.facts) from illegal
    if table.bound is not None and table.bound.packs and table.outcome(table.state) is not None:
        raise Refused("not-begun")
    if table.shown and step.state.outcome is None:
        raise Refused("seed-revealed")
    return _made(table, log.Acted(at=now, seat=seat, action=encode(action), by=by), action, step, draw)


def _made(table: Table, entry: log.Acted, action: Action, step: Step, draw: Draw) -> list[log.AnyEntry]:
    """The act, and where it ends a match the seed that is shown then."""
    table.foreseen = (entry, action, step)
    made: list[log.AnyEntry] = [entry]
    over = table.outcome(step.state) is not None
    ends = over and _decides(table)
    sealed = table.bound is not None and table.bound.packs
    if over and not sealed and not table.shown and (table.setup.reveal == "partida" or ends):
        made += [log.Revealed(at=entry.at), committed(entry.at, draw)]
    if ends or any(isinstance(event, table.found.fresh) for event in step.events):
        made += arrivals(table, entry.at)
    return made


def arrivals(table: Table, now: int) -> list[log.AnyEntry]:
    """Those who waited for the next deal, or for the end of the match, take their chairs."""
    made: list[log.AnyEntry] = [
        log.Seated(at=now, player=place.heir.player, seat=seat, name=place.heir.name)
        for seat, place in enumerate(table.places)
        if place.heir is not None
    ]
    found = table.candidate
    if found is not None and found.named and not table.unasked():
        made.append(log.RefereeSat(at=now, player=found.who.player, name=found.who.name))
    return made


def _proposal(table: Table, seat: Seat, action: Action) -> Proposal | None:
    """The proposal of a partner that this would agree to."""
    proposal = table.proposal_of(seat)
    return proposal if proposal is not None and proposal.seat != seat and proposal.action == action else None


def _goes_along(table: Table, now: int, seat: Seat, proposal: Proposal) -> log.AnyEntry:
    _demand_legal(table, seat, proposal.action)
    if seat in proposal.agreed:
        raise Refused("proposed-already")
    return log.Agreed(at=now, seat=seat)


def _decides(table: Table) -> bool:
    """Whether this act ends the match and not only the partida."""
    assert table.foreseen is not None
    results = [*table.match.results[:-1], table.outcome(table.foreseen[2].state)]
    return table.standing_of(results).winners is not None


def _proposed(table: Table, now: int, seat: Seat, action: Action) -> log.AnyEntry:
    _demand_legal(table, seat, action)
    pending = table.proposal_of(seat)
    if pending is not None and pending.seat == seat and pending.action == action:
        raise Refused("proposed-already")
    return log.Proposed(at=now, seat=seat, action=encode(action))


def _demand_legal(table: Table, seat: Seat, action: Action) -> None:
    assert table.state is not None
    reason = table.state.check(seat, action)
    if reason is not None:
        raise Refused(reason.code, reason.clause, *reason.facts)


def _prepared(table: Table) -> Action | None:
    """The pack of a lesson, for its first deal."""
    if table.guided is None or not table.teaches or table.era.packs:
        return None
    return Shuffle(lesson(table.setup.game).pack)


def chance(table: Table, now: int, draw: Draw) -> list[log.AnyEntry]:
    """The next pack or lot, out of the seed in force; an act that waited for it may end the match."""
    assert table.state is not None
    (asked,) = table.state.legal(CHANCE)
    drawn = _prepared(table) or table.era.drawn(asked)
    entry = log.Acted(at=now, seat=CHANCE, action=encode(drawn), by="table")
    return _made(table, entry, drawn, table.state.apply(CHANCE, drawn), draw)
