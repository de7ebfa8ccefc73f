"""The drawing of a chave: nothing lies over anything, every name is in its box, and it can be read from afar."""

import itertools
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from carteado.paper import poster
from carteado.paper.bracket_svg import (
    BETWEEN,
    JOGO,
    Bracket,
    BracketJogo,
    BracketRound,
    BracketSide,
    described,
    letters,
    planned,
    reach,
    svg,
    wide,
)
from paper.artefact_kit import CHAVE, jogo
from paper.pdf_kit import MADE, PT, read

WIDTH, HEIGHT = 396.0, 252.0


def knock_out(entries: int) -> Bracket:
    """A knock-out of so many entries, the first of which have no jogo in the first round."""
    size = 1 << (entries - 1).bit_length()
    waiting: list[tuple[str, str]] = [(f"Dupla {n}", "") for n in range(1, size + 1)]
    rounds: list[BracketRound] = []
    while len(waiting) > 1:
        jogos: list[BracketJogo] = []
        following: list[tuple[str, str]] = []
        for n in range(len(waiting) // 2):
            (a, from_a), (b, from_b) = waiting[n], waiting[-1 - n]
            if not rounds and size - n > entries:
                following.append((a, ""))
                continue
            identity = f"{len(rounds)}-{n}"
            jogos.append(jogo(identity, a, b, (from_a, from_b)))
            following.append((f"?vencedor {identity}", identity))
        rounds.append(BracketRound(f"{len(rounds) + 1}ª rodada", tuple(jogos)))
        waiting = following
    return Bracket("Chave", tuple(rounds))


def texts(drawing: str) -> list[tuple[str, float, float, float, str]]:
    found = ElementTree.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")
    return [
        (
            each.text or "",
            float(each.get("x", 0)),
            float(each.get("y", 0)),
            float(each.get("font-size", 0)),
            each.get("text-anchor", ""),
        )
        for each in found
    ]


@pytest.mark.parametrize("entries", [2, 3, 4, 5, 7, 8, 11, 16, 23, 32, 42, 64])
def test_no_jogo_lies_over_another_and_all_stand_between_the_edges(entries: int) -> None:
    bracket = knock_out(entries)
    where, rows = planned(bracket)
    assert len(where) == entries - 1
    for column in range(len(bracket.rounds)):
        middles = sorted([middle for at, middle in where.values() if at == column])
        assert all(after - before >= JOGO + BETWEEN - 1e-9 for before, after in itertools.pairwise(middles))
        assert not middles or (middles[0] - JOGO / 2 >= BETWEEN - 1e-9 and middles[-1] + JOGO / 2 <= rows + 1e-9)


def test_the_winner_stands_between_those_who_came() -> None:
    where, _ = planned(CHAVE)
    assert where["25"][1] == pytest.approx((where["23"][1] + where["24"][1]) / 2)
    assert (where["25"][0], where["26"][0]) == (1, 1)


def test_the_third_place_needs_no_room_of_its_own_where_there_is_some_below_the_final() -> None:
    without = replace(CHAVE, rounds=(CHAVE.rounds[0], replace(CHAVE.rounds[1], jogos=CHAVE.rounds[1].jogos[:1])))
    larger = knock_out(8)
    third = replace(
        larger, rounds=(*larger.rounds[:2], replace(larger.rounds[2], jogos=(*larger.rounds[2].jogos, jogo("t", "?a", "?b"))))
    )
    assert planned(third)[1] == planned(larger)[1]
    assert planned(CHAVE)[1] > planned(without)[1]


@pytest.mark.parametrize(
    "name", ["Ipê", "Maximiliano Conceição de Albuquerque e Vasconcelos de Assunção", "W" * 80, "<&>\"' #x $y$"]
)
def test_a_name_stays_in_its_box_and_is_no_markup(name: str) -> None:
    side = BracketSide(name, score="3", won=True)
    bracket = Bracket(name, (BracketRound(name, (BracketJogo("1", (side, side), name),)), *CHAVE.rounds[1:]))
    drawing = svg(bracket, WIDTH, HEIGHT)
    box = float(re.search(r'<rect x="0" y="[\d.]+" width="([\d.]+)"', drawing)[1])  # type: ignore[index]
    for text, x, y, size, anchor in texts(drawing):
        if x < box:
            assert (x if anchor else x + wide(text) * size) <= box + 0.01
        assert 0 <= y <= HEIGHT
    assert ElementTree.fromstring(drawing) is not None


def test_a_short_name_is_whole_and_a_long_one_takes_two_lines() -> None:
    long = "Dupla Maximiliano Vasconcelos e Conceição"
    bracket = Bracket("", (BracketRound("", (jogo("1", "Ipê", long),)), *CHAVE.rounds))
    drawn = [text for text, *_ in texts(svg(bracket, WIDTH, HEIGHT))]
    assert "Ipê" in drawn
    assert long not in drawn
    assert any(f"{a} {b}" == long for a, b in itertools.pairwise(drawn))


def test_the_winner_is_bold_and_the_line_of_a_known_winner_is_thick() -> None:
    drawing = svg(CHAVE, WIDTH, HEIGHT)
    assert re.search(r'font-weight="bold" y="[\d.]+">Água Fria<', drawing)
    assert re.search(r'font-weight="normal" y="[\d.]+">Ipê<', drawing)
    paths = re.findall(r'<path d="M[\d. ]+H[^"]*" fill="none" stroke="currentColor" stroke-width="([\d.]+)"', drawing)
    assert float(paths[0]) > float(paths[1])


def test_letters_are_as_tall_as_they_are_said_to_be() -> None:
    usual, least = letters(CHAVE, WIDTH, HEIGHT)
    assert usual >= least > 0
    assert letters(CHAVE, 2 * WIDTH, 2 * HEIGHT)[0] == pytest.approx(2 * usual)
    assert reach(14.5) == pytest.approx(10)


@pytest.mark.parametrize("entries", [4, 8, 16])
def test_leaves_are_read_from_ten_metres(entries: int) -> None:
    bracket = knock_out(entries)
    across, down = poster.leaves(bracket)
    found = read(poster.chave_in_leaves(PT, MADE, bracket))
    assert len(found) == across * down
    metres = re.search(r"lê-se a (\d+) metros", found.pages[0])
    assert metres is not None
    assert int(metres[1]) >= 10
    assert f"folha da linha {down} de {down}, coluna {across} de {across}" in found.pages[-1]


def test_one_a3_has_the_whole_chave() -> None:
    found = read(poster.chave(PT, MADE, CHAVE))
    assert len(found) == 1
    assert found.size(0) == (420, 297)
    for words in ("Semifinais", "Água Fria", "Conceição", "vencedor", "jogo 26"):
        assert words in found.text


def test_who_does_not_see_it_is_told() -> None:
    assert described(CHAVE).startswith(
        "Chave. Semifinais, jogo 23: Ipê 2 x Água Fria 3. Semifinais, jogo 24: Conceição x Araújo."
    )


def test_a_name_that_fills_its_box_is_held_to_it_whatever_font_a_page_has() -> None:
    long = "Os Invencíveis do Bairro da Saúde"
    bracket = Bracket("", (BracketRound("", (jogo("1", "Ipê", long),)), *CHAVE.rounds))
    drawing = svg(bracket, WIDTH, HEIGHT, anywhere=True)
    assert "Inter Variable" in drawing
    assert "textLength" not in svg(bracket, WIDTH, HEIGHT)
    held = {
        each.text: each.get("textLength") for each in ElementTree.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")
    }
    assert held["Ipê"] is None
    box = float(re.search(r'<rect x="0" y="[\d.]+" width="([\d.]+)"', drawing)[1])  # type: ignore[index]
    lengths = [float(length) for length in held.values() if length is not None]
    assert lengths
    assert all(length <= box for length in lengths)
