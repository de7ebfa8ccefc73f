"""A turn: draw, go out or discard. Whether it may be done is in `refusals`; the answers to a discard are in `claims`."""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.pife.rules import claims
from carteado.games.pife.rules.endings import end_alone, end_batida, void_deal
from carteado.games.pife.rules.events import Abandoned, Bought, SaidPifei, StockEnded, Threw, Took
from carteado.games.pife.rules.hands import finished, is_batida
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import (
    ABANDONED,
    FROM_LIXO,
    FROM_STOCK,
    NO_FACE,
    PLAYING,
    RESTOCKING,
    THREW,
)
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.turns import begin_turn, err, pass_turn, take_top

Log = list[Event] | None


def leave(partida: Partida, seat: Seat, log: Log) -> None:
    """For one life the seat leaves the deal before its first draw; the last one in has won it (CAC-S15)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.status[seat] = ABANDONED
    partida.loses(seat, 1)
    if log is not None:
        log.append(Abandoned(seat, 1, partida.cite("abandon")))
    still = rodada.still_in()
    if len(still) == 1:
        end_alone(partida, still[0], "alone", log)
    else:
        begin_turn(partida, rodada, rodada.after(seat, partida.rules.step))


def buy(partida: Partida, log: Log) -> None:
    """The top card of the stock; an empty one is made again of the lixo, or the deal is void (CAC-S12, PIF-S15)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.alarm = 0
    if rodada.stock():
        draw(partida, rodada, log)
    elif partida.rules.restock and rodada.reshuffles < partida.rules.max_reshuffles and len(rodada.lixo) > 1:
        partida.phase = RESTOCKING
        if log is not None:
            log.append(StockEnded(rodada.turn, partida.cite("exhausted")))
    else:
        void_deal(partida, "exhausted", log)


def draw(partida: Partida, rodada: Rodada, log: Log) -> None:
    """A card of the stock goes into the hand of who is on turn."""
    seat, place = rodada.turn, rodada.stock_at
    rodada.stock_at += 1
    rodada.gain(seat, place)
    rodada.drew, rodada.fresh, rodada.idle = FROM_STOCK, place, 0
    rodada.drawn |= 1 << seat
    partida.phase = PLAYING
    if log is not None:
        card = CARDS[rodada.pack[place]]
        if place == rodada.vira_at:
            log.append(Bought(seat, rodada.stock(), card))
        else:
            log.append(Bought(seat, rodada.stock(), None, (card,), (seat, REFEREE)))


def take(partida: Partida, log: Log) -> None:
    """The last discard, and that one only (CAC-TURN-2, PIF-TURN-2)."""
    rodada = partida.rodada
    assert rodada is not None
    seat, face = rodada.turn, rodada.top()
    rodada.alarm = 0
    take_top(partida, rodada, seat)
    rodada.drew, rodada.fresh, rodada.idle = FROM_LIXO, face, rodada.idle + 1
    rodada.drawn |= 1 << seat
    partida.phase = PLAYING
    if log is not None:
        log.append(Took(seat, CARDS[face], partida.cite("draw")))


def say_pifei(partida: Partida, seat: Seat, log: Log) -> None:
    """Words alone, true or not (CAC-PIF-1, CAC-PIF-2)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.said = True
    if log is not None:
        log.append(SaidPifei(seat, partida.cite("pifei")))


def discard(partida: Partida, seat: Seat, face: int, log: Log) -> None:
    """A card on the lixo, which others may be asked about (CAC-TURN-1, PIF-TURN-1, PIF-S7)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.show(seat, face)
    rodada.lixo.append(face)
    rodada.alarm = 0
    claims.open_window(partida, rodada, seat, face, log)
    if not rodada.asked:
        pass_turn(partida, rodada, seat, log)


def go_out(partida: Partida, seat: Seat, face: int, log: Log) -> None:
    """Nine cards in melds and the tenth discarded, or ten in melds; where they are not, the price (CAC-OBJ-1, PIF-ERR-1)."""
    rodada = partida.rodada
    assert rodada is not None
    if not is_batida(partida, rodada, seat, face):
        err(partida, rodada, seat, NO_FACE, log)
        return
    end_batida(partida, rodada, seat, finished(partida, rodada, seat, face), face, NO_FACE, log)


def throw(partida: Partida, seat: Seat, log: Log) -> None:
    """Who takes the deal for over and throws the cards away is out of it; the last one in takes the pot (PIF-ERR-3, PIF-S9)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.status[seat] = THREW
    if log is not None:
        log.append(Threw(seat, partida.cite("throw")))
    still = rodada.still_in()
    if len(still) == 1:
        end_alone(partida, still[0], "alone-thrown", log)
    elif rodada.turn == seat:
        begin_turn(partida, rodada, rodada.after(seat, partida.rules.step))
