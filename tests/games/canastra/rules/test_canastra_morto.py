"""The morto: taken at once or by the discard, one a dupla, and what it costs to hold it (art. 10)."""

import pytest

from carteado.game import PUBLIC
from carteado.games.canastra.rules.events import TookMorto
from games.canastra.kit import Casa, cartas, mesa

clause = pytest.mark.clause
MORTO = "AP AC KE QE 10O 9O 8C 7C 4P 3P 2E"
CLEAN = ("3P..9P",)


@clause("CAN-10.1")
def test_who_has_no_card_left_takes_a_morto_for_the_dupla() -> None:
    found = mesa("5O 6O 7O 8O", morto=MORTO).faz("0 baixa 5O..8O")
    assert (sorted(cartas(found.mao(0))), found.mortos) == (sorted(cartas(MORTO)), "0 -")
    assert (found.shown.lados[0].mortos, found.shown.lados[1].mortos) == ((1,), ())


@clause("CAN-10.1")
def test_its_cards_are_seen_by_its_seat_alone() -> None:
    found = mesa("5O 6O 7O 8O", morto=MORTO).faz("0 baixa 5O..8O")
    (taken,) = found.told(TookMorto)
    assert (taken.seat, taken.morto, sorted(taken.secret_cards)) == (0, 1, sorted(cartas(MORTO)))
    for seat in (1, 2, 3, PUBLIC):
        assert taken.to(seat).secret_cards == ()
        assert found.view(seat).shown.lugares[0].hand_cards == ()


@clause("CAN-10.2")
def test_direct_he_plays_on_in_the_same_turn_until_he_discards() -> None:
    found = mesa("5O 6O 7O 8O", morto=MORTO).faz("0 baixa 5O..8O")
    assert (found.state.actors(), found.shown.phase, found.told(TookMorto)[0].direct) == ((0,), "playing", True)
    assert found.nega("0 compra") == "drawn-this-turn CAN-6.1"
    found.faz("0 junta 9O 10O em 1", "0 baixa 2E 3P 4P", "0 descarta KE")
    assert (found.jogos(), found.contagem[0], found.state.actors()) == (["5O 6O 7O 8O 9O 10O", "3P 4P 2E"], 5, (1,))


@clause("CAN-10.2")
def test_an_addition_empties_a_hand_as_well() -> None:
    found = mesa("7C", a=("4C 5C 6C",), morto=MORTO).faz("0 junta 7C em 1")
    assert (found.contagem[0], found.state.actors(), found.told(TookMorto)[0].clause) == (11, (0,), "CAN-10.2")


@clause("CAN-10.3")
def test_indirect_the_turn_passes_and_the_morto_waits() -> None:
    found = mesa("5O 6O 7O 8O", morto=MORTO).faz("0 baixa 5O 6O 7O", "0 descarta 8O")
    assert (found.contagem[0], found.lixo, found.state.actors()) == (11, "8O", (1,))
    (taken,) = found.told(TookMorto)
    assert (taken.direct, taken.clause) == (False, "CAN-10.3")
    assert found.shown.mortos[0].waiting
    assert found.nega("0 baixa 2E 3P 4P") == "not-your-turn CAN-6.1"


@clause("CAN-10.3")
def test_from_the_next_turn_on_it_is_a_hand_like_any() -> None:
    found = mesa("8O", morto=MORTO).faz("0 descarta 8O", "1 compra", "1 descarta 3E", "2 compra", "2 descarta 3E")
    found.faz("3 compra", "3 descarta 3E", "0 compra", "0 baixa 2E 3P 4P", "0 descarta KE")
    assert (found.jogos(), found.shown.mortos[0].waiting) == (["3P 4P 2E"], False)


@clause("CAN-10.4", "CAN-12.10")
def test_its_cards_are_debited_where_the_others_go_out_first() -> None:
    found = mesa("8O", "10P", "3E", "3O", b=CLEAN, mortos="- 3", morto=MORTO, monte="9C")
    found.faz("0 descarta 8O", "1 compra", "1 junta 10P em 1", "1 descarta 9C")
    bill = found.conta(0)
    assert (found.fim, bill.hands, bill.morto, bill.total) == ("batida", -105 - 5, 0, -110)


@clause("CAN-S22")
def test_the_morto_cannot_be_left() -> None:
    found = mesa("5O 6O 7O", a=CLEAN).faz("0 baixa 5O 6O 7O")
    assert (found.fim, found.contagem[0], found.mortos) == ("", 11, "0 -")
    discarded = mesa("5O", a=CLEAN).faz("0 descarta 5O")
    assert (discarded.fim, discarded.contagem[0], discarded.mortos) == ("", 11, "0 -")


@clause("CAN-S24")
def test_one_morto_a_dupla_and_the_other_waits_for_the_others() -> None:
    found = mesa("5O 6O 7O", a=CLEAN, mortos="0 -").faz("0 baixa 5O 6O 7O")
    assert (found.fim, found.mortos) == ("batida", "0 -")
    partner = mesa("5O 6O 7O", mortos="2 -")
    assert partner.nega("0 baixa 5O 6O 7O") == "no-right-to-go-out CAN-11.1"
    others = mesa("3E 3O", "5O 6O 7O", mortos="0 -", vez=1).faz("1 baixa 5O 6O 7O")
    assert (others.mortos, others.contagem[1]) == ("0 1", 11)


@clause("CAN-S24")
def test_with_two_mortos_a_dupla_the_second_comes_before_going_out() -> None:
    table: Casa = {"mortos_per_side": "2"}
    found = mesa("5O 6O 7O", a=CLEAN, mortos="0 -", **table).faz("0 baixa 5O 6O 7O")
    assert (found.fim, found.mortos, found.contagem[0]) == ("", "0 0", 11)
    none = mesa("5O 6O 7O", a=CLEAN, mortos="0 1", **table).faz("0 baixa 5O 6O 7O")
    assert none.fim == "batida"
    assert mesa("5O 6O 7O", mortos="0 2", **table).nega("0 baixa 5O 6O 7O") == "no-right-to-go-out CAN-11.1"
