"""The data of blackjack: complete, in two languages, and at one with the house rules and with the page."""

import re
from collections import Counter
from pathlib import Path

import pytest

import carteado.games.blackjack.rules
from carteado import catalogue
from carteado.games.blackjack.rules.regulation import BLACKJACK, OPTIONS
from carteado.regulations import OptionText, Silence, regulation
from carteado.search import search
from regulations.every_text import texts

ROOT = Path(__file__).parents[4]
ENGINE = Path(carteado.games.blackjack.rules.__file__).parent
TEXT = regulation("blackjack")
ENTRIES = {entry.id for entry in TEXT.entries()}
CITED = re.compile(r"\bBJ-(?:OPT-)?[A-Z]+(?:-\d+)?\b|\bBJ-S\d+\b")

# Every clause in the order of the text; those that it leaves to the house are variants.
PLAY = """
    MESA-1 VAL-1 VAL-2 VAL-3 VAL-4 BJ-1 BJ-2 BJ-3 BJ-4 VIT-1 EMP-1 SEGURO-1 SEGURO-2 SEGURO-3 SEGURO-4 SPLIT-1 SPLIT-2 SPLIT-3
    SPLIT-4 DOBRA-1 DOBRA-2 DOBRA-3 DIST-1 DIST-2 DIST-3 DIST-4 JOGO-1 JOGO-2 JOGO-3 CRUP-1 CRUP-2 CRUP-3 CRUP-4
"""
VARIANTS = "MESA-2 OPT-NEVADA OPT-RESPLIT-1 OPT-RESPLIT-2 OPT-RESPLIT-3 OPT-DAS OPT-REND-1 OPT-REND-2 OPT-REND-3 OPT-REND-4"
PLACES = (
    "Número de jogadores e de cartas", "Valores das cartas", "Contagem", "Vitória normal", "Empate", "Seguro (Insurance)",
    "Dividir (Split)", "Dobrar (Double Down)", "Embaralhamento e distribuição", "Desenrolar do jogo", "Estilo Nevada",
    "Dividir novamente", "Dobrar depois de dividir", "Rendição",
)  # fmt: skip
OF_A_CLAUSE = {
    "decks": "BJ-MESA-2",
    "bet_min": "BJ-DIST-1",
    "das": "BJ-OPT-DAS",
    "resplit": "BJ-OPT-RESPLIT-1",
    "surrender": "BJ-OPT-REND-1",
    "nevada": "BJ-OPT-NEVADA",
}
OURS = ["BJ-S21", "BJ-S22"]


def page() -> str:
    return (ROOT / "docs" / "blackjack.md").read_text(encoding="utf-8")


def test_it_has_every_clause_in_order_and_of_its_kind() -> None:
    first, *rest = PLAY.split()
    many, *variants = VARIANTS.split()
    expected = [(first, "play"), (many, "option"), *[(name, "play") for name in rest], *[(name, "option") for name in variants]]
    assert [(clause.id, clause.kind) for clause in TEXT.clauses] == [(f"BJ-{name}", kind) for name, kind in expected]
    assert Counter(clause.kind for clause in TEXT.clauses) == {"play": 33, "option": 10}


def test_it_has_every_silence_in_order_about_clauses_that_exist() -> None:
    assert [found.id for found in TEXT.silences] == [f"BJ-S{nth}" for nth in range(1, 23)]
    clauses = {clause.id for clause in TEXT.clauses}
    assert [found.id for found in TEXT.silences if not found.about or not set(found.about) <= clauses] == []


def test_ids_are_told_once() -> None:
    assert len(ENTRIES) == len(TEXT.entries()) == 65
    for named in (TEXT.phrases, TEXT.calls):
        assert len({found.id for found in named}) == len(named)


def test_by_its_version() -> None:
    assert (TEXT.id, TEXT.version, TEXT.game) == ("blackjack", "1", "blackjack")
    assert TEXT.id == BLACKJACK.id
    assert catalogue.game("blackjack").version == TEXT.version


def test_an_article_is_a_place_of_the_text_and_places_come_in_its_order() -> None:
    article = re.compile(f"({'|'.join(map(re.escape, PLACES))}), § ([1-5])")
    found = [article.fullmatch(clause.article) for clause in TEXT.clauses]
    order = [(PLACES.index(place[1]), int(place[2])) for place in found if place]
    assert len(order) == len(TEXT.clauses)
    assert order == sorted(order)
    assert {place for place, _ in order} == set(range(len(PLACES)))


