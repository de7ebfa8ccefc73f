"""A match of buraco: its target, several sides over it, ties and guards; minimums, clocks, rulings and named house games."""

import pytest

from carteado import catalogue
from carteado.games.canastra.rules.events import TieToBreak
from carteado.pack import PartidaEnded, Ruled
from carteado.regulations import regulation
from games.canastra.kit import Casa, Mesa, comeca, dada, encerra, esgota, mesa, partida

clause = pytest.mark.clause
B: Casa = {"game": "buraco"}
WHY = "carta caída da mesa"


@clause("BUR-PTS-1")
def test_fifteen_hundred_points_win() -> None:
    found = encerra(partida((1480, 1210), **B), 60, 20)
    assert (found.outcome().score, found.outcome().returns, found.outcome().clause) == (
        (1540, 1230),
        (1, -1, 1, -1),
        "BUR-PTS-1",
    )


@clause("BUR-PTS-1")
@pytest.mark.parametrize("target", [1500, 3000, 5000])
def test_the_target_is_agreed_beforehand(target: int) -> None:
    assert not encerra(partida((target - 10, 0), target=str(target), **B), 5, 20).over()
    assert encerra(partida((target - 10, 0), target=str(target), **B), 10, 20).outcome().score == (target, 20)
    assert partida(target=str(target), **B).shown.target == target


@clause("BUR-S14")
def test_with_both_over_it_the_higher_total_wins() -> None:
    found = encerra(partida((1400, 1450), **B), 160, 55)
    assert (found.outcome().score, found.outcome().returns, found.outcome().clause) == ((1560, 1505), (1, -1, 1, -1), "BUR-S14")


@clause("BUR-S14")
def test_a_tie_is_decided_by_one_more_deal() -> None:
    found = encerra(partida((1400, 1450), **B), 110, 60)
    assert found.told(TieToBreak) == [TieToBreak((0, 1), "BUR-S14")]
    assert encerra(found, 20, 25).outcome().returns == (-1, 1, -1, 1)


@clause("BUR-S14")
def test_of_three_sides_only_the_tied_ones_are_compared() -> None:
    found = encerra(partida((1490, 1490, 1400), seats=3, **B), 20, 20, 10)
    assert (found.shown.tied, found.over()) == ((0, 1), False)
    encerra(found, 5, 5, 200)
    assert (found.shown.tied, found.shown.score, found.over()) == ((0, 1), (1515, 1515, 1610), False)
    encerra(found, 5, 10, 300)
    assert (found.outcome().returns, found.outcome().score) == ((-1, 1, -1), (1520, 1525, 1910))


@clause("BUR-S14")
def test_three_tied_sides_may_become_two() -> None:
    found = encerra(partida((1490, 1490, 1490), seats=3, **B), 20, 20, 20)
    assert found.shown.tied == (0, 1, 2)
    assert encerra(found, 15, 5, 15).shown.tied == (0, 2)
    assert encerra(found, 5, 50, 10).outcome().returns == (-1, -1, 1)


@clause("BUR-S14")
def test_three_duplas_are_three_sides() -> None:
    found = encerra(partida((1400, 1400, 1400), seats=6, **B), 10, 110, 20)
    assert found.outcome().returns == (-1, 1, -1, -1, 1, -1)


@clause("BUR-S14")
def test_the_guards_on_the_number_of_deals() -> None:
    assert not encerra(partida((500, 400), mao=49, **B), 5, 10).over()
    assert encerra(partida((500, 400), mao=50, **B), 5, 10).outcome().clause == "BUR-S14"
    assert encerra(partida((500, 400), mao=2, max_deals="2", **B), 5, 10).outcome().returns == (1, -1, 1, -1)
    assert not encerra(partida((500, 400), mao=200, max_deals="0", **B), 5, 10).over()


@clause("BUR-S14")
def test_ten_tied_deals_make_a_draw() -> None:
    found = partida((1500, 1500), **B)
    for _ in range(9):
        encerra(found, 5, 5)
    assert not found.over()
    assert encerra(found, 10, 10).outcome().returns == (0, 0, 0, 0)
    assert found.told(PartidaEnded)[0].side == -1


@clause("BUR-S21")
def test_nobody_is_vulnerable() -> None:
    found = mesa("4C 5C 6C 9P 9E", score=(1490, 0), **B).faz("0 baixa 4C 5C 6C")
    assert found.jogos() == ["4C 5C 6C"]
    free = mesa("4C 5C 6C 9P 9E", score=(2000, 0), target="3000", **B)
    assert (free.shown.lados[0].vulnerable, free.nega("0 baixa 4C 5C 6C")) == (False, "")


