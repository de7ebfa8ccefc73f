"""The chances of a vaza, from counts alone: what players of every trick game reckon with.

`Odds` are a tuple by power: the chance that a card is at most that strong. Power 0 is no card. Results are packed as in
`vaza`, with one's own side as the first.
"""

from typing import Final

from carteado.cards import Card

Odds = tuple[float, ...]
Chances = tuple[float, float]

OURS: Final = 1
THEIRS: Final = 2
TIED: Final = 3
NOTHING: Final = 0  # the power of no card


def hand_odds(power: tuple[int, ...], known: tuple[Card, ...], count: int, odds: Odds) -> Odds:
    """The odds of a card from a hand of which some cards are known."""
    if not known:
        return odds
    hidden = max(0, count - len(known))
    counts = [0] * len(odds)
    for card in known:
        counts[power[card.index]] += 1
    total = len(known) + hidden
    at_most = 0
    mixed: list[float] = []
    for level, chance in enumerate(odds):
        at_most += counts[level]
        mixed.append((at_most + hidden * chance) / total)
    return tuple(mixed)


def vaza_chances(ours: int, theirs: int, friends: Odds, foes: Odds) -> Chances:
    """The chance to win and to tie a vaza, given the best on the table of each side and what the others may add."""
    win = tie = ours_below = 0.0
    theirs_below = foes[ours - 1] if ours > theirs else 0.0
    for level in range(ours, len(foes)):
        here = friends[level] - ours_below
        theirs_here = foes[level] if level >= theirs else 0.0
        win += here * theirs_below
        tie += here * (theirs_here - theirs_below)
        ours_below = friends[level]
        theirs_below = theirs_here
    return win, tie


def without(hand: tuple[int, ...], power: int) -> tuple[int, ...]:
    """The hand less one card of this power, if it has one."""
    if power not in hand:
        return hand
    at = hand.index(power)
    return hand[:at] + hand[at + 1 :]


def cooled(chance: float, factor: float) -> float:
    """A chance with its odds multiplied: what is left of it once the others have shown that they like their cards."""
    return chance * factor / (chance * factor + 1.0 - chance)
