"""Whole voltas from end to end: the traces of section 13, the example of section 11, and the order in which all is paid."""

from typing import Final

import pytest

from carteado.game import Event
from carteado.games.cego.rules.acts import AskFlor, Call, Sing
from carteado.games.cego.rules.events import Credited, FoundOut, PointsSettled, Proved, VoltaEnded
from carteado.tricks.play import VazaWon
from games.cego.kit import H1, MesaCego, em_testa, roda
from games.cego.kit.turning import CHAIRS, at, dealer_at, hands_at, plays_at, sides_at

E2: Final = {0: "10C 11C 1C", 3: "7O 6O 2B", 1: "3E 4E 12B", 4: "1E 5C 5B", 2: "12O 11B 10E", 5: "4O 4C 6C"}
E3: Final = {0: "4O 5O 4C", 1: "3B 2B 1B", 2: "7E 6E 5E", 3: "1E 12C 6C", 4: "10B 10O 4B", 5: "3O 11C 5C"}


def _proofs(table: MesaCego) -> list[tuple[int, str]]:
    return [(event.seat, " ".join(str(card) for card in event.cards)) for event in table.told(Proved)]


def _kinds(table: MesaCego, *kinds: type[Event]) -> list[str]:
    """The events of these kinds in the order they happened."""
    return [type(event).__name__ for event in table.events if isinstance(event, kinds)]


@pytest.mark.clause(
    "CEGO-8-2", "CEGO-9.III-6", "CEGO-9.IV-6", "CEGO-9.VIII.c-2", "CEGO-9.VIII.g-1", "CEGO-9.XIV-15", "CEGO-9.XVI.b-1",
    "CEGO-9.XVI.c-1", "CEGO-9.XVI.e-1", "CEGO-9.XVI.f-2", "CEGO-9.XVI.i-1", "S-CEGO-24",
)  # fmt: skip
@pytest.mark.parametrize("by", CHAIRS)
def test_e1_a_roda(by: int) -> None:
    mao, third, last = at(0, by), at(3, by), at(5, by)
    table = roda(hands_at(H1, by), dealer=dealer_at(by))
    table.call(mao, "envido").no_flor().quero(at(1, by))
    assert table.mesa.singer == mao
    table.sing(mao, 33).nao_mato(at(1, by), third, last)
    assert (table.mesa.won_by, table.mesa.won, table.score) == (by % 2, 2, (0, 0))

    table.plays(plays_at("0:4C 1:4O 2:3C 3:12C 4:10B", by))
    assert "envido" not in table.offered(last)
    table.call(last, "truco").quero(mao)
    assert (table.mesa.level, table.mesa.raiser, table.mesa.turn) == (1, by % 2, last)
    table.play(last, "10C")
    assert (table.mesa.results, table.mesa.turn) == ((by % 2,), at(2, by))

    table.plays(plays_at("2:2B 3:1E 4:11B 5:12E", by))
    table.call(mao, "retruco").quero(third)
    assert (table.mesa.level, table.mesa.raiser) == (2, 1 - by % 2)
    table.plays(plays_at("0:7E 1:1B", by))
    assert (table.mesa.results, table.mesa.turn) == ((by % 2, 1 - by % 2), third)
    assert table.offered(third) == {"vale-quatro"}

    table.plays(plays_at("3:7C 4:2O 5:11O 0:6E 1:5O 2:10O", by))
    assert table.mesa.results == (by % 2, 1 - by % 2, by % 2)
    assert table.score == sides_at((5, 0), by)
    assert table.credits() == [("envido", by % 2, 2), ("truco", by % 2, 3)]
    assert _proofs(table) == []
    assert (table.mesa.phase, table.mesa.next_dealer) == ("shuffle", mao)
    assert [won.lead for won in table.told(VazaWon)] == [at(2, by), third, at(4, by)]


