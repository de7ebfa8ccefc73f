"""No layer that all games share names one of them: not in the sources, not in the client, not in the Makefile."""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from carteado.catalogue import FAMILIES, families
from carteado.tournament.livre import LIVRE
from carteado.tournament.presets import presets

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "carteado"
CLIENT: Final = ROOT / "web" / "src"
OWN: Final = [families()[place] for place in FAMILIES]
NAMES: Final = frozenset(
    (
        *[family.name for family in OWN],
        *[game.id for family in OWN for game in family.games],
        *[preset.id for preset in presets() if preset.id != LIVRE.id],
    )
)
NAMED: Final = re.compile(rf"(?<![\w-])({'|'.join(sorted(map(re.escape, NAMES), key=len, reverse=True))})(?![\w-])")
# The catalogue is the one place that names families; the games that other programs call blackjack are theirs.
MAY_NAME: Final = frozenset(("catalogue.py", "lab/rivals.py"))
# Where the client names one: what the server's classes are called, and a table made up for tests.
CLIENT_MAY_NAME: Final = frozenset(("wire/types.ts", "lib/fakes.ts"))
QUOTED: Final = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"|`[^`]*`")


def said_in(source: str) -> Iterator[str]:
    """Every text in some Python, what only explains left out."""
    tree = ast.parse(source)
    explaining = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explaining:
            yield node.value


def named_in(texts: Iterator[str]) -> list[str]:
    return [text for text in texts if NAMED.search(text)]


def test_a_name_is_found_where_one_is_planted() -> None:
    planted = '"""As in truco."""\nDEFAULT = "truco-fenacef"\nHELP = f"one of {DEFAULT}, canastra"\nCITED = "CEGO-3-2"\n'
    assert named_in(said_in(planted)) == ["truco-fenacef", ", canastra"]


def test_no_shared_layer_names_a_game() -> None:
    files = [path for path in SOURCES.rglob("*.py") if path.relative_to(SOURCES).parts[0] != "games"]
    assert len(files) > 300
    found = {str(path.relative_to(SOURCES)): named_in(said_in(path.read_text(encoding="utf-8"))) for path in files}
    assert {name: texts for name, texts in found.items() if texts and name not in MAY_NAME} == {}


def test_no_shared_part_of_the_client_names_a_game() -> None:
    folders = {family.name for family in OWN}
    found: dict[str, list[str]] = {}
    for path in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        place = path.relative_to(CLIENT)
        if path.name.endswith(".test.ts") or (place.parts[0] == "games" and place.parts[1] in folders):
            continue
        code = re.sub(r"<!--.*?-->|^\s*//.*$", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        found[str(place)] = named_in(iter(QUOTED.findall(code)))
    assert len(found) > 100
    assert {name: texts for name, texts in found.items() if texts and name not in CLIENT_MAY_NAME} == {}


@pytest.mark.parametrize(
    "name", sorted(set(re.findall(r"-m (carteado[\w.]*)", (ROOT / "Makefile").read_text(encoding="utf-8"))))
)
def test_the_makefile_runs_modules_that_are_there(name: str) -> None:
    assert find_spec(name) is not None
