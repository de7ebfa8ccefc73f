"""What each rule and each card adds: by solving once more, and against what others have published."""

import pytest

from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.counted import running, shoes, true_count
from carteado.games.blackjack.solver.effects import others, removals, rule_effects
from carteado.games.blackjack.solver.solution import packs, solve

SMALL = (4, 0, 0, 0, 4, 4, 0, 4, 4, 16)


@pytest.mark.parametrize(
    ("settings", "turned"),
    [
        ({}, {"das", "hit_soft_17", "resplit", "split_by", "peek", "surrender=early", "surrender=late"}),
        (
            {"resplit": "true", "surrender": "early"},
            {
                "das",
                "hit_soft_17",
                "resplit",
                "split_by",
                "peek",
                "surrender=none",
                "surrender=late",
                "early_vs",
                "resplit_aces",
            }
            | {"max_hands=2", "max_hands=3"},
        ),
        ({"surrender": "late"}, {"das", "hit_soft_17", "resplit", "split_by", "surrender=none", "surrender=early"}),
        ({"peek": "false"}, {"das", "hit_soft_17", "resplit", "split_by", "peek", "surrender=early"}),
    ],
)
def test_each_rule_alone_is_set_otherwise(settings: dict[str, str], turned: set[str]) -> None:
    rules = rules_of({"decks": "1", **settings})
    found = others(rules)
    names = [f"{option}={value}" if option in ("surrender", "max_hands") else option for option, value, _ in found]
    assert set(names) == turned
    assert len(names) == len(turned)
    for option, value, other in found:
        again = rules_of({"decks": "1", **settings, option: value})
        assert solve(other, SMALL).edge() == solve(again, SMALL).edge()


def test_what_a_rule_adds_is_the_difference() -> None:
    found = solve(rules_of({"decks": "1"}), SMALL)
    effects = {(each.option, each.value): each for each in rule_effects(found, found.edge())}
    other = solve(rules_of({"decks": "1", "surrender": "late"}), SMALL)
    assert effects["surrender", "late"].edge == pytest.approx(other.edge())
    assert effects["surrender", "late"].adds == pytest.approx(other.edge() - found.edge())
    assert effects["das", "true"].adds > 0 > effects["peek", "false"].adds


def test_a_card_less() -> None:
    rules = rules_of({"decks": "1"})
    for each in removals(rules, SMALL):
        left: list[int] = list(SMALL)
        left[each.value - 1] -= 1
        assert each.edge == pytest.approx(solve(rules, left).edge())
    assert [each.value for each in removals(rules, SMALL)] == [1, 5, 6, 8, 9, 10]


@pytest.mark.parametrize("decks", range(1, 9))
def test_the_shoe_of_a_count_has_that_count(decks: int) -> None:
    found = shoes(decks)
    assert {sum(shoe) for shoe in found} == {26 * decks}
    assert [running(shoe) for shoe in found] == sorted({running(shoe) for shoe in found})
    assert max(abs(true_count(shoe)) for shoe in found) <= 8
    assert true_count(found[len(found) // 2]) == 0
    assert found[len(found) // 2] == [count // 2 for count in packs(decks)]
    assert min(min(shoe) for shoe in found) >= 1
