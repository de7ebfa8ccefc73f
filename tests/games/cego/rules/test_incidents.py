"""Irregularities of the deal and of the testas: what a referee rules, and what it costs."""

from typing import Any

import pytest

from carteado import catalogue
from carteado.cards import card_at, cards
from carteado.game import CHANCE, REFEREE, Reason, Seat
from carteado.games.cego.rules import effects
from carteado.games.cego.rules.events import Proved, VoltaEnded
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.pack import Cut, Deal, Dealt, Keep, Refuse, Ruled, Ruling, Shuffle, TurnedUp
from carteado.regulations import Clause, regulation
from games.cego.kit import H1, H2, MesaCego, em_testa, roda

FLOR_4 = {**H1, 4: "7O 6O 3O", 1: "1B 5O 4E", 0: "7E 6E 4C"}
PACK = tuple([card_at(index) for index in BARALHO_ESPANHOL])


def told(mesa: MesaCego) -> Any:
    """The last ruling as the record tells it."""
    return mesa.told(Ruled)[-1]


def no(mesa: MesaCego, clause: str, offender: Seat | None = None, **fields: Any) -> str:
    """The code of the objection to a ruling."""
    reason: Reason = mesa.refused(REFEREE, Ruling(clause, offender, **fields))
    return reason.code


def deals_again(mesa: MesaCego) -> tuple[str, int, int]:
    """Deal the same pack once more: the form, the dealer and the testa that begins."""
    mesa.do(CHANCE, Shuffle(PACK)).do(mesa.mesa.dealer, Deal())
    return (mesa.mesa.form, mesa.mesa.dealer, mesa.mesa.nth)


def first_testa(mesa: MesaCego) -> MesaCego:
    """Play the first testa to its end without a word."""
    return mesa.won_by(0)


# The pack.


@pytest.mark.clause("CEGO-9.III-14")
def test_a_cut_leaves_three_cards() -> None:
    mesa = roda()
    mesa.state = _to_cut()
    assert mesa.refused(4, Cut(38)).code == "cut-leaves-three"
    mesa.ruling("CEGO-9.III-14", 4)
    assert (told(mesa).effect, mesa.mesa.phase) == ("recut", "cut")
    mesa.do(4, Cut(37))
    assert mesa.mesa.phase == "deal"


@pytest.mark.clause("CEGO-9.III-15")
def test_a_golpe_is_no_cut() -> None:
    mesa = roda()
    mesa.state = _to_cut()
    mesa.do(4, Cut(20)).ruling("CEGO-9.III-15", 4)
    assert (mesa.mesa.phase, mesa.mesa.top, mesa.score) == ("cut", 0, (0, 0))
    assert no(mesa, "CEGO-9.III-15", 3) == "cutter-at-fault"
    mesa.do(4, Cut(10)).do(5, Deal())
    assert no(mesa, "CEGO-9.III-15", 4) == "no-cut-to-judge"


def _to_cut() -> Any:
    return catalogue.new("truco-cego", dealer=5).apply(CHANCE, Shuffle(PACK)).state


@pytest.mark.clause("CEGO-9.VIII.d-1")
def test_a_misdealer_deals_as_often_as_needed() -> None:
    mesa = roda()
    for times in (1, 2, 3):
        mesa.ruling("CEGO-9.VIII.d-1")
        assert (mesa.mesa.phase, mesa.mesa.redeals, mesa.score) == ("shuffle", times, (0, 0))
        assert deals_again(mesa) == ("roda", 5, 0)
    assert (mesa.mesa.mao, told(mesa).offender) == (1, 5)
    assert no(mesa, "CEGO-9.VIII.d-1", 2) == "pe-at-fault"
    mesa.call(0, "envido")
    assert no(mesa, "CEGO-9.VIII.d-1") == "volta-begun"


@pytest.mark.clause("CEGO-9.VIII.d-1", "CEGO-9.XVI.l-2")
def test_a_new_deal_keeps_the_lei_do_jogo() -> None:
    mesa = roda(lei=3).ruling("CEGO-9.VIII.d-1")
    assert mesa.mesa.lei == 1
    deals_again(mesa)
    assert mesa.mesa.window == "lei-flor"


