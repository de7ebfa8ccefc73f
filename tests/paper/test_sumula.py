"""Súmulas as they come out of the printer: everything on them, one a page or two, each with the code of its own page."""

from dataclasses import replace

import pytest

from carteado.paper.sheets import Filled, Row, SumulaSheet
from carteado.paper.sumula import blank, by_partida, sumulas
from paper.pdf_kit import EN, MADE, PT, Read, read
from paper.sheet_kit import CEGO, SHEET, sheets


def printed(*made: SumulaSheet, halves: bool = False) -> Read:
    return read(sumulas(PT, MADE, made, halves=halves))


def test_a_sheet_has_event_place_people_and_norms_with_their_accents() -> None:
    found = printed(SHEET)
    assert len(found) == 1
    for words in (
        "SÚMULA", "melhor de 3 partidas, até 12", "Fase de grupos · Grupo A · 2ª rodada do torneio", "João Antônio",
        "Zé da Conceição", "Água Fria", "Maria Inês", "FEN-38.1", "Cada placar é confirmado pela outra dupla.", "APCEF/SP",
    ):  # fmt: skip
        assert words in found.text
    assert found.text.count("ª partida") == 3


def test_every_page_tells_event_revision_time_and_its_number() -> None:
    found = printed(*sheets(3))
    for number, page in enumerate(found.pages, 1):
        assert f"revisão 3, 18/11/2026, 14h05 página {number} de 3" in page
        assert "Copa do Ipê" in page
    assert found.about["Title"] == "Súmulas: Copa do Ipê"
    assert found.about["Keywords"] == "Copa do Ipê, revisão 3, 18/11/2026, 14h05"
    assert b"/Lang(pt-BR)" in found.content
    assert b"/MarkInfo" in found.content


def test_forty_sheets_are_one_file_of_forty_pages_each_with_its_own_code() -> None:
    found = printed(*sheets(40))
    assert len(found) == 40
    assert [f"página {n} de 40" in page for n, page in enumerate(found.pages, 1)] == [True] * 40
    assert [found.codes(n) for n in (0, 16, 39)] == [[f"https://torneio.example.org/jogo/{n}"] for n in (1, 17, 40)]


def test_two_sheets_share_a_page_where_they_fit() -> None:
    found = printed(*sheets(5), halves=True)
    assert len(found) == 3
    assert found.codes(1) == ["https://torneio.example.org/jogo/3", "https://torneio.example.org/jogo/4"]


def test_five_partidas_or_two_rows_of_tentos_need_a_page() -> None:
    best_of_five = replace(SHEET, best_of=5)
    found = printed(SHEET, best_of_five, CEGO, SHEET, SHEET, halves=True)
    assert len(found) == 4
    assert found.pages[1].count("ª partida") == 5
    assert found.pages[3].count("SÚMULA") == 2


def test_a_sheet_of_truco_cego_counts_malos_and_buenos() -> None:
    found = printed(CEGO)
    assert found.text.count("malos") == found.text.count("buenos") == 2 * 3
    assert "1. capataz A" in found.text
    assert "2. capataz B" in found.text


@pytest.mark.clause("CEGO-10.p4-1")
def test_a_jogo_of_truco_cego_is_one_sheet_or_three() -> None:
    found = printed(*by_partida(CEGO))
    assert [page.count("ª partida") for page in found.pages] == [1, 1, 1]
    assert [f"{n}ª partida" in page for n, page in enumerate(found.pages, 1)] == [True] * 3
    assert printed(CEGO).text.count("ª partida") == 3


@pytest.mark.parametrize("game", ["canastra", "buraco"])
def test_canastra_is_added_up_rodada_by_rodada(game: str) -> None:
    found = printed(replace(SHEET, game=game, best_of=1, target=3000))
    assert len(found) == 1
    for column in ("cartas na mesa", "canastras limpas", "canastras sujas", "batida", "= rodada", "soma"):
        assert found.text.count(column) == 2
    assert "até 3000" in found.text


def test_three_partidas_of_canastra_need_three_pages() -> None:
    found = printed(replace(SHEET, game="canastra", best_of=3, target=3000))
    assert len(found) == 3
    assert found.codes(0) == [SHEET.url]


def test_a_game_without_a_sheet_of_its_own_has_cells_for_the_running_score() -> None:
    for game in ("", "cacheta"):
        found = printed(replace(SHEET, game=game))
        assert len(found) == 1
        assert found.text.count("ª partida") == 3


def test_boxes_are_ticked_as_far_as_the_score() -> None:
    empty = sumulas(PT, MADE, [SHEET])
    row = Row((12, 9), how="WO", counted=(12, 0), dealer="Araújo")
    document = sumulas(PT, MADE, [replace(SHEET, filled=Filled((row,), signatures=("14h40",)))])
    assert [side["ticks"] for side in document.data["sheets"][0]["partidas"][0]["sides"]] == [[12], [9]]
    assert [side["ticks"] for side in document.data["sheets"][0]["partidas"][1]["sides"]] == [[0], [0]]
    found = read(document)
    for words in ("WO", "(0)", "Araújo", "14h40"):
        assert words in found.text
    assert found.dark(0) > read(empty).dark(0)


def test_malos_are_ticked_before_buenos() -> None:
    document = sumulas(PT, MADE, [replace(CEGO, filled=Filled((Row((24, 15)),)))])
    assert [side["ticks"] for side in document.data["sheets"][0]["partidas"][0]["sides"]] == [[12, 12], [12, 3]]


@pytest.mark.clause("FEN-38.4")
def test_a_new_via_has_its_number_and_the_old_one_is_marked() -> None:
    assert "2ª via" in printed(replace(SHEET, via=2)).text
    old = printed(replace(SHEET, void="Descartada às 14h50: rasura na 2ª partida."), halves=True)
    assert "SEM EFEITO" in old.text
    assert "Descartada às 14h50" in old.text


def test_what_was_observed_is_printed_and_leaves_no_empty_lines() -> None:
    said = [f"Mão {n}: carta mal dada, sem pontos." for n in range(1, 40)]
    found = printed(replace(SHEET, filled=Filled(observations=tuple(said))))
    assert all(line in found.text for line in said)
    assert "página 1 de 2" in found.text


def test_a_blank_sheet_names_nobody_and_has_no_code() -> None:
    found = printed(blank(SHEET, 4))
    for name in ("Zangões", "João", "Araújo"):
        assert name not in found.text
    assert found.codes(0) == []
    assert [f"lugar {n}" in found.text for n in (1, 2, 3, 4)] == [True] * 4
    assert "4. atleta B" in found.text


def test_a_sheet_speaks_english_too() -> None:
    found = read(sumulas(EN, MADE, [SHEET]))
    assert "MATCH SHEET best of 3 partidas, to 12" in found.text
    assert "revision 3, 2026-11-18, 14:05 page 1 of 1" in found.text
    assert b"/Lang(en-US)" in found.content


def test_a_rehearsal_says_so_on_every_page() -> None:
    found = read(sumulas(PT, replace(MADE, rehearsal=True), sheets(2)))
    assert ["ENSAIO" in page for page in found.pages] == [True, True]
    assert "ENSAIO" not in printed(SHEET).text


def test_the_same_values_make_the_same_bytes() -> None:
    assert printed(SHEET).content == printed(SHEET).content
