"""What three cards are worth in flor and envido, and how songs rank.

A song is the number that is sung: 20 to 38, 1 to 7, and the printed 10, 11, 12 for a lone sota, cavalo or rei, below 1.
Inside the engine a song is its place in `SONGS`, low to high, so that a comparison is a comparison of numbers.
"""

from typing import Final

from carteado.cards import CARDS, SPANISH_RANKS, SPANISH_SUITS

BARALHO_ESPANHOL: Final = tuple(
    sorted([card.index for card in CARDS if card.rank in SPANISH_RANKS and card.suit in SPANISH_SUITS])
)
SONGS: Final[tuple[int, ...]] = (10, 11, 12, *range(1, 8), *range(20, 39))
NO_SONG: Final = -1
CONCEDED_SONG: Final = -2  # said not to beat the best
PAIR: Final = 10  # where the songs of two of a suit begin: 20
ENVIDO_SONGS: Final = 24  # sota to 33
FLOR_SONGS: Final = len(SONGS) - PAIR  # 20 to 38

# By card index: its suit, a number that two cards share only if they are of one suit, and what it counts (negras nothing).
SUIT: Final = tuple([SPANISH_SUITS.index(card.suit) if card.suit in SPANISH_SUITS else -1 for card in CARDS])
# CEGO-9.IX.a-1, CEGO-9.IX.a-2, CEGO-9.XIV-2, CEGO-9.XIV-9
COUNTS: Final = tuple([int(card.rank) if card.rank in SPANISH_RANKS[:7] else 0 for card in CARDS])
_ALONE: Final = tuple([SONGS.index(int(card.rank)) if card.rank in SPANISH_RANKS else -1 for card in CARDS])


def place_of(points: int) -> int:
    """The place of a song, or `NO_SONG` for a number nobody can sing."""
    return SONGS.index(points) if points in SONGS else NO_SONG


def is_flor(a: int, b: int, c: int) -> bool:
    """Three cards of one suit, whichever (CEGO-9.IX-2); three of one rank are none (CEGO-9.IX-3)."""
    suit = SUIT[b]
    return SUIT[a] == suit and SUIT[c] == suit


def flores_in(hands: tuple[int, ...]) -> int:
    """Which hands, three cards each, are a flor, as a mask."""
    mask = 0
    bit = 1
    for at in range(0, len(hands), 3):
        suit = SUIT[hands[at]]
        if SUIT[hands[at + 1]] == suit and SUIT[hands[at + 2]] == suit:
            mask |= bit
        bit += bit
    return mask


def flor_song(a: int, b: int, c: int) -> int:
    """The song of a flor: 20 and its brancas (CEGO-9.IX.a-3)."""
    return PAIR + COUNTS[a] + COUNTS[b] + COUNTS[c]


def envido_song(a: int, b: int, c: int) -> int:
    """The best song of three cards: two of a suit, else the highest card alone (CEGO-9.XIV-3, CEGO-9.XIV-4).

    Of a flor that was hidden, its best two.
    """
    suit_a, suit_b, suit_c = SUIT[a], SUIT[b], SUIT[c]
    if suit_a == suit_b:
        pair = COUNTS[a] + COUNTS[b]
        if suit_b == suit_c:
            pair = max(pair, COUNTS[c] + max(COUNTS[a], COUNTS[b]))
        return PAIR + pair
    if suit_a == suit_c:
        return PAIR + COUNTS[a] + COUNTS[c]
    if suit_b == suit_c:
        return PAIR + COUNTS[b] + COUNTS[c]
    alone = max(_ALONE[a], _ALONE[b])
    return max(alone, _ALONE[c])


def proof(cards: tuple[int, ...], song: int, seen: int = 0) -> tuple[int, ...]:
    """The places of the cards that make a song, as few that are not yet seen as can be; all where they do not make it."""
    best: tuple[int, ...] = (0, 1, 2)
    fewest = 3
    if song < PAIR:
        for place, index in enumerate(cards):
            new = 1 - (seen >> place & 1)
            if _ALONE[index] == song and new < fewest:
                fewest = new
                best = (place,)
        return best
    for one, other in ((0, 1), (0, 2), (1, 2)):
        if SUIT[cards[one]] == SUIT[cards[other]] and PAIR + COUNTS[cards[one]] + COUNTS[cards[other]] == song:
            new = 2 - (seen >> one & 1) - (seen >> other & 1)
            if new < fewest:
                fewest = new
                best = (one, other)
    return best


def disproof(cards: tuple[int, ...], seen: int) -> tuple[int, ...]:
    """The places of two cards of different suits, as few that are not yet seen as can be; all of a flor."""
    best: tuple[int, ...] = (0, 1, 2)
    fewest = 3
    for one, other in ((0, 1), (0, 2), (1, 2)):
        if SUIT[cards[one]] != SUIT[cards[other]]:
            new = 2 - (seen >> one & 1) - (seen >> other & 1)
            if new < fewest:
                fewest = new
                best = (one, other)
    return best
