"""What a run-out clock stands for: the quiet answer, which is a true one: nobody comes to hide a flor by thinking too long."""

from typing import Final

from carteado.game import Seat
from carteado.games.cego.rules import acts
from carteado.games.cego.rules.menu import menu
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.phases import CUTTING, EXPOSED, PLAYING
from carteado.games.cego.rules.pontos import SONGS, envido_song, flor_song
from carteado.games.cego.rules.rulebook import POWER
from carteado.games.cego.rules.stages import ENVIDO, GATE, LEI_ANSWERERS, LEI_PROPOSERS, SINGING, TURN
from carteado.games.cego.rules.volta import Volta

_MIDDLE: Final = 20
_SAYING: Final = (TURN, GATE, LEI_ANSWERERS, LEI_PROPOSERS)
_QUIET: Final = (acts.DEFER, acts.E_BOA, acts.NOTHING, acts.NAO_QUERO, acts.SHRINK_NAO_QUERO)


def lapse(partida: Partida, seat: Seat) -> int:
    """The code of the quiet answer of a seat that is waited for."""
    volta = partida.volta
    if partida.phase == PLAYING and volta is not None:
        if volta.window == SINGING:
            return _song(volta, seat)
        codes = menu(volta, seat)
        if acts.FLOR in codes and volta.window in _SAYING and volta.holds_flor(seat):
            return acts.FLOR
        if volta.window == TURN and codes[0] < acts.PASSES:
            return _lowest(volta, seat, codes)
        for quiet in _QUIET:
            if quiet in codes:
                return quiet
        return codes[0]
    if partida.phase == CUTTING:
        return acts.CUT + _MIDDLE
    return acts.KEEP if partida.phase == EXPOSED else partida.codes(seat)[0]


def _song(volta: Volta, seat: Seat) -> int:
    """The truth where one must sing, or the nearest to it that a false flor has, and nothing where one need not."""
    codes = menu(volta, seat)
    if acts.NAO_MATO in codes:
        return acts.NAO_MATO
    a, b, c = volta.cards(seat)
    return acts.SING + (envido_song(a, b, c) if volta.points == ENVIDO else min(flor_song(a, b, c), len(SONGS) - 1))


def _lowest(volta: Volta, seat: Seat, codes: tuple[int, ...]) -> int:
    lowest = codes[0]
    for place in codes:
        if place < acts.PASSES and POWER[volta.hands[3 * seat + place]] < POWER[volta.hands[3 * seat + lowest]]:
            lowest = place
    return lowest
