"""Súmulas to be measured, made up from numbers: the same on every machine."""

import time
from collections.abc import Iterator
from datetime import datetime
from typing import Final

from carteado.catalogue import GAMES
from carteado.lab.chores import Chore
from carteado.paper import printing
from carteado.paper.document import Made
from carteado.paper.sheets import Legal, Person, Side, SumulaSheet
from carteado.paper.sumula import signers_of_athletes, sumulas
from carteado.words import Words

SHEETS: Final = 500
SECONDS: Final = 20.0
PAGE: Final = 50_000.0  # bytes
FIRST: Final = ("João", "Maria Inês", "Zé", "Conceição", "Sebastião", "Ângela", "Óscar", "Íris", "Luís Otávio", "Glória")
LAST: Final = (
    "da Silva",
    "Araújo",
    "Assunção e Vasconcelos",
    "Gonçalves",
    "Brandão",
    "Müller",
    "Nuñes",
    "dos Anjos",
    "Sá",
    "Pereira",
)
MADE: Final = Made("XII Jogos", 1, datetime(2026, 11, 18, 8, 50))


def sheets(count: int) -> Iterator[SumulaSheet]:
    """So many súmulas of the first game there is, no two with the same people."""
    for n in range(count):
        sides = (_pair(2 * n), _pair(2 * n + 1))
        yield SumulaSheet(
            event="XII Jogos, duplas",
            game=next(iter(GAMES)),
            stage="Fase de grupos",
            group=f"Grupo {n % 26}",
            round=f"{n // 20 + 1}ª rodada do torneio",
            jogo=str(n + 1),
            table=str(n % 20 + 1),
            date="18/11/2026",
            time="14h00",
            sides=sides,
            signers=signers_of_athletes(Words(), sides, "coordenador técnico"),
            legal=(Legal("FEN-38.1", "Cada placar é confirmado pela outra dupla."), Legal("FEN-38.2", "Os quatro assinam.")),
            url=f"https://torneio.example.org/torneio/t{n:08x}/jogo/{n + 1}#{n * 7919:032x}",
        )


def _pair(number: int) -> Side:
    people = [
        Person(f"{FIRST[n % len(FIRST)]} {LAST[n // 10 % len(LAST)]} {n}", str(n % 4 + 1)) for n in (2 * number, 2 * number + 1)
    ]
    return Side(f"Dupla {number} {LAST[number % len(LAST)]}", tuple(people), f"APCEF {number % 27}")


def printed(count: int = SHEETS, *, halves: bool = False) -> Chore:
    """So many súmulas as one file, the codes included; its size by page."""
    before = time.process_time()
    made = printing.pdf(sumulas(Words(), MADE, list(sheets(count)), halves=halves))
    pages = -(-count // 2) if halves else count
    return Chore(time.process_time() - before, SECONDS, len(made) / pages, PAGE)
