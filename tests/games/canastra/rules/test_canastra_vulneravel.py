"""The vulnerable dupla: its minimum, and what becomes of a lay-down below it (art. 14)."""

from typing import Any

import pytest

from carteado.game import REFEREE
from carteado.games.canastra.rules.acts import Lay
from carteado.games.canastra.rules.events import OpeningFailed
from carteado.pack import Ruled, Ruling
from games.canastra.kit import Casa, Mesa, cartas, comeca, encerra, esgota, mesa, partida

clause = pytest.mark.clause
EIGHTY = "4C 5C 6C / 9P 10P JP / QO KO AO"
SIXTY = "8E..KE"
NINETY = "8E..AE / 5P 6P 7P"
FAILED = "failed-this-turn CAN-14.2"


def opens(melds: str, score: tuple[int, int] = (1600, 0), **table: Any) -> Mesa:
    """Seat 0 lays these melds at once from a hand that has two more cards."""
    return mesa(f"{melds.replace('/', ' ')} 3O 4O", score=score, **table).faz(f"0 baixa {melds}")


def minimum(found: Mesa, side: int = 0) -> int:
    """What the next lay-down of a side needs."""
    return found.shown.lados[side].minimum


@clause("CAN-14.1")
def test_from_fifteen_hundred_on_melds_must_add_up_to_seventy_five() -> None:
    found = opens(EIGHTY, (1500, 0))
    assert (found.jogos(), minimum(found)) == (["4C 5C 6C", "9P 10P JP", "QO KO AO"], 0)
    assert len(opens("8E..AE", (1500, 0)).jogos()) == 1


@clause("CAN-14.1")
def test_sixty_is_not_enough() -> None:
    found = opens(SIXTY, (1500, 0))
    assert (found.jogos(), found.contagem[0]) == ([], 8)


@clause("CAN-14.1")
def test_below_fifteen_hundred_and_for_the_other_dupla_it_is_free() -> None:
    assert opens("4C 5C 6C", (1495, 1500)).jogos() == ["4C 5C 6C"]
    found = mesa("3E 3O", score=(1495, 1500))
    assert (found.shown.lados[0].vulnerable, found.shown.lados[1].vulnerable) == (False, True)
    assert (minimum(found, 0), minimum(found, 1)) == (0, 75)


@clause("CAN-14.2")
def test_a_low_opening_goes_back_to_the_hand_and_the_minimum_rises() -> None:
    found = opens(SIXTY)
    assert (found.jogos(), sorted(cartas(found.mao(0)))) == ([], sorted(cartas("8E..KE 3O 4O")))
    assert (found.shown.attempts, minimum(found)) == ((1, 0), 90)
    (failed,) = found.told(OpeningFailed)
    assert (failed.points, failed.minimum, failed.rises, failed.clause) == (60, 75, 90, "CAN-14.2a")
    assert failed.shown_cards == (cartas(SIXTY),)


@clause("CAN-14.2", "CAN-S17")
def test_the_turn_goes_on_without_a_second_attempt_and_ends_with_a_discard() -> None:
    found = mesa(f"{SIXTY} AE 5P 6P 7P 3O", score=(1600, 0)).faz(f"0 baixa {SIXTY}")
    assert found.nega(f"0 baixa {NINETY}") == FAILED
    assert found.nega("0 baixa 5P 6P 7P") == FAILED
    assert {type(action).__name__ for action in found.state.legal(0)} == {"Discard"}
    assert found.faz("0 descarta 3O").state.actors() == (1,)


@clause("CAN-14.2")
def test_everybody_has_seen_the_cards_that_went_back() -> None:
    found = opens(SIXTY)
    assert sorted(found.view(1).held(0)) == sorted(cartas(SIXTY))


@clause("CAN-14.2")
def test_a_low_opening_that_would_empty_the_hand_fails_like_any_other() -> None:
    found = mesa("4C 5C 6C", score=(1600, 0), mortos="0 -").faz("0 baixa 4C 5C 6C")
    assert (found.fim, found.contagem[0], found.shown.attempts) == ("", 3, (1, 0))
    to_one = mesa("4C 5C 6C 9O", score=(1600, 0), mortos="0 -").faz("0 baixa 4C 5C 6C")
    assert (to_one.contagem[0], to_one.shown.attempts) == (4, (1, 0))


