"""Which card beats which: a table of powers by card index, 0 for a card that is not in the pack."""

from typing import Final

from carteado.cards import CARDS, indices

PLAIN_ORDER: Final = ("4", "5", "6", "7", "Q", "J", "K", "A", "2", "3")
PICA_FUMO: Final = 11
ESPADILHA: Final = 12
COPETA: Final = 13
ZAP: Final = 14
FIXED_MANILHAS: Final = indices("7O AE 7C 4P")


def _fixed_table() -> tuple[int, ...]:
    table = [PLAIN_ORDER.index(card.rank) + 1 if card.rank in PLAIN_ORDER else 0 for card in CARDS]
    for power, index in enumerate(FIXED_MANILHAS, PICA_FUMO):
        table[index] = power
    return tuple(table)


_FIXED: Final = _fixed_table()


def manilhas_fixas(vira: int) -> tuple[int, ...]:
    """4P, 7C, AE and 7O above all, whatever card is turned; then 3 2 A K J Q 7 6 5 4."""
    del vira
    return _FIXED


def is_manilha(power: int) -> bool:
    """A manilha outranks every plain card and ties with none."""
    return power >= PICA_FUMO


def strong_seats(hands: tuple[int, ...], power: tuple[int, ...]) -> int:
    """The seats dealt a zap or three manilhas, as a mask: only they can ever hold a set that wins when shown."""
    mask = manilhas = 0
    for at in range(len(hands)):
        if at % 3 == 0:
            manilhas = 0
        strength = power[hands[at]]
        if strength >= PICA_FUMO:
            manilhas += 1
            if strength == ZAP or manilhas == 3:
                mask |= 1 << at // 3
    return mask
