"""What a seat may do in a mão in play, as codes: play, cover, call, answer, show, give it up.

Rule 1: a menu depends on what its seat may know: public facts and the seat's own cards.
Rule 2: menus are written out once, by the bits of what is allowed, and shared by every table.
"""

from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules.acts import ACCEPT, CALL, CONCEDE, DOWN, RAISE, RUN, SHOW
from carteado.games.truco.rules.mao import ALL_SEATS, BITS, ELEVEN, IRON, LOST_MAO, NORMAL, Mao
from carteado.games.truco.rules.rulebook import (
    ALL_SHOW,
    COVER_SEEN_CARDS,
    FIRST_VAZA_AND_ZAP,
    NO_DUTY,
    NOBODY_COVERS,
    THREE_MANILHAS,
    ZAP_AND_COPETA,
)
from carteado.games.truco.rules.strength import COPETA, PICA_FUMO, ZAP
from carteado.tricks.vaza import ENTRY_BITS, FACE_DOWN, UNDECIDED, VERDICTS

_FIRST_TIED: Final = 3
_NOTHING: Final[tuple[int, ...]] = ()


def _written_out(key: int) -> tuple[int, ...]:
    """The menu for a key: 3 bits held, then cover, raise, show, concede, then 6 bits of plays that may carry a call."""
    held = [place for place in range(3) if key >> place & 1]
    codes = list(held)
    if key & 8:
        codes += [place | DOWN for place in held]
    codes += [code | CALL for code in list(codes) if key >> (7 + (code & 3) + (3 if code & DOWN else 0)) & 1]
    codes += [code for bit, code in ((16, RAISE), (32, SHOW), (64, CONCEDE)) if key & bit]
    return tuple(codes)


_MENUS: Final = [_written_out(key) for key in range(1 << 13)]


def menu(mao: Mao, seat: Seat) -> tuple[int, ...]:
    """The codes of what a seat may do now."""
    if mao.winner != UNDECIDED:
        return _NOTHING
    if mao.asked:
        return _answers(mao, seat)
    key = 0
    if _may_raise(mao, seat):
        if mao.fallen or mao.rules.call_before_first_card:
            key = 16
        if seat == mao.turn:
            key |= _calls_with_card(mao, seat) << 7
    if seat == mao.turn:
        if mao.forced and mao.forced_of(seat) >= 0:
            return _forced_menu(mao, seat, key)
        key |= playable(mao, seat)
        if may_cover(mao):
            key |= 8
    if shows(mao, seat):
        key |= 32
    if mao.rules.concede:
        key |= 64
    return _MENUS[key]


def _answers(mao: Mao, seat: Seat) -> tuple[int, ...]:
    if seat & 1 == mao.raiser or mao.folded >> seat & 1:
        return _NOTHING
    if mao.rules.ladder.above[mao.asked] and _worth_raising(mao, seat & 1, mao.asked):
        return (ACCEPT, RUN, RAISE)
    return (ACCEPT, RUN)


def _may_raise(mao: Mao, seat: Seat) -> bool:
    side = seat & 1
    if mao.kind != NORMAL or mao.raiser == side or mao.stake == mao.rules.ladder.top:
        return False
    if mao.raiser != UNDECIDED and not mao.rules.raise_later:
        return False
    if seat != mao.turn and not mao.rules.call_any_time:
        return False
    return _worth_raising(mao, side, mao.stake)


def _worth_raising(mao: Mao, side: int, stake: int) -> bool:
    return mao.rules.raise_beyond_need or stake < mao.missing(side)


def _calls_with_card(mao: Mao, seat: Seat) -> int:
    """Which plays may carry a call: all, but not the card that ends the mão."""
    if mao.went + BITS[seat] != ALL_SEATS[mao.seats] or (mao.vaza == 0 and mao.kill == 0):
        return 63
    if mao.vaza == 2:
        return 0
    mask = 0
    for place in range(3):
        if mao.holds(seat, place) and not _ends(mao, seat, place):
            mask |= 1 << place
    if not _ends(mao, seat, FACE_DOWN >> 2):
        mask |= 56
    return mask


def _ends(mao: Mao, seat: Seat, place_or_down: int) -> bool:
    """Whether this last card of the vaza would decide the mão; whatever lies face down weighs the same."""
    before = mao.seats - 1
    start = ENTRY_BITS * (mao.fallen - before)
    trail = mao.trail >> start | (seat | place_or_down << 2) << (ENTRY_BITS * before)
    closed = mao.closed(trail)
    won = closed >> 2 & 3
    return closed >= LOST_MAO or VERDICTS[mao.results | (won + 1) << (2 * mao.vaza)] != UNDECIDED


def _forced_menu(mao: Mao, seat: Seat, key: int) -> tuple[int, ...]:
    item = mao.forced_of(seat)
    if item & 1 and not may_cover(mao):
        item -= 1
    code = item // 2 | (DOWN if item & 1 else 0)
    codes = [code]
    if key >> (7 + item // 2 + (3 if item & 1 else 0)) & 1:
        codes.append(code | CALL)
    if key & 16:
        codes.append(RAISE)
    if mao.rules.concede:
        codes.append(CONCEDE)
    return tuple(codes)


def playable(mao: Mao, seat: Seat) -> int:
    """The places a seat may play from, as a mask: what it holds, less what the duty after a tie forbids."""
    held = mao.held >> (seat * 3) & 7
    duty = mao.rules.tie_duty
    if duty == NO_DUTY or mao.vaza != 1 or mao.results != _FIRST_TIED or mao.dark():
        return held
    return held if mao.went and duty != ALL_SHOW else _highest(mao, seat, held)


def _highest(mao: Mao, seat: Seat, held: int) -> int:
    best = mask = 0
    for place in range(3):
        if held >> place & 1:
            strength = mao.power[mao.hands[seat * 3 + place]]
            if strength > best:
                best = strength
                mask = 0
            if strength == best:
                mask |= 1 << place
    return mask


def may_cover(mao: Mao) -> bool:
    """Whether who is on turn may play face down."""
    rules = mao.rules
    if mao.vaza == 0:
        if rules.cover_first_vaza == NOBODY_COVERS or mao.went == 0:
            return False
    elif mao.results & 3 == _FIRST_TIED and not rules.cover_while_tied:
        return False
    if mao.kind == IRON and rules.iron_cover:
        return rules.iron_cover == COVER_SEEN_CARDS and not mao.dark()
    return True


def shows(mao: Mao, seat: Seat) -> int:
    """The set that wins when this seat lays its hand open now (a bit of `rules.show_sets`), or 0."""
    sets = mao.rules.show_sets
    if sets == 0 or not mao.strong >> seat & 1 or mao.dark() or (mao.kind == ELEVEN and not mao.rules.eleven.shows):
        return 0
    base = seat * 3
    manilhas = 0
    zap = copeta = False
    for place in range(3):
        if mao.held >> (base + place) & 1:
            power = mao.power[mao.hands[base + place]]
            if power >= PICA_FUMO:
                manilhas += 1
                zap = zap or power == ZAP
                copeta = copeta or power == COPETA
    if manilhas == 3 and sets & THREE_MANILHAS:
        return THREE_MANILHAS
    if zap and copeta and sets & ZAP_AND_COPETA:
        return ZAP_AND_COPETA
    if zap and mao.results & 3 == (seat & 1) + 1 and sets & FIRST_VAZA_AND_ZAP:
        return FIRST_VAZA_AND_ZAP
    return 0
