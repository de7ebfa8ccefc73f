"""The scoreboard of Truco Cego in words: voltas, trios, tentos by their part, every irregularity."""

from collections.abc import Mapping

import pytest

from carteado.game import Reason
from carteado.games.cego.sheet.entries import Envido, Flor, Tentos, Truco, Volta
from carteado.games.cego.sheet.keeping import new as cego
from carteado.games.cego.words.sheet import CONSEQUENCES, FACTS, REFUSALS
from carteado.placar import Entry, FirstDealer, Incident
from carteado.words import Words, placar
from carteado.words.placar import consequence, credit, line, refusal
from carteado.words.placar_names import Names
from records_kit import CEGO
from words.sentences import refusals

SIX = Names(Words("pt-BR", CEGO), ("Onça", ""), ("Ana", "Bia", "", "Davi", "Eva", "Fábio"))


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
    table = cego().enter(0, FirstDealer(4)).enter(0, Tentos(1, 0, (0, 0)))
    for offer in table.offers():
        for choice in offer.choices or ("",):
            score = (3, 2) if offer.effect == "set-score" else ()
            song = Volta(2, 1, Envido(("envido",), 0, True)) if offer.effect == "song" else None
            incident = Incident(offer.clause, 0, "", choice, score, "x", song)
            assert table.check(0, incident) is None, offer.clause
            found = table.foresee(incident)
            assert consequence(SIX, found), offer.clause
            assert (found.mao == "over") == ("A volta acaba aqui." in consequence(SIX, found)) or found.loses


def test_tentos_are_counted_by_their_part() -> None:
    assert credit(SIX, 0, 1, "envido") == "Envido: 1 tento para Onça."
    assert credit(SIX, 1, 6, "flor") == "Flor: 6 tentos para Trio B."
    assert credit(SIX, 1, 4, "truco") == "Truco: 4 tentos para Trio B."
    assert credit(SIX, 0, 1, "penalty") == "Multa: 1 tento para Onça."
    assert credit(SIX, 0, -2, "tentos") == "Descontam-se 2 tentos de Onça."
    assert credit(SIX, 0, 2, "tentos") == "2 tentos para Onça."


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (Reason("too-late"), "Com a volta terminada"),
        (Reason("two-winners", "", (24,)), "Os dois trios"),
        (Reason("score-missing", "", (99,)), "Falta o placar"),
        (Reason("confirm-first", "", (1, 12, 3)), "Falta confirmar a partida 1, 12 a 3"),
    ],
)
def test_a_table_of_six_has_voltas_and_trios(reason: Reason, told: str) -> None:
    assert refusal(SIX, reason).startswith(told)
    assert "dupla" not in refusal(SIX, reason)


def test_every_refusal_has_its_facts() -> None:
    found = dict(refusals("games/cego/sheet"))
    facts: Mapping[str, tuple[str, ...]] = {**placar.FACTS, **FACTS}
    for code, count in found.items():
        if code in REFUSALS and count >= 0:
            assert len(facts.get(code, ())) == count, code
    assert sorted(set(REFUSALS) - set(found)) == []
    assert len(CONSEQUENCES) > 10
