"""Texts in two languages."""

import pytest

from carteado.regulations import Clause, Regulation, Silence, Text
from carteado.regulations.text import plain

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


@pytest.mark.parametrize(("lang", "told"), [("pt-BR", "Título"), ("pt", "Título"), ("en", "Title"), ("en-US", "Title")])
def test_a_text_speaks_the_language_asked_for(lang: str, told: str) -> None:
    assert SMALL.title(lang) == told


def test_a_text_speaks_portuguese_unless_asked() -> None:
    assert SMALL.title() == "Título"


def test_plain() -> None:
    assert plain("MÃO de Onze, § 3º") == "mao de onze, § 3o"
