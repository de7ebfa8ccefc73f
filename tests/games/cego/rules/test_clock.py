"""A run-out clock: the quiet answer, and never a lie."""

import pytest

from carteado.cards import Card
from carteado.game import Action
from carteado.games.cego.rules.acts import Call, Declare, Defer, NaoMato, NaoQuero, Sing
from carteado.tricks.play import Play
from games.cego.kit import H1, MesaCego, em_testa, roda

FLORES = {**H1, 0: "4C 5C 6C", 3: "7B 3B 5B"}


def lapse(mesa: MesaCego, seat: int) -> Action | None:
    return mesa.state.lapse(seat)


@pytest.mark.parametrize("profile", ["faithful", "clean"])
@pytest.mark.clause("CEGO-9.XIII.a-2", "CEGO-9.XI-2")
def test_who_has_a_flor_says_it_and_does_not_come_to_hide_it(profile: str) -> None:
    mesa = roda(FLORES, profile=profile)
    assert lapse(mesa, 0) == Call("flor", 0)
    mesa.call(0, "flor")
    assert [lapse(mesa, seat) for seat in (2, 4)] == [Declare("e-boa")] * 2
    mesa.say(2, "e-boa").say(4, "e-boa").say(1, "e-boa")
    assert lapse(mesa, 3) == Declare("flor")


@pytest.mark.clause("CEGO-9.XIV-15", "CEGO-9.XIV-14")
def test_points_are_sung_truly_where_they_must_be_and_conceded_where_they_need_not() -> None:
    mesa = roda(H1).call(0, "envido").no_flor()
    assert [lapse(mesa, seat) for seat in (1, 3)] == [Defer("envido", 2)] * 2
    mesa.quero(1)
    assert lapse(mesa, 0) == Sing(33)
    mesa.sing(0, 33)
    assert lapse(mesa, 1) == NaoMato()


@pytest.mark.clause("CEGO-9.XVI.h-1")
def test_a_truco_that_nobody_answers_is_refused_and_a_turn_plays_the_lowest_card() -> None:
    mesa = em_testa(H1)
    assert lapse(mesa, 0) == Play(Card.of("4C"))
    mesa.call(0, "truco")
    assert lapse(mesa, 3) == NaoQuero("truco", 2)
    assert lapse(mesa, 1) is None


@pytest.mark.parametrize(("hand", "falls"), [("3E 2C 1O", "1O"), ("3E 1O 2C", "1O"), ("1O 3E 2C", "1O"), ("2C 2O 3E", "2C")])
def test_a_turn_plays_its_own_lowest_card_whatever_the_neighbours_hold_and_of_two_alike_the_first(
    hand: str, falls: str
) -> None:
    mesa = roda({2: "4C 4O 5B", 3: hand, 4: "4E 4B 5C"}, dealer=2)
    assert lapse(mesa, 3) == Play(Card.of(falls))


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XIII.c-2")
@pytest.mark.parametrize(("hand", "sung"), [("7O 7E 7C", 38), ("7O 6O 5C", 38), ("7O 6O 4C", 37)])
def test_a_false_flor_that_must_be_sung_is_sung_as_near_to_its_cards_as_a_flor_can_be(hand: str, sung: int) -> None:
    mesa = roda({0: hand, 1: "1B 2B 3B"}).call(0, "flor").gate({1: "contra-flor"}).quero(0)
    assert lapse(mesa, 0) == Sing(sung)
