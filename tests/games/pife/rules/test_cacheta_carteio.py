"""Cacheta: players and packs, lives, the deal, the vira and the curinga, who begins."""

from collections import Counter
from typing import Any

import pytest

from carteado import catalogue
from carteado.cards import CARDS
from carteado.game import BadStart
from carteado.games.pife.rules.cacheta import CACHETA
from carteado.games.pife.rules.events import PlayBegan, ViraTurned
from carteado.options import BadOption
from carteado.pack import DealerDrawn, Dealt, LotDrawn, Shuffle, WasCut
from games.pife.kit import Casa, Mesa, cacheta, cartas, partida, told

clause = pytest.mark.clause
OUT = "5P 5C 5E 7O..9O QE..AE"


def pack_in_order() -> tuple[Shuffle, list[str]]:
    """A pack sorted by rank, and its cards as text."""
    cards = sorted([card for card in CARDS[:52] for _ in range(2)], key=lambda card: (card.index % 13, card.index))
    return Shuffle(tuple(cards)), [str(card) for card in cards]


def in_order(seats: int = 4, **options: Any) -> tuple[Mesa, list[str]]:
    """The pack in order, dealt by seat 0."""
    pack, cards = pack_in_order()
    return partida(seats=seats, **options).do(-1, pack), cards


def given(found: Mesa, seat: int) -> set[str]:
    """The cards that were dealt to a seat."""
    (dealt,) = [event for event in found.told(Dealt) if event.seat == seat]
    return {str(card) for card in dealt.secret_cards}


@clause("CAC-JOG-1", "CAC-S1")
def test_two_packs_without_jokers() -> None:
    (asked,) = partida().state.legal(-1)
    assert isinstance(asked, Shuffle)
    assert Counter(map(str, asked.cards)) == {str(card): 2 for card in CARDS[:52]}
    joker = next(card for card in CARDS if str(card) == "JK")
    assert partida().refused(-1, Shuffle((*asked.cards, joker))) == "not-the-pack CAC-JOG-1"
    assert partida().refused(-1, Shuffle((*asked.cards[1:], asked.cards[-1]))) == "not-the-pack CAC-JOG-1"
    with pytest.raises(BadOption):
        catalogue.new("cacheta", 4, {"jokers": "2"})


@clause("CAC-JOG-2")
def test_two_to_six_play() -> None:
    for seats in (1, 7):
        with pytest.raises(BadStart):
            catalogue.new("cacheta", seats)
    assert [len(cacheta(seats=seats).contagem) for seats in range(2, 7)] == [2, 3, 4, 5, 6]


@clause("CAC-VID-1", "CAC-S20")
def test_ten_lives_unless_the_house_says_otherwise() -> None:
    assert partida().at.score == (10, 10, 10, 10)
    assert partida(lives="1").at.score == (1, 1, 1, 1)
    assert partida(lives="20", seats=2).at.score == (20, 20)
    for lives in ("0", "21"):
        with pytest.raises(BadOption):
            partida(lives=lives)


