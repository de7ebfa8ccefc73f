"""The draw of groups: the worked example, what it promises, and that it leaves nobody without a place."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.tournament import sums
from carteado.tournament.draw import Drawn, Raised, draw, draw_unseeded, limits, pots, proposed
from carteado.tournament.lots import Lots, Seed

SEED = Seed(bytes(range(32)), ("zap", "copeta"))
SIZES = (4, 4, 3, 3)
ENTITIES = dict(enumerate(["SP", "RJ", "MG", "RS", "SP", "RJ", "MG", "RS", "SP", "RJ", "MG", "PR", "PR", "SP"], 1))
LETTERS = st.sampled_from(("", "P", "Q", "R"))
SEEDS = st.binary(min_size=32, max_size=32).map(Seed)


def by_number(sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    return pots(range(1, sum(sizes) + 1), sizes)


def one_byte(n: int) -> Seed:
    return Seed(bytes([n]) * 32)


def groups(drawn: Drawn) -> list[tuple[int, ...]]:
    return [tuple(sorted(group)) for group in drawn.groups]


@pytest.mark.clause("FEN-4.1")
def test_the_worked_draw_with_entities() -> None:
    drawn = draw(by_number(SIZES), SIZES, Lots(SEED), ENTITIES)
    assert groups(drawn) == [(1, 7, 10, 13), (4, 6, 11, 14), (3, 5, 12), (2, 8, 9)]
    assert drawn.lots == 10
    assert drawn.raised == ()


def test_the_worked_draw_without_entities() -> None:
    drawn = draw(by_number(SIZES), SIZES, Lots(SEED))
    assert groups(drawn) == [(1, 5, 12, 14), (4, 7, 11, 13), (3, 6, 10), (2, 8, 9)]


def test_a_draw_goes_on_with_the_lots_it_is_given() -> None:
    lots = Lots(SEED)
    lots.order((1, 2))
    drawn = draw(by_number(SIZES), SIZES, lots)
    assert (lots.taken, drawn.lots) == (11, 10)
    assert groups(drawn) != groups(draw(by_number(SIZES), SIZES, Lots(SEED)))


def test_where_nobody_is_seeded_all_are_ordered_once_and_the_pots_are_not_ordered_again() -> None:
    drawn = draw_unseeded(range(1, 15), SIZES, Lots(SEED))
    everybody = Lots(SEED).order(range(1, 15))
    assert drawn.lots == 13
    assert drawn.orders == pots(everybody, SIZES)
    assert [entry for entry, _ in drawn.steps] == list(everybody)
    assert [group for _, group in drawn.steps] == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]


def test_steps_tell_the_groups_in_the_order_of_drawing() -> None:
    drawn = draw(by_number(SIZES), SIZES, Lots(SEED), ENTITIES)
    assert drawn.steps[:4] == ((1, 0), (4, 1), (3, 2), (2, 3))
    assert drawn.groups[0] == tuple(entry for entry, group in drawn.steps if group == 0) == (1, 7, 10, 13)


@pytest.mark.parametrize(
    ("entries", "many", "sizes"), [(14, 4, (4, 4, 3, 3)), (42, 7, (6,) * 7), (5, 2, (3, 2)), (7, 1, (7,)), (4, 2, (2, 2))]
)
def test_sizes_are_as_equal_as_can_be_larger_first(entries: int, many: int, sizes: tuple[int, ...]) -> None:
    assert proposed(entries, many) == sizes


@pytest.mark.parametrize(("entries", "many"), [(7, 4), (3, 2), (3, 0), (1, 1)])
def test_no_group_of_one_is_proposed(entries: int, many: int) -> None:
    with pytest.raises(ValueError, match="groups of two"):
        proposed(entries, many)


def test_pots_have_an_entry_for_each_group_that_has_that_place() -> None:
    assert pots(range(1, 15), SIZES) == ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14))
    assert pots((3, 1, 2, 4, 5, 6), (4, 2)) == ((3, 1), (2, 4), (5,), (6,))
    with pytest.raises(ValueError, match="do not fill"):
        pots((1, 2, 3), (2, 2))


def test_an_entity_that_cannot_be_kept_so_far_apart_is_told() -> None:
    entities: dict[int, str] = dict.fromkeys((1, 2, 3, 4), "SP")
    drawn = draw(by_number((5, 1)), (5, 1), Lots(SEED), entities)
    assert drawn.raised == (Raised("SP", 3),)
    assert limits(range(1, 7), entities, 2) == {"SP": 2}


def test_only_the_entity_that_stands_in_the_way_is_given_more() -> None:
    entities = {1: "RJ", 2: "RJ", 3: "RJ", 4: "RJ", 5: "SP", 6: "MG"}
    assert draw(by_number((5, 1)), (5, 1), Lots(SEED), entities).raised == (Raised("RJ", 3),)
    both = {**entities, 6: "SP"}
    assert draw(by_number((5, 1)), (5, 1), Lots(SEED), both).raised == (Raised("RJ", 3), Raised("SP", 2))


def test_pots_that_no_groups_can_hold_are_refused() -> None:
    with pytest.raises(ValueError, match="a pot has more"):
        draw(((1, 2, 3), (4,)), (2, 2), Lots(SEED))
    with pytest.raises(ValueError, match="in one pot"):
        draw(((1, 2), (2, 4)), (2, 2), Lots(SEED))


def placeable(
    left: Sequence[int], pot: Mapping[int, int], room: Sequence[int], held: Iterable[tuple[int, int]], of: Mapping[int, str]
) -> bool:
    """By trying everything."""
    if not left:
        return True
    entry, *after = left
    return any(
        fits(entry, group, pot, room, held, of) and placeable(after, pot, less(room, group), [*held, (entry, group)], of)
        for group in range(len(room))
    )


def fits(
    entry: int, group: int, pot: Mapping[int, int], room: Sequence[int], held: Iterable[tuple[int, int]], of: Mapping[int, str]
) -> bool:
    here = [one for one, there in held if there == group]
    limit = limits(list(pot), of, len(room)).get(of[entry], len(pot))
    return room[group] > 0 and all(pot[one] != pot[entry] for one in here) and sum(of[one] == of[entry] for one in here) < limit


def less(room: Sequence[int], group: int) -> list[int]:
    return [size - (n == group) for n, size in enumerate(room)]


def first_fit(orders: Sequence[Sequence[int]], sizes: Sequence[int], of: Mapping[int, str]) -> list[tuple[int, int]]:
    """The rule as it is written, each look ahead by trying everything."""
    pot = {entry: n for n, one in enumerate(orders) for entry in one}
    waiting, room, held = list(pot), list(sizes), list[tuple[int, int]]()
    while waiting:
        entry = waiting.pop(0)
        group = next(
            group
            for group in range(len(sizes))
            if fits(entry, group, pot, room, held, of)
            and placeable(waiting, pot, less(room, group), [*held, (entry, group)], of)
        )
        room[group] -= 1
        held.append((entry, group))
    return held


@given(SEEDS, st.sampled_from(((2, 2), (3, 2), (3, 3), (2, 2, 2), (3, 3, 2), (3, 3, 3))), st.data())
@settings(max_examples=60, deadline=None)
def test_the_look_ahead_is_exact(seed: Seed, sizes: tuple[int, ...], data: st.DataObject) -> None:
    of = {entry: data.draw(LETTERS) for entry in range(1, sum(sizes) + 1)}
    drawn = draw(by_number(sizes), sizes, Lots(seed), of)
    assert list(drawn.steps) == first_fit(drawn.orders, sizes, of)


def test_four_groups_may_have_to_change_what_was_meant_for_them() -> None:
    of, sizes = dict(enumerate("TSSTTQQTSTQP", 1)), (3, 3, 3, 3)
    drawn = draw(by_number(sizes), sizes, Lots(one_byte(11)), of)
    assert groups(drawn) == [(3, 8, 12), (1, 5, 11), (4, 7, 9), (2, 6, 10)]
    assert list(drawn.steps) == first_fit(drawn.orders, sizes, of)


def test_the_first_group_with_room_is_passed_over_where_it_would_leave_somebody_out() -> None:
    seed = next(
        seed for seed in map(one_byte, range(99)) if draw(by_number((2, 2)), (2, 2), Lots(seed)).orders == ((1, 2), (3, 4))
    )
    drawn = draw(by_number((2, 2)), (2, 2), Lots(seed), {2: "SP", 4: "SP"})
    assert drawn.groups == ((1, 4), (2, 3))


@given(SEEDS, st.integers(1, 12), st.integers(2, 60), st.integers(1, 8), st.data())
@settings(max_examples=60, deadline=None)
def test_every_entry_is_placed_once_pots_and_limits_are_kept(
    seed: Seed, many: int, entries: int, entities: int, data: st.DataObject
) -> None:
    entries = max(entries, 2 * many)
    sizes = proposed(entries, many)
    of = {entry: f"E{data.draw(st.integers(0, entities))}" for entry in range(1, entries + 1)}
    drawn = draw(by_number(sizes), sizes, Lots(seed), of)
    assert sorted(entry for group in drawn.groups for entry in group) == list(range(1, entries + 1))
    assert [len(group) for group in drawn.groups] == list(sizes)
    assert drawn.raised == (), "with sizes as equal as can be there is always a draw"
    pot = {entry: n for n, one in enumerate(drawn.orders) for entry in one}
    for group in drawn.groups:
        assert len({pot[entry] for entry in group}) == len(group)
        for entity, held in Counter(of[entry] for entry in group).items():
            assert held <= limits(list(of), of, many)[entity]
    assert drawn == draw(by_number(sizes), sizes, Lots(seed), of)


@given(SEEDS, st.lists(st.integers(1, 5), min_size=1, max_size=4), st.data())
@settings(max_examples=60, deadline=None)
def test_groups_of_any_sizes_are_filled_and_a_limit_is_raised_only_where_it_must(
    seed: Seed, sizes: list[int], data: st.DataObject
) -> None:
    of = {entry: data.draw(st.sampled_from("PQ")) for entry in range(1, sum(sizes) + 1)}
    drawn = draw(by_number(sizes), sizes, Lots(seed), of)
    assert [len(group) for group in drawn.groups] == sizes
    pot = {entry: n for n, one in enumerate(drawn.orders) for entry in one}
    if sum(sizes) <= 9:
        assert bool(drawn.raised) != placeable(list(pot), pot, sizes, [], of)
    allowed = limits(list(of), of, len(sizes)) | {one.entity: one.limit for one in drawn.raised}
    for group in drawn.groups:
        for entity, held in Counter(of[entry] for entry in group).items():
            assert held <= allowed[entity]


def test_no_search_of_a_large_draw_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    gave_up = list[int]()
    solved = sums.Sums.solved

    def watched(question: sums.Sums, steps: int) -> tuple[int, ...] | None:
        found = solved(question, steps)
        if found is None and question.spent >= steps:
            gave_up.append(steps)
        return found

    monkeypatch.setattr(sums.Sums, "solved", watched)
    for n in range(6):
        of = {entry: f"E{(entry * entry + n) % 11 % 7}" for entry in range(1, 65)}
        draw(by_number((4,) * 16), (4,) * 16, Lots(one_byte(n)), of)
    assert not gave_up
