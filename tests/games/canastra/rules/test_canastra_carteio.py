"""Before play: who sits with whom, who deals, the cut, the hands, the mortos and the stock (arts. 1 to 3)."""

from collections import Counter

import pytest

from carteado import catalogue
from carteado.game import CHANCE, PUBLIC, REFEREE
from carteado.games.canastra.rules.events import MortosSet
from carteado.pack import DealerDrawn, Dealt, Shuffle, WasCut
from games.canastra.kit import Mesa, cartas, dada, mesa, sorteio

clause = pytest.mark.clause


def pack() -> Shuffle:
    """The pack in order, as chance is asked for it."""
    (asked,) = catalogue.new("canastra", dealer=0).legal(CHANCE)
    assert isinstance(asked, Shuffle)
    return asked


@clause("CAN-1.1")
def test_partners_never_sit_side_by_side() -> None:
    assert [lugar.side for lugar in dada().shown.lugares] == [0, 1, 0, 1]
    assert catalogue.game("canastra").seats == (4,)


@clause("CAN-1.2")
@pytest.mark.parametrize(("draws", "dealer"), [("9C KP 4E QO", 1), ("9C 10P 4E QO", 3), ("3C 2P 2E 2O", 0)])
def test_the_highest_card_deals(draws: str, dealer: int) -> None:
    found = sorteio(*draws.split())
    assert (found.shown.phase, found.shown.next_dealer) == ("shuffle", dealer)
    assert [(event.dealer, event.clause) for event in found.told(DealerDrawn)] == [(dealer, "CAN-1.2")]


@clause("CAN-1.2")
def test_each_draws_one_card_of_the_spread_pack_in_turn() -> None:
    found = Mesa(catalogue.new("canastra")).embaralha("9C KP 4E QO").faz("0 tira 2")
    assert found.state.actors() == (1,)
    assert found.nega("0 tira 3") == "not-your-turn CAN-6.1"
    assert found.nega("1 tira 2") == "drawn-already CAN-1.2"
    assert found.nega("1 tira 105") == "no-such-place CAN-1.2"
    assert found.nega("1 compra 1") == "draw-a-card CAN-1.2"


@clause("CAN-S3")
def test_the_ace_is_the_highest_of_the_draw() -> None:
    assert sorteio("KC", "KP", "AE", "QO").shown.next_dealer == 2


@clause("CAN-S3")
def test_only_those_who_tied_draw_again() -> None:
    found = sorteio("KC", "9P", "KE", "QO")
    assert (found.shown.phase, found.state.actors(), found.shown.waiting) == ("drawing", (0,), (0, 2))
    assert found.told(DealerDrawn)[-1] == DealerDrawn(None, "CAN-S3")
    again = sorteio("KC", "9P", "KE", "QO", "3C", "2O")
    assert (again.shown.phase, again.shown.next_dealer) == ("shuffle", 0)
    twice = sorteio("KC", "9P", "KE", "QO", "3C", "3O", "4C", "AO")
    assert twice.shown.next_dealer == 2


@clause("CAN-2.1")
@pytest.mark.parametrize(("dealer", "cutter"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_player_on_the_dealers_right_cuts(dealer: int, cutter: int) -> None:
    found = Mesa(catalogue.new("canastra", dealer=dealer)).embaralha()
    assert found.state.actors() == (cutter,)
    assert found.nega(f"{cutter} compra 1") == "cut-first CAN-2.1"
    assert found.nega(f"{cutter} corta 0") == found.nega(f"{cutter} corta 104") == "cut-range CAN-2.1"
    found.faz(f"{cutter} corta 40")
    assert found.told(WasCut) == [WasCut(cutter, 40)]
    assert found.nega(f"{(dealer + 1) % 4} corta 40") == "no-cut-now CAN-2.1"


@clause("CAN-2.1")
def test_what_is_cut_off_goes_under_the_rest() -> None:
    order = pack().cards
    found = Mesa(catalogue.new("canastra", dealer=0)).do(CHANCE, pack()).faz("3 corta 40")
    (first, *_) = found.told(Dealt)
    assert sorted(first.secret_cards) == sorted(order[40:84:4])


@clause("CAN-3.1")
def test_eleven_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    found, order = dada(), pack().cards
    packed = Mesa(catalogue.new("canastra", dealer=0, cut=False)).do(CHANCE, pack())
    assert found.contagem == (11, 11, 11, 11)
    for nth, seat in enumerate((1, 2, 3, 0)):
        assert cartas(packed.mao(seat)) == tuple(sorted(order[nth:44:4]))
    assert [event.seat for event in packed.told(Dealt)] == [1, 2, 3, 0]


@clause("CAN-3.2")
def test_two_mortos_of_eleven_that_nobody_sees() -> None:
    found = Mesa(catalogue.new("canastra", dealer=0, cut=False)).do(CHANCE, pack())
    assert found.mortos == "- -"
    assert [(event.seat, event.mortos, event.clause) for event in found.told(MortosSet)] == [(1, 2, "CAN-3.2")]
    for seat in (0, 1, 2, 3, PUBLIC, REFEREE):
        seen = [seen for where, _, seen in found.state.board().places(seat) if where.startswith("morto")]
        assert seen == [False] * 22


@clause("CAN-3.2")
def test_the_first_morto_is_the_next_eleven_cards_and_the_second_follows() -> None:
    order = pack().cards
    taken = mesa("5O..8O", morto="AC..JC").faz("0 baixa 5O..8O")
    assert taken.mao(0) == " ".join(map(str, sorted(cartas("AC..JC"))))
    places = {where: card for where, card, _ in dada().state.board().places(REFEREE)}
    assert [places[f"morto {number} 0"] for number in (0, 1)] == [order[44], order[55]]


@clause("CAN-3.3", "CAN-S1")
def test_the_rest_is_the_stock() -> None:
    found = dada()
    assert found.shown.stock == 104 - 44 - 22 == 38
    assert found.told(MortosSet)[0].stock == 38


@clause("CAN-S1")
def test_two_packs_without_jokers() -> None:
    counts = Counter(pack().cards)
    assert (len(pack().cards), len(counts), set(counts.values())) == (104, 52, {2})
    assert not [card for card in counts if card.rank == "JK"]
    one = catalogue.new("canastra", dealer=0)
    reason = one.check(CHANCE, Shuffle(pack().cards[:52]))
    assert reason is not None
    assert (reason.code, reason.clause) == ("not-the-pack", "CAN-S1")


@clause("CAN-S2")
@pytest.mark.parametrize("dealer", range(4))
def test_the_left_of_the_dealer_begins_and_play_goes_on_to_the_left(dealer: int) -> None:
    found = dada(dealer=dealer)
    first = (dealer + 1) % 4
    order: list[int] = []
    for _ in range(5):
        (seat,) = found.state.actors()
        order.append(seat)
        found.faz(f"{seat} compra")
        lapse = found.state.lapse(seat)
        assert lapse is not None
        found.do(seat, lapse)
    assert order == [(first + nth) % 4 for nth in range(5)]


@clause("CAN-S2")
def test_the_next_dealer_is_the_one_on_the_left() -> None:
    found = mesa("4C 5C", a=("3P..9P",), mortos="0 -", dealer=2).faz("0 descarta 4C")
    over = mesa("4C", a=("3P..9P",), mortos="0 -", dealer=2).faz("0 descarta 4C")
    assert (found.shown.phase, over.shown.phase, over.shown.next_dealer) == ("buying", "shuffle", 3)
