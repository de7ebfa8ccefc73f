"""Roda and testa in turn (section 8), the deal that goes round, and how a partida ends in the middle of it."""

import pytest

from carteado.game import CHANCE, Reason, Seat
from carteado.games.cego.rules.acts import LeiDoJogo
from carteado.games.cego.rules.events import Credited, VoltaBegan, VoltaEnded
from carteado.pack import Deal, PartidaEnded, Shuffle
from games.cego.kit import H1, MesaCego, em_testa, roda
from games.cego.kit.mesa import pack
from games.cego.kit.turning import CHAIRS, at, dealer_at, hands_at, sides_at

FLOR_DO_2 = {0: "7E 6E 4C", 3: "1E 12C 4O", 1: "1B 3E 10O", 4: "11B 10B 2O", 2: "1C 2C 3C", 5: "12E 11O 10C"}


def shuffled(table: MesaCego) -> MesaCego:
    """The next deal begins: H1, its best cards to the mão."""
    dealer = table.mesa.dealer if table.mesa.next_dealer < 0 else table.mesa.next_dealer
    return table.do(CHANCE, Shuffle(pack(hands_at(H1, dealer + 1), dealer)))


def dealt(table: MesaCego) -> MesaCego:
    """The next deal is on."""
    shuffled(table)
    return table.do(table.mesa.dealer, Deal())


def given_up(table: MesaCego) -> MesaCego:
    """The mão's side gives every volta of this deal up, for two tentos each."""
    number = table.mesa.mao
    while table.mesa.phase == "play" and table.mesa.mao == number:
        seat = table.mesa.turn
        table.give_up(seat) if table.mesa.form == "roda" else table.leave(seat)
    return table


def pairs(table: MesaCego) -> list[tuple[str, tuple[Seat, ...]]]:
    """Form and seats of every volta so far."""
    return [(event.form, event.seats) for event in table.told(VoltaBegan)]


@pytest.mark.clause("CEGO-9.III-2")
@pytest.mark.parametrize("dealer", CHAIRS)
def test_a_partida_opens_with_a_roda_of_six(dealer: Seat) -> None:
    table = roda(hands_at(H1, dealer + 1), dealer=dealer)
    mao = (dealer + 1) % 6
    assert pairs(table) == [("roda", tuple([(mao + nth) % 6 for nth in range(6)]))]
    assert [hand.playing for hand in table.mesa.hands] == [True] * 6


@pytest.mark.clause("CEGO-9.III-2", "CEGO-9.III-3", "CEGO-9.III-4", "CEGO-9.III-6", "CEGO-9.IV-6", "S-CEGO-03", "S-CEGO-41")
def test_the_example_with_first_dealer_four() -> None:
    table = roda(hands_at(H1, 5), dealer=4)
    dealers = []
    for _ in range(7):
        dealers.append((table.mesa.mao, table.mesa.form, table.mesa.dealer, table.mesa.first))
        dealt(given_up(table))
    assert dealers == [
        (1, "roda", 4, 5), (2, "testa", 5, 0), (3, "roda", 0, 1), (4, "testa", 1, 2), (5, "roda", 2, 3), (6, "testa", 3, 4),
        (7, "roda", 4, 5),
    ]  # fmt: skip
    testas = [seats for form, seats in pairs(table) if form == "testa"]
    assert testas[:9] == [(0, 3), (1, 4), (2, 5), (2, 5), (3, 0), (4, 1), (4, 1), (5, 2), (0, 3)]
    assert max(table.score) < 18


