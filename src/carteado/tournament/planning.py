"""The plan of the day: which jogos can be played at once, how many waves that takes, and when each is expected to begin."""

from typing import Final

from carteado.tournament.state import Jogo, State
from carteado.tournament.tables import sides
from carteado.tournament.waves import begins, expected, planned

Wave = tuple[str, ...]
MINUTE: Final = 60_000
MOST: Final = 2000  # jogos that are planned, the first to come: nobody plays so many before the plan is another
OF_ONE: Final = 15  # minutes of a partida to twelve: three of them are expected to take 45, five 75


def waves_of(state: State, tables: int, most: int | None = None) -> tuple[Wave, ...]:
    """The jogos still to be played whose sides are known, or the first of them, in as few waves as so many tables allow."""
    open_ones = [jogo for jogo in state.jogos.values() if not jogo.decided and None not in sides(state, jogo)]
    waiting = sorted(open_ones, key=lambda jogo: not (jogo.called or jogo.started or jogo.rows))[:most]  # under way is first
    people = [tuple([side for side in sides(state, jogo) if side]) for jogo in waiting]
    return tuple([tuple([waiting[at].id for at in wave]) for wave in planned(people, tables)])


def open_tables(state: State) -> tuple[int, ...]:
    """The numbers of the tables that can be played at."""
    return tuple([number for number in range(1, state.tables + 1) if number not in state.closed_tables])


def schedule(state: State) -> tuple[tuple[Wave, ...], tuple[int, ...]]:
    """The waves at the tables that are open, and the minute from now in which each is expected to begin."""
    waves = waves_of(state, max(1, len(open_tables(state))), MOST)
    ids = list(state.jogos)
    at = {name: number for number, name in enumerate(ids)}
    lengths = [length(state, state.jogos[name]) for name in ids]
    return waves, begins([[at[name] for name in wave] for wave in waves], lengths)


def length(state: State, jogo: Jogo) -> int:
    """Minutes this jogo is expected to take: as those that were played of its length, or as is usual."""
    best_of = jogo.format.best_of
    found: int | None = state.kept.get(("length", best_of))
    if found is None:
        lasted = [minutes for one, minutes in _lasted(state) if one.format.best_of == best_of]
        found = state.kept["length", best_of] = expected(state.code.clock or OF_ONE * best_of, lasted)
    return found


def each_of(state: State) -> int:
    """Minutes a jogo of the event is expected to take now; 0 where there is none to come."""
    waiting = [jogo for jogo in state.jogos.values() if not jogo.decided]
    return length(state, waiting[0]) if waiting else 0


def _lasted(state: State) -> list[tuple[Jogo, int]]:
    found: list[tuple[Jogo, int]] | None = state.kept.get("lasted")
    if found is None:
        over = [jogo for jogo in state.jogos.values() if jogo.decided and jogo.finished_at > jogo.started > 1 and jogo.rows]
        found = state.kept["lasted"] = [(jogo, -(-(jogo.finished_at - jogo.started) // MINUTE)) for jogo in over]
    return found
