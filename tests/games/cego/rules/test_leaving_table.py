"""Table 4.8: what those who stay are paid when the others leave, row by row, in roda and in testa, with its clause."""

from typing import Final

import pytest

from carteado.game import Seat
from carteado.games.cego.rules.acts import GiveHandUp
from carteado.games.cego.rules.events import Credited, WentOut
from games.cego.kit import H1, MesaCego, em_testa, roda
from games.cego.kit.flores import with_flores
from games.cego.kit.told import proofs
from games.cego.kit.turning import CHAIRS, at, em_testa_at, plays_at, roda_at, sides_at

EACH: Final = pytest.mark.parametrize("by", CHAIRS)


# Table 4.8: the points part.


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-1", "CEGO-9.VIII.a-4", "CEGO-9.XVI.k-2")
@pytest.mark.parametrize("how", ["pass", "pack"])
def test_row_a_in_eachem_testa_at(how: str, by: int) -> None:
    table = em_testa_at(H1, by)
    for seat in (0, 1, 2):
        table.leave(at(seat, by), how)
    assert table.gained == sides_at((2, 4), by)
    mine, theirs = by % 2, 1 - by % 2
    paid = [(part, side, 1) for side in (theirs, mine, theirs) for part in ("envido", "truco")]
    assert table.credits() == paid


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-1", "CEGO-9.XVI.k-2")
def test_row_a_for_the_second_of_a_testa_after_the_mao_has_played(by: int) -> None:
    assert em_testa_at(H1, by).play(at(0, by), "4C").leave(at(3, by)).gained == sides_at((2, 0), by)


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-9", "CEGO-9.VIII.a-1", "CEGO-9.VIII.a-2")
def test_row_a_for_a_trio_that_goes_together(by: int) -> None:
    table = roda_at(H1, by)
    for seat in range(6):
        assert (GiveHandUp() in table.menu(at(seat, by))) == (seat % 2 == 0)
    table.give_up(at(4, by))
    assert (table.gained, proofs(table)) == (sides_at((0, 2), by), [])
    assert table.told(WentOut)[0].seats == tuple(sorted(at(seat, by) for seat in (0, 2, 4)))


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-3", "CEGO-9.VIII.a-4")
def test_row_b_in_aem_testa_at(by: int) -> None:
    table = em_testa_at({**H1, 3: "4O 5O 6O", 1: "1B 5B 4B"}, by).leave(at(0, by))
    assert table.gained == sides_at((0, 4), by)
    assert table.credits() == [("flor", 1 - by % 2, 3), ("truco", 1 - by % 2, 1)]
    assert proofs(table) == [(at(3, by), "4O 5O 6O")]


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-5")
@pytest.mark.parametrize(("seats", "tentos"), [((1, 5), 7), ((3,), 4), ((1, 3, 5), 10), ((), 2)])
def test_row_b_three_for_each_flor_in_aroda_at(seats: tuple[Seat, ...], tentos: int, by: int) -> None:
    table = roda_at(with_flores(*seats), by).give_up(at(0, by))
    assert table.gained == sides_at((0, tentos), by)
    assert sorted(seat for seat, _ in proofs(table)) == sorted(at(seat, by) for seat in seats)


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-8")
def test_row_c_once_a_card_was_played_the_points_are_nothing(by: int) -> None:
    together = roda_at(H1, by).plays(plays_at("0:4C 1:4O", by)).give_up(at(2, by))
    assert together.credits() == [("truco", 1 - by % 2, 1)]
    alone = em_testa_at(H1, by).plays(plays_at("0:4C 3:12C", by)).leave(at(3, by))
    assert alone.credits() == [("truco", by % 2, 1)]
    vaza_2 = roda_at(H1, by).plays(plays_at("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C 2:2B", by))
    vaza_2.leave(at(3, by)).play(at(4, by), "11B").leave(at(5, by)).play(at(0, by), "6E").leave(at(1, by))
    assert vaza_2.credits() == [("truco", by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-8", "S-CEGO-15")
def test_row_c_once_a_word_was_said_the_points_are_nothing(by: int) -> None:
    alone = em_testa_at(H1, by).call(at(0, by), "truco").quero(at(3, by)).leave(at(0, by))
    assert alone.credits() == [("truco", 1 - by % 2, 2)]
    together = roda_at(H1, by).call(at(0, by), "truco").quero(at(3, by)).give_up(at(2, by))
    assert together.credits() == [("truco", 1 - by % 2, 2)]


@pytest.mark.clause("S-CEGO-15", "CEGO-9.VIII.a-1")
def test_to_leave_the_answer_to_partners_is_not_to_speak() -> None:
    table = roda(H1).call(0, "truco").defer(1).defer(3).give_up(5)
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.k-2", "S-CEGO-08")
def test_row_c2_leaving_refuses_an_envido_that_could_still_come() -> None:
    table = em_testa(H1, openTiming="any", envidoAfterTruco="true").call(0, "truco").quero(3)
    assert "envido" in table.offered(3)
    table.leave(0)
    assert table.credits() == [("envido", 1, 1), ("truco", 1, 2)]
    closed = em_testa(H1, openTiming="any").call(0, "truco").quero(3).leave(0)
    assert closed.credits() == [("truco", 1, 2)]


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-3", "CEGO-9.VIII.a-5", "S-CEGO-13")
def test_row_d_flores_are_paid_even_to_who_has_played_or_spoken(by: int) -> None:
    testa = em_testa_at({**H1, 3: "4O 5O 6O", 1: "1B 5B 4B"}, by).call(at(0, by), "truco").quero(at(3, by)).leave(at(0, by))
    assert testa.credits() == [("flor", 1 - by % 2, 3), ("truco", 1 - by % 2, 2)]
    together = roda_at(with_flores(1, 3, 5), by).plays(plays_at("0:4C 1:10O", by)).give_up(at(2, by))
    assert together.credits() == [("flor", 1 - by % 2, 6), ("truco", 1 - by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-2", "CEGO-9.XVI.k-3")
@pytest.mark.parametrize("word", ["envido", "real-envido", "falta-envido"])
@pytest.mark.parametrize("at_gate", [True, False])
def test_row_e_a_first_call_is_refused_for_one(word: str, at_gate: bool, by: int) -> None:
    testa = em_testa_at(H1, by).call(at(0, by), word)
    if not at_gate:
        testa.no_flor()
    testa.leave(at(3, by), "pack")
    assert testa.credits() == [("envido", by % 2, 1), ("truco", by % 2, 1)]
    table = roda_at(H1, by).call(at(0, by), word).say(at(2, by), "e-boa").say(at(4, by), "e-boa")
    if not at_gate:
        table.no_flor()
    table.give_up(at(5, by))
    assert table.credits() == [("envido", by % 2, 1), ("truco", by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-3")
@pytest.mark.parametrize("word", ["envido-e-truco", "truco-e-falta-envido"])
def test_row_e_of_a_double_proposal_one_for_each_part(word: str, by: int) -> None:
    testa = em_testa_at(H1, by).call(at(0, by), word).leave(at(3, by), "pack")
    assert testa.credits() == [("envido", by % 2, 1), ("truco", by % 2, 1)]
    table = roda_at(H1, by).call(at(0, by), word).no_flor().give_up(at(3, by))
    assert table.credits() == [("envido", by % 2, 1), ("truco", by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-4")
@pytest.mark.parametrize(
    ("chain", "price"),
    [
        ("envido real-envido", 2),
        ("envido envido-envido", 2),
        ("envido falta-envido", 2),
        ("real-envido real-envido", 3),
        ("real-envido falta-envido", 3),
        ("envido envido-envido real-envido", 4),
        ("envido real-envido falta-envido", 5),
    ],
)
def test_row_f_a_raise_is_refused_for_what_was_in_play(chain: str, price: int, by: int) -> None:
    calls = chain.split()
    for table, leave in ((em_testa_at(H1, by), True), (roda_at(H1, by), False)):
        table.call(at(0, by), calls[0]).no_flor()
        for nth, word in enumerate(calls[1:], 1):
            table.call(at(3 * (nth % 2), by), word)
        quits = at(3 * (len(calls) % 2), by)
        table.leave(quits, "pack") if leave else table.give_up(quits)
        keeper = 1 - quits % 2
        assert table.credits() == [("envido", keeper, price), ("truco", keeper, 1)]


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-8", "CEGO-9.VIII.a-11")
def test_row_g_points_already_settled_stay_settled(by: int) -> None:
    sung = em_testa_at(H1, by).call(at(0, by), "envido").quero(at(3, by)).songs().leave(at(0, by))
    assert sung.credits() == [("envido", by % 2, 2), ("truco", 1 - by % 2, 1)]
    assert proofs(sung) == [(at(0, by), "7E 6E")]
    refused = em_testa_at(H1, by).call(at(0, by), "envido").nao_quero(at(3, by)).leave(at(0, by))
    assert refused.credits() == [("envido", by % 2, 1), ("truco", 1 - by % 2, 1)]
    together = roda_at(H1, by).call(at(0, by), "envido").quero(at(3, by)).songs().give_up(at(2, by))
    assert together.credits() == [("envido", by % 2, 2), ("truco", 1 - by % 2, 1)]
    assert proofs(together) == [(at(0, by), "7E 6E")]


FIRST: Final = {**H1, 0: "7E 6E 4E"}


@EACH
@pytest.mark.clause("CEGO-9.VIII.h-6", "CEGO-9.XVI.k-2")
@pytest.mark.parametrize("word", ["flor", "contra-flor-e-o-resto", "achico", "flor-e-truco"])
def test_row_h_to_leave_a_flor_unanswered_is_to_find_it_good(word: str, by: int) -> None:
    testa = em_testa_at(FIRST, by).call(at(0, by), word).leave(at(3, by), "pack")
    assert testa.credits() == [("flor", by % 2, 3), ("truco", by % 2, 1)]
    assert proofs(testa) == [(at(0, by), "7E 6E 4E")]
    table = roda_at(FIRST, by).call(at(0, by), word).say(at(2, by), "e-boa").say(at(4, by), "e-boa").give_up(at(3, by))
    assert table.credits() == [("flor", by % 2, 3), ("truco", by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-5", "CEGO-9.VIII.h-6")
def test_row_h_three_for_each_flor_said(by: int) -> None:
    hands = {**FIRST, 2: "3C 2C 10C", 5: "12E 11O 10B", 4: "11B 4B 2O"}
    table = roda_at(hands, by).call(at(0, by), "flor").say(at(2, by), "flor").say(at(4, by), "e-boa").say(at(1, by), "e-boa")
    table.give_up(at(3, by))
    assert table.credits() == [("flor", by % 2, 6), ("truco", by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-5", "CEGO-9.XIV-21")
def test_row_h_also_where_the_flor_was_said_to_a_partners_envido(by: int) -> None:
    hands = {**FIRST, 0: "7E 6E 4C", 2: "3C 2C 10C", 5: "12E 11O 10B", 4: "11B 4B 2O"}
    table = roda_at(hands, by).call(at(0, by), "envido").say(at(2, by), "flor").say(at(4, by), "e-boa").give_up(at(3, by))
    assert table.credits() == [("flor", by % 2, 3), ("truco", by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-8", "CEGO-9.VIII.a-11")
def test_row_h2_who_leaves_keeps_the_flor_already_paid(by: int) -> None:
    testa = em_testa_at(FIRST, by).call(at(0, by), "flor").say(at(3, by), "e-boa").leave(at(0, by), "pack")
    assert testa.credits() == [("flor", by % 2, 3), ("truco", 1 - by % 2, 1)]
    assert proofs(testa) == [(at(0, by), "7E 6E 4E")]
    table = roda_at(FIRST, by).call(at(0, by), "flor").no_flor().give_up(at(4, by))
    assert table.credits() == [("flor", by % 2, 3), ("truco", 1 - by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.VIII.a-8")
def test_row_h2_but_not_one_that_goes_to_the_pack_unseen(by: int) -> None:
    table = em_testa_at(FIRST, by).call(at(0, by), "flor").say(at(3, by), "e-boa").leave(at(0, by), "unseen")
    assert table.credits() == [("flor", 1 - by % 2, 3), ("truco", 1 - by % 2, 1)]


TWO: Final = {**FIRST, 3: "7C 5C 4C", 5: "12E 11O 10B", 4: "11B 4B 2O"}


@EACH
@pytest.mark.clause("CEGO-9.XIII.c-3", "CEGO-9.XVI.k-2")
@pytest.mark.parametrize("word", ["contra-flor", "contra-flor-e-o-resto"])
def test_row_i_what_was_put_on_a_flor_is_shrunk_from(word: str, by: int) -> None:
    testa = em_testa_at(TWO, by).call(at(0, by), "flor").say(at(3, by), word).leave(at(0, by), "pack")
    assert testa.credits() == [("flor", 1 - by % 2, 4), ("truco", 1 - by % 2, 1)]
    assert sorted(proofs(testa)) == sorted([(at(0, by), "7E 6E 4E"), (at(3, by), "7C 5C 4C")])
    table = roda_at(TWO, by).call(at(0, by), "flor").say(at(2, by), "e-boa").say(at(4, by), "e-boa").say(at(3, by), word)
    table.no_flor().give_up(at(2, by))
    assert table.credits() == [("flor", 1 - by % 2, 4), ("truco", 1 - by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.XIII.f-2", "CEGO-9.XVI.k-2")
def test_row_i_three_for_each_of_theirs_and_one_for_each_of_ours(by: int) -> None:
    hands = {**TWO, 2: "3C 2C 10C", 1: "1B 5B 6B"}
    table = roda_at(hands, by).call(at(0, by), "flor").say(at(2, by), "flor").say(at(4, by), "e-boa")
    table.say(at(1, by), "flor").say(at(3, by), "contra-flor").say(at(5, by), "e-boa").give_up(at(4, by))
    assert table.credits() == [("flor", 1 - by % 2, 8), ("truco", 1 - by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.XIII.e-2", "CEGO-9.XVI.k-4", "S-CEGO-14")
@pytest.mark.parametrize(("option", "in_testa"), [("6", 6), ("4", 4)])
def test_row_j_the_rest_over_a_contra_flor(option: str, in_testa: int, by: int) -> None:
    rest = "contra-flor-e-o-resto"
    testa = em_testa_at(TWO, by, testaCFCFRrefused=option).call(at(0, by), "flor").say(at(3, by), "contra-flor")
    testa.call(at(0, by), rest).leave(at(3, by), "pack")
    assert testa.credits() == [("flor", by % 2, in_testa), ("truco", by % 2, 1)]
    table = roda_at(TWO, by, testaCFCFRrefused=option).call(at(0, by), "flor").say(at(2, by), "e-boa").say(at(4, by), "e-boa")
    table.say(at(3, by), "contra-flor").no_flor().call(at(0, by), rest).give_up(at(3, by))
    assert table.credits() == [("flor", by % 2, 6), ("truco", by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.XIII.b-3", "S-CEGO-43")
def test_row_k_hidden_flores_are_compared_at_once(by: int) -> None:
    testa = em_testa_at(TWO, by).call(at(0, by), "flor").say(at(3, by), "flor").defer(at(0, by))
    assert testa.mesa.points == "hidden"
    testa.leave(at(0, by), "pack")
    assert testa.credits() == [("flor", by % 2, 6), ("truco", 1 - by % 2, 1)]
    assert sorted(proofs(testa)) == sorted([(at(0, by), "7E 6E 4E"), (at(3, by), "7C 5C 4C")])
    table = roda_at(TWO, by).call(at(0, by), "flor").say(at(2, by), "e-boa").say(at(4, by), "e-boa").say(at(3, by), "flor")
    table.no_flor().defer(at(0, by)).give_up(at(0, by))
    assert table.credits() == [("flor", by % 2, 6), ("truco", 1 - by % 2, 1)]


@EACH
@pytest.mark.clause("CEGO-9.X-3")
def test_row_k_a_flor_thrown_in_unseen_is_lost_with_the_truco(by: int) -> None:
    table = em_testa_at(TWO, by).call(at(0, by), "flor").say(at(3, by), "flor").defer(at(0, by)).leave(at(0, by), "unseen")
    assert table.credits() == [("flor", 1 - by % 2, 6), ("truco", 1 - by % 2, 1)]


# Table 4.8: the truco part.


@EACH
@pytest.mark.clause("S-CEGO-15", "CEGO-9.XVI.k-2", "CEGO-9.XVI.h-1")
def test_leaving_a_truco_costs_the_envido_too_and_refusing_it_does_not(by: int) -> None:
    mine = by % 2
    assert em_testa_at(H1, by).call(at(0, by), "truco").leave(at(3, by), "pack").gained == sides_at((2, 0), by)
    assert em_testa_at(H1, by).call(at(0, by), "truco").nao_quero(at(3, by)).gained == sides_at((1, 0), by)
    assert roda_at(H1, by).call(at(0, by), "truco").give_up(at(1, by)).credits() == [("envido", mine, 1), ("truco", mine, 1)]
    assert roda_at(H1, by).call(at(0, by), "truco").nao_quero(at(1, by)).credits() == [("truco", mine, 1)]


@EACH
@pytest.mark.clause("S-CEGO-15")
def test_by_house_rule_leaving_a_truco_is_refusing_it(by: int) -> None:
    table = em_testa_at(H1, by, leaveCostsEnvido="false").call(at(0, by), "truco").leave(at(3, by), "pack")
    assert table.credits() == [("truco", by % 2, 1)]
    together = roda_at(H1, by, leaveCostsEnvido="false").call(at(0, by), "truco").give_up(at(3, by))
    assert together.credits() == [("truco", by % 2, 1)]
    unspoken = em_testa_at(H1, by, leaveCostsEnvido="false").leave(at(0, by))
    assert unspoken.gained == sides_at((0, 2), by)


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-2", "CEGO-9.XVI.k-4", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1")
@pytest.mark.parametrize("raises", [1, 2])
def test_a_raise_of_truco_left_unanswered_is_refused(raises: int, by: int) -> None:
    for table in (em_testa_at(H1, by), roda_at(H1, by)):
        table.call(at(0, by), "truco").quero(at(3, by), raising=True)
        if raises == 2:
            table.quero(at(0, by), raising=True)
        quits = at(0 if raises == 1 else 3, by)
        table.leave(quits, "pack") if table.mesa.form == "testa" else table.give_up(quits)
        assert table.credits() == [("truco", 1 - quits % 2, raises + 1)]


@EACH
@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_truco_that_was_accepted_is_lost_whole(level: int, by: int) -> None:
    for table in (em_testa_at(H1, by), roda_at(H1, by)):
        table.call(at(0, by), "truco")
        for nth in range(1, level):
            table.quero(at(3 * (nth % 2), by), raising=True)
        table.quero(at(3 * (level % 2), by))
        table.leave(at(0, by)) if table.mesa.form == "testa" else table.give_up(at(0, by))
        assert table.credits() == [("truco", 1 - by % 2, level + 1)]


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-2", "CEGO-9.XVI-4")
def test_who_leaves_is_not_paid_for_a_truco_of_his_own(by: int) -> None:
    theirs = 1 - by % 2
    testa = em_testa_at(H1, by).call(at(0, by), "truco").call(at(3, by), "envido").leave(at(0, by), "pack")
    assert testa.credits() == [("envido", theirs, 1), ("truco", theirs, 1)]
    table = roda_at(H1, by).call(at(0, by), "truco").call(at(3, by), "envido").no_flor().give_up(at(2, by))
    assert table.credits() == [("envido", theirs, 1), ("truco", theirs, 1)]


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-2", "CEGO-9.VIII.h-6", "CEGO-9.XVI-2")
@pytest.mark.parametrize("raises", [1, 2])
def test_who_leaves_is_not_paid_for_a_raise_of_his_own(raises: int, by: int) -> None:
    """The flor is put over the raise of who then leaves."""
    hands = {**FIRST, 3: "1E 12C 7C"} if raises == 1 else {**FIRST, 0: "1E 12C 7C", 3: "7E 6E 4E"}
    table = em_testa_at(hands, by).call(at(0, by), "truco").quero(at(3, by), raising=True)
    if raises == 2:
        table.quero(at(0, by), raising=True)
    singer, quits = (at(0, by), at(3, by)) if raises == 1 else (at(3, by), at(0, by))
    table.call(singer, "flor").leave(quits, "pack")
    assert table.credits() == [("flor", singer % 2, 3), ("truco", singer % 2, raises + 1)]


# What is paid says why.


@pytest.mark.clause(
    "CEGO-9.VIII.a-1", "CEGO-9.VIII.a-3", "CEGO-9.VIII.a-5", "CEGO-9.XVI.k-3", "CEGO-9.XVI.k-4", "CEGO-9.XVI.k-8",
    "CEGO-9.XIV-17",
)  # fmt: skip
def test_every_payment_cites_its_clause() -> None:
    def cited(table: MesaCego) -> list[str]:
        return [event.clause.removeprefix("CEGO-9.") for event in table.told(Credited)]

    assert cited(em_testa(H1).leave(0)) == ["VIII.a-1", "XVI.k-8"]
    assert cited(roda(H1).give_up(0)) == ["VIII.a-1", "XVI.k-8"]
    assert cited(em_testa(TWO).leave(0)) == ["VIII.a-3", "XVI.k-8"]
    assert cited(roda(with_flores(1, 3, 5)).give_up(0)) == ["VIII.a-5", "XVI.k-8"]
    assert cited(em_testa(H1).call(0, "envido").leave(3, "pack")) == ["XVI.k-3", "XVI.k-8"]
    assert cited(em_testa(H1).call(0, "envido").no_flor().call(3, "real-envido").leave(0, "pack")) == ["XVI.k-4", "XVI.k-8"]
    assert cited(em_testa(H1).call(0, "truco").leave(3, "pack")) == ["VIII.a-1", "XVI.h-1"]
    assert cited(em_testa(H1).call(0, "truco").quero(3, raising=True).quero(0).leave(0)) == ["XVI.i-1"]
    assert cited(em_testa(H1).call(0, "envido").nao_quero(3).leave(0)) == ["XIV-17", "XVI.k-8"]
    assert cited(em_testa(H1).call(0, "envido").quero(3).songs().leave(0)) == ["XIV-5", "XVI.k-8"]
    flor = em_testa(TWO).call(0, "flor").say(3, "flor").defer(0).leave(0)
    assert cited(flor) == ["XIII.b-3", "XVI.k-8"]
    counter = em_testa(TWO).call(0, "flor").say(3, "contra-flor")
    assert cited(counter.quero(0).songs().leave(0)) == ["XIII.c-2", "XVI.k-8"]
    shrunk = em_testa(TWO).call(0, "flor").say(3, "contra-flor").leave(0, "pack")
    assert cited(shrunk) == ["XIII.c-3", "XVI.k-8"]
