"""`carteado export` and `carteado import`, as typed."""

import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from carteado.server.storage import Facts, Store
from carteado.server.summaries import facts_of
from cli.typed import Said, Typed
from storage.storage_kit import GAME, Played, facts, run


@pytest.fixture
def filled(tmp_path: Path) -> str:
    """The address of a database with three tables and a key."""
    address = f"sqlite:///{tmp_path / 'filled.db'}"
    run(fill(address))
    return address


async def fill(address: str) -> None:
    store = await Store.open(address)
    for seed, (name, acts) in enumerate({"alfa": 0, "beta": 30, "gama": 100_000}.items()):
        played = Played(name, seed, partidas=3)
        played.seat_everybody()
        if acts:
            played.begin()
            played.play(acts)
        if played.table.stage == "between":
            played.begin()
            played.play(10)
        await store.create(name, GAME, played.rows(), facts_of(played.table, ()))
    await store.put_setting("chave", "segredo")
    await store.close()


async def everything(address: str) -> dict[str, Any]:
    store = await Store.open(address)
    found: dict[str, Any] = {name: (await store.load(name), await store.about(name)) async for name in store.tables()}
    found |= {"mine": await store.mine("ana-1"), "settings": await store.settings()}
    await store.close()
    return found


def tree(folder: Path) -> dict[str, bytes]:
    """What is in a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_there_and_back_is_the_same_to_the_byte(carteado: Typed, filled: str, address: str, tmp_path: Path) -> None:
    """From SQLite into each kind of database."""
    out = carteado("export", tmp_path / "a", "--database", filled)
    assert (out.code, out.out, out.err) == (0, f"3 mesas gravadas em {tmp_path / 'a'}.\n", "")
    assert carteado("import", tmp_path / "a", "--database", address) == Said(0, "3 mesas trazidas.\n", "")
    assert carteado("export", tmp_path / "b", "--database", address).code == 0
    assert tree(tmp_path / "a") == tree(tmp_path / "b")
    assert sorted(tree(tmp_path / "a")) == ["alfa/001.carteado", "beta/001.carteado", "gama/001.carteado", "gama/002.carteado"]
    before, after = run(everything(filled)), run(everything(address))
    assert before.pop("settings") == {"chave": "segredo"}
    assert after.pop("settings") == {}
    assert before == after


def test_a_zip_holds_the_same_and_is_always_the_same(carteado: Typed, filled: str, tmp_path: Path) -> None:
    for name in ("a.zip", "b.zip", "folder"):
        assert carteado("export", tmp_path / name, "--database", filled).code == 0
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == tree(tmp_path / "folder")
    assert carteado("import", tmp_path / "a.zip").out == "3 mesas trazidas.\n"
    assert run(everything(f"sqlite:///{tmp_path}/data/carteado.db"))["beta"] == run(everything(filled))["beta"]
    assert not (tmp_path / "a.zip.part").exists()


def test_what_is_exported_is_for_its_owner_alone(carteado: Typed, filled: str, tmp_path: Path) -> None:
    carteado("export", tmp_path / "a", "--database", filled)
    carteado("export", tmp_path / "a.zip", "--database", filled)
    made = [tmp_path / "a.zip", tmp_path / "a", *(tmp_path / "a").rglob("*")]
    assert all(path.stat().st_mode & 0o077 == 0 for path in made)


def test_only_the_tables_asked_for(carteado: Typed, filled: str, tmp_path: Path) -> None:
    assert carteado("export", tmp_path / "a", "beta", "beta", "--database", filled).out.startswith("1 mesa gravada em ")
    assert list(tree(tmp_path / "a")) == ["beta/001.carteado"]
    assert carteado("export", tmp_path / "b", "delta", "--database", filled).refused() == "Não há mesa delta."
    assert not (tmp_path / "b").exists()


def test_nothing_is_written_over(carteado: Typed, filled: str, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "minha.txt").write_text("x")
    (tmp_path / "b.zip").write_text("x")
    for name in ("a", "b.zip"):
        told = carteado("export", tmp_path / name, "--database", filled).refused()
        assert told == f"{tmp_path / name} já existe e não está vazio: escolha outro nome."
    assert (tmp_path / "b.zip").read_text() == "x"
    assert list(tree(tmp_path / "a")) == ["minha.txt"]


def test_a_table_that_is_here_already_is_skipped_if_it_is_the_same_and_refused_if_not(
    carteado: Typed, filled: str, tmp_path: Path
) -> None:
    carteado("export", tmp_path / "a", "--database", filled)
    carteado("import", tmp_path / "a")
    again = carteado("import", tmp_path / "a")
    assert again.code == 0
    skipped = [f"A mesa {name} já está aqui, igual." for name in ("alfa", "beta", "gama")]
    assert again.out.splitlines() == [*skipped, "0 mesas trazidas."]
    before = run(everything(filled))["alfa"]
    run(append(filled, "alfa", len(before[0]) + 1))
    refused = carteado("import", tmp_path / "a", "--database", filled)
    assert refused.code == 1
    assert refused.err == f"{tmp_path / 'a' / 'alfa'}:0: Já há uma mesa com este nome, e ela é outra.\n"
    assert len(run(everything(filled))["alfa"][0]) == len(before[0]) + 1


async def append(address: str, table: str, seq: int) -> None:
    store = await Store.open(address)
    await store.append(table, seq, [(1, b'{"type":"began","at":1}')], facts())
    await store.close()


def test_a_broken_table_stays_out_and_the_others_come(carteado: Typed, filled: str, tmp_path: Path) -> None:
    carteado("export", tmp_path / "a", "--database", filled)
    broken = tmp_path / "a" / "gama" / "002.carteado"
    lines = broken.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("monte"))
    lines[at] = "monte 7C 7C"
    broken.write_text("\n".join(lines))
    told = carteado("import", tmp_path / "a")
    assert told.code == 1
    assert told.out == "2 mesas trazidas.\n"
    assert re.fullmatch(re.escape(f"{broken}:{at + 1}: ") + r".+\.\n", told.err)
    assert [name for name in run(everything(f"sqlite:///{tmp_path}/data/carteado.db")) if name in ("alfa", "beta", "gama")] == [
        "alfa",
        "beta",
    ]


def test_the_keys_travel_only_when_asked_and_never_replace_any(carteado: Typed, filled: str, tmp_path: Path) -> None:
    carteado("export", tmp_path / "a.zip", "--keys", "--database", filled)
    carteado("import", tmp_path / "a.zip")
    here = f"sqlite:///{tmp_path}/data/carteado.db"
    assert run(everything(here))["settings"] == {"chave": "segredo"}
    other = io.BytesIO()
    with zipfile.ZipFile(other, "w") as archive, zipfile.ZipFile(tmp_path / "a.zip") as before:
        for name in before.namelist():
            archive.writestr(name, before.read(name) if name != "keys.json" else json.dumps({"chave": "outra"}))
    (tmp_path / "b.zip").write_bytes(other.getvalue())
    assert carteado("import", tmp_path / "b.zip").code == 0
    assert run(everything(here))["settings"] == {"chave": "segredo"}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nada", "Não encontrei {path}."),
        ("vazia", "Em {path} não há arquivo .carteado."),
        ("texto.txt", "{path} não é uma pasta nem um arquivo .zip."),
    ],
)
def test_nothing_to_import(carteado: Typed, tmp_path: Path, name: str, told: str) -> None:
    (tmp_path / "vazia").mkdir()
    (tmp_path / "texto.txt").write_text("oi")
    assert carteado("import", tmp_path / name).refused() == told.format(path=tmp_path / name)


def test_a_damaged_archive(carteado: Typed, filled: str, tmp_path: Path) -> None:
    carteado("export", tmp_path / "a.zip", "--database", filled)
    whole = (tmp_path / "a.zip").read_bytes()
    for name, contents in {"cut.zip": whole[:-50], "changed.zip": whole[:60] + b"\xff" * 40 + whole[100:]}.items():
        (tmp_path / name).write_bytes(contents)
        assert carteado("import", tmp_path / name).refused() == f"{tmp_path / name} não é uma pasta nem um arquivo .zip."


def test_exporting_makes_no_database(carteado: Typed, tmp_path: Path) -> None:
    told = carteado("export", tmp_path / "a").refused()
    assert told == f"Não encontrei o banco de dados: {tmp_path}/data/carteado.db."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("oracle://x", "Não entendi o banco de dados: use sqlite:///arquivo ou postgresql://usuário@máquina/banco."),
        ("postgresql://ana:s3gr3d0@127.0.0.1:1/x", "O banco de dados não responde: confira o endereço e se ele está no ar."),
    ],
)
def test_a_database_that_is_not_there(carteado: Typed, tmp_path: Path, address: str, told: str) -> None:
    assert carteado("export", tmp_path / "a", "--database", address).refused() == told


def test_a_log_that_the_rules_refuse_is_left_out_and_said_so(carteado: Typed, filled: str, tmp_path: Path) -> None:
    run(append(filled, "beta", len(run(everything(filled))["beta"][0]) + 1))
    run(spoil(filled))
    told = carteado("export", tmp_path / "a", "--database", filled)
    assert told.code == 1
    assert told.out == f"3 mesas gravadas em {tmp_path / 'a'}.\n"
    assert told.err.startswith("A mesa ruim ficou de fora")


async def spoil(address: str) -> None:
    store = await Store.open(address)
    await store.create("ruim", GAME, [(1, b'{"type":"nothing"}')], Facts("over", False, b"{}", (), 1))
    await store.close()


def test_one_record_of_a_table_can_be_imported_by_itself(carteado: Typed, filled: str, tmp_path: Path) -> None:
    carteado("export", tmp_path / "a", "--database", filled)
    assert carteado("import", tmp_path / "a" / "beta" / "001.carteado").out == "1 mesa trazida.\n"
    assert carteado("import", tmp_path / "a" / "gama").out == "1 mesa trazida.\n"
