"""Tournaments in `carteado export` and `carteado import`: the whole chain there and back, and no second story beside it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from carteado.server.events.log import SECRET, facts, kept_as
from carteado.server.storage import EVENT, Store
from carteado.tournament import entries as log
from carteado.tournament.log import chained, decoded
from carteado.tournament.torneio import Torneio
from cli.typed import Said, Typed
from storage.storage_kit import run
from storage.test_export import everything

NAME = kept_as("copa2345")
OPENED = log.Opened(at=1, name="Copa da Várzea", preset="fenacef", tables=2)
FIRST: tuple[log.AnyEntry, ...] = (
    OPENED,
    *[log.EntryMade(at=2 + at, name=name) for at, name in enumerate(("Onça", "Tatu", "Ema"))],
)


async def put(address: str, entries: tuple[log.AnyEntry, ...]) -> None:
    store = await Store.open(address)
    payloads = chained(entries)
    kept = decoded(payloads)
    rows = [(entry.at, payload) for entry, payload in zip(kept, payloads, strict=True)]
    await store.create(NAME, "truco-fenacef", rows, facts(Torneio.of(kept), rows[-1][0]), EVENT)
    await store.put_setting(SECRET + "copa2345", "ab" * 32)
    await store.close()


@pytest.fixture
def filled(tmp_path: Path) -> str:
    """The address of a database with one tournament."""
    found = f"sqlite:///{tmp_path / 'filled.db'}"
    run(put(found, FIRST))
    return found


def test_a_tournament_goes_there_and_back_to_the_byte(carteado: Typed, filled: str, address: str, tmp_path: Path) -> None:
    assert carteado("export", tmp_path / "a.zip", "--database", filled).out == f"1 torneio gravado em {tmp_path / 'a.zip'}.\n"
    assert carteado("import", tmp_path / "a.zip", "--database", address) == Said(0, "1 torneio trazido.\n", "")
    assert carteado("export", tmp_path / "b.zip", "--database", address).code == 0
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
    before, after = run(everything(filled)), run(everything(address))
    assert before[NAME] == after[NAME]
    assert after["settings"] == {}
    assert "já está aqui" in carteado("import", tmp_path / "a.zip", "--database", address).out


def test_its_secret_goes_along_with_the_keys(carteado: Typed, filled: str, tmp_path: Path) -> None:
    carteado("export", tmp_path / "a", "--keys", "--database", filled)
    assert carteado("import", tmp_path / "a").code == 0
    assert run(everything(f"sqlite:///{tmp_path}/data/carteado.db"))["settings"][SECRET + "copa2345"] == "ab" * 32


def test_what_is_missing_is_added_and_two_stories_are_refused_at_the_line_where_they_part(
    carteado: Typed, filled: str, tmp_path: Path
) -> None:
    further, other = f"sqlite:///{tmp_path / 'further.db'}", f"sqlite:///{tmp_path / 'other.db'}"
    run(put(further, (*FIRST, log.EntryMade(at=9, name="Anta"))))
    run(put(other, (*FIRST[:3], log.EntryMade(at=9, name="Preá"), log.EntryMade(at=9, name="Anta"))))
    for name, source in (("further", further), ("other", other)):
        carteado("export", tmp_path / name, "--database", source)
    refused = carteado("import", tmp_path / "other", "--database", filled)
    file = tmp_path / "other" / NAME / "registro.jsonl"
    assert refused.code == 1
    assert refused.err.startswith(f"{file}:4: O torneio que já está aqui diz outra coisa")
    assert len(run(everything(filled))[NAME][0]) == 4
    assert carteado("import", tmp_path / "further", "--database", filled).out == "1 torneio trazido.\n"
    assert run(everything(filled))[NAME] == run(everything(further))[NAME]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: [lines[0], lines[1].replace("Onça", "Onza"), *lines[2:]], 3),
        (lambda lines: [lines[0], *lines[2:]], 2),
        (lambda lines: [*lines, "{}"], 5),
        (lambda _: [json.dumps({"type": "entry", "name": "Ema"})], 1),
    ],
)
def test_a_line_that_was_changed_is_found_and_nothing_is_brought(
    carteado: Typed, filled: str, tmp_path: Path, change: Callable[[list[str]], list[str]], line: int
) -> None:
    carteado("export", tmp_path / "a", "--database", filled)
    file = tmp_path / "a" / NAME / "registro.jsonl"
    file.write_text("\n".join(change(file.read_text().splitlines())))
    refused = carteado("import", tmp_path / "a")
    assert refused.code == 1
    assert refused.err.startswith(f"{file}:{line}: ")
    assert NAME not in run(everything(f"sqlite:///{tmp_path}/data/carteado.db"))
