"""Whatever is typed at the shell is answered in one sentence: numbers, scores, names of files, names that are no text."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.typed import GAME, Typed

FUZZ = bool(os.environ.get("CARTEADO_FUZZ"))
LONG = "x" * 300
NO_TEXT = b"mesa-\xff".decode(errors="surrogateescape")


@pytest.mark.parametrize("command", ["check", "verify", "replay", "import", "export"])
@pytest.mark.parametrize(
    ("name", "sentence"),
    [(LONG, "Esse nome é longo demais para um arquivo."), ("a\0b", "Nenhum arquivo pode ter esse nome.")],
)
def test_a_name_that_no_file_has(carteado: Typed, command: str, name: str, sentence: str) -> None:
    assert carteado(command, name).refused() == sentence


def test_a_folder_that_vanishes_is_said_to_be_gone(carteado: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_path: Path, _pattern: str) -> list[Path]:
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr(Path, "rglob", gone)
    for command in ("check", "verify"):
        assert carteado(command, str(tmp_path)).refused() == f"Não encontrei {tmp_path}."


def test_an_import_of_nothing_leaves_no_database_behind(carteado: Typed, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert carteado("import", str(tmp_path / "none"), "--data", str(data)).refused() == f"Não encontrei {tmp_path / 'none'}."
    assert not data.exists()


def test_a_table_whose_name_is_no_text_is_not_there(carteado: Typed, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "x.carteado").write_text("x")
    data = str(tmp_path / "data")
    carteado("import", str(tmp_path / "in"), "--data", data)
    assert carteado("export", str(tmp_path / "out"), NO_TEXT, "--data", data).refused().startswith("Não há mesa ")


def test_data_that_cannot_be_a_folder_is_one_sentence(carteado: Typed, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "x.carteado").write_text("x")
    told = carteado("import", str(tmp_path / "in"), "--data", str(tmp_path / "new" / LONG)).refused()
    assert told.startswith("O banco de dados ")


@pytest.mark.parametrize(
    ("score", "sentence"),
    [
        (("9",), "Neste jogo o placar tem 2 números, um por lado."),
        (("9", "9", "9"), "Neste jogo o placar tem 2 números, um por lado."),
        (("9,9,9",), "Neste jogo o placar tem 2 números, um por lado."),
        (("nove,1",), "O placar é um número por lado, como em 9,10; não entendi nove,1."),
        (("٩,1",), "O placar é um número por lado, como em 9,10; não entendi ٩,1."),
        (("9" * 4400,), f"O placar é um número por lado, como em 9,10; não entendi {'9' * 40}…."),
        (("-1,0",), "A partida começa com 0 a 11 para cada lado, e não com -1 0."),
    ],
)
def test_a_score_is_a_number_for_each_side(carteado: Typed, score: tuple[str, ...], sentence: str) -> None:
    assert carteado("play", GAME, "--score", *score).refused() == sentence


@pytest.mark.parametrize("score", [("11", "9"), ("11,9",)])
def test_a_score_is_taken_with_a_comma_or_without(carteado: Typed, score: tuple[str, ...]) -> None:
    assert "é preciso um terminal" in carteado("play", GAME, "--score", *score).refused()


@pytest.mark.parametrize("clock", ["9" * 4400, "٩" * 4400, "-90", "9_0", "0x5", "90s", "1e2"])
def test_a_clock_that_is_no_number_of_seconds(carteado: Typed, clock: str) -> None:
    told = carteado("play", GAME, "--set", f"clock={clock}").refused()
    assert "clock" in told
    assert len(told) < 200


TYPED = ["check", "verify", "games", "play", GAME, "--score", "--set", "clock=٩٠", "--json", "-1", "11", "a\0", LONG, NO_TEXT]
ARGUMENTS = st.lists(
    st.sampled_from(TYPED) | st.text(st.characters(exclude_characters="./~"), max_size=8), min_size=1, max_size=5
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=300 if FUZZ else 25, deadline=None)
@given(arguments=ARGUMENTS)
def test_no_arguments_bring_more_than_a_sentence(
    carteado: Typed, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = carteado(*arguments)
    assert said.code in (0, 1, 2)
    assert said.out or said.err
