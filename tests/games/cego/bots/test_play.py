"""Cards and truco as the player of Truco Cego plays them."""

import pytest

from carteado.cards import Card
from carteado.game import Action
from carteado.games.cego.rules.acts import Call, Defer, Leave, NaoQuero, Quero
from carteado.tricks.play import Play
from games.cego.bots.escolha import as_vezes, escolhe, quase_sempre
from games.cego.kit import em_testa, roda


def carta(name: str) -> Play:
    return Play(Card.of(name))


def cards_of(actions: set[Action | None]) -> set[Play]:
    return {action for action in actions if isinstance(action, Play)}


def test_wins_cheaply_one_against_one() -> None:
    table = em_testa({0: "4C 5O 6E", 3: "1E 2C 10B"}, profile="clean").plays("0:6E")
    assert cards_of(as_vezes(table, 3)) == {carta("10B")}


def test_keeps_strong_cards_when_a_partner_has_won_it() -> None:
    """Seat 4 has the espadilha down; the last of its side throws its lowest."""
    table = roda({0: "4C 12O 10E", 1: "5O 4E 6B", 2: "4B 5C 11O", 3: "12C 10B 6O", 4: "1E 11B 12B", 5: "1B 6C 5E"})
    table.plays("0:4C 1:5O 2:5C 3:12C 4:1E")
    assert cards_of(as_vezes(table, 5)) == {carta("5E")}


def test_does_not_throw_a_strong_card_after_one_it_cannot_beat() -> None:
    table = em_testa({0: "1E 4C 5O", 3: "1B 4E 12O"}, profile="clean").plays("0:1E")
    assert cards_of(as_vezes(table, 3)) == {carta("4E")}


def test_a_hopeless_last_card_may_go_to_the_pack_and_a_winning_one_never() -> None:
    table = em_testa({0: "3C 4C 1E", 3: "2O 5C 4O"}, profile="clean").plays("0:3C 3:2O 0:4C 3:5C 3:4O")
    assert table.mesa.turn == 0
    assert not any(isinstance(action, Leave) for action in as_vezes(table, 0))
    table = em_testa({0: "3C 4C 1E", 3: "2O 5C 4O"}, profile="clean").plays("0:3C 3:2O 0:1E")
    assert not any(isinstance(action, Leave) for action in as_vezes(table, 3))


def test_a_sure_hand_calls_truco() -> None:
    table = em_testa({0: "1E 1B 7E", 3: "4C 5O 6B"}, profile="clean").plays("0:7E 3:4C")
    said = [escolhe(table, 0, seed) for seed in range(100)]
    assert said.count(Call("truco", 2)) >= 70


def test_truco_is_taken_and_raised_with_the_best_cards_and_refused_with_the_worst() -> None:
    good = em_testa({0: "12E 11C 10O", 3: "1E 1B 7O"}, profile="clean").call(0, "truco")
    assert quase_sempre(good, 3) == Quero("truco", 2, True)
    bad = em_testa({0: "12E 11C 10O", 3: "4E 5C 4O"}, profile="clean").call(0, "truco")
    assert quase_sempre(bad, 3) == NaoQuero("truco", 2)


def test_poor_cards_leave_the_answer_to_the_partners() -> None:
    table = roda({0: "1E 3C 2O", 1: "4E 5C 4O", 3: "4C 5O 6B", 5: "4B 5E 6C"}, profile="clean").call(0, "truco")
    for seat in (1, 3):
        assert quase_sempre(table, seat) == Defer("truco", 2)
        table.defer(seat)
    assert quase_sempre(table, 5) == NaoQuero("truco", 2)


@pytest.mark.parametrize(("name", "keeps"), [("1E", True), ("3C", True), ("4C", False)])
def test_a_card_that_turned_up(name: str, keeps: bool) -> None:
    from carteado.games.cego.bots.cards import turned_up
    from carteado.pack import Keep, Refuse

    card = Card.of(name)
    assert turned_up((Keep(card), Refuse(card))) == (Keep(card) if keeps else Refuse(card))
