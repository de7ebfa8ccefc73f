"""A game without words of its own: its acts are written by their classes and fields, and read as they were written."""

import contextlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import records
from carteado.cards import cards
from carteado.game import CHANCE, REFEREE, Action, Seat
from carteado.pack import Lot, Ruling, Shuffle
from carteado.records import Act, Record, RecordError, setting
from carteado.records.lines import read, tell
from records_kit import patient, unnumbered
from records_kit.plugged import plugged
from records_kit.tiny import PACK, Answer, LayDown, TakeStock

PAIR_AND_JOKER = (cards("3C 3C"), cards("JK"))
HEADER = "carteado 1\nregulamento tiny\n"


@pytest.fixture(scope="module", autouse=True)
def tiny() -> Iterator[None]:
    with plugged("records_kit.tiny"):
        yield


@pytest.mark.parametrize(
    ("line", "seat", "action"),
    [
        ("2 take-stock", 2, TakeStock()),
        ("0 answer content=true", 0, Answer(True)),
        ("4 lay-down cards=10C other_cards=() at=- said=oi", 4, LayDown(cards("10C"), (), None, "oi")),
        ("4 lay-down cards=() other_cards=() at=-3 said=\"\"", 4, LayDown((), (), -3)),
        ("1 lay-down cards=AP,AP,JK other_cards=() at=- said=\"não sei\"", 1, LayDown(cards("AP AP JK"), said="não sei")),
        ("1 lay-down cards=() other_cards=() at=- said=\"12\"", 1, LayDown((), said="12")),
        ("1 lay-down cards=() other_cards=() at=- said=\"true\"", 1, LayDown((), said="true")),
        ("1 lay-down cards=() other_cards=() at=- said=\"a = \\\"b\\\" {c}\"", 1, LayDown((), said='a = "b" {c}')),
        ("3 lay-down cards=2P other_cards=((3C,3C),(JK)) at=0 said=x", 3, LayDown(cards("2P"), PAIR_AND_JOKER, 0, "x")),
        ("3 lay-down cards=2P other_cards=((10C)) at=0 said=x", 3, LayDown(cards("2P"), (cards("10C"),), 0, "x")),
        ("sorteio 3 de 5", CHANCE, Lot(5, 3)),
        ("monte JK AP AP 2P 2P 3C 3C 10C 10C 5E 5E JK", CHANCE, Shuffle(cards("JK AP AP 2P 2P 3C 3C 10C 10C 5E 5E JK"))),
        ("monte 3C 3C", CHANCE, Shuffle(cards("3C 3C"))),
        ("juiz TINY-9 placar 3 -2 0 -11 4", REFEREE, Ruling("TINY-9", score=(3, -2, 0, -11, 4))),
    ],
)  # fmt: skip
def test_an_act_is_its_class_with_its_fields(line: str, seat: Seat, action: Action) -> None:
    found = read(setting("tiny", 5), line)
    assert found == (seat, action, ())
    assert tell(setting("tiny", 5), seat, action) == line


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 dance", "no-verb"),
        ("0 joga 3C", "no-verb"),
        ("0 corta 3", "no-verb"),
        ("0 known score=(1) counts=(1)", "no-verb"),
        ("0 take-stock now=true", "act-form"),
        ("0 answer", "act-form"),
        ("0 answer content", "act-form"),
        ("0 answer content=1", "act-form"),
        ("0 answer content=true content=true", "act-form"),
        ("0 answer content=talvez", "act-form"),
        ("0 lay-down cards=XX other_cards=() at=- said=a", "act-form"),
        ("0 lay-down cards=3C, other_cards=() at=- said=a", "act-form"),
        ("0 lay-down cards=(3C other_cards=() at=- said=a", "act-form"),
        ("0 lay-down cards=3C other_cards=() at=- said=\"a", "act-form"),
        ("0 lay-down cards=3C other_cards=() at=- said=\"\\x\"", "act-form"),
        ("0 lay-down cards=3C other_cards=() at=- said=" + "(" * 400, "act-form"),
        ("0 lay-down cards=3C other_cards=3C at=- said=a", "act-form"),
        ("0 lay-down cards=3C other_cards=() at=- said=!", "act-form"),
        ("9 joga", "no-verb"),
        ("cartas 0: AP AP", "no-hands"),
        ("resultado 1 2 3 4 jogada", "result-form"),
        ("resultado 1 2 3 4 5 6 jogada", "result-form"),
        ("resultado 1 2 3 4 x jogada", "number-range"),
        ("juiz TINY-9 placar 3 2", "no-ruling"),
    ],
)  # fmt: skip
def test_what_is_no_act_is_told_with_its_line(line: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        records.parse(f"{HEADER}# antes\n{line}\n")
    assert (caught.value.line, caught.value.code) == (4, code)


some = st.lists(st.sampled_from(PACK), max_size=6).map(tuple)
melds = st.lists(some, max_size=3).map(tuple)
places = st.none() | st.integers(-99, 99)
acts = st.one_of(
    st.just(TakeStock()), st.builds(Answer, st.booleans()), st.builds(LayDown, some, melds, places, st.text(max_size=40))
)


@patient
@given(st.integers(0, 4), acts)
def test_any_act_comes_back_to_the_letter(seat: int, action: Action) -> None:
    record = Record("tiny", "1", seats=5, lines=(Act(0, seat, action, (), "5s"),))
    assert unnumbered(records.parse(records.write(record))) == record


PIECES = ["cards", "content", "meld", "said", "at", "=", ",", "(", ")", "-", '"', "\\", "3C", "true", "12", "{", "}", "?", " "]


@patient
@given(st.lists(st.sampled_from(PIECES)))
def test_odd_lines_raise_nothing_but_a_record_error(words: list[str]) -> None:
    with contextlib.suppress(RecordError):
        record = records.parse(f"{HEADER}0 lay-down {''.join(words)}\n")
        assert records.write(records.parse(records.write(record))) == records.write(record)


def test_a_start_is_written_by_its_arguments() -> None:
    record = records.parse(f"{HEADER}início score=(3,-2,0,0,-7)\n= placar 3 -2 0 0 -7\n")
    assert record.start == {"score": (3, -2, 0, 0, -7)}
    assert "\ninício score=(3,-2,0,0,-7)\n" in records.write(record)
    assert records.check(record) == ()


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ("score=(1,2)", "start-position"),
        ("weather=fine", "start-position"),
        ("score", "act-form"),
        ("some_cards=XX", "no-card"),
    ],
)
def test_a_start_that_cannot_be(start: str, code: str) -> None:
    with pytest.raises(RecordError, match=code):
        records.start(records.parse(f"{HEADER}início {start}\n"))


