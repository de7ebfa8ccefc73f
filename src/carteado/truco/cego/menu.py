"""What a seat may do in a volta, as a mask of codes; songs, which are many, are menus of their own."""

from typing import Final

from carteado.game import Seat
from carteado.truco.cego.acts import (
    ACHICO,
    ADMIT,
    AGAIN,
    ASK,
    CONCEDE,
    CONTRA,
    DEFER,
    DOUBLE,
    DOWN,
    E_BOA,
    ENVIDO,
    FALTA,
    FLOR,
    FLOR_TRUCO,
    LAY,
    MINHA_FLOR,
    NAO_MATO,
    NAO_QUERO,
    NOTHING,
    PASS_POINTS,
    PASS_POINTS_RAISE,
    PASS_TRUCO,
    PASSES,
    QUERO,
    QUERO_RAISE,
    REAL,
    RESTO,
    SHRINK_NAO_QUERO,
    SHRINK_QUERO,
    SHRINK_QUERO_RAISE,
    SING,
    TO_PACK,
    TRUCO,
    UNSEEN,
)
from carteado.truco.cego.chains import EE, F, R, may_follow
from carteado.truco.cego.pontos import ENVIDO_SONGS, FLOR_SONGS, NO_SONG, PAIR, envido_song, flor_song
from carteado.truco.cego.volta import (
    AFTER_DOWN,
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    ANSWER_LEI,
    ANSWER_TRUCO,
    COUNT,
    DONE,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    NOBODY,
    OPEN,
    RAISE_FLOR,
    RODA,
    SEATS_OF,
    SIDES,
    SINGING,
    TESTA,
    TURN,
    Volta,
)
from carteado.truco.cego.volta import ENVIDO as ENVIDO_OPEN
from carteado.truco.cego.worth import falta, owes_proof

_NONE: Final[tuple[int, ...]] = ()
_MENUS: Final[dict[int, tuple[int, ...]]] = {}

FLOR_FORMS: Final = 1 << FLOR | 1 << RESTO | 1 << ACHICO
ENVIDOS: Final = 1 << ENVIDO | 1 << REAL | 1 << FALTA
POINTS_OPENINGS: Final = ENVIDOS | 1 << MINHA_FLOR | FLOR_FORMS
DOUBLES: Final = 63 << DOUBLE
LEAVING: Final = 1 << PASSES | 1 << TO_PACK

_ENVIDO_SONGS: Final = tuple([SING + song for song in range(ENVIDO_SONGS)])
_ENVIDO_SONGS_OR_NOT: Final[tuple[int, ...]] = (*_ENVIDO_SONGS, NAO_MATO)
_FLOR_SONGS: Final = tuple([SING + PAIR + song for song in range(FLOR_SONGS)])
_FLOR_SONGS_OR_NOT: Final[tuple[int, ...]] = (*_FLOR_SONGS, NAO_MATO)
_ONLY_NOT: Final[tuple[int, ...]] = (NAO_MATO,)
_TRUE_SONGS: Final = tuple([(SING + song,) for song in range(PAIR + FLOR_SONGS)])
_TRUE_SONGS_OR_NOT: Final = tuple([(SING + song, NAO_MATO) for song in range(PAIR + FLOR_SONGS)])

# The steps of a flor that met a flor: who put what on it, and what the answer is about.
COUNTERED: Final = 1  # contra-flor
OPENED_REST: Final = 2  # contra-flor e o resto, over a flor or as the opening
COUNTERED_REST: Final = 3  # contra-flor e o resto over a contra-flor


def menu(volta: Volta, seat: Seat) -> tuple[int, ...]:
    """The codes of what a seat may do now."""
    window = volta.window
    if window == DONE:
        return _NONE
    mask = mask_of(volta, seat)
    found = _MENUS.get(mask)
    if found is None:
        found = _MENUS[mask] = tuple([code for code in range(62) if mask >> code & 1])
    if window == SINGING and seat == volta.singer:
        return _songs(volta, seat) + found if found else _songs(volta, seat)
    return found


def mask_of(volta: Volta, seat: Seat) -> int:
    """The same as a mask, songs apart."""
    window = volta.window
    bit = 1 << seat
    if volta.active() & bit == 0:
        return 0
    mask = 0
    if window == TURN:
        mask = _turn(volta, seat) if seat == volta.turn else _out_of_turn(volta, seat)
    elif volta.waiting & bit:
        mask = _answer(volta, seat, window)
    elif window == ANSWER_ENVIDO and not volta.gated:
        mask = _over_partners_envido(volta, seat)
    if volta.form == RODA and window != SINGING and _may_concede(volta, seat):
        mask |= 1 << CONCEDE
    if volta.flores | volta.shrunk and not volta.rules.clean:
        mask |= _about_flor(volta, seat)
    return mask


