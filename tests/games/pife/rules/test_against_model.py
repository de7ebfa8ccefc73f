"""Random partidas through the rules and the model of the catalogue: both accept the same acts, and all is alike after each."""

import os
from collections import Counter
from random import Random

import pytest

from carteado import catalogue
from games.pife.beside import Beside
from games.pife.lively import Lively

ACTS = 20_000 if os.environ.get("CARTEADO_FUZZ") else 250
SHARES = range(6)
SEATS = {"cacheta": (2, 3, 4, 5, 6), "pifpaf": (3, 4, 5, 6, 7, 8)}
# Every house rule that somebody can choose. What is always chosen here stands below it, small, so that matches end.
HOUSE: dict[str, dict[str, tuple[str, ...]]] = {
    "cacheta": {
        "packet": ("2",),
        "use_vira": ("false",),
        "direction": ("cw",),
        "vira_scope": ("colour",),
        "vira_playable": ("true",),
        "wild_in": ("runs_only",),
        "max_wilds_per_meld": ("2",),
        "discarded_wild": ("natural_only",),
        "long_runs": ("true",),
        "ponta_repeated_suit": ("true",),
        "wrong_batida": ("stock_only", "lose_life"),
        "louca": ("true",),
        "fold": ("true",),
        "exhaustion": ("void",),
        "max_reshuffles": ("0", "1", "5"),
        "max_void_deals": ("1", "2"),
        "stall_turns": ("4", "7"),
    },
    "pifpaf": {
        "profile": ("clean",),
        "incidents": ("off",),
        "raise_min": ("1", "3", "30"),
        "open_check": ("true",),
        "rebate_scope": ("batida_only",),
        "quadra": ("true",),
        "exhaustion": ("void",),
        "max_reshuffles": ("0", "1"),
        "stall_turns": ("4", "7"),
    },
}
ALWAYS = {"cacheta": ("lives",), "pifpaf": ("stack", "bet_min", "bet_max", "max_deals")}
MET: Counter[str] = Counter()


def a_table(game: str, rng: Random) -> Beside:
    """Some seats, some house rules, few lives or chips."""
    house = HOUSE[game]
    options = {key: rng.choice(house[key]) for key in rng.sample(sorted(house), rng.choice((0, 1, 2, 3, 5)))}
    if game == "cacheta":
        options["lives"] = rng.choice(("1", "2", "3"))
        if rng.random() < 0.4:
            options |= {"louca": "true", "wrong_batida": rng.choice(("stock_only", "lose_life"))}
    else:
        least = rng.choice((1, 2, 5))
        options |= {"stack": rng.choice(("3", "12", "25", "60")), "max_deals": rng.choice(("0", "1", "4", "7"))}
        options |= {"bet_min": str(least), "bet_max": str(least + rng.choice((0, 1, 4, 15)))}
    return Beside(game, rng.choice(SEATS[game]), options)


def play(table: Beside, rng: Random, most: int) -> int:
    """Acts until the match is over; each before it is done, and some others besides, is asked of both."""
    people, done = Lively(rng), 0
    while table.model.phase != "over" and done < most:
        done += 1
        for _ in range(rng.choice((0, 0, 1, 2))):
            MET["odd accepted"] += table.accepts(*people.odd(table.model))
        table.offered(rng.randrange(table.model.seats), rng)
        seat, act = people.act(table.model)
        assert table.accepts(seat, act)
        deals = table.model.deals
        table.do(seat, act)
        MET[act[0]] += 1
        if table.model.deals > deals:
            MET[f"ended {table.model.ended} by {act[0]}"] += 1
    MET["partidas over"] += table.model.phase == "over"
    return done


@pytest.mark.parametrize("game", ["cacheta", "pifpaf"])
@pytest.mark.parametrize("share", SHARES)
def test_the_rules_and_the_model_agree(game: str, share: int) -> None:
    rng = Random(f"{game} {share} beside the model")
    left = ACTS
    while left > 0:
        left -= play(a_table(game, rng), rng, left)


@pytest.mark.parametrize("game", ["cacheta", "pifpaf"])
def test_every_house_rule_is_tried(game: str) -> None:
    assert {choice.key for choice in catalogue.game(game).choices} == {*HOUSE[game], *ALWAYS[game], "clock"}
