"""A log becomes records and comes back to the letter; what is no log is told with file, line and reason."""

import dataclasses
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from carteado.game import REFEREE
from carteado.pack import Ruling
from carteado.records import Act, TableLine, parse, prove, verify
from carteado.records.proof import PROVED
from carteado.server.storage.carrying import Broken, NotCarried, table_of, texts_of
from carteado.table import entries as log
from carteado.table import incoming
from carteado.wire import encode
from storage.storage_kit import Played

Edit = Callable[[str], str]


def carried(played: Played) -> list[str]:
    """Its records; they give back the same bytes, and make the same records again."""
    texts = texts_of(payload for _, payload in played.rows())
    table, entries = table_of([(f"{n}", text.encode()) for n, text in enumerate(texts)])
    assert [(entry.at, log.encode(entry)) for entry in entries] == played.rows()
    assert (table.id, table.version, table.stage) == (played.table.id, played.table.version, played.table.stage)
    assert texts_of(log.encode(entry) for entry in entries) == texts
    return texts


def a_match(seed: int = 1, **setup: Any) -> Played:
    """A match to its end."""
    played = Played(seed=seed, **setup)
    played.seat_everybody()
    while played.table.stage != "over":
        played.begin()
        played.play()
    return played


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_match_comes_back_to_the_letter_one_record_a_partida(seed: int) -> None:
    played = a_match(seed, partidas=3, options={"clock": "30"})
    texts = carried(played)
    assert len(texts) == played.table.begun
    for number, text in enumerate(texts):
        record = parse(text)
        assert verify(record) == ()
        assert prove(record).verdict == PROVED
        begun = [line for line in record.lines if isinstance(line, TableLine) and '"type":"began"' in line.text]
        assert len(begun) == 1
        assert record.table == "mesa"
        assert (record.before > 0) == (number > 0)


def test_acts_are_ordinary_lines_and_all_else_is_json() -> None:
    (text,) = carried(a_match())
    record = parse(text)
    assert {type(line) for line in record.lines} == {Act, TableLine}
    notes = [line.notes for line in record.lines if isinstance(line, Act)]
    assert all(re.fullmatch(r"(mesa|robô) \d{13}|(pessoa|relógio) \d{13}( \[.*\])?", note) for note in notes)
    assert not [line for line in record.lines if isinstance(line, TableLine) and "acted" in line.text]


def test_a_table_at_which_nothing_was_played_is_one_record_without_acts() -> None:
    played = Played(options={"clock": "60"}, public=False)
    assert played.ask(incoming.Sit, seat=2)
    (text,) = carried(played)
    assert all(isinstance(line, TableLine) for line in parse(text).lines)
    assert parse(text).options == {"clock": "60"}


def test_a_partida_under_way_hides_its_seed_in_the_header_only() -> None:
    played = Played()
    played.seat_everybody()
    played.begin()
    played.play(acts=20)
    (text,) = carried(played)
    record = parse(text)
    assert record.result is None
    assert record.seed == ""
    assert len(record.commitment) == 64


def test_whatever_a_page_calls_itself_comes_back() -> None:
    played = Played()
    played.seat_everybody()
    played.begin()
    for client in ("a {b} c", '"]} \\', "  dois  ", "e\u0301", "🂡\t\n\x00\x7f\u2028"):
        played.play(acts=5, client=client)
    (text,) = carried(played)
    assert "{idem}" not in text


@pytest.mark.parametrize("name", ["", "  ", "\x00", "José\tJúnior ", "nome {x} # @"])
def test_whatever_a_player_is_called_comes_back(name: str) -> None:
    played = a_match()
    at = next(n for n, entry in enumerate(played.entries) if isinstance(entry, log.Seated))
    seated = played.entries[at]
    assert isinstance(seated, log.Seated)
    played.entries[at] = dataclasses.replace(seated, name=name)
    carried(played)


def test_an_act_that_does_not_fit_into_its_line_stands_there_as_json_too() -> None:
    played = a_match()
    at = next(n for n, entry in enumerate(played.entries) if isinstance(entry, log.Acted) and entry.by == "person")
    played.entries[at] = dataclasses.replace(played.entries[at], client="x" * 1000)
    (text,) = carried(played)
    assert text.count("{idem}") == 1
    assert verify(parse(text)) == ()