@clause("CAN-14.2a")
def test_the_second_attempt_needs_ninety() -> None:
    found = mesa(f"{SIXTY} 3O 4O", "3E 3O", "8E..AE 5P 6P 7P 4O 4E", score=(1600, 0))
    found.faz(f"0 baixa {SIXTY}", "0 descarta 3O", "1 compra", "1 descarta 3E", "2 compra", f"2 baixa {NINETY}")
    assert found.jogos() == ["8E 9E 10E JE QE KE AE limpa", "5P 6P 7P"]
    assert minimum(found) == 0
    low = opens("8E..AE", tentativas=(1, 0))
    assert (low.jogos(), low.told(OpeningFailed)[0].minimum, minimum(low)) == ([], 90, 120)


@clause("CAN-14.2b")
def test_the_third_needs_a_hundred_and_twenty() -> None:
    found = opens("8E..AE / 8P..JP", tentativas=(2, 0))
    (failed,) = found.told(OpeningFailed)
    assert (failed.points, failed.minimum, failed.rises, failed.clause) == (115, 120, 150, "CAN-14.2c")
    assert len(opens("8E..AE / 8P..JP 2C", tentativas=(2, 0)).jogos()) == 2


@clause("CAN-14.2c")
@pytest.mark.parametrize("failed", [3, 4, 9])
def test_every_later_one_needs_a_hundred_and_fifty(failed: int) -> None:
    found = opens("8E..AE / 8P..JP / JC QC KC", tentativas=(failed, 0))
    (told,) = found.told(OpeningFailed)
    assert (told.points, told.minimum, told.rises, minimum(found)) == (145, 150, 150, 150)
    assert len(opens("8E..AE / 8P..AP", tentativas=(failed, 0)).jogos()) == 2


@clause("CAN-14.2")
def test_attempts_of_one_dupla_are_none_of_the_others() -> None:
    found = mesa(f"{SIXTY} 3O 4O", score=(1600, 1700)).faz(f"0 baixa {SIXTY}")
    assert (minimum(found, 0), minimum(found, 1)) == (90, 75)


# Rulings at a table of people.


@clause("CAN-14.2")
def test_a_referee_counts_an_attempt_that_happened_at_the_table() -> None:
    found = mesa("8E..AE 3O 4O", score=(1600, 0)).decide("CAN-14.2", offender=0, why="baixou 60")
    assert (minimum(found), found.shown.attempts) == (90, (1, 0))
    assert found.told(Ruled) == [Ruled("CAN-14.2a", 0, "minimum", "", "baixou 60")]
    assert found.nega("0 baixa 8E..AE") == FAILED
    found.decide("CAN-14.2", offender=2).decide("CAN-14.2", offender=0)
    assert (minimum(found), [event.clause[-1] for event in found.told(Ruled)]) == (150, ["a", "b", "c"])


@clause("CAN-14.2")
def test_out_of_turn_it_leaves_the_turn_as_it_is() -> None:
    found = mesa("3E 3O", "9P 10P JP 4O 4E", score=(1600, 0), vez=1).decide("CAN-14.2", offender=0)
    assert (found.shown.failed, minimum(found)) == (False, 90)
    waiting = mesa("8E..AE 8C..KC 3O", score=(1600, 0), comprou=False).decide("CAN-14.2", offender=0)
    assert waiting.faz("0 compra", "0 baixa 8E..AE / 8C..KC").jogos()


@clause("CAN-14.2")
def test_what_it_needs_and_when_it_may_not_be() -> None:
    found = mesa("3E 3O", score=(1600, 0))
    assert found.nao_decide("CAN-14.2") == "ruling-needs-offender CAN-14.2"
    assert found.nao_decide("CAN-14.2", offender=4) == "ruling-needs-offender CAN-14.2"
    assert found.nao_decide("CAN-14.2", offender=0, score=(0, 0)) == "ruling-takes-no-more CAN-14.2"
    assert found.nao_decide("CAN-14.2", offender=1) == "no-minimum-now CAN-14.2"
    opened = mesa("3E 3O", a=("8E..AE",), score=(1600, 0))
    assert opened.nao_decide("CAN-14.2", offender=0) == "no-minimum-now CAN-14.2"
    assert partida((1600, 0)).nao_decide("CAN-14.2", offender=0) == "no-minimum-now CAN-14.2"
    assert found.nao_decide("CAN-14.2a", offender=0) == "unknown-ruling"
    assert Ruling("CAN-14.2", offender=0) in found.state.legal(REFEREE)


# What the text leaves open.


