"""The scoreboard of canastra and buraco in words: every refusal, consequence and doubt has its sentence."""

import pytest

from carteado.games.canastra.sheet.counting import DOUBTS
from carteado.games.canastra.sheet.entries import Counted, Rodada, Total
from carteado.games.canastra.words import sheet
from carteado.placar import Entry, Incident, Tally
from carteado.placar.consequence import Consequence
from carteado.words import Words, placar, reasons
from carteado.words.placar import consequence, credit, line, refusal
from carteado.words.placar_names import Names
from games.canastra.sheet.sheet_kit import A, B, at, deal
from games.canastra.sheet.sheet_kit import sheet as opened
from words.sentences import refusals

NAMES = Names(Words("pt-BR").of("canastra"), ("Onça", ""), ("Ana", "Bia", "", "Davi"))
ENGLISH = Names(Words("en").of("canastra"), ("Onça", ""), ("Ana", "Bia", "", "Davi"))


def test_every_refusal_has_a_sentence() -> None:
    found = dict(refusals("games/canastra/sheet"))
    of_referees = {code for code, _ in refusals("games/canastra/rules/incidents.py")}
    assert len(found) > 20
    assert sorted(set(found) - set(sheet.REFUSALS) - set(placar.TEXTS) - of_referees - set(reasons.TEXTS)) == []
    for code, facts in found.items():
        if code in sheet.REFUSALS and facts >= 0:
            assert len(sheet.FACTS.get(code, ())) == facts, code
    assert sorted(set(sheet.REFUSALS) - set(found) - set(placar.TEXTS)) == []


@pytest.mark.parametrize(
    ("entry", "told", "english"),
    [
        (
            deal(Counted(445, 2, 1, 35, morto=True, out=True), B),
            "Rodada 1. Onça: mesa 445, 2 limpas, 1 suja, na mão 35, com morto, bateu. Dupla B: mesa 15, na mão 45, sem morto.",
            "Deal 1. Onça: table 445, 2 clean, 1 dirty, in hand 35, with morto, went out. "
            "Pair B: table 15, in hand 45, without morto.",
        ),
        (
            Rodada(7, (Counted(325, 1, morto=True, to_ace=1), Total(-100))),
            "Rodada 7. Onça: mesa 325, 1 limpa, 1 de ás a ás, na mão 0, com morto. Dupla B: -100.",
            "Deal 7. Onça: table 325, 1 clean, 1 from ace to ace, in hand 0, with morto. Pair B: -100.",
        ),
        (Tally(2, (310, -130)), "Rodada 2: 310 a -130.", "Deal 2: 310 to -130."),
        (
            Incident("CAN-14.2", 3, why="60 pontos"),
            "Irregularidade de Davi. Motivo: 60 pontos.",
            "Irregularity by Davi. Reason: 60 pontos.",
        ),
    ],
)
def test_a_line_in_words(entry: Entry, told: str, english: str) -> None:
    assert (line(NAMES, entry), line(ENGLISH, entry)) == (told, english)


def test_a_bill_is_read_with_its_signs() -> None:
    paid = opened().enter(0, deal(A, B)).match.partidas[0].credits
    assert [credit(NAMES, each.side, each.points, each.part) for each in paid] == [
        "Onça: +45 das cartas na mesa.",
        "Onça: +200 das canastras limpas.",
        "Onça: +100 da batida.",
        "Onça: −35 das cartas na mão.",
        "Dupla B: +15 das cartas na mesa.",
        "Dupla B: −45 das cartas na mão.",
        "Dupla B: −100 por não ter pegado o morto.",
    ]


def test_every_doubt_has_a_sentence_that_names_its_side() -> None:
    for doubt in DOUBTS:
        assert credit(NAMES, 1, 0, doubt).startswith("Confiram (Dupla B): ")


def test_a_low_opening_tells_the_minimum_that_follows() -> None:
    found = at(1600, 0).foresee(Incident("CAN-14.2", 2))
    assert consequence(NAMES, found).endswith("sem outra tentativa. O mínimo para baixar passa a ser 90 (Onça).")
    assert consequence(NAMES, Consequence("deal-void")).startswith("A rodada não vale")


def test_a_refusal_says_the_numbers() -> None:
    reason = opened().check(0, deal(A, Counted(900)))
    assert reason is not None
    assert refusal(NAMES, reason) == "As cartas contadas somam 980, e o baralho inteiro só tem 880: contem de novo."
