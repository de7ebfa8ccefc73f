"""Ratings by Glicko-2, as the library `glicko2-py` computes it: each partida is a period of its own.

Rule 1: everybody is measured against each side that played against theirs; several people of a side count as one of their
        mean strength, as uncertain as they are.
Rule 2: who does not play for a month is less certain again, month by month, up to what a newcomer is.
Rule 3: a rating is provisional while its deviation is above `SURE`: it is shown as such.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

NEW_RATING: Final = 1500.0
NEW_DEVIATION: Final = 350.0
NEW_VOLATILITY: Final = 0.06
SURE: Final = 110.0
MONTH: Final = 30 * 86_400_000  # ms
MONTHS: Final = 60  # after so many nothing grows any more


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is at a game, how uncertain that is, and after how many partidas; `at` is the last one."""

    rating: float = NEW_RATING
    deviation: float = NEW_DEVIATION
    volatility: float = NEW_VOLATILITY
    games: int = 0
    at: int = 0

    @property
    def provisional(self) -> bool:
        """Whether it says little yet, or says little again."""
        return self.deviation > SURE


def rested(one: Rating, now: int) -> Rating:
    """The same after the months that have passed without a partida."""
    months = min((now - one.at) // MONTH, MONTHS) if one.games else 0
    phi = rd_to_phi(one.deviation)
    for _ in range(months):
        phi = update_rating(rating_to_mu(one.rating), phi, one.volatility, []).phi
    return Rating(one.rating, min(phi_to_rd(phi), NEW_DEVIATION), one.volatility, one.games, one.at)


def rated(before: Sequence[Rating], sides: Sequence[int], gains: Sequence[int], now: int) -> list[Rating]:
    """The ratings after a partida, by seat: who has gained more than somebody of another side has beaten them."""
    known = [rested(one, now) for one in before]
    found: list[Rating] = []
    for seat, mine in enumerate(known):
        others = sorted({side for side in sides if side != sides[seat]})
        met = [_met(known, sides, gains, side, gains[seat]) for side in others]
        new = update_rating(rating_to_mu(mine.rating), rd_to_phi(mine.deviation), mine.volatility, met)
        deviation = min(phi_to_rd(new.phi), NEW_DEVIATION)
        found.append(Rating(mu_to_rating(new.mu), deviation, new.sigma, mine.games + 1, now))
    return found


def _met(
    known: Sequence[Rating], sides: Sequence[int], gains: Sequence[int], side: int, mine: int
) -> tuple[float, float, float]:
    """Another side as one opponent, and what it was against them: 1 won, 0 lost, ½ neither."""
    theirs = [one for one, of in zip(known, sides, strict=True) if of == side]
    mean = sum(one.rating for one in theirs) / len(theirs)
    deviation = sqrt(sum(one.deviation**2 for one in theirs) / len(theirs))
    gain = next(gain for gain, of in zip(gains, sides, strict=True) if of == side)
    return rating_to_mu(mean), rd_to_phi(deviation), 0.5 if gain == mine else float(mine > gain)
