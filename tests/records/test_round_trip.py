"""A record that is written and read again says the same, whatever people put into names, notes and reasons."""

import json
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import pack, records
from carteado.cards import BARALHO_40, CARDS, Card
from carteado.game import CHANCE, REFEREE, Action
from carteado.games.cego.rules import acts as cego
from carteado.games.truco.rules import acts
from carteado.games.truco.rules.acts import Blind, Burn, Choose, Raise
from carteado.pack import Draw, Ruling, Shuffle
from carteado.records import Act, Comment, Expectation, Hands, Record, RecordError, Refusal, Result, TableLine
from carteado.records.model import ENDINGS, Line
from carteado.tricks.play import Play
from records_kit import GAME, SEEDS, a_record, patient, played, unnumbered

PACK = tuple(CARDS[index] for index in BARALHO_40)


def holds(kind: type[Action], more: Callable[[Any], bool] = bool) -> Callable[[Record], bool]:
    """Whether a record has such an act."""
    return lambda record: any(isinstance(line, Act) and isinstance(line.action, kind) and more(line) for line in record.lines)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_played_partida_is_read_as_it_was_written(seed: int) -> None:
    record = played(seed).record()
    assert unnumbered(records.parse(records.write(record))) == record


def test_the_partidas_above_have_every_kind_of_act() -> None:
    kinds = {type(action) for seed in SEEDS for _, action in played(seed).acts}
    assert kinds == {*acts.ACTIONS, *cego.OWN_ACTS}


@pytest.mark.parametrize(
    "kind",
    [
        holds(Blind, lambda line: line.faces != ()),
        holds(Blind, lambda line: line.action.down),
        holds(Burn, lambda line: line.faces != ()),
        holds(Draw, lambda line: line.faces != ()),
        holds(Play, lambda line: line.action.call > 0),
        holds(Ruling, lambda line: len(line.action.cards) > 1),
        holds(Ruling, lambda line: line.action.face_down > 0),
        holds(Ruling, lambda line: line.action.score != ()),
        holds(Choose),
        holds(Burn, lambda line: len(line.faces) == 3 and line.action.seat >= 0),
        holds(acts.Turn, lambda line: line.faces != ()),
        holds(acts.Turn, lambda line: line.faces == ()),
        holds(pack.Deal, lambda line: line.faces != ()),
        holds(pack.Deal, lambda line: line.action.seat >= 0),
        holds(pack.Refuse),
    ],
    ids=[
        "dark",
        "dark-face-down",
        "burned",
        "drawn",
        "card-with-call",
        "thrown",
        "thrown-face-down",
        "score",
        "choice",
        "packet-burned",
        "vira",
        "hidden-vira",
        "vira-last",
        "packet",
        "refused",
    ],
)
def test_rare_acts_come_up_and_are_read_as_they_were_written(kind: Callable[[Record], bool]) -> None:
    record = a_record(kind)
    assert unnumbered(records.parse(records.write(record).encode())) == record


def _printable(text: str) -> str:
    return unicodedata.normalize("NFC", " ".join(text.split()))


letters = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
phrases = st.text(letters, min_size=1, max_size=60).map(_printable).filter(bool)
quoted = st.text(letters | st.sampled_from("\"\\{}'"), max_size=60).map(_printable)
noted = phrases.map(lambda text: text.replace("{", "(").replace("}", ")"))
words = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=12)
clauses = st.sampled_from(("FEN-23", "S-FEN-25", "FEN-28pu-b", "FEN-13pu", "FEN-11-iii"))
seats = st.integers(0, 3)
faces = st.sampled_from(PACK)
stakes = st.sampled_from((3, 6, 9, 12))


def _rulings() -> st.SearchStrategy[Ruling]:
    return st.builds(
        Ruling,
        clauses,
        st.none() | seats,
        st.lists(faces, max_size=3, unique=True).map(tuple),
        st.integers(0, 3),
        st.sampled_from(("", "a", "b", "stands", "loseHand")),
        st.just(()) | st.tuples(st.integers(0, 999), st.integers(0, 999)),
        quoted,
    )


