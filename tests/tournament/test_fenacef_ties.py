"""Ties of FENACEF one by one: what begins again, what is skipped, who is listed apart."""

import pytest

from carteado.tournament.results import Ratio
from standings_kit import line, numbers, order, results, rules, splits, table

E = numbers("E1 E2 E3")
RING = """
E1 x E2: 12-7 12-7
E2 x E3: 12-8 12-9
E3 x E1: 12-10 12-10
"""
FENACEF = rules("fenacef")


@pytest.mark.clause("S-FEN-36")
def test_after_a_split_the_rest_of_a_tie_begins_again() -> None:
    found = table(FENACEF, E, results(FENACEF, E, RING), "E1 E2 E3")
    assert order(E, found) == "E1 E2 E3"
    assert splits(E, found) == ["E1 E2 E3: a 2 2 2; b 3 3 3; c 6 -3 -3", "E2 E3: a 2 2; b 3 0"]


@pytest.mark.clause("S-FEN-36")
def test_once_only_the_rest_goes_on_with_the_next_letter() -> None:
    once = rules("fenacef", h2h="miniLeagueOnce")
    found = table(once, E, results(once, E, RING), "E1 E2 E3")
    assert order(E, found) == "E1 (E2 E3)"
    assert found.open == ((E["E2"], E["E3"]),)
    assert splits(E, found)[1] == "E2 E3: d"


@pytest.mark.clause("S-FEN-36")
def test_between_two_only_the_direct_encounter_waits_for_a_pair() -> None:
    two = rules("fenacef", h2h="twoOnly")
    found = table(two, E, results(two, E, RING), "E1 E2 E3")
    assert splits(E, found) == ["E1 E2 E3: a 2 2 2; b -; c 6 -3 -3", "E2 E3: a 2 2; b 3 0"]


@pytest.mark.clause("S-FEN-36", "FEN-6.1d")
def test_one_draw_orders_the_whole_set_and_nothing_is_examined_after_it() -> None:
    same = "E1 x E2: 12-7 12-7\nE2 x E3: 12-7 12-7\nE3 x E1: 12-7 12-7"
    found = table(FENACEF, E, results(FENACEF, E, same), "E1 E2 E3", "E3 E1 E2")
    assert order(E, found) == "E3 E1 E2"
    assert splits(E, found) == ["E3 E1 E2: a 2 2 2; b 3 3 3; c 0 0 0; d"]


def test_a_draw_of_other_pairs_does_not_order_these() -> None:
    same = "E1 x E2: 12-7 12-7\nE2 x E3: 12-7 12-7\nE3 x E1: 12-7 12-7"
    assert order(E, table(FENACEF, E, results(FENACEF, E, same), "E1 E2 E3", "E2 E1")) == "(E1 E2 E3)"


@pytest.mark.clause("S-FEN-38")
def test_the_average_is_ordered_exactly() -> None:
    assert Ratio(72, 69) == Ratio(48, 46)
    assert Ratio(24, 0) > Ratio(10**9, 1) > Ratio(1, 2) > Ratio(0, 5) > Ratio(0, 0)
    assert str(Ratio(72, 69)) == "72/69"
    assert hash(Ratio(72, 69)) == hash(Ratio(24, 23))


@pytest.mark.clause("FEN-6.4", "S-FEN-38")
def test_nothing_against_stands_above_all_and_no_partida_played_below() -> None:
    names = numbers("A B C D E")
    sizes = {1: 3, 2: 4, 3: 5, 4: 6, 5: 7}
    text = "A x E: 12-0 12-0\nB x E: 12-1 12-1\nC x E: ausente E\nD x E: 12-1 12-0"
    found = table(FENACEF, names, results(FENACEF, names, text), "A B C D", sizes=sizes, across=True)
    assert order(names, found) == "A D B C"
    assert splits(names, found) == ["A D B C: e 24/0 24/1 24/2 0/0"]


@pytest.mark.clause("S-FEN-37")
def test_a_part_of_one_size_that_is_left_of_a_mixed_tie_goes_by_a_to_d() -> None:
    names = numbers("A B C X")
    text = "A x X: 12-8 12-8\nB x X: 12-8 12-8\nC x X: 12-0 12-8"
    found = table(FENACEF, names, results(FENACEF, names, text), "A B C", "A B", {1: 4, 2: 4, 3: 3}, across=True)
    assert splits(names, found) == ["C A B: e 24/8 24/16 24/16", "A B: a 2 2; b -; c 8 8; d"]


@pytest.mark.clause("S-FEN-45", "FEN-36.1")
def test_a_disqualified_pair_takes_no_place_and_its_results_count_for_others() -> None:
    found = table(FENACEF, E, results(FENACEF, E, RING), "E1 E2 E3", marks={"E1": "dsq"})
    assert order(E, found) == "E2 E3 E1"
    assert found.places[-1].mark == "dsq"
    assert line(E, found, "E3") == "pontos 3 partidas 2-2 tentos 41-44 saldo -3 average 41/44"


def test_a_pair_that_retired_is_placed_by_its_results() -> None:
    found = table(FENACEF, E, results(FENACEF, E, RING), "E1 E2 E3", marks={"E1": "retired"})
    assert order(E, found) == "E1 E2 E3"
    assert found.places[0].mark == "retired"


def test_an_unfinished_group_asks_for_no_lots() -> None:
    found = table(FENACEF, E, results(FENACEF, E, "E1 x E2: 12-7 12-7"), "E1 E2 E3", partial=True)
    assert found.partial
    assert order(E, found) == "E1 E3 E2"
    level = table(FENACEF, E, [], "E1 E2 E3", partial=True)
    assert (order(E, level), level.open) == ("(E1 E2 E3)", ())
    assert [(place.first, place.last) for place in level.places] == [(1, 3)] * 3


@pytest.mark.clause("S-FEN-28")
def test_points_beyond_twelve_count_unless_they_are_capped() -> None:
    text = "E1 x E2: 14-7 12-7"
    assert table(FENACEF, E, results(FENACEF, E, text), "E1 E2").lines[1].tentos == (26, 14)
    capped = rules("fenacef", recordScore="cap12")
    assert table(capped, E, results(capped, E, text), "E1 E2").lines[1].tentos == (24, 14)


@pytest.mark.clause("S-FEN-45")
def test_nobody_draws_lots_between_disqualified_pairs() -> None:
    names = numbers("A B C")
    played = results(FENACEF, names, "A x C: 12-5 12-5\nB x C: 12-5 12-5")
    found = table(FENACEF, names, played, "A B C", "A B", marks={"A": "dsq", "B": "dsq"})
    assert order(names, found) == "C (A B)"
    assert found.open == ()
    assert [(place.first, place.last) for place in found.places] == [(1, 1), (2, 3), (2, 3)]
