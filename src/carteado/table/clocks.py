"""What time does to a table: packs, bots and run-out clocks, each at a moment fixed by public facts alone.

Rule 1: `due` says when `tick` has something to do; whoever runs the table calls it then, and it decides like a request.
Rule 2: bots are asked at once and answer whenever they can; they act when the rest after the last act is over.
Rule 3: a rest ends early when everybody who plays and listens has seen enough, and not before `LEAST`: so long bots may think,
        and nobody can tell from their haste how hard it was. No clock and no window of a person is ever hurried.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from carteado.bots import default_bot
from carteado.game import CHANCE, Action, Seat, View
from carteado.lessons import Guide
from carteado.table import entries as log
from carteado.table.acting import Draw, Refused, acted, agreeing, chance, undecided
from carteado.table.deciding import Effects
from carteado.table.stages import BETWEEN, PLAYING
from carteado.table.table import Table

LAPSES: Final = 2  # run-out clocks in a row after which a bot takes over
INTERVAL: Final = 60_000  # ms to be ready for the next partida, where there is a clock
LEAST: Final = 250  # ms that a rest lasts however much it is hurried


@dataclass(frozen=True)
class Ask:
    """A question to a bot: what would you do? `seed` makes the answer the same wherever it is computed."""

    table: str
    ply: int
    seat: Seat
    game: str
    bot: str
    view: View
    menu: tuple[Action, ...]
    seed: str


def asks(table: Table) -> tuple[Ask, ...]:
    """The bots to be asked about the present moment; each is asked once."""
    state = table.state
    if state is None or table.stage != PLAYING or table.thought_ply == table.ply or CHANCE in state.actors():
        return ()
    table.thought_ply = table.ply
    table.thoughts = {}
    asked: list[Ask] = []
    if table.guide is not None and table.teaches and _follows(table, table.guide):
        return ()
    for seat in table.bots_to_move():
        menu = state.legal(seat)
        if menu:
            seed = f"{table.dice}/{table.ply}/{seat}"
            bot = table.places[seat].bot
            asked.append(Ask(table.id, table.ply, seat, table.setup.game, bot, state.view(seat), menu, seed))
        else:
            table.thoughts[seat] = None
    return tuple(asked)


def _follows(table: Table, guide: Guide) -> bool:
    """Where a lesson says who is to do what now, every bot does that, or stays silent."""
    found = guide.scripted()
    assert table.state is not None
    if found is None or (found[0] in table.bots_to_move() and found[1] not in table.state.legal(found[0])):
        return False
    for seat in table.bots_to_move():
        table.thoughts[seat] = found[1] if seat == found[0] else None
    return True


def think(table: Table, ply: int, seat: Seat, action: Action | None) -> None:
    """A bot has answered; an answer that comes too late is forgotten."""
    if ply == table.ply == table.thought_ply:
        table.thoughts[seat] = action


def hurry(table: Table, now: int, player: str, version: int, here: Collection[str]) -> bool:
    """A player has seen what this version shows; whether that ends the rest, because all who play and are here have."""
    seat = table.seat_of(player)
    if seat is None or table.stage != PLAYING or table.lingers or version < table.moved or table.hurried_at is not None:
        return False
    table.hurried.add(seat)
    people = [at for at, place in enumerate(table.places) if place.player in here and not place.bot]
    if seat not in people or not table.hurried.issuperset(people):
        return False
    table.hurried_at = now
    return True


def _rested(table: Table) -> int:
    """When the rest after the last act is over."""
    whole = table.acted_at + table.rest
    return whole if table.hurried_at is None else min(whole, max(table.hurried_at, table.acted_at + LEAST))


def due(table: Table) -> int | None:
    """When there is something to do that nobody asked for; `None` while the table only waits."""
    state = table.state
    if state is None:
        return None
    if table.stage == BETWEEN:
        return _starts(table) + INTERVAL if table.clock and table.bound is None and _tardy(table) else None
    if table.stage != PLAYING:
        return None
    if CHANCE in state.actors() or _refusing(table) is not None or _bot_move(table) is not None:
        return _rested(table)
    if table.window is not None:
        return max(table.window_at, table.woken)
    return _starts(table) + table.clock if table.clock else None


def tick(table: Table, now: int, draw: Draw) -> Effects:
    """What is due by now."""
    when = due(table)
    if when is None or now < when:
        return Effects()
    assert table.state is not None
    if table.stage == BETWEEN:
        return Effects((*[_replaced(table, now, seat) for seat in _tardy(table)], log.Began(at=now)))
    if CHANCE in table.state.actors():
        return Effects(tuple(chance(table, now, draw)))
    refusal = _refusing(table)
    if refusal is not None:
        return Effects((log.Declined(at=now, seat=refusal),))
    move = _bot_move(table)
    try:
        if move is not None:
            return Effects(tuple(acted(table, now, *move, "bot", draw)))
        if table.window is not None:
            return Effects(tuple(_closing(table, now, draw)))
        return Effects(tuple(_lapsed(table, now, draw)))
    except Refused as refused:
        return Effects(reason=refused.reason)


def _starts(table: Table) -> int:
    """When people could begin to think: after the rest, and not before the table woke."""
    return max(table.acted_at + table.rest, table.woken)


def _tardy(table: Table) -> list[Seat]:
    return [seat for seat, place in enumerate(table.places) if not place.ready]


def _replaced(table: Table, now: int, seat: Seat) -> log.StoodIn:
    return log.StoodIn(at=now, seat=seat, bot=default_bot(table.setup.game), why="silent")


def _bot_move(table: Table) -> tuple[Seat, Action] | None:
    """What a bot does now: an interjection first, then whoever is waited for; nothing before all have answered.

    Where a person is waited for as well, the answer of a side is left to the person; in a window everybody answers alone.
    """
    state = table.state
    bots = table.bots_to_move()
    if state is None or not _thought(table, bots):
        return None
    actors = state.actors()
    alone = all(seat in bots for seat in actors)
    if table.window is not None:
        return _answer(table, [seat for seat in actors if seat in bots])
    agreed = _agreement(table, bots)
    if agreed is not None:
        return agreed
    for seat in [*(seat for seat in bots if seat not in actors), *(actors if alone else ())]:
        action = table.thoughts[seat]
        if action is not None and _may_do(table, seat, action, bots):
            return seat, action
    lapse = state.lapse(actors[0]) if alone else None
    return None if lapse is None else (actors[0], lapse)


def _answer(table: Table, bots: list[Seat]) -> tuple[Seat, Action] | None:
    """What the first bot that a window still waits for answers, at a moment that depends on nobody's cards."""
    assert table.state is not None
    if not bots:
        return None
    action = table.thoughts[bots[0]] or table.state.lapse(bots[0])
    return None if action is None else (bots[0], action)


