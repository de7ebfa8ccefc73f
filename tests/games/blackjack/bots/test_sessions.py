"""Whole sessions of every player under every house rule, at any number of seats and with few chips: nothing is refused."""

import statistics
import time
from random import Random
from typing import Any, Final

import pytest

from carteado import catalogue
from carteado.bots import bot, default_bot
from carteado.game import CHANCE, Action, State
from carteado.games.blackjack.bots import FACE
from carteado.games.blackjack.rules.acts import Double, Insure, Split, Surrender
from carteado.games.blackjack.rules.regulation import OPTIONS
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.pack import Shuffle
from conformance_kit.build import tries
from games.blackjack.conformance import pack

NAMES: Final = tuple(FACE.bots)
AMOUNTS: Final = ("decks", "stack", "bet_min", "bet_max", "rounds", "min_players", "max_hands", "clock")
BETS: Final = {"bet_min": "3", "bet_max": "11", "rounds": "5"}  # odd bets: halves come of them
QUICK: Final = 0.020
ALONE: Final = [
    {choice.key: value}
    for choice in OPTIONS.choices
    if choice.key not in AMOUNTS
    for value in choice.values
    if value != choice.default
]
TOGETHER: Final = [
    {},
    {"decks": "1", "penetration": "0.9", "resplit": "true", "resplit_aces": "true", "das": "true", "surrender": "late"},
    {"decks": "1", "resplit": "true", "max_hands": "3", "resplit_aces": "true", "nevada": "true", "surrender": "early"},
    {"decks": "2", "peek": "false", "surrender": "early", "early_vs": "not_ace", "split_by": "rank", "das": "true"},
    {"decks": "8", "resplit": "true", "hit_soft_17": "true", "nevada": "true", "peek": "false"},
]


def session(name: str, options: dict[str, str], seats: int, seed: int, **position: Any) -> tuple[set[type[Action]], bool]:
    """A session from shoes rich in pairs and aces: what the player did in all seats, and whether a shoe ran out in a round."""
    player, dice = bot(name, "blackjack"), Random(seed)
    state: State = catalogue.new("blackjack", seats, {**BETS, **options}, **position)
    done: set[type[Action]] = set()
    ran_out = False
    while actors := state.actors():
        if actors == (CHANCE,):
            (offered,) = state.legal(CHANCE)
            assert isinstance(offered, Shuffle)
            view = state.view(0)
            assert isinstance(view, BlackjackView)
            ran_out = ran_out or view.shown.waits
            state = state.apply(CHANCE, Shuffle(pack(offered.cards, dice))).state
            continue
        chosen = player.choose(state.view(actors[0]), state.legal(actors[0]), dice)
        assert chosen is not None
        done.add(type(chosen))
        state = state.apply(actors[0], chosen).state
    return done, ran_out


@pytest.mark.parametrize("options", [*ALONE, *TOGETHER], ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_no_act_is_refused_under_any_house_rule(name: str, options: dict[str, str]) -> None:
    for seed in range(tries(1, 3)):
        session(name, options, 2, seed)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [1, 7])
def test_at_one_seat_and_at_seven(name: str, seats: int) -> None:
    for options in TOGETHER[: tries(2, 5)]:
        session(name, options, seats, 3)


@pytest.mark.parametrize("name", NAMES)
def test_with_too_few_chips_to_double_split_or_insure(name: str) -> None:
    """Seats that can just bet, that have an odd half, or enough for one bet more."""
    for options in TOGETHER[: tries(2, 5)]:
        session(name, options, 4, 5, score=(6, 7, 13, 20))


@pytest.mark.parametrize("name", NAMES)
def test_a_second_shoe_in_mid_round(name: str) -> None:
    """Seven seats and one pack of which nine tenths are dealt."""
    options = {"decks": "1", "penetration": "0.9", "rounds": "8"}
    assert any(session(name, options, 7, seed)[1] for seed in range(3))


def test_between_them_they_do_all_there_is() -> None:
    done = set[type[Action]]()
    for name in NAMES:
        done |= session(name, {"surrender": "late", "rounds": "40", "stack": "1000"}, 3, 1)[0]
    assert {Double, Split, Surrender, Insure} <= done


@pytest.mark.parametrize("name", NAMES)
def test_it_is_silent_out_of_turn(name: str) -> None:
    state = catalogue.new("blackjack", 2)
    state = state.apply(0, state.legal(0)[0]).state
    assert bot(name, "blackjack").choose(state.view(0), state.legal(0), Random(1)) is None


def test_the_best_is_the_one_one_meets() -> None:
    assert default_bot("blackjack") == "contador"


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_takes_twenty_milliseconds_at_the_median(name: str) -> None:
    """The processor's time, nothing kept from other tests but what the player keeps itself."""
    player, dice = bot(name, "blackjack"), Random(11)
    state: State = catalogue.new("blackjack", 3, {"decks": "5", "rounds": "30", "hit_soft_17": "true"})
    spent: list[float] = []
    while actors := state.actors():
        if actors == (CHANCE,):
            (offered,) = state.legal(CHANCE)
            assert isinstance(offered, Shuffle)
            shoe = list(offered.cards)
            dice.shuffle(shoe)
            state = state.apply(CHANCE, Shuffle(tuple(shoe))).state
            continue
        view, legal = state.view(actors[0]), state.legal(actors[0])
        began = time.process_time()
        chosen = player.choose(view, legal, dice)
        spent.append(time.process_time() - began)
        assert chosen is not None
        state = state.apply(actors[0], chosen).state
    assert statistics.median(spent) < QUICK