@pytest.mark.clause("CEGO-9.III-3", "CEGO-9.IV-6")
def test_after_e1_seat_0_deals_testas_and_1_meets_4_first() -> None:
    table = MesaCego("testa", hands_at(H1, 1), (5, 0), None, {}, 0)
    assert (table.mesa.form, table.mesa.first, table.state.actors()) == ("testa", 1, (1,))
    assert [hand.seat for hand in table.mesa.hands if hand.playing] == [1, 4]


@pytest.mark.clause(
    "CEGO-9.III-3", "CEGO-9.III-7", "CEGO-9.IV-7", "CEGO-9.VIII.a-1", "CEGO-9.VIII.a-4", "CEGO-9.XIII.g-2", "CEGO-9.XIV-17",
    "CEGO-9.XVI.b-1", "CEGO-9.XVI.f-2", "CEGO-9.XVI.f-5", "CEGO-9.XVI.i-1",
)  # fmt: skip
@pytest.mark.parametrize("by", CHAIRS)
def test_e2_a_deal_of_testas(by: int) -> None:
    mao, third = at(0, by), at(3, by)
    table = em_testa(hands_at(E2, by), dealer=dealer_at(by))
    table.call(mao, "achico").say(third, "e-boa")
    assert (table.mesa.won_by, table.mesa.won) == (by % 2, 3)
    table.plays(plays_at("0:1C 3:2B", by))
    assert (table.mesa.results, table.mesa.turn) == ((1 - by % 2,), third)
    table.plays(plays_at("3:7O 0:11C", by))
    assert (table.score, _proofs(table)) == (sides_at((3, 1), by), [(mao, "10C")])

    one, four = at(1, by), at(4, by)
    table.call(one, "falta-envido").nao_quero(four)
    table.play(one, "12B").call(four, "truco").quero(one, raising=True).quero(four)
    assert table.mesa.level == 2
    table.play(four, "1E")
    assert table.mesa.turn == four
    table.plays(plays_at("4:5C 1:3E 1:4E 4:5B", by))
    assert table.score == sides_at((6, 2), by)

    table.leave(at(2, by))
    assert table.score == sides_at((6, 4), by)
    assert table.credits() == [
        ("flor", by % 2, 3), ("truco", 1 - by % 2, 1), ("envido", 1 - by % 2, 1), ("truco", by % 2, 3),
        ("envido", 1 - by % 2, 1), ("truco", 1 - by % 2, 1),
    ]  # fmt: skip
    assert (table.mesa.phase, table.mesa.next_dealer) == ("shuffle", mao)
    assert set(table.view(four).hands[at(5, by)].dealt_cards) == {None}


@pytest.mark.clause("CEGO-9.XVI.l-5", "CEGO-9.XVI.l-6", "CEGO-9.XVI.l-9", "CEGO-9.XVI.l-10", "CEGO-9.XIII.d-4", "S-CEGO-25")
def test_e3_the_lei_do_jogo() -> None:
    table = roda(E3, score=(4, 20), lei=2)
    assert (table.mesa.falta, table.mesa.window) == (4, "lei-flor")
    table.say(1, "flor").no_flor()
    table.quero(1)
    table.say(0, "e-boa").say(2, "flor").say(4, "e-boa")
    assert table.mesa.singer == 1
    table.sing(1, 26).sing(2, 38)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.raiser) == (0, 10, 1, 1)
    table.won_by(1)
    assert (table.score, table.credits()) == ((14, 22), [("flor", 0, 10), ("truco", 1, 2)])


