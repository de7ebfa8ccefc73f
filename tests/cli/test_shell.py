"""The real program in a process of its own: exit codes, streams, pipes and completion."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from carteado import __version__
from cli.typed import GAME, ROOT, Typed


def carteado(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {key: value for key, value in os.environ.items() if key not in ("CARTEADO_LANG", "FORCE_COLOR")}
    return subprocess.run(
        [sys.executable, "-m", "carteado", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        env={**inherited, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )


def test_version() -> None:
    ran = carteado("--version")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"carteado {__version__}\n", "")


def test_simulate_in_english_by_environment() -> None:
    ran = carteado("simulate", GAME, "--partidas", "2", CARTEADO_LANG="en")
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[:3] == [f"2 partidas of {GAME}/2023", "pair A: 0 won (0.0%)", "pair B: 2 won (100.0%)"]
    assert ran.stderr == ""


def test_json_is_all_there_is_on_the_output() -> None:
    ran = carteado("simulate", GAME, "--partidas", "60", "--json")
    assert json.loads(ran.stdout)["partidas"] == 60
    assert ran.stderr == ""


def test_a_refusal_goes_to_the_error_stream_with_its_code() -> None:
    ran = carteado("simulate", GAME, "--seats", "2")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "Erro: truco-fenacef se joga com 4 lugares, e não com 2.\n"


def test_a_failing_case_fails_the_command(tmp_path: Path) -> None:
    source = ROOT / "cases" / GAME / "09a-zap.caso"
    text = source.read_text(encoding="utf-8")
    path = tmp_path / "errado.caso"
    path.write_text(text.rstrip("\n") + "\n= placar 9 9\n", encoding="utf-8")
    assert carteado("check", str(source)).returncode == 0
    ran = carteado("check", str(path))
    assert ran.returncode == 1
    assert ran.stdout.startswith(f"{path}:{len(text.rstrip().splitlines()) + 1}: esperava «= placar 9 9», veio «")


def test_play_and_the_menu_without_a_terminal() -> None:
    assert carteado("play", GAME).returncode == 1
    alone = carteado()
    assert alone.returncode == 0
    assert alone.stdout.startswith("Uso: carteado")


def test_a_terminal_without_accents_shows_other_signs_and_no_traceback() -> None:
    ran = carteado("games", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")
    headings = [line.split() for line in ran.stdout.splitlines() if line.startswith("jogo ")]
    assert headings == [["jogo", "t?tulo", "c?digo"], ["jogo", "lugares", "op??es", "modalidades"]]


@pytest.mark.skipif(os.name != "posix", reason="a pipe that closes early is told otherwise elsewhere")
def test_a_reader_that_leaves_early_causes_no_traceback() -> None:
    command = [sys.executable, "-m", "carteado", "regulation", GAME, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        told = running.stderr.read()
    assert running.returncode == 1
    assert told == b""


@pytest.mark.parametrize(
    ("shell", "line"),
    [
        ("bash", "complete -o nosort -F _carteado_completion carteado"),
        ("zsh", "#compdef carteado"),
        ("fish", "complete --no-files --command carteado --arguments"),
    ],
)
def test_completion_script_of_every_shell(carteado: Typed, shell: str, line: str) -> None:
    said = carteado("completion", shell)
    assert (said.code, said.err) == (0, "")
    assert line in said.out
    assert f"_CARTEADO_COMPLETE={shell}_complete" in said.out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("carteado sim", ["plain,simulate"]),
        ("carteado simulate tru", [f"plain,{GAME}", "plain,truco-asfo", "plain,truco-sinsep", "plain,truco-cego"]),
        ("carteado simulate truco-f", [f"plain,{GAME}"]),
        ("carteado simulate truco-fenacef --set ferro=b", ["plain,ferro=blindFirstTrick", "plain,ferro=blindAll"]),
        ("carteado simulate truco-sinsep --set viraP", ["plain,viraPick=top", "plain,viraPick=anyDepth"]),
        ("carteado completion z", ["plain,zsh"]),
    ],
)
def test_completion_offers_commands_games_and_options(
    carteado: Typed, monkeypatch: pytest.MonkeyPatch, typed: str, offered: list[str]
) -> None:
    asked = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1), "_CARTEADO_COMPLETE": "bash_complete"}
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    assert carteado().out.splitlines() == offered
