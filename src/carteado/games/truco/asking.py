"""How long a table waits for a cutter who may have a packet burned: once for the whole deal, or packet by packet."""

from typing import Final

from carteado.family import Window
from carteado.game import Event, State
from carteado.games.truco.rules.baralho import ALL_ASKED
from carteado.games.truco.rules.board import TrucoBoard
from carteado.games.truco.rules.pack_events import LEAVES_TIME
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import DEALING

TO_BURN: Final = 4000  # ms to say which packet burns; silence burns none
_BURNS: Final = 4  # more than a cutter may burn, so every question of a partida has its number


def window(state: State) -> Window | None:
    """The question to the cutter, once the dealer gives all."""
    partida = _partida(state)
    pack = partida.baralho
    if partida.phase != DEALING or pack.giving != ALL_ASKED:
        return None
    return Window(partida.number * _BURNS + pack.burned, TO_BURN)


def leaves_time(state: State, events: tuple[Event, ...]) -> int:
    """Where the cutter is asked about every packet, so long before the next one comes; else the question has its own time."""
    if not _partida(state).rules.ask_each_packet:
        return 0
    return max([LEAVES_TIME.get(type(event), 0) for event in events], default=0)


def _partida(state: State) -> Partida:
    board = state.board()
    assert isinstance(board, TrucoBoard)
    return board.partida
