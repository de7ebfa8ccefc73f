"""How a roda or a testa ends: what is shown, what comes out, and who is paid what.

The order is that of the text: what must be shown, what was asked for, what came out; then the points part, the truco part and
the single tentos of penalty. A side at fault in a part pays it to the other; where both are, nobody is paid.
"""

from typing import Final

from carteado.game import Event, Seat
from carteado.truco.cego import clauses, words
from carteado.truco.cego.chains import SIMPLE, contest, shrunk
from carteado.truco.cego.events import Admitted, FoundOut
from carteado.truco.cego.menu import COUNTERED, COUNTERED_REST
from carteado.truco.cego.pontos import PAIR, envido_song, flor_song
from carteado.truco.cego.proofs import Log, show_all, show_demanded, show_flores, show_songs
from carteado.truco.cego.volta import (
    COUNT,
    DONE,
    ENVIDO,
    FLOR,
    GATE,
    HIDDEN,
    NOBODY,
    OPEN,
    SEATS_OF,
    SETTLED,
    SIDES,
    TESTA,
    Volta,
)
from carteado.truco.cego.worth import if_refused

_OTHER: Final[tuple[int, ...]] = (1, 0)
_BOTH: Final = 3  # sides, as bits


def end_by_vazas(volta: Volta, side: int, clause: str, log: Log) -> None:
    """Three vazas, or two, have decided; where truco was never said that is told, unless a parda needs to be explained."""
    volta.winner = side
    plain = clause == clauses.TRUCO_WON and not volta.level
    settle(volta, side, clauses.NOT_CALLED if plain else clause, log)


def end_by_refusal(volta: Volta, log: Log) -> None:
    """The truco was refused; flores its callers could still have sung are theirs."""
    side = volta.asked_by
    if volta.rules.collect_on_refusal:
        _collect(volta, side, log)
    settle(volta, side, clauses.TRUCO_STEPS[volta.refused], log)


def end_face_down(volta: Volta, log: Log) -> None:
    """Whose first card fell face down has lost the truco part, and nothing else."""
    settle(volta, _OTHER[volta.down & 1], clauses.FACE_DOWN, log)


def end_by_leaving(volta: Volta, loser: int, log: Log) -> None:
    """The last seat of a side has left: the others are paid what the points stood at, and the truco."""
    keeper = _OTHER[loser]
    points = volta.points
    said = volta.said_flor() & SIDES[keeper]
    if volta.window == GATE and said:
        _credit(volta, words.OF_FLOR, keeper, SIMPLE * COUNT[said], alone_clause(volta, said))
    elif points == OPEN:
        _left_unopened(volta, loser, keeper, log)
    elif points == ENVIDO and volta.lei == keeper:
        if not _collect_all(volta, keeper, log):
            _credit(volta, words.OF_ENVIDO, keeper, 1, clauses.GAVE_UP_PROPOSAL)
    elif points == ENVIDO:
        clause = clauses.GAVE_UP_PROPOSAL if len(volta.chain) == 1 else clauses.GAVE_UP_RAISE
        _credit(volta, words.OF_ENVIDO, keeper, if_refused(volta), clause)
    elif points == FLOR:
        _credit(volta, words.OF_FLOR, keeper, given_in(volta), given_in_clause(volta))
    if volta.down == NOBODY:
        settle(volta, keeper, _leaving_clause(volta), log)
    else:
        end_face_down(volta, log)


def _left_unopened(volta: Volta, loser: int, keeper: int, log: Log) -> None:
    """Flores that could still be sung; else one for the envido, if the losers neither played nor spoke or it was still open."""
    if _collect(volta, keeper, log):
        return
    rules = volta.rules
    clause = clauses.GAVE_UP_UNSPOKEN
    if not volta.spoke >> loser & 1 and not _has_played(volta, loser):
        owed = rules.leaving_costs_envido or not volta.asked
    else:
        clause = clauses.GAVE_UP_OPEN
        owed = volta.form == TESTA and rules.open_any_time and not volta.no_envido >> keeper & 1
        owed = owed and volta.untouched() & SIDES[keeper] != 0
    if owed:
        _credit(volta, words.OF_ENVIDO, keeper, 1, clause)


