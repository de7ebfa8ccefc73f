"""Who is meant, with any number of people and sides: pairs, trios, three pairs, everybody alone, the house."""

import re
from collections.abc import Iterator

import pytest

from carteado.family import each_alone
from carteado.words import Words
from carteado.words.people import Listener
from families_kit import forget, game, plant
from words.sentences import said

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fito", "Gil", "Hugo")


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        plant(
            patch,
            "gathered",
            game("alone", sides=each_alone),
            game("pairs", sides=lambda seats, _: tuple([seat % (seats // 2) for seat in range(seats)])),
        )
        yield
    forget()


def heard(seats: int, viewer: int | None, game_id: str = "", lang: str = "pt-BR") -> Listener:
    return Listener(Words(lang), NAMES[:seats], viewer, game_id)


def told(listener: Listener, side: int) -> tuple[str, str, str]:
    return listener.side(side), listener.whose(side), listener.whom(side)


def test_two_pairs_are_us_and_them() -> None:
    assert told(heard(4, 2), 0) == ("nós", "de vocês", "para vocês")
    assert told(heard(4, 2), 1) == ("eles", "deles", "para eles")
    assert told(heard(4, None), 1) == ("dupla B", "da dupla B", "para a dupla B")


def test_two_trios_and_two_sides_of_four() -> None:
    assert told(heard(6, None), 0) == ("trio A", "do trio A", "para o trio A")
    assert told(heard(8, -3), 1) == ("lado B", "do lado B", "para o lado B")
    assert told(heard(8, 1), 1) == ("nós", "de vocês", "para vocês")


def test_of_three_pairs_the_others_go_by_name() -> None:
    listener = heard(6, 4, "pairs")
    assert [listener.side(side) for side in (0, 1, 2)] == ["Ana e Davi", "nós", "Caio e Fito"]
    assert told(listener, 0) == ("Ana e Davi", "de Ana e Davi", "para Ana e Davi")
    assert [heard(6, None, "pairs").side(side) for side in (0, 1, 2)] == ["dupla A", "dupla B", "dupla C"]
    assert listener.score((10, 20, -5)) == "nós 20, Ana e Davi 10, Caio e Fito -5"


@pytest.mark.parametrize("seats", range(1, 9))
def test_who_plays_alone_is_who_it_is(seats: int) -> None:
    listener = heard(seats, 0, "alone")
    assert listener.alone
    assert told(listener, 0) == ("você", "sua", "para você")
    for side in range(1, seats):
        assert told(listener, side) == (NAMES[side], f"de {NAMES[side]}", f"para {NAMES[side]}")


def test_a_side_without_a_seat_is_the_house() -> None:
    listener = heard(1, 0, "alone")
    assert told(listener, 1) == ("a banca", "da banca", "para a banca")
    assert told(heard(1, 0, "alone", "en"), 1) == ("the house", "the house's", "to the house")
    assert listener.score((7,)) == "você 7"


def test_the_viewers_side_comes_first() -> None:
    assert heard(4, 1).score((4, 6)) == "6 a 4"
    assert heard(4, None).score((4, 6)) == "4 a 6"
    assert heard(5, 2, "alone").score((1, 2, 3, 4, 5)) == "você 3, Ana 1, Bia 2, Davi 4, Eva 5"
    assert heard(3, None, "alone").score((1, -2, 3)) == "Ana 1, Bia -2, Caio 3"


MASCULINE = re.compile(r"\b(jogador(es)?|convidad[oa]s?|parceiros?|companheiros?|o vencedor|bem-vindo|o dono)\b", re.IGNORECASE)


def test_people_without_names_are_called_by_a_word_for_women_and_men() -> None:
    """Of the sentences that all games share; a regulation's own words are its own."""
    assert sorted(text for said_as in said() for text in said_as if MASCULINE.search(text)) == []
