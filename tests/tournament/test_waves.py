"""Waves: nobody twice in one, no more jogos than tables, and no plan with fewer."""

from collections.abc import Sequence
from itertools import combinations, count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.tournament import entries as log
from carteado.tournament.colouring import coloured, touching
from carteado.tournament.pairing.circle import all_against_all
from carteado.tournament.planning import MOST, schedule, waves_of
from carteado.tournament.torneio import Torneio
from carteado.tournament.waves import SEARCHED, Plan, at_least, begins, expected, next_jogo, planned

Jogos = list[tuple[int, ...]]
PAIRS = st.lists(st.tuples(st.integers(1, 5), st.integers(1, 5)).filter(lambda pair: pair[0] != pair[1]), max_size=7)
TABLES = st.integers(1, 4)


def groups(*sizes: int) -> Jogos:
    """The jogos of these groups, one group after another, round by round."""
    jogos: Jogos = []
    first = 1
    for size in sizes:
        jogos += [pair for one in all_against_all(range(first, first + size)) for pair in one.pairs]
        first += size
    return jogos


def holds(jogos: Sequence[tuple[int, ...]], plan: Plan, tables: int, rest: int = 0) -> bool:
    """Whether every jogo is planned once, with tables and rest kept."""
    if sorted(jogo for wave in plan for jogo in wave) != list(range(len(jogos))) or any(len(wave) > tables for wave in plan):
        return False
    wave_of = {jogo: n for n, wave in enumerate(plan) for jogo in wave}
    return all(
        abs(wave_of[one] - wave_of[other]) > rest
        for one, other in combinations(range(len(jogos)), 2)
        if set(jogos[one]) & set(jogos[other])
    )


def fewest(jogos: Jogos, tables: int, rest: int = 0) -> int:
    """By trying everything."""
    return next(waves for waves in count() if fits(jogos, tables, rest, [()] * waves))


def fits(jogos: Jogos, tables: int, rest: int, waves: list[Jogos | tuple[()]]) -> bool:
    if not jogos:
        return True
    first, others = jogos[0], jogos[1:]
    for n, wave in enumerate(waves):
        near = {one for other in waves[max(0, n - rest) : n + rest + 1] for people in other for one in people}
        open_ = len(wave) < tables and not near & set(first)
        if open_ and fits(others, tables, rest, [*waves[:n], [*wave, first], *waves[n + 1 :]]):
            return True
    return False


@pytest.mark.parametrize(("tables", "waves"), [(1, 18), (2, 9), (3, 6), (4, 5), (5, 4), (6, 3), (7, 3)])
def test_the_worked_event(tables: int, waves: int) -> None:
    jogos = groups(4, 4, 3, 3)
    plan = planned(jogos, tables)
    assert (len(jogos), len(plan)) == (18, waves)
    assert holds(jogos, plan, tables)


@pytest.mark.parametrize("listed", [1, -1])
@pytest.mark.parametrize(("tables", "waves"), [(21, 5), (20, 6)])
def test_forty_two_pairs_in_seven_groups(tables: int, waves: int, listed: int) -> None:
    jogos = sorted(groups(*[6] * 7))[::listed]
    plan = planned(jogos, tables)
    assert (len(jogos), len(plan)) == (105, waves)
    assert holds(jogos, plan, tables)


