"""What a turn is made of: whose it is, the last discard taken, a batida that is none."""

from carteado.cards import CARDS
from carteado.game import Event, Seat
from carteado.games.pife.rules.endings import void_deal
from carteado.games.pife.rules.events import FalseBatida
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import BUYING, NOTHING_DRAWN
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.rulebook import LOSE_LIFE

Log = list[Event] | None


def begin_turn(partida: Partida, rodada: Rodada, seat: Seat) -> None:
    """The turn of this seat."""
    partida.phase = BUYING
    partida.turns += 1
    rodada.turn, rodada.drew, rodada.fresh, rodada.said, rodada.erred = seat, NOTHING_DRAWN, -1, False, 0


def pass_turn(partida: Partida, rodada: Rodada, seat: Seat, log: Log) -> None:
    """After this seat the next one; too many turns without the stock make the deal void (CAC-S17, PIF-S21)."""
    if rodada.idle >= partida.rules.stall_turns:
        void_deal(partida, "stalled", log)
    else:
        begin_turn(partida, rodada, rodada.after(seat, partida.rules.step))


def take_top(partida: Partida, rodada: Rodada, seat: Seat) -> None:
    """The last discard goes into a hand; a curinga may count only as itself then (CAC-S11)."""
    face = rodada.top()
    rodada.take(seat)
    if partida.rules.tame_when_taken and face in rodada.wild:
        rodada.tame[seat] = (*rodada.tame[seat], face)


def err(partida: Partida, rodada: Rodada, seat: Seat, claimed: int, log: Log) -> None:
    """Cards that are no batida are shown and taken back; what it costs (CAC-S9, PIF-ERR-1, PIF-ERR-2)."""
    rodada.erred |= 1 << seat
    rodada.alarm |= 1 << seat
    if partida.rules.false_batida == LOSE_LIFE:
        rodada.owes[seat] += 1
    else:
        rodada.barred |= 1 << seat
    rodada.reveal(seat)
    if log is not None:
        shown = tuple([CARDS[held] for held in rodada.faces(seat)])
        log.append(FalseBatida(seat, shown, None if claimed < 0 else CARDS[claimed], partida.cite("false")))
