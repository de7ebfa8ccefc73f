"""What was compiled is used again only as long as what it was made of is the same."""

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOOK: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_build.py"))
CONFIG = {"compile": ["house/game.py", "house/games/*/rules/**/*.py"], "interpret": ["house/**/__init__.py"]}
SOURCES = {
    "house/__init__.py": "",
    "house/game.py": "from house.limits import MOST\n",
    "house/limits.py": "MOST: Final = 8\n",
    "house/words.py": "import house.game\n",
    "house/games/truco/__init__.py": "",
    "house/games/truco/rules/__init__.py": "",
    "house/games/truco/rules/mao.py": "from house import game\n",
    "house/games/truco/words.py": "",
    "house/games/cego/rules/volta.py": "import house.game\n",
}


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for name, text in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def made_of(sources: Path) -> list[str]:
    found: list[str] = HOOK["made_of"](sources, CONFIG)
    return found


def test_what_games_share_and_the_rules_of_every_family_are_compiled(sources: Path) -> None:
    assert HOOK["compiled"](sources, CONFIG) == [
        "house/game.py",
        "house/games/cego/rules/volta.py",
        "house/games/truco/rules/mao.py",
    ]


@pytest.mark.parametrize("name", ["house/game.py", "house/games/truco/rules/mao.py", "house/limits.py"])
def test_a_compiled_source_or_one_it_reads_makes_it_stale(sources: Path, name: str) -> None:
    before = made_of(sources)
    (sources / name).write_text(SOURCES[name] + "MORE = 1\n")
    assert made_of(sources)[0] == before[0]
    assert made_of(sources)[1] != before[1]


@pytest.mark.parametrize("name", ["house/words.py", "house/games/truco/words.py", "house/carteado.po", "house/client.js"])
def test_nothing_else_does(sources: Path, name: str) -> None:
    before = made_of(sources)
    (sources / name).write_text("MORE = 1\n")
    assert made_of(sources) == before


@pytest.mark.parametrize(("name", "value"), [("CC", "another-cc"), ("CARTEADO_OPTIMISE", "0")])
def test_another_compiler_or_effort_makes_everything_stale(
    sources: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    before = made_of(sources)
    monkeypatch.setenv(name, value)
    assert made_of(sources)[0] != before[0]


def test_the_copy_follows_its_sources_and_what_is_the_same_keeps_its_time(
    sources: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (sources / "carteado").mkdir()
    (sources / "carteado" / "py.typed").touch()
    copy = tmp_path_factory.mktemp("workshop")
    HOOK["mirrored"](sources, copy)
    kept = (copy / "house/words.py").stat().st_mtime_ns
    (sources / "house/game.py").write_text("MORE = 1\n")
    (sources / "house/limits.py").unlink()
    HOOK["mirrored"](sources, copy)
    assert (copy / "house/game.py").read_text() == "MORE = 1\n"
    assert not (copy / "house/limits.py").exists()
    assert (copy / "house/words.py").stat().st_mtime_ns == kept
