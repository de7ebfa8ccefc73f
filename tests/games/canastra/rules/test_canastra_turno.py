"""A turn: the first player's refusal, the stock or the whole lixo, melds of the dupla, the discard (arts. 4 to 6 and 9)."""

import pytest

from carteado.game import PUBLIC
from carteado.games.canastra.rules.acts import Buy, Take
from carteado.games.canastra.rules.events import Bought, Discarded, Joined, Returned, TookLixo
from games.canastra.kit import Mesa, cartas, dada, mesa

clause = pytest.mark.clause
SEAT_1 = "4P 5P 6P 9E 9C 9O JE JC KO QO KC"


def first() -> Mesa:
    """Seat 1 to draw the first card of a deal: 7O, then KE, then 3E."""
    return dada({1: SEAT_1}, "7O KE 3E")


@clause("CAN-4.1")
def test_a_discard_is_the_open_top_of_the_lixo() -> None:
    found = mesa("", "", "9P 4C 4E", lixo="5C", vez=2).faz("2 descarta 9P")
    assert found.lixo == "5C 9P"
    assert {found.view(seat).shown.lixo_cards for seat in (0, 1, 2, 3, PUBLIC)} == {cartas("5C 9P")}
    assert found.told(Discarded) == [Discarded(2, cartas("9P")[0])]


@clause("CAN-5.1")
def test_the_first_player_may_refuse_the_first_card() -> None:
    found = first().faz("1 compra", "1 recusa 7O")
    assert (found.lixo, found.shown.stock, found.contagem[1]) == ("7O", 36, 12)
    assert "KE" in found.mao(1)
    assert found.told(Returned) == [Returned(1, cartas("7O")[0], "CAN-5.1")]


@clause("CAN-5.1", "CAN-5.2")
def test_there_is_no_second_refusal() -> None:
    found = first().faz("1 compra", "1 recusa 7O")
    assert found.nega("1 recusa KE") == "joined-already CAN-5.2"
    assert found.faz("1 descarta KE").lixo == "7O KE"


@clause("CAN-5.1")
def test_nobody_else_and_no_later_draw_can_be_refused() -> None:
    found = first().faz("1 compra", "1 descarta JE", "2 compra")
    assert found.nega("2 recusa KE") == "joined-already CAN-5.2"
    again = found.faz("2 descarta KE", *_through(found, 2), "1 compra")
    assert again.nega(f"1 recusa {_fresh(again, 1)}") == "joined-already CAN-5.2"


def _through(found: Mesa, last: int) -> list[str]:
    """Every seat after this one draws and discards, until it is seat 1's turn."""
    at = Mesa(found.state).faz(f"{last} descarta KE")
    acts = []
    for seat in (3, 0):
        at.faz(f"{seat} compra")
        acts += [f"{seat} compra", f"{seat} descarta {_fresh(at, seat)}"]
        at.faz(acts[-1])
    return acts


def _fresh(found: Mesa, seat: int) -> str:
    return str(found.view(seat).shown.fresh_cards[0])


@clause("CAN-5.1")
def test_only_the_card_that_was_drawn_can_be_refused() -> None:
    found = first().faz("1 compra")
    assert found.nega("1 recusa KO") == "another-card CAN-5.1"
    assert first().nega("1 recusa 7O") == "draw-first CAN-6.1"


@clause("CAN-5.2")
@pytest.mark.parametrize("joined", ["1 fica 7O", "1 baixa 4P 5P 6P"])
def test_what_joined_the_hand_cannot_be_refused(joined: str) -> None:
    found = first().faz("1 compra", joined)
    assert found.nega("1 recusa 7O") == "joined-already CAN-5.2"
    assert "7O" in found.mao(1)
    assert bool(found.told(Joined)) == joined.startswith("1 fica")


@clause("CAN-5.2")
def test_a_card_added_or_discarded_joins_the_drawn_one_too() -> None:
    found = first().faz("1 compra", "1 descarta KO")
    assert found.nega("1 recusa 7O") == "not-your-turn CAN-6.1"
    added = dada({1: "4P 5P 6P 7P 9E 9C 9O JE JC KO KC"}, "7O").faz("1 compra", "1 baixa 4P..6P", "1 junta 7P em 1")
    assert added.nega("1 recusa 7O") == "joined-already CAN-5.2"


@clause("CAN-6.1")
def test_draw_one_lay_nothing_discard_one() -> None:
    found = dada({1: SEAT_1}, "7O").faz("1 compra")
    assert found.contagem[1] == 12
    assert found.state.actors() == (1,)
    assert found.faz("1 descarta 7O").contagem[1] == 11
    assert found.state.actors() == (2,)
    (drawn,) = found.told(Bought)
    assert (drawn.seat, drawn.stock, drawn.secret_cards) == (1, 37, cartas("7O"))
    assert drawn.to(2).secret_cards == ()


@clause("CAN-6.1")
def test_draw_one_lay_three_discard_one() -> None:
    found = mesa("4C 5C 6C 9P 9E 10O JP QE KP AO 3C", monte="7E", comprou=False)
    found.faz("0 compra", "0 baixa 4C 5C 6C", "0 descarta 9P")
    assert (found.contagem[0], found.jogos(), found.lixo) == (8, ["4C 5C 6C"], "9P")


@clause("CAN-6.1")
def test_nothing_before_the_draw_and_no_second_draw() -> None:
    found = mesa("4C 5C 6C 9P", a=("4E 5E 6E",), lixo="7C", comprou=False)
    for act in ("0 baixa 4C 5C 6C", "0 junta 9P em 1", "0 descarta 9P"):
        assert found.nega(act) == "draw-first CAN-6.1"
    found.faz("0 compra")
    assert found.nega("0 compra") == found.nega("0 lixo") == "drawn-this-turn CAN-6.1"