@pytest.mark.clause("CEGO-9.XVI.l-5", "CEGO-9.XVI.l-10")
def test_e3_from_the_other_side() -> None:
    table = roda(hands_at(E3, 1), score=(20, 4), lei=3, dealer=0)
    table.say(2, "flor").no_flor().quero(2)
    table.say(1, "e-boa").say(3, "flor").say(5, "e-boa")
    table.sing(2, 26).sing(3, 38).won_by(0)
    assert (table.score, table.credits()) == ((22, 14), [("flor", 1, 10), ("truco", 0, 2)])


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.VIII.j-1", "CEGO-9.III-7")
@pytest.mark.parametrize("by", CHAIRS)
def test_the_example_of_section_eleven(by: int) -> None:
    hands = {0: "4C 5E 6O", 1: "6B 2B 10C", 2: "7E 6E 3C", 3: "7O 1C 12E", 4: "4E 5C 4O", 5: "1E 11C 7C"}
    table = em_testa(hands_at(hands, by), score=sides_at((8, 8), by), dealer=dealer_at(by)).leave(at(0, by))
    assert table.score == sides_at((8, 10), by)
    one, four = at(1, by), at(4, by)
    table.call(one, "real-envido").quero(four).sing(one, 29).nao_mato(four)
    assert (table.mesa.won_by, table.mesa.won, table.score) == (one % 2, 3, sides_at((8, 10), by))
    table.play(one, "6B").call(four, "truco").quero(one, raising=True).quero(four)
    table.plays(plays_at("4:4E 1:2B 4:5C", by))
    assert table.score == sides_at((14, 10), by)
    assert table.credits()[2:] == [("envido", by % 2, 3), ("truco", by % 2, 3)]
    assert [(found.seat, found.what) for found in table.told(FoundOut)] == [(one, "wrong-song")]


# Section 7: what is named in a volta is provisional, and what order it is paid in.


@pytest.mark.clause("CEGO-9.XIV-19", "CEGO-9.VIII.c-2", "S-CEGO-07")
def test_tentos_named_in_a_volta_are_paid_when_it_ends_after_the_proof() -> None:
    table = roda({**H1, 0: "7E 6E 1B", 1: "1E 5O 4O", 3: "4C 12C 7C"}).call(0, "envido").quero(1).songs()
    assert (table.told(PointsSettled)[0].tentos, table.score) == (2, (0, 0))
    table.plays("0:1B 1:5O 2:10O 3:4C 4:2O 5:10C 0:7E 1:4O 2:2B 3:7C 4:10B 5:11O")
    assert (table.score, _proofs(table)) == ((3, 0), [(0, "6E")])
    assert _kinds(table, Proved, Credited, VoltaEnded) == ["Proved", "Credited", "Credited", "VoltaEnded"]


FLOR: Final = {0: "1E 2E 4E", 1: "4B 5O 6C", 2: "4C 10O 5B", 3: "4O 6B 5C", 4: "10B 6O 7C", 5: "11C 12O 7B"}


@pytest.mark.clause("CEGO-9.XI-5", "S-CEGO-07", "S-CEGO-20")
@pytest.mark.parametrize("by", CHAIRS)
def test_points_then_truco_then_single_penalties(by: int) -> None:
    table = roda(hands_at(FLOR, by), dealer=dealer_at(by)).call(at(0, by), "flor").no_flor()
    table.ask_flor(at(0, by), at(1, by)).ask_flor(at(0, by), at(5, by)).won_by(by % 2)
    mine, theirs = by % 2, 1 - by % 2
    assert table.credits() == [("flor", mine, 3), ("truco", mine, 1), ("penalty", theirs, 1), ("penalty", theirs, 1)]
    assert table.score == sides_at((4, 2), by)
    told = _kinds(table, Proved, FoundOut, Credited, VoltaEnded)
    assert told == sorted(told, key=["Proved", "FoundOut", "Credited", "VoltaEnded"].index)


@pytest.mark.clause("CEGO-9.XI-5", "CEGO-9.II-1", "S-CEGO-07")
@pytest.mark.parametrize(
    ("score", "final", "paid"),
    [
        pytest.param((20, 23), (24, 23), 2, id="the-truco-comes-before-the-penalty"),
        pytest.param((19, 23), (23, 24), 3, id="the-first-penalty-takes-them-out"),
        pytest.param((10, 22), (14, 24), 4, id="the-second-penalty-takes-them-out"),
    ],
)
def test_payment_stops_at_the_first_credit_that_reaches_twenty_four(
    score: tuple[int, int], final: tuple[int, int], paid: int
) -> None:
    table = roda(FLOR, score=score).call(0, "flor").no_flor().ask_flor(0, 1).ask_flor(0, 5).won_by(0)
    assert (table.score, len(table.credits()), table.mesa.phase) == (final, paid, "over")


