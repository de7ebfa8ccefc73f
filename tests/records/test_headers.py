"""A header of garbage is refused by its own line, with a reason in words; nothing else is ever raised."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import records
from carteado.catalogue import GAMES
from carteado.options import Numbers
from carteado.records import RecordError
from carteado.records.header import HEADER_KEYS
from carteado.words import Words
from carteado.words.records import error
from records_kit import patient

LINE = 4  # at which the garbage stands
PIECES = """
x 0 1 -1 +1 7 9 00 1_0 1e5 1.0 0x10 inf nan null [] {} {"a":1} = a= =b a=b a=b=c / ? # @ : ٣ ² ½ placar carteador mão sobre
placar 11 11 nada truco-fenacef/2024 canto vira FEN-1 z
"""
WORDS = (*PIECES.split(), "9" * 300, "f" * 63, "f" * 64, "z" * 64, "\u202e", "\u0301", "\u2028", "x\x00y", "A" * 200)
FREE = ("titulo", "clausula", "nome")  # words of people: any that can be printed


def refused(text: str) -> RecordError | None:
    """Why a record with this header cannot be: when it is read, or when it is set up."""
    try:
        record = records.parse(text)
        records.start(record)
    except RecordError as found:
        return found
    return None


def header(game: str, line: str) -> str:
    regulation = "# sem regulamento" if line.startswith("regulamento") else f"regulamento {game}"
    return f"carteado 1\n{regulation}\n# jogado em casa\n{line}\n"


@patient
@given(st.sampled_from(sorted(GAMES)), st.sampled_from(HEADER_KEYS), st.lists(st.sampled_from(WORDS), max_size=5))
def test_garbage_is_refused_by_its_line_and_in_words(game: str, key: str, words: list[str]) -> None:
    found = refused(header(game, f"{key} {' '.join(words)}"))
    if found is not None:
        assert found.line == LINE or (found.line, found.code) == (1, "no-regulation"), found
        for lang in Words.LANGUAGES:
            assert error(Words(lang), found).strip("{}"), found


@pytest.mark.parametrize("key", [key for key in HEADER_KEYS if key not in (*FREE, "mesa")])
@pytest.mark.parametrize("value", ["", "x", "٣", "9" * 300, "1_0", "inf"])
def test_what_no_header_line_takes(key: str, value: str) -> None:
    found = refused(header("truco-fenacef", f"{key} {value}"))
    assert found is not None
    assert found.line == LINE


def wrong_options() -> Iterator[tuple[str, str]]:
    for game in GAMES.values():
        for choice in game.choices:
            for value in ("nada", "٣", "9" * 200, "-1", *(["", "1_0"] if isinstance(choice.numbers, Numbers) else [])):
                if value and value not in choice.values and (choice.numbers is None or choice.numbers.read(value) is None):
                    yield game.id, f"{choice.key}={value}"


def test_every_option_is_refused_at_its_line() -> None:
    wrong = Random(1).sample(sorted(wrong_options()), 60)
    for game, option in wrong:
        found = refused(f"carteado 1\nregulamento {game}\nlugares {GAMES[game].seats[0]}\nopção {option}\n")
        assert found is not None, (game, option)
        assert (found.line, found.code) == (LINE, "option-value"), (game, option, found)


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ("opção nada=1", 4, "option-unknown"),
        ("opção " + "n" * 100 + "=1", 4, "option-unknown"),
        ("nome 0 Ana\nnome 1 Bia", 5, "names"),
        ("início carteador 9", 4, "start-dealer"),
        ("lugares 6", 4, "start-seats"),
        ("lugares 4\ninício mão 0", 5, "start-mao"),
        ("lugares 6\ninício mão 1", 4, "start-seats"),
    ],
)
def test_what_only_the_whole_header_shows_names_its_line_too(lines: str, line: int, code: str) -> None:
    found = refused(header("truco-fenacef", lines))
    assert found is not None
    assert (found.line, found.code) == (line, code)
