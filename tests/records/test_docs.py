"""docs/records.md says what is true: its examples are played, its tables name everything there is."""

import doctest
import re
from pathlib import Path

import pytest

from carteado import catalogue, pack, records
from carteado.games.truco.rules import acts, effects
from carteado.games.truco.rules.asfo import ASFO
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.rules.sinsep import SINSEP
from carteado.records import RecordError, header, model, setting
from carteado.records.lines import read
from carteado.records.text import without_accents
from carteado.words.records import ERRORS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "records.md"
TEXT = PAGE.read_text("utf-8")
BLOCKS = re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)
HEADER = "carteado 1\nregulamento truco-fenacef/2023\ninício placar 0 0 carteador 0\n"


def cells(title: str) -> list[str]:
    """What stands in code in the first column of the tables of a section."""
    section = TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")]
    return [code for row in rows for code in re.findall(r"`([^`]+)`", row)]


def test_the_examples_are_played() -> None:
    whole, rulings, *cases = BLOCKS
    assert records.verify(records.parse(whole)) == ()
    assert records.write(records.parse(whole)) == whole
    assert [records.check(records.parse(case)) for case in cases] == [()] * 6
    assert len(records.parse(HEADER + rulings).lines) == rulings.count("\n")


def test_the_python_example_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed


def test_every_kind_of_act_is_in_the_tables() -> None:
    lines = [line.replace("...", "") for line in (*cells("Acts"), *cells("Truco")) if line != "juiz ..." and line[0] != "="]
    told = {type(read(setting("truco-fenacef", 4), line)[1]) for line in lines}
    assert told == {*acts.ACTIONS, pack.Lot} - {pack.Ruling}


@pytest.mark.parametrize("rules", [ASFO, SINSEP], ids=["asfo", "sinsep"])
def test_every_ruling_that_needs_more_than_a_seat_is_in_the_tables(rules: TrucoRules) -> None:
    section = TEXT.split("\n## Truco\n")[1].split("\n## ")[0]
    lines = [line for line in re.findall(r"`(juiz [^`]+)`", section) if line != "juiz"]
    told = [action for line in lines if isinstance(action := read(setting(rules.id, 4), line)[1], pack.Ruling)]
    mine = {ruling.clause: ruling for ruling in told if ruling.clause in rules.incidents}
    shown = {rules.incidents[clause] for clause in mine}
    chosen = {effects.DEAL_FAULT, effects.SIMILAR_WORD, effects.AMBIGUOUS, effects.SET_SCORE}
    wanted = {*effects.NEEDS_CARDS, *chosen} & set(rules.incidents.values())
    assert shown >= wanted


def test_every_key_of_the_header_is_in_the_table() -> None:
    keys = {without_accents(line.split()[0]) for line in cells("The header")}
    assert keys == {"carteado", *header.HEADER}


def test_every_ending_is_in_the_table() -> None:
    assert cells("The result") == list(model.ENDINGS.values())


def test_every_expectation_is_in_the_table_and_can_be_read() -> None:
    told = [line for line in (*cells("Cases"), *cells("Truco")) if line.startswith("= ")]
    with pytest.raises(RecordError) as caught:
        records.check(records.parse(f"{HEADER}= dança\n"))
    kinds = set(caught.value.facts[1].split(", "))
    assert {line.removeprefix("= ").removeprefix("não ").split()[0] for line in told} == kinds
    for line in told:
        records.check(records.parse(f"{HEADER}cartas 2: 3P\n{line}\n"))


def codes() -> set[str]:
    """The codes of the errors in the files of records and of every notation."""
    folder = Path(str(records.__file__)).parent
    texts = [path.read_text("utf-8") for path in (*folder.glob("*.py"), *folder.parent.glob("games/*/notation/*.py"))]
    found = r'(?:RecordError\([^"]*?|Unreadable\(|CannotDeal\()"([a-z0-9-]+)"'
    return {code for text in texts for code in re.findall(found, text)}


def test_every_code_of_an_error_is_in_the_table() -> None:
    section = TEXT.split("\n## Errors\n")[1].split("\n## ")[0]
    assert codes() - set(re.findall(r"`([a-z0-9-]+)`", section)) == set()


def test_every_code_of_an_error_has_its_sentence() -> None:
    own = {code for _, speech in catalogue.faces("words") for code in speech.lines}
    assert "hands-vira" in own
    assert codes() - {"illegal"} - set(ERRORS) == own
