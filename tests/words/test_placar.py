"""The scoreboard in words: what every sheet refuses has its sentence, and people and sides their names."""

import pytest

from carteado.words import Words
from carteado.words.placar import FACTS, TEXTS
from carteado.words.placar_names import Names
from words.sentences import FAMILIES, SOURCE, refusals


def test_every_refusal_has_a_sentence() -> None:
    found = dict(refusals("placar"))
    assert sorted(set(found) - set(TEXTS)) == []
    for code, facts in found.items():
        if facts >= 0:
            assert len(FACTS.get(code, ())) == facts, code
    sheets = [f"games/{family}/sheet" for family in FAMILIES if (SOURCE / "games" / family / "sheet").is_dir()]
    of_families = {code for sheet in sheets for code, _ in refusals(sheet)}
    assert sorted(set(TEXTS) - set(found) - of_families) == []


@pytest.mark.parametrize(
    ("seats", "side", "seat"),
    [(2, "Dupla B", "Dupla B, lugar 1"), (4, "Dupla B", "Dupla B, lugar 2"), (6, "Trio B", "Trio B, lugar 2")],
)
def test_without_names_sides_and_seats_are_still_told_apart(seats: int, side: str, seat: str) -> None:
    names = Names(Words(), ("", ""), ("",) * seats)
    assert (names.side(1), names.seat(1 if seats == 2 else 3)) == (side, seat)


def test_names_are_what_people_gave() -> None:
    names = Names(Words("en"), ("Onça", ""), ("Ana", "", "", ""))
    assert (names.side(0), names.side(1), names.seat(0), names.seat(2)) == ("Onça", "Pair B", "Ana", "Onça, seat 2")