@pytest.mark.clause("CEGO-9.IV-6", "S-CEGO-41")
@pytest.mark.parametrize("by", CHAIRS)
def test_while_the_forms_alternate_one_trio_deals_all_rodas_and_the_other_all_testas(by: int) -> None:
    table = roda(hands_at(H1, by), dealer=dealer_at(by))
    for nth in range(6):
        assert table.mesa.form == ("testa" if nth % 2 else "roda")
        assert table.mesa.dealer == (dealer_at(by) + nth) % 6
        assert table.mesa.dealer % 2 == (dealer_at(by) + nth) % 2
        if table.mesa.form == "testa":
            first = len(table.told(VoltaBegan)) - 1
            given_up(table)
            maos = [seats[0] % 2 for _, seats in pairs(table)[first:]]
            assert maos == [dealer_at(by) % 2, 1 - dealer_at(by) % 2, dealer_at(by) % 2]
        dealt(given_up(table))


@pytest.mark.clause("CEGO-9.III-3")
def test_after_a_roda_at_three_to_one_comes_a_deal_of_testas() -> None:
    table = dealt(given_up(roda(hands_at(H1, 1), dealer=0, score=(1, 1))))
    assert (table.score, table.mesa.form, table.mesa.dealer) == ((3, 1), "testa", 1)
    assert {frozenset(seats) for _, seats in pairs(dealt(given_up(table)))[1:4]} == {
        frozenset((0, 3)),
        frozenset((1, 4)),
        frozenset((2, 5)),
    }


@pytest.mark.clause("CEGO-9.IV-6")
@pytest.mark.parametrize("form", ["roda", "testa"])
@pytest.mark.parametrize("by", CHAIRS)
def test_the_mao_is_the_next_pe(form: str, by: int) -> None:
    make = roda if form == "roda" else em_testa
    table = given_up(make(hands_at(H1, by), dealer=dealer_at(by)))
    assert (table.mesa.phase, table.mesa.next_dealer) == ("shuffle", at(0, by))
    dealt(table)
    assert (table.mesa.dealer, table.mesa.first) == (at(0, by), at(1, by))


@pytest.mark.clause("S-CEGO-02")
def test_bets_of_a_testa_are_settled_in_it_and_the_next_begins_without_any() -> None:
    table = em_testa().call(0, "envido").nao_quero(3).call(0, "truco").nao_quero(3)
    assert (table.score, table.mesa.form, table.mesa.first) == ((2, 0), "testa", 1)
    assert {"envido", "truco"} <= table.offered(1)
    assert table.call(1, "envido").nao_quero(4).call(1, "truco").nao_quero(4).score == (2, 2)


# Until six are missing.


@pytest.mark.clause("CEGO-9.III-4", "CEGO-9.III-5", "S-CEGO-01", "S-CEGO-30")
@pytest.mark.parametrize(
    ("score", "form"),
    [((17, 9), "testa"), ((9, 17), "testa"), ((17, 17), "testa"), ((18, 9), "roda"), ((9, 18), "roda"), ((23, 0), "roda")],
)
def test_testas_stop_when_the_leading_trio_lacks_six(score: tuple[int, int], form: str) -> None:
    for begun in ("testa", "roda"):
        table = MesaCego(begun, H1, score, None, {})
        assert table.mesa.form == (form if begun == "testa" else "roda")


@pytest.mark.clause("CEGO-9.III-4", "S-CEGO-01")
def test_a_roda_that_ends_at_seventeen_is_followed_by_testas() -> None:
    table = dealt(given_up(roda(H1, score=(17, 7))))
    assert (table.score, table.mesa.form) == ((17, 9), "testa")
    table = dealt(given_up(roda(H1, score=(9, 15))))
    assert (table.score, table.mesa.form) == ((9, 17), "testa")


@pytest.mark.clause("CEGO-9.III-5", "CEGO-9.IV-6", "S-CEGO-01")
@pytest.mark.parametrize("score", [(7, 16), (18, 7)])
def test_from_eighteen_on_every_deal_is_a_roda_and_the_deal_goes_on_round(score: tuple[int, int]) -> None:
    table = given_up(roda(H1, score=score))
    for nth in range(2):
        dealt(table)
        assert (table.mesa.form, table.mesa.dealer) == ("roda", nth)
        given_up(table)
    assert [form for form, _ in pairs(table)] == ["roda"] * 3


