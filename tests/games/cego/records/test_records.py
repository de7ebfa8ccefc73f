"""Records of Truco Cego: the verbs its players use, unambiguous and read as they were written, and cases with its own words."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import records
from carteado.cards import CARDS, Card
from carteado.game import Action
from carteado.games.cego.notation import voltas
from carteado.games.cego.rules import acts, clauses, words
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL, SONGS
from carteado.pack import Cut, Deal, Draw, Keep, Refuse
from carteado.records import Act, RecordError, setting
from carteado.records.lines import read, tell
from carteado.records.text import Unreadable, without_accents
from carteado.tricks.play import Play
from carteado.words import Words
from carteado.words.records import error
from records_kit import patient

CEGO = "truco-cego"
WRITTEN = setting(CEGO, 6)
HEADER = "carteado 1\nregulamento truco-cego\n"
ROOT = Path(__file__).parents[4]
CASES = sorted((ROOT / "cases" / CEGO).glob("*.caso"))
PAGE = (ROOT / "docs" / "records.md").read_text("utf-8").split("\n## Truco Cego\n")[1].split("\n## ")[0]


def cells() -> list[str]:
    """What stands in code in the first column of the tables of the page."""
    rows = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("|")]
    return [code for row in rows for code in re.findall(r"`([^`]+)`", row)]


def test_every_act_is_on_the_page_as_it_is_written() -> None:
    told = [(line, read(WRITTEN, line)) for line in cells() if not line.startswith("=")]
    assert {type(action) for _, (_, action, _) in told} == set(acts.OWN_ACTS)
    for line, (seat, action, _) in told:
        assert action is not None
        assert tell(WRITTEN, seat, action) == line


def test_every_expectation_of_its_own_is_on_the_page_and_can_be_read() -> None:
    told = [line for line in cells() if line.startswith("=")]
    assert {without_accents(line).split()[1] for line in told} == set(voltas.OWN)
    for line in told:
        records.check(records.parse(f"{HEADER}{line}\n"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_is_written_line_by_line_as_it_is_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert records.write(records.parse(text)) == text


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("= forma testa", "forma roda"),
        ("= janela canto", "janela vez"),
        ("= envido 2 1", "envido nada"),
        ("= pontos A 2", "pontos nada"),
        ("= vale 2", "vale 1"),
        ("= pedido retruco", "pedido nada"),
        ("= volta acabada", "volta em jogo"),
    ],
)
def test_an_expectation_that_fails_says_what_is(line: str, found: str) -> None:
    record = records.parse(f"{HEADER}início placar 0 0 carteador 5\ncartas 0: 7E 6E 4C\n{line}\n")
    (failure,) = records.check(record)
    assert (failure.expected, failure.found) == (line, found)


@pytest.mark.parametrize(
    "line", ["= janela porta", "= forma valsa", "= envido dois", "= pontos C 3", "= pedido seis", "= volta ao mundo"]
)
def test_an_expectation_that_says_nothing_is_refused(line: str) -> None:
    with pytest.raises(RecordError, match="expectation-form"):
        records.check(records.parse(f"{HEADER}{line}\n"))


def test_each_game_has_expectations_of_its_own() -> None:
    for text in (f"{HEADER}= vira 4C\n", "carteado 1\nregulamento truco-fenacef\n= forma roda\n"):
        with pytest.raises(RecordError, match="no-expectation"):
            records.check(records.parse(text))


def test_a_testa_shows_each_seat_its_own_cards_when_its_time_comes() -> None:
    case = f"""{HEADER}início placar 4 9 carteador 5 testa
