"""Files that are no database of ours, or not any more, say what they are; and one server at a time has a file."""

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from carteado.cli.serve import _storage
from carteado.server.settings import Settings
from carteado.server.storage import StorageError, Store, database
from carteado.server.storage.holding import Held
from carteado.server.storage.opening import hold
from carteado.words import Words
from storage.storage_kit import NOW, entry, facts, opened_table, program


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _zeroed(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def _half_zeroed(path: Path) -> None:
    told = path.read_bytes()
    path.write_bytes(told[:4096] + bytes(len(told) - 4096))


def _text(path: Path) -> None:
    path.write_text("isto não é um banco de dados\n" * 300)


def _emptied(path: Path) -> None:
    path.write_bytes(b"")


def _anothers(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()


DAMAGE: list[tuple[Callable[[Path], None], str]] = [
    (_cut, "damaged"),
    (_zeroed, "damaged"),
    (_half_zeroed, "damaged"),
    (_text, "damaged"),
    (_emptied, "empty"),
    (_anothers, "foreign"),
]


@pytest.mark.parametrize(("damage", "code"), DAMAGE)
async def test_a_file_that_cannot_be_used_says_what_it_is_and_what_to_do(
    tmp_path: Path, damage: Callable[[Path], None], code: str
) -> None:
    path = tmp_path / "carteado.db"
    store = await Store.open(f"sqlite:///{path}")
    for n in range(40):
        await opened_table(store, f"mesa{n}", 10)
    await store.close()
    damage(path)
    before = path.read_bytes()
    with pytest.raises(StorageError) as refused:
        await Store.open(f"sqlite:///{path}")
    assert refused.value.code == code
    assert path.read_bytes() == before
    for words in (Words("pt-BR"), Words("en")):
        told = _storage(words, refused.value, Settings(data=tmp_path))
        assert str(path) in told
        assert len(told) < 60 + 2 * len(str(path)) + 120


async def test_damage_found_later_is_called_so(tmp_path: Path) -> None:
    path = tmp_path / "carteado.db"
    store = await Store.open(f"sqlite:///{path}")
    await opened_table(store, "mesa", 2000)
    await store.close()
    store = await Store.open(f"sqlite:///{path}")
    with path.open("r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * (path.stat().st_size - 8192))
    with pytest.raises(StorageError) as refused:
        await store.load("mesa")
    assert refused.value.code == "damaged"
    await store.close()


async def test_a_new_file_is_never_empty_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'carteado.db'}")
    await store.create("mesa", "jogo", [entry("um", NOW)], facts())
    await store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["carteado.db"]


HOLDING = """
import sys
from contextlib import ExitStack
from carteado.server.storage import database
from carteado.server.storage.opening import hold
with ExitStack() as held:
    hold(database(None, sys.argv[1]), held)
    print("held", flush=True)
    sys.stdin.read()
"""


def test_the_second_server_on_a_file_refuses_until_the_first_is_gone(tmp_path: Path) -> None:
    """However it goes: the lock is the system's."""
    url = database(None, tmp_path)
    other = program(HOLDING, str(tmp_path))
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    with ExitStack() as held, pytest.raises(StorageError) as refused:
        hold(url, held)
    assert refused.value.code == "in-use"
    other.kill()
    other.communicate()
    with ExitStack() as held:
        hold(url, held)
        with pytest.raises(StorageError):
            Held(tmp_path / "carteado.db")
    with ExitStack() as held:
        hold(url, held)