@clause("CAN-S13")
def test_nothing_doubles_and_the_house_may_write_another_list() -> None:
    assert [minimum(mesa("3E 3O", score=(1600, 0), tentativas=(nth, 0))) for nth in range(6)] == [75, 90, 120, 150, 150, 150]
    own = [minimum(mesa("3E 3O", score=(1600, 0), tentativas=(nth, 0), vuln_minimums="40,60")) for nth in range(4)]
    assert own == [40, 60, 60, 60]


@clause("CAN-S14")
def test_the_third_attempt_is_not_yet_one_of_a_hundred_and_fifty() -> None:
    assert len(opens("8E..AE / 8P..JP 2C", tentativas=(2, 0)).jogos()) == 2
    assert opens("8E..AE / 8P..JP 2C", tentativas=(3, 0)).jogos() == []


@clause("CAN-S15")
def test_only_the_first_lay_down_of_the_deal_has_a_minimum() -> None:
    found = mesa("8E..AE 4C 5C 6C 7C 3O", score=(1600, 0)).faz("0 baixa 8E..AE", "0 baixa 4C 5C 6C", "0 junta 7C em 2")
    assert len(found.jogos()) == 2
    partner = mesa("3E 3O", "", "4C 5C 6C 3O 4O", a=("8E..AE",), score=(1600, 0), vez=2).faz("2 baixa 4C 5C 6C")
    assert len(partner.jogos()) == 2


@clause("CAN-S15")
def test_two_acts_are_not_added_up_and_a_canastra_brings_no_bonus_here() -> None:
    two = mesa("8E..JE 9P..QP 3O 4O", score=(1600, 0)).faz("0 baixa 8E..JE")
    assert (two.jogos(), two.nega("0 baixa 9P..QP")) == ([], FAILED)
    assert opens("3P..9P").jogos() == []


@clause("CAN-S15")
def test_a_two_counts_ten_and_cards_of_the_lixo_count() -> None:
    assert len(opens("8E..KE 2C / 2P 3P 4P").jogos()) == 2
    found = mesa("8E..KE 3O 4O", lixo="AE", score=(1600, 0), comprou=False).faz("0 lixo", "0 baixa 8E..AE")
    assert len(found.jogos()) == 1


@clause("CAN-S15")
def test_where_every_lay_down_has_it_adding_stays_free() -> None:
    found = mesa("8E..AE 4C 5C 6C 7E 3O", score=(1600, 0), vuln_scope="every_laydown").faz("0 baixa 8E..AE")
    assert minimum(found) == 75
    found.faz("0 junta 7E em 1", "0 baixa 4C 5C 6C")
    held = mesa("4C 5C 6C 7E 3O", a=("8E..AE",), score=(1600, 0), vuln_scope="every_laydown", vuln_enforcement="block")
    assert held.nega("0 baixa 4C 5C 6C") == "below-minimum CAN-S15"
    assert (len(found.jogos()), found.shown.attempts) == (1, (1, 0))


@clause("CAN-S16")
def test_attempts_are_counted_by_deal_and_by_option_through_the_match() -> None:
    for scope, later in (("deal", 75), ("match", 90)):
        found = comeca(partida((1600, 0), vuln_attempt_scope=scope)).decide("CAN-14.2", offender=0)
        assert minimum(found) == 90
        esgota(found, 10, 10)
        assert minimum(comeca(found)) == later


@clause("CAN-S16")
def test_vulnerable_is_who_has_the_points_when_the_deal_begins() -> None:
    below = comeca(encerra(partida((1500, 1490)), -5, 10))
    assert (minimum(below, 0), minimum(below, 1)) == (0, 75)


@clause("CAN-S17")
@pytest.mark.parametrize("table", [{"vuln_enforcement": "block"}, {"profile": "clean"}])
def test_by_option_the_program_does_not_let_it_happen(table: Casa) -> None:
    found = mesa(f"{SIXTY} AE 5P 3O", score=(1600, 0), **table)
    assert found.nega(f"0 baixa {SIXTY}") == "below-minimum CAN-14.1"
    assert all(sum(len(meld) for meld in lay.melds) == 7 for lay in found.state.legal(0) if isinstance(lay, Lay))
    assert found.faz("0 baixa 8E..AE").shown.attempts == (0, 0)


@clause("CAN-S17")
def test_by_the_text_it_happens_and_costs_an_attempt() -> None:
    found = mesa(f"{SIXTY} 3O 4O", score=(1600, 0), profile="faithful", vuln_enforcement="penalise")
    assert found.nega(f"0 baixa {SIXTY}") == ""
    assert found.faz(f"0 baixa {SIXTY}").shown.attempts == (1, 0)
