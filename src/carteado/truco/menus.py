"""Menus of codes, written out once and shared by every table."""

from typing import Final

from carteado.truco.acts import BURN, CALL, CONCEDE, CUT, DOWN, GIVE_BACK, RAISE, SHOW


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


def cutter_menu(size: int, burn: bool) -> tuple[int, ...]:
    """Hand back, cut a pack of this size (0 for no more cuts), burn."""
    key = size * 2 + int(burn)
    menu = _CUTTER_MENUS.get(key)
    if menu is None:
        cuts = [CUT + at for at in range(1, size)]
        menu = _CUTTER_MENUS[key] = (GIVE_BACK, *cuts, BURN) if burn else (GIVE_BACK, *cuts)
    return menu