CASE = f"""{HEADER}início score=(3,-2,0,0,-7)
sorteio 3 de 5
= vez monte
monte {" ".join(map(str, PACK))}
= vez 3
! not-now TINY-1 3 lay-down cards=10C other_cards=() at=- said=""
= não pode 0 take-stock
3 take-stock
= escolhas 3: lay-down cards=10C other_cards=() at=- said="" / lay-down cards=JK other_cards=() at=- said=""
3 lay-down cards=10C,JK other_cards=() at=- said=""
4 take-stock
4 lay-down cards=5E other_cards=() at=- said=""
0 take-stock
= vez monte
monte 10C 5E JK
= vez 0
0 lay-down cards=AP,AP other_cards=() at=- said=""
"""


def test_a_case_of_such_a_game_is_checked_by_what_every_game_has() -> None:
    assert records.check(records.parse(f"{CASE}= placar 4 -2 0 1 -8\n= partida em jogo\n")) == ()
    (failure,) = records.check(records.parse(f"{CASE}= placar 4 -2 0 1 -7\n"))
    assert failure.found == "placar 4 -2 0 1 -8"


def test_several_may_win_and_the_score_may_be_below_0() -> None:
    rest = "".join(
        f'{seat} take-stock\n{seat} lay-down cards={card} other_cards=() at=- said=""\n'
        for seat, card in ((1, "2P"), (2, "3C"))
    )
    answers = "".join(f"{seat} answer content=true\n" for seat in range(5))
    text = f"{CASE}juiz TINY-9 placar 4 -2 0 0 4\n{rest}{answers}"
    record = records.parse(f"{text}= partida A E jogada\n= partida A E\nresultado 4 -3 -1 0 4 jogada\n")
    assert records.check(record) == ()
    assert records.verify(record) == ()
    assert "\nresultado 4 -3 -1 0 4 jogada\n" in records.write(record)
    (failure,) = records.check(records.parse(f"{text}= partida A\n"))
    assert failure.found == "partida A E jogada"
    with pytest.raises(RecordError, match="expectation-form"):
        records.check(records.parse(f"{text}= partida F\n"))
