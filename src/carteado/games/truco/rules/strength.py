"""Which card beats which: a table of powers by card index, 0 for a card that is not in the pack."""

from typing import Final

from carteado.cards import BARALHO_40, CARDS, indices

# From the threes down: FEN-9e FEN-9f FEN-9g FEN-9h FEN-9i FEN-9j FEN-9k FEN-9l FEN-9m FEN-9n
PLAIN_ORDER: Final = ("4", "5", "6", "7", "Q", "J", "K", "A", "2", "3")
PICA_FUMO: Final = 11  # FEN-9d, SIN-DEF-OUROS
ESPADILHA: Final = 12  # FEN-9c, SIN-DEF-ESPADAS
COPETA: Final = 13  # FEN-9b, SIN-DEF-COPAS
ZAP: Final = 14  # FEN-9a, SIN-DEF-ZAP
NO_CARD: Final = -1
FIXED_MANILHAS: Final = indices("7O AE 7C 4P")
MANILHA_SUITS: Final = ("O", "E", "C", "P")  # the lowest first
BARALHO_24: Final = tuple([index for index in BARALHO_40 if CARDS[index].rank in PLAIN_ORDER[4:]])


def _plain() -> list[int]:
    return [PLAIN_ORDER.index(card.rank) + 1 if card.rank in PLAIN_ORDER else 0 for card in CARDS]


def _with_manilhas(manilhas: tuple[int, ...]) -> tuple[int, ...]:
    table = _plain()
    for power, index in enumerate(manilhas, PICA_FUMO):
        table[index] = power
    return tuple(table)


def _above(vira: int, lowest: int) -> tuple[int, ...]:
    """The four cards of the rank above the vira, the weakest first; above the last rank comes the pack's first."""
    at = PLAIN_ORDER.index(CARDS[vira].rank) + 1
    rank = PLAIN_ORDER[at] if at < len(PLAIN_ORDER) else PLAIN_ORDER[lowest]
    return indices(" ".join([rank + suit for suit in MANILHA_SUITS]))


_FIXED: Final = _with_manilhas(FIXED_MANILHAS)
_NO_MANILHAS: Final = tuple(_plain())
_TURNED: Final = {
    len(deck): {vira: _with_manilhas(_above(vira, 10 - len(deck) // 4)) for vira in deck} for deck in (BARALHO_40, BARALHO_24)
}


def manilhas_fixas(deck: tuple[int, ...] = BARALHO_40, vira: int = NO_CARD) -> tuple[int, ...]:
    """4P, 7C, AE and 7O above all, whatever card is turned; then 3 2 A K J Q 7 6 5 4."""
    del deck, vira
    return _FIXED


def manilhas_novas(deck: tuple[int, ...], vira: int) -> tuple[int, ...]:
    """The rank above the vira first, by suit; then 3 2 A K J Q 7 6 5 4. Without a vira there are no manilhas."""
    return _NO_MANILHAS if vira == NO_CARD else _TURNED[len(deck)][vira]


def is_manilha(power: int) -> bool:
    """A manilha outranks every plain card and ties with none (SIN-DEF-MANILHAS)."""
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