cartas 0: 10C 11C 1C / 1: 3E 4E 12B / 3: 7O 6O 2B
= forma testa 1
= vê 0 de 0: 10C 11C 1C
= não vê 1 de 1
= vê juiz de 1: 3E 4E 12B
0 vai ao baralho
= forma testa 2
= vê 1 de 1: 3E 4E 12B
= placar 4 11
"""
    record = records.parse(case)
    assert records.check(record) == ()
    assert record.start == {"score": (4, 9), "dealer": 5, "form": "testa"}
    assert "início placar 4 9 carteador 5 testa" in records.write(record)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("0 envido e truco", acts.Call(words.ENVIDO_E_TRUCO, 2)),
        ("0 falta envido 9", acts.Call(words.FALTA_ENVIDO, 9)),
        ("1 real envido 5", acts.Call(words.REAL_ENVIDO, 5)),
        ("1 real envido", acts.Call(words.REAL_ENVIDO, 3)),
        ("0 não há flor sem truco", acts.Call(words.FLOR_E_TRUCO)),
        ("2 com flor me achico", acts.Call(words.ACHICO)),
        ("2 acusa com flor me achico", acts.Declare(words.ACHICO)),
        ("1 acusa contra-flor e o resto", acts.Declare(words.CONTRA_FLOR_E_O_RESTO)),
        ("1 é boa", acts.Declare(words.E_BOA)),
        ("0 envido virada", acts.CallDown(words.ENVIDO, 2)),
        ("0 falta envido 6 virada", acts.CallDown(words.FALTA_ENVIDO, 6)),
        ("1 canta 29", acts.Sing(29)),
        ("2 pede flor a 5", acts.AskFlor(5)),
        ("3 quero envido 2", acts.Quero(words.OF_ENVIDO, 2)),
        ("3 quero truco 2 e retruco", acts.Quero(words.OF_TRUCO, 2, raising=True)),
        ("3 quero truco 3 e vale quatro", acts.Quero(words.OF_TRUCO, 3, raising=True)),
        ("1 passo o truco e quero o envido 2", acts.Quero(words.OF_BOTH, 2, passing=words.OF_TRUCO)),
        ("1 passo o envido e quero o truco 3 e retruco", acts.Quero(words.OF_BOTH, 3, raising=True, passing=words.OF_ENVIDO)),
        ("1 me achico com flor e quero tudo 4", acts.Quero(words.OF_BOTH, 4, shrinking=True)),
        ("1 me achico com flor e não quero tudo 4", acts.NaoQuero(words.OF_BOTH, 4, shrinking=True)),
        ("1 não quero truco 2", acts.NaoQuero(words.OF_TRUCO, 2)),
        ("5 deixa envido 2", acts.Defer(words.OF_ENVIDO, 2)),
        ("4 passa", acts.Leave(words.PASS)),
        ("2 vai ao baralho", acts.Leave(words.PACK)),
        ("2 vai ao baralho sem mostrar", acts.Leave(words.UNSEEN)),
        ("0 lei do jogo 4", acts.LeiDoJogo(4)),
        ("3 não mato", acts.NaoMato()),
        ("3 joga 4C e 7E", acts.PlayTwo(Card.of("4C"), Card.of("7E"))),
        ("3 joga 12C", Play(Card.of("12C"))),
        ("4 corta 17", Cut(17)),
        ("5 dá", Deal()),
    ],
)
def test_an_act_is_written_in_the_words_of_the_players(line: str, action: Action) -> None:
    seat = int(line[0])
    assert tell(WRITTEN, seat, action) == line
    assert read(WRITTEN, line) == (seat, action, ())
    assert read(WRITTEN, without_accents(line)) == (seat, action, ())


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 falta envido", "no-number"),
        ("0 canta alto", "no-number"),
        ("0 pede flor a ana", "no-number"),
        ("0 quero", "answer-form"),
        ("0 passo o truco e quero o truco 2", "no-verb"),
        ("0 passo o truco e não quero o envido 2", "no-verb"),
        ("0 não quero truco 2 e retruco", "no-verb"),
        ("0 quero truco 2 e vale quatro", "raise-order"),
        ("0 quero truco 3 e retruco", "raise-order"),
        ("0 quero tudo 24 e vale quatro", "raise-order"),
        ("0 passo o envido e quero o truco 24 e vale quatro", "raise-order"),
        ("0 joga 4C e", "no-verb"),
        ("0 joga 4C e ZZ", "no-card"),
        ("0 dança", "no-verb"),
        ("0 canta 29 = 4C", "no-face"),
        ("ana envido", "no-seat"),
    ],
)
def test_what_is_no_act_says_why(line: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(WRITTEN, line)
    assert caught.value.code == code
    with pytest.raises(RecordError, match=code) as refused:
        records.parse(f"{HEADER}{line}\n")
    assert refused.value.line == 3


@pytest.mark.clause("CEGO-9.XVI.b-2")
def test_a_raise_that_skips_a_step_is_refused_with_its_clause() -> None:
    with pytest.raises(RecordError) as refused:
        records.parse(f"{HEADER}1 quero truco 2 e vale quatro\n")
    told = error(Words("pt"), refused.value)
    assert "«e retruco»" in told
    assert told.endswith("[CEGO-9.XVI.b-2]")


def test_the_same_word_is_another_act_in_another_game() -> None:
    (line,) = records.parse(f"{HEADER}2 truco\n").lines
    assert isinstance(line, Act)
    assert line.action == acts.Call(words.TRUCO, 2)
    (other,) = records.parse("carteado 1\nregulamento truco-fenacef\n2 truco\n").lines
    assert isinstance(other, Act)
    assert other.action != line.action


PACK = tuple(CARDS[index] for index in BARALHO_ESPANHOL)
CALLS = tuple(call for call in clauses.CALLS if call != words.E_BOA)
parts = st.sampled_from((words.OF_ENVIDO, words.OF_FLOR, words.OF_TRUCO, words.OF_BOTH))
values = st.integers(0, 999)
faces = st.sampled_from(PACK)
halves = st.sampled_from((words.OF_ENVIDO, words.OF_TRUCO))
own = st.one_of(
    st.builds(acts.Call, st.sampled_from(CALLS), values),
    st.builds(acts.CallDown, st.sampled_from(CALLS), values),
    st.builds(
        acts.Declare, st.sampled_from((words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO, words.E_BOA))
    ),
    st.builds(acts.Quero, parts, values, st.booleans(), st.just(""), st.booleans()),
    st.builds(acts.Quero, st.just(words.OF_BOTH), values, st.booleans(), halves, st.booleans()),
    st.builds(acts.NaoQuero, parts, values, st.booleans()),
    st.builds(acts.Defer, parts, values),
    st.builds(acts.Sing, st.sampled_from(SONGS)),
    st.builds(acts.AskFlor, st.integers(0, 5)),
    st.builds(acts.Leave, st.sampled_from((words.PASS, words.PACK, words.UNSEEN))),
    st.builds(acts.LeiDoJogo, st.integers(0, 24)),
    st.builds(acts.PlayTwo, faces, faces),
    *[st.just(kind()) for kind in (acts.NaoMato, acts.Admit, acts.GiveHandUp, acts.Nothing)],
)
shared = st.one_of(
    st.builds(Play, faces),
    st.builds(Cut, st.integers(1, 39)),
    st.builds(Draw, st.integers(1, 40)),
    st.just(Deal()),
    st.builds(Keep, faces),
    st.builds(Refuse, faces),
)


@patient
@given(st.integers(0, 5), own | shared)
def test_any_act_is_read_as_it_was_written(seat: int, action: Action) -> None:
    assert read(WRITTEN, tell(WRITTEN, seat, action)) == (seat, action, ())
