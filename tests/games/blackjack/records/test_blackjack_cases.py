"""What a case of blackjack can set up and expect, and what it says where that does not hold; which clauses have one."""

from pathlib import Path

import pytest

from carteado import records
from carteado.records import RecordError
from carteado.regulations import regulation

FOLDER = Path(__file__).parents[4] / "cases" / "blackjack"
CASES = [records.parse(path.read_bytes()) for path in sorted(FOLDER.glob("*.caso"))]
EXAMPLES = 68  # of the catalogue that the clauses were written from
HEAD = "carteado 1\nregulamento blackjack\nlugares 2\ninício placar 112,5 90\n\n"
DEALT = f"{HEAD}0 aposta 10\n1 aposta 5\ncartas casa AC 8E / sapato 3E KO / 0: AP KC / 1: 8P 8C\n"
PLAYED = "0 segura\n1 recusa\n0 mantém\n1 divide\n"


def failures(text: str, start: str = DEALT) -> list[str]:
    return [failure.found for failure in records.check(records.parse(start + text))]


def test_every_clause_and_every_silence_has_a_case() -> None:
    named = {clause for case in CASES for clause in case.clauses}
    text = regulation("blackjack")
    assert {clause.id for clause in text.clauses} | {silence.id for silence in text.silences} <= named
    assert len(CASES) > EXAMPLES


def test_cards_lie_where_the_line_says() -> None:
    assert not failures("= mãos 0: AP KC\n= mãos 1: 8P 8C\n= casa AC ?\n= vê juiz casa: AC 8E\n= sapato 306")
    assert not failures(f"{PLAYED}= mãos 1: 8P 3E / 8C\n1 mantém\n= mãos 1: 8P 3E / 8C KO")


def test_a_case_may_leave_round_and_turn_out_and_a_record_tells_them() -> None:
    acts = [str(moment.action) for moment in records.replay(records.parse(f"{DEALT}{PLAYED}"))]
    assert acts[:2] == ["Bet(round=1, chips=10)", "Bet(round=1, chips=5)"]
    assert acts[3:] == ["Insure(turn=1)", "Decline(turn=2)", "Stand(turn=3)", "Split(turn=4)"]
    assert not failures("! not-this-turn 0 segura vez 2\n0 segura vez 1\n= vez 1")


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("fichas 107,5 90", "fichas 107,5 90"),
        ("fichas 107 90", "fichas 107,5 90"),
        ("fichas 107.5 90", "fichas 107,5 90"),
        ("placar 100 90", "placar 107,5 90"),
        ("ganhos -5 0", "ganhos -5 0"),
        ("ganhos 5 0", "ganhos -5 0"),
        ("livres 97,5 90", "livres 97,5 80"),
        ("apostas 10 10", "apostas 10 5"),
        ("mãos 1: 8P / 8C", "mãos 1: 8P 3E / 8C"),
        ("mãos 1: nada", "mãos 1: 8P 3E / 8C"),
        ("maos 1: 8P 3E / 8C", ""),
        ("valores 1: 5", "valores 1: 5 / 5"),
        ("soma 1: 11 / 9", "soma 1: 11 / 8"),
        ("soma casa: 19", "soma casa: 11"),
        ("acertos 1: ganha", "acertos 1: em-jogo / em-jogo"),
        ("casa AC 8E", "casa AC ?"),
        ("blackjack 1", "não blackjack 1"),
        ("não blackjack 0", "blackjack 0"),
        ("blackjack casa", "não blackjack casa"),
        ("seguros 0", "seguros ninguém"),
        ("fora 1", "fora ninguém"),
        ("mão 2", "mão 1"),
        ("rodada 2", "rodada 1"),
        ("sapato 306", "sapato 305"),
        ("fase perguntas", "fase jogo"),
        ("vê 1 casa: AC 8E", "vê AC"),
        ("não vê 1 de 0", "vê AP KC"),
        ("vez 0", "vez 1"),
        ("partida A", "partida em jogo"),
    ],
)
def test_an_expectation_says_what_was_found(expected: str, found: str) -> None:
    same = found.replace(",", ".") == expected.replace(",", ".")
    assert failures(f"{PLAYED}= {expected}") == ([] if same or not found else [found])


@pytest.mark.parametrize(
    "wrong",
    ["fichas 1", "fichas 1,25 1", "fichas 1 x", "placar 1,3 1", "apostas 1,5 1", "mãos 9: 4P", "mãos x: 4P", "soma casa: x",
     "soma casa 17", "casa 9X", "blackjack 9", "blackjack", "mão", "rodada x", "fase truco", "vê 1 monte", "vê 9 de 0",
     "vê 0 de 9", "seguros x"],
)  # fmt: skip
def test_an_expectation_that_means_nothing_is_an_error(wrong: str) -> None:
    with pytest.raises(RecordError) as error:
        failures(f"{PLAYED}= {wrong}")
    assert error.value.code == "expectation-form"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("cartas 0: 4P 5P 6P", "hands-cards"),
        ("cartas casa 4P 5P 6P", "hands-cards"),
        ("cartas casa 4X", "no-card"),
        ("cartas monte 4P", "hands-form"),
    ],
)
def test_a_line_of_cards_that_cannot_be_is_told(line: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        records.parse(f"{HEAD}0 aposta 10\n1 aposta 5\n{line}\n")
    assert (error.value.line, error.value.code) == (8, code)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("cartas 0: 4P", "no-shuffle-now"),
        ("0 aposta 10\n1 aposta 5\ncartas casa AP AP / sapato AP AP / 0: AP AP / 1: AP", "not-in-pack"),
        ("0 aposta 10\ncartas 0: 4P", "no-shuffle-now"),
    ],
)
def test_cards_that_nobody_can_deal_are_told(line: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        failures(line, HEAD)
    assert error.value.code == code


def test_who_sits_out_gets_no_cards() -> None:
    with pytest.raises(RecordError) as error:
        failures("0 aposta 10\ncartas 1: 4P", HEAD.replace("112,5 90", "112,5 1"))
    assert error.value.code == "hands-seat"
