"""The model of Pif-Paf: false batidas, thrown hands, rebate, and what each costs."""

from games.pife.model.game import Model
from games.pife.seated import ONE_SHORT, RAGS, all_pass, answer, discard, draw, seated

FALSE = "4P 4C 4P 6E 7E 8E JC QC KC"


def false_in_turn(**options: str) -> Model:
    """Seat 1 shows nine cards that are no batida."""
    model = seated("pifpaf", RAGS, FALSE, ONE_SHORT, RAGS, **options)
    draw(model, "2C")
    model.do(1, ("go_out", "2C"))
    return model


def test_pif_err_1() -> None:
    model = false_in_turn()
    assert (model.phase, model.turn, len(model.hands[1]), model.no_discard_batida) == ("discard", 1, 10, {1})
    assert model.refusal(1, ("go_out", "2C")) == "no batida"
    model.do(1, ("discard", "2C"))
    assert model.asked == [2, 3, 0]


def test_pif_s16_refused() -> None:
    for options in ({"incidents": "off"}, {"profile": "clean"}):
        model = seated("pifpaf", RAGS, FALSE, RAGS, **options)
        draw(model, "2C")
        assert model.refusal(1, ("go_out", "2C")) == "no batida"
        model.do(1, ("discard", "2C"))
        assert not model.allowed(2, ("reach", model.windows))


def test_pif_err_2() -> None:
    model = seated("pifpaf", RAGS, RAGS, ONE_SHORT, RAGS)
    discard(model, "9O")
    answer(model, s2="2O", s3="-", s0="-")
    assert (model.no_discard_batida, model.turn, model.lixo, model.phase) == ({2}, 2, ["9O"], "draw")
    draw(model, "10O")
    model.do(2, ("discard", "10O"))
    all_pass(model)
    discard(model, "8E")
    assert model.asked == [0, 1]
    all_pass(model)
    discard(model, "9O")
    all_pass(model)
    discard(model, "8E")
    all_pass(model)
    model.do(2, ("take", model.turns, "8E"))
    assert model.refusal(2, ("go_out", "2O")) == "barred"


def test_he_may_go_out_with_a_card_of_the_stock() -> None:
    model = seated("pifpaf", RAGS, ONE_SHORT, RAGS)
    draw(model, "8E")
    model.do(1, ("go_out", "KC"))
    model.do(1, ("go_out", "2O"))
    assert model.out == 1


def test_false_claims_after_the_winner_never_happened() -> None:
    model = seated("pifpaf", RAGS, RAGS, RAGS, ONE_SHORT)
    discard(model, "8E")
    answer(model, s0="KE", s2="KE")
    assert model.liars == []
    answer(model, s3="2O")
    assert (model.out, model.liars) == (3, [2])


def test_pif_err_3() -> None:
    model = false_in_turn()
    assert [seat for seat in range(4) if model.allowed(seat, ("throw", model.turns))] == [0, 2, 3]
    model.do(2, ("throw", model.turns))
    assert (model.inside, model.pot, model.scores[2], model.phase) == ([0, 1, 3], 44, 89, "discard")
    model.do(1, ("discard", "2C"))
    all_pass(model)
    assert (model.turn, model.allowed(3, ("throw", model.turns))) == (3, False)


def test_pif_err_3_after_a_false_claim() -> None:
    model = seated("pifpaf", RAGS, RAGS, RAGS, ONE_SHORT)
    discard(model, "9O")
    answer(model, s2="-", s3="2O", s0="-")
    assert [seat for seat in range(4) if model.allowed(seat, ("throw", model.turns))] == [0, 1, 2]
    model.do(2, ("throw", model.turns))
    assert (model.turn, model.allowed(0, ("throw", model.turns))) == (3, True)
    draw(model)
    assert not model.allowed(0, ("throw", model.turns))


def test_pif_s9_all_others_throw() -> None:
    model = false_in_turn()
    for seat in (0, 2, 3):
        model.do(seat, ("throw", model.turns))
    assert (model.out, model.scores) == (1, [89, 133, 89, 89])


def rebate(**options: str) -> Model:
    """Seat 3 reaches for the 8E and withdraws."""
    model = seated("pifpaf", RAGS, RAGS, RAGS, RAGS, **options)
    discard(model, "8E")
    answer(model, s2="-")
    model.do(3, ("reach", model.windows))
    return model


def test_pif_reb_1() -> None:
    model = rebate()
    assert model.asked == [2, 0, 1]
    assert not model.allowed(1, ("claim", model.windows, "AP"))
    assert not model.allowed(3, ("pass", model.windows))
    assert not model.allowed(0, ("call", model.windows, 2))
    model.do(0, ("call", model.windows, 3))
    assert not model.allowed(1, ("call", model.windows, 3))
    all_pass(model)
    assert (model.stock_only, model.no_discard_batida) == ({3}, set())
    discard(model, "9O")
    assert model.asked == [0, 1]
    all_pass(model)
    assert model.refusal(3, ("take", model.turns, "9O")) == "stock only"


def test_uncalled_it_costs_nothing() -> None:
    model = rebate()
    all_pass(model)
    assert model.stock_only == set()


def test_pif_s10_a_rebate_that_bars_the_batida_only() -> None:
    model = rebate(rebate_scope="batida_only")
    model.do(1, ("call", model.windows, 3))
    all_pass(model)
    discard(model, "9O")
    all_pass(model)
    model.do(3, ("take", model.turns, "9O"))
    assert model.refusal(3, ("go_out", "AP")) == "barred"


def test_one_rebate_a_window() -> None:
    model = rebate()
    model.do(2, ("reach", model.windows))
    assert model.asked == [3, 0, 1]
    assert not model.allowed(3, ("reach", model.windows))
    model.do(3, ("call", model.windows, 2))
    all_pass(model)
    assert (model.stock_only, model.turn) == ({2}, 2)


def test_a_reach_before_a_valid_claim_does_not_take_it_back() -> None:
    model = seated("pifpaf", RAGS, RAGS, RAGS, ONE_SHORT)
    discard(model, "8E")
    answer(model, s3="2O")
    model.do(2, ("reach", model.windows))
    assert model.out == 3


def test_nobody_waits_for_who_may_only_point_out() -> None:
    model = seated("pifpaf", RAGS, RAGS, RAGS, ONE_SHORT)
    discard(model, "8E")
    model.do(2, ("reach", model.windows))
    model.do(0, ("reach", model.windows))
    assert model.asked == [2, 3, 1]
    answer(model, s3="2O")
    assert model.out == 3
