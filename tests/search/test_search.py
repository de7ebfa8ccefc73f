"""Searching a regulation with what people type."""

import tomllib
from importlib.resources import files

import pytest

from carteado import catalogue
from carteado.catalogue import GAMES
from carteado.regulations import Clause, regulation
from carteado.regulations.situations import situations
from carteado.search import search
from carteado.search.stems import stem, words
from carteado.search.synonyms import synonyms

PT, EN = "pt-BR", "en"
# What people type, by game, and a clause or silence that has to be among the first five.
ASKED = {
    "truco-fenacef": {
        "empate": "FEN-6.1",
        "cangou": "FEN-19.1",
        "carta mais forte": "FEN-9",
        "mostrou": "FEN-12.3",
        "sinal": "S-FEN-41",
        "celulares": "FEN-26-ii",
        "olhar o baralho": "FEN-13",
        "jogou fora da vez": "S-FEN-25",
        "xingou": "FEN-28",
        "mao de 11": "FEN-3k",
        "conversaram": "S-FEN-41",
        "pedir truco": "FEN-17-i",
        "sobrou uma carta": "FEN-12.4",
        "faltou carta": "FEN-12.4",
    },
    "truco-asfo": {
        "empatou": "ASFO-EMPATE-1",
        "turco": "ASFO-TRUCO-4",
        "olhou o fundo": "ASFO-CORTE-15",
        "quatro cartas": "ASFO-CORTE-19",
        "faltou uma carta": "ASFO-CORTE-28",
        "dica ao parceiro": "ASFO-COM-1",
        "marcar as cartas": "ASFO-CARTAS-5",
        "qual é a manilha": "ASFO-JOGO-9",
    },
    "truco-sinsep": {
        "empate": "SIN-CANGAR-0",
        "sinais": "S-SIN-28",
        "serrar": "SIN-CORTAR-3",
        "no escuro": "SIN-MAOFERRO-4",
        "sobrou carta": "SIN-TENTO4-1",
        "roubou": "SIN-TENTO-2",
        "mostrou o fundo do baralho": "SIN-EMB-2",
        "carta mais forte": "SIN-DEF-ZAP",
    },
    "truco-cego": {
        "empate": "CEGO-9.IV-1",
        "parda": "CEGO-9.XVI.g-1",
        "senhas": "CEGO-9.V-1",
        "bêbado": "CEGO-6.VI-1",
        "roupa": "CEGO-5-1",
        "mentiu a flor": "CEGO-9.VIII.h-11",
        "mostrou carta na testa": "CEGO-9.V-3",
        "carta mais forte": "CEGO-9.XVI.d-1",
    },
    "canastra": {
        "empate": "CAN-13.3",
        "quanto vale o curinga": "CAN-12.8",
        "bateu": "CAN-11.1",
        "minimo para descer": "CAN-14.2",
        "pegar o lixo": "CAN-6.2",
        "morto": "CAN-10.1",
    },
    "buraco": {
        "empate": "BUR-S14",
        "lavadeira": "BUR-LAV-1",
        "quantos baralhos": "BUR-S10",
        "pegou o morto": "BUR-FIM-1",
        "canastras sujas": "BUR-PTS-5",
    },
    "cacheta": {
        "empate": "CAC-S12",
        "pifou": "CAC-PIF-1",
        "quantas vidas": "CAC-VID-1",
        "curinga": "CAC-VIRA-1",
        "fora da vez": "CAC-S10",
    },
    "pifpaf": {
        "empate": "PIF-S22",
        "bateu errado": "PIF-ERR-1",
        "a louca": "PIF-LOUCA-1",
        "aposta minima": "PIF-APO-2",
        "engano": "PIF-ERR-1",
    },
    "blackjack": {
        "empate": "BJ-EMP-1",
        "estourou": "BJ-JOGO-3",
        "split": "BJ-SPLIT-1",
        "double": "BJ-DOBRA-1",
        "quanto vale o ás": "BJ-VAL-4",
        "insurance": "BJ-SEGURO-1",
        "desistir": "BJ-OPT-REND-1",
    },
}
IN_ENGLISH = {
    "truco-fenacef": {"ties": "FEN-3l", "strongest card": "FEN-3l", "phones": "FEN-26-ii", "played out of turn": "S-FEN-25"},
    "truco-asfo": {"peeked at the bottom": "ASFO-CORTE-14", "signals": "ASFO-COM-4"},
    "truco-sinsep": {"cheating": "SIN-TENTO-2", "signs": "S-SIN-28"},
    "truco-cego": {"drunk": "CEGO-6.VI-1", "clothes": "CEGO-5-1"},
    "canastra": {"tied": "CAN-13.3", "going out": "CAN-12.1"},
    "buraco": {"tie": "BUR-S14", "dirty canastras": "BUR-PTS-5"},
    "cacheta": {"lives": "CAC-VID-1", "pifado": "CAC-PIF-1"},
    "pifpaf": {"mistake": "PIF-ERR-1", "minimum bet": "PIF-APO-2"},
    "blackjack": {"push": "BJ-EMP-1", "surrendering": "BJ-OPT-REND-1", "bust": "BJ-JOGO-3"},
}
ROWS = [(game, PT, typed, wanted) for game, table in ASKED.items() for typed, wanted in table.items()]
ROWS += [(game, EN, typed, wanted) for game, table in IN_ENGLISH.items() for typed, wanted in table.items()]


def found(game: str, typed: str, lang: str = PT) -> list[str]:
    return [each.entry.id for each in search(game, typed, lang)]


@pytest.mark.parametrize(("game", "lang", "typed", "wanted"), ROWS, ids=[f"{game}-{typed}" for game, _, typed, _ in ROWS])
def test_what_people_type_is_answered_at_the_top(game: str, lang: str, typed: str, wanted: str) -> None:
    assert wanted in found(game, typed, lang)[:5]


