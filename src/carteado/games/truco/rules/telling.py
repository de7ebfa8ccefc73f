"""Events that take more than a line to tell."""

from typing import Final

from carteado.game import REFEREE, Event, Seat
from carteado.games.truco.rules.events import Revealed
from carteado.games.truco.rules.mao import ELEVEN, Mao
from carteado.pack import Dealt, Looked
from carteado.tricks.vaza import FACE_DOWN, entry_at, seat_of

_JUDGE_ALONE: Final[tuple[int, ...]] = (REFEREE,)
_OWN: Final = tuple([(seat, REFEREE) for seat in range(8)])


def tell_deal(mao: Mao, log: list[Event]) -> None:
    """Each seat its cards, in the order of the deal; the side on eleven also each other's."""
    dark = mao.dark()
    for nth in range(mao.seats):
        seat = (mao.dealer + 1 + nth) % mao.seats
        log.append(Dealt(seat, mao.dealt(seat), _JUDGE_ALONE if dark else _OWN[seat]))
    if mao.kind == ELEVEN:
        for seat in range(mao.owner, mao.seats, 2):
            _tell_partner(mao, seat, log)


def _tell_partner(mao: Mao, seat: Seat, log: list[Event]) -> None:
    partner = (seat + 2) % mao.seats
    if partner != seat:
        cards = tuple(sorted(mao.dealt(partner)))  # as they are held, not as they were dealt
        log.append(Looked(seat, partner, mao.rules.cites["eleven"], cards, (seat, partner, REFEREE)))


def tell_face_down(mao: Mao, log: list[Event]) -> None:
    """Turn up what fell face down, where the code has it so."""
    if not mao.rules.reveal_face_down:
        return
    for nth in range(mao.fallen):
        entry = entry_at(mao.trail, nth)
        if entry & FACE_DOWN:
            log.append(Revealed(seat_of(entry), nth // mao.seats + 1, mao.face(entry)))