@pytest.mark.clause("S-CEGO-01")
@pytest.mark.parametrize(
    ("at_tentos", "score", "form"),
    [
        ("12", (11, 11), "testa"),
        ("12", (12, 0), "roda"),
        ("20", (19, 3), "testa"),
        ("20", (3, 20), "roda"),
        ("24", (23, 23), "testa"),
    ],
)
def test_by_house_rule_they_stop_at_other_tentos(at_tentos: str, score: tuple[int, int], form: str) -> None:
    assert em_testa(score=score, testaStopAt=at_tentos).mesa.form == form


@pytest.mark.clause("CEGO-9.III-4", "S-CEGO-01", "S-CEGO-39")
@pytest.mark.parametrize("by", CHAIRS)
def test_a_deal_of_testas_already_begun_is_played_to_its_end(by: int) -> None:
    table = em_testa(hands_at(H1, by), score=sides_at((12, 16), by), dealer=dealer_at(by))
    table.leave(at(0, by))
    assert table.score == sides_at((12, 18), by)
    for nth in (1, 2):
        assert (table.mesa.form, table.mesa.nth, table.mesa.first, table.mesa.falta) == ("testa", nth, at(nth, by), 6)
        table.leave(at(nth, by))
    assert table.score == sides_at((14, 20), by)
    for _ in range(2):
        dealt(table)
        assert table.mesa.form == "roda"
        given_up(table)


@pytest.mark.clause("CEGO-9.III-4", "S-CEGO-01")
def test_the_second_trace_of_section_eight() -> None:
    table = em_testa({**H1, 0: "1E 6E 3C", 2: "4C 2B 10O", 3: "7E 12C 7C"}, score=(16, 12)).call(0, "truco").quero(3).won_by(0)
    assert (table.score, table.mesa.form, table.mesa.nth) == ((18, 12), "testa", 1)
    table.leave(1).leave(2)
    assert [form for form, _ in pairs(table)] == ["testa"] * 3
    assert dealt(table).mesa.form == "roda"
    assert dealt(given_up(table)).mesa.form == "roda"


@pytest.mark.clause("CEGO-9.II-1", "CEGO-9.III-7", "CEGO-9.XII-1", "S-CEGO-01", "S-CEGO-07", "S-CEGO-39")
@pytest.mark.parametrize(("cap", "final"), [("true", 24), ("false", 25)])
def test_the_first_trace_of_section_eight(cap: str, final: int) -> None:
    table = em_testa(FLOR_DO_2, score=(16, 12), capAt24=cap)
    table.call(0, "falta-envido").quero(3).songs()
    assert (table.mesa.won_by, table.mesa.won) == (0, 6)
    table.plays("0:4C 3:1E 3:12C 0:6E")
    assert table.score == (22, 13)
    table.call(1, "envido").nao_quero(4).call(1, "truco").quero(4).plays("1:1B 4:11B 1:3E 4:10B")
    assert (table.score, table.mesa.nth) == ((22, 16), 2)
    table.call(2, "flor").say(5, "e-boa")
    assert (table.mesa.phase, table.score) == ("over", (final, 16))
    assert table.credits()[-1] == ("flor", 0, 3)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.returns, outcome.score) == ((1, -1, 1, -1, 1, -1), (final, 16))


# By house rule, also between the testas of a deal.


