"""The data of the ASFO regulation: complete, in two languages, and at one with the engine."""

import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from carteado import catalogue
from carteado.games.truco.rules.asfo import ASFO_OPTIONS, CITES, INCIDENTS
from carteado.regulations import OptionText, Silence, regulation
from regulations.every_text import texts

ASFO = regulation("truco-asfo")
CHOICES = {choice.key: choice for choice in ASFO_OPTIONS.choices}
ENGINE_SCOPES = ("play", "ruling", "table")
ENTRIES = {entry.id for entry in ASFO.entries()}
PAGE = (Path(__file__).parents[4] / "docs" / "truco-asfo.md").read_text(encoding="utf-8")

# The clauses of each section of the printed text, by kind.
SECTIONS = {
    "DUPLAS": {"tournament": "1 2 4 5 6", "venue": "3"},
    "JOGO": {"venue": "1", "tournament": "2 3 4 5 6", "play": "7 8 9 10"},
    "CARTAS": {"conduct": "1 5", "play": "2 3", "incident": "4"},
    "COM": {"conduct": "1", "play": "2 3 5", "incident": "4 6 7"},
    "CORTE": {"play": "1 2 4 5 6 7 8 9 10 11 12", "incident": "3 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28"},
    "TRUCO": {"play": "1 2 3 5 6 7 8 9 10 11 12 13", "incident": "4"},
    "TENTO": {"incident": "1 2 3 4a 4b 4c 4d 5a 5b 5c 6 7"},
    "ONZE": {"incident": "1a 2", "play": "1b 1c 3 4 5 6 7 8 9"},
    "EMPATE": {"play": "1 2 3 4 5"},
    "ORG": {"tournament": "1"},
}

# Default first.
OPTIONS = {
    "deck": ("40", "24"),
    "starter": ("leads", "deals"),
    "packet": ("3", "1"),
    "ritual": ("quick", "full"),
    "coverTrick1": ("allButLeader", "nobody"),
    "tieLead": ("equaliser", "firstTied", "lastTied", "sameLeader"),
    "allFaceDownLead": ("sameLeader", "equaliser"),
    "mustKill": ("trick", "hand", "off"),
    "mustKillOnRaise": ("false", "lastCaller"),
    "answerPolicy": ("acceptByOneFoldByBoth", "firstBinds"),
    "raiseLater": ("true", "false"),
    "raiseBeyondNeed": ("true", "false"),
    "callBeforeFirstCard": ("true", "false"),
    "showAndWin": ("off", "couple"),
    "tripleTieEleven": ("dealerPair", "pairWithout11"),
    "ferro": ("blindAll", "blindFirstTrick", "open"),
    "ferroVira": ("shown", "hiddenUntilTrick1"),
    "illegalRaise": ("void", "tento", "loseHand"),
    "cutFault": ("redo", "tento"),
    "tentoValue": ("one", "stake"),
    "tentoEndsHand": ("true", "false"),
    "repeatScope": ("partida", "match"),
    "bottomLookPass": ("always", "dealerOnly"),
    "outOfTurn": ("return", "stands"),
    "recordScore": ("raw", "cap12"),
    "clock": ("off",),
    "signals": ("preset", "none"),
    "format": ("roundRobin", "fixedRounds"),
}


def section(identity: str) -> str:
    return identity.split("-")[1]


def test_it_has_98_clauses_by_kind() -> None:
    assert len(ASFO.clauses) == 98
    kinds = Counter(clause.kind for clause in ASFO.clauses)
    assert kinds == {"play": 46, "incident": 36, "tournament": 11, "conduct": 3, "venue": 2}
    assert len(ASFO.silences) == 37


def test_sections_come_in_the_order_of_the_text() -> None:
    assert [name for name, _ in groupby(ASFO.clauses, lambda clause: section(clause.id))] == list(SECTIONS)


