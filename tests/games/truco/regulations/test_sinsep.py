"""The data of the SINSEP regulation: complete, in two languages, and at one with the engine."""

import re
from collections import Counter
from pathlib import Path

import pytest

from carteado.games.truco.rules.sinsep import CITES, INCIDENTS, SINSEP_OPTIONS
from carteado.regulations import OptionText, Silence, regulation
from carteado.search import search
from regulations.every_text import texts

SINSEP = regulation("truco-sinsep")
PAGE = (Path(__file__).parents[4] / "docs" / "truco-sinsep.md").read_text(encoding="utf-8")
CHOICES = {choice.key: choice for choice in SINSEP_OPTIONS.choices}
ENTRIES = {entry.id for entry in SINSEP.entries()}
CLAUSES = {clause.id: clause for clause in SINSEP.clauses}

# The clauses of the text in their order: section, kind, and the last part of their ids.
TEXT = (
    ("DEF", "play", "PARTIDA MAO-1 MAO-2 RODADA TRUCO SEIS NOVE DOZE CANGAR-1 CANGAR-2 MAOONZE MAOFERRO"),
    ("DEF", "incident", "TENTO"),
    ("DEF", "play", "MANILHAS ZAP COPAS ESPADAS OUROS VIRA ESCONDER"),
    ("HIER", "play", "1 2 3 4 5 6"),
    ("POST", "play", "1 2 3"),
    ("EMB", "incident", "1 2 3"),
    ("EMB", "play", "4 5 6"),
    ("CORTAR", "play", "1 2 3 4"),
    ("CORTAR", "incident", "5"),
    ("CORTAR", "play", "6 7"),
    ("QUEIMAR", "play", "1 2 3 4 5 6"),
    ("DAR", "play", "1 2 3"),
    ("DAR", "incident", "4 5 6"),
    ("JOGO", "play", "1 2 3 4 5 6 7 8"),
    ("CANGAR", "play", "0 1a 1b 1c 1d 2 3 4 5"),
    ("TRUCO", "play", "1 2 3"),
    ("TRUCO", "incident", "4"),
    ("TRUCO", "play", "5 6 7 8 9 10 11 12"),
    ("MAOONZE", "play", "1 2 3 4 5 6a 6b 6c 6d"),
    ("MAOFERRO", "play", "1 2 3 4 5 6 7 8"),
    ("TENTO", "incident", "1 2 3a 3b 3c 3d 3e 3f 3g 3h 3i 3j 3k"),
    ("TENTO4", "incident", "1 2 3 4 5 6 7 8 9 10"),
    ("VALOR", "incident", "1 2 3 4"),
    ("ORG", "conduct", "1"),
    ("ORG", "tournament", "2 3"),
)

# Every option with its values, the reading of the text first.
OPTIONS = {
    "tieLead": ("equaliser", "firstTied", "lastTied", "sameLeader"),
    "cangadoHighest": ("all", "leaderOnly", "none"),
    "viraPick": ("top", "anyDepth"),
    "firstDealer": ("draw", "lots", "organiser"),
    "answerPolicy": ("acceptByOneFoldByBoth", "firstBinds"),
    "raiseLater": ("true", "false"),
    "raiseBeyondNeed": ("true", "false"),
    "recordScore": ("raw", "cap12"),
    "illegalRaise": ("tento", "void"),
    "tentoEndsHand": ("true", "false"),
    "cutterPeek": ("true", "false"),
    "dealerPeek": ("false", "true"),
    "ritual": ("quick", "full"),
    "dealFault": ("repair", "pass"),
    "ferro": ("blindAll", "blindFirstTrick"),
    "twoCards": ("firstStays", "opponentsChoose", "underThenOver"),
    "signals": ("preset", "none"),
    "clock": ("off",),
}


def test_it_has_every_clause_of_the_text_in_order_and_of_its_kind() -> None:
    expected = [(f"SIN-{section}-{last}", kind) for section, kind, names in TEXT for last in names.split()]
    assert [(clause.id, clause.kind) for clause in SINSEP.clauses] == expected


def test_it_has_130_clauses_by_kind() -> None:
    assert len(SINSEP.clauses) == 130
    kinds = Counter(clause.kind for clause in SINSEP.clauses)
    assert kinds == {"play": 91, "incident": 36, "tournament": 2, "conduct": 1}


def test_it_has_33_silences_in_order() -> None:
    assert [silence.id for silence in SINSEP.silences] == [f"S-SIN-{nth:02}" for nth in range(1, 34)]


def test_ids_are_told_once() -> None:
    assert len(ENTRIES) == len(SINSEP.entries())


def test_the_clauses_of_a_section_name_it() -> None:
    named: dict[str, set[str]] = {}
    for clause in SINSEP.clauses:
        section = clause.id.split("-")[1]
        named.setdefault(section, set()).add(re.split(r"[:,]", clause.article)[0])
    assert list(named) == list(dict.fromkeys(section for section, _, _ in TEXT))
    assert [section for section, names in named.items() if len(names) != 1 or "" in names] == []
    assert len({*named["TENTO"], *named["TENTO4"], *named["VALOR"]}) == 3


def test_by_its_year() -> None:
    assert (SINSEP.id, SINSEP.version, SINSEP.game) == ("truco-sinsep", "2017", "truco")
    assert regulation("truco-sinsep/2017") == SINSEP


def test_silences_are_about_clauses_that_exist() -> None:
    assert all(silence.about for silence in SINSEP.silences)
    assert [(silence.id, about) for silence in SINSEP.silences for about in silence.about if about not in CLAUSES] == []


