"""Whatever comes in, reading and playing it raises `RecordError` or nothing."""

import contextlib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import records
from carteado.records import RecordError
from records_kit import patient, played

CASES = sorted((Path(__file__).parents[2] / "cases").rglob("*.caso"))
OPENING = "carteado 1\nregulamento truco-fenacef/2023\ninício placar 2 2 carteador 0\n"
VOCABULARY = """
monte juiz joga virada truco pede cai corre corta queima tira escolhe entrega mostra devolve dá aceita a mão desiste # ? = ! { }
: / e 0 1 2 3 9 -1 3P 4P #1 #9 FEN-23 FEN-39 contra pena placar porque " "x" cartas resultado jogada vê de não pode vez vazas
escolhas penas tela opção regulamento 12 999999999999 @ nonce semente compromisso baralhos mesa -
"""
WORDS = (*VOCABULARY.split(), "٣", "\u0301", "\u2028")


def read_and_play(source: str | bytes) -> None:
    """Everything a stranger's file goes through."""
    with contextlib.suppress(RecordError):
        record = records.parse(source)
        with contextlib.suppress(RecordError):
            records.check(record)
        with contextlib.suppress(RecordError):
            records.verify(record)
        with contextlib.suppress(RecordError):
            records.masked(record, 0)
        with contextlib.suppress(RecordError):
            records.prove(record)
        records.parse(records.write(record))


@patient
@given(st.binary(max_size=400))
def test_bytes(source: bytes) -> None:
    with pytest.raises(RecordError):
        records.parse(source)
    read_and_play(OPENING.encode() + source)


@patient
@given(st.text(max_size=200))
def test_text(source: str) -> None:
    read_and_play(OPENING + source)


@patient
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join), max_size=6))
def test_lines_of_known_words(lines: list[str]) -> None:
    read_and_play(OPENING + "\n".join(lines))
    read_and_play(OPENING + "cartas 2: 3P 2C 4C\n" + "\n".join(lines))


@patient
@given(st.integers(0, 2**32), st.sampled_from(CASES))
def test_mutations_of_cases(seed: int, path: Path) -> None:
    read_and_play(mutated(path.read_text("utf-8"), Random(seed)))


@patient
@given(st.integers(0, 2**32), st.integers(0, 9))
def test_mutations_of_records(seed: int, partida: int) -> None:
    read_and_play(mutated(records.write(played(partida).record()), Random(seed)))


def mutated(text: str, rng: Random) -> str:
    """Letters changed, dropped or added, words swapped for others, lines moved, repeated or lost."""
    for _ in range(rng.randint(1, 4)):
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        words = lines[at].split(" ")
        kind = rng.randrange(6)
        if kind == 0:
            lines[at] = " ".join(rng.choice(WORDS) if rng.random() < 0.3 else word for word in words)
        elif kind == 1:
            lines.insert(rng.randrange(len(lines)), lines[at])
        elif kind == 2:
            del lines[at]
        elif kind == 3:
            rng.shuffle(words)
            lines[at] = " ".join(words)
        elif kind == 4:
            place = rng.randint(0, len(lines[at]))
            lines[at] = lines[at][:place] + rng.choice("\x00\r\t{}\"'#=?!9Zé\u0301\ud800\u2028") + lines[at][place:]
        else:
            lines[at] = lines[at][: rng.randint(0, len(lines[at]))]
        text = "\n".join(lines)
    return text


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "latin-1", "cp1252", "utf-7", "cp037", "cp850"])
def test_other_encodings_are_refused(encoding: str) -> None:
    with pytest.raises(RecordError):
        records.parse((OPENING + "título ação às três\n").encode(encoding))


@pytest.mark.parametrize(
    "line",
    [
        "\x00", "{" * 900, "}" * 900, "2 joga 3P " + "{" * 400 + "}" * 400, "#" * 1000, "= " * 499, "! " * 499, "juiz " * 199,
        "juiz FEN-23 contra 3:" + " 3P" * 300, "juiz FEN-23 contra 3:" + " " * 900 + "x", "juiz FEN-23 porque \"" + "a" * 900,
        "@" * 8001, "@ " + "{" * 9000, "nonce " * 166, "baralhos " + "9" * 900,
        "monte " + "3P " * 300, "cartas " + "0: 3P / " * 100, "2 " * 499, "a" * 5000, "a\n" * 5000, "= vez " + "9" * 900,
    ],
)  # fmt: skip
def test_odd_lines(line: str) -> None:
    read_and_play(OPENING + line)
    with pytest.raises(RecordError):
        records.check(records.parse(OPENING + "cartas 2: 3P\n" + line + "\n2 joga 4P"))


def test_a_record_is_at_most_a_mebibyte() -> None:
    lines = "# " + "a" * 98 + "\n"
    filling = lines * (((1 << 20) - len(OPENING.encode())) // len(lines))
    assert records.parse(OPENING + filling).regulation == "truco-fenacef"
    with pytest.raises(RecordError, match="too-long"):
        records.parse((OPENING + filling + lines * 2).encode())