@pytest.mark.clause("CEGO-9.VIII.d-2")
def test_a_wrong_count_told_before_playing_is_dealt_again() -> None:
    mesa = roda().ruling("CEGO-9.VIII.d-2", 1)
    assert (mesa.mesa.phase, mesa.score) == ("shuffle", (0, 0))
    assert mesa.told(VoltaEnded)[-1].again
    assert deals_again(mesa) == ("roda", 5, 0)
    mesa.play(0, str(mesa.view(0).hands[0].dealt_cards[0]))
    assert no(mesa, "CEGO-9.VIII.d-2", 1) == "volta-begun"


@pytest.mark.clause("CEGO-9.VIII.d-2")
def test_in_the_second_testa_the_first_stands_and_the_rest_is_dealt_again() -> None:
    mesa = first_testa(em_testa())
    score = mesa.score
    assert no(mesa, "CEGO-9.VIII.d-2", 0) == "not-in-this-testa"
    mesa.ruling("CEGO-9.VIII.d-2", 4)
    assert deals_again(mesa) == ("testa", 5, 1)
    assert (mesa.score, mesa.mesa.turn) == (score, 1)
    assert [hand.count for hand in mesa.mesa.hands] == [0, 3, 3, 0, 3, 3]
    assert [event.seat for event in mesa.told(Dealt)] == [0, 1, 2, 3, 4, 5, 1, 2, 4, 5]
    assert mesa.view(0).hands[0].dealt_cards == (None, None, None)
    assert None not in mesa.view(4).hands[4].dealt_cards
    mesa.won_by(0).won_by(0)
    assert (mesa.mesa.phase, mesa.mesa.next_dealer) == ("shuffle", 0)


@pytest.mark.clause("CEGO-9.VIII.d-3")
def test_a_wrong_count_told_late_forfeits_the_volta() -> None:
    mesa = roda().plays("0:4C 1:4O").ruling("CEGO-9.VIII.d-3", 1)
    assert (mesa.gained, mesa.credits()) == ((2, 0), [("envido", 0, 1), ("truco", 0, 1)])
    assert mesa.mesa.phase == "shuffle"


@pytest.mark.clause("CEGO-9.VIII.d-3")
def test_what_was_staked_is_what_is_forfeited() -> None:
    mesa = roda().call(0, "real-envido").quero(1).songs()
    mesa.plays("0:4C").call(1, "truco").quero(0).ruling("CEGO-9.VIII.d-3", 0)
    assert (mesa.gained, mesa.credits()) == ((0, 5), [("envido", 1, 3), ("truco", 1, 2)])


@pytest.mark.clause("CEGO-9.VIII.d-3")
def test_until_the_next_shuffle_it_can_still_be_told() -> None:
    mesa = roda().won_by(0)
    assert mesa.gained == (1, 0)
    mesa.ruling("CEGO-9.VIII.d-3", 2)
    assert (mesa.gained, mesa.mesa.phase, mesa.mesa.next_dealer) == ((0, 2), "shuffle", 0)
    mesa.do(CHANCE, Shuffle(PACK))
    assert no(mesa, "CEGO-9.VIII.d-3", 2) == "no-volta"


@pytest.mark.clause("CEGO-9.VIII.d-3")
def test_before_anything_was_played_it_is_not_late() -> None:
    assert no(roda(), "CEGO-9.VIII.d-3", 1) == "volta-not-begun"


# Cards turned up in the deal.


@pytest.mark.clause("CEGO-9.VIII.e-1", "CEGO-9.VIII.e-2")
def test_a_low_card_is_for_its_owner_to_take() -> None:
    mesa = roda().ruling("CEGO-9.VIII.e-1", cards=tuple(cards("10O")))
    assert (mesa.mesa.phase, mesa.state.actors(), told(mesa).effect) == ("exposed", (2,), "exposed-low")
    mesa.do(2, Keep(*cards("10O")))
    assert (mesa.mesa.phase, mesa.mesa.window) == ("play", "turn")
    assert mesa.view(5).hands[2].shown_cards == tuple(cards("10O"))


@pytest.mark.clause("CEGO-9.VIII.e-1")
def test_or_to_refuse() -> None:
    mesa = roda().ruling("CEGO-9.VIII.e-1", cards=tuple(cards("10O"))).do(2, Refuse(*cards("10O")))
    assert (mesa.mesa.phase, mesa.mesa.redeals, mesa.score) == ("shuffle", 1, (0, 0))


@pytest.mark.clause("CEGO-9.VIII.e-2")
@pytest.mark.parametrize("card", ["4C", "12C", "11B", "7C", "10O", "12E"])
def test_the_low_cards(card: str) -> None:
    assert roda().ruling("CEGO-9.VIII.e-2", cards=tuple(cards(card))).mesa.phase == "exposed"


