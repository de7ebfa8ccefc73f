"""What a tento is worth: the points the other side takes, by what is in play when it is claimed.

Rule 1: pure functions of public facts, for a played partida and for the scoreboard of a physical table alike.
Rule 2: `stake` is the last one accepted, `decided` whether the side on eleven plays; what is only asked does not count.
Rule 3: codes differ by the fields of their rules and in nothing else.
"""

from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules.mao import ELEVEN, IRON, NORMAL
from carteado.games.truco.rules.rulebook import NO_TENTO, TENTO_ONE, TENTO_STAKE, TrucoRules
from carteado.tricks.sanctions import Sanction

# When it is claimed.
NO_MOMENT: Final = -1  # there is no mão to claim it in
IN_DEAL: Final = 0  # while the pack is shuffled, cut and dealt
IN_PLAY: Final = 1
AFTERWARDS: Final = 2  # the mão has ended and the next pack is not yet shuffled

MOST_FOR_COUNT: Final = 3  # a wrong number of cards never costs more, and a truco won with four cards is worth this


def tento_points(rules: TrucoRules, kind: int, stake: int, decided: bool, moment: int) -> int:
    """A tento: one point, or the mão itself where the code says so; in the iron hand the one point that ends the partida."""
    if rules.tento == NO_TENTO:
        return 0
    if rules.tento == TENTO_ONE or kind == IRON or moment == IN_DEAL:
        return rules.ladder.bottom
    if kind == ELEVEN:
        return rules.eleven.stake if decided else rules.ladder.bottom
    return stake


def count_points(rules: TrucoRules, kind: int, stake: int, decided: bool, moment: int) -> int:
    """A tento for a wrong number of cards: never more than three."""
    return min(tento_points(rules, kind, stake, decided, moment), MOST_FOR_COUNT)


def table_points(rules: TrucoRules, kind: int, stake: int, moment: int) -> int:
    """As many points as are in play, whatever a tento is worth otherwise; an eleven hand starts at its stake."""
    if kind == ELEVEN:
        return rules.eleven.stake
    return rules.ladder.bottom if kind == IRON or moment == IN_DEAL else stake


def points_after(rules: TrucoRules, points: int, claimants_won: bool) -> int:
    """What is left of a tento claimed after the mão: nothing for who won it, where a tento is the mão itself."""
    return 0 if rules.tento == TENTO_STAKE and claimants_won else points


def deal_only_passes(rules: TrucoRules, kind: int) -> bool:
    """Whether in this mão an error of the deal brings neither points nor a remedy: the deal passes."""
    return rules.eleven_deal_fault_passes and kind != NORMAL


def times_before(sanctions: tuple[Sanction, ...], offender: Seat, clause: str) -> int:
    """How often this player did the same before."""
    return len([letter for seat, letter, cited in sanctions if seat == offender and cited == clause])