@clause("CAC-DIST-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_nine_cards_for_everybody_one_after_another(seats: int) -> None:
    found, _ = in_order(seats)
    assert found.contagem == (9,) * seats
    assert [event.seat for event in found.told(Dealt)] == [*range(seats - 1, 0, -1), 0]


@clause("CAC-DIST-2")
def test_one_by_one_or_two_by_two() -> None:
    found, cards = in_order(3)
    assert [given(found, seat) for seat in (2, 1, 0)] == [set(cards[first:27:3]) for first in range(3)]
    two, _ = in_order(3, packet="2")
    places = {2: (0, 1, 6, 7, 12, 13, 18, 19, 24), 1: (2, 3, 8, 9, 14, 15, 20, 21, 25), 0: (4, 5, 10, 11, 16, 17, 22, 23, 26)}
    assert {seat: given(two, seat) for seat in places} == {seat: {cards[at] for at in row} for seat, row in places.items()}


@clause("CAC-VIRA-1", "CAC-S3")
@pytest.mark.parametrize(
    ("vira", "wild", "by_colour"),
    [("9C", "10C", "10C 10O"), ("AE", "2E", "2P 2E"), ("8O", "9O", "9C 9O"), ("4P", "5P", "5P 5E")],
)
def test_the_curinga_is_the_next_card_of_the_suit_or_colour(vira: str, wild: str, by_colour: str) -> None:
    found = cacheta(vira=vira)
    assert (str(found.at.vira), told(found.at.wild_cards)) == (vira, wild)
    assert found.told(ViraTurned) == [ViraTurned(cartas(vira)[0], cartas(wild), "CAC-VIRA-1")]
    assert told(cacheta(vira=vira, vira_scope="colour").at.wild_cards) == by_colour


@clause("CAC-S4")
def test_above_the_king_is_the_ace_of_the_suit() -> None:
    assert told(cacheta(vira="KP").at.wild_cards) == "AP"
    assert told(cacheta(vira="KO", vira_scope="colour").at.wild_cards) == "AC AO"
    curingas = [CACHETA.curingas(card.index) for card in cartas("QE KE AE 10C")]
    assert [told(CARDS[face] for face in faces) for faces in curingas] == ["KE", "AE", "2E", "JC"]


@clause("CAC-VIRA-2")
def test_without_a_vira_no_card_is_turned_and_the_stock_has_one_more() -> None:
    assert (cacheta(seats=4).at.stock, cacheta(seats=4, use_vira="false").at.stock) == (67, 68)
    found = cacheta(seats=4, use_vira="false")
    assert (found.at.vira, found.at.wild_cards, found.told(ViraTurned)) == (None, (), [])


@clause("CAC-MON-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_rest_is_the_stock_face_down(seats: int) -> None:
    found, cards = in_order(seats)
    assert found.monte == 104 - 9 * seats - 1
    assert str(found.at.vira) == cards[9 * seats]
    first = found.vez
    found.faz(f"{first} compra")
    assert str(found.fresh) == cards[9 * seats + 1]
    assert found.sees((first + 1) % seats).fresh_card is None


@clause("CAC-S13")
def test_the_vira_stays_out_of_play_or_is_drawn_last_in_sight_of_all() -> None:
    found = cacheta(vira="9C")
    found.gira(found.monte).faz(f"{found.vez} compra")
    assert (found.fase, len(found.state.legal(-1)[0].cards)) == ("restocking", 84)  # type: ignore[attr-defined]
    playable = cacheta(vira="9C", vira_playable="true")
    assert playable.at.stock == 86
    playable.gira(85)
    last = playable.vez
    playable.faz(f"{last} compra")
    assert [str(playable.sees(seat).fresh_card) for seat in (-1, 0, 1)] == ["9C", "9C", "9C"]
    assert playable.faz(f"{last} descarta 9C").lixo.endswith("9C")
    assert told(playable.at.wild_cards) == "10C"


@clause("CAC-INI-1", "CAC-S2")
def test_the_dealers_right_begins_and_it_goes_counter_clockwise() -> None:
    found, _ = in_order()
    assert found.told(PlayBegan) == [PlayBegan(3, 67, "CAC-INI-1")]
    order = []
    for _ in range(4):
        order.append(found.vez)
        found.gira(1)
    assert order == [3, 2, 1, 0]
    assert cacheta(dealer=2, seats=4).vez == 1


@clause("CAC-S2", "CAC-INI-1")
def test_clockwise_the_turns_the_cards_and_the_deal_go_the_other_way_but_the_same_seat_begins() -> None:
    found, cards = in_order(direction="cw")
    assert [event.seat for event in found.told(Dealt)] == [3, 0, 1, 2]
    assert given(found, 0) == {cards[at] for at in range(1, 36, 4)}
    assert [found.vez, *[found.gira(1).vez for _ in range(3)]] == [3, 0, 1, 2]
    gone = cacheta("", "", OUT, monte="2O", direction="cw")
    assert gone.faz("2 compra", "2 bate 2O").at.next_dealer == 1
    assert cacheta("", "", OUT, monte="2O").faz("2 compra", "2 bate 2O").at.next_dealer == 2


@clause("CAC-S16", "CAC-S2")
def test_the_dealers_left_cuts_whichever_way_it_is_played() -> None:
    for direction in ("ccw", "cw"):
        assert partida(cut=True, direction=direction).embaralha().state.actors() == (1,)


@clause("CAC-S16")
def test_a_lot_for_the_first_dealer_and_the_dealers_left_cuts() -> None:
    found = partida(dealer=None, cut=True).sorteia(2)
    assert (found.told(LotDrawn), found.told(DealerDrawn)) == ([LotDrawn(4, 2)], [DealerDrawn(2, "CAC-S16")])
    pack, cards = pack_in_order()
    found.do(-1, pack)
    assert (found.at.dealer, found.state.actors()) == (2, (3,))
    assert [found.nega(f"3 corta {at}") for at in (0, 1, 103, 104)] == ["cut-range CAC-S16", "", "", "cut-range CAC-S16"]
    assert found.nega("1 corta 9") == "not-your-turn CAC-S16"
    assert found.nega("3 compra") == "cut-first CAC-S16"
    found.faz("3 corta 40")
    assert found.told(WasCut) == [WasCut(3, 40)]
    assert given(found, 1) == {cards[(40 + at) % 104] for at in range(0, 36, 4)}


@clause("CAC-S16")
def test_the_lot_is_among_those_with_lives_and_so_is_the_cut() -> None:
    house: Casa = {"score": (3, 0, 2, 4), "cut": True}
    found = partida(dealer=None, **house).sorteia(1)
    assert found.at.next_dealer == 2
    assert found.embaralha().state.actors() == (3,)
    assert partida(dealer=0, **house).embaralha().state.actors() == (2,)
