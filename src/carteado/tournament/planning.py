"""The plan of the day: which jogos can be played at once, and how many waves that takes."""

from carteado.tournament.state import State
from carteado.tournament.tables import sides
from carteado.tournament.waves import planned

Wave = tuple[str, ...]


def waves_of(state: State, tables: int) -> tuple[Wave, ...]:
    """The jogos still to be played whose sides are known, in as few waves as so many tables allow."""
    waiting = [jogo for jogo in state.jogos.values() if not jogo.decided and None not in sides(state, jogo)]
    people = [tuple([side for side in sides(state, jogo) if side]) for jogo in waiting]
    return tuple([tuple([waiting[at].id for at in wave]) for wave in planned(people, tables)])
