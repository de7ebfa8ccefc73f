"""docs/records.md tells every act and every expectation of blackjack."""

import re
from pathlib import Path

import pytest

from carteado import records
from carteado.games.blackjack.notation import FACE
from carteado.games.blackjack.notation.expectations import ENDED, PHASES, WORDS
from carteado.games.blackjack.rules.acts import ACTS
from carteado.pack import Ruling, Shuffle
from carteado.records import setting
from carteado.records.expectations import SHARED
from carteado.records.lines import read

PAGE = Path(__file__).parents[4] / "docs" / "records.md"
SECTION = PAGE.read_text("utf-8").split("\n## Blackjack\n")[1].split("\n## ")[0]
CELLS = [code for row in SECTION.splitlines() if row.startswith("| ") for code in re.findall(r"`([^`]+)`", row.split("|")[1])]
START = "carteado 1\nregulamento blackjack\nlugares 2\n\n0 aposta 10\n1 aposta 10\ncartas 0: 5P\n"


def test_every_act_is_in_the_table_as_it_is_written() -> None:
    lines = [cell for cell in CELLS if cell[0].isdigit()]
    acts = [read(setting("blackjack", 2), line)[1] for line in lines]
    assert {type(action) for action in acts} == {*ACTS} - {Ruling, Shuffle}
    assert [FACE.tell(action) for action in acts if action is not None] == [line.split(" ", 1)[1] for line in lines]


def test_its_rulings_can_be_read() -> None:
    rulings = re.findall(r"`(juiz [^`]+)`", SECTION)
    found = [read(setting("blackjack", 2), line)[1] for line in rulings]
    assert [getattr(ruling, "score", None) for ruling in found] == [(205, 180), ()]


def test_every_expectation_is_in_the_table() -> None:
    told = {cell.removeprefix("= ").removeprefix("não ").split()[0] for cell in CELLS if cell.startswith("= ")}
    assert {*WORDS} - {*SHARED} == told
    assert {*PHASES, *ENDED} <= {*re.findall(r"`([a-z-]+)`", SECTION)}


@pytest.mark.parametrize("line", [cell for cell in CELLS if cell.startswith("= ")])
def test_an_expectation_of_the_table_can_be_read(line: str) -> None:
    found = records.check(records.parse(f"{START}{line}\n"))
    assert {failure.expected for failure in found} <= {line}
