"""What a case of cacheta or pif-paf can set up and expect, and what it says where that does not hold."""

import pytest

from carteado import records
from carteado.records import RecordError

CACHETA = """carteado 1
regulamento cacheta
opção louca=true
opção wrong_batida=stock_only
início placar 9 8 7 6 carteador 0

cartas vira 9C / monte 3C 4C / 2: 5P 5C 5E 7O 8O 9O QE KE AE / 3: 2P 3P 5P 7P 9P JP KP 2C 4C
"""
CHIPS = "carteado 1\nregulamento pifpaf\nopção stack=100\nopção bet_min=5\nopção bet_max=20\n"
PIFPAF = f"{CHIPS}início pote 6 carteador 0 mão 3\n\n"
PLAYED = """3 compra
3 bate 3C
3 descarta 3C
"""


def failures(text: str, start: str = CACHETA) -> list[str]:
    return [failure.found for failure in records.check(records.parse(start + text))]


def test_cards_lie_where_the_line_says() -> None:
    assert not failures(
        "= mão 2: 5P 5C 5E 7O 8O 9O QE KE AE\n= vira 9C\n= curinga 10C\n= monte 67\n= cartas 9 9 9 9\n= fase compra\n"
        "3 compra\n3 descarta 3C\n= lixo 3C\n2 passa\n1 passa\n0 passa\n2 compra\n= pode 2 bate 4C"
    )


@pytest.mark.parametrize("cut", ["", " sem-corte"])
def test_a_stock_that_is_made_later_lies_as_a_line_says(cut: str) -> None:
    start = f"{CHIPS}lugares 3\nopção max_reshuffles=1\ninício carteador 0{cut}\n\n"
    again = "" if cut else "2 corta 38\n"
    bets = "1 aposta 5\n2 acompanha\n0 acompanha\n"
    assert not failures(f"cartas monte 7O KO / 1: 4P\n{bets}{again}= monte 77\n1 compra\n1 descarta 7O\n= lixo 7O", start)
    left = bets.replace("2 acompanha", "2 abandona")
    assert not failures(f"cartas 1: 4P\n{left}cartas monte 7O KO\n= monte 86\n1 compra\n1 descarta 7O\n= lixo 7O", start)
    assert not failures(f"cartas 1: 4P\n{left}cartas monte 7O KO\n= dentro 0 1\n= carteador 0\n= vez 1", start)


def test_a_stock_made_of_the_lixo_lies_as_a_line_says() -> None:
    start = (
        "carteado 1\nregulamento pifpaf\nlugares 8\nopção stack=100\nopção bet_min=5\nopção bet_max=20\nopção profile=clean\n"
    )
    stock = [f"{rank}{suit}" for suit in "CO" for rank in ("A", *range(2, 11), "J", "Q", "K")] + [
        "AC",
        "2C",
        "3C",
        "4C",
        "5C",
        "6C",
    ]
    bets = "1 aposta 5\n" + "".join([f"{seat} acompanha\n" for seat in (2, 3, 4, 5, 6, 7, 0)])
    turns = ""
    for nth, card in enumerate(stock):
        seat = (nth + 1) % 8
        turns += f"{seat} compra\n{seat} descarta {card}\n"
        turns += "".join([f"{(seat + far) % 8} passa\n" for far in range(1, 8)])
    case = (
        f"início carteador 0 sem-corte\n\ncartas monte {' '.join(stock)}\n{bets}{turns}= monte 0\n1 compra\n= fase novo-monte\n"
    )
    assert not failures(f"{case}cartas monte KO\n= monte 30\n= lixo 6C\n1 descarta KO\n= lixo 6C KO", start)


def test_a_case_may_leave_turn_and_window_out_and_a_record_tells_them() -> None:
    [*_, last] = records.replay(records.parse(f"{CACHETA}3 compra"))
    assert str(last.action) == "Buy(turn=1)"
    assert not failures("= escolhas 3: compra / pifei\n! not-this-turn 3 compra vez 2\n3 compra vez 1\n= vez 3")
    [*_, last] = records.replay(records.parse(f"{CACHETA}{PLAYED}2 passa"))
    assert str(last.action) == "Pass(window=1)"
    assert not failures(f"{PLAYED}! not-this-window 2 passa janela 2\n2 passa janela 1")


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("vidas 9 8 7 6", "vidas 9 8 7 6"),
        ("vidas 9 8 7 5", "vidas 9 8 7 6"),
        ("placar 9 8 7 5", "placar 9 8 7 6"),
        ("pote 1", "pote 0"),
        ("apostas 1 0 0 0", "apostas 0 0 0 0"),
        ("deve 0 0 0 1", "deve 0 0 0 0"),
        ("cartas 9 9 9 10", "cartas 9 9 9 9"),
        ("mão 2: 5P", "mão 2: 5P 5C AE 5E QE KE 7O 8O 9O"),
        ("jogos 2: QE KE AE / 5P 5C 5E / 9O 8O 7O", ""),
        ("lixo nada", "lixo 3C"),
        ("monte 67", "monte 66"),
        ("vira nada", "vira 9C"),
        ("curinga 10O", "curinga 10C"),
        ("dentro 0 1 2", "dentro 0 1 2 3"),
        ("perguntas 2 1", "perguntas 2 1 0"),
        ("respostas 2", "respostas ninguém"),
        ("respostas ninguém", "respostas ninguém"),
        ("bate-só-do-monte 3", "bate-só-do-monte 3"),
        ("bate-so-do-monte 2", "não bate-só-do-monte 2"),
        ("não bate-só-do-monte 3", "bate-só-do-monte 3"),
        ("compra-só-do-monte 3", "não compra-só-do-monte 3"),
        ("paradas 1", "paradas 0"),
        ("anuladas 1", "anuladas 0"),
        ("rodada em jogo", "rodada em jogo"),
        ("rodada batida 1", "rodada em jogo"),
        ("partida B", "partida em jogo"),
        ("fase compra", "fase louca"),
        ("carteador 3", "carteador 0"),
        ("vê 0 de 2", "vê nada"),
        ("não vê 0 de 3", "vê 2P 3P 5P 7P 9P JP KP 2C 4C"),
        ("vê 0 de 2: 5P", "vê nada"),
        ("vez 2", "vez 2 1 0"),
    ],
)
def test_an_expectation_says_what_was_found(expected: str, found: str) -> None:
    assert failures(f"{PLAYED}= {expected}") == ([] if found in (expected, "") else [found])


