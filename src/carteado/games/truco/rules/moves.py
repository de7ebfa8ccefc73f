"""Whatever changes a mão in play: cards that fall, calls and their answers, hands laid open.

A move trusts its caller: what may be done is in `play_menu`. Where there is a log, what happened is told there.
"""

from typing import Final

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.truco.rules.events import Accepted, Conceded, Raised, Ran, Showed
from carteado.games.truco.rules.mao import ALL_SEATS, BITS, LOST_MAO, SIDES, Mao
from carteado.games.truco.rules.pack_events import ViraTurned
from carteado.games.truco.rules.rulebook import FIRST_BINDS
from carteado.games.truco.rules.strength import NO_CARD
from carteado.pack import Looked
from carteado.tricks.play import Played, VazaWon
from carteado.tricks.vaza import ENTRY_BITS, FACE_DOWN, TIED, UNDECIDED, VERDICTS, close, entry_at, seat_of

RAISE_RULES: Final = tuple([f"raise-{stake}" for stake in range(13)])
ACCEPT_RULES: Final = tuple([f"accept-{stake}" for stake in range(13)])
RUN_RULES: Final = tuple([f"run-{stake}" for stake in range(13)])


def play(mao: Mao, seat: Seat, place: int, down: bool, log: list[Event] | None) -> None:
    """The card at this place falls."""
    if log is not None:
        log.append(_played(mao, seat, place, down))
    entry = seat + 4 * place
    if down:
        entry += FACE_DOWN
    mao.trail += entry << (ENTRY_BITS * mao.fallen)
    mao.fallen += 1
    mao.held -= BITS[seat * 3 + place]
    if mao.exposed and not down:
        mao.exposed = tuple(_still_exposed(mao, BITS[seat * 3 + place]))
    if mao.forced:
        _unforce(mao, seat * 3 + place, down)
    mao.went += BITS[seat]
    if mao.went == ALL_SEATS[mao.seats]:
        _close_vaza(mao, log)
        return
    turn = mao.turn
    while mao.went >> turn & 1:
        turn = turn + 1 if turn + 1 < mao.seats else 0
    mao.turn = turn


def _played(mao: Mao, seat: Seat, place: int, down: bool) -> Event:
    card = mao.card(seat, place)
    where = place + 1 if mao.dark() else 0
    if not down or mao.laid >> (seat * 3 + place) & 1:
        return Played(seat, card, down, where)
    audience = (REFEREE,) if where else (seat, REFEREE)
    return Played(seat, None, True, where, (card,), audience)