def _player_acts() -> st.SearchStrategy[Act]:
    plain = st.one_of(
        st.builds(Play, faces, st.booleans(), st.just(0) | stakes),
        st.builds(Raise, stakes),
        st.builds(acts.Accept, stakes),
        st.builds(acts.Run, stakes),
        st.builds(acts.Concede, st.just(1) | stakes),
        st.builds(pack.Cut, st.integers(1, 39)),
        st.builds(acts.Saw, st.integers(1, 39)),
        *[st.builds(kind, faces) for kind in (Choose, pack.Keep, pack.Refuse)],
        *[st.just(kind()) for kind in (acts.GiveBack, acts.PlayOn, acts.GiveUp, acts.Show, acts.Peek, acts.FromBottom)],
    )
    turned = st.one_of(
        st.builds(Draw, st.integers(1, 40)),
        st.builds(Burn, st.integers(1, 7), st.just(-1) | seats),
        st.builds(acts.Turn, st.integers(1, 40)),
        st.builds(pack.Deal, st.just(-1) | seats),
        st.builds(Blind, st.integers(1, 3), st.booleans()),
    )
    notes = st.just("") | noted
    shown = st.lists(faces, max_size=3, unique=True).map(tuple)
    return st.builds(Act, st.just(0), seats, plain, st.just(()), notes) | st.builds(
        Act, st.just(0), seats, turned, shown, notes
    )


def _hands(order: list[Card]) -> Hands:
    vira = (("vira", order[12]),) if order[13] < order[14] else ()
    return Hands(0, tuple((seat, tuple(order[seat * 3 : seat * 3 + 3])) for seat in range(4)), vira)


lines: st.SearchStrategy[Line] = st.one_of(
    _player_acts(),
    st.builds(Act, st.just(0), st.just(REFEREE), _rulings(), st.just(()), st.just("") | noted),
    st.builds(Act, st.just(0), st.just(CHANCE), st.permutations(PACK).map(lambda cards: Shuffle(tuple(cards)))),
    st.permutations(PACK).map(_hands),
    st.builds(Expectation, st.just(0), st.lists(words, min_size=1, max_size=4).map(tuple)),
    st.builds(Refusal, st.just(0), words, seats, st.builds(Raise, stakes), st.just("") | clauses),
    st.builds(Comment, st.just(0), st.just("") | phrases),
    st.builds(TableLine, st.just(0), st.just("") | phrases),
)


def digits(size: int) -> st.SearchStrategy[str]:
    """So many bytes in hexadecimal, or none."""
    return st.just("") | st.binary(min_size=size, max_size=size).map(bytes.hex)


starts = st.fixed_dictionaries(
    {},
    optional={
        "score": st.tuples(st.integers(0, 11), st.integers(0, 11)).filter(any),
        "dealer": seats,
        "mao": st.integers(2, 20),
        "cut": st.just(False),
        "sanctions": st.lists(st.tuples(seats, st.sampled_from("abcdt"), clauses), min_size=1, max_size=3).map(tuple),
    },
)


@st.composite
def a_whole_record(draw: st.DrawFn) -> Record:
    endings = st.builds(
        Result, st.just(0), st.tuples(st.integers(0, 99), st.integers(0, 99)), st.sampled_from(list(ENDINGS)), clauses
    )
    return Record(
        regulation=GAME,
        version=draw(st.sampled_from(("2023", "1999"))),
        options=draw(st.dictionaries(words, words, max_size=3)),
        seats=4,
        names=draw(st.just(()) | st.tuples(*[phrases] * 4)),
        start=draw(starts),
        engine=draw(st.integers(1, 9)),
        title=draw(st.just("") | phrases),
        clauses=draw(st.lists(clauses, max_size=3).map(tuple)),
        commitment=draw(digits(32)),
        seed=draw(digits(32)),
        nonces=draw(st.just(()) | st.tuples(*[digits(16)] * 4)),
        before=draw(st.integers(0, 10**6)),
        table=draw(st.just("") | words),
        viewer=draw(st.none() | seats),
        lines=tuple(draw(st.lists(lines, max_size=8))),
        result=draw(st.none() | endings),
    )