def asked_now(volta: Volta) -> int:
    """Of the seats still waited for, those that speak now: where flores are declared, the caller's partners go first."""
    waiting = volta.waiting
    if volta.window == GATE:
        partners = waiting & SIDES[volta.caller & 1]
        return partners or waiting
    return waiting


def owes_flor(volta: Volta, seat: Seat) -> bool:
    """Whether a seat has a flor that it has not said and could still hide: in the clean profile it must say it first."""
    return not volta.said_flor() >> seat & 1 and not volta.has_played(seat) and volta.holds_flor(seat)


def _turn(volta: Volta, seat: Seat) -> int:
    held = volta.held >> 3 * seat & 7
    forced = volta.forced >> 3 * seat & 7
    fresh = held == 7
    clean = volta.rules.clean
    binds = clean and owes_flor(volta, seat)
    mask = 0
    if not binds:
        mask = forced or held | LEAVING
        if COUNT[held] == 2 and not forced:
            mask |= 3 << LAY
        if not clean and not forced and owes_proof(volta, seat):
            mask |= 1 << UNSEEN
    return mask | _openings(volta, seat, fresh, True)


def _out_of_turn(volta: Volta, seat: Seat) -> int:
    if not volta.rules.open_any_time or volta.passed >> seat & 1:
        return 0
    return _openings(volta, seat, volta.held >> 3 * seat & 7 == 7, False)


def _openings(volta: Volta, seat: Seat, fresh: bool, on_turn: bool) -> int:
    """Bets a seat may open now, nothing being pending."""
    rules = volta.rules
    side = seat & 1
    mask = 0
    truco = volta.level < 3 and (volta.level == 0 or volta.raiser == side)
    if truco:
        mask |= 1 << TRUCO
    if fresh and volta.points == OPEN:
        fresh_truco = truco and volta.level == 0
        may_flor = not volta.gated
        may_envido = not volta.no_envido >> side & 1
        if rules.clean:
            may_flor = volta.holds_flor(seat)
            may_envido = may_envido and not may_flor
        if may_flor:
            mask |= FLOR_FORMS
            if fresh_truco:
                mask |= 1 << FLOR_TRUCO
        if may_envido:
            mask |= ENVIDOS
            if fresh_truco:
                mask |= DOUBLES
            if not rules.clean:
                mask |= 1 << MINHA_FLOR
        if on_turn and volta.form == TESTA and not rules.clean:
            mask |= _with_card_down(mask, fresh_truco)
    return mask


def _with_card_down(mask: int, fresh_truco: bool) -> int:
    """The same openings with the first card face down."""
    down = 0
    if mask & 1 << ENVIDO:
        down |= 7 << DOWN
    if mask & 1 << FLOR:
        down |= 7 << (DOWN + 3)
    return down | (1 << (DOWN + 6) if fresh_truco else 0)


def _answer(volta: Volta, seat: Seat, window: int) -> int:
    if window == ANSWER_TRUCO:
        return _to_truco(volta, seat) | _leaving(volta, seat)
    if window == ANSWER_ENVIDO:
        return _to_envido(volta, seat) | _leaving(volta, seat)
    if window == GATE:
        return _at_gate(volta, seat)
    if window == ANSWER_FLOR:
        mask = 1 << QUERO | 1 << NAO_QUERO | 1 << ACHICO | _defer(volta)
        return mask | _leaving(volta, seat) | (1 << RESTO if volta.flor_step == COUNTERED else 0)
    if window == RAISE_FLOR:
        return 1 << CONTRA | 1 << RESTO | 1 << DEFER
    if window in (LEI_ANSWERERS, LEI_PROPOSERS):
        return _truly(volta, seat, 1 << FLOR) | _leaving(volta, seat)
    if window == ANSWER_LEI:
        return _to_lei(volta) | (0 if volta.flores >> seat & 1 else _leaving(volta, seat))
    if window == AFTER_DOWN:
        return _openings(volta, seat, not volta.has_played(seat), False) & POINTS_OPENINGS | 1 << NOTHING
    return 0


def _defer(volta: Volta) -> int:
    return 1 << DEFER if COUNT[volta.waiting] > 1 else 0


def _leaving(volta: Volta, seat: Seat) -> int:
    """In a testa who is asked may leave instead of answering."""
    if volta.form == RODA or volta.down == seat or volta.window == LEI_PROPOSERS:
        return 0
    if volta.rules.clean and owes_flor(volta, seat):
        return 0
    mask = 1 << TO_PACK
    if not volta.rules.clean and owes_proof(volta, seat):
        mask |= 1 << UNSEEN
    return mask