@pytest.mark.clause("CEGO-9.VIII.e-3")
@pytest.mark.parametrize("card", ["7E", "1B", "1E", "3C", "2B", "2O"])
def test_a_high_card_is_dealt_again(card: str) -> None:
    mesa = roda().ruling("CEGO-9.VIII.e-3", cards=tuple(cards(card)))
    assert (mesa.mesa.phase, told(mesa).effect, told(mesa).offender) == ("shuffle", "exposed-high", 5)
    assert [str(event.card) for event in mesa.told(TurnedUp)] == [card]
    assert no(roda(), "CEGO-9.VIII.e-2", cards=tuple(cards(card))) == "high-card"


@pytest.mark.clause("CEGO-9.VIII.e-3")
def test_the_other_high_cards() -> None:
    mesa = roda({0: "7O 1C 1O"})
    for card in ("7O", "1C", "1O"):
        assert no(mesa, "CEGO-9.VIII.e-2", cards=tuple(cards(card))) == "high-card"
    assert no(mesa, "CEGO-9.VIII.e-3", cards=tuple(cards("4C"))) == "no-high-card"


@pytest.mark.clause("CEGO-9.VIII.e-1", "CEGO-9.VIII.e-3")
def test_of_several_every_owner_must_accept_and_one_high_card_is_enough() -> None:
    low = roda().ruling("CEGO-9.VIII.e-1", cards=tuple(cards("10O 12C")))
    low.do(2, Keep(*cards("10O")))
    assert low.state.actors() == (3,)
    low.do(3, Refuse(*cards("12C")))
    assert low.mesa.phase == "shuffle"
    assert roda().ruling("CEGO-9.VIII.e-1", cards=tuple(cards("10O 2B"))).mesa.phase == "shuffle"


@pytest.mark.clause("CEGO-9.VIII.e-1")
def test_a_card_turns_up_only_in_the_deal() -> None:
    assert no(roda(), "CEGO-9.VIII.e-1") == "cards-missing"
    assert no(roda(), "CEGO-9.VIII.e-1", cards=tuple(cards("10O 10O"))) == "cards-missing"
    assert no(roda(), "CEGO-9.VIII.e-1", cards=tuple(cards("5B"))) == "card-not-dealt"
    assert no(roda(), "CEGO-9.VIII.e-1", 2, cards=tuple(cards("10O"))) == "pe-at-fault"
    assert no(roda().plays("0:4C"), "CEGO-9.VIII.e-1", cards=tuple(cards("10O"))) == "volta-begun"
    kept = roda().ruling("CEGO-9.VIII.e-1", cards=tuple(cards("10O"))).do(2, Keep(*cards("10O")))
    assert no(kept, "CEGO-9.VIII.e-1", cards=tuple(cards("10O"))) == "card-seen"


# The stock.


@pytest.mark.clause("CEGO-9.IV-12")
def test_the_stock_is_not_touched() -> None:
    mesa = roda().ruling("CEGO-9.IV-12", 2)
    assert (told(mesa).effect, mesa.mesa.phase, mesa.mesa.sanctions) == ("warning", "play", ((2, "a", "CEGO-9.IV-12"),))
    mesa.ruling("CEGO-9.IV-12", 2, sanction="redeal")
    assert (told(mesa).effect, mesa.mesa.phase, mesa.score) == ("redeal", "shuffle", (0, 0))
    assert no(roda().plays("0:4C"), "CEGO-9.IV-12", 2, sanction="redeal") == "volta-begun"
    assert no(roda(), "CEGO-9.IV-12", 2, sanction="b") == "superfluous"


# Testas: looking, signals, showing.


@pytest.mark.clause("CEGO-9.IV-8")
def test_who_looks_before_the_first_testa_has_it_dealt_again() -> None:
    mesa = em_testa().ruling("CEGO-9.IV-8", 5)
    assert (mesa.mesa.phase, mesa.score) == ("shuffle", (0, 0))
    assert deals_again(mesa) == ("testa", 5, 0)
    assert no(mesa, "CEGO-9.IV-8", 0) == "may-look"
    assert no(mesa.call(0, "truco"), "CEGO-9.IV-8", 5) == "volta-begun"
    assert no(roda(), "CEGO-9.IV-8", 5) == "testa-only"


