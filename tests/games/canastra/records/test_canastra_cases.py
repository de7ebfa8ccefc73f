"""What a case of canastra or buraco can set up and expect, and what it says where that does not hold."""

import pytest

from carteado import records
from carteado.records import Failure, RecordError

FIRST = """carteado 1
regulamento canastra
início carteador 0

cartas monte 7O KE / morto 4C 5C 6C / morto2 9C 10C / 1: 4P 5P 6P 2P 8P 9P 7P 3C 3E 3O JE
"""
PLAYED = """1 compra
1 recusa 7O
1 baixa 4P 5P 6P 2P 8P
1 junta 9P em 1
1 descarta KE
"""


def failures(text: str, start: str = FIRST) -> list[str]:
    return [failure.found for failure in records.check(records.parse(start + text))]


def test_cards_lie_where_the_line_says() -> None:
    assert not failures(
        "= mão 1: 3C 3E 3O 4P 5P 6P 7P 8P 9P 2P JE\n= monte 38\n= mortos - -\n= cartas 11 11 11 11\n= fase compra"
    )
    assert not failures("1 compra\n= mão 1: 3C 3E 3O 4P 5P 6P 7P 8P 9P 2P JE 7O\n1 recusa 7O\n= lixo 7O")


def test_a_case_may_leave_the_turn_out_and_a_record_tells_it() -> None:
    [*_, last] = records.replay(records.parse(FIRST + "1 compra"))
    assert str(last.action) == "Buy(turn=1)"
    assert not failures("= escolhas 1: compra\n= pode 1 compra\n! not-this-turn 1 compra 2\n! lixo-empty 1 lixo\n1 compra 1")


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("jogo B 1 4P 5P 6P 2P 8P 9P manchado", "jogo B 1 4P 5P 6P 2P 8P 9P manchado"),
        ("jogo B 1 4P 5P 6P 2P 8P 9P", "jogo B 1 4P 5P 6P 2P 8P 9P manchado"),
        ("jogo B 1 4P 5P 6P 2P 8P 9P suja", "jogo B 1 4P 5P 6P 2P 8P 9P manchado"),
        ("jogo B 2 4P 5P 6P", "jogo B 2 nada"),
        ("jogos B 2", "jogos B 1"),
        ("jogos A 1", "jogos A 0"),
        ("mão 1: 3C 3E 3O 7P", "mão 1: 7P 3C 3E JE 3O"),
        ("cartas 11 11 5 11", "cartas 11 5 11 11"),
        ("lixo KE 7O", "lixo 7O KE"),
        ("lixo nada", "lixo 7O KE"),
        ("monte 37", "monte 36"),
        ("mortos 1 -", "mortos - -"),
        ("rodada batida 1", "rodada em jogo"),
        ("conta A total 0", "conta A nada"),
        ("mínimo A 75", "mínimo A 0"),
        ("bate A", "não bate A"),
        ("fase jogo", "fase compra"),
        ("carteador 1", "carteador 0"),
        ("vê 2 de 1: 7P", "vê nada"),
        ("vê 2 de 1", "vê nada"),
        ("não vê 1 de 1", "vê 7P 3C 3E JE 3O"),
        ("tela 0 lixo: KE", "tela 7O KE"),
        ("vez 1", "vez 2"),
        ("placar 0 5", "placar 0 0"),
    ],
)
def test_an_expectation_says_what_was_found(expected: str, found: str) -> None:
    assert failures(f"{PLAYED}= {expected}") == ([] if expected == found else [found])


@pytest.mark.parametrize(
    "wrong",
    ["jogo C 1 4P", "jogo A x 4P", "jogos A", "mão 9: 4P", "mortos x", "rodada acabada", "conta A mesa", "conta A troco 5",
     "mínimo A", "fase truco", "vê 1 monte", "vê 9 lixo", "conta A"],
)  # fmt: skip
def test_an_expectation_that_means_nothing_is_an_error(wrong: str) -> None:
    with pytest.raises(RecordError) as error:
        failures(f"{PLAYED}= {wrong}")
    assert error.value.code == "expectation-form"


def test_the_bill_of_a_deal_is_told_line_by_line() -> None:
    start = """carteado 1
regulamento buraco
opção jokers=0
início placar 100 1400 carteador 1

cartas monte 4C / morto 3O 4O 5O 6O 7O 8O 9O JP JO JC JE / 0: AP KE / 2: AC 2C 3C 5C 6C 7C 8C 9P 9C 10P JP / 1: KP / 3: 10E
"""
    deal = """2 compra
2 fica 4C
2 baixa AC 2C 3C 4C 5C 6C 7C 8C
2 baixa 9P 10P JP
2 junta 9C em 1
= mortos 2 -
2 baixa 3O 4O 5O 6O 7O 8O 9O
2 baixa JP JO JC JE
= rodada batida 2
= rodada batida
= jogo A 1 AC 2C 3C 4C 5C 6C 7C 8C 9C limpa
"""
    [failure] = records.check(records.parse(start + deal + "= conta A mesa 0"))
    assert isinstance(failure, Failure)
    assert failure.found.startswith("conta A mesa 185 limpas 2 sujas 0 canastras 400 batida 100 mãos -")
    assert not failures(
        f"{deal}= conta A mesa 185 limpas 2 canastras 400 batida 100 morto 0\n= conta B morto -100 sujas 0", start
    )


@pytest.mark.parametrize(
    ("line", "code"),
    [("cartas morto3 4P / 0: 5P", "hands-seat"), ("cartas 0: 4P 4P 4P", "not-in-pack"), ("cartas 5: 4P", "number-range")],
)
def test_cards_that_cannot_be_dealt_are_told(line: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        records.check(records.parse(f"carteado 1\nregulamento canastra\ninício carteador 0\n\n{line}"))
    assert error.value.code == code


def test_three_sides_have_three_scores() -> None:
    text = "carteado 1\nregulamento buraco/1\nlugares 3\nmotor 1\ninício placar 100 -20 0 carteador 2 mão 4 sem-corte\n\n"
    record = records.parse(text)
    assert record.start == {"score": (100, -20, 0), "dealer": 2, "mao": 4, "cut": False}
    assert records.write(record) == text
    assert records.write(records.parse(text.replace("placar 100 -20 0 ", ""))) == text.replace("placar 100 -20 0 ", "")
