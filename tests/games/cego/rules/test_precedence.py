"""9.VIII.g: who starts, who sings first, and of equal points or flores who comes first."""

import pytest

from carteado.game import Reason, Seat
from carteado.games.cego.rules.acts import NaoMato
from carteado.games.cego.rules.events import Sang
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.turning import CHAIRS, at, dealer_at, hands_at, plays_at


@pytest.mark.clause("CEGO-9.VIII.g-1", "CEGO-9.XIV-14")
@pytest.mark.parametrize("by", CHAIRS)
def test_the_mao_starts_and_sings_first(by: int) -> None:
    for caller in range(6):
        table = roda(hands_at(H1, by), dealer=dealer_at(by), openTiming="any")
        assert table.mesa.turn == at(0, by)
        table.call(at(caller, by), "envido").no_flor().quero(at(caller + 1, by))
        assert table.mesa.singer == at(0, by)
        assert table.refused(at(0, by), NaoMato()) == Reason("mao-must-sing", "CEGO-9.XIV-14")
        table.sing(at(0, by), 33)
        assert table.told(Sang)[0].seat == at(0, by)


@pytest.mark.clause("CEGO-9.VIII.g-2", "CEGO-9.VIII.g-3")
@pytest.mark.parametrize("by", CHAIRS)
def test_the_mao_lends_his_place_to_no_companion(by: int) -> None:
    hands = {0: "4O 5C 11E", 1: "6O 4C 12B", 2: "5B 10C 1O", 3: "7C 3C 4E", 4: "6B 4B 10E", 5: "5O 7E 12C"}
    table = roda(hands_at(hands, by), dealer=dealer_at(by)).call(at(0, by), "envido").no_flor().quero(at(1, by)).songs()
    assert [(song.seat, song.points) for song in table.told(Sang)][-1] == (at(3, by), 30)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.best) == (1 - by % 2, 2, at(3, by))


@pytest.mark.clause("CEGO-9.VIII.g-3")
@pytest.mark.parametrize("by", CHAIRS)
@pytest.mark.parametrize(("low", "high"), [(1, 2), (2, 5), (0, 1), (0, 5), (4, 5), (3, 4)])
def test_of_equal_points_the_first_in_playing_order_wins(low: Seat, high: Seat, by: int) -> None:
    others = iter(("4O 5C 11E", "6O 4C 12B", "5B 10C 1O", "5O 7E 12C"))
    hands = {low: "7C 3C 4E", high: "6B 4B 10E"}
    hands |= {seat: next(others) for seat in range(6) if seat not in hands}
    table = roda(hands_at(hands, by), dealer=dealer_at(by)).call(at(0, by), "envido").no_flor().quero(at(1, by)).songs()
    assert (table.mesa.best, table.mesa.won_by) == (at(low, by), at(low, by) % 2)


@pytest.mark.clause("CEGO-9.VIII.g-3", "CEGO-9.XIII.c-2")
@pytest.mark.parametrize("by", CHAIRS)
def test_of_equal_flores_the_first_in_playing_order_wins(by: int) -> None:
    hands = {0: "4E 5B 11E", 1: "6B 4C 12B", 2: "7O 4O 10O", 3: "5O 7E 12C", 4: "5E 6E 10B", 5: "6C 5C 11C"}
    table = roda(hands_at(hands, by), dealer=dealer_at(by)).plays(plays_at("0:4E 1:4C", by))
    table.call(at(2, by), "flor").say(at(4, by), "e-boa").say(at(5, by), "contra-flor").say(at(3, by), "e-boa")
    table.quero(at(2, by)).songs()
    assert (table.mesa.best, table.mesa.won_by, table.mesa.won) == (at(2, by), by % 2, 6)


@pytest.mark.clause("CEGO-9.VIII.g-3")
def test_in_a_testa_the_mao_of_that_testa_comes_first() -> None:
    table = em_testa({0: "7E 4C 10O", 1: "5C 10B 4E", 4: "5O 12O 6B", 3: "5E 4B 11C", 2: "6C 4O 12B", 5: "6O 7B 11E"}).leave(0)
    table.call(1, "envido").quero(4).songs()
    assert table.mesa.best == 4
    equal = em_testa({0: "7E 4C 10O", 1: "5C 10C 4E", 4: "5O 12O 6B", 3: "5E 4B 11C", 2: "6C 4O 12B", 5: "6O 7B 11E"}).leave(0)
    equal.call(1, "envido").quero(4).songs()
    assert (equal.mesa.best, equal.mesa.won_by) == (1, 1)