@pytest.mark.parametrize("sides", [12, 15, 16])
def test_all_against_all_listed_in_any_order_takes_no_more_waves_than_rounds(sides: int) -> None:
    jogos: Jogos = list(combinations(range(1, sides + 1), 2))
    assert len(planned(jogos, sides)) == len(all_against_all(range(1, sides + 1)))
    assert len(planned(jogos, 4)) == -(-len(jogos) // 4)


def test_what_is_listed_first_is_played_first() -> None:
    jogos = [(1, 2), (3, 4), (5, 6), (1, 3), (2, 4)]
    assert planned(jogos, 3) == ((0, 1, 2), (3, 4))
    assert planned(jogos, 2) == ((0, 1), (2, 3), (4,))
    assert planned([(1, 2), (3, 4), (3, 5)], 1) == ((0,), (1,), (2,))


def test_waves_that_were_found_by_moving_jogos_are_in_the_order_of_the_list() -> None:
    jogos: Jogos = list(combinations(range(1, 13), 2))
    average = [sum(wave) / len(wave) for wave in planned(jogos, 6)]
    assert average == sorted(average)


def test_with_tables_enough_the_waves_of_a_group_are_its_rounds() -> None:
    jogos = groups(6)
    assert planned(jogos, 3) == tuple(tuple(range(n, n + 3)) for n in range(0, 15, 3))


@given(PAIRS, TABLES)
@settings(max_examples=150, deadline=None)
def test_no_plan_has_fewer_waves(jogos: Jogos, tables: int) -> None:
    plan = planned(jogos, tables)
    assert holds(jogos, plan, tables)
    assert len(plan) == fewest(jogos, tables) >= at_least(jogos, tables)
    assert plan == planned(jogos, tables)


@given(PAIRS.filter(lambda jogos: len(jogos) < 6), TABLES, st.integers(1, 2))
@settings(max_examples=60, deadline=None)
def test_no_plan_with_rests_has_fewer_waves(jogos: Jogos, tables: int, rest: int) -> None:
    plan = planned(jogos, tables, rest)
    assert holds(jogos, plan, tables, rest)
    assert len(plan) == fewest(jogos, tables, rest) >= at_least(jogos, tables, rest)


@given(
    st.lists(st.sets(st.integers(1, 9), min_size=1, max_size=4).map(lambda people: tuple(sorted(people))), max_size=12), TABLES
)
@settings(max_examples=60, deadline=None)
def test_jogos_of_several_people_are_planned_too(jogos: Jogos, tables: int) -> None:
    assert holds(jogos, planned(jogos, tables), tables)


@given(st.lists(st.integers(2, 7), min_size=1, max_size=4), TABLES, st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_groups_in_any_order_and_half_played_need_no_more_than_the_bound(sizes: list[int], tables: int, random: object) -> None:
    jogos = groups(*sizes)
    random.shuffle(jogos)  # type: ignore[attr-defined]
    plan = planned(jogos, tables)
    assert holds(jogos, plan, tables)
    assert len(plan) == at_least(jogos, tables)
    left = jogos[: len(jogos) // 2]
    assert holds(left, planned(left, tables), tables)


def test_sides_that_meet_among_themselves_need_a_wave_each_though_nobody_has_so_many_jogos() -> None:
    assert at_least(groups(3), 9) == 3
    assert at_least(groups(5), 9) == 5
    assert at_least(groups(3), 9, rest=1) == 5


def test_chains_move_where_a_jogo_fits_nowhere() -> None:
    jogos = [(1, 2), (3, 4), (2, 3), (4, 1)]
    assert coloured(touching([(1, 2), (4, 5), (2, 3), (3, 4), (5, 1), (1, 3)]), 3, 9) is not None
    assert coloured(touching(jogos), 2, 1) is None
    assert coloured(touching(groups(3)), 2, 9) is None


def test_a_chain_moves_only_where_there_is_room_for_what_it_brings() -> None:
    jogos = [(1,), (2,), (3,), (4,), (1, 2, 3), (4, 5)]
    assert coloured(touching(jogos), 2, 3) is None
    assert coloured(touching(jogos), 2, 4) == [0, 0, 0, 0, 1, 1]
    assert sorted(coloured(touching(jogos[:5]), 2, 3) or ()) == [0, 0, 1, 1, 1]


def test_no_event_has_no_waves() -> None:
    assert planned([], 4) == ()
    assert at_least([], 4) == 0


def test_fewer_waves_are_looked_for_among_few_jogos_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a thousand jogos that takes seconds, of four thousand minutes: the plan of the lists does."""

    def never(*_: object) -> None:
        raise AssertionError("it was looked for")

    jogos: Jogos = list(combinations(range(1, 47), 2))
    assert len(jogos) > SEARCHED
    for name in ("coloured", "searched", "touching"):
        monkeypatch.setattr(f"carteado.tournament.waves.{name}", never)
    plan = planned(jogos, 23)
    assert holds(jogos, plan, 23)
    with pytest.raises(AssertionError, match="looked for"):
        planned(jogos[:SEARCHED], 23)


def test_of_an_event_with_jogos_for_weeks_the_next_are_planned() -> None:
    sides = 91
    lines: list[log.AnyEntry] = [log.Opened(name="Copa", preset="livre", game="truco-fenacef", tables=45)]
    lines += [log.EntryMade(name=f"Dupla {number}") for number in range(1, sides + 1)]
    lines += [log.EntriesClosed(), log.GroupSet(stage="liga", group="A", slots=tuple(f"#{n + 1}" for n in range(sides)))]
    state = Torneio.of(lines).state
    found, minutes = schedule(state)
    assert len(state.jogos) == 4095
    assert sum(map(len, found)) == MOST
    assert len(minutes) == len(found)
    assert sum(map(len, waves_of(state, 45))) == 4095


def test_what_makes_no_plan_is_refused() -> None:
    for tables, rest in ((0, 0), (1, -1)):
        with pytest.raises(ValueError, match="make no plan"):
            planned([(1, 2)], tables, rest)
    for people in ((), (1, 1)):
        with pytest.raises(ValueError, match="in it once"):
            planned([people], 1)


def test_a_table_that_is_free_gets_the_first_jogo_of_which_nobody_plays() -> None:
    jogos = [(1, 2), (3, 4), (5, 6)]
    assert next_jogo(jogos, {1, 7}) == 1
    assert next_jogo(jogos, ()) == 0
    assert next_jogo(jogos, {2, 3, 6}) is None


def test_times_shift_with_the_middle_of_what_was_played() -> None:
    assert expected(45, ()) == 45
    assert expected(45, (30, 50, 80)) == 50
    assert expected(45, (30, 50)) == 50


def test_a_wave_begins_when_the_longest_jogo_before_it_is_over() -> None:
    minutes = (45, 45, 75, 45)
    assert begins(((0, 1), (2, 3), ()), minutes, start=540) == (540, 585, 660)
    assert begins(((0,), (1,)), minutes, start=540, pause=5) == (540, 590)
    assert begins((), minutes) == ()
