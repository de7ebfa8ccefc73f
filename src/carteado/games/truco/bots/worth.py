"""What a score is worth: the chance to win the partida from it, between equals."""

from functools import lru_cache
from typing import Final

# How often a mão between equals ends at each value, and what a pair on eleven does with its choice.
VALUES: Final = ((1, 0.55), (3, 0.35), (6, 0.10))
GIVES_UP: Final = 0.35
WINS_ELEVEN: Final = 0.6


@lru_cache(maxsize=1024)
def worth(we_lack: int, they_lack: int) -> float:
    """The chance to win the partida for the side that lacks so many points."""
    if we_lack <= 0 or they_lack <= 0:
        return 1.0 if we_lack < they_lack else 0.0
    if we_lack == they_lack:
        return 0.5
    if we_lack == 1:
        return _eleven(they_lack)
    if they_lack == 1:
        return 1.0 - _eleven(we_lack)
    won = sum(share * worth(we_lack - points, they_lack) for points, share in VALUES)
    lost = sum(share * worth(we_lack, they_lack - points) for points, share in VALUES)
    return (won + lost) / 2


def _eleven(they_lack: int) -> float:
    left = worth(1, they_lack - 1)
    lost = worth(1, they_lack - 3)
    return GIVES_UP * left + (1 - GIVES_UP) * (WINS_ELEVEN + (1 - WINS_ELEVEN) * lost)


def settled(we_lack: int, they_lack: int, points: int, chance: float) -> float:
    """The worth of playing a mão for these points with this chance to win it."""
    return chance * worth(we_lack - points, they_lack) + (1.0 - chance) * worth(we_lack, they_lack - points)