@pytest.mark.parametrize("name", SECTIONS)
def test_every_clause_is_there_with_its_kind(name: str) -> None:
    listed = {f"ASFO-{name}-{nth}": kind for kind, numbers in SECTIONS[name].items() for nth in numbers.split()}
    assert {clause.id: clause.kind for clause in ASFO.clauses if section(clause.id) == name} == listed


def test_ids_are_told_once_and_in_their_form() -> None:
    assert len(ENTRIES) == len(ASFO.entries())
    assert all(clause.id.startswith("ASFO-") for clause in ASFO.clauses)
    assert [silence.id for silence in ASFO.silences] == [f"S-ASFO-{nth:02}" for nth in range(1, 38)]


def test_clauses_are_numbered_without_a_gap() -> None:
    for name in SECTIONS:
        numbers = [int(clause.id.split("-")[2].rstrip("abcd")) for clause in ASFO.clauses if section(clause.id) == name]
        assert sorted(set(numbers)) == list(range(1, numbers[-1] + 1))
        assert numbers == sorted(numbers)


def test_an_article_is_a_section_and_a_paragraph_in_order() -> None:
    for name, clauses in groupby(ASFO.clauses, lambda clause: section(clause.id)):
        places = [clause.article.rpartition(", § ") for clause in clauses]
        assert len({place[0] for place in places}) == 1, name
        paragraphs = [int(place[2]) for place in places]
        assert paragraphs == sorted(paragraphs)
        assert set(paragraphs) == set(range(1, paragraphs[-1] + 1))


def test_silences_are_about_clauses_that_exist() -> None:
    clauses = {clause.id for clause in ASFO.clauses}
    assert all(silence.about for silence in ASFO.silences)
    assert [(silence.id, about) for silence in ASFO.silences for about in silence.about if about not in clauses] == []


def test_silences_name_options_that_exist() -> None:
    assert {silence.option for silence in ASFO.silences if silence.option} <= set(OPTIONS)


def test_options_come_from_a_silence_or_a_clause() -> None:
    """A silence that leaves several options names the first of them."""
    named: dict[str, list[str]] = {}
    for option in ASFO.options:
        assert option.silence in ENTRIES
        named.setdefault(option.silence, []).append(option.key)
    for identity, keys in named.items():
        entry = ASFO.clause(identity)
        assert not isinstance(entry, Silence) or entry.option == keys[0]
    assert {identity: keys for identity, keys in named.items() if len(keys) > 1} == {
        "S-ASFO-04": ["packet", "ritual"],
        "S-ASFO-10": ["answerPolicy", "raiseLater", "raiseBeyondNeed"],
        "S-ASFO-11": ["ferro", "ferroVira"],
    }
    assert [identity for identity in named if not identity.startswith("S-")] == ["ASFO-ORG-1"]


def test_the_options_are_those_of_the_catalogue_default_first() -> None:
    assert {option.key: option.values for option in ASFO.options} == OPTIONS
    assert [option.key for option in ASFO.options] == list(OPTIONS)
    assert [option.key for option in ASFO.options if option.default != option.values[0]] == []
    assert [option.key for option in ASFO.options if option.numeric] == ["clock"]
    assert [option.key for option in ASFO.options if option.scope not in ENGINE_SCOPES] == ["format"]


def test_the_engine_has_the_options_of_play_ruling_and_table() -> None:
    assert [option.key for option in ASFO.options if option.scope in ENGINE_SCOPES] == list(CHOICES)


@pytest.mark.parametrize("option", [option for option in ASFO.options if option.scope in ENGINE_SCOPES], ids=lambda o: o.key)
def test_the_engine_has_the_same_values_and_default(option: OptionText) -> None:
    choice = CHOICES[option.key]
    assert option.values == tuple(choice.values)
    assert option.default == choice.default
    assert option.numeric == (choice.numbers is not None)


def test_the_catalogue_names_this_version() -> None:
    assert catalogue.game("truco-asfo").version == ASFO.version


@pytest.mark.parametrize("option", ASFO.options, ids=lambda option: option.key)
def test_every_value_has_its_label(option: OptionText) -> None:
    assert tuple(option.labels) == option.values
    for lang in ("pt-BR", "en"):
        told = [option.label(value, lang) for value in option.values]
        assert len(set(told)) == len(told)


