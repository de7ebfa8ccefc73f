"""What a score is worth in a race to 24: the chance to win the partida from it, between equals."""

from functools import lru_cache
from typing import Final

from carteado.games.cego.rules.rulebook import TARGET
from carteado.games.cego.rules.views import MesaCego

# How often one part of a volta between equals, points or truco, ends at each value.
VALUES: Final = ((1, 0.5), (2, 0.3), (3, 0.15), (6, 0.05))


@lru_cache(maxsize=1024)
def worth(we_lack: int, they_lack: int) -> float:
    """The chance to win the partida for the side that lacks so many tentos."""
    if we_lack <= 0 or they_lack <= 0:
        return 1.0 if we_lack < they_lack else 0.0
    if we_lack == they_lack:
        return 0.5
    won = sum(share * worth(we_lack - tentos, they_lack) for tentos, share in VALUES)
    lost = sum(share * worth(we_lack, they_lack - tentos) for tentos, share in VALUES)
    return (won + lost) / 2


class Price:
    """What both sides lack, what is settled of this volta included."""

    __slots__ = ("they_lack", "we_lack")

    def __init__(self, we_lack: int, they_lack: int) -> None:
        self.we_lack = we_lack
        self.they_lack = they_lack

    def now(self) -> float:
        """The worth of the score as it stands."""
        return worth(self.we_lack, self.they_lack)

    def won(self, tentos: int) -> float:
        """The worth of it once this side has made so many tentos."""
        return worth(self.we_lack - tentos, self.they_lack)

    def lost(self, tentos: int) -> float:
        """The worth of it once the others have made so many tentos."""
        return worth(self.we_lack, self.they_lack - tentos)

    def settled(self, tentos: int, chance: float) -> float:
        """The worth of playing for so many tentos with this chance to win them."""
        return chance * self.won(tentos) + (1.0 - chance) * self.lost(tentos)

    def called(self, taken: int, tentos: int, refuses: float, chance: float) -> float:
        """The worth of asking for so many: the others refuse and pay `taken`, or stay and leave us this chance."""
        return refuses * self.won(taken) + (1.0 - refuses) * self.settled(tentos, chance)


def price(mesa: MesaCego, side: int) -> Price:
    """The price of what is still open in this volta, to a side."""
    lack = [TARGET - mesa.base[side], TARGET - mesa.base[1 - side]]
    if mesa.won_by >= 0:
        lack[mesa.won_by ^ side] -= mesa.won
    return Price(lack[0], lack[1])
