"""What a seat may do in a volta, as a mask of codes; songs, which are many, are menus of their own."""

from typing import Final

from carteado.game import Seat
from carteado.games.cego.rules.acts import ADMIT, ASK, CONCEDE, LAY, NAO_MATO, PASSES, SING, TO_PACK, UNSEEN
from carteado.games.cego.rules.answers import answers, over_partners_envido
from carteado.games.cego.rules.openings import openings
from carteado.games.cego.rules.pontos import ENVIDO_SONGS, FLOR_SONGS, PAIR, envido_song, flor_song
from carteado.games.cego.rules.seats import COUNT, NOBODY, SEATS_OF, SIDES
from carteado.games.cego.rules.songs import beats
from carteado.games.cego.rules.stages import (
    AFTER_DOWN,
    ANSWER_ENVIDO,
    ANSWER_LEI,
    DONE,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    RAISE_FLOR,
    RODA,
    SINGING,
    TURN,
)
from carteado.games.cego.rules.stages import ENVIDO as ENVIDO_OPEN
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import owes_proof
from carteado.native import mypyc_attr

_NONE: Final[tuple[int, ...]] = ()
_LEAVING: Final = 1 << PASSES | 1 << TO_PACK
_AWAY: Final = 7 | _LEAVING | 1 << UNSEEN | 1 << CONCEDE | 3 << LAY  # playing and leaving, in all their ways

_ENVIDO_SONGS: Final = tuple([SING + song for song in range(ENVIDO_SONGS)])
_ENVIDO_SONGS_OR_NOT: Final[tuple[int, ...]] = (*_ENVIDO_SONGS, NAO_MATO)
_FLOR_SONGS: Final = tuple([SING + PAIR + song for song in range(FLOR_SONGS)])
_FLOR_SONGS_OR_NOT: Final[tuple[int, ...]] = (*_FLOR_SONGS, NAO_MATO)
_ONLY_NOT: Final[tuple[int, ...]] = (NAO_MATO,)
_TRUE_SONGS: Final = tuple([(SING + song,) for song in range(PAIR + FLOR_SONGS)])
_TRUE_SONGS_OR_NOT: Final = tuple([(SING + song, NAO_MATO) for song in range(PAIR + FLOR_SONGS)])


@mypyc_attr(acyclic=True)
class _Met:
    """A mask that came up, and its codes."""

    __slots__ = ("codes", "mask")

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.codes = tuple([code for code in range(62) if mask >> code & 1])


# A dict of so wide masks would cost as much as half a menu; by this prime those of usual play hardly ever collide.
_ROOMS: Final = 509
_MET: Final = [_Met(0) for _ in range(_ROOMS)]


def menu(volta: Volta, seat: Seat) -> tuple[int, ...]:
    """The codes of what a seat may do now."""
    window = volta.window
    if window == DONE:
        return _NONE
    mask = mask_of(volta, seat)
    met = _MET[mask % _ROOMS]
    if met.mask != mask:
        met = _Met(mask)
        _MET[mask % _ROOMS] = met
    if window == SINGING and seat == volta.singer:
        return _songs(volta, seat) + met.codes if mask else _songs(volta, seat)
    return met.codes


def mask_of(volta: Volta, seat: Seat) -> int:
    """The same as a mask, songs apart."""
    window = volta.window
    if volta.active >> seat & 1 == 0:
        return 0
    mask = 0
    if window == TURN:
        mask = _turn(volta, seat) if seat == volta.turn else _out_of_turn(volta, seat)
    elif volta.waiting >> seat & 1:
        mask = answers(volta, seat, window)
    elif window == ANSWER_ENVIDO and not volta.gated:
        mask = over_partners_envido(volta, seat)
    if volta.form == RODA and window != SINGING and _may_concede(volta, seat, window):
        mask |= 1 << CONCEDE
    if volta.rules.clean:
        return mask & ~_AWAY if volta.owes_flor(seat) else mask  # CEGO-9.XIII.a-2
    if volta.flores | volta.shrunk:
        mask |= _about_flor(volta, seat)
    return mask


def _turn(volta: Volta, seat: Seat) -> int:
    held = volta.held >> 3 * seat & 7
    forced = volta.forced >> 3 * seat & 7
    mask = forced or held | _LEAVING
    if not forced:
        if COUNT[held] == 2:
            mask |= 3 << LAY
        if not volta.rules.clean and owes_proof(volta, seat):
            mask |= 1 << UNSEEN
    return mask | openings(volta, seat, held == 7, True)


def _out_of_turn(volta: Volta, seat: Seat) -> int:
    if not volta.rules.open_any_time or volta.passed >> seat & 1:
        return 0
    return openings(volta, seat, volta.held >> 3 * seat & 7 == 7, False)


def _may_concede(volta: Volta, seat: Seat, window: int) -> bool:
    """A trio may give up together while one of its seats is on turn or owes an answer, its own call not being pending.

    On its own turn the last one left just leaves.
    """
    mine = SIDES[seat & 1] & ~volta.passed
    if mine >> seat & 1 == 0:
        return False
    if window == TURN:
        return (volta.turn ^ seat) & 1 == 0 and COUNT[mine] > 1
    if window in (RAISE_FLOR, LEI_PROPOSERS, AFTER_DOWN):
        return False
    if window in (GATE, LEI_ANSWERERS) and ((volta.caller ^ seat) & 1 == 0 or volta.said_flor() & SIDES[seat & 1]):
        return False
    if not volta.asked_now() & SIDES[seat & 1]:
        return False
    return not (window == ANSWER_LEI and volta.flores & SIDES[seat & 1])


def _about_flor(volta: Volta, seat: Seat) -> int:
    """Owning up to a false flor, and asking a rival for a hidden one."""
    if not volta.said_flor() >> seat & 1:
        return 0
    if not volta.holds_flor(seat):
        return 1 << ADMIT if volta.window != GATE and _still_before_truco(volta) else 0
    if not volta.gated or volta.window in (GATE, LEI_ANSWERERS, ANSWER_LEI, LEI_PROPOSERS):
        return 0
    mask = 0
    for other in SEATS_OF[SIDES[1 - (seat & 1)] & volta.active & ~volta.said_flor()]:
        if not volta.demands >> other & 1:
            mask |= 1 << (ASK + other)
    return mask


def _still_before_truco(volta: Volta) -> bool:
    """Whether no truco was called, by the lei do jogo either, and nobody played or passed since flores were sung.

    Who was on turn then still is; where a flor may be said out of turn, no card may have fallen at all, or the flores are not
    settled yet.
    """
    if volta.level or volta.asked or volta.closed or volta.lei != NOBODY:
        return False
    out_of_turn = volta.rules.open_any_time or not volta.rules.gate
    if out_of_turn:
        return volta.count == 0 or volta.window != TURN
    return volta.turn == volta.caller


def _songs(volta: Volta, seat: Seat) -> tuple[int, ...]:
    """The first to sing must sing; the others may say that they do not beat it."""
    envido = volta.points == ENVIDO_OPEN
    first = volta.best == NOBODY
    if not volta.rules.clean:
        if envido:
            return _ENVIDO_SONGS if first else _ENVIDO_SONGS_OR_NOT
        return _FLOR_SONGS if first else _FLOR_SONGS_OR_NOT
    a, b, c = volta.cards(seat)
    song = envido_song(a, b, c) if envido else flor_song(a, b, c)
    if first:
        return _TRUE_SONGS[song]
    return _TRUE_SONGS_OR_NOT[song] if beats(volta, seat, song) else _ONLY_NOT