@pytest.mark.clause("CEGO-9.IV-9")
def test_who_looks_under_way_pays_one() -> None:
    assert no(em_testa(), "CEGO-9.IV-9", 4) == "volta-not-begun"
    mesa = em_testa().plays("0:4C").ruling("CEGO-9.IV-9", 4)
    assert (mesa.gained, mesa.credits(), mesa.mesa.turn) == ((0, 1), [("penalty", 1, 1)], 3)
    mesa.ruling("CEGO-9.IV-9", 5)
    assert mesa.gained == (1, 1)
    assert None in mesa.view(4).hands[4].dealt_cards


@pytest.mark.clause("CEGO-9.IV-9", "CEGO-9.II-1")
def test_a_tento_can_end_the_partida() -> None:
    mesa = em_testa(score=(20, 23), testaStopAt="24").plays("0:4C").ruling("CEGO-9.IV-9", 4)
    assert mesa.state.outcome is not None
    assert (mesa.state.outcome.score, mesa.state.outcome.how) == ((20, 24), "played")
    assert no(mesa, "CEGO-9.IV-9", 4) == "partida-decided"


@pytest.mark.clause("CEGO-9.IV-10")
def test_without_the_announcement_nothing_is_paid() -> None:
    mesa = em_testa().plays("0:4C").ruling("CEGO-9.IV-10", 4)
    assert (told(mesa).effect, mesa.gained, mesa.mesa.turn) == ("look-unannounced", (0, 0), 3)


@pytest.mark.clause("S-CEGO-44")
def test_the_announcement_matters_for_the_tento_and_not_for_the_redeal() -> None:
    assert no(em_testa(), "CEGO-9.IV-10", 4) == "volta-not-begun"
    assert deals_again(em_testa().ruling("CEGO-9.IV-8", 4)) == ("testa", 5, 0)
    for begun in (em_testa().plays("0:4C"), em_testa().call(0, "truco")):
        assert no(begun, "CEGO-9.IV-8", 4) == "volta-begun"
        begun.ruling("CEGO-9.IV-10", 4)
        assert begun.gained == (0, 0)
        begun.ruling("CEGO-9.IV-9", 4).ruling("CEGO-9.IV-9", 2)
        assert begun.gained == (0, 2)


@pytest.mark.clause("CEGO-9.V-3")
def test_a_signal_or_a_card_shown_without_need_costs_one() -> None:
    mesa = em_testa().ruling("CEGO-9.V-3", 2)
    assert (mesa.gained, mesa.mesa.window) == ((0, 1), "turn")
    mesa.ruling("CEGO-9.V-3", 3, cards=tuple(cards("12C")))
    assert (mesa.gained, [event.seat for event in mesa.told(Proved)]) == ((1, 1), [3])
    assert mesa.view(0).hands[3].shown_cards == tuple(cards("12C"))
    assert no(mesa, "CEGO-9.V-3", 3, cards=tuple(cards("12C"))) == "card-seen"
    assert no(mesa, "CEGO-9.V-3", 3, cards=tuple(cards("5O"))) == "card-not-held"
    assert no(roda(), "CEGO-9.V-3", 2) == "testa-only"


@pytest.mark.clause("CEGO-9.V-4")
def test_a_card_shown_after_the_own_testa_costs_one() -> None:
    mesa = em_testa()
    assert no(mesa, "CEGO-9.V-4", 0, cards=tuple(cards("7E"))) == "own-testa-first"
    mesa.leave(0)
    left = mesa.score
    mesa.ruling("CEGO-9.V-4", 0, cards=tuple(cards("7E")))
    assert (mesa.score, mesa.mesa.nth) == ((left[0], left[1] + 1), 1)
    assert no(mesa, "CEGO-9.V-4", 0) == "cards-missing"
    assert mesa.view(1).hands[0].shown_cards == tuple(cards("7E"))


@pytest.mark.clause("CEGO-9.V-5")
def test_after_the_third_testa_everybody_may_show() -> None:
    mesa = em_testa()
    assert no(mesa, "CEGO-9.V-5", 2, cards=tuple(cards("3C"))) == "third-testa-only"
    mesa.leave(0).leave(1).leave(2)
    before = mesa.score
    mesa.ruling("CEGO-9.V-5", 2, cards=tuple(cards("3C")))
    assert (mesa.score, told(mesa).effect) == (before, "shown-last")
    assert mesa.view(5).hands[2].shown_cards == tuple(cards("3C"))


# Testas: cards gathered, bystanders.