@pytest.mark.parametrize(
    "wrong",
    ["vidas 9 8 7", "pote", "pote x", "mão 9: 4P", "jogos x: 4P", "lixo 4X", "dentro", "rodada acabada", "fase truco",
     "vê 1 monte", "vê 9 de 0", "vê 0 de 9", "bate-só-do-monte 9", "partida Z", "carteador"],
)  # fmt: skip
def test_an_expectation_that_means_nothing_is_an_error(wrong: str) -> None:
    with pytest.raises(RecordError) as error:
        failures(f"{PLAYED}= {wrong}")
    assert error.value.code == "expectation-form"


def test_the_end_of_a_deal_and_of_a_partida_are_told() -> None:
    ended = "3 compra\n3 descarta 3C\n2 passa\n1 passa\n0 passa\n2 compra\n2 bate 4C\n"
    start = CACHETA.replace("placar 9 8 7 6", "placar 1 1 7 1")
    assert not failures(
        f"{ended}= rodada batida 2\n= rodada batida\n= vidas 0 0 7 0\n= partida C\n= partida C jogada\n= fase fim", start
    )
    assert failures(f"{ended}= partida A jogada\n= rodada dez\n= partida em jogo", start) == [
        "partida C jogada",
        "rodada batida 2",
        "partida C jogada",
    ]
    assert not failures('cartas 1: 4P\n1 aposta 5\njuiz PIF-S23 pena void porque "x"\n= rodada nenhuma\n= pote 6', PIFPAF)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("cartas vira 4P / 1: 5P", "hands-seat"),
        ("cartas 1: 4P 4P 4P", "not-in-pack"),
        ("cartas 5: 4P", "number-range"),
        ("cartas 1: 4P\ncartas 1: 4P", "no-shuffle-now"),
        ("cartas 1: 4P\n1 aposta 5\n2 abandona\n3 acompanha\n0 acompanha\ncartas 1: 4P", "hands-seat"),
    ],
)
def test_cards_that_cannot_be_dealt_are_told(line: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        records.check(records.parse(PIFPAF + line))
    assert error.value.code == code


def test_the_header_tells_what_each_holds_pot_dealer_and_deal() -> None:
    options = "opção bet_max=20\nopção bet_min=5\nopção stack=100\n"
    start = "início placar 100 90 0 110 pote 6 carteador 3 mão 4\n\n"
    text = f"carteado 1\nregulamento pifpaf/1\n{options}lugares 4\nmotor 1\n{start}"
    record = records.parse(text.replace("placar", "fichas"))
    assert record.start == {"score": (100, 90, 0, 110), "pot": 6, "dealer": 3, "mao": 4}
    assert records.write(record).endswith(start)
    assert records.parse(PIFPAF).start == {"pot": 6, "dealer": 0, "mao": 3}


@pytest.mark.parametrize(
    ("header", "code", "line"),
    [
        ("carteado 1\nregulamento pifpaf\nopção stack=100\nopção bet_min=5\n", "amounts-unset", 1),
        (f"{CHIPS}início pote -1\n", "number-range", 6),
        (f"{CHIPS}início pote\n", "start-form", 6),
        (f"{CHIPS}início placar 1 1 0 0\n", "start-held", 6),
        (f"{CHIPS}início placar 1 1 1 0 carteador 3\n", "start-dealer-able", 6),
        (f"{CHIPS}início mão 0\n", "start-mao", 6),
        ("carteado 1\nregulamento cacheta\ninício pote 5\n", "start-pot", 3),
        ("carteado 1\nregulamento cacheta\ninício vidas 21 1 1 1\n", "start-held", 3),
    ],
)
def test_a_header_that_cannot_be_is_told_by_its_line(header: str, code: str, line: int) -> None:
    with pytest.raises(RecordError) as error:
        list(records.replay(records.parse(header)))
    assert (error.value.code, error.value.line) == (code, line)


def test_a_ruling_may_name_a_million_chips() -> None:
    line = 'juiz PIF-S23 placar 1000000 0 0 0 porque "acordo"'
    record = records.parse(f"{PIFPAF}{line}\n")
    assert records.write(record).endswith(f"{line}\n")


def test_a_result_may_be_all_the_chips_of_a_table() -> None:
    line = "resultado 4000000 0 0 0 jogada PIF-S22"
    assert records.write(records.parse(f"{PIFPAF}{line}\n")).endswith(f"{line}\n")
