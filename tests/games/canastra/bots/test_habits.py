"""The player of canastra and buraco, by positions: what it keeps, lays, takes, throws, and when it ends a deal."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from carteado import arena, catalogue
from carteado.bots import bot, default_bot
from carteado.game import Action, Event, State, Step
from carteado.games.canastra.bots import CanastraBot
from carteado.games.canastra.rules.acts import Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.events import OpeningFailed
from carteado.games.canastra.rules.moves import laid_points
from carteado.games.canastra.rules.views import CanastraView
from carteado.pack import Refuse
from games.canastra.bots.posta import baixa, escolhe, joga, posta, soma, table_of, turno, ve

JUNK = "3P 6E 9O KP QE"


def canastra(state: State) -> Action:
    return escolhe("canastra", state)


def thrown(hand: str, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), **rest: Any) -> str:
    act = canastra(posta(hand, mine, theirs, **rest))
    assert isinstance(act, Discard)
    return str(act.card)


def draws(hand: str, lixo: str, mine: tuple[str, ...] = (), **rest: Any) -> type[Action]:
    return type(canastra(posta(hand, mine, lixo=lixo, buys=True, **rest)))


# The discard.


LONE = "8C 4E KO 10P JP AC 3O JE 6P"


def test_it_does_not_throw_what_the_next_opponents_run_takes() -> None:
    free = thrown(LONE, lixo="9E 5P")
    assert thrown(LONE, (), (RUNS_THAT_TAKE[free],), lixo="9E 5P") != free


def test_it_does_not_throw_what_the_next_seat_is_known_to_wait_for() -> None:
    free = thrown(LONE, lixo="9E 5P")
    first, second, _ = RUNS_THAT_TAKE[free].split()
    waits: dict[str, Any] = {"others": {1: f"{first} {second} KE"}, "held": {1: f"{first} {second}"}}
    assert thrown(LONE, lixo="9E 5P", **waits) != free


RUNS_THAT_TAKE = {"8C": "7C 6C 5C", "4E": "5E 6E 7E", "KO": "QO JO 10O", "AC": "KC QC JC", "3O": "4O 5O 6O", "6P": "7P 8P 9P"}


def test_it_keeps_its_runs_and_its_wild_cards() -> None:
    for kept in ("5C 6C", "5C 7C", "2P", "QE KE"):
        assert thrown(f"{kept} 9O 4P 10C 7E") not in kept.split()


def test_a_card_whose_neighbours_are_gone_is_thrown_first() -> None:
    """All nines and jacks of clubs lie on the lixo: neither we nor they have a use for the ten."""
    assert thrown("10C 9O 4P 7E AP", lixo="8E 9E JE QE 8E 9E JE QE") != "10C"
    assert thrown("10C 9O 4P 7E AP", lixo="8C 9C JC QC 8C 9C JC QC") == "10C"


# Melds and wild cards.


def test_natural_melds_are_laid() -> None:
    acts, after = turno("canastra", posta("5C 6C 7C JE QE KE AE 9O 3P 8P"))
    assert sorted(table_of(after)) == ["5C 6C 7C", "JE QE KE AE"]
    assert isinstance(acts[-1], Discard)


def test_a_card_goes_to_the_run_that_is_there_and_not_to_a_new_one() -> None:
    _, after = turno("canastra", posta("8C 9C 10C 3P KO 6E", ("5C..7C",)))
    assert table_of(after) == ["5C 6C 7C 8C 9C 10C"]


def test_early_in_a_deal_it_keeps_the_two() -> None:
    state = posta("2O 4P 9E KP 3C 10O 5E QC 7P AO 7O", ("5C..8C",), stock=36)
    assert isinstance(canastra(state), Discard)
    _, after = turno("canastra", state)
    assert "2O" in [str(card) for card in ve(after).hand()]


def test_it_does_not_dirty_a_clean_canastra() -> None:
    for stock in (36, 1):
        assert isinstance(canastra(posta("2O 4P 9E KP", ("4C..10C",), mortos=(0, 1), stock=stock)), Discard)


def test_at_the_end_a_two_makes_a_run_of_six_a_dirty_canastra() -> None:
    assert canastra(posta("2O 4P 9E", ("4C..9C",), mortos=(0, 1), stock=0)) == soma(1, "2O")


def test_a_two_makes_a_dirty_canastra_where_a_clean_one_cannot_come() -> None:
    """Both tens and both threes of clubs lie elsewhere."""
    dead = ("10C..QC", "3C 2E 5C", "3C 2P 5C", "10C 2C QC")
    assert canastra(posta("2O 4P 9E KP JE 8O", ("4C..9C",), dead, stock=8)) == soma(1, "2O")


# The lixo.


def test_a_lixo_that_gives_much_is_taken() -> None:
    assert draws("5C 6C 9E QE KE 3P", "7C 8C AE", ("10O..QO",)) is Take


def test_a_poor_card_is_left() -> None:
    assert draws("5C 6C 9E QE KE 3P 8O", "7P") is Buy


def test_a_lixo_is_judged_by_all_its_cards_and_not_by_its_top() -> None:
    assert draws("5C 6C 9E QE KE", "7C 8C AE 4P") is Take


def test_a_lixo_that_must_be_used_is_taken_with_a_use_of_its_top() -> None:
    state = posta("5C 6C 8C 9C KE", lixo="JE QE 7C", buys=True, game="buraco", lixo_rule="must_use_top")
    taken = canastra(state)
    assert isinstance(taken, Take)
    assert state.check(0, taken) is None


def test_with_nothing_left_to_draw_a_useless_lixo_ends_the_deal() -> None:
    gone: dict[str, Any] = {"stock": 0, "mortos": (0, 1), "exhaustion": "lixo_only_until_pass"}
    assert draws("QE 3P", "KO", ("4C..8C",), **gone) is Decline
    assert draws("QE 3P", "KO 9C 10C", ("4C..8C",), **gone) is Take


# The morto and the end.


def test_a_hand_that_can_be_laid_whole_takes_the_morto_directly() -> None:
    state = posta("5O 6O 7O 9C", ("6C..8C",))
    acts, after = turno("canastra", state)
    assert not isinstance(acts[1], Discard)
    assert ve(after).side().mortos == (1,)
    assert isinstance(acts[-1], Discard)
    assert len(acts) > 2


def test_a_wild_card_is_not_too_dear_for_the_morto() -> None:
    _, after = turno("canastra", posta("5O 6O 2C 9E", stock=30))
    assert ve(after).side().mortos == (1,)


def out(**rest: Any) -> State:
    """Seat 0 has the right to go out, and a run with which it could."""
    table: dict[str, Any] = {"others": {1: "KE QE AP AC 10O", 2: "3P", 3: "KP 9O 8E"}, "mortos": (0, 1), "stock": 20}
    return posta("5O 6O 7O", ("4C..10C",), **table | rest)


def test_it_goes_out_when_it_should() -> None:
    acts, after = turno("canastra", out())
    assert acts == [baixa("5O 6O 7O")]
    assert ve(after).shown.ended == "batida"


def test_it_plays_on_where_going_out_would_lose_the_partida() -> None:
    _, after = turno("canastra", out(score=(0, 2900), theirs=("3E..9E",), vuln_minimums="0"))
    assert not ve(after).shown.ended


def test_it_plays_on_while_the_partner_holds_much() -> None:
    hand = "KE QE AP AC 10O KO JO 8P 9P 10P JC QC AO"
    _, after = turno("canastra", out(others={1: "3E", 2: hand, 3: "4E"}, theirs=("3E..9E",)))
    assert not ve(after).shown.ended


def test_it_closes_a_partida_that_it_wins() -> None:
    hand = "KE QE AP AC 10O KO JO 8P 9P 10P JC QC AO"
    _, after = turno("canastra", out(others={1: "3E", 2: hand, 3: "4E"}, score=(2900, 0), vuln_minimums="0"))
    assert ve(after).shown.how == "played"


# The minimum.


def points(act: Action) -> int:
    assert isinstance(act, Lay)
    return laid_points(act.faces)


def test_it_opens_with_the_minimum_and_not_below() -> None:
    opening = canastra(posta("9C..JC 9E..JE QO KO AO 3P 5P", score=(1500, 0)))
    assert points(opening) >= 75
    assert points(opening) == 95


def test_an_opening_costs_as_few_wild_cards_as_it_needs() -> None:
    opening = canastra(posta("8C..QC 9E 10E 2P 2O 3P 5P", score=(1500, 0)))
    assert points(opening) == 80
    assert isinstance(opening, Lay)
    assert sum(card.rank == "2" for meld in opening.melds for card in meld) == 1


@pytest.mark.parametrize("enforcement", ["penalise", "block"])
def test_below_the_minimum_nothing_is_laid(enforcement: str) -> None:
    assert isinstance(canastra(posta("5C 6C 7C 9E KO 3P", score=(1500, 0), vuln_enforcement=enforcement)), Discard)


@pytest.mark.parametrize("scope", ["opening", "every_laydown"])
def test_no_opening_ever_fails(scope: str) -> None:
    laid: list[Action] = []
    failed: list[Event] = []

    def watch(seat: int, action: Action, step: Step) -> None:
        laid.extend([action] if isinstance(action, Lay) else [])
        failed.extend(event for event in step.events if isinstance(event, OpeningFailed))

    start = catalogue.new("canastra", options={"vuln_scope": scope, "max_deals": "2"}, score=(1600, 1600))
    arena.play(start, [CanastraBot()] * 4, Random(5), watch)
    assert laid
    assert not failed


# What it is.


def test_it_is_the_best_player_of_both_games() -> None:
    assert default_bot("canastra") == default_bot("buraco") == "canastra"


def test_a_first_card_that_would_be_thrown_is_refused() -> None:
    refused = 0
    for seed in range(6):
        acts = arena.play(catalogue.new("canastra", options={"max_deals": "1"}), [CanastraBot()] * 4, Random(seed)).acts
        refused += any(isinstance(action, Refuse) for _, action in acts)
    assert refused


def test_the_same_dice_give_the_same_partida() -> None:
    def played() -> list[tuple[int, Action]]:
        start = catalogue.new("buraco", options={"max_deals": "1"})
        return arena.play(start, [bot("canastra", "buraco") for _ in range(4)], Random(8)).acts

    assert played() == played()


def test_it_goes_by_what_the_seat_knows_and_by_nothing_else() -> None:
    """Other hands change nothing, nor does a lixo that is only remembered."""
    state = posta("5C 6C 2O 9E KP 3P", ("5E..8E",), lixo="4P", held={1: "KO"}, others={1: "KO 3C 4C"})
    other = posta("5C 6C 2O 9E KP 3P", ("5E..8E",), lixo="4P", held={1: "KO"}, others={1: "KO AP AE"})
    view = ve(state)
    known = replace(view.known, covered_cards=view.shown.lixo_cards)
    blind = CanastraView(view.regulation, view.options, view.seat, view.actors, known, replace(view.shown, lixo_cards=()))
    chosen = CanastraBot().choose(view, state.legal(0), Random(1))
    assert chosen == CanastraBot().choose(blind, state.legal(0), Random(1)) == canastra(other)


def test_it_throws_nothing_out_of_turn() -> None:
    state = posta("5C 6C 2O 9E KP 3P")
    assert CanastraBot().choose(ve(state, 1), (joga("KP"),), Random(1)) is None