@clause("BUR-S21")
def test_a_house_may_set_a_minimum_below_which_nothing_is_laid() -> None:
    house: Casa = {"target": "3000", "vuln_minimums": "40,60"}
    found = mesa("4C 5C 6C 9P 10P JP 9E 9O", score=(1500, 1495), **house, **B)
    assert (found.shown.lados[0].minimum, found.shown.lados[1].minimum) == (40, 0)
    assert found.nega("0 baixa 4C 5C 6C") == "below-minimum BUR-S21"
    assert len(found.faz("0 baixa 4C 5C 6C / 9P 10P JP").jogos()) == 2
    assert found.shown.attempts == (0, 0)


@clause("BUR-S24")
def test_a_referee_decides_what_the_text_does_not_foresee() -> None:
    found = dada(**B).decide("BUR-S24", score=(120, -30), why=WHY)
    assert (found.shown.score, found.told(Ruled)[-1].clause) == ((120, -30), "BUR-S24")
    assert esgota(found, 40, 10).shown.score == (160, -20)
    assert found.nao_decide("BUR-S24", score=(0, 0)) == "ruling-without-reason BUR-S24"
    assert found.nao_decide("BUR-S21", offender=0) == "unknown-ruling"
    found.decide("BUR-S24", sanction="void", why=WHY)
    assert (found.shown.score, found.shown.next_dealer) == ((120, -30), 0)


@clause("BUR-S24")
def test_before_the_lot_and_when_it_is_over() -> None:
    lot = Mesa(catalogue.new("buraco", 3)).decide("BUR-S24", score=(10, 20, 30), why=WHY)
    assert (lot.shown.score, lot.shown.phase) == ((10, 20, 30), "lot")
    assert lot.nao_decide("BUR-S24", sanction="void", why=WHY) == "no-deal-now BUR-S24"
    over = encerra(partida((1490, 0), **B), 10, 5).decide("BUR-S24", score=(1490, 5), why=WHY)
    assert (over.over(), over.shown.phase) == (False, "shuffle")
    assert lot.nao_decide("BUR-S24", score=(10, 20), why=WHY) == "ruling-score BUR-S24"


@clause("BUR-S24", "BUR-S14")
def test_a_void_deal_leaves_those_tied_who_were_when_it_began() -> None:
    found = encerra(encerra(partida((1490, 1490, 1400), seats=3, **B), 20, 20, 10), 5, 5, 200)
    in_play = Mesa(found.state)
    comeca(in_play).decide("BUR-S24", sanction="void", why=WHY)
    assert (in_play.shown.tied, in_play.shown.extra) == ((0, 1), 1)
    ended = encerra(Mesa(found.state), 5, 10, 300).decide("BUR-S24", sanction="void", why=WHY)
    assert (ended.shown.tied, ended.shown.extra, ended.shown.score) == ((0, 1), 1, (1515, 1515, 1610))
    assert encerra(ended, 15, 10, 300).outcome().returns == (1, -1, -1)


@clause("BUR-S24", "BUR-S14")
def test_so_do_ties_that_the_guard_on_the_deals_made() -> None:
    found = encerra(encerra(partida((500, 500, 400), seats=3, max_deals="1", **B), 5, 5, 10), 10, 5, 300)
    assert found.outcome().returns == (1, -1, -1)
    found.decide("BUR-S24", sanction="void", why=WHY)
    assert (found.shown.tied, found.shown.extra) == ((0, 1), 0)


@clause("BUR-S25")
def test_there_is_no_clock_but_a_house_may_set_one() -> None:
    clock = regulation("buraco").option("clock")
    assert (clock.default, clock.scope) == ("off", "table")
    found = mesa("4C 5C", clock="30", comprou=False, **B)
    assert dict(found.view(0).options)["clock"] == "30"
    assert found.state.lapse(0) in found.state.legal(0)


PRESETS: dict[str, Casa] = {preset.name: dict(preset.options) for preset in catalogue.game("buraco").presets}


@clause("BUR-S11", "BUR-S16", "BUR-S23")
def test_the_house_games_that_have_a_name() -> None:
    def may(name: str, hand: str, act: str, **table: object) -> bool:
        house: Casa = {**PRESETS[name], **table, **B}
        return mesa(hand, **house).nega(act) == ""

    take: Casa = {"lixo": "9P KE", "comprou": False}
    goes_out = {name: may(name, "9P", "0 descarta 9P", a=("4E 5E 6E JK 8E 9E 10E",), mortos="0 -") for name in PRESETS}
    assert goes_out == {"aberto": True, "fechado": True, "stbl": False}
    assert {name: may(name, "4C 5C 8O", "0 lixo", **take) for name in PRESETS} == {
        "aberto": True,
        "fechado": False,
        "stbl": False,
    }
    groups = {name: may(name, "JP JO JC 4C 8E", "0 baixa JP JO JC") for name in PRESETS}
    assert groups == {"aberto": True, "fechado": True, "stbl": False}
    assert {comeca(partida(**PRESETS[name], **B)).shown.target for name in PRESETS} == {3000}
