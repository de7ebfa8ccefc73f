"""All 9,880 hands of three cards by what they are worth, for whoever has to reckon with them. Each is sorted, with its mask."""

from itertools import combinations
from typing import Final

from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL, PAIR, SONGS, envido_song, flor_song, is_flor

Trinca = tuple[int, tuple[int, ...]]  # the cards as a mask, and by index

FLORES: Final[list[Trinca]] = []
BY_FLOR: Final[list[list[Trinca]]] = [[] for _ in SONGS]
BY_ENVIDO: Final[list[list[Trinca]]] = [[] for _ in SONGS]


def trincas(song: int, flor: bool) -> list[Trinca]:
    """The hands whose song this is: by flor where one was sung, else by envido; with no song (-1) every flor."""
    if not FLORES:
        _sort_out()
    if song < 0:
        return FLORES
    return BY_FLOR[song] if flor and song >= PAIR else BY_ENVIDO[song]


def _sort_out() -> None:
    for a, b, c in combinations(BARALHO_ESPANHOL, 3):
        found = (1 << a | 1 << b | 1 << c, (a, b, c))
        BY_ENVIDO[envido_song(a, b, c)].append(found)
        if is_flor(a, b, c):
            FLORES.append(found)
            BY_FLOR[flor_song(a, b, c)].append(found)
