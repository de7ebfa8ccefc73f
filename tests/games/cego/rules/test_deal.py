"""Pack, tentos, players, cut and deal (9.0 to 9.IV)."""

from collections import Counter

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, Reason, Seat
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.games.cego.words.tentos import pile
from carteado.pack import Cut, Deal, Shuffle, WasCut
from carteado.tricks.play import Play
from carteado.words.language import Language
from games.cego.kit import H1, roda
from games.cego.kit.faces import faces_seen
from games.cego.kit.opening import PACK, after, dealt, known, start
from games.cego.kit.turning import CHAIRS, at, dealer_at

# Pack, tentos, players.


@pytest.mark.clause("CEGO-9.0-1")
def test_without_house_rules_the_text_governs() -> None:
    """Nothing is written beside the text, and to ask for its own readings one by one changes nothing."""
    readings = {choice.key: choice.default for choice in catalogue.game("truco-cego").choices}
    assert start().view(PUBLIC).options == ()
    assert start(options=readings) == start()


@pytest.mark.clause("CEGO-9.I-1")
def test_the_pack_is_forty_spanish_cards() -> None:
    (offered,) = start().legal(CHANCE)
    assert isinstance(offered, Shuffle)
    cards = offered.cards
    assert len(set(cards)) == 40
    assert Counter(card.suit for card in cards) == {"E": 10, "B": 10, "O": 10, "C": 10}
    assert {card.rank for card in cards} == {"1", "2", "3", "4", "5", "6", "7", "10", "11", "12"}
    assert len(BARALHO_ESPANHOL) == 40


@pytest.mark.clause("CEGO-9.I-1")
@pytest.mark.parametrize("pack", [PACK[:39], (*PACK[:39], PACK[0]), (*PACK, PACK[0]), ()])
def test_no_other_pack_is_shuffled(pack: tuple[Card, ...]) -> None:
    reason = start().check(CHANCE, Shuffle(pack))
    assert reason is not None
    assert (reason.code, reason.clause) == ("not-the-pack", "CEGO-9.I-1")


@pytest.mark.clause("CEGO-9.II-2")
@pytest.mark.parametrize(
    ("tentos", "told"),
    [(1, "1 malo"), (9, "9 malos"), (12, "12 malos"), (13, "12 malos + 1 bueno"), (15, "12 malos + 3 buenos")],
)
def test_twelve_malos_come_before_the_buenos(tentos: int, told: str) -> None:
    assert pile(Language(), tentos) == told


