"""Pif-paf: players and packs, the lot, shuffle and cuts, the deal, and the stock after the bets."""

from collections import Counter
from random import Random

import pytest

from carteado import catalogue
from carteado.cards import CARDS
from carteado.game import CHANCE, BadStart
from carteado.games.pife.rules.events import PlayBegan
from carteado.options import BadOption
from carteado.pack import DealerDrawn, Dealt, LotDrawn, Reshuffled, Shuffle, WasCut
from games.pife.kit import AGREED, Mesa, cartas, partida, pifpaf

clause = pytest.mark.clause


def asked(found: Mesa) -> Shuffle:
    """The cards that chance is to shuffle."""
    (shuffle,) = found.state.legal(CHANCE)
    assert isinstance(shuffle, Shuffle)
    return shuffle


def spoken(found: Mesa, *abandon: int) -> Mesa:
    """The first who stays bets ten, the rest follow; these seats abandon."""
    while found.fase == "betting":
        seat = found.vez
        bet = found.sees(-1).lugares
        act = "abandona" if seat in abandon else "acompanha" if any(lugar.bet for lugar in bet) else "aposta 10"
        found.faz(f"{seat} {act}")
    return found


@clause("PIF-JOG-1")
def test_two_packs_without_jokers() -> None:
    pack = asked(partida("pifpaf"))
    assert Counter(map(str, pack.cards)) == {str(card): 2 for card in CARDS[:52]}
    joker = next(card for card in CARDS if str(card) == "JK")
    assert partida("pifpaf").refused(CHANCE, Shuffle((*pack.cards[1:], joker))) == "not-the-pack PIF-JOG-1"


@clause("PIF-JOG-2")
def test_three_to_eight_play() -> None:
    for seats in (2, 9):
        with pytest.raises(BadStart):
            catalogue.new("pifpaf", seats, AGREED)
    for seats in range(3, 9):
        assert pifpaf(seats=seats).contagem == (9,) * seats


@clause("PIF-DIST-1")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    for drawn in range(5):
        found = partida("pifpaf", 5, dealer=None).sorteia(drawn)
        assert found.told(LotDrawn) == [LotDrawn(5, drawn)]
        assert found.told(DealerDrawn) == [DealerDrawn(drawn, "PIF-DIST-1")]
        assert found.da().at.dealer == drawn


@clause("PIF-DIST-2", "PIF-S1")
def test_cards_words_and_turns_go_clockwise() -> None:
    found = pifpaf(seats=5, aposta=0)
    assert [event.seat for event in found.told(Dealt)] == [1, 2, 3, 4, 0]
    spoke = []
    while found.fase == "betting":
        spoke.append(found.vez)
        found.faz(f"{found.vez} acompanha" if len(spoke) > 1 else "1 aposta 5")
    assert spoke == [1, 2, 3, 4, 0]
    assert found.told(PlayBegan) == [PlayBegan(1, 59, "PIF-DIST-2")]
    turns = [found.vez, *[found.gira(1).vez for _ in range(5)]]
    assert turns == [1, 2, 3, 4, 0, 1]
    with pytest.raises(BadOption):
        partida("pifpaf", direction="ccw")


@clause("PIF-DIST-3", "PIF-DIST-4")
def test_the_dealers_right_cuts_and_each_part_has_five_cards() -> None:
    found = partida("pifpaf", 5, cut=True)
    pack = asked(found)
    found.do(CHANCE, pack)
    assert found.state.actors() == (4,)
    assert found.nega("1 corta 20") == "not-your-turn PIF-DIST-3"
    assert [found.nega(f"4 corta {at}") for at in (4, 5, 99, 100)] == [
        "cut-range PIF-DIST-4", "", "", "cut-range PIF-DIST-4",
    ]  # fmt: skip
    assert len(found.state.legal(4)) == 95
    found.faz("4 corta 5")
    assert found.told(WasCut) == [WasCut(4, 5)]
    assert {*found.lugar(1).hand_cards} == {pack.cards[at] for at in (5, 6, 7, 20, 21, 22, 35, 36, 37)}


