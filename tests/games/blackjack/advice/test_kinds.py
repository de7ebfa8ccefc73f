"""Decisions that are learnt together, and which of them are worth an exercise."""

from typing import Any

import pytest

from carteado.games.blackjack.advice import FACE
from carteado.games.blackjack.advice.kinds import hard_to_tell, kind_of
from carteado.games.blackjack.bots.book import choices
from carteado.games.blackjack.bots.table import Table
from carteado.games.blackjack.bots.worth import worths
from carteado.words import Words
from games.blackjack.kit import Mesa, mesa


def kind(found: Mesa) -> str:
    """The kind of what seat 0 decides."""
    return kind_of(Table(found.state.view(0)), found.state.legal(0))


@pytest.mark.parametrize(
    ("shoe", "acts", "options", "named"),
    [
        ("10P 10C 6E 7O", (), {}, "hard-16-10"),
        ("AP 9C 7E 7O", (), {}, "soft-18-9"),
        ("8P 10C 8E 7O", (), {}, "pair-8-10"),
        ("KP 6C QE 7O", (), {}, "pair-10-6"),
        ("KP 6C QE 7O", (), {"split_by": "rank"}, "hard-20-6"),
        ("8P 10C 8E 7O", (), {"fichas": (10,)}, "hard-16-10"),
        ("AP 6C AE 7O", (), {}, "pair-A-6"),
        ("AP 6C AE 7O", (), {"fichas": (10,)}, "soft-12-6"),
        ("2P 10C 3E 7O KP", ("0 pede",), {}, "hard-15-10"),
        ("AP 10C 3E 7O KP", ("0 pede",), {}, "hard-14-10"),
        ("8P AC 8E 7O", (), {}, "insurance"),
        ("8P AC 8E 7O", ("0 recusa",), {}, "pair-8-A"),
        ("10P AC 6E 7O", (), {"surrender": "early"}, "early-hard-16-A"),
        ("8P 10C 8E 7O", (), {"surrender": "early"}, "early-pair-8-10"),
        ("8P 10C 8E 7O", ("0 recusa",), {"surrender": "early"}, "pair-8-10"),
        ("AP AC KE 7O", (), {"surrender": "early"}, "insurance"),
        ("10P AC 6E 7O", (), {"surrender": "early", "early_vs": "not_ace"}, "insurance"),
    ],
)
def test_the_kind_of_a_decision(shoe: str, acts: tuple[str, ...], options: dict[str, Any], named: str) -> None:
    assert kind(mesa(shoe, **options).faz(*acts)) == named


@pytest.mark.parametrize(
    ("named", "pt", "en"),
    [
        ("hard-16-10", "dura 16 contra 10", "hard 16 against 10"),
        ("soft-18-9", "macia 18 contra 9", "soft 18 against 9"),
        ("soft-18-A", "macia 18 contra ás", "soft 18 against ace"),
        ("pair-8-10", "par de 8 contra 10", "pair of 8s against 10"),
        ("pair-A-6", "par de ases contra 6", "pair of aces against 6"),
        ("insurance", "seguro", "insurance"),
        ("early-hard-16-A", "rendição antecipada, dura 16 contra ás", "early surrender, hard 16 against ace"),
    ],
)
def test_kinds_in_both_languages(named: str, pt: str, en: str) -> None:
    assert FACE.kind(Words("pt-BR", "blackjack"), named) == pt
    assert FACE.kind(Words("en", "blackjack"), named) == en


@pytest.mark.parametrize(
    ("shoe", "hard"),
    [
        ("10P 10C 6E 7O", True),
        ("10P 2C 2E 7O", True),  # 12 against 2
        ("10P 6C JE 7O", True),  # a pair of tens against 6 tempts
        ("9P 7C 10E 7O", False),  # 19
        ("2P 7C 3E 7O", False),  # 5: no card can hurt
        ("6P 10C 5E 7O", True),  # 11: hit or double
        ("AP 6C 8E 7O", True),  # soft 19 may be doubled
    ],
)
def test_what_nobody_gets_wrong_is_no_exercise(shoe: str, hard: bool) -> None:
    found = mesa(shoe)
    table = Table(found.state.view(0))
    assert hard_to_tell(table, worths(table, choices(table), found.state.legal(0))) == hard
