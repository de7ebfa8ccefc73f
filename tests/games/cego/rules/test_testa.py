"""A deal of testas (9.III, IV-7): three of one deal, who looks at which cards when, and ten tentos at most in each."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, Reason, Seat
from carteado.games.cego.rules.acts import Call, Leave
from carteado.games.cego.rules.events import VoltaBegan
from carteado.pack import Dealt, Looked
from carteado.tricks.play import Play
from games.cego.kit import H1, em_testa
from games.cego.kit.faces import faces, faces_seen
from games.cego.kit.turning import CHAIRS, at, dealer_at


@pytest.mark.clause("CEGO-9.IV-7", "CEGO-9.III-3", "CEGO-9.V-2")
@pytest.mark.parametrize("by", CHAIRS)
def test_in_testa_only_those_whose_turn_it_is_look(by: int) -> None:
    table = em_testa({at(seat, by): held for seat, held in H1.items()}, dealer=dealer_at(by))
    for nth in range(3):
        assert (table.mesa.nth, table.mesa.first) == (nth, at(nth, by))
        looking = {at(seat, by) for seat in range(3) if seat <= nth} | {at(seat + 3, by) for seat in range(3) if seat <= nth}
        for seat in range(6):
            assert len(faces_seen(table.state, seat)) == (3 if seat in looking else 0)
            assert [hand.looks for hand in table.view(seat).hands] == [other in looking for other in range(6)]
        assert faces_seen(table.state, PUBLIC) == set()
        table.leave(table.mesa.turn)


@pytest.mark.clause("CEGO-9.IV-7")
def test_the_four_who_wait_see_only_what_has_been_played() -> None:
    table = em_testa().plays("0:4C 3:7C").plays("3:12C")
    for seat in (1, 2, 4, 5):
        assert sorted(str(card) for card in faces_seen(table.state, seat)) == ["12C", "4C", "7C"]
        assert set(table.view(seat).hands[seat].dealt_cards) == {None}


@pytest.mark.clause("CEGO-9.IV-7")
def test_no_word_of_the_deal_tells_a_face_to_who_waits() -> None:
    table = em_testa()
    dealt = table.told(Dealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3, 4, 5]
    for event in dealt:
        assert all(not list(faces(event.to(seat))) for seat in range(6))
    assert [event.seat for event in table.told(Looked)] == [0, 3]
    for event in table.told(Looked):
        told = [seat for seat in range(6) if list(faces(event.to(seat)))]
        assert told == [event.seat]
    table.leave(0)
    assert [event.seat for event in table.told(Looked)] == [0, 3, 1, 4]


@pytest.mark.clause("CEGO-9.III-3", "CEGO-9.III-6", "S-CEGO-03")
@pytest.mark.parametrize("dealer", CHAIRS)
def test_three_testas_of_one_deal_between_opposite_seats(dealer: Seat) -> None:
    table = em_testa({at(seat, dealer + 1): held for seat, held in H1.items()}, dealer=dealer)
    before = [hand.dealt_cards for hand in table.mesa.hands]
    for _ in range(2):
        table.leave(table.mesa.turn)
        assert [hand.dealt_cards for hand in table.mesa.hands] == before
    pairs = [event.seats for event in table.told(VoltaBegan)]
    assert pairs == [tuple([(dealer + step) % 6 for step in (nth, nth + 3)]) for nth in (1, 2, 3)]
    assert pairs[2][1] == dealer
    assert len(table.told(Dealt)) == 6
    table.leave(table.mesa.turn)
    assert (table.mesa.phase, table.mesa.next_dealer) == ("shuffle", (dealer + 1) % 6)


@pytest.mark.clause("CEGO-9.III-3", "CEGO-9.III-10")
def test_who_waits_for_his_testa_does_and_says_nothing() -> None:
    table = em_testa()
    for seat in (1, 2, 4, 5):
        assert table.menu(seat) == ()
        for action in (Play(Card.of("1B")), Call("truco", 2), Call("envido", 2), Leave("pass")):
            assert table.refused(seat, action) == Reason("not-your-testa", "CEGO-9.III-10")
    table.leave(0)
    for seat in (0, 2, 3, 5):
        assert table.menu(seat) == ()


@pytest.mark.clause("CEGO-9.III-7")
def test_what_is_won_in_a_testa_goes_to_the_trio() -> None:
    hands = {0: "4C 5C 4B", 3: "7E 6E 1B", 1: "4O 5O 4E", 4: "1E 7O 6B", 2: "3C 2E 10O", 5: "6C 7B 10C"}
    table = em_testa(hands, score=(5, 4))
    table.call(0, "truco").quero(3, raising=True).quero(0)
    table.won_by(1)
    assert table.score == (5, 7)
    table.call(1, "truco").quero(4).won_by(0)
    assert table.score == (7, 7)
    table.won_by(0)
    assert table.score == (8, 7)


@pytest.mark.clause("CEGO-9.III-9", "CEGO-9.XV.c-9", "S-CEGO-09")
@pytest.mark.parametrize("by", CHAIRS)
def test_a_testa_stakes_ten_tentos_at_most(by: int) -> None:
    hands = {0: "4C 5C 4B", 3: "7E 6E 1B", 1: "4O 5O 4E", 4: "1E 7O 6B", 2: "3C 2E 10O", 5: "6C 7B 10C"}
    table = em_testa({at(seat, by): held for seat, held in hands.items()}, dealer=dealer_at(by))
    mao, rival = at(0, by), at(3, by)
    table.call(mao, "falta-envido").quero(rival).songs()
    table.call(mao, "truco").quero(rival, raising=True).quero(mao, raising=True).quero(rival)
    table.won_by(rival % 2)
    assert table.credits() == [("envido", rival % 2, 6), ("truco", rival % 2, 4)]


@pytest.mark.clause("CEGO-9.III-9", "S-CEGO-09")
def test_the_points_of_a_testa_stop_at_six() -> None:
    table = em_testa({0: "7E 6E 4C", 3: "4O 5O 4E"})
    table.call(0, "envido").no_flor().call(3, "envido-envido").call(0, "real-envido")
    assert table.mesa.envido == (6, 4)
    table.quero(3).songs()
    assert (table.mesa.won_by, table.mesa.won) == (0, 6)
    table.won_by(0)
    assert table.credits() == [("envido", 0, 6), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.III-12")
def test_what_was_paid_for_a_testa_can_still_be_told_when_the_next_one_is_on() -> None:
    table = em_testa().leave(0).play(1, "1B")
    assert (table.mesa.nth, table.score) == (1, (0, 2))
    for seat in (*range(6), PUBLIC):
        assert table.view(seat).base == (0, 2)
    assert table.credits() == [("envido", 1, 1), ("truco", 1, 1)]
