"""9.VIII.b and c: a card laid is played, two laid at once fall in order, and what was played stays open and proves."""

from typing import Final

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, Reason
from carteado.games.cego.rules.acts import PlayTwo
from carteado.tricks.play import Play, Played
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.turning import CHAIRS, at, dealer_at, sides_at, table_of

BOTH: Final = pytest.mark.parametrize("form", ["roda", "testa"])


def _names(played: list[Played]) -> list[str]:
    return [str(event.card) for event in played]


@BOTH
@pytest.mark.clause("CEGO-9.VIII.b-1", "CEGO-9.VIII.b-2", "CEGO-9.VIII-0")
def test_a_card_on_the_table_stays_there(form: str) -> None:
    table = table_of(form).play(0, "4C")
    assert _names(table.told(Played)) == ["4C"]
    for action in (Play(Card.of("4C")), Play(Card.of("7E"))):
        assert table.refused(0, action).code == "not-your-turn"
    while not table.mesa.results:
        table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[-1])
    assert all(Play(Card.of("4C")) not in table.menu(seat) for seat in range(6))


@pytest.mark.clause("CEGO-9.VIII.b-2")
def test_a_card_already_played_is_not_in_hand_any_more() -> None:
    table = em_testa({0: "4C 7E 5O", 3: "4E 5B 6C"}).plays("0:7E 3:4E")
    assert table.refused(0, Play(Card.of("7E"))) == Reason("not-in-hand", "CEGO-9.VIII.b-2", ("7E",))
    assert table.refused(0, Play(Card.of("1E"))).code == "not-in-hand"
    assert {action.card for action in table.menu(0, Play)} == {Card.of("4C"), Card.of("5O")}


@pytest.mark.clause("CEGO-9.VIII.b-3")
@pytest.mark.parametrize("by", CHAIRS)
@pytest.mark.parametrize(("under", "over"), [("4C", "7E"), ("7E", "4C")])
def test_of_two_cards_laid_at_once_the_lower_one_was_played_first(under: str, over: str, by: int) -> None:
    mao, rival = at(0, by), at(3, by)
    table = em_testa({mao: "3C 4C 7E", rival: "3O 6E 5O"}, dealer=dealer_at(by)).play(mao, "3C").play(rival, "3O")
    table.do(mao, PlayTwo(Card.of(under), Card.of(over)))
    assert [str(fallen.card) for fallen in table.mesa.vazas[1]] == [under]
    assert Card.of(over) in table.view(rival).hands[mao].dealt_cards
    table.play(rival, "6E")
    assert (table.mesa.nth, table.gained) == (1, sides_at((0, 1) if under == "4C" else (1, 0), by))


@pytest.mark.clause("CEGO-9.VIII.b-3")
def test_the_card_on_top_falls_in_the_third_vaza_and_no_other() -> None:
    table = (
        em_testa({0: "3C 4C 7E", 3: "5C 6E 5O"}).plays("0:3C 3:5C").do(0, PlayTwo(Card.of("4C"), Card.of("7E"))).play(3, "6E")
    )
    assert table.mesa.results == (0, 1)
    table.play(3, "5O")
    assert table.menu(0, Play) == (Play(Card.of("7E")),)
    assert table.refused(0, Play(Card.of("4C"))).code == "not-in-hand"
    table.play(0, "7E")
    assert table.gained == (1, 0)


@pytest.mark.clause("CEGO-9.VIII.b-3")
def test_only_the_last_two_are_laid_at_once() -> None:
    table = em_testa({0: "3C 4C 7E", 3: "5C 6E 5O"})
    assert table.refused(0, PlayTwo(Card.of("4C"), Card.of("7E"))) == Reason("last-two-only", "CEGO-9.VIII.b-3")
    assert table.menu(0, PlayTwo) == ()
    table.plays("0:3C 3:5C")
    assert set(table.menu(0, PlayTwo)) == {PlayTwo(Card.of("4C"), Card.of("7E")), PlayTwo(Card.of("7E"), Card.of("4C"))}


@BOTH
@pytest.mark.clause("CEGO-9.VIII.c-1", "CEGO-9.VIII-0")
def test_cards_played_stay_face_up_before_who_played_them(form: str) -> None:
    hands = {0: "7E 4C 6C", 1: "4O 5B 6O", 2: "4B 5O 6B", 3: "5C 4E 7C", 4: "5E 6E 7B", 5: "10E 10B 11O"}
    table = table_of(form, hands)
    while len(table.mesa.results) < 1:
        table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[0])
    first = {fallen.seat: fallen.card for fallen in table.mesa.vazas[0]}
    table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[0])
    for viewer in (*range(6), PUBLIC):
        seen = table.view(viewer)
        assert {fallen.seat: fallen.card for fallen in seen.vazas[0]} == first
        assert all(card in seen.hands[seat].dealt_cards for seat, card in first.items())


@pytest.mark.clause("CEGO-9.VIII.c-2", "CEGO-9.VIII.a-8")
def test_what_the_played_cards_prove_needs_no_other_proof() -> None:
    table = roda({**H1, 0: "7E 6E 1B", 1: "4C 5O 4O"}).call(0, "envido").quero(1).songs()
    table.plays("0:6E 1:4C 2:3C 3:7C 4:10B 5:10C 2:2B 3:12C 4:11B 5:11O 0:7E 1:5O")
    assert table.gained == (3, 0)
    assert not [event for event in table.events if type(event).__name__ == "Proved"]
    assert table.view(3).hands[0].shown_cards == ()


@pytest.mark.clause("CEGO-9.VIII.b-1", "CEGO-9.VIII.a-10")
def test_no_card_is_played_face_down() -> None:
    table = roda(H1)
    assert table.refused(0, Play(Card.of("4C"), down=True)).clause == "CEGO-9.VIII.a-10"
