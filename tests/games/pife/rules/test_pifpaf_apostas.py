"""Pif-paf: chips, the pingo, and the bets: who speaks when, how much, and what becomes of the pot."""

import pytest

from carteado import catalogue
from carteado.games.pife.rules.acts import Follow, Raise
from carteado.games.pife.rules.events import Abandoned, Anted, Bet, DealEnded
from carteado.options import BadOption
from games.pife.kit import AGREED, Mesa, partida, pifpaf

clause = pytest.mark.clause
OUT = "4P 4C 4O 6E 7E 8E JC QC KC"


@clause("PIF-APO-1")
def test_everybody_starts_with_the_chips_agreed_on() -> None:
    assert partida("pifpaf").at.score == (100,) * 4
    assert partida("pifpaf", 3, stack="250").at.score == (250,) * 3


@clause("PIF-APO-5")
@pytest.mark.parametrize("missing", AGREED)
def test_without_the_amounts_agreed_there_is_no_game(missing: str) -> None:
    with pytest.raises(BadOption) as refused:
        catalogue.new("pifpaf", 4, {key: value for key, value in AGREED.items() if key != missing})
    assert "PIF-APO-5" in str(refused.value.args)
    with pytest.raises(BadOption):
        catalogue.new("pifpaf", 4, AGREED | {missing: "unset"})


@clause("PIF-APO-5", "PIF-APO-2")
def test_a_minimum_above_the_maximum_is_no_agreement() -> None:
    with pytest.raises(BadOption):
        catalogue.new("pifpaf", 4, AGREED | {"bet_min": "21"})
    assert partida("pifpaf", bet_min="20").at.score == (100,) * 4


@clause("PIF-APO-2", "PIF-S3")
def test_the_first_bet_is_at_least_the_minimum_and_none_above_the_maximum() -> None:
    found = pifpaf(seats=4, aposta=0)
    assert [found.nega(f"1 aposta {to}") for to in (3, 4)] == ["bet-below-least PIF-APO-2"] * 2
    assert [found.nega(f"1 aposta {to}") for to in (5, 13, 20)] == ["", "", ""]
    assert found.nega("1 aposta 21") == "bet-above-most PIF-APO-2"
    wide = pifpaf(seats=4, aposta=0, bet_min="1", bet_max="50")
    assert [wide.nega(f"1 aposta {to}") for to in (0, 1, 50, 51)] == [
        "bet-below-least PIF-APO-2", "", "", "bet-above-most PIF-APO-2",
    ]  # fmt: skip


@clause("PIF-S3")
def test_the_maximum_is_of_the_whole_deal_and_the_pingo_is_not_counted() -> None:
    found = pifpaf(seats=3, aposta=0).faz("1 aposta 15", "2 aposta 20", "0 acompanha")
    assert found.nega("1 aposta 25") == "bet-above-most PIF-APO-2"
    found.faz("1 acompanha")
    assert (found.at.score, found.at.pot) == ((79, 79, 79), 63)


@clause("PIF-APO-3")
def test_everybody_pays_a_pingo() -> None:
    found = pifpaf(seats=4, aposta=0)
    assert (found.at.pot, found.at.score) == (4, (99,) * 4)
    assert found.told(Anted) == [Anted((1, 2, 3, 0), (), 4, "PIF-APO-3")]


@clause("PIF-APO-4")
def test_abandon_follow_and_raise_as_in_the_example() -> None:
    found = pifpaf(seats=4, aposta=0).faz("1 aposta 5", "2 aposta 10", "3 abandona", "0 acompanha")
    assert (found.fase, found.vez) == ("betting", 1)
    found.faz("1 acompanha")
    assert (found.at.pot, found.at.score) == (34, (89, 89, 89, 99))
    assert [found.lugar(seat).status for seat in range(4)] == ["in", "in", "in", "abandoned"]
    assert found.told(Bet)[-1] == Bet(1, 10, 5, False, 34, "PIF-APO-4")
    assert found.told(Abandoned) == [Abandoned(3, 0, "PIF-APO-4")]