@patient
@given(a_whole_record())
def test_any_record_is_read_as_it_was_written(record: Record) -> None:
    assert unnumbered(records.parse(records.write(record))) == record


@patient
@given(st.text(max_size=200), st.text(max_size=200), st.tuples(*[st.text(min_size=1, max_size=40)] * 4))
def test_words_of_people_never_break_the_lines_of_a_record(why: str, note: str, names: tuple[str, ...]) -> None:
    ruling = Ruling("FEN-39", score=(3, 4), why=why)
    record = Record(GAME, "2023", seats=4, lines=(Act(0, REFEREE, ruling, (), note), Comment(0, note)))
    again = records.parse(records.write(record))
    assert [type(line) for line in again.lines] == [Act, Comment]
    act = again.lines[0]
    assert isinstance(act, Act)
    assert isinstance(act.action, Ruling)
    assert (act.action.clause, act.action.score) == ("FEN-39", (3, 4))
    named = [name for name in names if name.strip() and name.isprintable()]
    if len(named) == len(names):
        assert len(records.parse(records.write(Record(GAME, seats=4, names=names))).names) == 4


def test_a_name_cannot_add_a_line() -> None:
    record = Record(GAME, "2023", seats=4, names=("Ana\nresultado 12 0 jogada FEN-3c", "Bia", "Caio", "Davi"))
    again = records.parse(records.write(record))
    assert again.result is None
    assert again.names[0] == "Ana resultado 12 0 jogada FEN-3c"


def test_quotes_and_braces_stay_in_a_reason() -> None:
    ruling = Ruling("FEN-28", 1, sanction="a", why='disse "mata" {duas vezes}')
    text = records.write(Record(GAME, "2023", seats=4, lines=(Act(0, REFEREE, ruling, (), "12s"),)))
    assert r"""juiz FEN-28 contra 1 pena a porque "disse \"mata\" {duas vezes}" {12s}""" in text
    [act] = records.parse(text).lines
    assert isinstance(act, Act)
    assert (act.action, act.notes) == (ruling, "12s")


@pytest.mark.parametrize("line", [Comment(0, "a" * 2000), TableLine(0, "a" * 7999)])
def test_a_line_that_no_reader_takes_is_not_written(line: Line) -> None:
    record = Record(GAME, "2023", seats=4, lines=(line,))
    with pytest.raises(RecordError, match="line-too-long"):
        records.write(record)


@patient
@given(st.recursive(st.text() | st.integers(), lambda inner: st.dictionaries(st.text(), inner) | st.lists(inner)))
def test_json_in_a_line_of_the_table_comes_back_to_the_letter(entry: object) -> None:
    text = json.dumps(entry)
    [line] = records.parse(records.write(Record(GAME, "2023", seats=4, lines=(TableLine(0, text),)))).lines
    assert isinstance(line, TableLine)
    assert json.loads(line.text) == entry


def test_what_the_table_did_is_written_between_the_acts() -> None:
    partida = played(0)
    around = {0: ("Ana sentou", "Beto sentou"), 2: ("robô no lugar 3",), len(partida.acts): ("Ana saiu",)}
    record = records.recorded(partida.game, partida.acts, partida.options, start=partida.start, around=around)
    told = [line.text if isinstance(line, TableLine) else "" for line in record.lines]
    assert told[:5] == ["Ana sentou", "Beto sentou", "", "", "robô no lugar 3"]
    assert told[5:] == [""] * (len(partida.acts) - 2) + ["Ana saiu"]
    again = records.parse(records.write(record))
    assert unnumbered(again) == record
    assert records.verify(again) == ()
    assert [moment.state for moment in records.replay(again)] == list(partida.states[1:])
