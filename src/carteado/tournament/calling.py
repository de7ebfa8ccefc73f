"""Which jogos to call now: those whose sides are free, to the tables that are, in the order of the plan.

Rule 1: this proposes and nothing more. Whoever runs the event calls these, others, or none.
"""

from carteado.tournament.planning import open_tables
from carteado.tournament.state import Jogo, State
from carteado.tournament.tables import played, sides

Call = tuple[str, tuple[int, ...], int]  # a jogo, its sides, a table


def free_tables(state: State) -> tuple[int, ...]:
    """The open tables at which nobody is awaited and nobody plays."""
    taken = {jogo.table for jogo in state.jogos.values() if _under_way(jogo)}
    return tuple([table for table in open_tables(state) if table not in taken])


def calls(state: State) -> tuple[Call, ...]:
    """The next jogos for the free tables, nobody twice; one that has a table of its own waits for that one."""
    free = list(free_tables(state))
    busy = {side for jogo in state.jogos.values() if _under_way(jogo) for side in sides(state, jogo)}
    found: list[Call] = []
    for jogo in sorted(state.jogos.values(), key=lambda one: (one.round, one.number)):
        known = tuple([side for side in sides(state, jogo) if side])
        if _over(state, jogo) or _under_way(jogo) or len(known) < len(jogo.slots) or busy & set(known):
            continue
        table = jogo.table if jogo.table in free else 0 if jogo.table else next(iter(free), 0)
        if table:
            free.remove(table)
            busy |= set(known)
            found.append((jogo.id, known, table))
    return tuple(found)


def _over(state: State, jogo: Jogo) -> bool:
    one = played(state, jogo.id)
    return jogo.decided or (one is not None and one.decided)


def _under_way(jogo: Jogo) -> bool:
    return not jogo.decided and bool(jogo.called or jogo.started or jogo.rows)
