"""What one sees at a table, by the clause that settles it."""

import pytest

from carteado.arbitro import referees
from carteado.catalogue import GAMES
from carteado.regulations import regulation
from carteado.regulations.situations import GROUPS, situations


@pytest.mark.parametrize("game", GAMES)
def test_every_irregularity_is_told_as_one_sees_it_and_nothing_else_is(game: str) -> None:
    assert set(situations(game)) == set(referees()[game].irregularities())


@pytest.mark.parametrize("game", GAMES)
def test_every_situation_is_about_something_and_told_in_both_languages_once(game: str) -> None:
    found = situations(game)
    assert {each.group for each in found.values()} <= set(GROUPS)
    for lang in ("pt-BR", "en"):
        told = [each.text(lang) for each in found.values()]
        assert len(set(told)) == len(told)
        assert [text for text in told if not text[0].isupper() or text.endswith(".") or len(text) > 90] == []


@pytest.mark.parametrize("game", GAMES)
def test_people_do_not_speak_as_the_clause_does(game: str) -> None:
    text = regulation(game)
    assert [clause for clause, each in situations(game).items() if each.text.pt in text.clause(clause).text.pt] == []
