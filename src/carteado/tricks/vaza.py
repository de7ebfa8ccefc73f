"""The arithmetic of vazas: who takes one, who leads after it, who has won the mão.

Cards that fell are packed in one integer, the trail, first card lowest: five bits each, seat | place << 2 | down << 4.
A table of six is `wide`: it needs a third bit for the seat, so a card takes six, and a trail holds one vaza.
A mão has three vazas; their results are packed two bits each: 0 not played, 1 side A, 2 side B, 3 tied.
"""

from typing import Final

from carteado.game import Seat

# Who leads after a tied vaza.
EQUALISER: Final = 0
FIRST_TIED: Final = 1
LAST_TIED: Final = 2
SAME_LEADER: Final = 3

ENTRY_BITS: Final = 5
WIDE_BITS: Final = 6
WIDE_SEAT_BITS: Final = 3
FACE_DOWN: Final = 16
TIED: Final = 2
UNDECIDED: Final = -1
ALL_TIED: Final = 2


def seat_of(entry: int) -> Seat:
    """Who played this card of the trail."""
    return entry & 3


def place_of(entry: int) -> int:
    """The place in the dealt hand, 0 to 2, that it came from."""
    return (entry >> 2) & 3


def entry_at(trail: int, nth: int) -> int:
    """The n-th card of the trail, counted from 0."""
    return (trail >> (ENTRY_BITS * nth)) & 31


def wide_entry(seat: Seat, place: int) -> int:
    """A card that fell open at a table of six."""
    return seat | place << WIDE_SEAT_BITS


def wide_entry_at(trail: int, nth: int) -> int:
    """The n-th card of a wide trail, counted from 0."""
    return (trail >> (WIDE_BITS * nth)) & 63


def wide_at(entry: int) -> int:
    """Where among the hands, three places a seat, a card of a wide trail comes from."""
    return 3 * (entry & 7) + (entry >> WIDE_SEAT_BITS)


def close_wide(trail: int, count: int, hands: tuple[int, ...], power: tuple[int, ...], tie_lead: int) -> int:
    """The same as `close` for a table of six, where every card falls open and not every seat need have played."""
    best_a = best_b = 0
    first_a = first_b = 0
    for nth in range(count):
        entry = (trail >> (WIDE_BITS * nth)) & 63
        strength = power[hands[wide_at(entry)]]
        if entry & 1:
            if strength > best_b:
                best_b = strength
                first_b = nth
        elif strength > best_a:
            best_a = strength
            first_a = nth
    side = decide(best_a, best_b)
    lead = first_b if side == 1 else first_a
    if side == TIED:
        lead = min(first_a, first_b) if tie_lead == FIRST_TIED else 0
    return side * 8 + (wide_entry_at(trail, lead) & 7)


def decide(best_a: int, best_b: int) -> int:
    """Whose vaza it is by the best card of each side: a side, or `TIED`."""
    if best_a == best_b:
        return TIED
    return 0 if best_a > best_b else 1


def close(trail: int, count: int, hands: tuple[int, ...], power: tuple[int, ...], tie_lead: int, all_down_lead: int) -> int:
    """Result and next lead of a whole vaza, as result * 4 + seat; the result is a side or `TIED`.

    A side is worth its best open card; of two equal cards of one side the first leads (S-FEN-32).
    """
    best_a = best_b = 0
    at_a = at_b = -1
    for nth in range(count):
        entry = (trail >> (ENTRY_BITS * nth)) & 31
        if entry & FACE_DOWN:
            continue
        seat = entry & 3
        strength = power[hands[seat * 3 + ((entry >> 2) & 3)]]
        if seat & 1:
            if strength > best_b:
                best_b = strength
                at_b = nth
        elif strength > best_a:
            best_a = strength
            at_a = nth
    if best_a > best_b:
        return seat_of(entry_at(trail, at_a))
    if best_b > best_a:
        return 4 + seat_of(entry_at(trail, at_b))
    if best_a == 0:
        return TIED * 4 + _lead_after_all_down(trail, all_down_lead)
    return TIED * 4 + _lead_after_tie(trail, count, hands, power, tie_lead, at_a, at_b)


def _lead_after_all_down(trail: int, policy: int) -> Seat:
    leader = seat_of(trail)
    if policy != EQUALISER:
        return leader
    second = seat_of(entry_at(trail, 1))
    return second if (second ^ leader) & 1 else seat_of(entry_at(trail, 2))


def _lead_after_tie(
    trail: int, count: int, hands: tuple[int, ...], power: tuple[int, ...], policy: int, at_a: int, at_b: int
) -> Seat:
    first, second = (at_a, at_b) if at_a < at_b else (at_b, at_a)
    if policy == EQUALISER:
        return seat_of(entry_at(trail, second))
    if policy == FIRST_TIED:
        return seat_of(entry_at(trail, first))
    if policy == LAST_TIED:
        best = strength_of(entry_at(trail, first), hands, power)
        for nth in range(count - 1, second, -1):
            if strength_of(entry_at(trail, nth), hands, power) == best:
                return seat_of(entry_at(trail, nth))
        return seat_of(entry_at(trail, second))
    return seat_of(trail)


def best_of_seats(trail: int, count: int, hands: tuple[int, ...], power: tuple[int, ...], seats: int) -> int:
    """The power of the best open card among those of the seats in this mask."""
    best = 0
    for nth in range(count):
        entry = entry_at(trail, nth)
        if seats >> seat_of(entry) & 1:
            best = max(best, strength_of(entry, hands, power))
    return best


def first_of_strength(trail: int, hands: tuple[int, ...], power: tuple[int, ...], seats: int, strength: int) -> Seat:
    """Among the seats in this mask, the one that first played a card of this power."""
    nth = 0
    while not (seats >> seat_of(entry_at(trail, nth)) & 1 and strength_of(entry_at(trail, nth), hands, power) == strength):
        nth += 1
    return seat_of(entry_at(trail, nth))


def strength_of(entry: int, hands: tuple[int, ...], power: tuple[int, ...]) -> int:
    """The power of a card that fell: nothing if it fell face down."""
    if entry & FACE_DOWN:
        return 0
    return power[hands[seat_of(entry) * 3 + place_of(entry)]]


def result_of(results: int, vaza: int) -> int:
    """The packed result of one vaza: 0, 1, 2 or 3."""
    return (results >> (2 * vaza)) & 3


def _verdict(first: int, second: int, third: int) -> int:
    if first == 3 and second == 3:
        return UNDECIDED if third == 0 else ALL_TIED if third == 3 else third - 1
    if first == 0 or second == 0:
        return UNDECIDED
    if first == 3:
        return second - 1
    if second in (3, first):
        return first - 1
    if third == 0:
        return UNDECIDED
    return first - 1 if third == 3 else third - 1


VERDICTS: Final = tuple([_verdict(packed & 3, (packed >> 2) & 3, packed >> 4) for packed in range(64)])


def reason_of(results: int) -> str:
    """The rule by which these results decide the mão, by the name it has in `TrucoRules.cites`."""
    if VERDICTS[results] == UNDECIDED:
        return "must-kill"
    first, second, third = results & 3, (results >> 2) & 3, results >> 4
    if first == 3:
        if second != 3:
            return "first-tied"
        return "all-tied" if third == 3 else "two-tied"
    if second == 3:
        return "second-tied"
    return "third-tied" if third == 3 else "two-vazas"