def test_options_come_from_a_silence_or_a_clause_that_names_the_first() -> None:
    named = dict[str, list[str]]()
    for option in TEXT.options:
        named.setdefault(option.silence, []).append(option.key)
    told = {found.id: found.option for found in TEXT.silences if found.option}
    assert {name: keys[0] for name, keys in named.items() if name in told} == told
    assert {keys[0]: name for name, keys in named.items() if name not in told} == OF_A_CLAUSE
    assert {name: keys for name, keys in named.items() if len(keys) > 1} == {"BJ-S20": ["stack", "rounds"]}


def test_the_rules_have_the_same_options_with_the_same_values() -> None:
    told = [(option.key, option.values, option.default, option.numeric) for option in TEXT.options]
    choices = OPTIONS.choices
    assert told == [(found.key, tuple(found.values), found.default, found.numbers is not None) for found in choices]


@pytest.mark.parametrize("option", TEXT.options, ids=lambda option: option.key)
def test_every_value_has_its_own_label(option: OptionText) -> None:
    assert tuple(option.labels) == option.values
    assert option.scope == ("table" if option.key == "clock" else "play")
    for lang in ("pt-BR", "en"):
        told = [option.label(value, lang) for value in option.values]
        assert len(set(told)) == len(told)


def test_the_clauses_the_rules_cite_exist() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.glob("*.py")))
    named = set(CITED.findall(sources))
    assert named
    assert named <= ENTRIES
    assert set(BLACKJACK.cites.values()) <= ENTRIES


def test_every_text_is_there_in_both_languages() -> None:
    told = list(texts(TEXT))
    assert [name for name, text in told if not text.pt.strip() or not text.en.strip()] == []
    assert [name for name, text in told if text.pt == text.en] == ["title"]
    assert [name for name, text in told if text.pt != text.pt.strip() or text.en != text.en.strip()] == []
    assert [name for name, text in told if "  " in text.pt + text.en or text.pt.count('"') % 2 or text.en.count('"') % 2] == []


def test_clauses_are_whole_sentences_and_no_two_say_the_same() -> None:
    for lang in ("pt-BR", "en"):
        told = Counter(entry.text(lang) for entry in TEXT.entries())
        assert [text for text, times in told.items() if times > 1 or not text.endswith(".") or not text[0].isupper()] == []


@pytest.mark.parametrize("silence", TEXT.silences, ids=lambda silence: silence.id)
def test_a_silence_asks_and_answers(silence: Silence) -> None:
    for text in (silence.text.pt, silence.text.en):
        question, _, answer = text.rpartition("?")
        assert question
        assert answer.strip()


def test_what_the_program_adds_is_told_as_its_own() -> None:
    assert [found.id for found in TEXT.silences if "este programa acrescenta" in found.text.pt.lower()] == OURS
    assert [found.id for found in TEXT.silences if "this program adds" in found.text.en.lower()] == OURS


def test_chips_are_said_to_be_worth_no_money() -> None:
    for told in (TEXT.summary, TEXT.notices[0].text):
        assert "dinheiro" in told.pt
        assert "money" in told.en


def test_notices_and_phrases_come_from_clauses() -> None:
    assert {found.clause for found in TEXT.notices} | {found.clause for found in TEXT.phrases} <= ENTRIES


@pytest.mark.parametrize(
    ("wanted", "clause"),
    [
        ("seguro", "BJ-SEGURO-1"),
        ("insurance", "BJ-SEGURO-2"),
        ("dividir", "BJ-SPLIT-1"),
        ("ases divididos", "BJ-S6"),
        ("dobrar", "BJ-DOBRA-1"),
        ("rendicao tardia", "BJ-OPT-REND-4"),
        ("pedir carta", "BJ-JOGO-2"),
        ("estoura", "BJ-JOGO-3"),
        ("sapato", "BJ-S14"),
        ("carta escondida", "BJ-DIST-4"),
        ("meia ficha", "BJ-S15"),
        ("max_hands", "BJ-S7"),
    ],
)
def test_it_is_found_by_the_words_of_its_players(wanted: str, clause: str) -> None:
    assert clause in [each.entry.id for each in search(TEXT.id, wanted, "pt-BR")]


def test_the_page_names_every_clause_and_none_that_does_not_exist_and_counts_them() -> None:
    named = set(CITED.findall(page()))
    assert named - ENTRIES == set()
    assert {clause.id for clause in TEXT.clauses} - named == set()
    counted = (
        f"{len(TEXT.clauses)} clauses, {len(TEXT.silences)} silences with our reading of each, {len(TEXT.options)} options"
    )
    assert counted in " ".join(page().split())


def test_the_page_lists_every_option_with_its_values_and_source() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| .* \| (BJ-[\w-]+) \|$", page(), re.MULTILINE)
    listed = [(key, re.findall(r"`([^`]+)`", values), source) for key, values, source in rows]
    assert listed == [(option.key, list(option.values) or [option.default], option.silence) for option in TEXT.options]
