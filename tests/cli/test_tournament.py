"""`carteado tournament`: an event in a folder, from the list of entries to the tables and the print."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carteado.cli.app import program
from carteado.cli.tournament.folder import LOG
from carteado.words import Words
from exchange.exchange_kit import PNG, workbook

LIST = """Dupla;Jogador 1;Jogador 2;Entidade
Onça;Ana;Beto;SP
Tatu;Caio;Duda;SP
Ema;Eva;Fil;RJ
Anta;Gil;Hugo;RJ
Jacaré;Ivo;;RJ
onca;x;y;
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(program(Words("pt-BR")), ["tournament", *arguments])


def good(*arguments: str) -> str:
    found = run(*arguments)
    assert found.exit_code == 0, found.output
    return found.output


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Four pairs in a group, one jogo played."""
    path = tmp_path / "copa"
    good("new", str(path), "--preset", "fenacef", "--name", "Copa")
    (tmp_path / "lista.csv").write_bytes(LIST.encode("cp1252"))
    assert run("import", str(path), str(tmp_path / "lista.csv"), "--good").exit_code == 1  # two lines are told
    good("do", str(path), "encerra inscrições", "grupo A: Onça Tatu Ema Anta")
    good("result", str(path), "Onça x Tatu", "12-9", "10-12", "12-8")
    return path


def test_a_list_is_entered_and_what_is_wrong_is_told_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "copa"
    good("new", str(path), "--preset", "fenacef")
    (tmp_path / "lista.csv").write_bytes(LIST.encode("cp1252"))
    before = (path / LOG).read_bytes()
    found = run("import", str(path), str(tmp_path / "lista.csv"))
    assert "Linha 6, coluna C (Jogador 2): Pessoas na inscrição: 1; nesta predefinição: 2." in found.output
    assert "Linha 7, coluna A (Dupla): onca repete a linha 2." in found.output
    assert (found.exit_code, (path / LOG).read_bytes()) == (1, before)  # nothing stands unless the person says so
    assert "Inscrição: Onça." in run("import", str(path), str(tmp_path / "lista.csv"), "--good").output
    again = run("import", str(path), str(tmp_path / "lista.csv"), "--good")
    assert "Inscrição:" not in again.output


def test_columns_are_said_files_are_refused_and_the_blank_list_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "copa"
    good("new", str(path), "--preset", "fenacef")
    before = (path / LOG).read_bytes()
    (tmp_path / "foto.csv").write_bytes(PNG)
    assert "Isto é uma imagem" in run("import", str(path), str(tmp_path / "foto.csv"), "--good").output
    (tmp_path / "lista.xlsx").write_bytes(workbook(("Apelido", "Um", "Dois"), ("Onça", "Ana", "Beto"), ("Tatu", "Eva", "Fil")))
    told = ("--header", "--column", "A=name", "--column", "B=person", "--column", "c=person")
    assert "2 inscrições novas" in run("import", str(path), str(tmp_path / "lista.xlsx"), *told, "--preview").output
    assert "as colunas vão de A a C" in run("import", str(path), str(tmp_path / "lista.xlsx"), "--column", "D=name").output
    assert (path / LOG).read_bytes() == before
    assert "Inscrição: Tatu." in good("import", str(path), str(tmp_path / "lista.xlsx"), *told)
    typed = CliRunner().invoke(program(Words("pt-BR")), ["tournament", "import", str(path), "-"], input="Ema: Gil / Hugo")
    assert "Inscrição: Ema." in typed.output
    good("template", str(path), str(tmp_path / "modelo.csv"))
    assert "1 inscrição nova" in run("import", str(path), str(tmp_path / "modelo.csv"), "--preview").output


def test_tables_places_and_needs_are_told(event: Path) -> None:
    assert "1º  Onça" in good("table", str(event))
    assert good("why", str(event), "tatu").splitlines()[0] == "Tatu: 2º, com 1 ponto."
    assert "Onça" in good("need", str(event), "Onça")
    told = json.loads(good("table", str(event), "--json"))
    assert told["groups"]["A"][0]["entry"] == "Onça"


def test_what_is_refused_is_not_written(event: Path) -> None:
    before = (event / LOG).read_bytes()
    found = run("result", str(event), "Onça x Tatu", "12-9", "12-8")
    assert found.exit_code == 1
    assert "já tem resultado" in found.output
    assert run("do", str(event), "faz de conta").exit_code == 1
    assert run("do", str(event), "resultado Onça x Preá: 12-9 12-8").exit_code == 1
    assert (event / LOG).read_bytes() == before


def test_a_log_that_was_changed_by_hand_is_not_gone_on_with(event: Path) -> None:
    lines = (event / LOG).read_bytes().splitlines(keepends=True)
    (event / LOG).write_bytes(b"".join([lines[0].replace(b"Copa", b"Taca"), *lines[1:]]))
    found = run("table", str(event))
    assert found.exit_code == 1
    assert "a linha 2 não segue a anterior" in found.output


def test_a_line_cut_off_in_writing_was_never_acknowledged(event: Path) -> None:
    whole = (event / LOG).read_bytes()
    (event / LOG).write_bytes(whole + b'{"type":"rows","jogo"')
    good("result", str(event), "Ema x Anta", "12-1", "12-2")
    assert (event / LOG).read_bytes().startswith(whole)
    assert "2º" in good("table", str(event))


def test_draws_are_verified_and_events_rehearsed_and_printed(event: Path, tmp_path: Path) -> None:
    other = tmp_path / "outra"
    good("new", str(other), "--preset", "fenacef")
    good("do", str(other), "inscreve A: a / b", "inscreve B: c / d", "inscreve C: e / f", "encerra inscrições")
    seed = "00" * 32
    drawn = good("draw", str(other), "X:3", "--seed", seed, "--word", "zap")
    assert f"Semente: {seed}" in drawn
    assert "confere" in good("verify", str(other))
    assert "Classificação geral" in good("rehearse", str(other), str(tmp_path / "ensaio"), "--seed", "3")
    assert good("rehearse", str(other), str(tmp_path / "de-novo"), "--seed", "3").count("º") >= 6
    assert (tmp_path / "ensaio" / LOG).read_bytes().count(b"\n") == (tmp_path / "de-novo" / LOG).read_bytes().count(b"\n")
    good("print", str(event), "classificacao", str(tmp_path / "c.pdf"))
    assert (tmp_path / "c.pdf").read_bytes().startswith(b"%PDF")


def test_prints_replays_and_rehearsals_tell_programs_what_they_made(event: Path, tmp_path: Path) -> None:
    made = json.loads(good("print", str(event), "classificacao", str(tmp_path / "c.pdf"), "--json"))
    assert made == {"print": "classificacao", "file": str(tmp_path / "c.pdf"), "bytes": (tmp_path / "c.pdf").stat().st_size}
    assert "sem PIN nem código" in run("print", str(event), "crachas", str(tmp_path / "b.pdf")).stderr
    assert run("print", str(event), "classificacao", str(tmp_path / "c.pdf")).stderr == ""
    roteiro = tmp_path / "x.torneio"
    roteiro.write_text("torneio 1\npredefinição fenacef\ninscreve A: a / b\ngrupo G: A\n", encoding="utf-8")
    told = json.loads(good("replay", str(roteiro), str(tmp_path / "outra"), "--json"))
    why = "As inscrições ainda estão abertas: encerre-as antes do sorteio."
    assert told == {"path": str(tmp_path / "outra"), "lines": 2, "faults": [{"line": 4, "text": why}]}
    found = run("replay", str(roteiro), str(tmp_path / "de-novo"))
    assert f"{roteiro}:4: {why}" in found.output
    rehearsed = json.loads(good("rehearse", str(event), str(tmp_path / "ensaio"), "--json"))
    assert rehearsed["general"]
    assert all(jogo["rows"] or jogo["winner"] is None for jogo in rehearsed["jogos"])


def test_where_there_is_no_event_that_is_said(tmp_path: Path) -> None:
    found = run("table", str(tmp_path / "nada"))
    assert found.exit_code == 1
    assert "não há torneio" in found.output


@pytest.mark.clause("CEGO-10.p11.V-1", "CEGO-2-1")
def test_verify_derives_the_lots_of_an_event_again_from_its_folder_its_log_or_its_roteiro(tmp_path: Path) -> None:
    roteiro = Path(__file__).parents[2] / "cases" / "torneio" / "cbtg-8.torneio"
    good("replay", str(roteiro), str(tmp_path / "copa"))
    said = "Linha 42: Jerivá, Ipê, Lapacho. Confere com a semente e as palavras (Ipê um, Jerivá um e Lapacho um)."
    for path in (tmp_path / "copa", tmp_path / "copa" / LOG, roteiro):
        found = CliRunner().invoke(program(Words("pt-BR")), ["verify", str(path)])
        assert (found.exit_code, said in found.output) == (0, True)
    log = tmp_path / "copa" / LOG
    log.write_text(log.read_text().replace("Butiá um", "Butiá dez"))
    assert CliRunner().invoke(program(Words("pt-BR")), ["verify", str(tmp_path / "copa")]).exit_code == 2
