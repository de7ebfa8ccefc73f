"""The easy player, by its definition: what it draws, what it lays first, what it throws."""

from random import Random
from typing import Any

import pytest

from carteado import arena, catalogue
from carteado.bots import bot
from carteado.game import Action, Event, State, Step
from carteado.games.canastra.bots.table import Table
from carteado.games.canastra.rules.acts import Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.events import OpeningFailed
from carteado.pack import Keep, Refuse
from games.canastra.bots.posta import baixa, escolhe, joga, posta, soma, table_of, turno

POOR = "3P 6C 9E QO 4O 8P JC AE 7E"


def aprendiz(state: State) -> Action:
    return escolhe("aprendiz", state)


def draws(hand: str, lixo: str, mine: tuple[str, ...] = (), **rest: Any) -> type[Action]:
    return type(aprendiz(posta(hand, mine, lixo=lixo, buys=True, **rest)))


def test_it_draws_from_the_stock_where_the_top_completes_nothing() -> None:
    assert draws(POOR, "5P 5O KE") is Buy


def test_the_top_of_the_lixo_completes_a_run_of_the_hand() -> None:
    assert draws(f"{POOR} 10C", "5P 9C") is Take


def test_only_the_top_card_matters() -> None:
    assert draws(f"{POOR} 10C", "9C 5P") is Buy


def test_a_wild_card_of_the_hand_helps_to_complete_a_meld() -> None:
    assert draws(f"{POOR} 2E", "7C") is Take
    assert draws(POOR, "7C") is Buy


def test_the_top_of_the_lixo_fits_a_meld_of_the_side() -> None:
    assert draws(POOR, "KO 7P", ("4P..6P",)) is Take


def test_what_the_hand_has_already_is_not_completed_by_a_second_card() -> None:
    """A vulnerable side still holds a run; a second card of it makes none that is not there."""
    assert draws(f"{POOR} 5C 7C", "6C") is Buy
    assert draws(f"{POOR} 7C", "5C") is Take


def test_a_group_is_completed_where_there_are_groups() -> None:
    assert draws("KP KC 3E", "KO", game="buraco") is Take
    assert draws("KP KC 3E", "KO", game="buraco", sets="false") is Buy


def test_with_nothing_left_to_draw_it_takes_what_it_can_use_and_else_declines() -> None:
    for lixo, act in (("KO", Decline), ("7C", Take)):
        state = posta("5C 6C QE", lixo=lixo, buys=True, stock=0, mortos=(0, 1), exhaustion="lixo_only_until_pass")
        assert type(aprendiz(state)) is act


def test_a_lixo_that_must_be_used_is_taken_with_the_longest_meld() -> None:
    state = posta("5C 6C 8C 9C KE", lixo="3P 7C", buys=True, game="buraco", lixo_rule="must_use_top")
    taken = aprendiz(state)
    assert isinstance(taken, Take)
    assert {str(card) for card in taken.melds[0]} == {"5C", "6C", "7C", "8C", "9C"}


def test_the_longest_meld_is_laid_first() -> None:
    state = posta("5C..8C 10E..KE 3O 4O 5O 9P")
    acts, after = turno("aprendiz", state)
    assert [len(act.melds[0]) for act in acts if isinstance(act, Lay)] == [4, 4, 3]
    assert acts[0] == baixa("10E..KE")
    assert table_of(after) == ["10E JE QE KE", "5C 6C 7C 8C", "3O 4O 5O"]


def test_an_addition_comes_first_where_the_longer_meld_comes_of_it() -> None:
    assert aprendiz(posta("9C 3O 4O 5O 6E", ("5C..8C",))) == soma(1, "9C")
    assert aprendiz(posta("9C 3O..8O 6E", ("6C..8C",))) == baixa("3O..8O")


def test_wild_cards_are_laid_too() -> None:
    assert aprendiz(posta("2O 5P KE", ("8E..JE",))) == soma(1, "2O")
    _, after = turno("aprendiz", posta("5C 6C 2O KE 9P"))
    assert table_of(after) == ["5C 6C 2O"]


def test_it_discards_its_highest_card_that_no_own_meld_takes() -> None:
    assert aprendiz(posta("3P 6C 9E QO KO 4O")) == joga("KO")
    assert aprendiz(posta("3P 6C 9E QO AO 4O")) == joga("AO")
    assert aprendiz(posta("3P 2P 7E")) == joga("7E")


def test_a_joker_goes_last() -> None:
    assert aprendiz(posta("JK 3P 8E", game="buraco")) == joga("8E")


def test_a_card_that_an_own_meld_takes_but_may_not_be_laid_is_kept() -> None:
    """Two cards, no morto left and no right to go out: the king would leave one card."""
    state = posta("KC 4O", ("10C..QC",), mortos=(0, 1))
    assert aprendiz(state) == joga("4O")


def test_where_all_are_taken_the_highest_goes() -> None:
    state = posta("KC 9C", ("10C..QC",), mortos=(0, 1))
    assert aprendiz(state) == joga("KC")


@pytest.mark.parametrize("enforcement", ["penalise", "block"])
def test_it_keeps_what_does_not_reach_the_minimum(enforcement: str) -> None:
    state = posta("5C 6C 7C 9E KO", score=(1500, 0), vuln_enforcement=enforcement)
    assert aprendiz(state) == joga("KO")


def test_it_opens_with_several_melds_where_only_they_reach_the_minimum() -> None:
    opening = aprendiz(posta("9C..JC 9E..JE QO KO AO 3P 5P", score=(1500, 0)))
    assert isinstance(opening, Lay)
    assert len(opening.melds) == 3


def test_the_first_card_is_never_refused() -> None:
    played = arena.play(catalogue.new("canastra", dealer=3), [bot("aprendiz", "canastra")] * 4, Random(0))
    done = {type(action) for _, action in played.acts}
    assert Discard in done
    assert not {Keep, Refuse} & done


def test_it_never_makes_an_attempt_that_fails() -> None:
    laid: list[Action] = []
    failed: list[Event] = []

    def watch(seat: int, action: Action, step: Step) -> None:
        laid.extend([action] if isinstance(action, Lay) else [])
        failed.extend(event for event in step.events if isinstance(event, OpeningFailed))

    arena.play(catalogue.new("canastra", score=(2000, 2000)), [bot("aprendiz", "canastra")] * 4, Random(3), watch)
    assert laid
    assert not failed


def test_a_player_of_canastra_reads_no_other_table() -> None:
    with pytest.raises(TypeError, match="cannot read a TrucoView"):
        Table(catalogue.new("truco-fenacef", dealer=0).view(0))
