"""Vazas, pardas and who leads: the table of section 6 from every chair, and its ten cases of three against three."""

from itertools import combinations, product
from typing import Any, Final

import pytest

from carteado.game import Seat
from carteado.tricks.play import VazaWon
from clauses_kit import marked
from games.cego.kit import MesaCego, em_testa, roda
from games.cego.kit.planned import Plan, hands_for, play_out
from games.cego.kit.turning import CHAIRS, at, dealer_at, plays_at, sides_at

CLASSES: Final = (
    "1E", "1B", "7E", "7O", "3E 3B 3O 3C", "2E 2B 2O 2C", "1C 1O", "12E 12B 12O 12C", "11E 11B 11O 11C", "10E 10B 10O 10C",
    "7C 7B", "6E 6B 6O 6C", "5E 5B 5O 5C", "4E 4B 4O 4C",
)  # fmt: skip
# Low cards for the four seats that only follow, one for each vaza, of two suits.
FOLLOWERS: Final = (("4E", "4B", "5E"), ("4O", "4C", "5O"), ("5B", "6E", "6B"), ("5C", "6O", "6C"))
# The card that ties or takes each vaza, one for either trio, and the low cards of who does not take it.
TOPS: Final = (("3E", "2E", "12O"), ("3B", "2B", "12C"))
LOWS: Final = (("7B", "10E", "10B"), ("7C", "10O", "10C"))
ROWS: Final = {"AA": 0, "AP": 0, "ABA": 0, "ABB": 1, "ABP": 0, "PA": 0, "PPA": 0}
MIRROR: Final = str.maketrans("AB", "BA")


def _vaza(text: str, by: int = 0, **options: Any) -> MesaCego:
    """One vaza of a roda in which these cards fall, from another chair."""
    plan: dict[Seat, tuple[str, ...]] = {int(word[0]): (word[2:],) for word in plays_at(text, by).split()}
    return play_out(roda(hands_for(plan), dealer=dealer_at(by), **options), plan)


def _result(side: int, by: int) -> int:
    return side if side == 2 or by % 2 == 0 else 1 - side


def _two_rivals(results: str, first: Seat, second: Seat, by: int) -> tuple[MesaCego, Plan]:
    """A roda in which these two, one of each trio, decide the vazas like this, and all the others follow low."""
    plan: dict[Seat, tuple[str, ...]] = {}
    for side, seat in ((0, first), (1, second)):
        wins = "AB"[side] + "P"
        plan[at(seat, by)] = tuple([(TOPS if results[n : n + 1] in wins else LOWS)[side][n] for n in range(3)])
    followers = iter(FOLLOWERS)
    for seat in range(6):
        if seat not in plan:
            plan[seat] = next(followers)
    return roda(hands_for(plan), dealer=dealer_at(by)), plan


@pytest.mark.clause("CEGO-9.XVI.d-1", "CEGO-9.XVI.e-1", "CEGO-9.XVI.g-1", "S-CEGO-52")
@pytest.mark.parametrize(("stronger", "weaker"), list(combinations(CLASSES, 2)))
def test_every_class_beats_every_lower_one_from_either_side(stronger: str, weaker: str) -> None:
    high, low = stronger.rsplit(maxsplit=1)[-1], weaker.split(maxsplit=1)[0]
    for mine, theirs, winner in ((high, low, 0), (low, high, 3)):
        plan = {0: (mine,), 3: (theirs,)}
        table = play_out(em_testa(hands_for(plan)), plan)
        assert (table.mesa.results, table.mesa.turn) == ((winner % 2,), winner)


@pytest.mark.clause("CEGO-9.XVI.d-1", "CEGO-9.XVI.g-1", "CEGO-9.XVI.g-6", "S-CEGO-51")
@pytest.mark.parametrize("cards", [pair for name in CLASSES for pair in combinations(name.split(), 2)])
def test_two_cards_of_a_class_are_a_parda(cards: tuple[str, str]) -> None:
    for by in (0, 3):
        plan = {at(0, by): (cards[0],), at(3, by): (cards[1],)}
        table = play_out(em_testa(hands_for(plan), dealer=dealer_at(by)), plan)
        assert (table.mesa.results, table.mesa.turn) == ((2,), at(0, by))