@clause("PIF-DIST-5")
def test_nine_cards_in_packets_of_three() -> None:
    found = partida("pifpaf", 3)
    pack = asked(found).mixed(Random(3))
    found.do(CHANCE, pack)
    for seat, first in ((1, 0), (2, 3), (0, 6)):
        places = [first + at + packet for packet in (0, 9, 18) for at in range(3)]
        assert sorted(found.lugar(seat).hand_cards) == sorted(pack.cards[at] for at in places)
    (own, *_) = found.told(Dealt)
    assert (own.to(2).secret_cards, found.sees(2).lugares[1].hand_cards) == ((), ())


@clause("PIF-DIST-6")
def test_nobody_draws_before_all_have_spoken() -> None:
    found = pifpaf(seats=4, aposta=0)
    for act in ("1 compra", "1 pega AP", "1 descarta AP", "1 bate AP"):
        assert found.nega(act) == "bets-open PIF-DIST-6"
    assert found.nega("2 compra") == found.nega("0 pega AP") == "bets-open PIF-DIST-6"  # whoever is to speak
    assert found.at.stock == 68
    spoken(found)
    assert found.nega("1 compra") == ""


@clause("PIF-DIST-7")
def test_the_hands_of_those_who_abandoned_are_shuffled_into_the_rest() -> None:
    found = pifpaf("", "", "", "AP AP 4C 4C 7E 7E 10O 10O KP", seats=4, aposta=0)
    spoken(found, 3)
    assert (found.fase, len(asked(found).cards)) == ("mixing", 77)
    assert Counter(asked(found).cards)[cartas("AP")[0]] == 2
    found.embaralha("AP")
    assert (found.monte, found.contagem, found.told(Reshuffled)) == (77, (9, 9, 9, 0), [Reshuffled(77)])
    found.faz("1 compra")
    assert str(found.fresh) == "AP"


@clause("PIF-DIST-7")
def test_with_eight_players_and_five_who_abandon() -> None:
    found = spoken(pifpaf(seats=8, aposta=0), 1, 2, 4, 5, 7)
    assert len(asked(found).cards) == 32 + 45
    found.embaralha()
    assert (found.monte, found.vez, found.at.pot) == (77, 3, 8 + 30)


@clause("PIF-DIST-7")
def test_where_nobody_abandons_nothing_is_shuffled_but_it_is_cut_again() -> None:
    found = partida("pifpaf", 4, cut=True)
    pack = asked(found)
    found.do(CHANCE, pack).faz("3 corta 10")
    spoken(found)
    assert (found.fase, found.state.actors(), found.told(Reshuffled)) == ("recutting", (3,), [])
    assert found.nega("3 corta 4") == found.nega("3 corta 64") == "cut-range PIF-DIST-4"
    assert found.nega("3 corta 63") == ""
    found.faz("3 corta 20", "1 compra")
    assert found.fresh == pack.cards[10 + 36 + 20]
    assert found.told(WasCut) == [WasCut(3, 10), WasCut(3, 20)]


@clause("PIF-DIST-7", "PIF-DIST-3")
def test_the_same_seat_cuts_again_even_if_it_abandoned() -> None:
    found = partida("pifpaf", 4, cut=True)
    found.do(CHANCE, asked(found)).faz("3 corta 10")
    spoken(found, 3)
    pack = asked(found)
    found.do(CHANCE, pack)
    assert (found.state.actors(), found.lugar(3).status) == ((3,), "abandoned")
    assert found.nega("3 corta 73") == "cut-range PIF-DIST-4"
    found.faz("3 corta 5", "1 compra")
    assert found.fresh == pack.cards[5]


@clause("PIF-S18")
def test_the_deal_passes_to_the_left() -> None:
    found = pifpaf(seats=4, aposta=0)
    dealers = []
    for _ in range(5):
        dealers.append(found.at.dealer)
        while found.fase == "betting":
            found.faz(f"{found.vez} abandona")
        found.da()
    assert dealers == [0, 1, 2, 3, 0]


@clause("PIF-S2")
def test_the_first_still_in_after_the_dealer_begins_to_play() -> None:
    found = spoken(pifpaf(seats=4, aposta=0, dealer=2), 3).embaralha()
    assert (found.vez, found.told(PlayBegan)) == (0, [PlayBegan(0, 77, "PIF-DIST-2")])