def _closing(table: Table, now: int, draw: Draw) -> list[log.AnyEntry]:
    """The window closes: whoever was silent gives the quiet answer, one after another at the same moment."""
    assert table.state is not None
    seat = table.state.actors()[0]
    action = table.state.lapse(seat)
    if action is None:
        raise Refused("no-lapse")
    return acted(table, now, seat, action, "window", draw)


def _thought(table: Table, bots: tuple[Seat, ...]) -> bool:
    """Whether there are bots, and every one has answered about this moment."""
    return bool(bots) and table.thought_ply == table.ply and all(seat in table.thoughts for seat in bots)


def _agreement(table: Table, bots: tuple[Seat, ...]) -> tuple[Seat, Action] | None:
    """A bot goes along with what its partner proposes, unless it is asked itself and would rather do something else."""
    for proposal in table.proposals:
        for seat in undecided(table, proposal):
            if seat in bots and _goes_along(table, seat, proposal.action):
                return seat, proposal.action
    return None


def _refusing(table: Table) -> Seat | None:
    """A bot that says no to what a person proposes."""
    bots = table.bots_to_move()
    for proposal in table.proposals if _thought(table, bots) else ():
        for seat in undecided(table, proposal):
            if seat in bots and proposal.seat not in bots and not _goes_along(table, seat, proposal.action):
                return seat
    return None


def _goes_along(table: Table, seat: Seat, action: Action) -> bool:
    own = table.thoughts.get(seat)
    return own is None or own == action or table.state is None or seat not in table.state.actors()


def _may_do(table: Table, seat: Seat, action: Action, bots: tuple[Seat, ...]) -> bool:
    """Whether a bot does this of its own accord: it proposes nothing to a person, nor the same thing twice."""
    asked = agreeing(table, seat, action)
    pending = table.proposal_of(seat)
    return all(other in bots for other in asked) and not (asked and pending is not None and pending.seat == seat)


def _lapsed(table: Table, now: int, draw: Draw) -> list[log.AnyEntry]:
    """The clock has run out: a bot that is asked too answers now, else the person lapses, and a bot follows the second time."""
    assert table.state is not None
    actors, bots = table.state.actors(), table.bots_to_move()
    for seat in actors:
        thought = table.thoughts.get(seat) if seat in bots and _thought(table, bots) else None
        if thought is not None and _may_do(table, seat, thought, bots):
            return acted(table, now, seat, thought, "bot", draw)
    seat = next((actor for actor in actors if actor not in bots), actors[0])
    action = table.state.lapse(seat)
    if action is None:
        raise Refused("no-lapse")
    made = acted(table, now, seat, action, "clock", draw)
    goes_on = table.foreseen is not None and table.outcome(table.foreseen[2].state) is None
    if goes_on and table.bound is None and table.places[seat].lapses + 1 >= LAPSES and not table.places[seat].bot:
        made.append(_replaced(table, now, seat))
    return made