@pytest.mark.clause(
    "CEGO-8-2", "CEGO-9.XVI.f-1", "CEGO-9.XVI.f-2", "CEGO-9.XVI.f-3", "CEGO-9.XVI.f-4", "CEGO-9.XVI.f-5", "CEGO-9.XVI.g-2",
    "CEGO-9.XVI.g-3", "CEGO-9.XVI.g-4", "S-CEGO-05",
)  # fmt: skip
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("row", ROWS)
def test_the_table_of_results_from_every_pair_of_seats(row: str, mirrored: bool) -> None:
    results = row.translate(MIRROR) if mirrored else row
    winner = ROWS[row] ^ mirrored
    for first, second in product((0, 2, 4), (1, 3, 5)):
        table, plan = _two_rivals(results, first, second, 0)
        play_out(table, plan)
        assert table.mesa.results == tuple(["ABP".index(one) for one in results])
        assert (table.mesa.winner, table.gained) == (winner, (1 - winner, winner))
        assert table.mesa.phase == "shuffle"


@pytest.mark.clause("CEGO-8-2", "CEGO-9.XVI.f-1", "CEGO-9.XVI.g-2", "S-CEGO-05")
@pytest.mark.parametrize("row", ["AA", "AP", "PA", "BB", "BP", "PB"])
def test_the_third_vaza_is_not_played_once_it_is_decided(row: str) -> None:
    table, plan = _two_rivals(row, 0, 3, 0)
    play_out(table, plan)
    assert len(table.mesa.vazas) == 2
    assert [hand.count for hand in table.mesa.hands] == [1] * 6


@pytest.mark.clause("CEGO-9.XVI.f-2")
@pytest.mark.parametrize("row", ["AB", "BA", "PP"])
def test_nothing_is_decided_before_the_third_vaza(row: str) -> None:
    table, plan = _two_rivals(row, 0, 3, 0)
    play_out(table, {seat: cards[:2] for seat, cards in plan.items()})
    assert (table.mesa.winner, table.score, table.mesa.window) == (-1, (0, 0), "turn")


@pytest.mark.clause("CEGO-9.XVI.g-5", "CEGO-9.VIII.g-3", "S-CEGO-51")
@pytest.mark.parametrize("by", CHAIRS)
def test_of_three_pardas_the_earlier_of_those_who_tied_the_third_wins(by: int) -> None:
    for first, second in product((0, 2, 4), (1, 3, 5)):
        table, plan = _two_rivals("PPP", first, second, by)
        play_out(table, plan)
        assert table.mesa.results == (2, 2, 2)
        assert table.gained == sides_at((1, 0) if first < second else (0, 1), by)


# The ten cases of three against three.


@pytest.mark.clause("CEGO-9.XVI.e-1", "CEGO-9.XVI.g-7")
@pytest.mark.parametrize("by", CHAIRS)
@pytest.mark.parametrize(
    ("cards", "result", "leader"),
    [
        pytest.param("0:3E 1:4B 2:3B 3:5B 4:6B 5:7B", 0, 0, id="1-partners-tie-on-top"),
        pytest.param("0:4C 1:4B 2:3E 3:5B 4:3B 5:7B", 0, 2, id="2-the-earlier-partner-leads"),
        pytest.param("0:3E 1:3B 2:4B 3:5B 4:6B 5:7B", 2, 0, id="3-parda"),
        pytest.param("0:10E 1:3B 2:3E 3:5B 4:6B 5:7B", 2, 0, id="4-parda-led-by-another"),
        pytest.param("0:3E 1:4B 2:3B 3:5B 4:6B 5:3C", 2, 0, id="5-three-tie"),
        pytest.param("0:4C 1:2E 2:5C 3:2B 4:6C 5:7C", 1, 1, id="6-rivals-tie-on-top"),
        pytest.param("0:4C 1:5C 2:1B 3:6C 4:10O 5:11O", 0, 2, id="e-1"),
        pytest.param("0:4C 1:5C 2:3E 3:6C 4:3B 5:10O", 0, 2, id="g-7"),
        pytest.param("0:10E 1:3B 2:3E 3:5C 4:6C 5:10O", 2, 0, id="g-6"),
        pytest.param("0:3E 1:4B 2:3B 3:5B 4:3O 5:7B", 0, 0, id="three-partners-tie-on-top"),
        pytest.param("0:3E 1:3B 2:3O 3:3C 4:6B 5:7E", 1, 5, id="the-last-beats-four-that-tie"),
        pytest.param("0:12E 1:2E 2:4C 3:3B 4:4B 5:3E", 1, 3, id="the-earlier-of-two-rivals"),
    ],
)
def test_whose_vaza_and_who_leads(cards: str, result: int, leader: Seat, by: int) -> None:
    table = _vaza(cards, by)
    assert table.mesa.results == (_result(result, by),)
    assert (table.mesa.turn, table.state.actors()) == (at(leader, by), (at(leader, by),))
    told = table.told(VazaWon)[0]
    assert (told.side, told.lead) == (None if result == 2 else _result(result, by), at(leader, by))


