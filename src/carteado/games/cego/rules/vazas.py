"""Cards that fall and seats that leave: what they do to a volta, and how a vaza ends."""

from typing import Final

from carteado.cards import CARDS
from carteado.game import Event, Seat
from carteado.games.cego.rules import acts, clauses, words
from carteado.games.cego.rules.endings import end_by_leaving, end_by_vazas
from carteado.games.cego.rules.events import LaidOver, WentOut
from carteado.games.cego.rules.proofs import show_before_leaving
from carteado.games.cego.rules.rulebook import POWER, SEATS
from carteado.games.cego.rules.seats import ORDERED, SEATS_OF, SIDES
from carteado.games.cego.rules.volta import Volta
from carteado.tricks.play import Played, VazaWon
from carteado.tricks.vaza import (
    ALL_TIED,
    FIRST_TIED,
    TIED,
    UNDECIDED,
    VERDICTS,
    WIDE_BITS,
    close_wide,
    reason_of,
    wide_at,
    wide_entry,
    wide_entry_at,
)

Log = list[Event] | None

_HOW: Final = {acts.PASSES: words.PASS, acts.TO_PACK: words.PACK, acts.UNSEEN: words.UNSEEN}
_BY_TRIO: Final = "trio"


def play(volta: Volta, seat: Seat, place: int, log: Log) -> None:
    """A card falls, open, and lies there to the end (CEGO-9.VIII.b-1, CEGO-9.VIII.c-1, CEGO-9.VIII.c-2); the last decides."""
    at = 3 * seat + place
    proves_no_flor(volta, seat)
    volta.held &= ~(1 << at)
    volta.seen |= 1 << at
    volta.forced &= ~(1 << at)
    volta.trail |= wide_entry(seat, place) << WIDE_BITS * volta.count
    volta.count += 1
    volta.went |= 1 << seat
    if log is not None:
        log.append(Played(seat, CARDS[volta.hands[at]], False, 0))
    go_on(volta, seat, log)


def proves_no_flor(volta: Volta, seat: Seat) -> None:
    """In the clean profile who plays or leaves without having said a flor has none."""
    if volta.rules.clean and not volta.has_played(seat) and not volta.said_flor() >> seat & 1:
        volta.no_flor |= 1 << seat


def play_two(volta: Volta, seat: Seat, upper_first: int, log: Log) -> None:
    """The last two cards at once: the one underneath falls now, the other is bound to follow."""
    places = [place for place in range(3) if volta.held >> (3 * seat + place) & 1]
    under, over = (places[1], places[0]) if upper_first else (places[0], places[1])
    at = 3 * seat + over
    volta.forced |= 1 << at
    volta.seen |= 1 << at
    if log is not None:
        log.append(LaidOver(seat, CARDS[volta.hands[at]], clauses.TWO_AT_ONCE))
    play(volta, seat, under, log)


def go_on(volta: Volta, seat: Seat, log: Log) -> None:
    """The turn passes to the right, or the vaza is over."""
    left = volta.in_play() & ~volta.went
    if left:
        volta.turn = ORDERED[(seat + 1) % SEATS][left][0]
    else:
        _close_vaza(volta, log)


def _close_vaza(volta: Volta, log: Log) -> None:
    """Two of three decide (CEGO-8-2, CEGO-9.XVI.f-2, CEGO-9.XVI.f-3); pardas have their own rules (CEGO-9.XVI.f-4)."""
    trail, count = volta.trail, volta.count
    closed = close_wide(trail, count, volta.hands, POWER, volta.rules.parda_lead)
    result, lead = closed >> 3, closed & 7
    nth = len(volta.closed)
    volta.results |= (result + 1) << 2 * nth
    volta.closed = (*volta.closed, trail * 8 + count)
    volta.trail = volta.count = volta.went = 0
    winner = VERDICTS[volta.results]
    if log is not None:
        clause = _parda_clause(volta, winner) if result == TIED else _vaza_clause(volta, trail, count)
        log.append(VazaWon(nth + 1, None if result == TIED else result, lead, clause))
    volta.turn = ORDERED[lead][volta.in_play()][0]
    if winner == UNDECIDED:
        return
    if winner == ALL_TIED:
        winner = _first_of_tied(volta, trail, count) & 1
    end_by_vazas(volta, winner, clauses.BY_VAZAS[reason_of(volta.results)], log)


def _parda_clause(volta: Volta, winner: int) -> str:
    """Why the next leader leads after a tied vaza, or, where it decides the volta, why it is tied."""
    if winner != UNDECIDED:
        return clauses.TIED_VAZA
    return clauses.PARDA_FIRST_TIED if volta.rules.parda_lead == FIRST_TIED else clauses.PARDA


def _vaza_clause(volta: Volta, trail: int, count: int) -> str:
    """Why the next leader leads: the highest card, or the first of partners whose cards are equal."""
    strengths = [POWER[volta.hands[wide_at(wide_entry_at(trail, nth))]] for nth in range(count)]
    return clauses.VAZA_WON if strengths.count(max(strengths)) == 1 else clauses.SAME_TRIO_TIED


def _first_of_tied(volta: Volta, trail: int, count: int) -> Seat:
    """Of three pardas: who first played the card that tied the third."""
    first = wide_entry_at(trail, 0)
    best = 0
    for nth in range(count):
        fallen = wide_entry_at(trail, nth)
        strength = POWER[volta.hands[wide_at(fallen)]]
        if strength > best:
            best = strength
            first = fallen
    return first & 7


# Leaving.


def leave(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """A seat passes or goes to the pack, for the vazas to come too (CEGO-9.XVI.k-10); the last of its side gives the volta up.

    Partners who stay play on, and nothing else changes (CEGO-9.VIII.a-7, CEGO-9.XVI.k-5).
    """
    bit = 1 << seat
    if code != acts.PASSES:
        volta.packed |= bit
    if code == acts.TO_PACK:
        show_before_leaving(volta, seat, log)
    elif code == acts.UNSEEN:
        volta.unseen |= bit
    proves_no_flor(volta, seat)
    volta.passed |= bit
    if log is not None:
        log.append(WentOut((seat,), _HOW[code], clauses.PASSED if code == acts.PASSES else clauses.TO_PACK))
    if not volta.in_play() & SIDES[seat & 1]:
        end_by_leaving(volta, seat & 1, log)
    elif volta.turn == seat:
        go_on(volta, seat, log)


def leave_together(volta: Volta, side: int, log: Log) -> None:
    """A whole trio gives the volta up."""
    gone = volta.in_play() & SIDES[side]
    volta.passed |= gone
    if log is not None:
        early = volta.count == 0 and not volta.closed
        log.append(WentOut(SEATS_OF[gone], _BY_TRIO, clauses.TOGETHER if early else clauses.TOGETHER_LATER))
    end_by_leaving(volta, side, log)
