"""Sheets of jogos that never were, with the accents of real ones."""

from dataclasses import replace

from carteado.paper.sheets import Legal, Person, Side, SumulaSheet
from carteado.paper.sumula import signers_of_athletes, signers_of_sides
from paper.pdf_kit import PT

ZANGOES = Side("Zangões", (Person("João Antônio", "1"), Person("Zé da Conceição", "3")), "APCEF/SP")
AGUA = Side("Água Fria", (Person("Maria Inês", "2"), Person("Araújo", "4")), "APCEF/RJ")
IPE = Side("Ipê", tuple([Person(name, str(seat)) for name, seat in (("Ênio", 1), ("Ícaro", 3), ("Ângela", 5))]))
JERIVA = Side("Jerivá", tuple([Person(name, str(seat)) for name, seat in (("Óscar", 2), ("Úrsula", 4), ("Iná", 6))]))
SHEET = SumulaSheet(
    event="XII Jogos, truco em duplas",
    game="truco-fenacef",
    stage="Fase de grupos",
    group="Grupo A",
    round="2ª rodada do torneio",
    jogo="17",
    table="4",
    date="18/11/2026",
    time="14h00",
    sides=(ZANGOES, AGUA),
    signers=signers_of_athletes(PT, (ZANGOES, AGUA), "coordenador técnico"),
    legal=(Legal("FEN-38.1", "Cada placar é confirmado pela outra dupla."),),
    url="https://torneio.example.org/torneio/abc/jogo/17#mesa",
)
CEGO = replace(
    SHEET,
    game="truco-cego",
    target=24,
    sides=(IPE, JERIVA),
    signers=signers_of_sides((IPE, JERIVA), "capataz"),
    legal=(),
)


def sheets(count: int) -> list[SumulaSheet]:
    """So many sheets, each with its own number and page."""
    return [replace(SHEET, jogo=str(n), url=f"https://torneio.example.org/jogo/{n}") for n in range(1, count + 1)]