@clause("CAN-6.1")
def test_who_is_not_on_turn_does_nothing() -> None:
    found = mesa("4C 5C", "6C 7C 8C", comprou=False)
    for act in ("1 compra 5", "1 baixa 6C 7C 8C", "1 descarta 6C"):
        assert found.nega(act) == "not-your-turn CAN-6.1"
    assert found.state.legal(1) == ()


@clause("CAN-6.1", "CAN-6.2")
def test_a_draw_that_comes_late_is_refused() -> None:
    found = mesa("4C 5C 9P", lixo="7C", comprou=False)
    turn = found.shown.turns
    found.faz(
        "0 compra", "0 descarta 9P", "1 compra", "1 descarta 3E", "2 compra", "2 descarta 3E", "3 compra", "3 descarta 3E"
    )
    for late in (Buy(turn), Take(turn), Buy(turn + 8)):
        reason = found.state.check(0, late)
        assert reason is not None
        assert reason.code == "not-this-turn"
    assert found.state.check(0, Buy(turn + 4)) is None


@clause("CAN-6.2")
def test_the_lixo_is_taken_whole_and_needs_no_use() -> None:
    found = mesa("3C 3P 4E 4O 6E 6O 8E 8O 10E 10P QE", lixo="5C 9P KO", comprou=False).faz("0 lixo")
    assert (found.contagem[0], found.lixo, found.shown.stock) == (14, "", 20)
    assert found.told(TookLixo) == [TookLixo(0, cartas("5C 9P KO"), "CAN-6.2")]
    assert found.nega("0 compra") == "drawn-this-turn CAN-6.1"
    assert found.faz("0 descarta KO").contagem[0] == 13


@clause("CAN-6.2")
def test_one_card_of_it_cannot_be_taken() -> None:
    found = mesa("QO JO 3C 4E", lixo="5C 9P KO", comprou=False)
    assert found.nega("0 lixo baixa QO JO KO") == "take-alone CAN-6.2"
    assert found.nega("0 lixo junta KO em 1") == "take-alone CAN-6.2"


@clause("CAN-6.2")
def test_melds_may_be_laid_with_it() -> None:
    found = mesa("QO JO 3C 4E", lixo="5C 9P KO", comprou=False).faz("0 lixo", "0 baixa JO QO KO", "0 descarta 9P")
    assert (found.jogos(), found.mao(0)) == (["JO QO KO"], "3C 5C 4E")


@clause("CAN-6.2")
def test_an_empty_lixo_cannot_be_taken() -> None:
    assert mesa("QO JO", comprou=False).nega("0 lixo") == "lixo-empty CAN-6.2"
    assert dada().nega("1 lixo") == "lixo-empty CAN-6.2"


@clause("CAN-9.1")
def test_cards_go_to_the_melds_of_the_partner() -> None:
    found = mesa("4C 5C 6C 9P JE", "3E 3O", "7C 8C KE JE").faz("0 baixa 4C 5C 6C", "0 descarta 9P", "1 compra", "1 descarta 3E")
    found.faz("2 compra", "2 junta 7C em 1")
    assert found.jogos() == ["4C 5C 6C 7C"]
    assert found.faz("2 junta 8C em 1", "2 descarta KE").jogos() == ["4C 5C 6C 7C 8C"]


@clause("CAN-9.1")
def test_only_on_ones_own_turn_and_after_the_draw() -> None:
    found = mesa("3E 3O", "", "7C 8C KE", a=("4C 5C 6C",), comprou=False)
    assert found.nega("2 junta 7C em 1") == "not-your-turn CAN-6.1"
    on_turn = mesa("3E 3O", "", "7C 8C KE", a=("4C 5C 6C",), vez=2, comprou=False)
    assert on_turn.nega("2 junta 7C em 1") == "draw-first CAN-6.1"


@clause("CAN-9.1")
def test_a_card_must_be_held_and_fit() -> None:
    found = mesa("7C 9C KE", a=("4C 5C 6C",))
    assert found.nega("0 junta 8C em 1") == "card-not-held CAN-9.1"
    assert found.nega("0 junta 7C 7C em 1") == "card-not-held CAN-9.1"
    assert found.nega("0 junta 9C em 1") == "does-not-fit CAN-9.1"
    assert found.nega("0 junta 7C em 2") == found.nega("0 junta 7C em 0") == "no-such-meld CAN-9.1"
    assert found.nega("0 descarta 8C") == "card-not-held CAN-6.1"


@clause("CAN-S23")
def test_nothing_goes_to_the_melds_of_the_other_dupla() -> None:
    found = mesa("7C 9P KE", b=("4C 5C 6C",))
    assert found.nega("0 junta 7C em 1") == "no-such-meld CAN-9.1"
    both = mesa("7C 9P KE", a=("4E 5E 6E",), b=("4C 5C 6C",))
    assert both.nega("0 junta 7C em 1") == "does-not-fit CAN-9.1"


@clause("CAN-S23")
def test_two_runs_of_one_suit_lie_side_by_side_and_never_join() -> None:
    found = mesa("7C 3E 4E", a=("4C 5C 6C", "8C 9C 10C")).faz("0 junta 7C em 1")
    assert found.jogos() == ["4C 5C 6C 7C", "8C 9C 10C"]
    again = mesa("4C 5C 6C 3E 4E", a=("4C 5C 6C",)).faz("0 baixa 4C 5C 6C")
    assert again.jogos() == ["4C 5C 6C", "4C 5C 6C"]
