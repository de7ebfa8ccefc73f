"""The way from act to screen: every file and name on the page exists, and the picture names none that the page does not."""

import re
from pathlib import Path

import pytest

from docs.names import ROOT, has

PAGE = ROOT / "docs" / "how-a-card-travels.md"
PICTURE = ROOT / "docs" / "images" / "how-a-card-travels.svg"
STATION = re.compile(r"^\| (\d+) \| \[([^\]]+)\]\(\.\./([^)]+)\) \| (.+?) \| (.+) \|$", re.MULTILINE)
STATIONS = [
    (int(number), link, path, names.replace("`", "").split(", "))
    for number, link, path, names, _ in STATION.findall(PAGE.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("link", "path", "names"), [station[1:] for station in STATIONS], ids=[one[2] for one in STATIONS])
def test_every_station_is_where_the_page_says(link: str, path: str, names: list[str]) -> None:
    assert Path(path).name == link
    assert [name for name in names if not has(path, name)] == []


def test_the_stations_are_counted_through() -> None:
    numbers = [number for number, *_ in STATIONS]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, 14))


def test_the_picture_has_the_stations_of_the_page() -> None:
    drawn = PICTURE.read_text(encoding="utf-8")
    assert [int(number) for number in re.findall(r'text-anchor="middle" font-size="13"[^>]*>(\d+)<', drawn)] == list(
        range(1, 14)
    )
    on_page = re.findall(r"`([^`]+)`", PAGE.read_text(encoding="utf-8"))
    named = re.findall(r'font-family="monospace"[^>]*>([^<]+)<', drawn)
    assert [name for name in named if name not in on_page] == []