@pytest.mark.clause("S-CEGO-01")
@pytest.mark.parametrize("played", [1, 2])
def test_by_house_rule_the_testas_left_are_scrapped_and_dealt_again_as_a_roda(played: int) -> None:
    table = em_testa(H1, score=(4, 16) if played == 1 else (16, 4), testaStopCheck="eachTesta")
    for seat in range(played):
        table.leave(seat)
    assert (max(table.score), table.mesa.phase) == (18, "shuffle")
    assert (len(pairs(table)), table.mesa.dealer, table.mesa.next_dealer) == (played, 5, -1)
    dealt(table)
    assert (table.mesa.form, table.mesa.dealer, table.mesa.first, table.mesa.mao) == ("roda", 5, 0, 1)
    dealt(given_up(table))
    assert (table.mesa.form, table.mesa.dealer) == ("roda", 0)


@pytest.mark.clause("S-CEGO-01")
def test_by_house_rule_the_third_testa_that_crosses_it_ends_the_deal_as_always() -> None:
    table = em_testa(H1, score=(10, 14), testaStopCheck="eachTesta").leave(0).leave(1).leave(2)
    assert (table.score, table.mesa.phase, table.mesa.next_dealer) == ((12, 18), "shuffle", 0)
    assert len(pairs(table)) == 3
    assert dealt(table).mesa.form == "roda"


@pytest.mark.clause("S-CEGO-01")
def test_the_house_rule_between_testas_does_nothing_below_the_mark() -> None:
    table = em_testa(H1, score=(4, 15), testaStopCheck="eachTesta").leave(0)
    assert (table.score, table.mesa.form, table.mesa.nth) == ((4, 17), "testa", 1)


# How it ends.


@pytest.mark.clause("CEGO-8-1", "CEGO-9.II-1")
@pytest.mark.parametrize("by", CHAIRS)
def test_voltas_go_on_until_a_trio_has_twenty_four(by: int) -> None:
    table = roda(hands_at(H1, by), dealer=dealer_at(by))
    for _ in range(30):
        given_up(table)
        if table.mesa.phase == "over":
            break
        assert max(table.score) < 24
        dealt(table)
    assert max(table.score) == 24
    assert min(table.score) < 24
    assert table.state.actors() == ()
    winner = 0 if table.score[0] == 24 else 1
    assert table.told(PartidaEnded)[-1] == PartidaEnded(winner, table.score, "played", "CEGO-9.II-1")
    assert all(table.menu(seat) == () for seat in range(6))


@pytest.mark.clause("CEGO-9.II-1")
@pytest.mark.parametrize("by", CHAIRS)
def test_twenty_four_end_it_at_once(by: int) -> None:
    table = roda(hands_at(H1, by), score=sides_at((23, 20), by), dealer=dealer_at(by))
    table.call(at(0, by), "truco").nao_quero(at(1, by))
    assert (table.score, table.mesa.phase) == (sides_at((24, 20), by), "over")
    outcome = table.state.outcome
    assert outcome is not None
    assert [seat for seat in range(6) if outcome.returns[seat] == 1] == [seat for seat in range(6) if seat % 2 == by % 2]
    assert table.refused(at(2, by), Deal()).code == "partida-over"


@pytest.mark.clause("CEGO-9.II-1", "CEGO-9.III-7")
@pytest.mark.parametrize("after", [1, 2])
def test_a_partida_that_ends_between_testas_leaves_the_others_unplayed(after: int) -> None:
    table = em_testa(H1, score=(3, 22) if after == 1 else (22, 3), testaStopAt="24")
    for _ in range(after):
        table.leave(table.mesa.turn)
    assert (table.mesa.phase, max(table.score)) == ("over", 24)
    assert len(pairs(table)) == after
    waiting = [seat for seat in range(6) if (seat % 3) >= after]
    for seat in waiting:
        assert set(table.view(seat).hands[seat].dealt_cards) == {None}


@pytest.mark.clause("CEGO-9.II-1", "S-CEGO-07")
def test_an_envido_that_takes_a_trio_out_ends_it_before_the_truco() -> None:
    table = roda(H1, score=(22, 22)).call(0, "truco").call(1, "envido").quero(0)
    table.songs()
    assert (table.mesa.phase, table.score, table.credits()) == ("over", (24, 22), [("envido", 0, 2)])


