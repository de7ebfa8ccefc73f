"""Advice is the family's: values of choices, the best first, and what a record teaches."""

from collections.abc import Sequence
from random import Random

import pytest

from carteado import advice
from carteado.advice import Advice, Remark, Valued
from carteado.catalogue import new
from carteado.game import Action, View
from carteado.pack import Cut, Deal
from carteado.records import Record
from carteado.words import Words
from carteado.words.language import Language
from families_kit import game, patch, plant

__all__ = ["patch"]
VIEW = new("truco-fenacef").view(0)
MENU = (Cut(3), Deal(), Cut(20))


def values(_view: View, menu: Sequence[Action], _rng: Random) -> Sequence[Valued]:
    return [Valued(action, float(getattr(action, "at", 7))) for action in menu]


def report(_words: Language, record: Record) -> Sequence[Remark]:
    return [Remark(9, 1, f"{record.regulation}: late"), Remark(4, 0, "early", "X-1")]


def test_choices_come_with_their_values_the_best_first(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "vinte", game("vinte-e-um"), advice=Advice(values, lambda _: "chips", report))
    found = advice.valued("vinte-e-um", VIEW, MENU, Random(1))
    assert [each.value for each in found] == sorted([each.value for each in found], reverse=True)
    assert {each.action for each in found} == set(MENU)


def test_a_record_is_reported_in_its_order(patch: pytest.MonkeyPatch) -> None:
    plant(patch, "vinte", game("vinte-e-um"), advice=Advice(values, lambda _: "chips", report))
    told = advice.report(Words("en"), Record("vinte-e-um"))
    assert [(remark.line, remark.text) for remark in told] == [(4, "early"), (9, "vinte-e-um: late")]


def test_most_games_have_nothing_to_tell() -> None:
    assert advice.advice_for("truco-fenacef") is None
    assert advice.valued("truco-fenacef", VIEW, MENU, Random(1)) == ()
    assert advice.report(Words("en"), Record("truco-fenacef")) == ()
