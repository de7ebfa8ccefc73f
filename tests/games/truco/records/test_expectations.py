"""A case with one wrong line fails there, and says what it found; every kind of expectation is made wrong in turn."""

import pytest

from carteado import records
from carteado.records import RecordError

HEADER = """carteado 1
regulamento truco-fenacef/2023
opção burnView=topOnly
início placar 2 5 carteador 0
título Uma mão com tudo
cláusula FEN-14

"""
# Two cards are burned, B calls truco and A takes it, B wins the first vaza; then seat 1 is warned.
PLAYED = (
    "monte 2P 5O AP 3P 4P 5P 6P 7P KP 2C 6C 7C JC QC 2E 4E 5E 7E JE QE KE AO 3O 4O 6O JO QO KO AE JP 5C AC "
    "4C QP 3E KC 3C 6E 2O 7O"
)
SCRIPT = f"""{PLAYED}
3 queima 1 = 2P
3 queima 2 = 5O
3 devolve
0 dá
1 truco
0 cai 3
2 joga 2O
3 joga 6E
0 joga 3C
1 joga 7O
juiz FEN-11.2 contra 1
1 joga KC virada
"""
OVER = "juiz FEN-28pu-d contra 0\n"

RIGHT_AND_WRONG = [
    ("", "placar 2 5", "placar 5 2", "placar 2 5"),
    ("", "vez 2", "vez 1", "vez 2"),
    ("", "vez 2", "vez 2 0", "vez 2"),
    ("", "vez 2", "vez monte", "vez 2"),
    ("", "vez 2", "vez ninguém", "vez 2"),
    (OVER, "vez ninguém", "vez 2", "vez ninguém"),
    ("", "vale 3", "vale 1", "vale 3"),
    ("", "pedido nada", "pedido 6", "pedido nada"),
    ("", "fase jogo", "fase resposta", "fase jogo"),
    (OVER, "fase fim", "fase jogo", "fase fim"),
    ("", "carteador 0", "carteador 1", "carteador 0"),
    ("", "mão em jogo", "mão B", "mão em jogo"),
    ("juiz FEN-28pu-b contra 0\n", "mão B", "mão A", "mão B"),
    ("juiz FEN-28pu-b contra 0\n", "mão B", "mão ninguém", "mão B"),
    ("juiz FEN-12.3\n", "mão anulada", "mão ninguém", "mão anulada"),
    ("", "partida em jogo", "partida B", "partida em jogo"),
    (OVER, "partida B", "partida A", "partida B jogo-perdido"),
    (OVER, "partida B jogo-perdido", "partida B jogada", "partida B jogo-perdido"),
    (OVER, "jogo 0 2", "jogo 2 0", "jogo 0 2"),
    (OVER, "cláusula FEN-28pu-d", "cláusula FEN-28pu-c", "cláusula FEN-28pu-d FEN-28pu-d"),
    ("", "sai 2", "sai 3", "sai 2"),
    ("", "vira nada", "vira 5O", "vira nada"),
    ("", "vazas B", "vazas A", "vazas B"),
    ("", "vazas B", "vazas -", "vazas B"),
    ("", "cartas 2 1 2 2", "cartas 2 2 2 2", "cartas 2 1 2 2"),
    ("", "penas 1a", "penas nada", "penas 1a"),
    ("", "penas 1a", "penas 3a", "penas 1a"),
    ("", "pode 2 joga 3E", "não pode 2 joga 3E", "pode"),
    ("", "não pode 2 joga 4P", "pode 2 joga 4P", "não pode: not-in-hand"),
    ("", "escolhas 3: nada", "escolhas 3: mostra", "escolhas 3: nada"),
    (
        "",
        "escolhas 2: joga 5C virada / joga 3E / joga 5C / joga 3E virada",
        "escolhas 2: joga 3E / joga 5C",
        "escolhas 2: joga 3E / joga 5C / joga 3E virada / joga 5C virada",
    ),
    ("", "vê 0 de 0: 4C AE", "vê 0 de 0: 4C 4P", "vê 4C AE"),
    ("", "não vê 0 de 1", "vê 0 de 1", "vê nada"),
    ("", "vê juiz de 1", "não vê juiz de 1", "vê AC"),
    ("", "vê 0 queimadas: 2P 5O", "vê 0 queimadas: 5O 2P", "vê 2P 5O"),
    ("", "vê 0 vaza 2: ?", "vê 0 vaza 2: KC", "vê ?"),
    ("", "vê 1 vaza 2: KC", "vê 1 vaza 2: ?", "vê KC"),
    ("", "vê público vaza 3: nada", "vê público vaza 3: ?", "vê nada"),
    ("", "tela 0 queimadas: ? 5O", "tela 0 queimadas: 2P 5O", "tela ? 5O"),
]