@pytest.mark.clause("CEGO-9.III-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 7, 8])
def test_it_is_for_six(seats: int) -> None:
    with pytest.raises(ValueError, match="6"):
        start(seats=seats)
    assert catalogue.game("truco-cego").seats == (6,)


@pytest.mark.clause("CEGO-9.III-1", "CEGO-9.III-8")
def test_the_two_trios_sit_alternately() -> None:
    table = roda({0: "1E 7E 4C", 1: "4E 4B 5C", 2: "5E 4O 6C", 3: "5B 6O 6E", 4: "6B 5O 7C", 5: "7B 10E 10B"}).won_by(0)
    assert table.gained == (1, 0)
    assert catalogue.game("truco-cego").sides(6, {}) == (0, 1, 0, 1, 0, 1)
    lost = roda({1: "1E 7E 4C", 0: "4E 4B 5C", 2: "5E 4O 6C", 3: "5B 6O 6E", 4: "6B 5O 7C", 5: "7B 10E 10B"}).won_by(1)
    assert lost.gained == (0, 1)


# The cut and the deal.


@pytest.mark.clause("CEGO-9.III-13", "S-CEGO-29")
@pytest.mark.parametrize("dealer", CHAIRS)
def test_the_seat_on_the_left_of_the_pe_cuts(dealer: Seat) -> None:
    state = after(start(dealer=dealer), (CHANCE, Shuffle(PACK)))
    cutter = (dealer - 1) % 6
    assert (known(state).phase, state.actors()) == ("cut", (cutter,))
    for seat in range(6):
        reason = state.check(seat, Cut(20))
        assert reason == (None if seat == cutter else Reason("not-the-cutter", "CEGO-9.III-13", (cutter,)))
    assert (cutter - dealer) % 2 == 1


@pytest.mark.clause("CEGO-9.III-14")
@pytest.mark.parametrize("lifted", range(1, 38))
def test_a_cut_that_leaves_three_cards_is_good(lifted: int) -> None:
    state = after(start(dealer=5), (CHANCE, Shuffle(PACK)))
    step = state.apply(4, Cut(lifted))
    assert (known(step.state).phase, step.state.actors(), step.events) == ("deal", (5,), (WasCut(4, lifted),))


@pytest.mark.clause("CEGO-9.III-14")
@pytest.mark.parametrize("lifted", [38, 39, 40, 41])
def test_a_cut_that_leaves_fewer_is_made_again(lifted: int) -> None:
    state = after(start(dealer=5), (CHANCE, Shuffle(PACK)))
    reason = state.check(4, Cut(lifted))
    assert reason == Reason("cut-leaves-three", "CEGO-9.III-14", (40,))
    assert (known(state).phase, known(state).score, state.check(4, Cut(37))) == ("cut", (0, 0), None)


@pytest.mark.clause("CEGO-9.III-15")
def test_to_tap_the_pack_is_no_cut() -> None:
    state = after(start(dealer=5), (CHANCE, Shuffle(PACK)))
    assert state.check(4, Cut(0)) == Reason("no-golpe", "CEGO-9.III-15")
    assert not any(act == Cut(0) for act in state.legal(4))
    early = state.check(5, Deal())
    assert early == Reason("not-cut-yet", "CEGO-9.III-13", (4,))


@pytest.mark.clause("CEGO-9.III-13", "CEGO-9.IV-11")
@pytest.mark.parametrize("lifted", [1, 7, 20, 37])
def test_the_deal_begins_below_the_cut(lifted: int) -> None:
    hands = known(dealt(5, lifted)).hands
    pack = PACK[lifted:] + PACK[:lifted]
    assert [hand.dealt_cards for hand in hands] == [(pack[seat], pack[seat + 6], pack[seat + 12]) for seat in range(6)]


@pytest.mark.clause("CEGO-9.IV-4", "CEGO-9.IV-11")
@pytest.mark.parametrize("form", ["roda", "testa"])
@pytest.mark.parametrize("dealer", CHAIRS)
def test_one_card_at_a_time_from_the_top_the_mao_first_and_the_pe_last(dealer: Seat, form: str) -> None:
    state = dealt(dealer, form=form)
    mesa = known(state)
    for nth in range(6):
        seat = (dealer + 1 + nth) % 6
        assert mesa.hands[seat].dealt_cards == (PACK[nth], PACK[nth + 6], PACK[nth + 12])
    assert (mesa.first, mesa.turn, mesa.form) == ((dealer + 1) % 6, (dealer + 1) % 6, form)
    assert [hand.count for hand in mesa.hands] == [3] * 6
    assert mesa.pack - sum(hand.count for hand in mesa.hands) == 22


@pytest.mark.clause("CEGO-9.IV-6")
def test_only_the_pe_deals() -> None:
    state = after(start(dealer=2, cut=False), (CHANCE, Shuffle(PACK)))
    for seat in range(6):
        assert state.check(seat, Deal()) == (None if seat == 2 else Reason("not-the-dealer", "CEGO-9.IV-6", (2,)))


@pytest.mark.clause("CEGO-9.III-6")
@pytest.mark.parametrize("by", CHAIRS)
def test_play_goes_round_to_the_right_from_the_mao(by: int) -> None:
    table = roda({at(seat, by): held for seat, held in H1.items()}, dealer=dealer_at(by))
    order = []
    while not table.mesa.results:
        order.append(table.mesa.turn)
        assert table.state.actors() == (table.mesa.turn,)
        for other in range(6):
            if other != table.mesa.turn:
                assert table.refused(other, table.menu(table.mesa.turn, Play)[0]).clause == "CEGO-9.III-6"
        table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[0])
    assert order == [at(seat, by) for seat in range(6)]


@pytest.mark.clause("CEGO-9.IV-2", "CEGO-9.IV-4")
def test_in_a_roda_everybody_sees_the_own_three_cards_and_no_others() -> None:
    state = dealt(5)
    for seat in range(6):
        hands = known(state, seat).hands
        assert [None not in hand.dealt_cards for hand in hands] == [other == seat for other in range(6)]
        assert faces_seen(state, seat) == set(hands[seat].dealt_cards)
    assert faces_seen(state, PUBLIC) == set()
