"""`carteado coverage`, in a folder with results of its own."""

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from carteado import catalogue
from carteado.catalogue import GAMES
from carteado.regulations import regulation
from carteado.regulations.coverage import RESULTS, table
from cli.typed import GAME, Typed

GAMES_NOW = dict(GAMES)
REQUIRED = [row.entry.id for game in GAMES for row in table(regulation(game), ()) if row.required]
Results = dict[str, dict[str, object]]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with tests, none of them newer than their results."""
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def leave(project: Path, *, without: str = "", failing: str = "", strange: str = "") -> None:
    """Results in which every required clause has its test, but for these."""
    held = [clause for clause in REQUIRED if clause != without]
    results: Results = {
        f"tests/t.py::test_{clause}": {"clauses": [clause], "outcome": "failed" if clause == failing else "passed"}
        for clause in held
    }
    if strange:
        results["tests/t.py::test_strange"] = {"clauses": [strange], "outcome": "passed"}
    path = project / RESULTS
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(results), encoding="utf-8")


def test_outside_the_project(carteado: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert carteado("coverage").refused() == "A cobertura sai dos testes do projeto: rode este comando na pasta dele."


def test_everything_held(carteado: Typed, project: Path) -> None:
    leave(project)
    said = carteado("coverage", "--check")
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[-1] == "0 cláusulas sem teste que passe"
    assert f"{GAME}, torneio: 37/37\n" in said.out
    assert f"{GAME}, regra de jogo: 72/72\n" in said.out


def test_a_clause_without_a_test_is_a_gap(carteado: Typed, project: Path) -> None:
    leave(project, without="FEN-21a")
    said = carteado("coverage", "--check")
    assert said.code == 1
    assert any(line.split() == ["FEN-21a", *["regra", "de", "jogo", "FALTA"]] for line in said.out.splitlines())
    assert "1 cláusula sem teste que passe" in said.out.splitlines()
    assert carteado("coverage").code == 0


def test_a_clause_whose_test_fails_is_a_gap(carteado: Typed, project: Path) -> None:
    leave(project, failing="FEN-9a")
    said = carteado("coverage", "--check")
    assert said.code == 1
    assert any(line.split() == ["FEN-9a", *["regra", "de", "jogo", "test_FEN-9a", "FALHA"]] for line in said.out.splitlines())


def test_a_test_that_names_no_clause_fails_the_check(carteado: Typed, project: Path) -> None:
    leave(project, strange="FEN-99")
    said = carteado("coverage", "--check")
    assert said.code == 1
    assert said.err == "tests/t.py::test_strange cita FEN-99, que não existe.\n"
    assert carteado("coverage", "--json").code == 0


def test_a_silence_without_a_test_is_a_gap(carteado: Typed, project: Path) -> None:
    leave(project, without="S-FEN-01")
    said = carteado("coverage", "--check")
    assert said.code == 1
    assert any(line.split() == ["S-FEN-01", *["silêncio", "do", "texto", "FALTA"]] for line in said.out.splitlines())


def test_a_game_that_does_not_say_what_is_finished_fails_the_check(
    carteado: Typed, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(project)
    open_game = replace(GAMES[GAME], finished=())
    monkeypatch.setattr(catalogue, "_games", lambda: {**GAMES_NOW, GAME: open_game})
    said = carteado("coverage", GAME, "--check")
    assert (said.code, said.err) == (1, f"{GAME} não diz que tipos de cláusula estão prontos (`finished`).\n")
    assert carteado("coverage", GAME).err == ""


def test_the_whole_table_shows_what_is_held_too(carteado: Typed, project: Path) -> None:
    leave(project)
    rows = [line.split() for line in carteado("coverage", GAME).out.splitlines()]
    assert ["FEN-9a", *["regra", "de", "jogo", "test_FEN-9a", "passa"]] in rows
    assert ["FEN-1", "torneio", "test_FEN-1", "passa"] in rows


def test_what_is_not_finished_yet_waits(carteado: Typed, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(project, without="FEN-1")
    assert ["FEN-1", "torneio", "FALTA"] in [line.split() for line in carteado("coverage", GAME).out.splitlines()]
    kinds = tuple(kind for kind in GAMES[GAME].finished if kind != "tournament")
    open_game = replace(GAMES[GAME], finished=kinds)
    monkeypatch.setattr(catalogue, "_games", lambda: {**GAMES_NOW, GAME: open_game})
    told = carteado("coverage", GAME)
    assert ["FEN-1", "torneio", "depois"] in [line.split() for line in told.out.splitlines()]
    assert f"{GAME}, torneio: 36/37 (fica para depois)" in told.out
    assert carteado("coverage", GAME, "--check").code == 0


def test_json(carteado: Typed, project: Path) -> None:
    leave(project, without="FEN-14", failing="FEN-9a")
    told, *others = json.loads(carteado("coverage", "--json").out)
    assert [told["id"], *[other["id"].partition("/")[0] for other in others]] == [f"{GAME}/2023", *list(GAMES)[1:]]
    assert [other["gaps"] for other in others] == [[]] * len(others)
    assert told["gaps"] == ["FEN-9a", "FEN-14"]
    rows = {row["id"]: row for row in told["clauses"]}
    assert len(rows) == 143 + 52
    assert rows["FEN-9a"] == {
        "id": "FEN-9a",
        "kind": "play",
        "status": "failing",
        "passed": [],
        "failed": ["tests/t.py::test_FEN-9a"],
    }
    assert [rows[name]["status"] for name in ("FEN-14", "FEN-9b", "FEN-1")] == ["missing", "covered", "covered"]


def test_write_leaves_one_page_a_regulation(carteado: Typed, project: Path) -> None:
    leave(project)
    assert carteado("coverage", "--write", "docs").code == 0
    pages = {page.stem: page for page in (project / "docs").rglob("*.md")}
    assert set(pages) == set(GAMES)
    assert pages[GAME].relative_to(project) == Path("docs/coverage/truco-fenacef.md")
    text = pages[GAME].read_text(encoding="utf-8")
    assert "| play | 72 | 72 |" in text
    assert text.count("\n| FEN-") == 143


def test_results_older_than_a_test_are_made_again(carteado: Typed, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(project)
    test = project / "tests" / "test_new.py"
    test.write_text("")
    os.utime(project / RESULTS, (1, 1))
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        leave(project)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    said = carteado("coverage", "--check")
    assert said.code == 0
    assert said.err == "Rodando os testes que citam cláusulas…\n"
    assert [command[1:3] for command in ran] == [["-m", "pytest"]]
    assert ran[0][-2:] == ["-m", "clause"]


def test_tests_that_leave_nothing(carteado: Typed, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 4))
    said = carteado("coverage")
    assert (said.code, said.out) == (1, "")
    assert said.err.splitlines()[-1] == "Erro: Os testes não deixaram resultado (código 4)."
