"""The scoreboard in words: every refusal and every consequence has its sentence, and lines read as people speak."""

import ast
from collections.abc import Iterator

import pytest

from carteado.game import Reason
from carteado.games.cego.sheet.entries import Envido, Flor, Tentos, Truco, Volta
from carteado.games.cego.sheet.keeping import new as cego
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.sheet.consequences import EFFECTS
from carteado.games.truco.sheet.entries import Accept, Call, Eleven, Result, Run
from carteado.games.truco.sheet.objections import CHOICE_REASONS, KIND_REASONS
from carteado.placar import Confirm, Correction, Entry, FirstDealer, Incident
from carteado.placar.consequence import Consequence
from carteado.words import Words
from carteado.words.placar import CONSEQUENCES, FACTS, REFUSALS, consequence, credit, line, refusal
from carteado.words.placar_names import Names
from carteado.words.reasons import REASONS
from words.sentences import called, literals, trees

NAMES = Names(Words("pt-BR"), ("Onça", "Tatu"), ("Ana", "Bia", "", "Davi"))


def codes() -> Iterator[tuple[str, int]]:
    """Every code the scoreboard refuses with, and how many facts go with it where that is plain."""
    for node in (node for tree in trees("placar") for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) == "Reason":
            facts = node.args[2] if len(node.args) > 2 else ast.Tuple(elts=[])
            for code in literals(node.args[0]):
                yield code, len(facts.elts) if isinstance(facts, ast.Tuple) else -1


def test_every_refusal_has_a_sentence() -> None:
    found = dict(codes()) | dict.fromkeys((*CHOICE_REASONS.values(), *KIND_REASONS.values()), -1)
    assert len(found) > 30
    assert sorted(set(found) - set(REFUSALS) - set(REASONS)) == []
    for code, facts in found.items():
        if code in REFUSALS and facts >= 0:
            assert len(FACTS.get(code, ())) == facts, code
    assert sorted(set(REFUSALS) - set(found) - {"partida-over"}) == []


def test_every_consequence_has_a_sentence() -> None:
    said = {
        node.value
        for tree in trees("placar/consequences.py")
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and called(call) in ("Consequence", "_plain", "_loses", "_exposed") and call.args
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    whole = {word for word in said if word != "ambiguous-"}
    assert len(whole) > 20
    assert sorted(whole - set(CONSEQUENCES)) == []
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


SIX = Names(Words("pt-BR"), ("Onça", ""), ("Ana", "Bia", "", "Davi", "Eva", "Fábio"))


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (FirstDealer(2), "Dá as cartas primeiro: Onça, lugar 2."),
        (Tentos(4, 3, (2, 1)), "Volta 4, 3ª testa. Tentos contados na mesa: 2 a 1."),
        (Volta(3, 0, None, Truco("", True, 1)), "Volta 3, roda. Sem truco: vazas de Trio B."),
        (
            Volta(2, 1, Envido(("envido", "falta-envido"), 0, False), Truco("vale-quatro", True, 0)),
            "Volta 2, 1ª testa. Envido, falta envido: não quiseram. Vale quatro: quiseram, vazas de Onça.",
        ),
        (
            Volta(1, 0, Flor((2, 1), (1, 0), ("contra-flor",), 1, True, 0), Truco("truco", False, 1)),
            "Volta 1, roda. 2 flores de Onça. 1 achicada. 1 flor de Trio B. Contra-flor: quiseram. A maior flor é de Onça."
            " Truco: não quiseram.",
        ),
        (Volta(1, 0, None, Truco(), silent=True), "Volta 1, roda. Saíram sem falar e sem jogar."),
        (
            Incident("CEGO-9.X-4", 3, facts=Volta(1, 0, Envido(("envido",), 0, True), Truco("truco"))),
            "Irregularidade de Davi. Envido: quiseram. Truco: quiseram.",
        ),
    ],
)
def test_a_line_of_truco_cego_in_words(entry: Entry, told: str) -> None:
    assert line(SIX, entry) == told


def test_every_irregularity_of_truco_cego_has_its_sentence() -> None:
    placar = cego().enter(0, FirstDealer(4)).enter(0, Tentos(1, 0, (0, 0)))
    for offer in placar.offers():
        for choice in offer.choices or ("",):
            score = (3, 2) if offer.effect == "set-score" else ()
            song = Volta(2, 1, Envido(("envido",), 0, True)) if offer.effect == "song" else None
            incident = Incident(offer.clause, 0, "", choice, score, "x", song)
            assert placar.check(0, incident) is None, offer.clause
            found = placar.foresee(incident)
            assert consequence(SIX, found), offer.clause
            assert (found.mao == "over") == ("A volta acaba aqui." in consequence(SIX, found)) or found.loses


def test_tentos_are_counted_by_their_part() -> None:
    assert credit(SIX, 0, 1, "envido") == "Envido: 1 tento para Onça."
    assert credit(SIX, 1, 6, "flor") == "Flor: 6 tentos para Trio B."
    assert credit(SIX, 1, 4, "truco") == "Truco: 4 tentos para Trio B."
    assert credit(SIX, 0, 1, "penalty") == "Multa: 1 tento para Onça."
    assert credit(SIX, 0, -2, "tentos") == "Descontam-se 2 tentos de Onça."
    assert credit(SIX, 0, 2, "tentos") == "2 tentos para Onça."


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
    ("reason", "pairs", "trios"),
    [
        (Reason("too-late"), "Com a mão terminada", "Com a volta terminada"),
        (Reason("two-winners", "", (24,)), "As duas duplas", "Os dois trios"),
        (
            Reason("score-missing", "", (99,)),
            "Falta o placar novo: dois números de 0 a 99, um para cada dupla",
            "Falta o placar",
        ),
        (Reason("confirm-first", "", (1, 12, 3)), "Falta confirmar a partida 1, 12 a 3", "Falta confirmar a partida 1, 12 a 3"),
    ],
)
def test_a_table_of_six_has_voltas_and_trios(reason: Reason, pairs: str, trios: str) -> None:
    assert refusal(NAMES, reason).startswith(pairs)
    assert refusal(SIX, reason).startswith(trios)
    assert "dupla" not in refusal(SIX, reason)