@pytest.mark.clause("CEGO-9.V-6")
def test_a_companion_gathers_the_cards_before_they_were_played() -> None:
    mesa = em_testa().leave(0)
    before = mesa.score
    mesa.ruling("CEGO-9.V-6", 3)
    assert (mesa.score, mesa.mesa.nth) == ((before[0] + 2, before[1]), 2)
    mesa.plays("2:10O")
    assert no(mesa, "CEGO-9.V-6", 0) == "gathered-late"
    assert no(roda(), "CEGO-9.V-6", 0) == "testa-only"


@pytest.mark.clause("CEGO-9.V-7")
def test_and_the_rival_shows_a_flor() -> None:
    mesa = em_testa(FLOR_4).leave(0)
    before = mesa.score
    mesa.ruling("CEGO-9.V-7", 3)
    assert mesa.score == (before[0] + 4, before[1])
    assert mesa.view(2).hands[4].dealt_cards == tuple(cards("7O 6O 3O"))
    assert no(mesa, "CEGO-9.V-7", 0) == "no-flor-to-show"


@pytest.mark.clause("CEGO-9.V-8")
def test_the_opponents_gather_them() -> None:
    mesa = em_testa().leave(0)
    before = mesa.score
    mesa.ruling("CEGO-9.V-8", 0)
    assert (mesa.score, mesa.mesa.nth) == ((before[0], before[1] + 2), 2)


@pytest.mark.clause("CEGO-9.V-8")
def test_by_house_rule_a_flor_is_paid_as_such() -> None:
    mesa = em_testa({**H1, 0: "7E 6E 4E"}, gatheredFlor="4").ruling("CEGO-9.V-8", 3, sanction="flor")
    assert mesa.gained == (4, 0)
    assert no(em_testa({**H1, 0: "7E 6E 4E"}), "CEGO-9.V-8", 3, sanction="flor") == "superfluous"
    assert no(em_testa(gatheredFlor="4"), "CEGO-9.V-8", 3, sanction="flor") == "no-flor-to-show"


@pytest.mark.clause("CEGO-9.V-6", "CEGO-9.V-8")
def test_gathered_cards_never_cost_less_than_what_was_staked() -> None:
    mesa = em_testa().call(0, "falta-envido").quero(3).songs().ruling("CEGO-9.V-6", 2)
    assert mesa.gained == (0, 7)


@pytest.mark.clause("CEGO-9.III-11")
def test_a_bystander_who_speaks_makes_the_companion_lose_the_testa() -> None:
    mesa = em_testa().ruling("CEGO-9.III-11", 2)
    assert (mesa.gained, mesa.mesa.nth) == ((0, 2), 1)
    assert no(em_testa(), "CEGO-9.III-11", 0) == "not-a-bystander"
    assert no(roda(), "CEGO-9.III-11", 2) == "testa-only"


@pytest.mark.clause("CEGO-9.III-11")
def test_or_what_was_staked_in_it() -> None:
    mesa = em_testa().call(0, "envido").quero(3).songs()
    mesa.call(0, "truco").quero(3, raising=True).ruling("CEGO-9.III-11", 5)
    assert mesa.gained == (4, 0)


@pytest.mark.clause("CEGO-9.III-12")
def test_asking_what_is_owed_costs_nothing() -> None:
    mesa = first_testa(em_testa())
    before = mesa.score
    mesa.ruling("CEGO-9.III-12", 3)
    assert (mesa.score, told(mesa).effect) == (before, "note")


# The table of effects.


def test_every_incident_of_the_text_can_be_ruled() -> None:
    text = [entry for entry in regulation("truco-cego").entries() if isinstance(entry, Clause)]
    asked = {entry.id for entry in text if entry.kind in ("incident", "conduct", "venue")}
    assert asked <= set(effects.BY_CLAUSE)
    assert set(effects.BY_CLAUSE) <= {entry.id for entry in text}


@pytest.mark.parametrize("mesa", [roda(), em_testa(), roda(H2).call(0, "envido")], ids=["roda", "testa", "asked"])
def test_every_sample_can_be_applied(mesa: MesaCego) -> None:
    samples = mesa.state.legal(REFEREE)
    assert len(samples) > 60
    for ruling in samples:
        assert mesa.state.check(REFEREE, ruling) is None
        step = mesa.state.apply(REFEREE, ruling)
        assert isinstance(step.events[0], Ruled)
        assert step.state.board().copy().key() == step.state.board().key()
