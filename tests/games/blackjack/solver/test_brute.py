"""The solver against an enumeration of every order of the cards, on small shoes, for every rule and mixtures of them."""

import pytest

from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.solution import solve
from games.blackjack.solver.brute import WORTH, Brute

RESPLIT = {"resplit": "true"}
CASES: list[tuple[str, dict[str, str]]] = [
    ("AA667788TTTT99", {}),
    ("A667789TTJJ55", {"das": "true"}),
    ("888889TTTT66", RESPLIT),
    ("888889TTTT66", RESPLIT | {"max_hands": "3", "das": "true"}),
    ("888889TTTT66", RESPLIT | {"max_hands": "2"}),
    ("7777A99TTT668", RESPLIT | {"das": "true", "peek": "false"}),
    ("66666TTTTT98A7", RESPLIT | {"das": "true", "hit_soft_17": "true", "surrender": "late"}),
    ("3333TTTT99887", RESPLIT | {"das": "true", "max_hands": "3"}),
    ("AAAA667789TTJ", RESPLIT),
    ("AAAA667789TTJ", RESPLIT | {"resplit_aces": "true"}),
    ("AAAA667789TTJ", RESPLIT | {"resplit_aces": "true", "max_hands": "3", "hit_soft_17": "true"}),
    ("AAA6677TTJJJ8", RESPLIT | {"split_by": "rank", "hit_soft_17": "true"}),
    ("TTTTTJJJ6699", RESPLIT | {"split_by": "rank"}),
    ("TTTTTJJJ6699", RESPLIT | {"split_by": "value"}),
    ("TTTJJQ556669", {"split_by": "rank"}),
    ("AA5566TTJJ88", {"peek": "false", "das": "true"}),
    ("AA5566TTJJ88", {"surrender": "early"}),
    ("AA5566TTJJ88", {"surrender": "early", "early_vs": "not_ace"}),
    ("AA5566TTJJ88", {"surrender": "early", "peek": "false"}),
    ("AA5566TTJJ88", {"surrender": "late", "hit_soft_17": "true"}),
    ("AAA666TTT77899", {"hit_soft_17": "true", "das": "true"}),
]


def counts(shoe: str) -> list[int]:
    found = [0] * 10
    for card in shoe:
        found[WORTH[card] - 1] += 1
    return found


@pytest.mark.parametrize(("shoe", "settings"), CASES)
def test_the_edge_of_a_small_shoe(shoe: str, settings: dict[str, str]) -> None:
    rules = rules_of({"decks": "1", **settings})
    solved = solve(rules, counts(shoe), tens=[shoe.count(rank) for rank in "TJQK"])
    assert solved.edge() == pytest.approx(Brute(rules, shoe).edge(), abs=1e-11)
    assert sum(cell.chance for cell in solved.cells) == pytest.approx(1.0)


def test_each_rule_makes_a_difference_in_these_shoes() -> None:
    """Otherwise the cases above would prove little."""
    found = {}
    for shoe, settings in CASES:
        found[shoe, tuple(settings.items())] = solve(rules_of({"decks": "1", **settings}), counts(shoe)).edge()
    by_shoe: dict[str, list[float]] = {}
    for (shoe, _), edge in found.items():
        by_shoe.setdefault(shoe, []).append(round(edge, 9))
    for shoe in ("888889TTTT66", "AAAA667789TTJ", "AA5566TTJJ88"):
        assert len(set(by_shoe[shoe])) == len(by_shoe[shoe])