@pytest.mark.clause("CEGO-9.II-1", "S-CEGO-07")
def test_a_refused_envido_can_end_it_too() -> None:
    table = roda(H1, score=(22, 23)).call(0, "truco").call(1, "envido").nao_quero(0)
    assert (table.mesa.phase, table.score, table.credits()) == ("over", (22, 24), [("envido", 1, 1)])


@pytest.mark.clause("CEGO-9.II-1", "S-CEGO-07")
def test_the_points_are_paid_first_where_both_trios_would_go_out() -> None:
    table = roda(H1, score=(22, 23)).call(0, "envido").quero(1).songs()
    assert (table.mesa.phase, table.score) == ("over", (24, 23))
    hands = {0: "7O 6O 4C", 1: "1E 3O 4O", 2: "4B 5C 6B", 3: "5B 4E 6E", 4: "5E 6C 7B", 5: "10E 11O 10C"}
    table = roda(hands, score=(21, 23)).call(0, "envido").quero(1).songs()
    assert (table.mesa.phase, table.mesa.window, table.score) == ("play", "turn", (21, 23))
    table.won_by(1)
    assert (table.score, table.mesa.phase) == ((23, 24), "over")


@pytest.mark.clause("S-CEGO-07")
@pytest.mark.parametrize(("cap", "final"), [("true", 24), ("false", 26)])
def test_what_is_over_twenty_four_is_cut_off_unless_the_house_counts_it(cap: str, final: int) -> None:
    table = roda(H1, score=(23, 22), capAt24=cap).call(0, "real-envido").quero(1).songs()
    assert (table.score, table.mesa.phase) == ((final, 22), "over")
    assert table.told(Credited)[-1].tentos == 3


@pytest.mark.clause("CEGO-9.II-1")
def test_the_end_of_every_volta_is_told_with_the_score() -> None:
    table = given_up(em_testa(H1, score=(3, 4)))
    told = [(event.form, event.nth, event.score) for event in table.told(VoltaEnded)]
    assert told == [("testa", 0, (3, 6)), ("testa", 1, (5, 6)), ("testa", 2, (5, 8))]


# The lei do jogo is a roda's call.


@pytest.mark.clause("CEGO-9.XVI.l-2", "S-CEGO-25")
def test_in_a_deal_of_testas_nobody_says_the_lei_do_jogo() -> None:
    table = shuffled(given_up(roda(H1, score=(4, 10))))
    assert (table.mesa.phase, table.mesa.form) == ("deal", "testa")
    for seat in range(6):
        assert table.refused(seat, LeiDoJogo(6)) == Reason("lei-in-testa", "S-CEGO-25")


@pytest.mark.clause("S-CEGO-25")
def test_in_a_roda_anybody_of_either_trio_may_say_it() -> None:
    table = shuffled(given_up(em_testa(H1, score=(4, 16))))
    assert (table.mesa.form, table.score) == ("roda", (6, 20))
    assert [table.menu(seat, LeiDoJogo) for seat in range(6)] == [(LeiDoJogo(4),)] * 6


@pytest.mark.clause("S-CEGO-25", "S-CEGO-39")
def test_by_house_rule_it_is_said_in_testa_for_a_falta_of_six() -> None:
    table = shuffled(given_up(roda(H1, score=(4, 10), leiInTesta="true")))
    table.lei(2)
    table.do(table.mesa.dealer, Deal())
    assert (table.mesa.form, table.mesa.falta, table.mesa.lei) == ("testa", 6, 0)
    before = table.score
    mao = table.mesa.first
    rival = mao if mao % 2 else (mao + 3) % 6
    table.say(rival, "e-boa")
    table.nao_quero(rival).say((rival + 3) % 6, "e-boa")
    assert (table.score[0] - before[0], table.score[1] - before[1]) == (2, 0)
    assert table.mesa.nth == 1
