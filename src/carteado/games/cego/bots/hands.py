"""How good points are: the chance that a song is the best at the table, from counts of all hands there are.

Songs are places in `pontos.SONGS`. Who calls is taken to have something; a partner who left the answer to others, nothing much.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Final

from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL, SONGS, envido_song, flor_song, is_flor, place_of

Odds = tuple[float, ...]

# What a call says about the caller: by how much was said, the song it has at least when honest, and how often it is.
# Calls are often bold; who takes a dear falta is not.
SAYS: Final = (0, place_of(26), place_of(28), place_of(30), place_of(30))
HONEST: Final = (0.0, 0.35, 0.35, 0.35, 0.85)
FLOR_SAYS: Final = (0, place_of(27), place_of(31), place_of(33))
FLOR_HONEST: Final = 0.75
DEFERRED: Final = place_of(29)  # who defers seldom has more


@lru_cache(maxsize=1)
def envido_odds() -> Odds:
    """By song: the chance that a hand without a flor sings at most that."""
    return _cumulated(envido_song, False)


@lru_cache(maxsize=1)
def flor_odds() -> Odds:
    """The same for flores."""
    return _cumulated(flor_song, True)


def _cumulated(song: Callable[[int, int, int], int], flor: bool) -> Odds:
    counts = [0] * len(SONGS)
    for a, b, c in combinations(BARALHO_ESPANHOL, 3):
        if is_flor(a, b, c) == flor:
            counts[song(a, b, c)] += 1
    total = sum(counts)
    at_most = 0
    odds: list[float] = []
    for count in counts:
        at_most += count
        odds.append(at_most / total)
    return tuple(odds)


@lru_cache(maxsize=4096)
def envido_chance(song: int, fresh: int, deferred: int, rivals: int, behind: int, said: int) -> float:
    """The chance that this side has the best song.

    `fresh` partners may hold anything, `deferred` ones not much; of so many rivals, `behind` sit after this seat and lose an
    equal song. `said` is how much one of them has said, as in `SAYS`.
    """
    odds = envido_odds()
    capped = tuple([min(1.0, chance / odds[DEFERRED]) for chance in odds])
    caller = _at_least(odds, SAYS[said], HONEST[said]) if said else odds
    ours = [0.0 if at < song else odds[at] ** fresh * capped[at] ** deferred for at in range(len(odds))]
    theirs = [caller[at] * odds[at] ** (rivals - 1) for at in range(len(odds))]
    first = behind / rivals
    chance = ours_below = 0.0
    below = theirs[song - 1] if song else 0.0
    for at in range(song, len(odds)):
        here = theirs[at] - below
        chance += (ours[at] - ours_below) * (below + here * first)
        ours_below, below = ours[at], theirs[at]
    return chance


@lru_cache(maxsize=512)
def flor_chance(song: int, rivals: int, behind: int, said: int) -> float:
    """The chance that a flor beats those of so many rivals; `said` as in `SAYS`, by songs of flores."""
    odds = flor_odds()
    caller = _at_least(odds, FLOR_SAYS[said], FLOR_HONEST) if said else odds
    below = (caller[song - 1] * odds[song - 1] ** (rivals - 1)) if song else 0.0
    here = caller[song] * odds[song] ** (rivals - 1) - below
    return below + here * (behind / rivals)


def _at_least(odds: Odds, song: int, honest: float) -> Odds:
    """The odds of somebody who, when honest, has this song or a better one."""
    below = odds[song - 1]
    return tuple([(1 - honest) * chance + honest * max(0.0, chance - below) / (1.0 - below) for chance in odds])