def failures(after: str, expectation: str) -> tuple[records.Failure, ...]:
    return records.check(records.parse(f"{HEADER}{SCRIPT}{after}{expectation}\n"))


@pytest.mark.parametrize(("after", "right", "wrong", "found"), RIGHT_AND_WRONG)
def test_a_right_expectation_holds_and_a_wrong_one_is_told_with_its_line(
    after: str, right: str, wrong: str, found: str
) -> None:
    line = (HEADER + SCRIPT + after).count("\n") + 1
    assert failures(after, f"= {right}") == ()
    assert failures(after, f"= {wrong}") == (records.Failure(line, f"= {wrong}", found),)


def test_every_kind_of_expectation_is_made_wrong_above() -> None:
    with pytest.raises(RecordError) as caught:
        failures("", "= dança")
    kinds = set(caught.value.facts[1].split(", "))
    assert kinds == {wrong.removeprefix("não ").partition(" ")[0] for _, _, wrong, _ in RIGHT_AND_WRONG}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("! not-your-turn 2 joga 3E", "aceito"),
        ("! own-call 0 joga 4C", "not-your-turn FEN-16"),
        ("! not-your-turn FEN-15 0 joga 4C", "not-your-turn FEN-16"),
    ],
)
def test_a_wrong_refusal_is_told_with_its_line(line: str, found: str) -> None:
    number = (HEADER + SCRIPT).count("\n") + 1
    [failure] = failures("", line)
    assert (failure.line, failure.found) == (number, found)


@pytest.mark.parametrize("line", ["! not-your-turn 0 joga 4C", "! not-your-turn FEN-16 0 joga 4C"])
def test_a_right_refusal_holds_with_or_without_its_clause(line: str) -> None:
    assert failures("", line) == ()


def test_all_wrong_lines_are_told_in_order() -> None:
    told = failures("", "= vez 0\n= placar 2 5\n= vale 9\n! no-code 0 joga 4C")
    first = (HEADER + SCRIPT).count("\n") + 1
    assert [failure.line for failure in told] == [first, first + 2, first + 3]


def test_accents_are_optional_in_the_words_of_an_expectation() -> None:
    assert failures("", "= mao em jogo\n= nao ve 0 de 1\n= nao pode 2 joga 4P") == ()


def test_an_earlier_mao_is_forgotten_when_the_next_pack_is_shuffled() -> None:
    assert failures(f"juiz FEN-28pu-b contra 0\n{PLAYED}\n", "= mão em jogo") == ()