def test_a_silence_that_leaves_options_names_the_first_of_them() -> None:
    cited: dict[str, list[str]] = {}
    for option in SINSEP.options:
        cited.setdefault(option.silence, []).append(option.key)
    assert [option.key for option in SINSEP.options if option.silence in CLAUSES] == ["clock"]
    for silence in SINSEP.silences:
        if silence.id in cited:
            assert silence.option == cited[silence.id][0]
    named = {silence.id: silence.option for silence in SINSEP.silences if silence.option}
    assert {name: option for name, option in named.items() if name not in cited} == {"S-SIN-24": "answerPolicy"}


def test_it_has_every_option_with_its_default_first() -> None:
    assert {option.key: option.values for option in SINSEP.options} == OPTIONS
    assert len(SINSEP.options) == len(OPTIONS)
    assert [option.key for option in SINSEP.options if option.default != option.values[0]] == []
    assert [option.key for option in SINSEP.options if option.numeric] == ["clock"]


def test_the_engine_has_the_same_options_in_the_same_order() -> None:
    assert [option.key for option in SINSEP.options] == list(CHOICES)
    assert {option.scope for option in SINSEP.options} == {"play", "ruling", "table"}


@pytest.mark.parametrize("option", SINSEP.options, ids=lambda option: option.key)
def test_the_engine_has_the_same_values_and_default(option: OptionText) -> None:
    choice = CHOICES[option.key]
    assert option.values == tuple(choice.values)
    assert option.default == choice.default
    assert option.numeric == (choice.numbers is not None)


@pytest.mark.parametrize("option", SINSEP.options, ids=lambda option: option.key)
def test_every_value_has_its_label(option: OptionText) -> None:
    assert set(option.labels) == set(option.values)
    assert len(set(option.values)) == len(option.values)
    for lang in ("pt-BR", "en"):
        told = [option.label(value, lang) for value in option.values]
        assert len(set(told)) == len(told)


def test_notices_and_phrases_come_from_clauses() -> None:
    assert {notice.clause for notice in SINSEP.notices} | {phrase.clause for phrase in SINSEP.phrases} <= ENTRIES
    assert {phrase.audience for phrase in SINSEP.phrases} == {"table", "partner", "referee"}
    assert {phrase.option for phrase in SINSEP.phrases} == {"", "signals"}
    assert {phrase.audience for phrase in SINSEP.phrases if phrase.option} == {"partner"}
    assert all(notice.audience for notice in SINSEP.notices)


def test_it_calls_in_its_own_words() -> None:
    said = {
        "truco": "Truco",
        "six": "Meio-pau Seis",
        "nine": "Nove",
        "twelve": "Queda Doze",
        "accept": "Cai Venha Manda Aceito",
    }
    for call, words in said.items():
        told = [found.text.pt for found in SINSEP.calls if found.id.partition("-")[0] == call]
        assert told == [f"{word}!" for word in words.split()]
    others = {found.id for found in SINSEP.calls if found.id.partition("-")[0] not in said}
    assert others == {"run", "play-on", "give-up"}


def test_every_text_is_there_in_both_languages() -> None:
    assert [name for name, text in texts(SINSEP) if not text.pt.strip() or not text.en.strip()] == []
    assert [name for name, text in texts(SINSEP) if text.pt != text.pt.strip() or text.en != text.en.strip()] == []


def test_no_text_was_left_untranslated() -> None:
    same = [name for name, text in texts(SINSEP) if text.pt == text.en]
    assert same == ["title", "truco", "six", "twelve"]


def test_no_two_clauses_say_the_same() -> None:
    told = [(clause.text.pt, clause.text.en) for clause in SINSEP.clauses]
    assert [text for text, times in Counter(told).items() if times > 1] == []


def test_clauses_are_whole_sentences() -> None:
    told = [(entry.id, text) for entry in SINSEP.entries() for text in (entry.text.pt, entry.text.en)]
    assert [name for name, text in told if not text.endswith(".") or not (text[0].isupper() or text[0].isdigit())] == []


@pytest.mark.parametrize("silence", SINSEP.silences, ids=lambda silence: silence.id)
def test_a_silence_asks_and_answers(silence: Silence) -> None:
    for text in (silence.text.pt, silence.text.en):
        question, _, answer = text.rpartition("?")
        assert question
        assert answer.strip()


@pytest.mark.parametrize(
    ("wanted", "clause"),
    [
        ("corre do meio-pau", "SIN-TRUCO-8"),
        ("preço espiada", "SIN-CORTAR-6"),
        ("mano-a-mano", "SIN-DEF-CANGAR-2"),
    ],
)
def test_it_is_found_by_the_words_of_its_players(wanted: str, clause: str) -> None:
    assert clause in [each.entry.id for each in search(SINSEP.id, wanted, "pt-BR")]


def test_its_page_shows_every_option_and_its_values() -> None:
    lines = PAGE.partition("## Options")[2].splitlines()
    table = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| `")]
    shown = [(key.strip("`"), tuple(re.findall(r"`(\w+)`", values)), source) for key, values, _, source in table]
    assert shown == [(option.key, option.values, option.silence) for option in SINSEP.options]


def test_its_page_cites_clauses_that_exist() -> None:
    cited = set(re.findall(r"(?:S-)?SIN-[\w-]*\w", PAGE))
    assert len(cited) > 40
    assert cited <= ENTRIES


def test_the_clauses_the_engine_cites_exist() -> None:
    assert set(CITES.values()) | set(INCIDENTS) <= ENTRIES
