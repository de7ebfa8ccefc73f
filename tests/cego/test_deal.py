"""Pack, draw, cut and deal (9.I to 9.IV), and who looks at which cards when."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Event, Reason, Seat, State, Value
from carteado.truco.acts import Cut, Deal, Draw, Play, Shuffle
from carteado.truco.cego.acts import Call, Leave
from carteado.truco.cego.events import VoltaBegan
from carteado.truco.cego.pontos import BARALHO_ESPANHOL
from carteado.truco.cego.views import CegoView, MesaCego
from carteado.truco.events import DealerDrawn, Dealt, Drew, Looked, WasCut
from carteado.words import Words
from cego_kit import H1, em_testa, roda
from cego_kit.turning import CHAIRS, at, dealer_at

PACK: Final = tuple([Card.of(f"{rank}{suit}") for suit in "EBOC" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)])


def _start(**position: Any) -> State:
    return catalogue.new("truco-cego", **position)


def _mesa(state: State, seat: Seat = REFEREE) -> MesaCego:
    view = state.view(seat)
    assert isinstance(view, CegoView)
    return view.known


def _after(state: State, *acts: tuple[Seat, Any]) -> State:
    for seat, action in acts:
        state = state.apply(seat, action).state
    return state


def _drawn(text: str, state: State | None = None) -> tuple[State, list[Event]]:
    """A draw in which these seats take these cards."""
    state = _after(_start(), (CHANCE, Shuffle(PACK))) if state is None else state
    events: list[Event] = []
    for word in text.split():
        seat, _, name = word.partition(":")
        assert state.actors() == (int(seat),)
        step = state.apply(int(seat), Draw(PACK.index(Card.of(name)) + 1))
        state = step.state
        events += step.events
    return state, events


def _dealt(dealer: Seat, lifted: int = 0, form: str = "roda") -> State:
    """The pack in order, cut or not, and dealt."""
    state = _after(_start(dealer=dealer, form=form, cut=lifted > 0), (CHANCE, Shuffle(PACK)))
    if lifted:
        state = _after(state, ((dealer - 1) % 6, Cut(lifted)))
    return _after(state, (dealer, Deal()))


def _seen(state: State, seat: Seat) -> set[Card]:
    """Every face that is anywhere in what a seat is told."""
    return set(_faces(state.view(seat)))


def _faces(value: object) -> Iterator[Card]:
    """The cards in a value and in all its parts."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _faces(one)
    elif isinstance(value, Value):
        for name in type(value).__match_args__:
            yield from _faces(getattr(value, name))


# 9.0 to 9.III: pack, tentos, players.


@pytest.mark.clause("CEGO-9.I-1")
def test_the_pack_is_forty_spanish_cards() -> None:
    (offered,) = _start().legal(CHANCE)
    assert isinstance(offered, Shuffle)
    cards = offered.cards
    assert len(set(cards)) == 40
    assert Counter(card.suit for card in cards) == {"E": 10, "B": 10, "O": 10, "C": 10}
    assert {card.rank for card in cards} == {"1", "2", "3", "4", "5", "6", "7", "10", "11", "12"}
    assert len(BARALHO_ESPANHOL) == 40


@pytest.mark.clause("CEGO-9.I-1")
@pytest.mark.parametrize("pack", [PACK[:39], (*PACK[:39], PACK[0]), (*PACK, PACK[0]), ()])
def test_no_other_pack_is_shuffled(pack: tuple[Card, ...]) -> None:
    reason = _start().check(CHANCE, Shuffle(pack))
    assert (reason.code, reason.clause) == ("not-the-pack", "CEGO-9.I-1") if reason else False


@pytest.mark.clause("CEGO-9.II-2")
@pytest.mark.parametrize(
    ("tentos", "told"),
    [(1, "1 malo"), (9, "9 malos"), (12, "12 malos"), (13, "12 malos + 1 bueno"), (15, "12 malos + 3 buenos")],
)
def test_twelve_malos_come_before_the_buenos(tentos: int, told: str) -> None:
    assert Words().pile(tentos) == told


