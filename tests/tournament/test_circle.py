"""All against all: each pair once, odd ones rest once, entities first."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado.tournament.pairing.circle import all_against_all
from carteado.tournament.pairing.rounds import Round

FIELDS = st.lists(st.integers(1, 99), min_size=2, max_size=17, unique=True)


def test_four_meet_in_three_rounds() -> None:
    assert all_against_all((1, 2, 3, 4)) == (Round(((1, 4), (2, 3))), Round(((1, 2), (3, 4))), Round(((1, 3), (2, 4))))


def test_five_rest_in_turn() -> None:
    rounds = all_against_all((1, 2, 3, 4, 5))
    assert [one.bye for one in rounds] == [1, 4, 2, 5, 3]
    assert rounds[0].pairs == ((2, 5), (3, 4))


def test_two_meet_once() -> None:
    assert all_against_all((7, 3)) == (Round(((3, 7),)),)


@given(FIELDS)
def test_each_pair_meets_once_and_nobody_twice_in_a_round(field: list[int]) -> None:
    rounds = all_against_all(field)
    assert len(rounds) == len(field) - 1 + len(field) % 2
    met = [pair for one in rounds for pair in one.pairs]
    assert sorted(met) == sorted(combinations(sorted(field), 2))
    for one in rounds:
        playing = [entry for pair in one.pairs for entry in pair]
        assert sorted([*playing, *(() if one.bye is None else (one.bye,))]) == sorted(field)


@given(FIELDS)
def test_where_the_number_is_odd_everybody_rests_once(field: list[int]) -> None:
    rests = [one.bye for one in all_against_all(field) if one.bye is not None]
    assert sorted(rests) == (sorted(field) if len(field) % 2 else [])


@pytest.mark.parametrize("size", range(3, 13))
def test_two_of_an_entity_meet_in_the_first_round(size: int) -> None:
    for pair in combinations(range(1, size + 1), 2):
        rounds = all_against_all(range(1, size + 1), dict.fromkeys(pair, "SP"))
        assert pair in rounds[0].pairs


@pytest.mark.parametrize("size", range(4, 13))
def test_three_of_an_entity_have_met_after_three_rounds(size: int) -> None:
    for three in combinations(range(1, size + 1), 3):
        rounds = all_against_all(range(1, size + 1), dict.fromkeys(three, "SP"))
        early = {pair for one in rounds[:3] for pair in one.pairs}
        assert set(combinations(three, 2)) <= early


def test_two_of_each_entity_all_meet_in_the_first_round() -> None:
    entities = {1: "SP", 2: "RJ", 3: "MG", 4: "SP", 5: "MG", 6: "RJ"}
    assert all_against_all(range(1, 7), entities)[0].pairs == ((1, 4), (2, 6), (3, 5))


@given(FIELDS, st.data())
def test_rounds_with_pairs_of_one_entity_come_before_those_without(field: list[int], data: st.DataObject) -> None:
    entities = {entry: data.draw(st.sampled_from(("", "P", "Q", "R"))) for entry in field}
    rounds = all_against_all(field, entities)
    alike = [sum(bool(entities[a]) and entities[a] == entities[b] for a, b in one.pairs) for one in rounds]
    assert alike == sorted(alike, reverse=True)
    assert Counter(len(one.pairs) for one in rounds) == {len(field) // 2: len(rounds)}
    assert rounds == all_against_all(field, entities)


def test_what_is_no_field_is_refused() -> None:
    for field in ((1,), (), (1, 1, 2), (0, 1)):
        with pytest.raises(ValueError, match="two entries"):
            all_against_all(field)
