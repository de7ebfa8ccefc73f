"""Singing: the mão first, then whoever can beat the best song, round and round, until the trailing side has nobody left."""

from carteado.game import Event, Seat
from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.chains import contest
from carteado.games.cego.rules.events import DidNotBeat, Sang
from carteado.games.cego.rules.pontos import CONCEDED_SONG, NO_SONG, SONGS
from carteado.games.cego.rules.resuming import points_over
from carteado.games.cego.rules.rulebook import SEATS, TESTA_MOST
from carteado.games.cego.rules.seats import BIT, COUNT, NOBODY, ORDERED, SEATS_OF, SIDES
from carteado.games.cego.rules.stages import COUNTERED, COUNTERED_REST, ENVIDO, SINGING, TESTA
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import falta

Log = list[Event] | None


def begin(volta: Volta, stake: int) -> None:
    """A bet of points was accepted: the first seat that can sing must, the mão before all (CEGO-9.VIII.g-1)."""
    volta.window = SINGING
    volta.best = NOBODY
    volta.stake = stake
    _ask(volta, ORDERED[volta.first][singers(volta)][0])


def singers(volta: Volta) -> int:
    """Who sings: for envido all still in play, for flor those whose flor did not give in."""
    return volta.in_play() if volta.points == ENVIDO else volta.flores


def sing(volta: Volta, seat: Seat, song: int, log: Log, bound: bool = True) -> None:
    """A seat sings, true or not; not `bound`, it is held to a word that proves nothing even in the clean profile.

    No slip is an excuse (CEGO-9.VIII.j-2).
    """
    first = volta.best == NOBODY
    part = words.OF_ENVIDO if volta.points == ENVIDO else words.OF_FLOR
    if log is not None:
        log.append(Sang(seat, SONGS[song], part, clauses.FIRST_SINGS if first else clauses.SINGS))
    leads = beats(volta, seat, song)
    _note(volta, seat, song)
    if leads:
        volta.best = seat
    if volta.rules.clean and bound:
        volta.sang_true |= 1 << seat
    _next(volta, seat, log)


def concede(volta: Volta, seat: Seat, log: Log) -> None:
    """A seat says that it does not beat the best song (CEGO-9.XIV-16)."""
    if log is not None:
        log.append(DidNotBeat(seat, clauses.NAO_MATO))
    _note(volta, seat, CONCEDED_SONG)
    _next(volta, seat, log)


def _note(volta: Volta, seat: Seat, song: int) -> None:
    songs = list(volta.songs)
    songs[seat] = song
    volta.songs = tuple(songs)


def _ask(volta: Volta, seat: Seat) -> None:
    volta.singer = seat
    volta.waiting = BIT[seat]


def _next(volta: Volta, seat: Seat, log: Log) -> None:
    trailing = singers(volta) & SIDES[1 - (volta.best & 1)]
    for other in ORDERED[(seat + 1) % SEATS][trailing]:
        if volta.songs[other] == NO_SONG:
            _ask(volta, other)
            return
    _won(volta, log)


def _won(volta: Volta, log: Log) -> None:
    side = volta.best & 1
    if volta.points == ENVIDO:
        clause = clauses.ENVIDO_TIED if _equalled(volta) else clauses.ENVIDO_WON
        points_over(volta, words.OF_ENVIDO, side, volta.stake, clause, log)
        return
    tentos, clause = flores_won(volta, side)
    points_over(volta, words.OF_FLOR, side, tentos, clause, log)


def _equalled(volta: Volta) -> bool:
    """Whether the other side sang as much as the best, which is nearer to the mão."""
    best = volta.songs[volta.best]
    return any(volta.songs[seat] == best for seat in SEATS_OF[singers(volta) & SIDES[1 - (volta.best & 1)]])


def flores_won(volta: Volta, side: int) -> tuple[int, str]:
    """Tentos for the best flor once what was put on them is accepted, and the clause."""
    said = volta.said_flor()
    theirs = SIDES[1 - side]
    tentos = contest(COUNT[said & SIDES[side]], COUNT[theirs & volta.flores], COUNT[theirs & volta.shrunk])
    if volta.flor_step == COUNTERED:
        return tentos, clauses.CONTRA_WON if COUNT[said] == 2 else clauses.SEVERAL_WON
    over = volta.flor_step == COUNTERED_REST
    if volta.form == TESTA:
        return TESTA_MOST, clauses.COUNTER_REST_WON_IN_TESTA if over else clauses.REST_WON_IN_TESTA
    two = clauses.COUNTER_REST_WON if over else clauses.REST_WON
    return tentos + falta(volta), two if COUNT[said] == 2 else clauses.SEVERAL_WON


def beats(volta: Volta, seat: Seat, song: int) -> bool:
    """Whether a song is better than the best so far: higher, or equal and nearer to the mão.

    By the seat that sings and not by its side (CEGO-9.VIII.g-2, CEGO-9.VIII.g-3).
    """
    best = NO_SONG if volta.best == NOBODY else volta.songs[volta.best]
    return song > best or (song == best and volta.order(seat) < volta.order(volta.best))
