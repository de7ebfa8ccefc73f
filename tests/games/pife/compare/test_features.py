"""Cacheta and pif-paf side by side: nothing in which they differ is left out, every answer has its clause and its words."""

from dataclasses import fields, replace
from typing import Any

import pytest

from carteado.compare import NOT_USED, paired
from carteado.games.pife.compare.differences import FEATURES, rows
from carteado.games.pife.compare.feature import GROUPS
from carteado.games.pife.compare.retelling import retold
from carteado.games.pife.rules.cacheta import CACHETA
from carteado.games.pife.rules.family import OPTIONS, rules_of
from carteado.games.pife.rules.pifpaf import PIFPAF
from carteado.games.pife.rules.rulebook import PifeRules
from carteado.games.pife.words import compare as words
from carteado.records import Record
from carteado.regulations import regulation
from carteado.words import Words

RULES = (CACHETA, PIFPAF)
UNTOLD = {"id", "cites", "options"}
DIFFERENT = [
    field.name
    for field in fields(PifeRules)
    if field.name not in UNTOLD and getattr(CACHETA, field.name) != getattr(PIFPAF, field.name)
]
# What has to be so for the field to matter.
BESIDE: dict[str, dict[str, Any]] = {"most_wild": {"vira": True}}
BESIDE_OPTION = {"bet_min": {"bet_max": "9"}, "bet_max": {"bet_min": "5"}}


def answers(rules: PifeRules) -> list[object]:
    return [feature.value(rules) for feature in FEATURES]


@pytest.mark.parametrize("field", DIFFERENT)
def test_a_field_in_which_they_differ_changes_an_answer(field: str) -> None:
    one = replace(PIFPAF, **BESIDE.get(field, {}))
    assert answers(one) != answers(replace(one, **{field: getattr(CACHETA, field)})), field


@pytest.mark.parametrize(
    ("code", "key", "value"),
    [
        (rules.id, choice.key, value)
        for rules in RULES
        for choice in OPTIONS[rules.id].choices
        for value in ([*choice.values, "7"] if choice.numbers else choice.values)
        if choice.read(value) != getattr(rules, choice.field)
    ],
)
def test_an_option_changes_something_that_is_told(code: str, key: str, value: str) -> None:
    beside = BESIDE_OPTION.get(key, {})
    assert answers(rules_of(code, beside)) != answers(rules_of(code, {**beside, key: value})), (key, value)


def test_every_answer_cites_a_clause_of_its_own_code() -> None:
    for one, other in ((CACHETA, PIFPAF), (PIFPAF, CACHETA)):
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
    assert len({words.feature(spoken, feature.key) for feature in FEATURES}) == len(FEATURES)
    agreed = rules_of("pifpaf", {"stack": "100", "bet_min": "5", "bet_max": "20", "profile": "clean"})
    for rules in (*RULES, agreed, rules_of("cacheta", {"fold": "true", "louca": "true", "wrong_batida": "lose_life"})):
        for feature in FEATURES:
            assert words.value(spoken, feature.key, feature.value(rules)), feature.key


@pytest.mark.parametrize(
    ("key", "differs", "told"),
    [
        ("seats", True, ["2 a 6", "3 a 8"]),
        ("direction", True, ["anti-horário", "horário"]),
        ("held", True, ["vidas: 10", "fichas, quantas a mesa combinar"]),
        ("worth", True, ["cada uma das outras pessoas perde 1 vida", "o pote inteiro"]),
        ("worth-ten", True, ["as outras pessoas perdem 2 vidas", "o mesmo que a de nove"]),
        ("louca", True, ["não vale: só na vez", "vale"]),
        ("vira", True, ["sim", "não"]),
        ("pifei", True, ["pode, e também como blefe", "não se aplica"]),
        ("false", True, ["não é possível", "as cartas voltam, e na rodada só se bate com carta do monte"]),
        ("draw", False, ["uma carta: a de cima do monte ou a última descartada"] * 2),
    ],
)
def test_the_matrix_of_the_two(key: str, differs: bool, told: list[str]) -> None:
    (row,) = [row for row in rows(*RULES) if row.key == key]
    assert row.differs == differs
    assert [words.value(Words(), key, side.value) for side in row.sides] == told


def test_a_house_rule_is_told_as_one() -> None:
    one, other = paired("cacheta", "cacheta:lives=7,use_vira=false")
    changed = [row for row in one.rows(other) if row.differs]
    assert [row.key for row in changed] == [
        "held", "vira", "scope", "wild-in", "most-wild", "taken-wild", "vira-card",
    ]  # fmt: skip
    assert [side.house for side in changed[0].sides] == [False, True]
    assert [words.value(Words("en"), "held", side.value) for side in changed[0].sides] == ["lives: 10", "lives: 7"]


@pytest.mark.parametrize(
    ("other", "why"), [(CACHETA, "a primeira compra diferente"), (PIFPAF, "a distribuição é outra")], ids=["house", "other"]
)
def test_why_a_record_is_not_retold(other: PifeRules, why: str) -> None:
    (told,) = retold(Words(), Record(regulation="cacheta"), other)
    assert why in told.differences[0]
    assert told.data["not_retold"] == told.differences[0]
