"""The data of the FENACEF regulation: complete, in two languages, and at one with the engine."""

from collections import Counter

import pytest

from carteado import catalogue
from carteado.regulations import OptionText, regulation
from regulations.every_text import texts

FENACEF = regulation("truco-fenacef")
GAME = catalogue.game("truco-fenacef")
CHOICES = {choice.key: choice for choice in GAME.choices}
ENGINE_SCOPES = ("play", "ruling", "table")
ENTRIES = {entry.id for entry in FENACEF.entries()}


def test_it_has_143_clauses_by_kind() -> None:
    assert len(FENACEF.clauses) == 143
    kinds = Counter(clause.kind for clause in FENACEF.clauses)
    assert kinds == {"play": 72, "tournament": 37, "conduct": 14, "incident": 12, "venue": 8}
    assert len(FENACEF.silences) == 52


def test_ids_are_told_once_and_in_their_form() -> None:
    assert len(ENTRIES) == len(FENACEF.entries())
    assert all(clause.id.startswith("FEN-") for clause in FENACEF.clauses)
    assert all(silence.id.startswith("S-FEN-") for silence in FENACEF.silences)
    assert all(clause.article.startswith("art. ") for clause in FENACEF.clauses)


def test_silences_are_about_clauses_that_exist() -> None:
    clauses = {clause.id for clause in FENACEF.clauses}
    assert all(silence.about for silence in FENACEF.silences)
    assert [(silence.id, about) for silence in FENACEF.silences for about in silence.about if about not in clauses] == []


def test_silences_name_options_that_exist() -> None:
    keys = {option.key for option in FENACEF.options}
    assert {silence.option for silence in FENACEF.silences if silence.option} <= keys


def test_options_come_from_a_silence_or_a_clause() -> None:
    assert [option.key for option in FENACEF.options if option.silence not in ENTRIES] == []
    for option in FENACEF.options:
        if option.silence.startswith("S-"):
            silence = FENACEF.clause(option.silence)
            assert getattr(silence, "option", None) == option.key


def test_the_engine_has_the_options_of_play_ruling_and_table() -> None:
    assert [option.key for option in FENACEF.options if option.scope in ENGINE_SCOPES] == list(CHOICES)
    assert {option.scope for option in FENACEF.options} == {*ENGINE_SCOPES, "tournament"}


@pytest.mark.parametrize("option", [option for option in FENACEF.options if option.scope in ENGINE_SCOPES], ids=lambda o: o.key)
def test_the_engine_has_the_same_values_and_default(option: OptionText) -> None:
    choice = CHOICES[option.key]
    assert option.values == tuple(choice.values)
    assert option.default == choice.default
    assert option.numeric == (choice.numbers is not None)


@pytest.mark.parametrize("option", FENACEF.options, ids=lambda option: option.key)
def test_every_value_has_its_label(option: OptionText) -> None:
    assert set(option.labels) == set(option.values)
    assert option.default in option.values or option.numeric
    assert len(set(option.values)) == len(option.values)
    for lang in ("pt-BR", "en"):
        told = [option.label(value, lang) for value in option.values]
        assert len(set(told)) == len(told)


def test_notices_and_phrases_come_from_clauses() -> None:
    assert {notice.clause for notice in FENACEF.notices} | {phrase.clause for phrase in FENACEF.phrases} <= ENTRIES
    assert {phrase.audience for phrase in FENACEF.phrases} == {"table", "partner", "referee"}
    assert {phrase.option for phrase in FENACEF.phrases} == {"", "signals"}
    assert all(notice.audience for notice in FENACEF.notices)


def test_every_text_is_there_in_both_languages() -> None:
    assert [name for name, text in texts(FENACEF) if not text.pt.strip() or not text.en.strip()] == []
    assert [name for name, text in texts(FENACEF) if text.pt != text.pt.strip() or text.en != text.en.strip()] == []


def test_no_clause_was_left_untranslated() -> None:
    assert [entry.id for entry in FENACEF.entries() if entry.text.pt == entry.text.en] == []
    assert [notice.clause for notice in FENACEF.notices if notice.text.pt == notice.text.en] == []


def test_clauses_are_whole_sentences() -> None:
    assert [entry.id for entry in FENACEF.entries() if not entry.text.pt.endswith((".", "?", ")", ";", ":"))] == []
    assert [entry.id for entry in FENACEF.entries() if not entry.text.en.endswith((".", "?", ")", ";", ":"))] == []


def test_the_clauses_the_engine_cites_exist() -> None:
    from carteado.games.truco.rules.fenacef import CITES, INCIDENTS

    assert set(CITES.values()) | set(INCIDENTS) <= ENTRIES
