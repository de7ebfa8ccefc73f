"""Codes by their ids, and which of them can be compared: asked of the families, whichever there are."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from carteado.compare import Comparing, NotCompared, Row, Side, Value, identified, known, not_compared, paired
from carteado.options import BadOption
from carteado.words import Words
from families_kit import game, patch, plant

__all__ = ["patch"]


@dataclass(frozen=True)
class Rules:
    id: str
    options: tuple[tuple[str, str], ...] = ()


def rules(identity: str, settings: Mapping[str, str]) -> Rules:
    return Rules(identity, tuple(settings.items()))


def rows(one: Rules, other: Rules) -> tuple[Row, ...]:
    sides = [Side(Value(each.id), "", bool(each.options)) for each in (one, other)]
    return (Row("name", "names", (sides[0], sides[1])),)


FACE = Comparing(
    groups=("names",),
    rules=rules,
    rows=rows,
    group=lambda _, key: key,
    feature=lambda _, key: key,
    value=lambda _, __, found: found.code,
    retold=lambda *_: (),
)


def test_ids_carry_house_rules() -> None:
    code = identified("truco-asfo/1:mustKill=off,packet=1")
    assert dict(code.rules.options) == {"mustKill": "off", "packet": "1"}
    assert identified(code.spelled) == code
    assert identified("truco-asfo").spelled == "truco-asfo"
    with pytest.raises(KeyError):
        identified("truco-paulista")
    with pytest.raises(BadOption):
        identified("truco-asfo:mustKill")


def test_a_family_brings_its_own_questions(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "bisca", game("bisca-um"), game("bisca-dois"), compare=FACE)
    one, other = paired("bisca-um", "bisca-dois:trunfo=sim")
    assert [row.differs for row in one.rows(other)] == [True]
    assert other.spelled == "bisca-dois:trunfo=sim"
    assert known()[-2:] == ("bisca-um", "bisca-dois")


def test_codes_of_two_families_are_not_compared(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "bisca", game("bisca-um"), game("bisca-dois"), compare=FACE)
    with pytest.raises(NotCompared) as found:
        paired("bisca-um", "truco-asfo")
    assert (found.value.code, found.value.known) == ("truco-asfo", (("bisca-um", "bisca-dois"),))


def test_who_can_be_compared_is_told_family_by_family() -> None:
    with pytest.raises(NotCompared) as found:
        paired("truco-cego", "truco-asfo")
    assert not_compared(Words("pt-BR"), found.value) == (
        "Truco gaudério é outro jogo: regra por regra só se comparam Truco mineiro, Truco paulista de matar e Truco paulista; "
        "Canastra e Buraco; Cacheta e Pif-Paf."
    )
    two = NotCompared(found.value.code, (("truco-fenacef", "truco-asfo"), ("truco-sinsep",)))
    assert "only Truco mineiro and Truco paulista de matar; Truco paulista can be" in not_compared(Words("en"), two)
