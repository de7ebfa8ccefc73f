"""Every file of cases/ is a test, marked with the clauses it names."""

from pathlib import Path

import pytest

from carteado import records
from carteado.regulations import regulation

ROOT = Path(__file__).parents[1] / "cases"
FILES = sorted(ROOT.rglob("*.caso"))


def _parameter(path: Path) -> object:
    """The marks need the clauses, so a file that cannot be read fails here, with its name."""
    try:
        clauses = records.parse(path.read_bytes()).clauses
    except records.RecordError as error:
        raise AssertionError(f"{path.relative_to(ROOT)}: {error}") from error
    return pytest.param(path, marks=pytest.mark.clause(*clauses), id=str(path.relative_to(ROOT)))


@pytest.mark.parametrize("path", [_parameter(path) for path in FILES])
def test_case(path: Path) -> None:
    assert records.check(records.parse(path.read_bytes())) == ()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_case_says_what_it_is_and_expects_something(path: Path) -> None:
    record = records.parse(path.read_bytes())
    assert record.regulation == path.parent.name
    assert record.title[:1].isupper()
    assert not record.title.endswith(".")
    assert record.clauses
    assert any(isinstance(line, records.Expectation | records.Refusal) for line in record.lines)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_case_stays_the_same_when_written_again(path: Path) -> None:
    record = records.parse(path.read_bytes())
    again = records.parse(records.write(record))
    assert records.check(again) == ()
    assert records.write(again) == records.write(record)


def test_titles_are_not_repeated() -> None:
    titles = [records.parse(path.read_bytes()).title for path in FILES]
    assert len(set(titles)) == len(titles)


LEFT_OUT: dict[str, set[str]] = {
    "truco-fenacef": {"FEN-25-ii", "FEN-32pu"},
    "truco-asfo": {"ASFO-COM-2", "ASFO-JOGO-8"},
    "truco-sinsep": set(),
    "canastra": set(),
    "buraco": set(),
    "cacheta": set(),
    "pifpaf": set(),
    "blackjack": set(),
    "truco-cego": {
        "CEGO-9.0-1", "CEGO-9.II-2", "CEGO-9.VIII-0", "CEGO-9.VIII.b-1", "CEGO-9.VIII.h-1", "CEGO-9.XIV-24", "CEGO-9.XV-0",
        "CEGO-9.XV.b-6", "CEGO-9.XV.d-1",
    },
}  # fmt: skip


@pytest.mark.parametrize("identity", LEFT_OUT)
def test_every_clause_of_play_and_of_the_referee_has_a_case(identity: str) -> None:
    """Left out is what no act of one partida can show: headings, what the table lets people say and how a word is heard, where
    complaints go, who starts another partida, how tentos are drawn and a card is dropped."""
    named = {clause for path in FILES for clause in records.parse(path.read_bytes()).clauses}
    wanted = {clause.id for clause in regulation(identity).clauses if clause.kind in ("play", "option", "incident", "conduct")}
    assert wanted - named == LEFT_OUT[identity]
