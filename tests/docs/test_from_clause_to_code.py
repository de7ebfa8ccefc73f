"""The newcomer's exercise: each clause stands in the file the page names, and the test it names carries the clause."""

import ast
import re
from functools import cache
from typing import NamedTuple

import pytest

from carteado.catalogue import family
from carteado.regulations import regulation
from docs.names import ROOT, has

PAGE = (ROOT / "docs" / "from-clause-to-code.md").read_text(encoding="utf-8")
FAMILIES = {
    "Truco, ten": "truco",
    "Truco Cego, ten": "cego",
    "Canastra, ten": "canastra",
    "Pife, ten": "pife",
    "Blackjack, ten": "blackjack",
}
CODES = {"FEN": "truco-fenacef", "ASFO": "truco-asfo", "SIN": "truco-sinsep", "CEGO": "truco-cego"}
CODES |= {"CAN": "canastra", "BUR": "buraco", "CAC": "cacheta", "PIF": "pifpaf", "BJ": "blackjack"}
# Of these every clause of play stands in the rules by its whole number; of the others almost every one does.
HELD = ("truco-fenacef", "truco-asfo", "truco-sinsep", "truco-cego", "cacheta", "blackjack")
PLACE = re.compile(r"`([\w/]+\.py)` `([\w.]+)`(?:: `([\w-]+)`)?")


class Row(NamedTuple):
    """A clause and its way: file, name and key of each hop, file and name of the test."""

    family: str
    clause: str
    first: tuple[str, str, str]
    second: tuple[str, str, str] | None
    test: tuple[str, str, str]


def _rows() -> list[Row]:
    found: list[Row] = []
    for section in PAGE.split("\n## ")[1:]:
        family = next((name for title, name in FAMILIES.items() if section.startswith(title)), "")
        for line in section.splitlines() if family else ():
            cells = [cell.strip() for cell in line.split("|")[1:-1]]
            if len(cells) == 4 and re.match(r"[A-Z]+-", cells[0]):
                places = [PLACE.fullmatch(cell) for cell in cells[1:]]
                first, second, test = [place and (place[1], place[2], place[3] or "") for place in places]
                assert first is not None
                assert test is not None
                found.append(Row(family, cells[0], first, second, test))
    return found


ROWS = _rows()


def standing(clause: str) -> re.Pattern[str]:
    """The clause and no longer one."""
    return re.compile(rf"(?<![\w-]){re.escape(clause)}(?!\w|[.-]\w)")


@cache
def source_of(path: str, name: str) -> str:
    """The lines of a function, with its marks."""
    text = (ROOT / path).read_text(encoding="utf-8")
    node = next(each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.FunctionDef) and each.name == name)
    first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
    return "\n".join(text.splitlines()[first - 1 : node.end_lineno])


@pytest.mark.parametrize("row", ROWS, ids=[row.clause for row in ROWS])
def test_the_clause_leads_to_its_rule(row: Row) -> None:
    folder = f"src/carteado/games/{row.family}"
    path, name, key = row.first
    text = (ROOT / folder / path).read_text(encoding="utf-8")
    assert has(f"{folder}/{path}", name)
    assert [line for line in text.splitlines() if standing(row.clause).search(line) and key in line] or row.second is None
    assert standing(row.clause).search(text)
    if row.second is not None:
        text = (ROOT / folder / row.second[0]).read_text(encoding="utf-8")
        assert has(f"{folder}/{row.second[0]}", row.second[1])
        assert any(clue in text for clue in clues(name, key))


def clues(name: str, key: str) -> tuple[str, ...]:
    """What the second hop looks for: the key, as it is written, made up or named; else the name."""
    return (key, key.rstrip("0123456789") + "{", key.replace("-", "_").upper()) if key else (name,)


@pytest.mark.parametrize("row", ROWS, ids=[row.clause for row in ROWS])
def test_the_clause_leads_to_its_test(row: Row) -> None:
    path, name, _ = row.test
    marks, _, _ = source_of(f"tests/games/{row.family}/{path}", name).partition("def ")
    assert f'"{row.clause}"' in marks


def test_ten_of_each_family_and_every_code() -> None:
    assert {sum(row.family == family for row in ROWS) for family in FAMILIES.values()} == {10}
    assert {CODES[row.clause.partition("-")[0]] for row in ROWS} == set(CODES.values())


# What makes the first hop possible: every clause of play stands by its whole number in the rules, or in the words.


@pytest.mark.parametrize(("game", "family"), [(game, family(game).name) for game in HELD])
def test_every_clause_of_play_stands_in_the_folder_of_its_family(game: str, family: str) -> None:
    files = [path for face in ("rules", "words") for path in (ROOT / "src/carteado/games" / family / face).rglob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    code = regulation(game)
    spoken = {phrase.clause for phrase in code.phrases}
    found = [clause.id for clause in code.clauses if clause.kind in ("play", "incident") and clause.id not in spoken]
    assert [clause for clause in found if not standing(clause).search(text)] == []