@pytest.mark.parametrize(
    ("cards", "clause"),
    marked(
        [
            ("0:4C 1:5C 2:1B 3:6C 4:10O 5:11O", "CEGO-9.XVI.e-1"),
            ("0:4C 1:5C 2:3E 3:6C 4:3B 5:10O", "CEGO-9.XVI.g-7"),
            ("0:10E 1:3B 2:3E 3:5C 4:6C 5:10O", "CEGO-9.XVI.g-6"),
        ]
    ),
)
def test_a_vaza_says_why_the_next_leader_leads(cards: str, clause: str) -> None:
    assert [event.clause for event in _vaza(cards).told(VazaWon)] == [clause]


@pytest.mark.clause("CEGO-9.XVI.g-6", "S-CEGO-06")
@pytest.mark.parametrize("by", CHAIRS)
@pytest.mark.parametrize(
    ("cards", "leader", "first_tied"),
    [
        ("0:10E 1:3B 2:3E 3:5B 4:6B 5:7B", 0, 1),
        ("0:10E 1:4B 2:3E 3:5B 4:3B 5:3O", 0, 2),
        ("0:3E 1:4B 2:5C 3:5B 4:6B 5:3O", 0, 0),
    ],
)
def test_after_a_parda_who_led_leads_again_or_by_house_rule_the_first_who_tied(
    cards: str, leader: Seat, first_tied: Seat, by: int
) -> None:
    assert _vaza(cards, by).mesa.turn == at(leader, by)
    assert _vaza(cards, by, pardaLead="firstTied").mesa.turn == at(first_tied, by)


@pytest.mark.clause("S-CEGO-06", "CEGO-9.XVI.g-7")
def test_the_house_rule_for_pardas_leaves_won_vazas_alone() -> None:
    assert _vaza("0:4C 1:4B 2:3E 3:5B 4:3B 5:7B", pardaLead="firstTied").mesa.turn == 2


PARDAS: Final = ("3E", "1C"), ("3B", "1O")


def _third_vaza(third: str, by: int) -> MesaCego:
    """Two pardas between 0 and 1, then this vaza."""
    last = {int(word[0]): word[2:] for word in third.split()}
    lows = {2: ("4E", "6C"), 3: ("5E", "5O"), 4: ("6E", "6O"), 5: ("7B", "4O")}
    plan = {at(seat, by): (*(PARDAS[seat] if seat < 2 else lows[seat]), last[seat]) for seat in range(6)}
    return play_out(roda(hands_for(plan), dealer=dealer_at(by)), plan)


@pytest.mark.clause("CEGO-9.XVI.g-3", "CEGO-9.XVI.g-5", "CEGO-9.XVI.g-6")
@pytest.mark.parametrize("by", CHAIRS)
@pytest.mark.parametrize(
    ("third", "gained"),
    [
        pytest.param("0:4C 1:2E 2:2B 3:5B 4:6B 5:7C", (0, 1), id="7-rival-before-partner"),
        pytest.param("0:2E 1:4C 2:5C 3:2B 4:6B 5:7C", (1, 0), id="8-the-mao-ties"),
        pytest.param("0:4C 1:5B 2:11E 3:6B 4:11B 5:11O", (1, 0), id="partner-ties-twice"),
        pytest.param("0:4C 1:5B 2:6B 3:7C 4:10E 5:10B", (1, 0), id="the-last-two-tie"),
        pytest.param("0:4C 1:5B 2:6B 3:11E 4:11B 5:10B", (0, 1), id="four-is-later-than-three"),
        pytest.param("0:4C 1:5B 2:6B 3:11E 4:12B 5:10B", (1, 0), id="a-third-vaza-won"),
    ],
)
def test_two_pardas_and_a_third_vaza(third: str, gained: tuple[int, int], by: int) -> None:
    table = _third_vaza(third, by)
    assert table.mesa.results[:2] == (2, 2)
    assert table.gained == sides_at(gained, by)