def _has_played(volta: Volta, side: int) -> bool:
    """Whether a card of this side has fallen."""
    return any(volta.has_played(seat) for seat in SEATS_OF[SIDES[side] & volta.active()])


def alone_clause(volta: Volta, said: int) -> str:
    """Why flores that nobody met are paid."""
    if COUNT[said] > 1:
        return clauses.FLORES_ALONE
    if said & volta.shrunk:
        return clauses.SHRUNK_ALONE
    rest = (volta.top_a if said & SIDES[0] else volta.top_b) > 1
    return clauses.REST_ALONE if rest else clauses.FLOR_ALONE


def given_in(volta: Volta) -> int:
    """Tentos for the side that put the last call on the flores, when the other does not take it."""
    winner = volta.flor_by
    mine, theirs = volta.said_flor() & SIDES[winner], volta.said_flor() & SIDES[_OTHER[winner]]
    if volta.flor_step != COUNTERED_REST:
        return shrunk(COUNT[mine], COUNT[theirs])
    if volta.form == TESTA:
        return volta.rules.testa_counter_refused
    return contest(COUNT[mine], COUNT[theirs & volta.flores], COUNT[theirs & volta.shrunk])


def given_in_clause(volta: Volta) -> str:
    """The clause behind those tentos."""
    if volta.flor_step == COUNTERED_REST:
        return clauses.COUNTER_REFUSED
    if COUNT[volta.said_flor()] > 2:
        return clauses.SEVERAL_SHRUNK
    return clauses.SHRUNK if volta.flor_step == COUNTERED else clauses.REST_REFUSED


def compared(volta: Volta, winner: int) -> int:
    """Tentos for the side with the best flor, nothing having been put on them."""
    mine, theirs = volta.said_flor() & SIDES[winner], SIDES[_OTHER[winner]]
    return contest(COUNT[mine], COUNT[theirs & volta.flores], COUNT[theirs & volta.shrunk])


def _leaving_clause(volta: Volta) -> str:
    step = volta.asked or volta.level
    return clauses.TRUCO_STEPS[step] if step else clauses.GAVE_UP_TRUCO


def _credit(volta: Volta, part: str, side: int, tentos: int, clause: str) -> None:
    volta.won_part = part
    volta.won_clause = clause
    volta.won_by = side
    volta.won = tentos
    volta.points = SETTLED


def _collect(volta: Volta, side: int, log: Log) -> bool:
    """Flores that this side could still have sung are shown and paid; the other seats that could have none."""
    return _collect_from(volta, side, volta.can_sing_flor() & SIDES[side], log)


def _collect_all(volta: Volta, side: int, log: Log) -> bool:
    """The same against who leaves a lei do jogo unanswered: its side was still to declare its flores."""
    return _collect_from(volta, side, volta.untouched() & SIDES[side], log)


def _collect_from(volta: Volta, side: int, may: int, log: Log) -> bool:
    clause = clauses.GAVE_UP_AGAINST_FLOR if volta.form == TESTA else clauses.GAVE_UP_AGAINST_FLORES
    count = 0
    for seat in SEATS_OF[may]:
        if volta.holds_flor(seat):
            count += 1
            volta.flores |= 1 << seat
            volta.has_flor |= 1 << seat
            show_all(volta, seat, words.OF_FLOR, clause, log)
        else:
            volta.no_flor |= 1 << seat
    if count:
        _credit(volta, words.OF_FLOR, side, SIMPLE * count, clause)
    return count > 0


def admit(volta: Volta, seat: Seat, log: Log) -> None:
    """A false flor owned up to before the truco and the cards."""
    if log is not None:
        log.append(Admitted(seat, clauses.ADMITTED))
    end_false_flor(volta, seat, clauses.ADMITTED, log)


