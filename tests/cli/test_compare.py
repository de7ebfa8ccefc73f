"""`carteado compare`: two regulations, and a record by the other of them."""

import json
from pathlib import Path

from cli.typed import ROOT, Typed

CASE = """carteado 1
regulamento truco-asfo
início placar 5 5 carteador 0
cartas vira KO / 0: 3P 2C QO / 1: 3C 2P QE / 2: 5C 6E 5E / 3: 5O 6O 6C
1 joga 3C
2 joga 5C virada
"""


def test_the_differences_are_printed_with_their_clauses(carteado: Typed) -> None:
    said = carteado("compare", "truco-fenacef", "truco-asfo").out
    assert "Truco mineiro" in said
    assert "Truco paulista de matar" in said
    assert "FEN-15" in said
    assert "Ordem das cartas comuns" not in said


def test_all_features_on_demand(carteado: Typed) -> None:
    assert "Ordem das cartas comuns" in carteado("compare", "truco-fenacef", "truco-asfo", "--all").out


def test_the_comparison_as_data(carteado: Typed) -> None:
    told = json.loads(carteado("compare", "truco-asfo", "truco-asfo:mustKill=off", "--json").out)
    assert told["regulations"] == ["truco-asfo", "truco-asfo:mustKill=off"]
    assert [feature["key"] for feature in told["features"]] == ["must-kill", "must-kill-raise"]


def test_a_code_is_like_itself(carteado: Typed) -> None:
    assert carteado("compare", "truco-asfo", "truco-asfo").out == "Os dois dizem a mesma coisa.\n"


def test_a_regulation_that_does_not_exist(carteado: Typed) -> None:
    assert carteado("compare", "truco-asfo", "bisca").refused().startswith("Não conheço o jogo bisca.")
    assert carteado("compare", "truco-asfo", "").refused().startswith("Não conheço o jogo «».")
    assert carteado("compare", "truco-asfo", "truco-asfo:mustKill").refused().endswith("chave=valor, e não mustKill.")


def test_a_house_rule_that_does_not_exist(carteado: Typed) -> None:
    assert carteado("compare", "truco-asfo", "truco-asfo:x=1").refused().startswith("Não existe a opção x")


def test_a_record_by_the_other_code(carteado: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mao.caso"
    path.write_text(CASE, encoding="utf-8")
    for pair in (("truco-asfo", "truco-sinsep"), ("truco-sinsep", "truco-asfo")):
        head, difference, _ = carteado("compare", *pair, "--record", str(path)).out.splitlines()
        assert head == "Mão 1 (linha 4), placar 5 a 5."
        assert difference.startswith("  Pelo Truco paulista o lance da linha 6 não pode: ")
        assert difference.endswith("[SIN-JOGO-3]")
    (told,) = json.loads(carteado("compare", "truco-asfo", "truco-sinsep", "--record", str(path), "--json").out)
    assert [found["kind"] for found in told["differences"]] == ["refused"]


def test_a_record_that_is_of_neither(carteado: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mao.caso"
    path.write_text(CASE, encoding="utf-8")
    sentence = carteado("compare", "truco-fenacef", "truco-sinsep", "--record", str(path)).refused()
    assert sentence.startswith("O registro é de truco-asfo")
    assert carteado("compare", "truco-asfo", "truco-sinsep", "--record", "nenhum.caso").refused().startswith("Não encontrei")


def test_another_game_is_not_compared_rule_by_rule(carteado: Typed) -> None:
    for pair in (("truco-fenacef", "truco-cego"), ("truco-cego", "truco-asfo"), ("truco-cego", "truco-cego:testaStopAt=20")):
        for more in ((), ("--all",), ("--json",)):
            sentence = carteado("compare", *pair, *more).refused()
            compared = "só se comparam Truco mineiro, Truco paulista de matar"
            assert sentence.startswith(f"Truco gaudério é outro jogo: regra por regra {compared}")


def test_a_record_of_another_game(carteado: Typed) -> None:
    path = ROOT / "cases" / "truco-cego" / "e1-roda-inteira.caso"
    sentence = carteado("compare", "truco-asfo", "truco-sinsep", "--record", str(path)).refused()
    assert sentence.startswith("O registro é de truco-cego, e não de truco-asfo / truco-sinsep")
    refused = carteado("compare", "truco-cego", "truco-asfo", "--record", str(path)).refused()
    assert refused.startswith("Truco gaudério é outro jogo")
