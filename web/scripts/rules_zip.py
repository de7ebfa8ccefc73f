"""Packs the rules for the browser: one zip with the modules that a table without a server imports, and the texts they read.

    rules_zip.py FOLDER     write FOLDER/assets/engine-….zip and FOLDER/engine.json, which names it

What is in it is found by following the imports, so that it never needs more than is there, nor holds what is not needed.
The same sources make the same file.
"""

import ast
import hashlib
import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
DOOR = "carteado.offline"
FACES = ("words", "bots", "notation", "advice")  # of each family: what a table asks for
TEXTS = ("regulations/*.toml", "words/*.toml", "locale/*/*/*.po")
NEVER = ("carteado.tournament", "carteado.server", "carteado.terminal")
WHEN = (1980, 1, 1, 0, 0, 0)
NAME = "engine.json"


def files(source: Path = SOURCE) -> list[Path]:
    """Every file of the zip."""
    waiting, found = [DOOR, *_faces(source)], set[Path]()
    while waiting:
        for path in _files_of(source, waiting.pop()):
            if path not in found:
                found.add(path)
                waiting += [name for name in _imports(path) if not name.startswith(NEVER)]
    homes = {path.parent for path in found if path.name == "__init__.py"}
    found |= {text for home in homes for pattern in TEXTS for text in home.glob(pattern)}
    return sorted(found)


def _faces(source: Path) -> Iterator[str]:
    for family in sorted((source / "carteado" / "games").iterdir()):
        yield from (f"carteado.games.{family.name}.{face}" for face in FACES if (family / "__init__.py").exists())


def _files_of(source: Path, name: str) -> Iterator[Path]:
    """A module and the packages it lies in; nothing for what is no module of ours."""
    parts = name.split(".")
    places = [source.joinpath(*parts[: size + 1]) for size in range(len(parts))]
    if parts[0] == "carteado":
        tried = [path for place in places for path in (place / "__init__.py", place.with_suffix(".py"))]
        yield from (path for path in tried if path.is_file())


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def pack(folder: Path, source: Path = SOURCE) -> None:
    """Write the zip and its name, unless they are there already; an older one goes."""
    paths = files(source)
    made = hashlib.sha256(Path(__file__).read_bytes())
    for path in paths:
        made.update(f"{path.relative_to(source).as_posix()}\0".encode() + path.read_bytes())
    target = folder / "assets" / f"engine-{made.hexdigest()[:12]}.zip"
    told = {"engine": f"/assets/{target.name}"}
    if target.exists() and (folder / NAME).exists():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    for old in target.parent.glob("engine-*.zip"):
        old.unlink()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in paths:
            entry = zipfile.ZipInfo(path.relative_to(source).as_posix(), WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes(), compresslevel=9)
    (folder / NAME).write_text(json.dumps(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