@pytest.mark.clause("CEGO-9.XVI.g-6", "CEGO-9.XVI.k-6")
@pytest.mark.parametrize("by", CHAIRS)
def test_case_9_where_the_mao_has_passed_the_next_one_led_and_leads_again(by: int) -> None:
    plan = {at(seat, by): cards for seat, cards in {1: ("3B",), 2: ("3E",), 3: ("5B",), 4: ("6B",), 5: ("7B",)}.items()}
    table = roda(hands_for(plan), dealer=dealer_at(by)).leave(at(0, by))
    assert table.mesa.turn == at(1, by)
    play_out(table, plan)
    assert (table.mesa.results, table.mesa.turn) == ((2,), at(1, by))


@pytest.mark.clause("CEGO-9.XVI.k-6", "CEGO-9.VIII.a-7")
@pytest.mark.parametrize("by", CHAIRS)
def test_case_10_who_won_a_vaza_and_passes_hands_the_lead_to_the_right_and_keeps_the_vaza(by: int) -> None:
    cards = {0: ("4C", "4B"), 1: ("7E",), 2: ("5C", "5B"), 3: ("6C", "1E"), 4: ("4O", "4E"), 5: ("5O", "5E")}
    plan = {at(seat, by): names for seat, names in cards.items()}
    table = roda(hands_for(plan), dealer=dealer_at(by))
    play_out(table, {seat: names[:1] for seat, names in plan.items()}).leave(at(1, by))
    assert (table.mesa.turn, table.mesa.results) == (at(2, by), (_result(1, by),))
    play_out(table, plan)
    assert [fallen.seat for fallen in table.mesa.vazas[1]] == [at(seat, by) for seat in (2, 3, 4, 5, 0)]
    assert table.gained == sides_at((0, 1), by)


@pytest.mark.clause("CEGO-9.XVI.k-6", "CEGO-9.XVI.g-6")
@pytest.mark.parametrize("by", CHAIRS)
def test_the_parda_of_a_vaza_whose_leader_passed_belongs_to_who_led_it_instead(by: int) -> None:
    cards = {0: ("1E", ""), 1: ("4C", "6C"), 2: ("5C", "6O"), 3: ("6B", "12E"), 4: ("4O", "12B"), 5: ("5O", "5E")}
    plan = {at(seat, by): [name for name in names if name] for seat, names in cards.items()}
    table = roda(hands_for(plan), dealer=dealer_at(by))
    play_out(table, {seat: names[:1] for seat, names in plan.items()}).leave(at(0, by))
    play_out(table, plan)
    assert table.mesa.results == (_result(0, by), 2)
    assert (table.mesa.winner, table.gained) == (by % 2, sides_at((1, 0), by))


@pytest.mark.clause("CEGO-9.XVI.g-6", "CEGO-9.XVI.k-6")
@pytest.mark.parametrize("by", CHAIRS)
def test_after_a_first_parda_the_leader_may_pass_and_the_next_leads(by: int) -> None:
    cards = {0: ("3E",), 1: ("3B",), 2: ("4C",), 3: ("5C",), 4: ("6C",), 5: ("4O",)}
    plan = {at(seat, by): names for seat, names in cards.items()}
    table = play_out(roda(hands_for(plan), dealer=dealer_at(by)), plan)
    assert table.mesa.turn == at(0, by)
    assert table.leave(at(0, by)).mesa.turn == at(1, by)


@pytest.mark.clause("CEGO-9.III-6", "CEGO-9.XVI.e-1", "CEGO-9.XVI.k-5", "CEGO-9.XVI.k-6")
def test_the_last_to_speak_in_a_vaza_may_leave_it_and_it_is_closed_by_the_cards_that_fell() -> None:
    table = roda().plays("0:4C 1:4O 2:3C 3:12C 4:10B").leave(5)
    assert (table.mesa.results, table.mesa.turn, len(table.mesa.vazas[0])) == ((0,), 2, 5)


@pytest.mark.clause("CEGO-9.XVI.e-1", "CEGO-9.XVI.g-6")
@pytest.mark.parametrize(("by", "mao"), [(by, nth) for by in CHAIRS for nth in range(3)])
def test_in_a_testa_the_two_lead_by_the_same_rule(by: int, mao: int) -> None:
    plan = {at(mao, by): ("4C", "3E", "2E"), at(mao + 3, by): ("5C", "3B", "4E")}
    table = em_testa(hands_for(plan), dealer=dealer_at(by))
    for _ in range(mao):
        table.leave(table.mesa.turn)
    before = table.score
    assert table.mesa.turn == at(mao, by)
    play_out(table, plan)
    assert (table.score[0] - before[0], table.score[1] - before[1]) == ((1, 0) if at(mao + 3, by) % 2 == 0 else (0, 1))