@pytest.mark.clause("CEGO-9.III-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 7, 8])
def test_it_is_for_six(seats: int) -> None:
    with pytest.raises(ValueError, match="6"):
        _start(seats=seats)
    assert catalogue.game("truco-cego").seats == (6,)


@pytest.mark.clause("CEGO-9.III-1", "CEGO-9.III-8")
def test_the_two_trios_sit_alternately() -> None:
    table = roda({0: "1E 7E 4C", 1: "4E 4B 5C", 2: "5E 4O 6C", 3: "5B 6O 6E", 4: "6B 5O 7C", 5: "7B 10E 10B"}).won_by(0)
    assert table.gained == (1, 0)
    assert catalogue.game("truco-cego").sides == 2
    lost = roda({1: "1E 7E 4C", 0: "4E 4B 5C", 2: "5E 4O 6C", 3: "5B 6O 6E", 4: "6B 5O 7C", 5: "7B 10E 10B"}).won_by(1)
    assert lost.gained == (0, 1)


# 9.IV: the draw.


@pytest.mark.clause("CEGO-9.IV-1")
def test_a_partida_begins_with_the_draw() -> None:
    state = _start()
    assert (_mesa(state).phase, state.actors()) == ("draw-shuffle", (CHANCE,))
    state = _after(state, (CHANCE, Shuffle(PACK)))
    assert (_mesa(state).phase, state.actors(), _mesa(state).contenders) == ("draw", (0,), (0, 1, 2, 3, 4, 5))


@pytest.mark.clause("CEGO-9.IV-1", "CEGO-9.III-2", "CEGO-9.III-13")
def test_the_rei_draws_the_first_deal() -> None:
    state, events = _drawn("0:7E 1:12C 2:1E 3:11O 4:5B 5:10E")
    assert (_mesa(state).next_dealer, _mesa(state).phase) == (1, "shuffle")
    assert events[-1] == DealerDrawn(1, "CEGO-9.IV-1")
    state = _after(state, (CHANCE, Shuffle(PACK)))
    assert (_mesa(state).dealer, _mesa(state).form, _mesa(state).mao, state.actors()) == (1, "roda", 1, (0,))
    state = _after(state, (0, Cut(20)), (1, Deal()))
    assert (_mesa(state).first, state.actors()) == (2, (2,))


@pytest.mark.clause("CEGO-9.IV-1", "S-CEGO-04")
@pytest.mark.parametrize(
    ("draws", "dealer"),
    [
        ("0:12E 1:11C 2:10E 3:7O 4:3B 5:1E", 0),
        ("0:1E 1:1B 2:7E 3:7O 4:10C 5:11B", 5),
        ("0:1E 1:7E 2:3B 3:10O 4:2B 5:6B", 3),
        ("0:1E 1:3B 2:3E 3:6O 4:7C 5:2B", 4),
        ("0:1E 1:1B 2:2B 3:1O 4:1C 5:10C", 5),
        ("0:1E 1:4B 2:5B 3:3O 4:3C 5:2C", 2),
        ("0:1E 1:2B 2:1B 3:1O 4:1C 5:4C", 5),
    ],
)
def test_the_printed_number_decides_not_the_strength_in_truco(draws: str, dealer: Seat) -> None:
    assert _mesa(_drawn(draws)[0]).next_dealer == dealer


@pytest.mark.clause("CEGO-9.IV-1", "S-CEGO-04")
def test_only_those_who_tied_at_the_top_draw_again() -> None:
    state, events = _drawn("0:12E 1:12C 2:1E 3:11O 4:12B 5:11E")
    assert events[-1] == DealerDrawn(None, "CEGO-9.IV-1")
    assert (_mesa(state).phase, _mesa(state).contenders, state.actors()) == ("draw", (0, 1, 4), (0,))
    state, events = _drawn("0:4E 1:5E 4:6E", state)
    assert (_mesa(state).next_dealer, events[-1]) == (4, DealerDrawn(4, "CEGO-9.IV-1"))


@pytest.mark.clause("S-CEGO-04")
def test_a_tie_below_the_top_decides_nothing() -> None:
    assert _mesa(_drawn("0:7E 1:7C 2:7B 3:11O 4:7O 5:10E")[0]).next_dealer == 3


@pytest.mark.clause("S-CEGO-04")
def test_they_may_tie_again_and_fewer_are_left_each_time() -> None:
    state, _ = _drawn("0:12E 1:12C 2:12O 3:12B 4:1E 5:1B")
    state, events = _drawn("0:11E 1:10C 2:11O 3:11B", state)
    assert (_mesa(state).contenders, events[-1]) == ((0, 2, 3), DealerDrawn(None, "CEGO-9.IV-1"))
    state, _ = _drawn("0:5E 2:7O 3:7B", state)
    assert _mesa(state).contenders == (2, 3)
    state, _ = _drawn("2:2O 3:1O", state)
    assert (_mesa(state).next_dealer, _mesa(state).phase) == (2, "shuffle")


@pytest.mark.clause("S-CEGO-04")
def test_who_is_out_of_the_draw_draws_no_more() -> None:
    state, _ = _drawn("0:12E 1:12C 2:1E 3:11O 4:5B 5:10E")
    assert [seat for seat in range(6) if any(isinstance(act, Draw) for act in state.legal(seat))] == [0]
    for seat in (2, 3, 4, 5):
        assert state.check(seat, Draw(40)) is not None


@pytest.mark.clause("CEGO-9.IV-1")
def test_nobody_draws_a_card_that_is_out_nor_one_that_is_not_there() -> None:
    state, _ = _drawn("0:12E")
    gone = PACK.index(Card.of("12E")) + 1
    assert [at for at in range(42) if state.check(1, Draw(at)) is not None] == [0, gone, 41]
    state, _ = _drawn("0:12E 1:12C 2:1E 3:11O 4:5B 5:10E")
    assert len(state.legal(0)) == 34


@pytest.mark.clause("CEGO-9.IV-1")
def test_the_cards_drawn_are_open_to_all_and_go_back_in() -> None:
    state, events = _drawn("0:7E 1:12C")
    assert events == [Drew(0, 7, Card.of("7E")), Drew(1, 40, Card.of("12C"))]
    for seat in (*range(6), PUBLIC):
        assert [str(card) for card in _mesa(state, seat).drawn_cards] == ["7E", "12C"]
    state, _ = _drawn("2:1E 3:11O 4:5B 5:10E", state)
    assert state.check(CHANCE, Shuffle(PACK)) is None


@pytest.mark.clause("S-CEGO-04")
def test_a_new_partida_is_drawn_for_again_unless_the_house_rules_otherwise() -> None:
    def next_one(score: tuple[int, int], winner: int, **options: Any) -> dict[str, Any]:
        hands = {winner: "1E 1B 7E", 1 - winner: "4E 4B 5C", 2: "5E 4O 6C", 3: "5B 6O 6E", 4: "6B 5O 7C", 5: "7B 10E 10B"}
        table = roda(hands, score=score, **options)
        table.won_by(winner)
        assert table.mesa.phase == "over"
        return catalogue.game("truco-cego").following(table.state)

    assert next_one((23, 20), 0) == {}
    assert next_one((23, 20), 0, nextPartidaDealer="rotate") == {"dealer": 0}
    assert next_one((20, 23), 1, nextPartidaDealer="rotate") == {"dealer": 0}
    assert next_one((23, 20), 0, nextPartidaDealer="loserDeals") == {"dealer": 1}
    assert next_one((20, 23), 1, nextPartidaDealer="loserDeals") == {"dealer": 0}


# The cut and the deal.


@pytest.mark.clause("CEGO-9.III-13", "S-CEGO-29")
@pytest.mark.parametrize("dealer", CHAIRS)
def test_the_seat_on_the_left_of_the_pe_cuts(dealer: Seat) -> None:
    state = _after(_start(dealer=dealer), (CHANCE, Shuffle(PACK)))
    cutter = (dealer - 1) % 6
    assert (_mesa(state).phase, state.actors()) == ("cut", (cutter,))
    for seat in range(6):
        reason = state.check(seat, Cut(20))
        assert reason == (None if seat == cutter else Reason("not-the-cutter", "CEGO-9.III-13", (cutter,)))
    assert (cutter - dealer) % 2 == 1


@pytest.mark.clause("CEGO-9.III-14")
@pytest.mark.parametrize("lifted", range(1, 38))
def test_a_cut_that_leaves_three_cards_is_good(lifted: int) -> None:
    state = _after(_start(dealer=5), (CHANCE, Shuffle(PACK)))
    step = state.apply(4, Cut(lifted))
    assert (_mesa(step.state).phase, step.state.actors(), step.events) == ("deal", (5,), (WasCut(4, lifted),))


@pytest.mark.clause("CEGO-9.III-14")
@pytest.mark.parametrize("lifted", [38, 39, 40, 41])
def test_a_cut_that_leaves_fewer_is_made_again(lifted: int) -> None:
    state = _after(_start(dealer=5), (CHANCE, Shuffle(PACK)))
    reason = state.check(4, Cut(lifted))
    assert reason == Reason("cut-leaves-three", "CEGO-9.III-14", (40,))
    assert (_mesa(state).phase, _mesa(state).score, state.check(4, Cut(37))) == ("cut", (0, 0), None)


@pytest.mark.clause("CEGO-9.III-15")
def test_to_tap_the_pack_is_no_cut() -> None:
    state = _after(_start(dealer=5), (CHANCE, Shuffle(PACK)))
    reason = state.check(4, Cut(0))
    assert (reason.code, reason.clause) == ("no-golpe", "CEGO-9.III-15") if reason else False
    assert not any(act == Cut(0) for act in state.legal(4))
    early = state.check(5, Deal())
    assert early == Reason("not-cut-yet", "CEGO-9.III-13", (4,))


@pytest.mark.clause("CEGO-9.III-13", "CEGO-9.IV-11")
@pytest.mark.parametrize("lifted", [1, 7, 20, 37])
def test_the_deal_begins_below_the_cut(lifted: int) -> None:
    hands = _mesa(_dealt(5, lifted)).hands
    pack = PACK[lifted:] + PACK[:lifted]
    assert [hand.dealt_cards for hand in hands] == [(pack[seat], pack[seat + 6], pack[seat + 12]) for seat in range(6)]


@pytest.mark.clause("CEGO-9.IV-4", "CEGO-9.IV-11")
@pytest.mark.parametrize("form", ["roda", "testa"])
@pytest.mark.parametrize("dealer", CHAIRS)
def test_one_card_at_a_time_from_the_top_the_mao_first_and_the_pe_last(dealer: Seat, form: str) -> None:
    state = _dealt(dealer, form=form)
    mesa = _mesa(state)
    for nth in range(6):
        seat = (dealer + 1 + nth) % 6
        assert mesa.hands[seat].dealt_cards == (PACK[nth], PACK[nth + 6], PACK[nth + 12])
    assert (mesa.first, mesa.turn, mesa.form) == ((dealer + 1) % 6, (dealer + 1) % 6, form)
    assert [hand.count for hand in mesa.hands] == [3] * 6
    assert mesa.pack - sum(hand.count for hand in mesa.hands) == 22


@pytest.mark.clause("CEGO-9.IV-6")
def test_only_the_pe_deals() -> None:
    state = _after(_start(dealer=2, cut=False), (CHANCE, Shuffle(PACK)))
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


# Who looks when.


@pytest.mark.clause("CEGO-9.IV-2", "CEGO-9.IV-4")
def test_in_a_roda_everybody_sees_the_own_three_cards_and_no_others() -> None:
    state = _dealt(5)
    for seat in range(6):
        hands = _mesa(state, seat).hands
        assert [None not in hand.dealt_cards for hand in hands] == [other == seat for other in range(6)]
        assert _seen(state, seat) == set(hands[seat].dealt_cards)
    assert _seen(state, PUBLIC) == set()


@pytest.mark.clause("CEGO-9.IV-7", "CEGO-9.III-3", "CEGO-9.V-2")
@pytest.mark.parametrize("by", CHAIRS)
def test_in_testa_only_those_whose_turn_it_is_look(by: int) -> None:
    table = em_testa({at(seat, by): held for seat, held in H1.items()}, dealer=dealer_at(by))
    for nth in range(3):
        assert (table.mesa.nth, table.mesa.first) == (nth, at(nth, by))
        looking = {at(seat, by) for seat in range(3) if seat <= nth} | {at(seat + 3, by) for seat in range(3) if seat <= nth}
        for seat in range(6):
            assert len(_seen(table.state, seat)) == (3 if seat in looking else 0)
            assert [hand.looks for hand in table.view(seat).hands] == [other in looking for other in range(6)]
        assert _seen(table.state, PUBLIC) == set()
        table.leave(table.mesa.turn)


@pytest.mark.clause("CEGO-9.IV-7")
def test_the_four_who_wait_see_only_what_has_been_played() -> None:
    table = em_testa().plays("0:4C 3:7C").plays("3:12C")
    for seat in (1, 2, 4, 5):
        assert sorted(str(card) for card in _seen(table.state, seat)) == ["12C", "4C", "7C"]
        assert set(table.view(seat).hands[seat].dealt_cards) == {None}


@pytest.mark.clause("CEGO-9.IV-7")
def test_no_word_of_the_deal_tells_a_face_to_who_waits() -> None:
    table = em_testa()
    dealt = table.told(Dealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3, 4, 5]
    for event in dealt:
        assert all(not list(_faces(event.to(seat))) for seat in range(6))
    assert [event.seat for event in table.told(Looked)] == [0, 3]
    for event in table.told(Looked):
        told = [seat for seat in range(6) if list(_faces(event.to(seat)))]
        assert told == [event.seat]
    table.leave(0)
    assert [event.seat for event in table.told(Looked)] == [0, 3, 1, 4]


@pytest.mark.clause("CEGO-9.III-3", "CEGO-9.III-6", "S-CEGO-03")
@pytest.mark.parametrize("dealer", CHAIRS)
def test_three_testas_of_one_deal_between_opposite_seats(dealer: Seat) -> None:
    table = em_testa({at(seat, dealer + 1): held for seat, held in H1.items()}, dealer=dealer)
    before = [hand.dealt_cards for hand in table.mesa.hands]
    for _ in range(2):
        table.leave(table.mesa.turn)
        assert [hand.dealt_cards for hand in table.mesa.hands] == before
    pairs = [event.seats for event in table.told(VoltaBegan)]
    assert pairs == [tuple([(dealer + step) % 6 for step in (nth, nth + 3)]) for nth in (1, 2, 3)]
    assert pairs[2][1] == dealer
    assert len(table.told(Dealt)) == 6
    table.leave(table.mesa.turn)
    assert (table.mesa.phase, table.mesa.next_dealer) == ("shuffle", (dealer + 1) % 6)


@pytest.mark.clause("CEGO-9.III-3", "CEGO-9.III-10")
def test_who_waits_for_his_testa_does_and_says_nothing() -> None:
    table = em_testa()
    for seat in (1, 2, 4, 5):
        assert table.menu(seat) == ()
        for action in (Play(Card.of("1B")), Call("truco", 2), Call("envido", 2), Leave("pass")):
            assert table.refused(seat, action) == Reason("not-your-testa", "CEGO-9.III-10")
    table.leave(0)
    for seat in (0, 2, 3, 5):
        assert table.menu(seat) == ()


@pytest.mark.clause("CEGO-9.III-7")
def test_what_is_won_in_a_testa_goes_to_the_trio() -> None:
    hands = {0: "4C 5C 4B", 3: "7E 6E 1B", 1: "4O 5O 4E", 4: "1E 7O 6B", 2: "3C 2E 10O", 5: "6C 7B 10C"}
    table = em_testa(hands, score=(5, 4))
    table.call(0, "truco").quero(3, raising=True).quero(0)
    table.won_by(1)
    assert table.score == (5, 7)
    table.call(1, "truco").quero(4).won_by(0)
    assert table.score == (7, 7)
    table.won_by(0)
    assert table.score == (8, 7)


@pytest.mark.clause("CEGO-9.III-9", "S-CEGO-09")
@pytest.mark.parametrize("by", CHAIRS)
def test_a_testa_stakes_ten_tentos_at_most(by: int) -> None:
    hands = {0: "4C 5C 4B", 3: "7E 6E 1B", 1: "4O 5O 4E", 4: "1E 7O 6B", 2: "3C 2E 10O", 5: "6C 7B 10C"}
    table = em_testa({at(seat, by): held for seat, held in hands.items()}, dealer=dealer_at(by))
    mao, rival = at(0, by), at(3, by)
    table.call(mao, "falta-envido").quero(rival).songs()
    table.call(mao, "truco").quero(rival, raising=True).quero(mao, raising=True).quero(rival)
    table.won_by(rival % 2)
    assert table.gained == ((10, 0) if rival % 2 == 0 else (0, 10))


@pytest.mark.clause("CEGO-9.III-9", "S-CEGO-09")
def test_the_points_of_a_testa_stop_at_six() -> None:
    table = em_testa({0: "7E 6E 4C", 3: "4O 5O 4E"})
    table.call(0, "envido").no_flor().call(3, "envido-envido").call(0, "real-envido")
    assert table.mesa.envido == (6, 4)
    table.quero(3).songs()
    assert (table.mesa.won_by, table.mesa.won) == (0, 6)
    table.won_by(0)
    assert table.credits() == [("envido", 0, 6), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.III-12")
def test_what_was_paid_for_a_testa_can_still_be_told_when_the_next_one_is_on() -> None:
    table = em_testa().leave(0).play(1, "1B")
    assert (table.mesa.nth, table.score) == (1, (0, 2))
    for seat in (*range(6), PUBLIC):
        assert table.view(seat).base == (0, 2)
    assert table.credits() == [("envido", 1, 1), ("truco", 1, 1)]
