"""Buraco before play: packs, seats and sides, the deal, mortos and stock for two to six."""

from collections import Counter

import pytest

from carteado import catalogue
from carteado.game import CHANCE, PUBLIC, REFEREE
from carteado.games.canastra.rules import board
from carteado.games.canastra.rules.events import MortosSet
from carteado.games.canastra.rules.family import rules_of
from carteado.options import BadOption
from carteado.pack import DealerDrawn, Dealt, Lot, LotDrawn, Shuffle
from games.canastra.kit import Casa, Mesa, cartas, encerra, mesa, partida

clause = pytest.mark.clause


def asked(seats: int = 4, **options: str) -> Shuffle:
    """The pack in order, as chance is asked for it."""
    (pack,) = catalogue.new("buraco", seats, options, dealer=0).legal(CHANCE)
    assert isinstance(pack, Shuffle)
    return pack


def dealt(seats: int = 4, dealer: int = 0, **options: str) -> Mesa:
    """A deal of the pack in order."""
    found = Mesa(catalogue.new("buraco", seats, options, dealer=dealer, cut=False))
    return found.do(CHANCE, asked(seats, **options))


@clause("BUR-JOG-1", "BUR-S5")
def test_two_packs_with_four_jokers() -> None:
    counts = Counter(asked().cards)
    assert (len(asked().cards), len(counts), counts.pop(cartas("JK")[0]), set(counts.values())) == (108, 53, 4, {2})


@clause("BUR-S5")
def test_without_jokers_a_hundred_and_four_cards_and_only_the_two_is_wild() -> None:
    counts = Counter(asked(jokers="0").cards)
    assert (len(asked(jokers="0").cards), set(counts.values()), cartas("JK")[0] in counts) == (104, {2}, False)
    assert dealt(jokers="0").shown.stock == 38
    assert mesa("JP JO 2C 4E 4O", game="buraco", jokers="0").nega("0 baixa JP JO 2C") == ""


