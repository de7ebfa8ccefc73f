"""The record one seat may keep: packs and what others played face down are `?`, and nothing else is."""

import re
from dataclasses import replace

import pytest

from carteado import records
from carteado.cards import Card
from carteado.game import Seat
from carteado.pack import Shuffle
from carteado.records import Act, Record, RecordError, TableLine
from carteado.tricks.play import Play
from records_kit import SEEDS, a_record, played

SEATS = frozenset(range(4))
CARD = re.compile(r"\b(?:1[0-2]?|[A2-7QJK])[PCEOB]\b")


def hidden(act: Act, viewer: Seat) -> bool:
    """Said again here, on purpose: what must be hidden."""
    return isinstance(act.action, Shuffle) or (isinstance(act.action, Play) and act.action.down and act.seat != viewer)


def body(record: Record) -> list[str]:
    return records.write(record).split("\n\n", 1)[1].splitlines()


@pytest.mark.parametrize("seed", SEEDS)
def test_exactly_packs_and_others_face_down_cards_are_hidden(seed: int) -> None:
    for viewer in range(played(seed).seats):
        hides_exactly(played(seed).record(), viewer)


def hides_exactly(record: Record, viewer: Seat) -> None:
    whole, mine = body(record), body(records.masked(record, viewer))
    assert len(mine) == len(whole)
    for line, before, after in zip(record.lines, whole, mine, strict=False):
        assert isinstance(line, Act)
        if hidden(line, viewer):
            assert "?" in after
            assert CARD.findall(after) == []
        else:
            assert after == before


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_that_stayed_hidden_is_in_the_text(seed: int) -> None:
    """Mão by mão: a card that fell face down and was never open may not be found anywhere in that mão."""
    for viewer in range(played(seed).seats):
        leaks_nothing(played(seed).record(), viewer)


def leaks_nothing(record: Record, viewer: Seat) -> None:
    text = iter(body(records.masked(record, viewer)))
    maos: list[tuple[list[Act], list[str]]] = []
    for line in record.lines:
        assert isinstance(line, Act)
        if isinstance(line.action, Shuffle) or not maos:
            maos.append(([], []))
        maos[-1][0].append(line)
        maos[-1][1].append(next(text))
    for acts, lines in maos:
        covered = {act.action.card for act in acts if hidden(act, viewer) and isinstance(act.action, Play)}
        named = {Card.of(word) for act in acts for word in _open_words(act, viewer)}
        written = {Card.of(word) for line in lines for word in CARD.findall(line)}
        assert not written & (covered - named)


def _open_words(act: Act, viewer: Seat) -> list[str]:
    return [] if hidden(act, viewer) else CARD.findall(repr(act.action) + repr(act.faces))


def test_the_partidas_above_have_face_down_cards_of_every_seat() -> None:
    acts = [line for seed in SEEDS for line in played(seed).record().lines if isinstance(line, Act)]
    assert {act.seat for act in acts if isinstance(act.action, Play) and act.action.down} == SEATS


def test_a_masked_record_says_whose_it_is_and_is_read_again() -> None:
    record = records.masked(a_record(lambda record: record.result is not None), 2)
    again = records.parse(records.write(record))
    assert again.viewer == 2
    assert again.result is not None
    assert records.write(again) == records.write(record)
    assert again.lines[0] == Act(again.lines[0].line, -1, None, (), again.lines[0].notes, "monte ?")  # type: ignore[union-attr]


def test_a_masked_record_cannot_be_replayed_and_says_where() -> None:
    record = records.parse(records.write(records.masked(played(0).record(), 1)))
    with pytest.raises(RecordError) as caught:
        list(records.replay(record))
    assert (caught.value.code, caught.value.line) == ("hidden", record.lines[0].line)


def test_the_seed_and_the_lines_of_the_table_are_left_out() -> None:
    secret, public = "5eed" * 16, "c0ffee00" * 8
    whole = replace(
        played(0).record(), seed=secret, commitment=public, nonces=("ab" * 16, "", "", ""), before=3, table="mesa-1"
    )
    whole = replace(whole, lines=(TableLine(0, f"a semente é {secret}"), *whole.lines, TableLine(0, "fim")))
    mine = records.masked(whole, 2)
    assert secret not in records.write(mine)
    assert not any(isinstance(line, TableLine) for line in mine.lines)
    assert len(mine.lines) == len(whole.lines) - 2
    assert (mine.commitment, mine.nonces, mine.before, mine.table) == (public, ("ab" * 16, "", "", ""), 3, "mesa-1")


@pytest.mark.parametrize("line", ["cartas 0: 4P", "= vê juiz de 0: 4P", "! not-in-hand 0 joga 4P"])
def test_a_case_has_no_masked_form(line: str) -> None:
    record = records.parse(f"carteado 1\nregulamento truco-fenacef\ninício placar 0 0 carteador 0\n{line}\n")
    with pytest.raises(RecordError, match="line 4: case-not-masked"):
        records.masked(record, 1)
