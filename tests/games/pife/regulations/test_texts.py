"""The data of cacheta and pif-paf: complete, in two languages, and at one with the engine and with the pages."""

import re
from collections import Counter
from pathlib import Path

import pytest

import carteado.games.pife.rules
from carteado import catalogue
from carteado.games.pife.rules.family import OPTIONS
from carteado.regulations import OptionText, Regulation, Silence, regulation
from carteado.search import search
from regulations.every_text import texts

ROOT = Path(__file__).parents[4]
ENGINE = Path(carteado.games.pife.rules.__file__).parent
GAMES = ("cacheta", "pifpaf")
TEXTS = {identity: regulation(identity) for identity in GAMES}
SETTINGS = [(text, option) for text in TEXTS.values() for option in text.options]
SILENCES = [silence for text in TEXTS.values() for silence in text.silences]

# Every clause in the order of the text; the kinds of those that are not rules of play. The cut is an act: PIF-DIST-3 is play.
CLAUSES = {
    "cacheta": """
        JOG-1 JOG-2 VID-1 VID-2 VID-3 DIST-1 DIST-2 VIRA-1 VIRA-2 INI-1 MON-1 OBJ-1 TRI-1 SEQ-1 TURN-1 TURN-2 PIF-1 PIF-2 DEZ-1
        DEZ-2
    """,
    "pifpaf": """
        JOG-1 JOG-2 APO-1 APO-2 APO-3 APO-4 APO-5 DIST-1 DIST-2 DIST-3 DIST-4 DIST-5 DIST-6 DIST-7 OBJ-1 COMB-1 COMB-2 COMB-3
        TURN-1 TURN-2 FIM-1 LOUCA-1 LOUCA-2 ERR-1 ERR-2 ERR-3 REB-1 REB-2
    """,
}
PREFIX = {"cacheta": "CAC", "pifpaf": "PIF"}
SILENT = {"cacheta": 22, "pifpaf": 24}
OTHERS = {
    **dict.fromkeys(("CAC-DIST-2", "CAC-VIRA-2", "PIF-APO-1", "PIF-APO-2", "PIF-APO-5"), "option"),
    **dict.fromkeys(("PIF-ERR-1", "PIF-ERR-2", "PIF-ERR-3", "PIF-REB-1", "PIF-REB-2"), "incident"),
}
ARTICLES = {
    "cacheta": "(Número de jogadores e de cartas|Contagem de pontos|Embaralhamento e distribuição|Como jogar), § [1-6]",
    "pifpaf": "(Número de jogadores e de cartas|Apostas|Embaralhamento e distribuição|Desenrolar do jogo), § [1-4]",
}
OF_A_CLAUSE = {"packet": "CAC-DIST-2", "use_vira": "CAC-VIRA-2", "stack": "PIF-APO-1", "bet_min": "PIF-APO-2"}
FIXED = {
    "CAC-S1": "jokers=0",
    "CAC-S6": "ace=both",
    "PIF-S1": "direction=cw",
    "PIF-S4": "side_pots=false",
    "PIF-S7": "louca_window=until_next_draw",
}
OURS = ("CAC-S20", "CAC-S21", "CAC-S22", "PIF-S23", "PIF-S24")


def page(identity: str) -> str:
    return (ROOT / "docs" / f"{identity}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("identity", GAMES)
def test_it_has_every_clause_in_order_and_of_its_kind(identity: str) -> None:
    expected = [f"{PREFIX[identity]}-{name}" for name in CLAUSES[identity].split()]
    found = TEXTS[identity].clauses
    kinds = [(name, OTHERS.get(name, "play")) for name in expected]
    assert [(clause.id, clause.kind) for clause in found] == kinds
    assert len(found) == {"cacheta": 20, "pifpaf": 28}[identity]


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
    assert set(told) - set(named) == ({"PIF-S3"} if identity == "pifpaf" else set())
    assert set(told.values()) <= {option.key for option in text.options}


@pytest.mark.parametrize(("name", "setting"), FIXED.items())
def test_what_has_one_value_only_is_told_as_fixed_and_is_no_option(name: str, setting: str) -> None:
    text = TEXTS["cacheta" if name.startswith("CAC") else "pifpaf"]
    found = text.clause(name)
    assert f"Isto é fixo ({setting})." in found.text.pt
    assert f"This is fixed ({setting})." in found.text.en
    assert setting.partition("=")[0] not in {option.key for option in text.options}


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
    named = set(re.findall(r"\b(?:CAC|PIF)-(?:S\d+|[A-Z]+-\d+)\b", sources))
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


def test_chips_are_said_to_be_worth_no_money() -> None:
    text = TEXTS["pifpaf"]
    for told in (text.summary, text.clause("PIF-APO-5").text, text.notices[0].text):
        assert "dinheiro" in told.pt
        assert "money" in told.en


def test_notices_and_phrases_come_from_clauses() -> None:
    for text in TEXTS.values():
        entries = {entry.id for entry in text.entries()}
        assert {found.clause for found in text.notices} | {found.clause for found in text.phrases} <= entries
        assert len({found.id for found in text.phrases}) == len(text.phrases)
        assert len({found.id for found in text.calls}) == len(text.calls)


@pytest.mark.parametrize(
    ("identity", "wanted", "clause"),
    [
        ("cacheta", "pifei", "CAC-PIF-1"),
        ("cacheta", "blefe", "CAC-PIF-2"),
        ("cacheta", "ponta dez cartas", "CAC-DEZ-2"),
        ("cacheta", "vira rei", "CAC-S4"),
        ("cacheta", "vira_playable", "CAC-S13"),
        ("pifpaf", "repica", "PIF-APO-4"),
        ("pifpaf", "pingo", "PIF-APO-3"),
        ("pifpaf", "com a louca", "PIF-LOUCA-2"),
        ("pifpaf", "bagaco", "PIF-TURN-1"),
        ("pifpaf", "rebate", "PIF-REB-2"),
    ],
)
def test_it_is_found_by_the_words_of_its_players(identity: str, wanted: str, clause: str) -> None:
    assert clause in [each.entry.id for each in search(TEXTS[identity].id, wanted, "pt-BR")]


@pytest.mark.parametrize("identity", GAMES)
def test_the_page_names_every_clause_and_none_that_does_not_exist_and_counts_them(identity: str) -> None:
    entries = {entry.id for text in TEXTS.values() for entry in text.entries()}
    named = set(re.findall(r"\b(?:CAC|PIF)-[\w-]*\w", page(identity)))
    assert named - entries == set()
    text = TEXTS[identity]
    assert {clause.id for clause in text.clauses} - named == set()
    counted = (
        f"{len(text.clauses)} clauses, {len(text.silences)} silences with our reading of each, {len(text.options)} options"
    )
    assert counted in " ".join(page(identity).split())


@pytest.mark.parametrize("identity", GAMES)
def test_the_page_lists_every_option_with_its_values_and_source(identity: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| .* \| ([\w-]+) \|$", page(identity), re.MULTILINE)
    listed = [(key, re.findall(r"`([^`]+)`", values), source) for key, values, source in rows]
    options = TEXTS[identity].options
    assert listed == [(option.key, list(option.values) or [option.default], option.silence) for option in options]
