"""Pages leave out of their lists what the table would refuse: they know the same moments and the same exceptions."""

import re
from pathlib import Path

import pytest

from carteado.games.cego.rules import silence

SOURCE = Path(__file__).parents[2] / "web" / "src" / "games" / "cego" / "silence.ts"


@pytest.mark.parametrize(("name", "told"), [("ON", silence.ON), ("ALLOWED", silence.ALLOWED)])
def test_the_page_keeps_silent_when_the_table_does(name: str, told: tuple[str, ...]) -> None:
    found = re.search(rf"const {name} = \[(.*)\]", SOURCE.read_text(encoding="utf-8"))
    assert found is not None
    assert tuple(re.findall(r"'([^']+)'", found[1])) == told
