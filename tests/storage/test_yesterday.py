"""Tables that an earlier Carteado stored: they still fold, and come to the same texts, byte for byte."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from carteado.catalogue import GAMES
from carteado.server.placar_shapes import AnySaid
from carteado.server.storage import Store
from carteado.table import entries as log
from cli.typed import Typed
from storage.storage_kit import run
from storage.yesterday_kit import ABOUT, LOG, VIEWS, comes_to, is_placar, rows

YESTERDAY = Path(__file__).parent / "yesterday"
EXPORT = YESTERDAY / "export"
TABLES = sorted(path.parent.name for path in YESTERDAY.glob(f"*/{LOG}"))
GROWING = (VIEWS, ABOUT)  # what a page gets may say more today than yesterday


def files(folder: Path) -> dict[str, bytes]:
    """What is in a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def stored(name: str) -> list[bytes]:
    """The log of a table."""
    return rows((YESTERDAY / name / LOG).read_text())


def still(before: Any, now: Any) -> Any:
    """What is said now, without what was not said before."""
    if isinstance(before, dict) and isinstance(now, dict):
        return {key: still(value, now[key]) for key, value in before.items() if key in now}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [still(*pair) for pair in zip(before, now, strict=True)]
    return now


@pytest.mark.parametrize("name", TABLES)
def test_a_stored_log_comes_to_the_same_texts(name: str) -> None:
    before = {file: text.decode() for file, text in files(YESTERDAY / name).items()}
    now = comes_to(name, stored(name))
    assert now.keys() == before.keys()
    for file in before.keys() - {*GROWING}:
        assert now[file] == before[file], file
    for file in before.keys() & {*GROWING}:
        told = json.loads(before[file])
        assert still(told, json.loads(now[file])) == told, file


def test_what_was_exported_is_imported_and_exported_again(carteado: Typed, tmp_path: Path) -> None:
    boards = sum(map(is_placar, TABLES))
    assert carteado("import", EXPORT).out == f"{len(TABLES) - boards} mesas trazidas.\n{boards} placares trazidos.\n"
    assert run(kept(f"sqlite:///{tmp_path}/data/carteado.db")) == {name: stored(name) for name in TABLES}
    assert carteado("export", tmp_path / "again").code == 0
    assert files(tmp_path / "again") == files(EXPORT)


async def kept(address: str) -> dict[str, list[bytes]]:
    store = await Store.open(address)
    found = {name: [payload for _, _, payload in await store.load(name)] async for name in store.tables()}
    await store.close()
    return found


def test_verify_says_of_every_record_what_it_said(carteado: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(YESTERDAY)
    records = sorted(path.as_posix() for path in Path().glob("*/partida-?.carteado"))
    told = carteado("verify", *records)
    assert told.out == (YESTERDAY / "verify.txt").read_text()
    assert told.out.count("A semente é a que foi prometida.") >= len(GAMES)


# The folder holds a bit of everything.


def test_every_kind_of_entry_is_in_it() -> None:
    found = {type(log.decode(row)) for name in TABLES if not is_placar(name) for row in stored(name)}
    since = {log.Learning, log.Bound, log.Settled, log.Guided}  # no advice in those days, no lessons, no tables of events
    assert found == {*get_args(log.AnyEntry)} - since


def test_every_kind_of_line_of_a_scoreboard_is_in_it() -> None:
    told = [json.loads(row) for name in TABLES if is_placar(name) for row in stored(name)]
    found = {line["entry"]["type"] for line in told if "entry" in line}
    since = {"tally", "rodada", "nine-cards", "blackjack-round"}  # no game of that day was counted by deal
    since |= {"agree", "contest", "withdraw", "settle", "judge"}  # nobody confirmed entry by entry
    assert found == {kind.__struct_config__.tag for kind in get_args(AnySaid)} - since


@pytest.mark.parametrize("game", ["truco-fenacef", "truco-asfo", "truco-sinsep", "truco-cego"])
def test_people_bots_clocks_and_the_referee_acted_at_tables_of_every_code(game: str) -> None:
    told = [[json.loads(row) for row in stored(name)] for name in TABLES if not is_placar(name)]
    acts = [entry for table in told if table[0]["setup"]["game"] == game for entry in table if entry["type"] == "acted"]
    assert {entry["by"] for entry in acts} == {"person", "bot", "clock", "table"}
    assert "Ruling" in {entry["action"]["type"] for entry in acts}
