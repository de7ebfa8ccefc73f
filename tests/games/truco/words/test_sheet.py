"""The scoreboard of truco in words: every refusal and every consequence has its sentence, and lines read as people speak."""

import ast

import pytest

from carteado.game import Reason
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.sheet.consequences import EFFECTS
from carteado.games.truco.sheet.entries import Accept, Call, Eleven, Result, Run
from carteado.games.truco.sheet.objections import CHOICE_REASONS, KIND_REASONS
from carteado.games.truco.words.reasons import TEXTS
from carteado.games.truco.words.sheet import CONSEQUENCES, FACTS, REFUSALS
from carteado.placar import Confirm, Correction, Entry, FirstDealer, Incident
from carteado.placar.consequence import Consequence
from carteado.words import placar, reasons
from carteado.words.placar import consequence, credit, line, refusal
from carteado.words.placar_names import Names
from games.truco.words.tables import palavras
from words.sentences import called, refusals, trees

NAMES = Names(palavras(), ("Onça", "Tatu"), ("Ana", "Bia", "", "Davi"))


def test_every_refusal_has_a_sentence() -> None:
    found = dict(refusals("games/truco/sheet")) | dict.fromkeys((*CHOICE_REASONS.values(), *KIND_REASONS.values()), -1)
    assert len(found) > 30
    assert sorted(set(found) - set(REFUSALS) - set(placar.TEXTS) - set(TEXTS) - set(reasons.TEXTS)) == []
    for code, facts in found.items():
        if code in REFUSALS and facts >= 0:
            assert len(FACTS.get(code, ())) == facts, code
    assert sorted(set(REFUSALS) - set(found)) == []


def test_every_consequence_has_a_sentence() -> None:
    said = {
        node.value
        for tree in trees("games/truco/sheet/consequences.py")
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and called(call) in ("Consequence", "_plain", "_loses", "_exposed") and call.args
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    whole = {word for word in said if word != "ambiguous-"}
    assert len(whole) > 20
    assert sorted(whole - set(CONSEQUENCES) - set(placar.CONSEQUENCES)) == []
    for options in OPTIONS.values():
        assert sorted(set(options.rules.incidents.values()) - set(EFFECTS)) == []


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (FirstDealer(1), "Dá as cartas primeiro: Bia."),
        (FirstDealer(2), "Dá as cartas primeiro: Onça, lugar 2."),
        (Result(1), "Mão para Tatu."),
        (Result(None), "As três vazas empataram."),
        (Call(0, 3), "Truco de Onça."),
        (Call(1, 6), "Pedido de 6 de Tatu."),
        (Accept(3), "Pedido de 3 aceito."),
        (Run(6), "Correram do pedido de 6."),
        (Eleven(True), "A mão de onze vai ser jogada."),
        (Eleven(False), "Desistiram da mão de onze."),
        (Incident("FEN-29", 3, why="bateu na mesa."), "Irregularidade de Davi. Motivo: bateu na mesa."),
        (Incident("FEN-24"), "Irregularidade."),
        (Confirm(1, (12, 7)), "Resultado da partida 1 confirmado: 12 a 7."),
        (Correction(4), "A linha 4 não vale."),
        (Correction(4, Result(0)), "Em vez da linha 4: Mão para Onça."),
    ],
)
def test_a_line_in_words(entry: Entry, told: str) -> None:
    assert line(NAMES, entry) == told


def test_points_are_counted() -> None:
    assert credit(NAMES, 0, 1) == "1 ponto para Onça."
    assert credit(NAMES, 1, 3) == "3 pontos para Tatu."
    assert credit(NAMES, 1, -3) == "Voltam 3 pontos de Tatu."
    ended = Consequence("tento", 1, 0, "over", "passes")
    told = "Tento para a outra dupla. 1 ponto para Onça. A mão acaba aqui e as cartas passam."
    assert consequence(NAMES, ended) == told


def test_a_refusal_names_people_and_lines() -> None:
    assert refusal(NAMES, Reason("not-the-next-dealer", "", (1,))).endswith("nesta partida é Bia.")
    assert "a linha 7" in refusal(NAMES, Reason("later-line", "", (7, "partida-over")))
    assert "Davi" in refusal(NAMES, Reason("cutter-at-fault", "", (3,)))


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (Reason("too-late"), "Com a mão terminada"),
        (Reason("two-winners", "", (24,)), "As duas duplas"),
        (Reason("score-missing", "", (99,)), "Falta o placar novo: dois números de 0 a 99, um para cada dupla"),
        (Reason("confirm-first", "", (1, 12, 3)), "Falta confirmar a partida 1, 12 a 3"),
    ],
)
def test_a_table_of_four_has_maos_and_pairs(reason: Reason, told: str) -> None:
    assert refusal(NAMES, reason).startswith(told)
