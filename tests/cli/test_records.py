"""`carteado check` and `carteado replay`."""

import json
from pathlib import Path

import pytest

from cli.typed import ROOT, Typed

CASES = ROOT / "cases"
CASE = """carteado 1
regulamento truco-fenacef/2023
início placar 10 9 carteador 0

cartas 0: 4C 4E 4O / 1: 5E 6E 5P / 2: 3P 2P 5C / 3: 2C KC 5O
0 truco
1 cai 3
= vale 3
2 joga 3P
3 joga 2C
0 joga 4C
1 joga 5E
"""
WRONG = CASE.replace("= vale 3", "= vale 6")


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return written(tmp_path / "bom.caso", CASE)


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    return written(tmp_path / "errado.caso", WRONG)


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_the_corpus_passes(carteado: Typed) -> None:
    said = carteado("check", str(CASES))
    many = len([*CASES.rglob("*.caso"), *CASES.rglob("*.torneio")])
    assert (said.code, said.out, said.err) == (0, f"{many} de {many} arquivos estão certos\n", "")


def test_a_wrong_expectation_is_told_with_file_and_line(carteado: Typed, wrong: Path) -> None:
    said = carteado("check", str(wrong))
    assert said.code == 1
    assert said.out.splitlines() == [f"{wrong}:8: esperava «= vale 6», veio «vale 3»", "0 de 1 arquivo está certo"]


def test_a_folder_is_checked_whole_and_one_failure_fails_it(carteado: Typed, good: Path, wrong: Path) -> None:
    said = carteado("check", str(good.parent))
    assert said.code == 1
    assert said.out.splitlines()[-1] == "1 de 2 arquivos estão certos"


def test_json_lists_the_failures(carteado: Typed, good: Path, wrong: Path) -> None:
    said = carteado("check", "--json", str(good), str(wrong))
    assert said.code == 1
    assert json.loads(said.out) == {
        "files": 2,
        "failures": [{"file": str(wrong), "line": 8, "problem": "esperava «= vale 6», veio «vale 3»"}],
    }
    assert json.loads(carteado("check", "--json", str(good)).out) == {"files": 1, "failures": []}


def test_what_is_no_record_is_told_with_its_line(carteado: Typed, tmp_path: Path) -> None:
    path = written(tmp_path / "outro.caso", "bom dia\n")
    said = carteado("check", str(path))
    assert said.code == 1
    assert said.out.startswith(f"{path}:1: ")


def test_an_act_that_is_refused_does_not_hide_what_failed_before(carteado: Typed, tmp_path: Path) -> None:
    path = written(tmp_path / "a.caso", WRONG + "0 joga 4E\n")
    first, second, _ = carteado("check", str(path)).out.splitlines()
    assert first.startswith(f"{path}:8: ")
    assert second.startswith(f"{path}:{len(WRONG.splitlines()) + 1}: ")


def test_a_result_that_differs_is_told_at_its_line(carteado: Typed, tmp_path: Path) -> None:
    acts = "2 joga 2P\n3 joga KC\n0 joga 4E\n1 joga 6E\n"
    text = CASE + acts
    true, false = text + "resultado 13 9 jogada FEN-3c\n", text + "resultado 12 9 jogada FEN-3c\n"
    assert carteado("check", str(written(tmp_path / "a.carteado", true))).code == 0
    said = carteado("check", str(written(tmp_path / "b.carteado", false)))
    assert said.code == 1
    assert said.out.startswith(f"{tmp_path / 'b.carteado'}:{len(false.splitlines())}: ")


def test_a_folder_without_cases_and_a_missing_file(carteado: Typed, tmp_path: Path) -> None:
    assert carteado("check", str(tmp_path)).refused() == f"Em {tmp_path} não há arquivo .caso nem .carteado."
    gone = tmp_path / "nada.caso"
    assert carteado("check", str(gone)).refused() == f"Não encontrei {gone}."
    assert carteado("replay", str(gone)).refused() == f"Não encontrei {gone}."


def test_replay_tells_the_story_with_clauses(carteado: Typed, good: Path) -> None:
    said = carteado("replay", "--text", str(good))
    assert said.code == 0
    lines = said.out.splitlines()
    assert any("três de paus" in line for line in lines)
    assert any(line.endswith("[FEN-17-i]") for line in lines)
    assert carteado("replay", str(good)).out == said.out


def test_replay_json_has_acts_events_and_story(carteado: Typed, good: Path) -> None:
    moments = json.loads(carteado("replay", "--json", str(good)).out)
    assert [moment["line"] for moment in moments] == [5, 5, 5, 6, 7, 9, 10, 11, 12]
    assert [moment["seat"] for moment in moments] == [-1, 3, 0, 0, 1, 2, 3, 0, 1]
    assert moments[3]["events"][0]["type"] == "Raised"
    text = carteado("replay", "--text", str(good)).out.splitlines()
    assert [line for moment in moments for line in moment["story"]] == text


def test_a_seat_sees_its_own_cards_and_no_other(carteado: Typed, good: Path) -> None:
    own, mine, hidden = "5C", "cinco de copas", "5O"
    seen = carteado("replay", "--json", "--seat", "2", str(good)).out
    assert f'"{own}"' in seen
    assert f'"{hidden}"' not in seen
    public = carteado("replay", "--json", str(good)).out
    assert f'"{own}"' not in public
    assert mine in carteado("replay", "--text", "--seat", "2", str(good)).out
    assert mine not in carteado("replay", "--text", "--seat", "1", str(good)).out
    assert mine not in carteado("replay", "--text", str(good)).out


def test_a_card_played_face_down_stays_hidden(carteado: Typed, tmp_path: Path) -> None:
    acts = "2 joga 2P\n3 joga KC virada\n"
    path = written(tmp_path / "fechada.carteado", CASE + acts)
    assert carteado("check", str(path)).code == 0
    assert '"KC"' in carteado("replay", "--json", "--seat", "3", str(path)).out
    for seat in "012":
        assert '"KC"' not in carteado("replay", "--json", "--seat", seat, str(path)).out
        assert "rei de copas" not in carteado("replay", "--text", "--seat", seat, str(path)).out


@pytest.mark.parametrize("seat", ["-1", "4"])
def test_a_seat_that_is_not_there(carteado: Typed, good: Path, seat: str) -> None:
    assert carteado("replay", "--seat", seat, str(good)).refused() == f"O lugar vai de 0 a 3, e não {seat}."


def test_replay_of_an_act_that_is_refused_names_its_line(carteado: Typed, tmp_path: Path) -> None:
    path = written(tmp_path / "a.carteado", CASE.replace("1 joga 5E", "1 joga 5E virada"))
    sentence = carteado("replay", "--text", str(path)).refused()
    assert sentence.startswith(f"{path}:12: ")
    assert sentence.endswith("[FEN-18]")


def test_replay_of_a_folder_is_refused(carteado: Typed, tmp_path: Path) -> None:
    said = carteado("replay", str(tmp_path))
    assert (said.code, said.out) == (1, "")
    assert said.err == f"Erro: {tmp_path} é uma pasta: diga qual arquivo.\n"
