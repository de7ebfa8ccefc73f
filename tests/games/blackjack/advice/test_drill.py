"""Exercises: a decision of a kind that is drawn by weight, never one that nobody gets wrong."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from carteado.advice import Drill
from carteado.games.blackjack.advice import FACE
from carteado.games.blackjack.advice.drill import HEAVIEST, LIGHTEST, drill, kinds, weighed
from carteado.games.blackjack.advice.kinds import hard_to_tell, kind_of
from carteado.games.blackjack.bots.book import choices
from carteado.games.blackjack.bots.table import Table
from carteado.games.blackjack.bots.worth import worths
from carteado.games.blackjack.rules.acts import Decline, Insure
from carteado.games.blackjack.rules.regulation import OPTIONS, rules_of
from conformance_kit.build import tries

HOUSES: Final[list[dict[str, str]]] = [
    {},
    {"decks": "1", "surrender": "late", "split_by": "rank", "das": "true"},
    {"decks": "2", "surrender": "early", "resplit": "true", "max_hands": "3"},
    {"surrender": "early", "early_vs": "not_ace", "peek": "false", "hit_soft_17": "true"},
    {"min_players": "7", "nevada": "true", "stack": "1", "bet_min": "1", "bet_max": "1", "rounds": "1"},
    {"bet_min": "50", "bet_max": "100000", "stack": "60", "decks": "8"},
]
ALONE: Final = [
    {choice.key: value} for choice in OPTIONS.choices for value in choice.values if value != choice.default and choice.values
]
MANY: Final = tries(6, 25)


def only(kind: str, options: dict[str, str] | None = None) -> dict[str, float]:
    """Weights that leave this kind alone."""
    return {each: float(each == kind) for each in kinds(rules_of(options or {}))}


def decision(found: Drill) -> tuple[Table, list[str]]:
    """What the exercise asks, and what may be answered."""
    menu = found.state.legal(found.seat)
    table = Table(found.state.view(found.seat))
    assert kind_of(table, menu) == found.kind
    assert hard_to_tell(table, worths(table, choices(table), menu))
    return table, [type(action).__name__ for action in menu]


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_every_exercise_is_a_decision_under_any_house_rules(options: dict[str, str]) -> None:
    dice = Random(1)
    for _ in range(MANY):
        found = drill(options, {}, dice)
        table, menu = decision(found)
        assert found.state.actors() == (found.seat,)
        assert len(menu) > 1
        assert table.me.free >= 2 * table.hand.stake


@pytest.mark.parametrize("options", ALONE, ids=str)
def test_and_under_each_option_alone(options: dict[str, str]) -> None:
    decision(drill(options, {}, Random(3)))


def test_the_same_dice_give_the_same_exercise() -> None:
    first, again = (drill({}, {"hard-16-10": 3.0}, Random(9)) for _ in range(2))
    assert (first.state, first.kind) == (again.state, again.kind)
    assert drill({}, {}, Random(1)).state != drill({}, {}, Random(2)).state


@pytest.mark.parametrize(
    "kind",
    ["hard-16-10", "hard-12-3", "hard-11-A", "soft-18-9", "soft-18-A", "pair-8-10", "pair-4-5", "pair-10-6", "insurance"],
)
def test_a_kind_that_is_asked_for_comes(kind: str) -> None:
    for seed in range(3):
        assert drill({}, only(kind), Random(seed)).kind == kind


def test_early_surrender_is_asked_before_the_look() -> None:
    found = drill({"surrender": "early"}, only("early-hard-16-A", {"surrender": "early"}), Random(1))
    assert decision(found)[1] == ["Decline", "Insure", "Surrender"]
    kept = drill({"surrender": "early"}, only("hard-16-10", {"surrender": "early"}), Random(1))
    assert "Hit" in decision(kept)[1]


def test_insurance_is_asked_about_any_hand() -> None:
    hands = set()
    for seed in range(12):
        found = drill({}, only("insurance"), Random(seed))
        assert [type(action) for action in found.state.legal(0)] == [Decline, Insure]
        hands.add(Table(found.state.view(0)).values)
    assert len(hands) > 6


def test_some_hands_have_three_cards() -> None:
    counts = Counter(Table(drill({}, only("hard-16-10"), Random(seed)).state.view(0)).hand.count for seed in range(40))
    assert set(counts) == {2, 3}
    assert counts[2] > counts[3]


def test_what_weighs_more_comes_more_often() -> None:
    heavy = {"hard-16-10": 200.0}
    dice = Random(4)
    drawn = Counter(drill({}, heavy, dice).kind for _ in range(30))
    assert drawn["hard-16-10"] > 10
    light = Counter(drill({}, {"hard-16-10": 0.0}, dice).kind for _ in range(30))
    assert light["hard-16-10"] == 0


def test_where_only_what_nobody_gets_wrong_weighs_anything_another_kind_comes() -> None:
    assert drill({}, only("pair-A-6"), Random(1)).kind != "pair-A-6"
    decision(drill({}, only("pair-A-6"), Random(1)))
    decision(drill({}, dict.fromkeys(kinds(rules_of({})), 0.0), Random(1)))


def test_who_got_it_wrong_has_it_again() -> None:
    """Aces against a six: to split them is worth far more than anything else."""
    assert drill({}, {**only("pair-A-6"), "pair-A-6": 2.0}, Random(1)).kind == "pair-A-6"


def test_a_wrong_answer_makes_a_kind_heavier_a_right_one_lighter() -> None:
    weights = weighed({}, "hard-16-10", True)
    assert weights == {"hard-16-10": 2}
    assert weighed(weights, "hard-16-10", False) == {"hard-16-10": 1}
    for _ in range(20):
        weights = weighed(weights, "hard-16-10", True)
    assert weights == {"hard-16-10": HEAVIEST}
    for _ in range(20):
        weights = weighed(weights, "hard-16-10", False)
    assert weights == {"hard-16-10": LIGHTEST}


def test_the_exercise_can_be_played_on() -> None:
    found = drill({}, {}, Random(2))
    state = found.state
    for action in state.legal(found.seat):
        assert state.check(found.seat, action) is None
        state.apply(found.seat, action)


def test_it_is_the_family_s() -> None:
    assert FACE.drill is drill
