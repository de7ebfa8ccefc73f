"""What is drawn with a colour or a measure that nobody defined is not drawn at all, and no browser says so."""

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
DEFINED = re.compile(r"(--[\w-]+)(?=\s*[:=]|['\"`])")
USED = re.compile(r"var\((--[\w-]+)\s*\)")  # with a stand-in it is drawn all the same


def test_every_custom_property_that_is_used_is_defined_somewhere() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in (".css", ".svelte", ".ts")}
    defined = {name for text in texts.values() for name in DEFINED.findall(text)}
    used = {(path.relative_to(SOURCES).as_posix(), name) for path, text in texts.items() for name in USED.findall(text)}
    assert len(used) > 1000
    assert sorted((path, name) for path, name in used if name not in defined) == []
