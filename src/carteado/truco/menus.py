"""Menus of codes, written out once and shared by every table."""

from typing import Final

from carteado.truco.acts import BURN, CALL, CONCEDE, CUT, DOWN, FROM_BOTTOM, GIVE_BACK, PEEK, RAISE, SAW, SHOW, TURN


def _written_out(key: int) -> tuple[int, ...]:
    """The menu for a key: 3 bits held, then cover, raise, show, concede, then 6 bits of plays that may carry a call."""
    held = [place for place in range(3) if key >> place & 1]
    codes = list(held)
    if key & 8:
        codes += [place | DOWN for place in held]
    codes += [code | CALL for code in list(codes) if key >> (7 + (code & 3) + (3 if code & DOWN else 0)) & 1]
    codes += [code for bit, code in ((16, RAISE), (32, SHOW), (64, CONCEDE)) if key & bit]
    return tuple(codes)


MENUS: Final = [_written_out(key) for key in range(1 << 13)]
_CUTTER_MENUS: Final[dict[int, tuple[int, ...]]] = {}


def cutter_menu(
    give_back: bool, cuts: int, saws: int, depth: int, burn: bool, peek: bool, from_bottom: bool
) -> tuple[int, ...]:
    """Hand back, cut or saw a pack of this size (0 for not), turn the vira down to a depth, burn, peek, ask for the bottom."""
    flags = int(give_back) | int(burn) << 1 | int(peek) << 2 | int(from_bottom) << 3
    key = (flags << 18) + (cuts << 12) + (saws << 6) + depth
    menu = _CUTTER_MENUS.get(key)
    if menu is None:
        codes = [GIVE_BACK] if give_back else []
        codes += [CUT + at for at in range(1, cuts)]
        codes += [SAW + at for at in range(1, saws)]
        codes += [TURN + at for at in range(1, depth + 1)]
        codes += [code for offered, code in ((burn, BURN), (peek, PEEK), (from_bottom, FROM_BOTTOM)) if offered]
        menu = _CUTTER_MENUS[key] = tuple(codes)
    return menu
