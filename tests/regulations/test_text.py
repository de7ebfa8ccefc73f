"""Texts in two languages, and the search through them."""

import pytest

from carteado.regulations import Clause, Regulation, Silence, Text, regulation
from carteado.regulations.text import plain

FENACEF = regulation("truco-fenacef")
SMALL = Regulation(
    id="a",
    version="1",
    game="g",
    title=Text("Título", "Title"),
    code=Text("código A", "code A"),
    summary=Text("Resumo", "Summary"),
    clauses=(
        Clause("A-1", "play", "art. 1", Text("A mão vale um tento.", "A hand is worth one point.")),
        Clause("A-2", "play", "art. 2, único", Text("O pé fecha a vaza.", "The last seat closes the trick.")),
    ),
    silences=(Silence("S-A-1", ("A-2",), "lastSeat", Text("Quem é o pé?", "Who is last?")),),
    options=(),
    notices=(),
    phrases=(),
    calls=(),
)


def found(text: str, lang: str = "pt-BR") -> list[str]:
    return [entry.id for entry in SMALL.search(text, lang)]


@pytest.mark.parametrize(("lang", "told"), [("pt-BR", "Título"), ("pt", "Título"), ("en", "Title"), ("en-US", "Title")])
def test_a_text_speaks_the_language_asked_for(lang: str, told: str) -> None:
    assert SMALL.title(lang) == told


def test_a_text_speaks_portuguese_unless_asked() -> None:
    assert SMALL.title() == "Título"


@pytest.mark.parametrize("text", ["mão", "MÃO", "mao", "Mão vale", "vale mao", "a-1 art", "art. 1"])
def test_search_by_words_in_any_order_accents_and_case_aside(text: str) -> None:
    assert found(text) == ["A-1"]


def test_every_word_must_be_there() -> None:
    assert found("mão vaza") == []


def test_clauses_before_silences() -> None:
    assert found("pé") == ["A-2", "S-A-1"]


def test_search_in_the_other_language() -> None:
    assert found("trick") == []
    assert found("trick", "en") == ["A-2"]


def test_articles_and_options_are_searched_too() -> None:
    assert found("unico") == ["A-2"]
    assert found("lastseat", "en") == ["S-A-1"]


@pytest.mark.parametrize("text", ["", "  "])
def test_no_words_find_nothing(text: str) -> None:
    assert found(text) == []


def test_plain() -> None:
    assert plain("MÃO de Onze, § 3º") == "mao de onze, § 3o"


def test_the_real_one_is_searched_without_accents() -> None:
    with_accents, without = FENACEF.search("mão de ferro"), FENACEF.search("mao de FERRO")
    assert with_accents == without
    assert "S-FEN-14" in [entry.id for entry in without]