@pytest.mark.parametrize(
    "words",
    [
        "placar 2", "placar 2 5 1", "placar dois cinco", "placar -2 5", "vez", "vez x", "vale", "pedido", "pedido x",
        "fase dança", "carteador", "mão", "mão C", "partida", "partida C", "partida A assim", "jogo 2", "cláusula", "sai x",
        "vazas", "vazas XY", "cartas 3 3 3", "pode", "pode 2 dança", "pode 2 joga ? virada", "pode 3 queima 1 = 2P",
        "escolhas", "escolhas 0", "escolhas 9x: nada", "escolhas 0: dança", "vê", "vê 7 de 0", "vê 0 de 7", "vê 0 de juiz",
        "vê 0 de 0: XX", "vê 0 vaza", "vê 0 vaza x: ?", "vê 0 baralho", "tela", "não pode", "não vê",
    ],
)  # fmt: skip
def test_an_expectation_that_cannot_be_read_is_an_error_with_its_line(words: str) -> None:
    with pytest.raises(RecordError) as caught:
        failures("", f"= {words}")
    assert (caught.value.line, caught.value.code) == ((HEADER + SCRIPT).count("\n") + 1, "expectation-form")


@pytest.mark.parametrize("words", ["dança", "não", "não placar 2 5", "não dança 1", "PLACAR 2 5"])
def test_an_expectation_that_does_not_exist_is_an_error_that_lists_those_that_do(words: str) -> None:
    with pytest.raises(RecordError) as caught:
        failures("", f"= {words}")
    assert caught.value.code == "no-expectation"
    assert caught.value.facts[1].startswith("placar, vez,")


def test_an_act_that_is_refused_stops_the_case_with_its_line() -> None:
    with pytest.raises(RecordError) as caught:
        failures("3 joga 3P\n", "= vez 0")
    assert (caught.value.line, caught.value.code) == ((HEADER + SCRIPT).count("\n") + 1, "illegal")
    assert caught.value.facts == ("3", "not-your-turn", "FEN-16")


ASFO = """carteado 1
regulamento truco-asfo
início placar 3 3 carteador 0
cartas vira 5O / 0: 6P 6C 3E / 1: 6O 4C
"""
SINSEP = """carteado 1
regulamento truco-sinsep
lugares 2
início placar 11 11 carteador 0
cartas vira 5O / 0: 6P 6C 3E / 1: 6O 4C 7P
"""


@pytest.mark.parametrize(
    ("text", "after", "expected"),
    [
        (ASFO, "", "vira 5O"),
        (ASFO, "", "vê 0 de 0: 6P 6C 3E"),
        (ASFO, "", "vê 1 de 1: 6O 4C AP"),
        (ASFO, "", "cartas 3 3 3 3"),
        (ASFO, "", "vez 1"),
        (SINSEP, "", "vira fechada"),
        (SINSEP, "", "cartas 3 3"),
        (SINSEP, "", "não vê 0 de 0"),
        (SINSEP, "1 joga #1 = 6O\n0 joga #3 = 3E\n", "vira 5O"),
        (SINSEP, "1 joga #1 = 6O\n0 joga #3 = 3E\n", "sai 1"),
    ],
)
def test_a_case_names_the_vira_and_the_hands_of_any_code(text: str, after: str, expected: str) -> None:
    assert records.check(records.parse(f"{text}{after}= {expected}\n")) == ()


def test_a_code_without_a_vira_says_so() -> None:
    case = records.parse(HEADER + "cartas vira 5O / 0: 4P\n")
    with pytest.raises(RecordError, match="line 8: hands-vira"):
        records.check(case)


def test_a_hand_for_a_seat_that_is_not_there() -> None:
    case = records.parse(SINSEP.replace("1: 6O", "3: 6O"))
    with pytest.raises(RecordError, match="line 5: number-range: 3, 0, 1"):
        records.check(case)


def test_sanctions_of_earlier_partidas_are_carried_over() -> None:
    text = "carteado 1\nregulamento truco-asfo\ninício placar 3 3 carteador 0 pena 1 a ASFO-TENTO-5a pena 2 t ASFO-TENTO-1\n"
    case = records.parse(text + "= penas 1a 2t\n")
    assert records.check(case) == ()
    assert "pena 1 a ASFO-TENTO-5a pena 2 t ASFO-TENTO-1" in records.write(case)