def _to_truco(volta: Volta, seat: Seat) -> int:
    mask = 1 << QUERO | 1 << NAO_QUERO | _defer(volta)
    if volta.asked < 3:
        mask |= 1 << QUERO_RAISE
    if volta.points == OPEN and not volta.has_played(seat) and not volta.passed >> seat & 1:
        bets = _openings(volta, seat, True, False)
        mask |= bets & (POINTS_OPENINGS if volta.asked == 1 else FLOR_FORMS)
    return mask


def _to_envido(volta: Volta, seat: Seat) -> int:
    chain, rules = volta.chain, volta.rules
    testa = volta.form == TESTA
    worth = falta(volta)
    mask = 1 << QUERO | 1 << NAO_QUERO | _defer(volta)
    if may_follow(chain, EE, worth, testa, rules):
        mask |= 1 << AGAIN
    if may_follow(chain, R, worth, testa, rules):
        mask |= 1 << REAL
    if may_follow(chain, F, worth, testa, rules):
        mask |= 1 << FALTA
    if volta.double:
        mask |= 1 << QUERO_RAISE | 1 << PASS_POINTS | 1 << PASS_POINTS_RAISE | 1 << PASS_TRUCO
    if not volta.gated and not volta.has_played(seat) and not volta.passed >> seat & 1:
        mask |= _truly(volta, seat, FLOR_FORMS) & FLOR_FORMS
    return mask


def _over_partners_envido(volta: Volta, seat: Seat) -> int:
    """Where nobody is asked: the opener's partners may say a flor before the others have raised."""
    if seat & 1 != volta.chain_by or seat == volta.caller or len(volta.chain) > 1:
        return 0
    return FLOR_FORMS if volta.untouched() >> seat & 1 else 0


def _at_gate(volta: Volta, seat: Seat) -> int:
    if asked_now(volta) >> seat & 1 == 0:
        return 0
    side, first = seat & 1, volta.first_flor
    forms = FLOR_FORMS
    if first not in (NOBODY, side):
        top = volta.top_b if first else volta.top_a
        forms = FLOR_FORMS | 1 << CONTRA if top == 1 else 1 << FLOR
    rival = side != volta.caller & 1
    return _truly(volta, seat, forms) | (_leaving(volta, seat) if rival else 0)


def _truly(volta: Volta, seat: Seat, forms: int) -> int:
    """The forms of a flor and `é boa`; in the clean profile what is true of the two."""
    if not volta.rules.clean:
        return forms | 1 << E_BOA
    return forms if volta.holds_flor(seat) else 1 << E_BOA


def _to_lei(volta: Volta) -> int:
    mask = 1 << QUERO | 1 << QUERO_RAISE | 1 << PASS_TRUCO | _defer(volta)
    if volta.flores & SIDES[1 - volta.lei]:
        return mask | 1 << SHRINK_QUERO | 1 << SHRINK_QUERO_RAISE | 1 << SHRINK_NAO_QUERO
    return mask | 1 << NAO_QUERO | 1 << PASS_POINTS | 1 << PASS_POINTS_RAISE


def _may_concede(volta: Volta, seat: Seat) -> bool:
    """A trio may give up together while one of its seats is on turn or owes an answer, its own call not being pending.

    On its own turn the last one left just leaves.
    """
    side = seat & 1
    mine = volta.in_play() & SIDES[side]
    window = volta.window
    if mine >> seat & 1 == 0 or (window == TURN and COUNT[mine] < 2):
        return False
    if volta.rules.clean and owes_flor(volta, seat):
        return False
    if window == TURN:
        return volta.turn & 1 == side
    if window in (RAISE_FLOR, LEI_PROPOSERS, AFTER_DOWN) or not asked_now(volta) & SIDES[side]:
        return False
    if window in (GATE, LEI_ANSWERERS):
        return side != volta.caller & 1 and not volta.said_flor() & SIDES[side]
    return not (window == ANSWER_LEI and volta.flores & SIDES[side])


def _about_flor(volta: Volta, seat: Seat) -> int:
    """Owning up to a false flor, and asking a rival for a hidden one."""
    if not volta.said_flor() >> seat & 1:
        return 0
    if not volta.holds_flor(seat):
        return 1 << ADMIT if volta.window != GATE and _still_before_truco(volta) else 0
    if not volta.gated or volta.window in (GATE, LEI_ANSWERERS, ANSWER_LEI, LEI_PROPOSERS):
        return 0
    mask = 0
    for other in SEATS_OF[SIDES[1 - (seat & 1)] & volta.active() & ~volta.said_flor()]:
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


def beats(volta: Volta, seat: Seat, song: int) -> bool:
    """Whether a song is better than the best so far: higher, or equal and nearer to the mão."""
    best = NO_SONG if volta.best == NOBODY else volta.songs[volta.best]
    return song > best or (song == best and volta.order(seat) < volta.order(volta.best))