def end_false_flor(volta: Volta, seat: Seat, owned: str, log: Log) -> None:
    """A flor known to be none ends the volta: three for it and for every other flor, and the truco, by the clause `owned`.

    What was asked for and the other flores are shown as ever; one as false on the other side leaves nobody to be paid.
    """
    volta.no_flor |= 1 << seat
    said = COUNT[volta.said_flor()] if volta.rules.false_flor_pays_all else 1
    _credit(volta, words.OF_FLOR, _OTHER[seat & 1], SIMPLE * said, owned)
    settle(volta, NOBODY, owned, log)
    several = clauses.FALSE_AMONG_SEVERAL if said > 1 and owned == clauses.ADMITTED else owned
    bill: list[tuple[str, int, int, str]] = []
    for part, to, tentos, clause in volta.bill:
        own = several if part == words.OF_FLOR else owned
        bill.append((part, to, tentos, own if clause in (clauses.FALSE_FLOR, clauses.FALSE_AMONG_SEVERAL) else clause))
    volta.bill = tuple(bill)


def _done(volta: Volta, bill: tuple[tuple[str, int, int, str], ...]) -> None:
    volta.window = DONE
    volta.waiting = 0
    volta.points = SETTLED
    volta.bill = bill


def settle(volta: Volta, truco_to: int, clause: str, log: Log) -> None:
    """Show, look for faults, and write the bill; `truco_to` is who won the truco part, or nobody where it is not played."""
    show_flores(volta, log)
    show_songs(volta, log)
    if volta.demands:
        show_demanded(volta, log)
    flor, song, hidden, unfounded = _faults(volta, log)
    if volta.points == HIDDEN:
        _compare_hidden(volta, flor)
    bill: list[tuple[str, int, int, str]] = []
    _bill_points(volta, flor, song, bill)
    hiders = (1 if hidden & SIDES[0] else 0) | (2 if hidden & SIDES[1] else 0)
    if hiders and hiders != _BOTH:
        bill.append((words.OF_FLOR, 0 if hiders == 2 else 1, SIMPLE * COUNT[hidden], _hidden_clause(volta, hidden)))
    at_fault = flor | song | hiders
    if at_fault == 0:
        if truco_to != NOBODY:
            bill.append((words.OF_TRUCO, truco_to, volta.truco_worth(), clause))
    elif at_fault != _BOTH:
        to = 0 if at_fault == 2 else 1
        bill.append((words.OF_TRUCO, to, volta.truco_worth(), _truco_clause(volta, flor, song, hidden)))
    for side in unfounded:
        bill.append(("penalty", side, 1, clauses.NONE_FOUND))
    _done(volta, tuple(bill))


def _truco_clause(volta: Volta, flor: int, song: int, hidden: int) -> str:
    """Why the truco goes to who may not have won it."""
    if flor:
        return clauses.UNPROVED_FLOR if volta.said_flor() & volta.unseen else clauses.FALSE_FLOR
    if song:
        played = clauses.WRONG_SONG if volta.level else clauses.WRONG_SONG_NO_TRUCO
        return clauses.UNPROVED_ENVIDO if volta.unseen else played
    return _hidden_clause(volta, hidden)


def _points_clause(volta: Volta, flor: int) -> str:
    """Why the points go to who may not have won them."""
    if not flor:
        return clauses.UNPROVED_ENVIDO if volta.unseen else clauses.WRONG_SONG
    said = volta.said_flor() & SIDES[flor - 1]
    if said & volta.unseen:
        return clauses.UNPROVED_FLOR
    none = [seat for seat in SEATS_OF[said] if not volta.holds_flor(seat)]
    return clauses.FALSE_AMONG_SEVERAL if none and COUNT[said] > 1 else clauses.FALSE_FLOR


def _hidden_clause(volta: Volta, hidden: int) -> str:
    return clauses.FOUND_BY_DEMAND if volta.demands & hidden else clauses.HIDDEN_FLOR


