"""The toy on a server of its own process: over HTTP and websockets, with bots in processes of theirs, exported and imported."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carteado.records import parse, prove, verify
from play.play_kit import Guest, Page, new_guest, new_table
from play.program_kit import program

GAMES = [("brinquedo", 5, {"deals": "1"}), ("brinquedo-casa", 1, {"rounds": "3"})]


async def _play(base: str, guest: Guest, table: str) -> Page:
    """One page that plays what its menu offers until the match is over."""
    page = await Page(base, guest).open()
    await page.enter(table)
    assert (await page.do("ready", nonce="0123456789abcdef" * 2))["type"] == "ack"
    rng = Random(3)
    while page.about["stage"] != "over":
        seen = page.version
        if page.prompt is not None and page.seat in page.prompt["actors"] and page.menu:
            choice = rng.choice(page.menu)
            assert choice["label"]
            answer = await page.act(choice["action"])
            assert answer["type"] in ("ack", "refused"), answer
        if page.version == seen and page.about["stage"] != "over":
            await _changed(page)
    return page


async def _changed(page: Page) -> None:
    """The next message; where the bots' process has yet to start it may take its time."""
    for _ in range(4):
        with suppress(TimeoutError):
            await page.changed()
            return
    raise TimeoutError(page.prompt)


def _carteado(*arguments: object) -> str:
    told = subprocess.run(
        [sys.executable, "-m", "carteado", *map(str, arguments)], capture_output=True, text=True, check=False, timeout=120
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_a_match_over_the_wire_with_its_record_and_its_export(
    game: str, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    async with program(tmp_path / "here") as server:
        ana = await new_guest(server.base, "Ana")
        table = await new_table(server.base, ana, sit=True, bots=True, game=game, seats=seats, options=options)
        page = await _play(server.base, ana, table)
        await page.close()
        record = parse((await ana.ask(server.base, "GET", f"/api/tables/{table}/partidas/1/record")).text)
        assert (record.regulation, record.seats) == (game, seats)
        assert prove(record).proved
        assert verify(record) == ()
        replayed = await ana.ask(server.base, "GET", f"/api/tables/{table}/partidas/1/replay")
        assert replayed.status_code == 200, replayed.text
        games: list[dict[str, Any]] = (await ana.ask(server.base, "GET", "/api/games")).json()
        (told,) = [found for found in games if found["id"] == game]
        assert told["seats"]
        assert server.log("ERROR", "CRITICAL") == []
    _carteado("export", tmp_path / "one", "--data", tmp_path / "here")
    _carteado("import", tmp_path / "one", "--data", tmp_path / "there")
    _carteado("export", tmp_path / "two", "--data", tmp_path / "there")
    assert _tree(tmp_path / "one") == _tree(tmp_path / "two") != {}


def _tree(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_command_line_knows_the_toy(tmp_path: Path) -> None:
    assert "brinquedo-casa" in _carteado("games")
    assert "BRI-6" in _carteado("regulation", "brinquedo", "BRI-6")
    assert "partidas" in _carteado("simulate", "brinquedo", "--partidas", "2")
