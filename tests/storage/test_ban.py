"""`carteado ban`: marks and addresses, listed and lifted."""

import asyncio
import re
from pathlib import Path

import pytest

from carteado.server.storage import Store, database
from cli.typed import Typed


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with a database."""

    async def made() -> None:
        store = await Store.open(database(None, tmp_path / "data"))
        await store.close()

    asyncio.run(made())
    return tmp_path / "data"


def test_a_mark_and_an_address_are_banned_listed_and_lifted(carteado: Typed, kept: Path) -> None:
    assert carteado("ban").out == "A porta não está fechada a ninguém.\n"
    said = carteado("ban", "g-00112233445566aa", "203.0.113.7")
    marks = re.findall(r"[ga]-[0-9a-f]{16}", said.out)
    assert (said.code, len(marks), marks[0]) == (0, 2, "g-00112233445566aa")
    assert "203.0.113.7" not in (kept / "carteado.db").read_bytes().decode("latin-1")
    assert sorted(line.split()[0] for line in carteado("ban").out.splitlines()) == sorted(marks)
    assert carteado("ban", "--lift", "203.0.113.7").out == f"{marks[1]}: porta aberta.\n"
    assert carteado("ban", "--lift", marks[1]).out == f"{marks[1]}: a porta não estava fechada.\n"
    assert [line.split()[0] for line in carteado("ban").out.splitlines()] == marks[:1]


@pytest.mark.parametrize("whom", ["Ana", "g-123", "127.0.0.1", "::1"])
def test_what_cannot_be_banned_is_one_sentence(carteado: Typed, kept: Path, whom: str) -> None:
    said = carteado("ban", whom)
    assert said.code == 1
    assert whom in said.err
    assert kept.exists()
