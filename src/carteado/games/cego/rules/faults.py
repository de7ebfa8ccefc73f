"""What comes out at the end of a volta: flores and songs that were not so, flores that were hidden."""

from carteado.game import Seat
from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.events import FoundOut
from carteado.games.cego.rules.pontos import PAIR, envido_song, flor_song
from carteado.games.cego.rules.proofs import Log
from carteado.games.cego.rules.seats import COUNT, NOBODY, SEATS_OF, SIDES, whole
from carteado.games.cego.rules.volta import Volta


def faults(volta: Volta, log: Log) -> tuple[int, int, int, int]:
    """Sides at fault in flor and in song, as bits; seats that hid a flor, and those asked for one without reason."""
    flor = song = 0
    said = volta.said_flor()
    for seat in SEATS_OF[said]:
        what = _flor_fault(volta, seat)
        if what:
            flor |= 1 << (seat & 1)
            if not volta.no_flor >> seat & 1:
                _tell(seat, what, clauses.UNPROVED_FLOR if what == words.UNPROVED else clauses.FALSE_FLOR, log)
    if volta.best != NOBODY and volta.won_part == words.OF_ENVIDO:
        for seat in SEATS_OF[volta.active]:
            what = _song_fault(volta, seat)
            if what:
                song |= 1 << (seat & 1)
                _tell(seat, what, clauses.UNPROVED_ENVIDO if what == words.UNPROVED else clauses.WRONG_SONG, log)
    hidden = unfounded = 0
    for seat in SEATS_OF[volta.active & ~said & (whole(volta.seen) | volta.demands)]:
        asked = volta.demands >> seat & 1
        if volta.seen >> 3 * seat & 7 == 7 and volta.holds_flor(seat):
            if not (volta.rules.minha_flor_void and volta.minha_flor >> seat & 1):
                hidden |= 1 << seat
                _tell(seat, words.HIDDEN_FLOR, clauses.FOUND_BY_DEMAND if asked else clauses.HIDDEN_FLOR, log)
        elif asked:
            unfounded |= 1 << seat
            _tell(seat, words.NO_FLOR_FOUND, clauses.NONE_FOUND, log)
    return flor, song, hidden, unfounded


def _tell(seat: Seat, what: str, clause: str, log: Log) -> None:
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


def truco_clause(volta: Volta, flor: int, song: int, hidden: int) -> str:
    """Why the truco goes to who may not have won it."""
    if flor:
        return clauses.UNPROVED_FLOR if volta.said_flor() & volta.unseen else clauses.FALSE_FLOR
    if song:
        played = clauses.WRONG_SONG if volta.level else clauses.WRONG_SONG_NO_TRUCO
        return clauses.UNPROVED_ENVIDO if volta.unseen else played
    return hidden_clause(volta, hidden)


def points_clause(volta: Volta, flor: int) -> str:
    """Why the points go to who may not have won them."""
    if not flor:
        return clauses.UNPROVED_ENVIDO if volta.unseen else clauses.WRONG_SONG
    said = volta.said_flor() & SIDES[flor - 1]
    if said & volta.unseen:
        return clauses.UNPROVED_FLOR
    none = [seat for seat in SEATS_OF[said] if not volta.holds_flor(seat)]
    return clauses.FALSE_AMONG_SEVERAL if none and COUNT[said] > 1 else clauses.FALSE_FLOR


def hidden_clause(volta: Volta, hidden: int) -> str:
    """How flores that were hidden came out."""
    return clauses.FOUND_BY_DEMAND if volta.demands & hidden else clauses.HIDDEN_FLOR
