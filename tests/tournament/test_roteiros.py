"""Every roteiro of cases/torneio is a test, marked with the clauses it names."""

from pathlib import Path

import pytest

from carteado.regulations import regulation
from carteado.tournament.entries import decode, encode
from carteado.tournament.log import broken, chained
from carteado.tournament.presets import presets
from carteado.tournament.roteiro import Run, run
from carteado.tournament.tables import standing
from carteado.tournament.torneio import Torneio

ROOT = Path(__file__).parents[2] / "cases" / "torneio"
FILES = sorted(ROOT.rglob("*.torneio"))


def _clauses(path: Path) -> list[str]:
    told = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("cláusulas ")]
    return told[0].split()[1:] if told else []


def _marked(path: Path) -> object:
    return pytest.param(path, marks=pytest.mark.clause(*_clauses(path)), id=str(path.relative_to(ROOT)))


def _run(path: Path) -> Run:
    return run(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", [_marked(path) for path in FILES])
def test_an_event_goes_as_its_roteiro_says(path: Path) -> None:
    found = _run(path)
    assert found.faults == ()
    assert found.expectations > 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_log_of_an_event_is_whole_and_folds_to_the_same_event(path: Path) -> None:
    event = _run(path).event
    payloads = chained(event.log)
    assert broken(payloads) is None
    again = Torneio.of([decode(payload) for payload in payloads])
    assert [encode(entry) for entry in again.log] == list(payloads)
    for name in event.state.groups:
        assert standing(again.state, name).order() == standing(event.state, name).order()
    assert {name: jogo.rows for name, jogo in again.state.jogos.items()} == {
        name: jogo.rows for name, jogo in event.state.jogos.items()
    }


def test_a_changed_entry_is_found_by_its_number() -> None:
    payloads = list(chained(_run(FILES[0]).event.log))
    payloads[4] = payloads[4].replace(b"Caio", b"Duda") if b"Caio" in payloads[4] else payloads[4] + b" "
    assert broken(payloads) == 6


def _options() -> list[tuple[str, str, str]]:
    """Every option of a tournament with every value it may have: preset, key, value; "" where any number will do."""
    found: list[tuple[str, str, str]] = []
    for one in presets():
        if one.regulation:
            told = [option for option in regulation(one.regulation).options if option.scope == "tournament"]
            found += [(one.id, option.key, value) for option in told for value in option.values or ("",)]
    return found


@pytest.mark.parametrize(("preset", "key", "value"), _options())
def test_every_option_of_a_tournament_has_a_roteiro_of_every_value(preset: str, key: str, value: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert [text for text in texts if f"predefinição {preset}\n" in text and f"\nopção {key}={value}" in text]


def test_there_are_sixty_situations_at_least_and_each_names_its_clauses() -> None:
    assert len(FILES) >= 60
    assert [path.name for path in FILES if not _clauses(path)] == []
