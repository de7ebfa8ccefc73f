"""Hands for a course of vazas: `plano("A=B")` gives every seat the cards, in order, by which the vazas fall so.

A wins with a 3, then a 2, then an ace; a tie sets the same rank against it; all other cards are low, and none is a manilha.
"""

from games.truco.kit.mesa import Mesa

_WINNERS = (("3P", "3C"), ("2P", "2C"), ("AP", "AC"))
_LOW = ("4C", "4E", "4O", "5P", "5C", "5E", "5O", "6P", "6C", "6E", "6O", "7P")


def plano(course: str, a: int = 0, b: int = 1, seats: int = 4, *, desce: bool = False) -> dict[int, str]:
    """Hands by which the vazas go as `course` says (A, B or =), won for A by seat `a` and for B by seat `b`.

    With `desce` no hand holds a higher card back, as a code demands in which ties bind.
    """
    low = iter(_LOW[::-1] if desce else _LOW)
    hands: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    for (high, equal), result in zip(_WINNERS, course.ljust(3, "-"), strict=True):
        strong = {"A": {a: high}, "B": {b: high}, "=": {a: high, b: equal}, "-": {}}[result]
        for seat, hand in hands.items():
            hand.append(strong.get(seat) or next(low))
    return {seat: " ".join(hand) for seat, hand in hands.items()}


def joga_vazas(table: Mesa, hands: dict[int, str], count: int = 1) -> Mesa:
    """Play so many vazas as planned, each seat in its turn."""
    for _ in range(count):
        nth = len(table.vazas)
        for _ in table.lugares:
            table = table.joga(f"{table.vez}:{hands[table.vez].split()[nth]}")
    return table