@clause("PIF-APO-4")
def test_only_in_ones_turn_to_speak() -> None:
    found = pifpaf(seats=4, aposta=0).faz("1 aposta 5")
    for act in ("0 abandona", "0 acompanha", "3 aposta 10", "1 abandona"):
        assert found.nega(act) == "not-your-turn PIF-APO-4"
    late = found.at.turns - 1
    assert found.refused(2, Follow(late)) == found.refused(2, Raise(late, 10)) == "not-this-turn PIF-APO-4"
    assert found.state.legal(0) == ()


@clause("PIF-S2")
def test_the_dealers_left_speaks_first_and_all_until_the_bets_are_equal() -> None:
    found = pifpaf(seats=4, aposta=0, dealer=2)
    spoke = []
    for act in (
        "aposta 5",
        "acompanha",
        "aposta 10",
        "acompanha",
        "acompanha",
        "aposta 15",
        "abandona",
        "acompanha",
        "abandona",
    ):
        spoke.append(found.vez)
        found.faz(f"{found.vez} {act}")
    assert spoke == [3, 0, 1, 2, 3, 0, 1, 2, 3]
    assert (found.fase, found.at.pot) == ("mixing", 4 + 10 + 15 + 10 + 15)


@clause("PIF-S2")
def test_while_nobody_has_bet_one_bets_or_abandons() -> None:
    found = pifpaf(seats=4, aposta=0)
    assert found.nega("1 acompanha") == "nothing-to-follow PIF-S2"
    found.faz("1 abandona")
    assert found.nega("2 acompanha") == "nothing-to-follow PIF-S2"
    found.faz("2 abandona", "3 abandona")
    assert found.at.ended == "alone"


@clause("PIF-S2")
def test_with_open_check_one_may_stay_without_betting() -> None:
    found = pifpaf(seats=3, aposta=0, open_check="true").faz("1 acompanha", "2 acompanha", "0 acompanha")
    assert (found.fase, found.at.pot) == ("buying", 3)
    betting = pifpaf(seats=3, aposta=0, open_check="true").faz("1 acompanha", "2 aposta 5", "0 abandona")
    assert betting.vez == 1
    assert betting.faz("1 acompanha").at.pot == 3 + 10


@clause("PIF-S4")
def test_a_raise_adds_at_least_the_minimum_bet() -> None:
    found = pifpaf(seats=4, aposta=0).faz("1 aposta 6")
    assert [found.nega(f"2 aposta {to}") for to in (6, 10)] == ["raise-too-small PIF-S4"] * 2
    assert [found.nega(f"2 aposta {to}") for to in (11, 20)] == ["", ""]
    house = pifpaf(seats=4, aposta=0, raise_min="1").faz("1 aposta 6")
    assert [house.nega(f"2 aposta {to}") for to in (6, 7)] == ["raise-too-small PIF-S4", ""]
    more = pifpaf(seats=4, aposta=0, raise_min="9").faz("1 aposta 6")
    assert [more.nega(f"2 aposta {to}") for to in (14, 15)] == ["raise-too-small PIF-S4", ""]


@clause("PIF-S4")
def test_to_exactly_the_maximum_one_may_always_raise() -> None:
    found = pifpaf(seats=4, aposta=0).faz("1 aposta 17")
    assert [found.nega(f"2 aposta {to}") for to in (18, 19)] == ["raise-too-small PIF-S4"] * 2
    assert found.nega("2 aposta 20") == ""
    found.faz("2 aposta 20")
    assert found.nega("3 aposta 20") == "raise-too-small PIF-S4"
    assert not [act for act in found.state.legal(3) if isinstance(act, Raise)]