def _faults(volta: Volta, log: Log) -> tuple[int, int, int, list[int]]:
    """Sides at fault in flor and in song, as bits; seats that hid a flor; and the sides asked for one without reason."""
    flor = song = 0
    said = volta.said_flor()
    for seat in SEATS_OF[said]:
        what = _flor_fault(volta, seat)
        if what:
            flor |= 1 << (seat & 1)
            if not volta.no_flor >> seat & 1:
                _tell(seat, what, clauses.UNPROVED_FLOR if what == words.UNPROVED else clauses.FALSE_FLOR, log)
    if volta.won_part == words.OF_ENVIDO and volta.best != NOBODY:
        for seat in SEATS_OF[volta.active()]:
            what = _song_fault(volta, seat)
            if what:
                song |= 1 << (seat & 1)
                _tell(seat, what, clauses.UNPROVED_ENVIDO if what == words.UNPROVED else clauses.WRONG_SONG, log)
    hidden = 0
    unfounded: list[int] = []
    for seat in SEATS_OF[volta.active() & ~said]:
        asked = volta.demands >> seat & 1
        if volta.seen >> 3 * seat & 7 == 7 and volta.holds_flor(seat):
            if not (volta.rules.minha_flor_void and volta.minha_flor >> seat & 1):
                hidden |= 1 << seat
                _tell(seat, words.HIDDEN_FLOR, clauses.FOUND_BY_DEMAND if asked else clauses.HIDDEN_FLOR, log)
        elif asked:
            unfounded.append(seat & 1)
            _tell(seat, words.NO_FLOR_FOUND, clauses.NONE_FOUND, log)
    return flor, song, hidden, unfounded


def _tell(seat: Seat, what: str, clause: str, log: list[Event] | None) -> None:
    if log is not None:
        log.append(FoundOut(seat, what, clause))


def _flor_fault(volta: Volta, seat: Seat) -> str:
    if volta.unseen >> seat & 1:
        return words.UNPROVED
    if not volta.holds_flor(seat):
        return words.FALSE_FLOR
    a, b, c = volta.cards(seat)
    sung = volta.songs[seat]
    return words.WRONG_FLOR if sung >= PAIR and sung != flor_song(a, b, c) else ""


def _song_fault(volta: Volta, seat: Seat) -> str:
    sung = volta.songs[seat]
    if sung < 0:
        return ""
    if volta.unseen >> seat & 1:
        return words.UNPROVED
    a, b, c = volta.cards(seat)
    known = seat == volta.best or volta.rules.verify_all or volta.seen >> 3 * seat & 7 == 7
    return words.WRONG_SONG if known and sung != envido_song(a, b, c) else ""


def _compare_hidden(volta: Volta, at_fault: int) -> None:
    """Flor e flor: the best flor takes them all; a side at fault pays three for each, also for one that had given in.

    By house rule it pays for the false one alone.
    """
    if at_fault == _BOTH:
        volta.points = SETTLED
        return
    winner = best_flor(volta) if at_fault == 0 else 0 if at_fault == 2 else 1
    many = COUNT[volta.said_flor()]
    fine = SIMPLE * many if volta.rules.false_flor_pays_all else SIMPLE
    clause = clauses.FLOR_E_FLOR if many == 2 else clauses.FLORES_E_FLOR
    _credit(volta, words.OF_FLOR, winner, fine if at_fault else compared(volta, winner), clause)


def best_flor(volta: Volta) -> int:
    """The side of the best flor that did not give in; of equal ones, the nearest to the mão."""
    best = -1
    side = NOBODY
    for nth in range(6):
        seat = (volta.first() + nth) % 6
        if volta.flores >> seat & 1:
            a, b, c = volta.cards(seat)
            if flor_song(a, b, c) > best:
                best = flor_song(a, b, c)
                side = seat & 1
    return side


def _bill_points(volta: Volta, flor: int, song: int, bill: list[tuple[str, int, int, str]]) -> None:
    if volta.won_by == NOBODY:
        return
    part, side, tentos = volta.won_part, volta.won_by, volta.won
    at_fault = flor if part == words.OF_FLOR else song
    clause = volta.won_clause
    if at_fault == _BOTH:
        return
    if at_fault:
        other = 0 if at_fault == 2 else 1
        clause = _points_clause(volta, flor)
        if other != side and flor and not volta.rules.false_flor_pays_all:
            tentos = SIMPLE
        if flor and volta.voided and volta.chain_by == other:
            tentos += volta.voided
        side = other
    if tentos:
        bill.append((part, side, tentos, clause))
