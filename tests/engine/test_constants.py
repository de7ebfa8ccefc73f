"""The constant of a code says what is played, field by field, with the article beside it: made to be held beside the text."""

import re
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from carteado.games.blackjack.rules import regulation as blackjack
from carteado.games.canastra.rules import buraco, canastra
from carteado.games.cego.rules import rulebook
from carteado.games.pife.rules import cacheta, pifpaf
from carteado.games.truco.rules import asfo, fenacef, sinsep
from carteado.options import Options
from carteado.regulations import regulation

CODES: list[tuple[ModuleType, Options[Any]]] = [
    (fenacef, fenacef.FENACEF_OPTIONS),
    (asfo, asfo.ASFO_OPTIONS),
    (sinsep, sinsep.SINSEP_OPTIONS),
    (rulebook, rulebook.CEGO_OPTIONS),
    (canastra, canastra.CANASTRA_OPTIONS),
    (buraco, buraco.BURACO_OPTIONS),
    (cacheta, cacheta.CACHETA_OPTIONS),
    (pifpaf, pifpaf.PIFPAF_OPTIONS),
    (blackjack, blackjack.OPTIONS),
]
EACH = pytest.mark.parametrize(("module", "options"), CODES, ids=[options.rules.id for _, options in CODES])
NO_RULES = ("id", "cites", "incidents", "options")  # what a field may be that is no rule


@EACH
def test_the_constant_is_what_is_played_without_a_house_rule(module: ModuleType, options: Options[Any]) -> None:
    assert options.rules in vars(module).values()
    assert options.apply({}) == options.apply(options.defaults()) == options.rules
    for choice in options.choices:
        assert choice.read(choice.default) == getattr(options.rules, choice.field), choice.key


@EACH
def test_every_field_has_its_article_beside_it(module: ModuleType, options: Options[Any]) -> None:
    source = Path(str(module.__file__)).with_name(module.__name__.rpartition(".")[2] + ".py").read_text("utf-8")
    constants: list[str] = re.findall(r"= \w+Rules\(\n(.*?)\n\)\n", source, re.DOTALL)
    constant = next(block for block in constants if options.rules.id in block)
    above = re.findall(r"^    # (.+)\n    (\w+)=", constant, re.MULTILINE)
    beside = re.findall(r"^    (\w+)=.*?  # (.+)$", constant, re.MULTILINE)
    cited = {field: ids for ids, field in above} | dict(beside)
    assert {field.name for field in fields(options.rules)} - cited.keys() <= set(NO_RULES)
    known = {entry.id for entry in regulation(options.rules.id).entries()}
    for field, ids in cited.items():
        assert set(re.split(r"[,;] ", ids)) <= known, field
