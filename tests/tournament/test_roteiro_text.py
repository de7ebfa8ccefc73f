"""A roteiro that cannot be read says on which line, and never falls over: any text, good lines with a word too few or twice."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.tournament.roteiro import RoteiroError, run
from carteado.tournament.roteiro.running import KEYWORDS, Runner
from carteado.tournament.roteiro.text import lines
from carteado.tournament.torneio import Refused

ROOT = Path(__file__).parents[2] / "cases" / "torneio"
FILES = sorted(ROOT.glob("*.torneio"))
LONG = bool(os.environ.get("CARTEADO_FUZZ"))
WORST = ('"', ":", "x", "/", "#", "=", "!", "999999", "-", "ausente", "de", "(", "²", "0-0", "\x00", "v(q1)")
PREFIX = "torneio 1\npredefinição fenacef\ninscreve A: a / b\ninscreve B: c / d\nencerra inscrições\ngrupo G: A B\n"
PIECES = st.sampled_from([*sorted(KEYWORDS), "A", "B", "A x B", "G", "g1", "1G", "12-8", "FEN-36", *WORST])


def mutants(raw: str) -> Iterator[str]:
    """The line with one word dropped, doubled, or another in its place."""
    words = raw.split()
    for at, word in enumerate(words):
        yield " ".join([*words[:at], *words[at + 1 :]])
        yield " ".join([*words[:at], word, *words[at:]])
        yield " ".join([*words[:at], WORST[(at + len(words)) % len(WORST)], *words[at + 1 :]])


def _tried(runner: Runner, mutant: str) -> int:
    """Read where the event stands, on a runner of its own: the line of an error, 0 where there is none."""
    scratch = Runner()
    scratch.event, scratch.by, scratch.header, scratch.made = runner.event, runner.by, dict(runner.header), list(runner.made)
    try:
        for line in lines(f"torneio 1\n{mutant}", KEYWORDS):
            scratch.line(line)
    except RoteiroError as error:
        return error.line
    except Refused:
        return 0
    return 0


def _wrong(text: str) -> int:
    """The line of the error in this roteiro; 0 where it can be read."""
    try:
        run(text)
    except RoteiroError as error:
        return error.line
    return 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_line_with_a_word_too_few_or_twice_is_refused_by_its_line_or_is_a_line(path: Path) -> None:
    runner = Runner()
    every = 1 if LONG else 5
    for number, raw in enumerate(path.read_text(encoding="utf-8").split("\n")[1:]):
        for at, mutant in enumerate(mutants(raw)):
            if (number + at) % every == 0:
                assert _tried(runner, mutant) in (0, 1, 2)
        for line in lines(f"torneio 1\n{raw}", KEYWORDS):
            runner.line(line)


@settings(max_examples=2_000 if LONG else 60)
@given(st.text(max_size=80))
def test_any_text_is_an_event_or_an_error_by_line(text: str) -> None:
    for told in (text, f"torneio 1\n{text}", PREFIX + text):
        assert 0 <= _wrong(told) <= told.count("\n") + 1


@settings(max_examples=5_000 if LONG else 150)
@given(st.lists(st.lists(PIECES, min_size=1, max_size=7), min_size=1, max_size=4))
def test_any_words_of_a_roteiro_are_an_event_or_an_error_by_line(told: list[list[str]]) -> None:
    text = PREFIX + "\n".join(" ".join(words) for words in told)
    assert 0 <= _wrong(text) <= text.count("\n") + 1


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("predefinição fenacef", 1, "begins with `torneio 1`"),
        ("torneio 2", 1, "begins with `torneio 1`"),
        ("torneio 1\ninscreve A", 2, "has a preset"),
        (PREFIX + "faz de conta", 7, "is no act"),
        (PREFIX + "resultado A x B: 12 a 8", 7, "is no score"),
        (PREFIX + "resultado A x B", 7, "is written"),
        (PREFIX + "= nada A: 1", 7, "nothing to expect"),
        (PREFIX + "= estado A x B: dormindo", 7, "is no state of a jogo"),
        (PREFIX + "= grupo Z: A", 7, "there is no group"),
        (PREFIX + "!", 7, "a refusal is"),
        (PREFIX + "hora meio-dia", 7, "the time is written"),
        (PREFIX + "como rei", 7, "is no part"),
        (PREFIX + "vaga m = primeira entre 1G 2G", 7, "a slot is written"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_would_be_right(text: str, line: int, said: str) -> None:
    with pytest.raises(RoteiroError, match=rf"^line {line}: ") as found:
        run(text)
    assert said in found.value.text


def test_what_is_expected_of_somebody_who_has_played_nothing_is_a_fault_of_its_line() -> None:
    found = run("torneio 1\npredefinição fenacef\ninscreve A: a / b\n= average A: 1/1\n= linha A: pontos 3\n")
    assert [(fault.line, fault.text) for fault in found.faults] == [(4, "A has played nothing yet"), (5, "A is in no group")]
