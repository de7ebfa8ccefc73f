"""The data of canastra and buraco: complete, in two languages, and at one with the engine and with the pages."""

import re
from collections import Counter
from pathlib import Path

import pytest

import carteado.games.canastra.rules
from carteado import catalogue
from carteado.games.canastra.rules.family import OPTIONS
from carteado.regulations import OptionText, Regulation, Silence, regulation
from carteado.search import search
from regulations.every_text import texts

ROOT = Path(__file__).parents[4]
ENGINE = Path(carteado.games.canastra.rules.__file__).parent
GAMES = ("canastra", "buraco")
TEXTS = {identity: regulation(identity) for identity in GAMES}
SETTINGS = [(text, option) for text in TEXTS.values() for option in text.options]
SILENCES = [silence for text in TEXTS.values() for silence in text.silences]

# Every clause in the order of the text, by article or by part; the kinds of those that are not rules of play.
CLAUSES = {
    "canastra": """
        1.1 1.2 2.1 3.1 3.2 3.3 4.1 5.1 5.2 6.1 6.2 7.1a 7.1b 7.1c 7.1d 7.2a 7.2b 7.2c 7.3 7.3a 7.3b 8.1 9.1 10.1 10.2 10.3 10.4
        11.1 11.2 11.3 12.0 12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 13.1 13.2 13.3 14.1 14.2 14.2a 14.2b 14.2c 15.1
        16.1
    """,
    "buraco": """
        JOG-1 JOG-2 JOG-3 JOG-4 PTS-1 PTS-2 PTS-3 PTS-4 PTS-5 PTS-6 PTS-7 PTS-8 PTS-9 PTS-10 PTS-11 PTS-12 DIST-1 DIST-2 DIST-3
        DIST-4 DIST-5 DIST-6 JOGO-1 JOGO-2 JOGO-3 JOGO-4 JOGO-5 SEQ-1 SEQ-2 SEQ-3 SEQ-4 LAV-1 LAV-2 PAR-1 MOR-1 MOR-2 MOR-3
        FIM-1
    """,
}
PREFIX = {"canastra": "CAN", "buraco": "BUR"}
SILENT = {"canastra": 30, "buraco": 25}
OTHERS = {
    "CAN-12.0": "conduct", "CAN-14.2": "incident", "CAN-14.2a": "incident", "CAN-14.2b": "incident", "CAN-14.2c": "incident",
    "CAN-15.1": "tournament", "CAN-16.1": "tournament", "BUR-PTS-1": "option", "BUR-DIST-2": "option",
}  # fmt: skip
ARTICLES = {
    "canastra": r"art\. ([1-9]º|1[0-6])(, § \dº)?(, \d)?(, [abc])?",
    "buraco": "(Número de jogadores e de cartas|Contagem de pontos|Embaralhamento e distribuição|Desenrolar do jogo), § [1-5]",
}
OF_A_CLAUSE = {"target": "BUR-PTS-1", "packet": "BUR-DIST-2"}
OURS = ("CAN-S30", "BUR-S23", "BUR-S24", "BUR-S25")


def page(identity: str) -> str:
    return (ROOT / "docs" / f"{identity}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("identity", GAMES)
def test_it_has_every_clause_in_order_and_of_its_kind(identity: str) -> None:
    expected = [f"{PREFIX[identity]}-{name}" for name in CLAUSES[identity].split()]
    found = TEXTS[identity].clauses
    assert [(clause.id, clause.kind) for clause in found] == [(name, OTHERS.get(name, "play")) for name in expected]
    assert len(found) == {"canastra": 51, "buraco": 38}[identity]


@pytest.mark.parametrize("identity", GAMES)
def test_it_has_every_silence_in_order_about_clauses_that_exist(identity: str) -> None:
    text = TEXTS[identity]
    assert [found.id for found in text.silences] == [f"{PREFIX[identity]}-S{nth}" for nth in range(1, SILENT[identity] + 1)]
    clauses = {clause.id for clause in text.clauses}
    assert [found.id for found in text.silences if not found.about or not set(found.about) <= clauses] == []


@pytest.mark.parametrize("identity", GAMES)
def test_the_catalogue_names_this_version(identity: str) -> None:
    assert catalogue.game(identity).version == TEXTS[identity].version


@pytest.mark.parametrize("identity", GAMES)
def test_an_article_is_a_place_of_the_text(identity: str) -> None:
    article = re.compile(ARTICLES[identity])
    assert [clause.id for clause in TEXTS[identity].clauses if not article.fullmatch(clause.article)] == []


def test_articles_of_canastra_are_those_of_the_ids() -> None:
    told = [(clause.id, re.findall(r"\d+", clause.article)[0]) for clause in TEXTS["canastra"].clauses]
    assert [name for name, number in told if name.removeprefix("CAN-").partition(".")[0] != number] == []


@pytest.mark.parametrize("identity", GAMES)
def test_options_come_from_a_silence_or_a_clause_that_names_the_first(identity: str) -> None:
    text, named = TEXTS[identity], dict[str, list[str]]()
    for option in text.options:
        named.setdefault(option.silence, []).append(option.key)
    for name, keys in named.items():
        entry = text.clause(name)
        if isinstance(entry, Silence):
            assert entry.option == keys[0]
        else:
            assert OF_A_CLAUSE[keys[0]] == name
    told = {found.id: found.option for found in text.silences if found.option}
    assert set(told) - set(named) == ({"CAN-S14"} if identity == "canastra" else set())
    assert set(told.values()) <= {option.key for option in text.options}


@pytest.mark.parametrize("identity", GAMES)
def test_the_engine_has_the_same_options_with_the_same_values(identity: str) -> None:
    choices = OPTIONS[identity].choices
    told = [(option.key, option.values, option.default, option.numeric) for option in TEXTS[identity].options]
    assert told == [(found.key, tuple(found.values), found.default, found.numbers is not None) for found in choices]


@pytest.mark.parametrize(("text", "option"), SETTINGS, ids=[f"{text.id} {option.key}" for text, option in SETTINGS])
def test_every_value_has_its_own_label(text: Regulation, option: OptionText) -> None:
    assert tuple(option.labels) == option.values
    assert option.scope == ("table" if option.key == "clock" else "play")
    for lang in ("pt-BR", "en"):
        told = [option.label(value, lang) for value in option.values]
        assert len(set(told)) == len(told), text.id


@pytest.mark.parametrize("identity", GAMES)
def test_the_clauses_the_engine_cites_exist(identity: str) -> None:
    entries = {entry.id for text in TEXTS.values() for entry in text.entries()}
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.glob("*.py")))
    named = set(re.findall(r"\b(?:CAN-(?:S\d+|\d+\.\d+[a-d]?)|BUR-(?:S\d+|[A-Z]+-\d+))\b", sources))
    assert named
    assert named <= entries
    assert set(OPTIONS[identity].rules.cites.values()) <= {entry.id for entry in TEXTS[identity].entries()}