@pytest.mark.clause("S-CEGO-43", "S-CEGO-07", "CEGO-9.XIII.b-3")
def test_flores_compared_at_the_end_are_paid_before_the_truco() -> None:
    hands = {0: "10C 11C 4C", 1: "7B 6B 5B", 2: "1E 4O 5C", 3: "4E 5E 6O", 4: "1B 5O 6C", 5: "10E 11O 12C"}
    table = roda(hands, score=(23, 18)).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "flor").no_flor().defer(0)
    assert table.mesa.points == "hidden"
    table.plays("0:4C 1:5B 2:1E 3:4E 4:6C 5:10E 2:4O 3:5E 4:1B 5:11O 0:10C 1:6B")
    assert (table.score, table.credits(), table.mesa.phase) == ((23, 24), [("flor", 1, 6)], "over")


@pytest.mark.clause("CEGO-9.XIV-25", "S-CEGO-07", "CEGO-9.VIII.j-1")
def test_a_song_that_would_take_a_trio_out_is_proved_at_once() -> None:
    table = roda(H1, score=(22, 10)).call(0, "envido").quero(1).songs()
    assert (table.mesa.phase, table.score, _proofs(table)) == ("over", (24, 10), [(0, "7E 6E")])
    false = roda(H1, score=(22, 10)).call(0, "envido").quero(1).sing(0, 32).nao_mato(1, 3, 5)
    assert (false.mesa.phase, false.score) == ("shuffle", (22, 13))
    assert false.credits() == [("envido", 1, 2), ("truco", 1, 1)]
    over = roda(H1, score=(22, 22)).call(0, "envido").quero(1).sing(0, 32).nao_mato(1, 3, 5)
    assert (over.score, over.credits(), over.mesa.phase) == ((22, 24), [("envido", 1, 2)], "over")


@pytest.mark.clause("CEGO-9.XIV-25", "S-CEGO-21")
def test_a_part_in_which_both_trios_are_at_fault_is_paid_to_nobody() -> None:
    hands = {0: "7E 6E 4C", 3: "1E 12C 7C"}
    table = em_testa(hands).call(0, "envido").quero(3).sing(0, 29).sing(3, 30)
    assert table.mesa.won_by == 1
    table.plays("0:7E 3:7C 0:6E 3:12C 3:1E 0:4C")
    assert {(found.seat, found.what) for found in table.told(FoundOut)} == {(0, "wrong-song"), (3, "wrong-song")}
    assert [credit for credit in table.credits() if credit[0] == "envido"] == []


@pytest.mark.clause("CEGO-9.XI-5", "CEGO-9.XI-6", "CEGO-9.X-4", "S-CEGO-20")
def test_a_flor_found_both_by_demand_and_by_its_cards_is_paid_once() -> None:
    hands = {0: "1E 2E 4E", 1: "7B 6B 5B", 2: "4C 10O 5O", 3: "4O 4B 5C", 4: "10B 6O 7C", 5: "11C 12O 6C"}
    table = roda(hands).call(0, "flor").no_flor().ask_flor(0, 1)
    table.plays("0:4E 1:7B 2:5O 3:5C 4:6O 5:11C 5:12O 0:1E 1:6B 2:10O 3:4B 4:7C 0:2E 1:5B 2:4C 3:4O 4:10B 5:6C")
    assert [credit for credit in table.credits() if credit[0] == "flor"] == [("flor", 0, 3), ("flor", 0, 3)]
    assert [found.what for found in table.told(FoundOut)] == ["hidden-flor"]


@pytest.mark.clause("CEGO-9.VIII.j-1")
def test_what_is_settled_cannot_be_said_again() -> None:
    table = roda(H1).call(0, "envido").quero(1).songs()
    assert table.refused(0, Sing(33)).code == "nothing-to-sing"
    assert table.refused(0, Call("envido", 2)).code == "points-closed"
    assert table.refused(0, AskFlor(1)).clause == "CEGO-9.XI-4"
    assert (table.mesa.won_by, table.mesa.won) == (0, 2)
