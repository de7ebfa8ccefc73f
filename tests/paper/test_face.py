"""The body of a súmula is the family's; who brings none has cells to write in."""

from dataclasses import replace

import pytest

from carteado.paper.face import CELLS, Boxes, Cells, Columns, Paper, body, boxes
from families_kit import game, patch, plant
from paper.pdf_kit import EN, PT
from paper.sheet_kit import CEGO, SHEET

__all__ = ["patch"]


def test_points_to_tick_stand_in_rows_of_twelve() -> None:
    assert boxes(12).parts == (("", 12),)
    assert boxes(15).parts == (("", 12), ("", 3))
    assert boxes(30).parts == (("", 12), ("", 12), ("", 6))


@pytest.mark.parametrize("name", ["truco-fenacef", "truco-asfo", "truco-sinsep"])
def test_truco_ticks_as_many_boxes_as_win_a_partida(name: str) -> None:
    assert body(PT, replace(SHEET, game=name)) == Boxes((("", 12),))


def test_truco_cego_has_malos_and_buenos() -> None:
    assert body(PT, CEGO) == Boxes((("malos", 12), ("buenos", 12)))


@pytest.mark.parametrize("name", ["canastra", "buraco"])
def test_canastra_adds_up_and_says_so_in_both_languages(name: str) -> None:
    portuguese, english = (body(words, replace(SHEET, game=name)) for words in (PT, EN))
    assert isinstance(portuguese, Columns)
    assert isinstance(english, Columns)
    assert (portuguese.names[-1], english.names[-1]) == ("soma", "sum")
    assert len(portuguese.names) == len(english.names)


def test_a_planted_family_draws_its_own(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "bisca", game("bisca-um"), paper=Paper(lambda _, sheet: Cells(sheet.target)))
    assert body(PT, replace(SHEET, game="bisca-um", target=7)) == Cells(7)


@pytest.mark.parametrize("name", ["", "pifpaf", "blackjack"])
def test_who_brings_none_has_cells(name: str) -> None:
    assert body(PT, replace(SHEET, game=name)) == Cells(CELLS)