def _unforce(mao: Mao, at: int, down: bool) -> None:
    """A card that waited for its turn has fallen: it proves nothing about the rest of the hand, and lies open for good."""
    waiting = [item for item in mao.forced if item // 2 != at]
    if len(waiting) < len(mao.forced) and not down:
        mao.laid |= BITS[at]
    mao.forced = tuple(waiting)


def force(mao: Mao, seat: Seat, place: int, down: bool) -> None:
    """This card fell too early and waits for its owner's next turn, open to all or covered."""
    mao.forced += ((seat * 3 + place) * 2 + int(down),)
    if not down:
        mao.laid |= BITS[seat * 3 + place]
        mao.exposed = tuple(_still_exposed(mao, mao.laid))


def expose(mao: Mao, seat: Seat, place: int) -> None:
    """All have seen this card of a hand; in the dark it stays open where it lies, and so does one laid open before."""
    at = seat * 3 + place
    if mao.dark():
        mao.laid |= BITS[at]
    elif not mao.laid >> at & 1:
        mao.exposed = tuple(sorted([*_still_exposed(mao, BITS[at]), at * 16 + mao.fallen]))


def _still_exposed(mao: Mao, gone: int) -> list[int]:
    """What all know of hands by memory, without the places in this mask."""
    return [item for item in mao.exposed if not gone >> item // 16 & 1]


def _close_vaza(mao: Mao, log: list[Event] | None) -> None:
    """The best open card takes it (FEN-3h, FEN-3i; one against one SIN-DEF-CANGAR-2), and its player leads the next.

    FEN-16, SIN-JOGO-6, SIN-JOGO-7. A tie under a covered card is like any other (ASFO-TRUCO-12). The mão is the best of three
    vazas, with five ways to tie (SIN-DEF-MAO-2, SIN-CANGAR-0).
    """
    trail = mao.trail >> (ENTRY_BITS * (mao.fallen - mao.seats))
    closed = mao.closed(trail)
    won = closed >> 2 & 3
    lead = closed & 3
    if log is not None:
        _tell_vaza(mao, trail, won, lead, log)
    mao.results |= (won + 1) << (2 * mao.vaza)
    mao.winner = VERDICTS[mao.results]
    mao.turn = lead
    mao.went = 0
    if mao.winner == UNDECIDED:
        was_dark = mao.dark()
        mao.vaza += 1
        if closed >= LOST_MAO:
            mao.winner = 0 if mao.kill & SIDES[0] else 1
        if log is not None and was_dark and not mao.dark():
            for seat in range(mao.seats):
                log.append(Looked(seat, seat, mao.rules.cites["iron"], mao.hand(seat), (seat, REFEREE)))
    mao.kill = 0


def _tell_vaza(mao: Mao, trail: int, won: int, lead: Seat, log: list[Event]) -> None:
    cites = mao.rules.cites
    if mao.vira != NO_CARD and not mao.vira_open():
        log.append(ViraTurned(CARDS[mao.vira], cites["iron-vira"]))
    by_cards = close(trail, mao.seats, mao.hands, mao.power, mao.rules.tie_lead, mao.rules.all_down_lead) >> 2
    rule = "tied-vaza" if won == TIED else "vaza" if won == by_cards else "must-kill"
    log.append(VazaWon(mao.vaza + 1, None if won == TIED else won, lead, cites[rule]))


def call(mao: Mao, seat: Seat, log: list[Event] | None) -> None:
    """Ask for the next step; raising in answer takes the step before."""
    if mao.asked:
        mao.stake = mao.asked
    mao.asked = mao.rules.ladder.above[mao.stake]
    mao.raiser = seat & 1
    mao.callers += (seat,)
    mao.folded = 0
    if mao.rules.must_kill and _call_binds(mao, mao.asked):
        mao.kill = _open_seats(mao, 1 - (seat & 1))
    if log is not None:
        log.append(Raised(seat, mao.asked, mao.rules.cites[RAISE_RULES[mao.asked]]))


def _call_binds(mao: Mao, asked: int) -> bool:
    """Whether who asks for this stake has to beat what lies open: truco does, a later step where the code has it so."""
    return asked == mao.rules.ladder.steps[1] or mao.rules.must_kill_on_raise


def _open_seats(mao: Mao, side: int) -> int:
    """The seats of a side with an open card in the vaza in play, as a mask."""
    mask = 0
    for nth in range(mao.fallen - mao.fallen % mao.seats, mao.fallen):
        entry = entry_at(mao.trail, nth)
        if entry & FACE_DOWN == 0 and seat_of(entry) & 1 == side:
            mask |= 1 << seat_of(entry)
    return mask


def withdraw(mao: Mao) -> None:
    """The last call was none: what was asked before it stands again."""
    side = mao.raiser
    bound = mao.rules.must_kill and _call_binds(mao, mao.asked)
    mao.callers = mao.callers[:-1]
    if bound:
        mao.kill = _open_seats(mao, 1 - (mao.callers[-1] & 1)) if mao.callers else 0
    mao.folded = 0
    if mao.callers:
        mao.asked = mao.stake
        mao.stake = mao.rules.ladder.below[mao.stake]
        mao.raiser = 1 - side
    else:
        mao.asked = 0
        mao.raiser = UNDECIDED if mao.stake == mao.rules.ladder.bottom else 1 - side


def accept(mao: Mao, seat: Seat, log: list[Event] | None) -> None:
    """The stake asked for is on."""
    if log is not None:
        log.append(Accepted(seat, mao.asked, mao.rules.cites[ACCEPT_RULES[mao.asked]]))
    mao.stake = mao.asked
    mao.asked = 0
    mao.callers = ()
    mao.folded = 0


def run(mao: Mao, seat: Seat, log: list[Event] | None) -> None:
    """One refusal, or the last one needed: then the mão is the callers'."""
    mao.folded |= 1 << seat
    partner = (seat + 2) % mao.seats
    final = mao.rules.answer == FIRST_BINDS or mao.folded >> partner & 1 == 1
    if log is not None:
        log.append(Ran(seat, mao.asked, final, mao.rules.cites[RUN_RULES[mao.asked]]))
    if final:
        mao.winner = mao.raiser


def show(mao: Mao, seat: Seat, clause: str, log: list[Event] | None) -> None:
    """The hand is laid open; with a winning set the mão is won."""
    mao.laid |= mao.held & 7 << (seat * 3)
    mao.exposed = tuple(_still_exposed(mao, mao.laid))
    if log is not None:
        log.append(Showed(seat, mao.hand(seat), clause))


def concede(mao: Mao, seat: Seat, log: list[Event] | None) -> None:
    """The mão goes to the other side."""
    mao.winner = 1 - (seat & 1)
    if log is not None:
        log.append(Conceded(seat, mao.rules.cites["concede"]))