def test_a_ruling_in_words_that_a_line_does_not_keep_stands_there_as_json_too() -> None:
    played = Played()
    played.seat_everybody()
    played.begin()
    played.play(acts=20)
    state = played.table.state
    assert state is not None
    for reason in ("por  dois espaços", "assim {e} assado", "simples"):
        ruling = Ruling("FEN-39", None, score=(3, 1), why=reason)
        assert state.check(REFEREE, ruling) is None
        played.take((log.Acted(at=played.now, seat=REFEREE, action=encode(ruling), by="person"),))
    (text,) = carried(played)
    assert "simples" in text


def test_what_is_too_long_for_one_record_goes_on_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteado.server.storage.carrying.MOST", 5000)
    played = a_match()
    texts = carried(played)
    assert len(texts) > 3
    assert [parse(text).result is not None for text in texts] == [False] * (len(texts) - 1) + [True]


def test_a_log_that_cannot_be_told() -> None:
    rows = [payload for _, payload in a_match().rows()]
    pack = next(n for n, payload in enumerate(rows) if b'"acted"' in payload)
    for broken in (rows[:pack] + rows[pack + 1 :], [b"{}"], [*rows, b"not json"], rows[pack:], []):
        with pytest.raises(NotCarried):
            texts_of(broken)


def line_of(text: str, beginning: str) -> int:
    """The number of the first line that begins like this."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


@pytest.mark.parametrize(
    ("where", "edit", "code"),
    [
        ("@ {", lambda line: line.replace("opened", "begun"), "not-an-entry"),
        ("@ {", lambda _: "@ nothing", "not-an-entry"),
        ("@ {", lambda _: "# gone", "impossible"),
        ("0 dá", lambda _: "0 dá", "no-notes"),
        ("0 dá", lambda _: "0 dá {ontem}", "no-notes"),
        ("0 dá", lambda _: '0 dá {pessoa 1790000000000 ["ana"]}', "no-notes"),
        ("0 dá", lambda line: line.replace("0 dá", "1 dá"), "illegal"),
        ("0 dá", lambda _: "= placar 0 0", "not-of-a-table"),
        ("monte", lambda _: "monte ? {mesa 1790000000000}", "not-of-a-table"),
        ("0 dá", lambda _: "0 voa {pessoa 1790000000000}", "no-verb"),
        ("resultado", lambda _: "resultado 12 0 jogada FEN-3c", "result-differs"),
        ("carteado", lambda _: "poker 1", "not-a-record"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(where: str, edit: Edit, code: str) -> None:
    (text,) = texts_of(payload for _, payload in a_match().rows())
    lines = text.splitlines()
    number = line_of(text, where)
    lines[number - 1] = edit(lines[number - 1])
    with pytest.raises(Broken) as broken:
        table_of([("001.carteado", "\n".join(lines).encode())])
    assert (broken.value.file, broken.value.code) == ("001.carteado", code)
    assert broken.value.line == number + (code == "impossible")


def test_records_of_two_tables_in_one_folder() -> None:
    (one,) = texts_of(payload for _, payload in a_match().rows())
    other = Played("outra")
    (two,) = texts_of(payload for _, payload in other.rows())
    with pytest.raises(Broken) as broken:
        table_of([("001", one.encode()), ("002", two.encode())])
    assert (broken.value.file, broken.value.code) == ("002", "impossible")
    with pytest.raises(Broken) as broken:
        table_of([("001", one.replace("mesa mesa", "mesa outra").encode())])
    assert broken.value.code == "another-table"


def test_a_record_that_is_missing_is_noticed() -> None:
    played = a_match(2, partidas=3)
    texts = texts_of(payload for _, payload in played.rows())
    assert len(texts) >= 2
    with pytest.raises(Broken):
        table_of([("002", texts[1].encode())])


def test_comments_are_for_people() -> None:
    (text,) = texts_of(payload for _, payload in a_match().rows())
    rng = Random(1)
    lines = [piece for line in text.splitlines() for piece in ([line, "# nota"] if rng.random() < 0.3 else [line])]
    _, entries = table_of([("1", "\n".join(lines).encode())])
    assert [log.encode(entry) for entry in entries] == [payload for _, payload in a_match().rows()]