def test_every_game_is_asked_in_both_languages() -> None:
    assert list(ASKED) == list(IN_ENGLISH) == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_an_exact_number_comes_first(game: str) -> None:
    """Of every clause and silence, whatever its case, with blanks or points between its parts."""
    wrong = []
    for at, entry in enumerate(regulation(game).entries()):
        otherwise = (entry.id.lower(), entry.id.replace("-", " ").replace(".", " ")) if at % 5 == 0 else ()
        for typed in (entry.id, *otherwise):
            first = found(game, typed)[0]
            wrong += [] if first == entry.id else [(typed, first)]
    assert wrong == []


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("19.3", "FEN-19.3"),
        ("art. 19 § 3", "FEN-19.3"),
        ("artigo 13 parágrafo único", "FEN-13pu"),
        ("clausula 22b", "FEN-22b"),
        ("17", "FEN-17-i"),
        ("S-FEN-25", "S-FEN-25"),
        ("28pu-b", "FEN-28pu-b"),
    ],
)
def test_a_number_may_be_said_as_it_is_read(typed: str, first: str) -> None:
    assert found("truco-fenacef", typed)[0] == first


def test_a_number_may_be_typed_without_the_name_of_its_text() -> None:
    assert found("truco-asfo", "tento-4d")[0] == "ASFO-TENTO-4d"
    assert found("truco-cego", "viii.h-9")[0] == "CEGO-9.VIII.h-9"


def test_an_article_brings_its_clauses_in_order_and_no_others_with_the_same_figure() -> None:
    answers = found("truco-fenacef", "art. 19")
    clauses = [clause.id for clause in regulation("truco-fenacef").clauses if clause.id.startswith("FEN-19")]
    assert answers[: len(clauses)] == clauses
    assert "FEN-9" not in answers


def test_figures_that_name_nothing_find_nothing() -> None:
    assert found("truco-fenacef", "99.7") == []


@pytest.mark.parametrize("typed", ["", "   ", "?!", "xyzzy"])
def test_what_means_nothing_finds_nothing(typed: str) -> None:
    assert all(found(game, typed) == [] for game in GAMES)


def test_accents_case_and_order_of_words_do_not_matter() -> None:
    asked = [found("truco-fenacef", typed) for typed in ("mão de ferro", "MAO DE FERRO", "ferro mão")]
    assert asked[0] == asked[1]
    assert "S-FEN-14" in asked[0]
    assert asked[2][0] in asked[0]


def test_the_same_word_comes_before_another_form_of_it_and_that_before_another_word() -> None:
    text = {entry.id: words(entry.text(PT)) for entry in regulation("truco-fenacef").entries()}
    answers = found("truco-fenacef", "empate")
    first_without = next(at for at, each in enumerate(answers) if "empate" not in text[each])
    assert all("empate" not in text[each] for each in answers[first_without:])
    assert "FEN-19.1" in answers[first_without:]
    assert not any(word.startswith("empat") for word in text["FEN-19.1"])


def test_a_word_still_being_typed_is_found() -> None:
    assert set(found("truco-fenacef", "copet")) == set(found("truco-fenacef", "copeta"))


def test_a_word_that_nobody_uses_does_not_hide_the_others() -> None:
    assert found("truco-fenacef", "zap xyzzy") == found("truco-fenacef", "zap")


def test_the_words_that_answered_are_told() -> None:
    best = {each.entry.id: each.marks for each in search("truco-asfo", "empatou", PT)}
    assert "cangado" in " ".join(best["ASFO-EMPATE-1"]) or "empate" in best["ASFO-EMPATE-1"]
    for each in search("truco-cego", "empate", PT):
        seen = situations("truco-cego").get(each.entry.id)
        place = each.entry.article if isinstance(each.entry, Clause) else ""
        said = words(f"{each.entry.text(PT)} {place} {seen.text(PT) if seen else ''}")
        assert set(each.marks) <= set(said)


def test_the_language_of_the_question_counts() -> None:
    assert found("truco-fenacef", "phone", EN)
    assert not found("truco-fenacef", "phone", PT)


@pytest.mark.parametrize(
    ("one", "other"),
    [("mao", "maos"), ("sinal", "sinais"), ("mostrou", "mostrar"), ("jogada", "jogou"), ("pontuacao", "pontuacoes")],
)
def test_forms_of_a_word_have_one_stem(one: str, other: str) -> None:
    assert stem(one, PT) == stem(other, PT)


@pytest.mark.parametrize(("one", "other"), [("truco", "tripa"), ("mao", "mae"), ("copas", "copeta")])
def test_other_words_have_other_stems(one: str, other: str) -> None:
    assert stem(one, PT) != stem(other, PT)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", [PT, EN])
def test_every_group_of_synonyms_says_something_in_each_language(game: str, lang: str) -> None:
    """No phrase may shrink to a word that is in half of the text, or the group would find everything."""
    known = synonyms(game, lang)
    texts = [[stem(word, lang) for word in words(entry.text(lang))] for entry in regulation(game).entries()]
    common = {word for text in texts for word in text if sum(word in other for other in texts) > len(texts) / 2}
    assert [each for each in known.also if len(each) == 1 and each[0] in common] == []


@pytest.mark.parametrize("place", sorted({f"{catalogue.package(game)}.words" for game in GAMES} | {"carteado.search"}))
def test_groups_of_synonyms_are_written_in_both_languages(place: str) -> None:
    data = tomllib.loads(files(place).joinpath("synonyms.toml").read_text(encoding="utf-8"))
    assert [group for group in data["same"] if set(group) != {"pt", "en"} or min(map(len, group.values())) < 1] == []