@clause("BUR-JOG-2")
@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_not_with_one_or_seven(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        catalogue.new("buraco", seats)


@clause("BUR-JOG-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_two_to_six_are_seated(seats: int) -> None:
    assert len(dealt(seats).shown.lugares) == seats


@clause("BUR-JOG-3")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_each_plays_alone(seats: int) -> None:
    found = dealt(seats)
    assert [lugar.side for lugar in found.shown.lugares] == list(range(seats))
    assert (len(found.shown.lados), len(found.shown.score)) == (seats, seats)


@clause("BUR-JOG-3")
def test_alone_means_ones_own_melds_and_morto() -> None:
    found = mesa("7C 4E 4O", "", "", game="buraco", seats=3, b=("4C 5C 6C",), c=("4C 5C 6C",))
    assert found.nega("0 junta 7C em 1") == "no-such-meld BUR-PAR-1"
    third = mesa("", "", "4C", game="buraco", seats=3, mortos="0 -", vez=2).faz("2 descarta 4C")
    assert third.mortos == "0 2"


@clause("BUR-JOG-4")
def test_four_are_two_duplas_sitting_alternately() -> None:
    assert [lugar.side for lugar in dealt(4).shown.lugares] == [0, 1, 0, 1]


@clause("BUR-JOG-4", "BUR-S1")
def test_six_are_three_duplas() -> None:
    assert [lugar.side for lugar in dealt(6).shown.lugares] == [0, 1, 2, 0, 1, 2]
    assert len(dealt(6).shown.score) == 3


@clause("BUR-S1")
def test_six_may_be_two_trios() -> None:
    found = dealt(6, six_mode="two_trios")
    assert [lugar.side for lugar in found.shown.lugares] == [0, 1, 0, 1, 0, 1]
    assert (len(found.shown.score), len(found.shown.mortos)) == (2, 3)


@clause("BUR-S1")
def test_the_third_morto_of_two_trios_becomes_stock_or_a_second_one() -> None:
    trios: Casa = {"game": "buraco", "seats": 6, "six_mode": "two_trios"}
    found = mesa("4C 5C", monte=0, mortos="0 1 -", comprou=False, **trios).faz("0 compra")
    assert found.mortos == "0 1 monte"
    assert mesa("4C", mortos="0 1 -", **trios).faz("0 descarta 4C").fim == "batida"
    second = mesa("4C", mortos="0 1 -", mortos_per_side="2", **trios).faz("0 descarta 4C")
    assert (second.fim, second.mortos) == ("", "0 1 0")


@clause("BUR-S1")
def test_each_of_three_duplas_may_take_one() -> None:
    found = mesa("", "", "4C", "", "", "", game="buraco", seats=6, mortos="0 1 -", vez=2).faz("2 descarta 4C")
    assert found.mortos == "0 1 2"
    again = mesa("4C", "", "", "", "", "", game="buraco", seats=6, mortos="3 - -").faz("0 descarta 4C")
    assert again.fim == "batida"


@clause("BUR-DIST-1")
@pytest.mark.parametrize(("seats", "dealer", "cutter"), [(2, 0, 1), (3, 0, 2), (4, 0, 3), (6, 0, 5), (4, 2, 1)])
def test_the_player_on_the_dealers_right_cuts(seats: int, dealer: int, cutter: int) -> None:
    found = Mesa(catalogue.new("buraco", seats, dealer=dealer)).embaralha()
    assert (found.shown.phase, found.state.actors()) == ("cutting", (cutter,))
    assert found.nega(f"{cutter} corta 0") == "cut-range BUR-DIST-1"
    assert found.faz(f"{cutter} corta 30").shown.phase == "buying"


@clause("BUR-DIST-2")
def test_one_card_at_a_time() -> None:
    found, order = dealt(), asked().cards
    for nth, seat in enumerate((1, 2, 3, 0)):
        assert cartas(found.mao(seat)) == tuple(sorted(order[nth:44:4]))


@clause("BUR-DIST-2")
def test_or_two_at_a_time_and_the_eleventh_alone() -> None:
    found, order = dealt(packet="2"), asked().cards
    for nth, seat in enumerate((1, 2, 3, 0)):
        pairs = [card for at in range(2 * nth, 40, 8) for card in order[at : at + 2]]
        assert cartas(found.mao(seat)) == tuple(sorted([*pairs, order[40 + nth]]))


@clause("BUR-DIST-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_eleven_face_down_cards_each_clockwise(seats: int) -> None:
    found = dealt(seats)
    assert found.contagem == (11,) * seats
    assert [event.seat for event in found.told(Dealt)] == [*range(1, seats), 0]
    for event in found.told(Dealt):
        assert (len(event.to(event.seat).secret_cards), event.to(PUBLIC).secret_cards) == (11, ())


@clause("BUR-DIST-4")
def test_two_hidden_mortos_of_eleven() -> None:
    found = dealt()
    assert [(event.seat, event.mortos, event.clause) for event in found.told(MortosSet)] == [(1, 2, "BUR-DIST-4")]
    for seat in (0, 1, 2, 3, PUBLIC, REFEREE):
        assert [seen for where, _, seen in found.state.board().places(seat) if where.startswith("morto")] == [False] * 22


@clause("BUR-DIST-5", "BUR-S2")
def test_six_have_three_mortos_and_a_stock_of_nine() -> None:
    assert (dealt(6).mortos, dealt(6).shown.stock) == ("- - -", 108 - 66 - 33)


@clause("BUR-S2")
def test_six_may_play_with_three_packs() -> None:
    counts = Counter(asked(6, packs_for_six="3").cards)
    assert (sum(counts.values()), counts[cartas("JK")[0]], counts[cartas("4C")[0]]) == (162, 6, 3)
    assert dealt(6, packs_for_six="3").shown.stock == 63
    assert len(asked(4, packs_for_six="3").cards) == 108


@clause("BUR-S2")
def test_with_nine_cards_in_the_stock_mortos_keep_it_alive() -> None:
    found = dealt(6)
    for _ in range(9):
        (seat,) = found.state.actors()
        found.faz(f"{seat} compra", f"{seat} descarta {found.mao(seat).split()[-1]}")
    (seat,) = found.state.actors()
    assert (found.shown.stock, found.fim) == (0, "")
    assert found.faz(f"{seat} compra").mortos == "monte - -"


@clause("BUR-DIST-6")
@pytest.mark.parametrize(("seats", "stock"), [(2, 64), (3, 53), (4, 42), (6, 9)])
def test_the_rest_is_the_stock(seats: int, stock: int) -> None:
    assert dealt(seats).shown.stock == stock


@clause("BUR-S3")
def test_five_play_only_where_the_table_wants_it() -> None:
    with pytest.raises(BadOption, match="allow_five=false"):
        catalogue.new("buraco", 5, {"allow_five": "false"})
    with pytest.raises(ValueError, match="allow_five=true"):
        board.new(rules_of("buraco", {}), 5)
    found = dealt(5, allow_five="true")
    assert [lugar.side for lugar in found.shown.lugares] == [0, 1, 2, 3, 4]
    assert (found.mortos, found.shown.stock) == ("- -", 31)


@clause("BUR-S4")
def test_three_have_two_mortos_and_the_third_goes_out_without_one() -> None:
    assert (dealt(3).mortos, dealt(3).shown.stock) == ("- -", 53)
    found = mesa("", "", "4C", game="buraco", seats=3, mortos="0 1", vez=2).faz("2 descarta 4C")
    assert (found.fim, found.conta(2).batida, found.conta(2).morto) == ("batida", 100, -100)


@clause("BUR-S4")
def test_or_three_mortos_one_for_each() -> None:
    assert (dealt(3, mortos_three_players="3").mortos, dealt(3, mortos_three_players="3").shown.stock) == ("- - -", 42)
    found = mesa("", "", "4C", game="buraco", seats=3, mortos="0 1 -", vez=2, mortos_three_players="3")
    assert found.faz("2 descarta 4C").mortos == "0 1 2"


@clause("BUR-S17")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_lot_names_the_first_dealer(seats: int) -> None:
    found = Mesa(catalogue.new("buraco", seats))
    assert (found.shown.phase, found.state.actors(), found.state.legal(CHANCE)) == ("lot", (CHANCE,), (Lot(seats),))
    found.do(CHANCE, Lot(seats, seats - 1))
    assert (found.shown.next_dealer, found.shown.phase) == (seats - 1, "shuffle")
    assert found.told(LotDrawn) == [LotDrawn(seats, seats - 1)]
    assert found.told(DealerDrawn) == [DealerDrawn(seats - 1, "BUR-S17")]


@clause("BUR-S17")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_left_of_the_dealer_begins_and_the_deal_passes_left(seats: int) -> None:
    found = dealt(seats, dealer=seats - 1)
    order: list[int] = []
    for _ in range(seats + 1):
        (seat,) = found.state.actors()
        order.append(seat)
        found.faz(f"{seat} compra", f"{seat} descarta {found.mao(seat).split()[-1]}")
    assert order == [*range(seats), 0]
    over = encerra(partida(game="buraco", seats=seats, dealer=seats - 1), *[10] * len(found.shown.score))
    assert over.shown.next_dealer == 0
