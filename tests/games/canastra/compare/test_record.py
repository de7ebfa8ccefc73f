"""A record is not played again by other rules, and the command says why."""

from pathlib import Path

import pytest

from carteado.games.canastra.compare.retelling import retold
from carteado.games.canastra.rules.buraco import BURACO
from carteado.games.canastra.rules.canastra import CANASTRA
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.records.reading import parse
from carteado.words import Words

CASES = sorted((Path(__file__).parents[4] / "cases" / "canastra").glob("*.caso"))


@pytest.mark.parametrize(
    ("other", "why"), [(CANASTRA, "a primeira compra diferente"), (BURACO, "o baralho é outro")], ids=["house", "other"]
)
def test_why_a_record_is_not_retold(other: CanastraRules, why: str) -> None:
    assert CASES
    (told,) = retold(Words(), parse(CASES[0].read_text(encoding="utf-8")), other)
    assert why in told.differences[0]
    assert told.data["not_retold"] == told.differences[0]
    assert told.ending.startswith("Compare as regras")
