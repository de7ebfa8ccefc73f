"""Boards share their felt, hand, voices and bills: no two families of the client hold the same twenty lines."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"
SAME: Final = 20


def windows(path: Path) -> Iterator[str]:
    """Every so many lines that follow each other, empty ones left out."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    for at in range(len(lines) - SAME + 1):
        yield "\n".join(lines[at : at + SAME])


def test_no_two_families_hold_the_same_twenty_lines() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    families = [path for path in sorted(GAMES.iterdir()) if path.is_dir() and path.name != "shared"]
    for family in families:
        for path in (*family.rglob("*.svelte"), *family.rglob("*.ts"), *family.rglob("*.css")):
            for window in windows(path):
                found[window].add(family.name)
    assert len(families) >= 6
    assert [(sorted(names), window) for window, names in found.items() if len(names) > 1] == []
