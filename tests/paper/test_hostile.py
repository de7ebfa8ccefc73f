"""Names that would be markup, run over the edge or turn the page round are printed as names."""

from dataclasses import replace

import pytest

from carteado.paper import printing
from carteado.paper.cleaning import line
from carteado.paper.document import Document
from carteado.paper.sheets import Person, Side
from carteado.paper.sumula import signers_of_athletes, sumulas
from paper.pdf_kit import EN, MADE, MM, PT, read
from paper.sheet_kit import SHEET

MARKUP = (
    "#panic()", "*Zé* _da_ [Silva]", "$x^2$ \\ `raw` <label> @ref", "= título // nada /* */", '"); #import "x" //',
    "</svg>&amp;", "{{placeholder}} {page} {0}", "~a -- b...", "'--", "\\u{41}",
)  # fmt: skip
LONG = "Maximiliano Conceição de Albuquerque e Vasconcelos de Assunção"
UNBROKEN = "Wolfeschlegelsteinhausenbergerdorff" * 3


def printed(name: str) -> str:
    sides = (Side(name, (Person(name, "1"), Person("Zé", "3"))), SHEET.sides[1])
    return read(sumulas(PT, MADE, [replace(SHEET, sides=sides)])).text


@pytest.mark.parametrize("name", MARKUP)
def test_markup_is_printed_letter_by_letter(name: str) -> None:
    assert name in printed(name)


@pytest.mark.parametrize("name", [LONG, UNBROKEN, "Ñ" * 60])
def test_a_long_name_stays_on_the_page_and_the_sheet_on_one(name: str) -> None:
    sides = (
        Side(name, (Person(name, "1"), Person(name, "3", "capataz")), name),
        Side(name, (Person(name, "2"), Person(name, "4"))),
    )
    for words, halves, best_of in ((PT, False, 3), (PT, True, 3), (EN, False, 5)):
        signers = signers_of_athletes(words, sides, name)
        sheet = replace(SHEET, sides=sides, event=name, best_of=best_of, signers=signers)
        found = read(sumulas(words, MADE, [sheet], halves=halves))
        assert len(found) == 1
        page = found.document[0]
        text = page.get_textpage()
        boxes = [text.get_rect(n) for n in range(text.count_rects())]
        assert min(left for left, _, _, _ in boxes) >= 10 * MM
        assert max(right for _, _, right, _ in boxes) <= 200 * MM


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zé\nNinguém\t", "Zé Ninguém"),
        ("a\u202eb\u200fc\u2066d", "abcd"),
        ("Jose\u0301", "José"),
        ("z" + "\u0335" * 60, "z" + "\u0335" * 3),
        ("\x00\x07\ud800\ue000Iná", "Iná"),
        ("אבג", "\u2068אבג\u2069"),
    ],
)
def test_what_cannot_be_seen_is_left_out_and_directions_stay_inside(typed: str, kept: str) -> None:
    assert line(typed) == kept


def test_a_name_from_right_to_left_leaves_its_neighbours_where_they_are() -> None:
    found = printed("אבג 12 דהו")
    assert "lugar 3 Zé" in found
    assert "revisão 3" in found


def test_no_name_reaches_the_template() -> None:
    template, data = printing.source(sumulas(PT, MADE, [replace(SHEET, jogo="#panic()")]))
    assert "#panic()" in data
    assert "#panic()" not in template


@pytest.mark.parametrize("name", ["😀 Zé", "王小明", "ไทย"])
def test_a_letter_that_no_font_has_keeps_nobody_from_printing(name: str) -> None:
    found = printed(name)
    assert "Água Fria" in found
    assert "página 1 de 1" in found


def test_a_template_that_cannot_be_set_is_an_error() -> None:
    with pytest.raises(printing.Unprintable):
        printing.pdf(Document("sumula", "", {"frame": {}}))