def test_notices_and_phrases_come_from_clauses() -> None:
    assert {notice.clause for notice in ASFO.notices} == {clause.id for clause in ASFO.clauses if clause.kind == "venue"}
    assert {phrase.clause for phrase in ASFO.phrases} <= ENTRIES
    assert {phrase.audience for phrase in ASFO.phrases} == {"table", "partner", "referee"}
    assert all(notice.audience for notice in ASFO.notices)


def test_only_signs_are_for_the_partner_and_only_where_signs_are_used() -> None:
    signs = [phrase for phrase in ASFO.phrases if phrase.audience == "partner"]
    assert len(signs) == 5
    assert {(phrase.clause, phrase.option) for phrase in signs} == {("ASFO-COM-2", "signals")}
    assert {phrase.option for phrase in ASFO.phrases if phrase not in signs} == {""}


def test_the_three_questions_are_asked_aloud() -> None:
    asked = {phrase.id: phrase.audience for phrase in ASFO.phrases if phrase.clause == "ASFO-COM-3"}
    assert asked == {"whose-card": "table", "who-made-first": "table", "whose-turn": "table"}


def test_calls_in_the_words_of_the_code() -> None:
    calls = {call.id: call.text.pt for call in ASFO.calls}
    assert len(calls) == len(ASFO.calls)
    assert {calls[name] for name in ("truco", "six", "nine", "twelve")} == {"Truco!", "Meio-pau!", "Nove!", "Doze!"}
    assert calls["six-seis"] == "Seis!"
    accepting = [told for name, told in calls.items() if name.startswith("accept")]
    assert accepting == ["Cai!", "Venha!", "Manda!", "Aceito!"]
    assert {call.id for call in regulation("truco-fenacef").calls} <= set(calls)


def test_every_text_is_there_in_both_languages() -> None:
    assert [name for name, text in texts(ASFO) if not text.pt.strip() or not text.en.strip()] == []
    assert [name for name, text in texts(ASFO) if text.pt != text.pt.strip() or text.en != text.en.strip()] == []


def test_no_clause_was_left_untranslated() -> None:
    assert [entry.id for entry in ASFO.entries() if entry.text.pt == entry.text.en] == []
    assert [notice.clause for notice in ASFO.notices if notice.text.pt == notice.text.en] == []


def test_no_clause_says_what_another_says() -> None:
    for lang in ("pt-BR", "en"):
        told = Counter(entry.text(lang) for entry in ASFO.entries())
        assert [text for text, times in told.items() if times > 1] == []


def test_clauses_are_whole_sentences() -> None:
    assert [entry.id for entry in ASFO.entries() if not entry.text.pt.endswith(".")] == []
    assert [entry.id for entry in ASFO.entries() if not entry.text.en.endswith(".")] == []


def test_every_silence_asks_and_answers() -> None:
    for silence in ASFO.silences:
        for lang in ("pt-BR", "en"):
            question, mark, answer = silence.text(lang).partition("?")
            assert mark, silence.id
            assert question.strip(), silence.id
            assert answer.strip(), silence.id


def test_the_clauses_the_engine_cites_exist() -> None:
    assert set(CITES.values()) | set(INCIDENTS) <= ENTRIES


def test_the_page_names_clauses_that_exist() -> None:
    named = set(re.findall(r"\b(?:S-)?ASFO-[A-Z0-9]+(?:-\d+[a-d]?)?\b", PAGE))
    assert named - ENTRIES == set()
    assert len(named) > 60


def test_the_page_lists_every_option_with_its_values_and_source() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| .* \| ([\w-]+) \|$", PAGE, re.MULTILINE)
    listed = [(key, tuple(re.findall(r"`(\w+)`", values)), source) for key, values, source in rows]
    assert listed == [(option.key, option.values, option.silence) for option in ASFO.options if option.scope in ENGINE_SCOPES]
