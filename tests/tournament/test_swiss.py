"""A Swiss round is the best there is, by a search that tries every round; and it says what stands in the way."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.tournament.pairing import swiss
from carteado.tournament.pairing.matching import Priced, cheapest, scales
from carteado.tournament.pairing.rounds import Pair, Round, may_enter
from carteado.tournament.pairing.swiss import RULES, Apart, Impossible, Paired, Rule, keeps_apart, paired

Rounds = Iterator[tuple[list[tuple[Paired, Paired]], Paired | None]]


def field(*points: int) -> list[Paired]:
    return [Paired(n, each) for n, each in enumerate(points, 1)]


def lots(present: Sequence[Paired]) -> list[int]:
    return [one.entry for one in present]


def every_round(present: list[Paired]) -> Rounds:
    if len(present) % 2:
        for one in present:
            for pairs, _ in every_round([other for other in present if other is not one]):
                yield pairs, one
        return
    if not present:
        yield [], None
        return
    first, *others = present
    for other in others:
        for pairs, bye in every_round([one for one in others if one is not other]):
            yield [(first, other), *pairs], bye


def upper(one: Paired, present: Sequence[Paired]) -> int:
    """+1 in the upper half of the score, -1 in the lower one, 0 in the middle."""
    same = [other.entry for other in present if other.points == one.points]
    before, after = same.index(one.entry), len(same) - 1 - same.index(one.entry)
    return (before < after) - (before > after)


def costs(
    pairs: Sequence[tuple[Paired, Paired]], bye: Paired | None, present: Sequence[Paired], order: Sequence[int], apart: Apart
) -> tuple[int, ...]:
    """What is wanted of a round, in the order in which it counts."""
    return (
        sum(one.met.count(other.entry) for one, other in pairs),
        0 if apart == "no" else sum(one.entity == other.entity != "" for one, other in pairs),
        0 if bye is None else bye.rested,
        0 if bye is None else bye.points,
        sum((one.points - other.points) ** 2 for one, other in pairs),
        sum(one.floated + other.floated for one, other in pairs if one.points != other.points),
        sum(one.points == other.points and upper(one, present) * upper(other, present) > 0 for one, other in pairs),
        sum((order.index(one.entry) - order.index(other.entry)) ** 2 for one, other in pairs),
    )


def best(present: list[Paired], order: Sequence[int], apart: Apart, relaxed: Collection[Rule]) -> tuple[int, ...] | None:
    found = [costs(pairs, bye, present, order, apart) for pairs, bye in every_round(present)]
    return min((one for one in found if keeps(one, apart, relaxed)), default=None)


def keeps(found: tuple[int, ...], apart: Apart, relaxed: Collection[Rule]) -> bool:
    broken = {"rematch": found[0], "entity": found[1] if apart == "absolute" else 0, "bye": found[2]}
    return not any(many for rule, many in broken.items() if rule not in relaxed)


def cost_of(found: Round, present: list[Paired], order: Sequence[int], apart: Apart) -> tuple[int, ...]:
    of = {one.entry: one for one in present}
    pairs = [(of[one], of[other]) for one, other in found.pairs]
    return costs(pairs, None if found.bye is None else of[found.bye], present, order, apart)


@st.composite
def fields(draw: st.DrawFn) -> list[Paired]:
    many = draw(st.integers(2, 7))
    met = [pair for pair in combinations(range(1, many + 1), 2) if draw(st.integers(0, 3)) == 0]
    return [
        Paired(
            n,
            draw(st.integers(0, 3)),
            draw(st.sampled_from(("", "P", "Q"))),
            tuple(sum(pair) - n for pair in met if n in pair),
            draw(st.booleans()),
            draw(st.booleans()),
        )
        for n in range(1, many + 1)
    ]


@given(
    fields(), st.sampled_from(("absolute", "weak", "no")), st.sets(st.sampled_from(RULES)), st.randoms(use_true_random=False)
)
@settings(max_examples=300, deadline=None)
def test_no_round_is_better(present: list[Paired], apart: Apart, relaxed: set[Rule], random: object) -> None:
    order = lots(present)
    random.shuffle(order)  # type: ignore[attr-defined]
    wanted = best(present, order, apart, relaxed)
    if wanted is None:
        with pytest.raises(Impossible) as told:
            paired(present, order, apart, relaxed)
        more = told.value.relax
        assert best(present, order, apart, {*relaxed, *more}) is not None
        fewer = [some for many in range(len(more)) for some in combinations(RULES, many)]
        assert all(best(present, order, apart, {*relaxed, *some}) is None for some in fewer)
    else:
        found = paired(present, order, apart, relaxed)
        assert cost_of(found, present, order, apart) == wanted
        assert found == paired(present, order, apart, relaxed)


@given(st.integers(9, 26), st.integers(0, 3), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_the_short_way_leads_to_the_same_round_as_the_long_one(many: int, spread: int, random: object) -> None:
    draw: Callable[[int], int] = random.randrange  # type: ignore[attr-defined]
    met = {pair for pair in combinations(range(many), 2) if draw(6) == 0}
    present = [
        Paired(
            n, draw(spread + 1), "PQRS"[draw(4)], tuple(sum(pair) - n for pair in met if n in pair), draw(4) == 0, draw(3) == 0
        )
        for n in range(many)
    ]
    order = sorted(range(many), key=lambda n: (n * 7 + spread) % many * many + n)
    short = paired(present, order, relaxed=RULES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(swiss._Field, "_ideal", lambda *_: None)
        assert paired(present, order, relaxed=RULES) == short


@pytest.mark.parametrize(
    ("points", "rested", "few"),
    [
        ((0,) * 10, (), 25),
        ((2,) * 3 + (0,) * 5, (), 3 + 8 + 15),
        ((4, 4, 2, 2, 0, 0), (), 3),
        ((2, 2, 0, 0, 0), (), 1 + 3 + 3),
        ((2, 2, 0), (3,), 1 + 2 + 2),
    ],
)
def test_an_ordinary_round_is_found_among_few_pairs(
    points: tuple[int, ...], rested: tuple[int, ...], few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()

    def watched(nodes: int, priced: Sequence[Priced]) -> tuple[Pair, ...] | None:
        asked.append(len(priced))
        return cheapest(nodes, priced)

    monkeypatch.setattr(swiss, "cheapest", watched)
    present = [replace(one, rested=one.entry in rested) for one in field(*points)]
    paired(present, lots(present))
    assert asked == [few]


def test_the_upper_half_of_a_score_meets_the_lower_half_first_drawn_with_first_drawn() -> None:
    present = field(*[0] * 8)
    assert paired(present, lots(present)).pairs == ((1, 5), (2, 6), (3, 7), (4, 8))
    assert paired(present, (4, 3, 2, 1, 5, 6, 7, 8)).pairs == ((1, 8), (2, 7), (3, 6), (4, 5))


def test_whoever_is_in_the_middle_of_an_odd_score_may_meet_either_half() -> None:
    present = field(2, 2, 2, 0, 0, 0)
    assert paired(present, lots(present)).pairs == ((1, 2), (3, 4), (5, 6))


def test_nobody_floats_twice_running_where_another_can() -> None:
    present = [replace(one, floated=one.entry == 2) for one in field(2, 2, 2, 0, 0, 0)]
    assert 2 not in {entry for pair in floats(present) for entry in pair}


def floats(present: list[Paired]) -> list[tuple[int, int]]:
    points = {one.entry: one.points for one in present}
    return [pair for pair in paired(present, lots(present)).pairs if points[pair[0]] != points[pair[1]]]


def test_two_small_differences_are_better_than_a_large_one() -> None:
    assert paired(field(4, 2, 2, 0), (1, 2, 3, 4)).pairs in (((1, 2), (3, 4)), ((1, 3), (2, 4)))


def test_the_lowest_without_a_round_off_has_it() -> None:
    present = field(4, 2, 2, 0, 0)
    assert paired(present, lots(present)).bye in (4, 5)
    rested = [replace(one, rested=one.points == 0) for one in present]
    assert paired(rested, lots(rested)).bye in (2, 3)


def test_a_round_off_goes_higher_rather_than_two_meet_again() -> None:
    present = [Paired(1, 4, met=(2,)), Paired(2, 2, met=(1,)), Paired(3, 0)]
    assert paired(present, (1, 2, 3)) == Round(((1, 3),), 2)


def test_entities_are_apart_though_it_costs_a_difference() -> None:
    present = [Paired(1, 2, "SP"), Paired(2, 2, "SP"), Paired(3, 0, "RJ"), Paired(4, 0, "RJ")]
    assert {*paired(present, (1, 2, 3, 4)).pairs} in ({(1, 3), (2, 4)}, {(1, 4), (2, 3)})
    assert paired(present, (1, 2, 3, 4), "no").pairs == ((1, 2), (3, 4))


def test_an_entity_is_kept_apart_in_the_first_rounds_only() -> None:
    assert [keeps_apart(2, played) for played in range(4)] == ["absolute", "absolute", "no", "no"]
    assert keeps_apart(-1, 9, "weak") == "weak"
    assert keeps_apart(0, 0) == "no"


def test_what_to_relax_is_told() -> None:
    again = [Paired(1, met=(2,)), Paired(2, met=(1,))]
    with pytest.raises(Impossible, match="rematch") as told:
        paired(again, (1, 2))
    assert list(told.value.relax) == ["rematch"]
    assert paired(again, (1, 2), relaxed=told.value.relax).pairs == ((1, 2),)
    with pytest.raises(Impossible, match="entity"):
        paired([Paired(1, entity="SP"), Paired(2, entity="SP")], (1, 2), "absolute")
    with pytest.raises(Impossible, match="bye"):
        paired([Paired(1, rested=True)], (1,))


def test_a_late_entry_is_taken_until_half_the_rounds_have_started() -> None:
    assert [may_enter(started, 6) for started in range(5)] == [True, True, True, False, False]
    assert [may_enter(started, 5) for started in range(5)] == [True, True, True, False, False]


def test_lots_name_those_who_are_there() -> None:
    for order in ((1,), (1, 2, 3), (1, 1)):
        with pytest.raises(ValueError, match="each of them once"):
            paired(field(0, 0), order)


def test_an_event_of_thirty_one_has_no_rematch_and_no_second_round_off() -> None:
    met, points, rested = {n: list[int]() for n in range(1, 32)}, dict.fromkeys(range(1, 32), 0), set[int]()
    for number in range(8):
        ranking = sorted(points, key=lambda n: (-points[n], n))
        present = [Paired(n, points[n], f"E{n % 5}", tuple(met[n]), n in rested) for n in ranking]
        found = paired(present, sorted(points, key=lambda n: (n * 7 + number) % 31))
        assert found.bye is not None
        assert found.bye not in rested
        rested.add(found.bye)
        points[found.bye] += 2
        for one, other in found.pairs:
            assert other not in met[one]
            assert one % 5 != other % 5
            met[one].append(other)
            met[other].append(one)
            points[one if (one * other + number) % 3 else other] += 2
    assert len(rested) == 8


def test_no_amount_of_a_later_part_outweighs_an_earlier_one() -> None:
    first, second, last = scales((3, 9, 2), 5)
    assert first > 5 * 9 * second + 5 * 2 * last
    assert second > 5 * 2 * last == 10


def test_costs_too_large_to_be_counted_exactly_are_refused() -> None:
    with pytest.raises(OverflowError):
        cheapest(2, [(0, 1, 1 << 124)])
    assert cheapest(2, [(0, 1, (1 << 124) - 2)]) == ((0, 1),)
    assert cheapest(4, [(0, 1, 1), (1, 2, 1)]) is None
