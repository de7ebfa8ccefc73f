"""What a referee decides where the text says nothing (BJ-S21): chips set, a round that does not count, and what may not be."""

from typing import Any

import pytest

from carteado.game import REFEREE, Action
from carteado.games.blackjack.rules.acts import Bet
from carteado.pack import Ruled, Ruling
from games.blackjack.kit import Mesa, mesa, sessao

pytestmark = pytest.mark.clause("BJ-S21")
CLAUSE = "BJ-S21"
ROUND = "10P 10E 9O 9C 5E 8O"  # two seats: 19 and 15 against 17


def chips(*each: float) -> tuple[int, ...]:
    return tuple([int(2 * held) for held in each])


def void(found: Mesa) -> Mesa:
    return ruled(found, Ruling(CLAUSE, sanction="void", why="carta virada"))


def ruled(found: Mesa, ruling: Ruling) -> Mesa:
    step = found.state.apply(REFEREE, ruling)
    found.state = step.state
    found.told += step.events
    return found


def score(found: Mesa, *each: float) -> Mesa:
    return ruled(found, Ruling(CLAUSE, score=chips(*each), why="acerto"))


def over(found: Mesa) -> bool:
    return found.state.outcome is not None


def refused(found: Mesa, ruling: Action) -> tuple[str, str, tuple[Any, ...]]:
    reason = found.state.check(REFEREE, ruling)
    assert reason is not None
    return (reason.code, reason.clause, reason.facts)


def test_a_void_round_gives_the_chips_back_and_is_played_again_from_new_packs() -> None:
    found = void(mesa(ROUND, 10, 20))
    assert (found.fichas, found.shown.mao, found.shown.phase) == ((100, 100), 1, "betting")
    assert found.state.actors() == (0, 1)
    assert [len(lugar.maos) for lugar in found.shown.lugares] == [0, 0]
    assert found.view().known.gone_cards == (), "nobody learns what lay in the shoe"
    found.aposta(0, 5).aposta(1, 5)
    assert found.shown.phase == "shuffle"
    (told,) = found.heard(Ruled)
    assert (told.clause, told.sanction, told.score, told.why) == (CLAUSE, "void", chips(100, 100), "carta virada")


def test_a_void_in_mid_round_undoes_what_was_settled_already() -> None:
    found = mesa("10P 10E 9O 6C 5E 8O KP", 10, 10).faz("0 pede")
    assert found.fichas == (90, 100)
    assert void(found).fichas == (100, 100)


def test_the_round_before_can_be_taken_back_until_the_next_cards_lie() -> None:
    found = mesa(ROUND, 10, 20).faz("0 mantém", "1 mantém")
    assert (found.fichas, found.shown.mao) == ((110, 80), 2)
    found.aposta(0, 5)
    assert (void(found).fichas, found.shown.mao) == ((100, 100), 1)
    assert refused(found, Ruling(CLAUSE, sanction="void", why="outra vez"))[0] == "no-deal-now"


def test_the_last_round_taken_back_opens_the_session_again() -> None:
    found = mesa(ROUND, 10, 20, rounds=1).faz("0 mantém", "1 mantém")
    assert over(found)
    void(found)
    assert (over(found), found.shown.mao, found.shown.how, found.shown.clause) == (False, 1, "", "")
    assert found.state.actors() == (0, 1)


def test_chips_set_in_mid_round_are_kept_when_it_is_voided() -> None:
    found = score(mesa(ROUND, 10, 20), 120, 100)
    assert found.fichas == (120, 100)
    assert found.lugar(0).free == 2 * 110, "ten are at stake"
    assert void(found).fichas == (120, 100)


def test_what_lies_on_the_table_cannot_be_taken_away() -> None:
    found = mesa(ROUND, 10, 20)
    assert refused(found, Ruling(CLAUSE, score=chips(100, 19.5), why="acerto")) == ("ruling-below-stake", CLAUSE, (1, 40))
    assert score(found, 10, 20).fichas == (10, 20)


def test_a_bet_that_is_more_than_is_left_is_taken_back() -> None:
    found = score(sessao(2).aposta(0, 20), 15, 100)
    assert (found.state.actors(), found.lugar(0).bet) == ((0, 1), 0)
    kept = score(sessao(2).aposta(0, 20), 20, 100)
    assert (kept.state.actors(), kept.lugar(0).bet) == ((1,), 20)


def test_when_the_last_who_had_to_bet_sits_out_the_cards_are_dealt() -> None:
    found = score(sessao(2).aposta(0, 20), 100, 1)
    assert found.shown.phase == "shuffle"
    assert score(sessao(2), 100, 1).state.actors() == (0,)


def test_a_session_ends_where_nobody_can_bet_any_more_and_goes_on_where_somebody_can_again() -> None:
    found = score(sessao(2, rounds=3), 1, 1)
    assert (over(found), found.shown.mao) == (True, 0)
    assert refused(found, Bet(1, 2))[0] == "not-by-a-referee"
    score(found, 1, 50)
    assert (over(found), found.state.actors(), found.shown.mao) == (False, (1,), 1)


@pytest.mark.parametrize(
    ("ruling", "why"),
    [
        (Ruling(CLAUSE, sanction="void"), ("ruling-without-reason", CLAUSE, ())),
        (Ruling("BJ-S1", sanction="void", why="x"), ("unknown-ruling", "", ("BJ-S1",))),
        (Ruling(CLAUSE, why="x"), ("ruling-score-or-void", CLAUSE, ())),
        (Ruling(CLAUSE, sanction="void", score=chips(1, 1), why="x"), ("ruling-score-or-void", CLAUSE, ())),
        (Ruling(CLAUSE, sanction="outro", why="x"), ("ruling-score-or-void", CLAUSE, ())),
        (Ruling(CLAUSE, offender=1, sanction="void", why="x"), ("ruling-takes-no-more", CLAUSE, ())),
        (Ruling(CLAUSE, score=chips(100), why="x"), ("ruling-score", CLAUSE, (2, 1_000_000))),
        (Ruling(CLAUSE, score=chips(100, -0.5), why="x"), ("ruling-score", CLAUSE, (2, 1_000_000))),
        (Ruling(CLAUSE, score=chips(100, 1_000_000.5), why="x"), ("ruling-score", CLAUSE, (2, 1_000_000))),
        (Bet(1, 10), ("not-by-a-referee", "", ())),
    ],
)
def test_what_may_not_be_ruled(ruling: Action, why: tuple[str, str, tuple[Any, ...]]) -> None:
    assert refused(mesa(ROUND, 10, 20), ruling) == why


def test_samples_of_rulings_are_accepted_and_nothing_is_void_before_a_round() -> None:
    found = sessao(2)
    offered = found.state.legal(REFEREE)
    assert [ruling.sanction for ruling in offered if isinstance(ruling, Ruling)] == [""]
    assert all(found.state.check(REFEREE, ruling) is None for ruling in offered)
    assert len(mesa(ROUND, 10, 20).state.legal(REFEREE)) == 2
