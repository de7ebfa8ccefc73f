"""Every refusal of a table has its sentence, with the facts it is given, and says what would be right."""

import ast
from collections.abc import Iterator

import pytest

from carteado.game import Reason
from carteado.server.errors import TEXTS
from carteado.words import Words, tables
from carteado.words.reasons import BAD_OPTIONS, REASONS
from words import sentences
from words.sentences import called, literals, trees

NOBODYS = {"referee-left", "advice-on", "advice-off"}  # news that are about nobody alone
SILENT = {"no-lapse"}  # a fault of ours: it goes to the log, not to a person


def refusals() -> Iterator[tuple[str, int]]:
    """Every code that a table or the server refuses with, and how many facts it gives."""
    modules = [*trees("table"), *trees("server", "events", "seeking")]  # events have `event_refusals`
    for node in (node for tree in modules for node in ast.walk(tree)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if called(node) == "Refused":
            yield from ((code, max(0, len(node.args) - 2)) for code in literals(node.args[0]))
        elif called(node) == "Reason":
            facts = node.args[2] if len(node.args) > 2 else ast.Tuple(elts=[])
            yield from ((code, len(facts.elts)) for code in literals(node.args[0]) if isinstance(facts, ast.Tuple))


@pytest.mark.parametrize(("code", "facts"), sorted(set(refusals()) - {(code, 0) for code in SILENT}))
@pytest.mark.parametrize("lang", Words.LANGUAGES)
def test_a_refusal_is_a_sentence_with_its_facts(code: str, facts: int, lang: str) -> None:
    assert code in {**tables.REFUSALS, **REASONS.texts, **BAD_OPTIONS.texts}
    told = tables.refusal(Words(lang), Reason(code, "", tuple(f"fact{at}" for at in range(facts))))
    assert told.endswith(".")
    assert all(f"fact{at}" in told for at in range(facts))


@pytest.mark.parametrize("lang", Words.LANGUAGES)
def test_a_refusal_of_a_search_is_a_sentence(lang: str) -> None:
    codes = {code for code, _ in sentences.refusals("server/seeking")}
    assert codes >= {"seek-elsewhere", "seek-fast", "seek-later"}
    for code in codes:
        told = Words(lang).say(TEXTS[code], minutes=3, seconds=150)
        assert told.endswith(".")
        assert "{" not in told
        assert lang != "en" or told != TEXTS[code], code


def test_no_sentence_is_for_nothing() -> None:
    assert set(tables.REFUSALS) - {code for code, _ in refusals()} == set()


@pytest.mark.parametrize("what", tables.NEWS)
def test_news_name_the_person(what: str) -> None:
    assert ("Ana" in tables.news(Words(), what, "Ana")) == (what not in NOBODYS)
