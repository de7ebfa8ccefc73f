"""Knock-outs: the usual places, byes for the best seeds, and equals that change places to keep others apart."""

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.tournament.apart import Qualified, assigned, kept_apart
from carteado.tournament.bracket import (
    Bracket,
    Loser,
    Meeting,
    Seeded,
    Side,
    Winner,
    bracket,
    first_meetings,
    places,
    round_name,
)


def told(side: Side) -> str:
    match side:
        case Seeded(seed):
            return str(seed)
        case Winner(meeting):
            return f"v{meeting}"
        case Loser(meeting):
            return f"p{meeting}"


def drawn(found: Bracket) -> list[str]:
    return [" ".join("x".join(map(told, meeting.sides)) for meeting in one) for one in found.rounds]


def test_the_usual_places_of_sixteen() -> None:
    meetings = [(1, 16), (8, 9), (4, 13), (5, 12), (2, 15), (7, 10), (3, 14), (6, 11)]
    assert first_meetings(16) == tuple(meetings)
    assert places(16) == tuple(seed for pair in meetings for seed in pair)


def test_eleven_have_five_byes() -> None:
    found = bracket(11)
    assert found.byes == (1, 2, 3, 4, 5)
    assert drawn(found) == ["8x9 7x10 6x11", "1xv1 4x5 2xv2 3xv3", "v4xv5 v6xv7", "v8xv9"]
    assert [meeting.number for meeting in found.meetings] == list(range(1, 11))


def test_rounds_are_named_by_the_sides_left() -> None:
    assert [one[0].round for one in bracket(32).rounds] == [
        "round-of-32",
        "round-of-16",
        "quarterfinal",
        "semifinal",
        "final",
    ]
    assert bracket(11).rounds[0][0].round == "round-of-16" == round_name(16)


def test_losers_of_the_semi_finals_play_for_third_place_before_the_final() -> None:
    found = bracket(8, third_place=True)
    assert [meeting.round for meeting in found.meetings[-3:]] == ["semifinal", "third-place", "final"]
    assert found.third == Meeting(7, "third-place", (Loser(5), Loser(6)))
    assert found.rounds[-1] == (Meeting(8, "final", (Winner(5), Winner(6))),)


@pytest.mark.parametrize("entries", [2, 3])
def test_with_one_semi_final_or_none_nobody_plays_for_third_place(entries: int) -> None:
    assert bracket(entries, third_place=True) == bracket(entries)


def test_a_field_of_one_is_refused() -> None:
    with pytest.raises(ValueError, match="no knock-out"):
        bracket(1)
    with pytest.raises(ValueError, match="power of two"):
        places(12)


@given(st.integers(2, 200))
def test_everybody_is_in_the_bracket_once_and_one_is_left(entries: int) -> None:
    found = bracket(entries)
    sides = [side for meeting in found.meetings for side in meeting.sides]
    assert sorted(side.seed for side in sides if isinstance(side, Seeded)) == list(range(1, entries + 1))
    assert len(found.meetings) == entries - 1
    assert sorted(side.meeting for side in sides if isinstance(side, Winner)) == list(range(1, entries - 1))
    assert all(
        side.meeting < meeting.number for meeting in found.meetings for side in meeting.sides if isinstance(side, Winner)
    )
    size = len(found.rounds)
    assert found.byes == tuple(range(1, 2**size - entries + 1))


@given(st.integers(2, 130))
def test_where_the_better_seed_always_wins_the_best_meet_as_late_as_can_be(entries: int) -> None:
    winner = dict[int, int]()
    for meeting in bracket(entries).meetings:
        seeds = [side.seed if isinstance(side, Seeded) else winner[side.meeting] for side in meeting.sides]
        winner[meeting.number] = min(seeds)
    for n, one in enumerate(reversed(bracket(entries).rounds)):
        assert {winner[meeting.number] for meeting in one} <= set(range(1, 2**n + 1))


def groups(*sides: str) -> list[Qualified]:
    """Sides such as 1A, or 2B/SP with their entity."""
    return [Qualified(side, int(side[0]), side[1], side[3:]) for side in sides]


def order(*sides: str) -> str:
    return " ".join(one.side for one in kept_apart(groups(*sides)))


def test_a_group_does_not_meet_in_the_first_round() -> None:
    assert order("1A", "1B", "1C", "1D", "2D", "2C", "2B", "2A") == "1A 1B 1C 1D 2C 2D 2A 2B"


def test_what_is_apart_already_stays_as_it_is() -> None:
    assert order("1A", "1B", "1C", "1D", "2A", "2B", "2C", "2D") == "1A 1B 1C 1D 2A 2B 2C 2D"


def test_only_equals_change_places() -> None:
    assert order("1A", "2B", "3B", "4A") == "1A 2B 3B 4A"
    assert order("1A", "2B", "2C", "2A") == "1A 2B 2A 2C"


def test_a_group_counts_before_an_entity() -> None:
    assert order("1A/SP", "1B", "2B", "2A") == "1A/SP 1B 2A 2B"
    assert order("1A/SP", "1B", "2A", "2B/SP") == "1A/SP 1B 2A 2B/SP"
    assert order("1A/SP", "1B", "2C", "2D/SP") == "1A/SP 1B 2D/SP 2C"


def test_who_has_the_first_round_off_keeps_it() -> None:
    assert order("1A", "1B", "1C", "1D", "1D", "1C") == "1A 1B 1C 1D 1C 1D"
    assert order("1A", "1B", "1C", "1C", "1C", "1C") == "1A 1B 1C 1C 1C 1C"


def met(sides: tuple[Qualified, ...]) -> tuple[int, int]:
    pairs = [(sides[one - 1], sides[other - 1]) for one, other in first_meetings(len(sides))]
    return (
        sum(one.group == other.group != "" for one, other in pairs),
        sum(one.entity == other.entity != "" for one, other in pairs),
    )


def every_order(field: list[Qualified]) -> list[tuple[Qualified, ...]]:
    playing = {seed - 1 for pair in first_meetings(len(field)) for seed in pair}
    ranks = [[n for n, side in enumerate(field) if side.rank == rank and n in playing] for rank in (1, 2)]
    found = list[tuple[Qualified, ...]]()
    for orders in product(*map(permutations, ranks)):
        changed = list(field)
        for spots, sides in zip(ranks, orders, strict=True):
            for spot, side in zip(spots, sides, strict=True):
                changed[spot] = field[side]
        found.append(tuple(changed))
    return found


@given(st.integers(1, 4), st.lists(st.tuples(st.sampled_from("ABC"), st.sampled_from(("", "P", "Q"))), min_size=2, max_size=7))
@settings(max_examples=100, deadline=None)
def test_no_change_of_equals_keeps_more_apart(firsts: int, rest: list[tuple[str, str]]) -> None:
    field = [Qualified(str(n), 1 if n < firsts else 2, *one) for n, one in enumerate(rest)]
    found = kept_apart(field)
    assert met(found) == min(map(met, every_order(field)))
    assert found in every_order(field)


@given(
    st.integers(0, 6).flatmap(
        lambda size: st.lists(st.lists(st.integers(0, 9), min_size=size, max_size=size), min_size=size, max_size=size)
    )
)
def test_no_assignment_costs_less(costs: list[list[int]]) -> None:
    found = assigned(costs)
    assert sorted(found) == list(range(len(costs)))
    every = permutations(range(len(costs)))
    assert sum(costs[row][column] for row, column in enumerate(found)) == min(
        sum(costs[row][column] for row, column in enumerate(order)) for order in every
    )