@clause("PIF-S4")
def test_nobody_bets_chips_that_are_not_there() -> None:
    found = pifpaf(seats=3, aposta=0, score=(100, 9, 100))
    assert [found.nega(f"1 aposta {to}") for to in (8, 9)] == ["", "too-few-chips PIF-S4"]
    poor = pifpaf(seats=3, aposta=0, score=(100, 4, 100))
    assert [type(act).__name__ for act in poor.state.legal(1)] == ["Abandon"]


@clause("PIF-S4")
def test_exact_chips_are_enough_to_follow_and_one_less_means_abandoning() -> None:
    found = pifpaf(seats=4, aposta=0, score=(100, 100, 11, 10)).faz("1 aposta 10")
    assert found.faz("2 acompanha").at.score[2] == 0
    assert found.nega("3 acompanha") == "too-few-chips PIF-S4"
    assert [type(act).__name__ for act in found.state.legal(3)] == ["Abandon"]
    found.faz("3 abandona", "0 acompanha")
    assert (found.at.pot, found.at.score) == (34, (89, 89, 0, 9))


@clause("PIF-S4")
def test_who_cannot_follow_a_second_raise_leaves_the_bet_in_the_pot() -> None:
    found = pifpaf(seats=3, aposta=0, score=(100, 8, 100)).faz("1 aposta 5", "2 aposta 20", "0 acompanha")
    assert found.nega("1 acompanha") == "too-few-chips PIF-S4"
    assert found.faz("1 abandona").at.pot == 3 + 5 + 40


@clause("PIF-S5")
def test_the_last_one_in_takes_the_pot_at_once() -> None:
    found = pifpaf(seats=4, aposta=0).faz("1 aposta 10", "2 abandona", "3 acompanha", "0 aposta 20", "1 abandona", "3 abandona")
    (ended,) = found.told(DealEnded)
    assert (ended.seat, ended.how, ended.clause) == (0, "alone", "PIF-S5")
    assert (ended.changes, ended.score, ended.pot) == ((23, -11, -1, -11), (123, 89, 99, 89), 0)
    assert ended.hand_cards == ((),) * 4


@clause("PIF-S5")
def test_the_last_one_left_need_not_bet() -> None:
    found = pifpaf(seats=3, aposta=0).faz("1 abandona", "2 abandona")
    assert (found.at.score, found.at.ended) == ((102, 99, 99), "alone")


@clause("PIF-S6")
def test_who_goes_out_takes_the_whole_pot() -> None:
    found = pifpaf(OUT, seats=4, aposta=0, monte="2O 3O")
    found.faz("1 aposta 10", "2 acompanha", "3 abandona", "0 acompanha").embaralha("2O 3O KP")
    found.gira(2).faz("0 compra", "0 bate KP")
    assert (found.at.score, found.at.pot, sum(found.at.score)) == ((123, 89, 89, 99), 0, 400)
    (ended,) = found.told(DealEnded)
    assert (ended.seat, ended.how, ended.changes, ended.clause) == (0, "batida", (23, -11, -11, -1), "PIF-S6")


@clause("PIF-APO-4", "PIF-S4")
def test_the_amounts_offered_begin_with_the_least_that_stands_and_end_with_the_most() -> None:
    def offered(found: Mesa, seat: int) -> list[int]:
        return [act.to for act in found.state.legal(seat) if isinstance(act, Raise)]

    found = pifpaf(seats=4, aposta=0)
    assert (offered(found, 1)[0], offered(found, 1)[-1]) == (5, 20)
    found.faz("1 aposta 10")
    assert (offered(found, 2)[0], offered(found, 2)[-1]) == (15, 20)
    found.faz("2 aposta 17")
    assert offered(found, 3) == [20], "where the least raise is above the most, the most"
    found.faz("3 aposta 20")
    assert offered(found, 0) == []
    short = pifpaf(seats=4, aposta=0, stack="13")
    assert (offered(short, 1)[0], offered(short, 1)[-1]) == (5, 12), "nobody bets what is not there"
    short.faz("1 aposta 9")
    assert offered(short, 2) == [], "nor raises by less than the least"
