"""`carteado regulation`."""

import json

import pytest

from carteado.catalogue import GAMES
from carteado.regulations import regulation
from cli.typed import GAME, Typed


def test_the_whole_regulation_is_printed(carteado: Typed) -> None:
    said = carteado("regulation", GAME)
    found = regulation(GAME)
    assert said.code == 0
    assert said.out.startswith("Truco mineiro (manilhas fixas, código FENACEF)\n")
    assert [entry.id for entry in found.entries() if f"\n{entry.id} (" not in said.out] == []


@pytest.mark.parametrize("typed", ["FEN-17.1c", "fen-17.1C"])
def test_one_clause(carteado: Typed, typed: str) -> None:
    head, *text = carteado("regulation", GAME, typed).out.splitlines()
    assert head.startswith("FEN-17.1c (art. 17, § 1")
    assert head.endswith("; regra de jogo)")
    assert " ".join(line.strip() for line in text) == regulation(GAME).clause("FEN-17.1c").text("pt-BR")


def test_a_silence_names_what_it_is_about_and_its_option(carteado: Typed) -> None:
    head = carteado("regulation", GAME, "S-FEN-08").out.splitlines()[0]
    assert "silêncio do texto" in head
    assert head.endswith(" [raiseLater])")
    assert "; raiseLater" not in head


def test_a_clause_in_english(carteado: Typed) -> None:
    said = carteado("--lang", "en", "regulation", GAME, "FEN-1pu").out
    assert "the General Regulation prevails" in said


def test_an_unknown_clause_suggests_those_that_contain_it(carteado: Typed) -> None:
    sentence = carteado("regulation", GAME, "21").refused()
    assert sentence.startswith("truco-fenacef não tem a cláusula 21. Parecidas: FEN-21, FEN-21a, FEN-21b, FEN-21pu")
    assert len(carteado("regulation", GAME, "FEN").refused().split(", ")) == 20


@pytest.mark.parametrize(("typed", "near"), [("FEN-17.1x", "FEN-17.1"), ("FEN-99", "FEN-9"), ("fem-21a", "FEN-21a")])
def test_an_unknown_clause_suggests_those_written_alike(carteado: Typed, typed: str, near: str) -> None:
    suggested = carteado("regulation", GAME, typed).refused().partition("Parecidas: ")[2].rstrip(".").split(", ")
    assert near in suggested
    assert 1 <= len(suggested) <= 5


def ids(carteado: Typed, *arguments: str) -> list[str]:
    return [row["id"] for row in json.loads(carteado("regulation", GAME, "--json", *arguments).out)]


def test_search_does_not_mind_accents_or_case(carteado: Typed) -> None:
    found = ids(carteado, "--search", "mão de ferro")
    assert found
    assert ids(carteado, "--search", "MAO DE FERRO") == found
    assert len(found) < len(regulation(GAME).entries())


def test_search_looks_in_the_language_of_the_user(carteado: Typed) -> None:
    assert "FEN-1pu" in ids(carteado, "--search", "prevails", "--lang", "en")
    assert carteado("regulation", GAME, "--search", "prevails").refused() == (
        "Nenhuma cláusula de truco-fenacef fala de «prevails»."
    )


def test_search_prints_the_clauses_and_not_the_title(carteado: Typed) -> None:
    out = carteado("regulation", GAME, "--search", "zap").out
    assert out.startswith("FEN-")
    assert "FEN-9a" in out


def test_json_has_both_languages_and_both_kinds_of_entry(carteado: Typed) -> None:
    rows = json.loads(carteado("regulation", GAME, "--json").out)
    found = regulation(GAME)
    assert [row["id"] for row in rows] == [entry.id for entry in found.entries()]
    clause, silence = rows[0], rows[len(found.clauses)]
    assert set(clause) == {"id", "kind", "article", "text"}
    assert set(silence) == {"id", "kind", "about", "option", "text"}
    assert silence["kind"] == "silence"
    assert all(row["text"]["pt-BR"] and row["text"]["en"] for row in rows)


def test_json_of_one_clause(carteado: Typed) -> None:
    assert ids(carteado, "S-FEN-01") == ["S-FEN-01"]


def test_an_unknown_game(carteado: Typed) -> None:
    said = carteado("regulation", "tranca").refused()
    assert said == f"Não conheço o jogo tranca. Há: {', '.join(GAMES)}."


def test_search_understands_what_people_call_it_and_puts_a_number_first(carteado: Typed) -> None:
    assert "FEN-19.1" in ids(carteado, "--search", "empate")
    assert ids(carteado, "--search", "art. 19 § 3")[0] == "FEN-19.3"
