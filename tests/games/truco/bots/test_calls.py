"""When the truco player raises, accepts, runs, shows, and what it does with an eleven hand."""

import pytest

from carteado.games.truco.rules.acts import Accept, GiveUp, PlayOn, Raise, Run, Show
from carteado.tricks.play import Play
from games.truco.bots.escolha import as_vezes, escolhe, sempre
from games.truco.kit import clause, mesa

WEAK = "4C 5C 6C"
STRONG = "4P 7C 3P"


def calls(table_acts: set[object]) -> bool:
    return any(isinstance(act, Raise) or (isinstance(act, Play) and act.call) for act in table_acts)


@clause("FEN-21b")
def test_gives_an_eleven_hand_of_garbage_up() -> None:
    table = mesa(0, {0: "4C 5C 6C", 2: "4E 5E 6E", 1: "QP", 3: "QC"}, (11, 5))
    assert sempre(table, 0) == GiveUp()
    assert sempre(table, 2) == GiveUp()


@clause("FEN-21a")
def test_plays_an_eleven_hand_with_zap_and_copeta() -> None:
    table = mesa(0, {0: "4P 7C 6C", 2: "4E 5E 6E"}, (11, 5))
    assert sempre(table, 0) == PlayOn()


@clause("FEN-21")
def test_plays_an_eleven_hand_on_its_partners_cards() -> None:
    table = mesa(0, {0: "4C 5C 6C", 2: "4P 7C 3E"}, (11, 5))
    assert sempre(table, 0) == PlayOn()


def test_a_weak_eleven_hand_is_played_when_giving_up_loses_as_much() -> None:
    """At 11-10 a point given makes an iron hand of it, an even chance: a middling pair of hands is worth more."""
    table = mesa(0, {0: "3C 2C AC", 2: "3E 2E AP"}, (11, 10))
    assert sempre(table, 0) == PlayOn()


@clause("FEN-17.1")
def test_answers_with_the_best_cards_and_more() -> None:
    table = mesa(0, {1: "4P 7C AE"}).truco(0)
    assert sempre(table, 1) == Raise(6)


@clause("S-FEN-10")
def test_leaves_a_refusal_to_its_partner_who_speaks_last() -> None:
    table = mesa(0, {1: WEAK, 3: "4E 5E 6E"}).truco(0)
    assert table.espera == (1, 3)
    assert escolhe(table, 1) is None
    assert escolhe(table, 3) == Run(3)


@clause("S-FEN-10")
def test_alone_with_the_answer_it_gives_one() -> None:
    table = mesa(0, {1: WEAK, 3: "4E 5E 6E"}, opcoes={"answerPolicy": "acceptByOneFoldByBoth"}).truco(0).corre(3)
    assert table.espera == (1,)
    assert escolhe(table, 1) == Run(3)


def test_never_runs_where_running_loses_the_partida() -> None:
    table = mesa(0, {1: WEAK, 3: "4E 5E 6E"}, (10, 3)).truco(0).pede(1, 6).pede(0, 9)
    assert {type(act) for act in as_vezes(table, 3)} <= {Accept, Raise}


@clause("FEN-17-i")
def test_calls_with_strength() -> None:
    assert calls(set(as_vezes(mesa(0, {2: "7C AE 3P"}), 2)))


@clause("S-FEN-29")
def test_asks_for_no_more_than_it_needs() -> None:
    table = mesa(0, {3: "7C AE 3P"}, (10, 10), {"raiseLater": "true"}).vale(3)
    assert Raise(6) in table.state.legal(3)
    assert sempre(table, 3) is None


@clause("FEN-17-i")
def test_bluffs_rarely() -> None:
    table = mesa(0, {2: WEAK})
    acts = [escolhe(table, 2, seed) for seed in range(400)]
    assert 1 <= sum(calls({act}) for act in acts) <= 40


@clause("S-FEN-09")
def test_calls_out_of_turn_now_and_then() -> None:
    table = mesa(0, {1: "7C AE 7P"})
    assert as_vezes(table, 1) == {None, Raise(3)}
    assert sempre(mesa(0, {1: WEAK}), 1) is None


@clause("S-FEN-12")
def test_calls_only_with_a_card_before_the_first() -> None:
    table = mesa(0, {2: "7C AE 7P"}, opcoes={"callBeforeFirstCard": "false"})
    assert Raise(3) not in table.state.legal(2)
    assert calls(set(as_vezes(table, 2)))


@clause("FEN-22b")
def test_asks_for_more_before_it_shows_a_sure_mao() -> None:
    """Whoever runs from the call pays what the show would have brought; whoever stays pays more."""
    table = mesa(0, {1: STRONG})
    assert Show() in table.state.legal(1)
    assert sempre(table, 1) == Raise(3)


@clause("FEN-22", "FEN-22b")
def test_shows_out_of_turn_once_nothing_more_can_be_asked() -> None:
    table = mesa(0, {1: STRONG}).truco(1).cai(0)
    assert sempre(table, 1) == Show()


@clause("FEN-22a")
@pytest.mark.parametrize("placar", [(11, 4), (11, 11)])
def test_shows_three_manilhas_in_eleven_and_iron_hands(placar: tuple[int, int]) -> None:
    table = mesa(0, {0: "7C AE 7O"}, placar)
    table = table.decide(0, True) if table.fase == "eleven" else table
    assert sempre(table, 0) == Show()


@clause("FEN-22c")
def test_shows_the_zap_after_the_first_vaza() -> None:
    hands = {2: "3P", 3: "2C", 0: "4C 4P", 1: "5E"}
    table = mesa(0, hands).vale(3).joga("2:3P 3:2C 0:4C 1:5E")
    assert sempre(table, 0) == Show()


def test_shows_when_the_stake_is_all_it_needs() -> None:
    assert sempre(mesa(0, {1: STRONG}, (4, 9)).truco(0).cai(1), 1) == Show()
    with_raises = mesa(0, {1: STRONG}, (4, 9), {"raiseLater": "true"}).truco(0).cai(1)
    assert Raise(6) in with_raises.state.legal(1)
    assert sempre(with_raises, 1) == Show()


@clause("S-FEN-09")
def test_keeps_a_sure_mao_hidden_until_it_may_ask_for_more() -> None:
    table = mesa(0, {1: STRONG}, opcoes={"callWindow": "ownTurn"})
    assert table.state.legal(1) == (Show(),)
    assert sempre(table, 1) is None
    turn = table.joga("2:4C 3:4E 0:4O")
    assert calls(set(as_vezes(turn, 1)))
    assert Show() not in as_vezes(turn, 1)


@clause("S-FEN-30")
def test_never_concedes() -> None:
    table = mesa(0, {2: WEAK}, opcoes={"concede": "true"})
    assert {type(act).__name__ for act in as_vezes(table, 2) | as_vezes(table, 1)} <= {"Play", "Raise", "NoneType"}
