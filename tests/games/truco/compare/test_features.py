"""The feature table of the three codes, row by row, and the promise that no rule is left out of it."""

from dataclasses import fields, replace
from itertools import permutations
from typing import Any

import pytest

from carteado.compare import NOT_USED, Value
from carteado.games.truco.compare.differences import FEATURES, differences, rows
from carteado.games.truco.compare.feature import GROUPS, Feature
from carteado.games.truco.rules.asfo import ASFO
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.fenacef import FENACEF
from carteado.games.truco.rules.rulebook import Ladder, TrucoRules
from carteado.games.truco.rules.sinsep import SINSEP
from carteado.games.truco.words import compare as told
from carteado.options import BadOption
from carteado.regulations import regulation
from carteado.words import Words

CODES = (FENACEF, ASFO, SINSEP)
NAMED = {feature.key: feature for feature in FEATURES}
UNCOMPARED = {"id", "cites", "options"}  # names of the code, not rules

TABLE = {
    "seats": ("pairs", "pairs", "pairs-or-two"),
    "deck": ("cards", "cards", "cards"),
    "order": ("order", "order", "order"),
    "manilhas": ("fixed", "above-vira", "above-vira"),
    "vira": ("none", "last", "first"),
    "first-dealer": ("draw", "odds-and-evens", "draw"),
    "next-partida": ("draw-again", "winner", "goes-on"),
    "rotation": ("right", "right", "right"),
    "cutter": ("left", "left", "left"),
    "cuts": ("cuts", "cuts", "cuts-or-saw"),
    "burns": ("single", "packets", "packets"),
    "burn-when": ("cut", "cut-or-deal-unseen", "cut-or-deal"),
    "packet": ("one", "many", "many"),
    "deal-end": ("bottom", "top-or-asked", "top-or-asked"),
    "peek": ("nobody", "nobody", "cutter"),
    "first-lead": ("partner", "right", "right"),
    "tie-lead": ("equaliser", "equaliser", "equaliser"),
    "cover-first": ("nobody", "all-but-leader", "nobody"),
    "cover-later": ("always", "always", "not-while-tied"),
    "covered": ("nothing", "nothing", "nothing"),
    "tie-duty": ("nobody", "nobody", "all"),
    "first-tied": ("second", "second", "second"),
    "second-tied": ("first", "first", "first"),
    "third-tied": ("first", "first", "first"),
    "two-tied": ("third", "third", "third"),
    "triple-tie": ("nobody", "dealer-pair", "dealer-pair"),
    "eleven-tied": ("other-pair", "dealer-pair", "dealer-pair"),
    "ladder": ("steps", "steps", "steps"),
    "call-window": ("any-time", "any-time", "any-time"),
    "raise-later": ("answer-only", "later", "later"),
    "answer": ("first-binds", "fold-by-both", "fold-by-both"),
    "must-kill": ("no", "vaza", "no"),
    "show": ("sets", "none", "none"),
    "eleven": ("play-or-leave", "play-or-leave", "play-or-leave"),
    "iron": ("open", "blind-all", "blind-all"),
    "iron-vira": (NOT_USED, "shown", "hidden"),
    "target": ("points", "points", "points"),
    "best-of": ("many", "many", "one"),
    "tento": ("none", "one", "stake"),
    "signals": ("none", "allowed", "allowed"),
}

FACTS = {
    "deck": ((40,), (40,), (40,)),
    "order": (("3 2 A K J Q 7 6 5 4",),) * 3,
    "cuts": ((3,), (3,), (3, 1)),
    "burns": ((7,), (3, 3), (3, 3)),
    "ladder": (("1, 3, 6, 9, 12",),) * 3,
    "refused": (("1, 3, 6, 9",),) * 3,
    "eleven": ((3, 1),) * 3,
    "target": ((12,),) * 3,
    "best-of": ((3,), (3,), ()),
}

PARTS = {
    "eleven-bans": (("burn", "look", "raise"), ("burn", "look", "raise"), ("saw", "burn", "look", "raise")),
    "manilhas": ((), ("suit-P", "suit-C", "suit-E", "suit-O"), ("suit-P", "suit-C", "suit-E", "suit-O")),
    "show": (("three-manilhas", "zap-and-copeta", "first-vaza-and-zap"), (), ()),
}


