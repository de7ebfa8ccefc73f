"""The door for games from outside: nothing in the house names the toy, and every process finds it all the same."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carteado import catalogue

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
LINT = Path(sys.executable).with_name("lint-imports")
NAMES = ("brinquedo", "BRI-", "BRC-")
LAYERS = (
    "advice", "arbitro/asking", "arena", "cli/games", "compare/codes", "lab/bench", "paper/event", "placar/code",
    "records/model", "server/events/routes", "server/games", "table/table", "terminal/look", "tournament/torneio",
    "wire", "words/language",
)  # fmt: skip


def _ran(*command: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, command)], cwd=cwd, capture_output=True, text=True, check=False)


def test_the_toy_is_found_beside_the_games_of_the_house() -> None:
    assert list(catalogue.GAMES)[-2:] == ["brinquedo", "brinquedo-casa"]
    assert catalogue.package("brinquedo-casa") == "toy.brinquedo"
    assert [catalogue.face("brinquedo", name) for name in ("words", "bots", "notation", "terminal")] == [None] * 4


def test_another_process_finds_it_too() -> None:
    told = _ran(sys.executable, "-c", "from carteado.catalogue import GAMES; print(*GAMES)")
    assert told.stdout.split()[-2:] == ["brinquedo", "brinquedo-casa"], told.stderr


def test_no_file_outside_its_folder_names_it() -> None:
    tracked = _ran("git", "grep", "-l", "-i", *[word for name in NAMES for word in ("-e", name)]).stdout.split()
    assert tracked
    assert [name for name in tracked if not name.startswith("tests/toy/")] == []


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources and their contracts, to plant something in."""
    place = tmp_path_factory.mktemp("planted")
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("client", "*.po", "*.toml", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", place)
    return place


def _lint(place: Path) -> subprocess.CompletedProcess[str]:
    return _ran("env", f"PYTHONPATH={place / 'src'}", LINT, "--no-logo", "--no-cache", cwd=place)


def test_an_import_of_a_game_in_a_generic_layer_is_found(copy: Path) -> None:
    assert _lint(copy).returncode == 0
    for layer in LAYERS:
        with (copy / "src/carteado" / f"{layer}.py").open("a", encoding="utf-8") as file:
            file.write("\nfrom carteado.games.truco.rules import acts as planted\n")
    told = _lint(copy)
    assert told.returncode != 0
    for layer in LAYERS:
        assert f"carteado.{layer.replace('/', '.')} -> carteado.games.truco.rules.acts" in told.stdout


def test_a_family_that_imports_another_is_found(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("client", "*.po", "*.toml", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    with (tmp_path / "src/carteado/games/cego/rules/moves.py").open("a", encoding="utf-8") as file:
        file.write("\nfrom carteado.games.truco.rules import acts as planted\n")
    told = _lint(tmp_path)
    assert told.returncode != 0
    assert "carteado.games.cego.rules.moves -> carteado.games.truco.rules.acts" in told.stdout


@pytest.mark.parametrize(
    ("game", "seats"), [("truco-fenacef", 4), ("truco-cego", 6), ("brinquedo", 5), ("brinquedo", 3), ("brinquedo-casa", 1)]
)
def test_a_partida_goes_through_a_table_with_site_packages_off(game: str, seats: int) -> None:
    source = Path(str(sys.modules["carteado"].__file__)).parents[1]
    told = _ran(sys.executable, "-S", "-I", HERE / "bare.py", game, str(seats), source, ROOT / "tests", HERE / "plugged")
    assert told.returncode == 0, told.stderr
    stage, versions, heard, foreign = told.stdout.split(maxsplit=3)
    assert (stage, foreign.strip()) == ("over", "[]")
    assert int(heard) > int(versions) > 20
