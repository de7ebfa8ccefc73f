"""The page about tournaments: its roteiros go as they say, and show every act and every expectation there is."""

import re

import pytest

from carteado.tournament.roteiro import run
from carteado.tournament.roteiro.acting import ACTS
from carteado.tournament.roteiro.expecting import KNOWN
from carteado.tournament.roteiro.running import ELSEWHERE, HEADER, KEYWORDS
from carteado.tournament.roteiro.text import Line, lines
from docs.names import ROOT

PAGE = (ROOT / "docs" / "torneio.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```torneio\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
LINES: list[Line] = [line for example in EXAMPLES for line in lines(example, KEYWORDS)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("predefinição ")[1].split()[0])
def test_an_example_goes_as_it_says(example: str) -> None:
    found = run(example)
    assert found.faults == ()
    assert found.expectations > 0


def test_every_act_is_shown() -> None:
    shown = {line.keyword for line in LINES if line.kind != "expected"}
    assert sorted({*ACTS, *ELSEWHERE, *HEADER} - shown) == []


def test_every_expectation_is_shown_and_a_refusal() -> None:
    assert sorted(set(KNOWN) - {line.keyword for line in LINES if line.kind == "expected"}) == []
    assert [line for line in LINES if line.kind == "refused"] != []
