"""Canastra and buraco side by side: nothing in which they differ is left out, every answer has its clause and its words."""

from dataclasses import fields, replace
from typing import Any

import pytest

from carteado.catalogue import game
from carteado.compare import NOT_USED, paired
from carteado.games.canastra.compare.differences import FEATURES, rows
from carteado.games.canastra.compare.feature import GROUPS
from carteado.games.canastra.rules.buraco import BURACO
from carteado.games.canastra.rules.canastra import CANASTRA
from carteado.games.canastra.rules.family import OPTIONS, rules_of
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.games.canastra.words import compare as words
from carteado.regulations import regulation
from carteado.words import Words

RULES = (CANASTRA, BURACO)
UNTOLD = {"id", "cites", "options"}
DIFFERENT = [
    field.name
    for field in fields(CanastraRules)
    if field.name not in UNTOLD and getattr(CANASTRA, field.name) != getattr(BURACO, field.name)
]
# What has to be so for the field to matter.
BESIDE: dict[str, dict[str, Any]] = {
    "stock_waives": {"waive_when_none_left": False},
    "block": {"minimums": CANASTRA.minimums},
}


def answers(rules: CanastraRules) -> list[object]:
    return [feature.value(rules) for feature in FEATURES]


@pytest.mark.parametrize("field", DIFFERENT)
def test_a_field_in_which_they_differ_changes_an_answer(field: str) -> None:
    one = replace(BURACO, **BESIDE.get(field, {}))
    assert answers(one) != answers(replace(one, **{field: getattr(CANASTRA, field)})), field


@pytest.mark.parametrize(
    ("code", "key", "value"),
    [
        (rules.id, choice.key, value)
        for rules in RULES
        for choice in OPTIONS[rules.id].choices
        for value in (choice.values or {"7": 7})
        if choice.read(value) != getattr(rules, choice.field)
    ],
)
def test_an_option_changes_something_that_is_told(code: str, key: str, value: str) -> None:
    assert answers(rules_of(code, {})) != answers(rules_of(code, {key: value})), (key, value)


def test_every_answer_cites_a_clause_of_its_own_code() -> None:
    for one, other in ((CANASTRA, BURACO), (BURACO, CANASTRA)):
        known = {entry.id for entry in regulation(one.id).entries()}
        for row in rows(one, other):
            side = row.sides[0]
            assert (side.value.code == NOT_USED) == (side.clause == ""), row.key
            assert side.clause == "" or side.clause in known, (row.key, side.clause)


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_every_question_and_answer_has_its_words(lang: str) -> None:
    spoken = Words(lang)
    assert {feature.key for feature in FEATURES} == set(words.FEATURES)
    assert {feature.group for feature in FEATURES} == set(GROUPS) == set(words.GROUPS)
    told = {words.feature(spoken, feature.key) for feature in FEATURES}
    assert len(told) == len(FEATURES)
    for rules in RULES:
        for feature in FEATURES:
            assert words.value(spoken, feature.key, feature.value(rules)), feature.key


@pytest.mark.parametrize(
    ("key", "differs", "told"),
    [
        ("deck", True, ["104 cartas, sem coringas", "108 cartas, 4 delas coringas"]),
        ("seats", True, ["4", "2, 3, 4, 6"]),
        ("longest", True, ["14 cartas", "13 cartas"]),
        ("sets", True, ["não valem", "valem, de qualquer naipe"]),
        ("stain", True, ["com carta de 9 a rei, fica suja para sempre", "vale como está: volta a ser limpa"]),
        ("needs", True, ["uma limpa", "nenhuma"]),
        ("minimums", True, ["a partir de 1500 pontos; por tentativa: 75, 90, 120, 150", "não há"]),
        ("target", True, ["3000", "1500"]),
        ("batida-no-morto", True, ["não", "sim"]),
        ("lixo", False, ["leva-se o monte inteiro do lixo"] * 2),
        ("tie", False, ["mais uma rodada, que decide sozinha"] * 2),
    ],
)
def test_the_matrix_of_the_two(key: str, differs: bool, told: list[str]) -> None:
    (row,) = [row for row in rows(*RULES) if row.key == key]
    assert row.differs == differs
    assert [words.value(Words(), key, side.value) for side in row.sides] == told


def test_a_house_rule_is_told_as_one() -> None:
    one, other = paired("buraco", "buraco:sets=false,target=3000")
    changed = [row for row in one.rows(other) if row.differs]
    assert [row.key for row in changed] == ["sets", "set-of-twos", "wild-in-sets", "target"]
    assert [side.house for side in changed[0].sides] == [False, True]


def test_they_are_compared_with_each_other_and_with_nothing_else() -> None:
    assert game("canastra").id == paired("canastra", "buraco")[0].id
    with pytest.raises(ValueError, match="truco"):
        paired("canastra", "truco-asfo")
