"""Every refusal of an event has its sentence, and says what would be right with the facts it is given."""

import ast
from collections.abc import Iterator
from string import Formatter

import pytest

from carteado.game import Reason
from carteado.tournament.torneio import Torneio
from carteado.words import Words
from carteado.words.event_refusals import FACTS, REFUSALS, refusal
from words.sentences import called, literals, trees


def reasons() -> Iterator[tuple[str, int]]:
    """Every code that an event refuses with, and how many facts it gives."""
    modules = [*trees("tournament"), *trees("server/events")]
    for node in (node for tree in modules for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) == "Reason" and node.args:
            facts = node.args[2] if len(node.args) > 2 else ast.Tuple(elts=[])
            if isinstance(facts, ast.Tuple) and not any(isinstance(one, ast.Starred) for one in facts.elts):
                yield from ((code, len(facts.elts)) for code in literals(node.args[0]))


@pytest.mark.parametrize(("code", "facts"), sorted(set(reasons())))
@pytest.mark.parametrize("lang", Words.LANGUAGES)
def test_a_refusal_of_an_event_is_a_sentence_with_its_facts(code: str, facts: int, lang: str) -> None:
    assert code in REFUSALS
    asked = {name for _, name, _, _ in Formatter().parse(REFUSALS[code]) if name}
    assert asked <= set(FACTS[:facts]), f"{code} is given {facts} facts"
    told = refusal(Words(lang), Torneio.of().state, Reason(code, "", tuple(f"fact{at}" for at in range(facts))))
    assert told[-1] in ".)" or told.endswith(tuple(f"fact{at}" for at in range(facts)))


def test_no_refusal_of_an_event_is_for_nothing() -> None:
    written = {code for code, _ in reasons()}
    given = {code for tree in [*trees("tournament"), *trees("games")] for node in ast.walk(tree) for code in strings(node)}
    assert set(REFUSALS) - written - given == set()


def strings(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