@pytest.mark.parametrize("key", TABLE)
def test_each_row_of_the_table(key: str) -> None:
    assert tuple(NAMED[key].value(rules).code for rules in CODES) == TABLE[key]


@pytest.mark.parametrize("key", FACTS)
def test_the_numbers_of_a_row(key: str) -> None:
    assert tuple(NAMED[key].value(rules).facts for rules in CODES) == FACTS[key]


@pytest.mark.parametrize("key", PARTS)
def test_the_parts_of_a_row(key: str) -> None:
    assert tuple(NAMED[key].value(rules).parts for rules in CODES) == PARTS[key]


def test_fixed_manilhas_are_named() -> None:
    assert NAMED["manilhas"].value(FENACEF).facts == ("4P 7C AE 7O",)


def test_each_code_has_its_own_words_for_the_calls() -> None:
    said = [told.value(Words(), "words", NAMED["words"].value(rules)) for rules in CODES]
    assert said == [
        "truco, seis, nove, doze",
        "truco, meio-pau / seis, nove, doze",
        "truco, meio-pau / seis, nove, queda / doze",
    ]


def changed_by(rules: TrucoRules, field: str, value: Any) -> list[str]:
    """The features that notice another value of this field."""
    other = replace(rules, **{field: value})
    return [feature.key for feature in FEATURES if feature.value(rules) != feature.value(other)]


@pytest.mark.parametrize("field", [field.name for field in fields(TrucoRules) if field.name not in UNCOMPARED])
def test_no_field_in_which_two_codes_differ_is_forgotten(field: str) -> None:
    """Put into a code what another says there: some feature, of one of the two, has to notice."""
    for one, other in permutations(CODES, 2):
        mine, its = getattr(one, field), getattr(other, field)
        same = mine.steps == its.steps if isinstance(mine, Ladder) else mine == its
        if not same:
            assert changed_by(one, field, its) or changed_by(other, field, mine), f"no feature reads {field}"


def test_a_forgotten_field_would_be_found() -> None:
    """The check above can fail: without the feature that reads it, nothing notices who leads."""
    assert changed_by(FENACEF, "first_lead", ASFO.first_lead) == ["first-lead"]


@pytest.mark.parametrize("code", OPTIONS)
def test_every_house_rule_makes_a_difference_that_is_told(code: str) -> None:
    options = OPTIONS[code]
    for choice in options.choices:
        for value in (*choice.values, *(["30"] if choice.numbers else [])):
            if value == choice.default:
                continue
            try:
                house = options.apply({choice.key: value})
            except BadOption:
                continue
            found = differences(options.rules, house)
            assert found, f"{code} {choice.key}={value}"
            assert all(row.sides[1].house and not row.sides[0].house for row in found)


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.key)
def test_every_clause_behind_a_feature_exists(feature: Feature) -> None:
    for rules in CODES:
        clause = feature.clause(rules)
        assert not clause or regulation(rules.id).clause(clause).id == clause


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_every_value_has_words(lang: str) -> None:
    words = Words(lang)
    for one in CODES:
        for row in rows(one, SINSEP):
            assert told.feature(words, row.key)
            assert told.group(words, row.group)
            assert told.value(words, row.key, row.sides[0].value)


def test_keys_are_unique_and_groups_known() -> None:
    assert len(NAMED) == len(FEATURES)
    assert {feature.group for feature in FEATURES} == set(GROUPS)
    assert set(told.FEATURES) == set(NAMED)


def test_a_code_is_like_itself() -> None:
    for rules in CODES:
        assert differences(rules, rules) == ()


def test_a_question_that_does_not_arise_cites_nothing() -> None:
    row = next(row for row in rows(FENACEF, ASFO) if row.key == "starter")
    assert (row.sides[0].value, row.sides[0].clause) == (Value(NOT_USED), "")
    assert row.sides[1].clause == "S-ASFO-05"