@pytest.mark.parametrize("identity", GAMES)
def test_every_text_is_there_in_both_languages(identity: str) -> None:
    told = list(texts(TEXTS[identity]))
    assert [name for name, text in told if not text.pt.strip() or not text.en.strip()] == []
    assert [name for name, text in told if text.pt == text.en] == ["title"]
    assert [name for name, text in told if text.pt != text.pt.strip() or text.en != text.en.strip()] == []
    assert [name for name, text in told if "  " in text.pt + text.en or text.pt.count('"') % 2 or text.en.count('"') % 2] == []


@pytest.mark.parametrize("identity", GAMES)
def test_clauses_are_whole_sentences_and_no_two_say_the_same(identity: str) -> None:
    entries = TEXTS[identity].entries()
    for lang in ("pt-BR", "en"):
        told = Counter(entry.text(lang) for entry in entries)
        assert [text for text, times in told.items() if times > 1 or not text.endswith(".") or not text[0].isupper()] == []


@pytest.mark.parametrize("silence", SILENCES, ids=lambda silence: silence.id)
def test_a_silence_asks_and_answers(silence: Silence) -> None:
    for text in (silence.text.pt, silence.text.en):
        question, _, answer = text.rpartition("?")
        assert question
        assert answer.strip()


def test_what_the_program_adds_is_told_as_its_own() -> None:
    assert [found.id for found in SILENCES if "este programa acrescenta" in found.text.pt.lower()] == list(OURS)
    assert [found.id for found in SILENCES if "this program adds" in found.text.en.lower()] == list(OURS)


def test_notices_and_phrases_come_from_clauses() -> None:
    for text in TEXTS.values():
        entries = {entry.id for entry in text.entries()}
        assert {found.clause for found in text.notices} | {found.clause for found in text.phrases} <= entries
        assert {found.id for found in text.clauses if found.kind == "conduct"} <= {found.clause for found in text.notices}
        assert len({found.id for found in text.phrases}) == len(text.phrases)
        assert len({found.id for found in text.calls}) == len(text.calls)


@pytest.mark.parametrize(
    ("identity", "wanted", "clause"),
    [
        ("canastra", "bagaco", "CAN-4.1"),
        ("canastra", "para sempre suja", "CAN-7.2c"),
        ("canastra", "vulneravel 75", "CAN-14.1"),
        ("canastra", "vuln_enforcement", "CAN-S17"),
        ("canastra", "jokers", "CAN-S1"),
        ("buraco", "lavadeira 270", "BUR-LAV-2"),
        ("buraco", "STBL", "BUR-S23"),
        ("buraco", "dois trios", "BUR-S1"),
    ],
)
def test_it_is_found_by_the_words_of_its_players(identity: str, wanted: str, clause: str) -> None:
    assert clause in [each.entry.id for each in search(TEXTS[identity].id, wanted, "pt-BR")]


@pytest.mark.parametrize("identity", GAMES)
def test_the_page_names_clauses_that_exist_and_counts_them(identity: str) -> None:
    entries = {entry.id for text in TEXTS.values() for entry in text.entries()}
    named = set(re.findall(r"\b(?:CAN|BUR)-[\w.-]*\w", page(identity)))
    assert named - entries == set()
    assert len(named) > 30
    text = TEXTS[identity]
    counted = (
        f"{len(text.clauses)} clauses, {len(text.silences)} silences with our reading of each, {len(text.options)} options"
    )
    assert counted in " ".join(page(identity).split())


@pytest.mark.parametrize("identity", GAMES)
def test_the_page_lists_every_option_with_its_values_and_source(identity: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| .* \| ([\w-]+) \|$", page(identity), re.MULTILINE)
    listed = [(key, re.findall(r"`([^`]+)`", values.partition(", or a list")[0]), source) for key, values, source in rows]
    options = TEXTS[identity].options
    assert listed == [(option.key, list(option.values) or [option.default], option.silence) for option in options]
