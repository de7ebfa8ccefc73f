"""Blackjack by keyboard alone at 80x24: bets, turns, splits, insurance, surrender, the end of a round, and why not."""

import asyncio

import pytest
from textual.geometry import Region
from textual.pilot import Pilot

from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.replay import ReplayScreen
from carteado.terminal.screens.windows import AskScreen, HelpScreen
from carteado.terminal.session import Session
from carteado.terminal.widgets.calls import CallLine
from games.blackjack.terminal.shoe_kit import mesa, session
from terminal.kit import PATIENCE, app_at, onward, press, settle, shown

SIZE = (80, 24)


def offered(app: CarteadoApp) -> dict[str, str]:
    """What can be done, by key; each of it whole on the screen."""
    lines = [line for line in app.screen.query(CallLine) if line.display and line.offer is not None]
    calls = app.screen.query_one("#calls").region
    assert all(calls.contains_region(line.region) and line.region.area for line in lines)
    return {line.offer.key: line.offer.label for line in lines if line.offer is not None}


def board(app: CarteadoApp) -> str:
    """The table, without the story beside it."""
    width, height = app.screen.query_one("#mesa").size
    return "\n".join([row[:width] for row in shown(app).splitlines()[1 : 1 + height]])


async def test_a_bet_is_asked_for_and_repeated_by_one_key() -> None:
    table = session("10P 9C 8C 10O 2P 3P 10C 4C")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert offered(app) == {"a": "Apostar…", "i": "Apostar 2 fichas", "u": "Apostar 20 fichas"}
        await press(pilot, table, "a")
        assert "de 2 a 20" in shown(app)
        await press(pilot, table, "1", "2", "enter")
        assert mesa(table).lugares[0].bet == 12  # any number of chips, not those of the menu alone
        await press(pilot, table, "m")
        assert "Na rodada você perdeu 12 fichas." in shown(app)
        await onward(pilot, table)
        assert offered(app)["r"] == "Repetir 12"
        await press(pilot, table, "enter")
        assert (mesa(table).mao, mesa(table).lugares[0].bet) == (2, 12)


async def test_a_bet_that_cannot_be_repeated_is_not_offered_again() -> None:
    table = session("10P 9C 8C 10O", chips=(20,))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "a", "1", "5", "enter", "m")
        await onward(pilot, table)
        assert offered(app) == {"a": "Apostar…", "i": "Apostar 2 fichas", "u": "Apostar 5 fichas"}


async def test_a_pair_is_split_and_each_hand_has_its_row_and_result() -> None:
    table = session("8P 6C 8C 10O 3P 10E 10P")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "u")
        assert "Sua vez: você tem 16, a casa mostra 6♥." in shown(app)
        await press(pilot, table, "i")
        assert "▸Mão 1     20  8♣ 3♣  11" in shown(app)
        assert "Sua vez, mão 1: você tem 11, a casa mostra 6♥." in shown(app)
        await press(pilot, table, "d")
        assert "BJ-OPT-DAS" in shown(app)
        await press(pilot, table, "m")
        assert "▸Mão 2     20  8♥ 10♠  18" in shown(app)
        await press(pilot, table, "m")
        assert "11 · +20" in shown(app)
        assert "18 · +20" in shown(app)
        assert mesa(table).score == (280,)


async def test_doubling_takes_one_card_and_ends_the_turn() -> None:
    table = session("6P 10C 5C 7O 10E")
    app = app_at(table, lang="en")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "u")
        assert offered(app)["d"] == "Double"
        assert "20 chips more" in shown(app)
        await press(pilot, table, "d")
        assert "The round brought you 40 chips." in shown(app)
        assert "21 · +40" in shown(app)


async def test_insurance_of_an_odd_bet_costs_half_a_chip_and_enter_declines_it() -> None:
    table = session("10P AC 7C KO 9P AE 10C 6C")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "a", "5", "enter")
        assert offered(app) == {"s": "Fazer seguro", "e": "Sem seguro"}
        assert "2,5 fichas" in shown(app)
        await press(pilot, table, "p")
        assert "BJ-S18" in shown(app)
        await press(pilot, table, "s")
        assert "Na rodada você não ganhou nem perdeu." in shown(app)
        await onward(pilot, table)
        await press(pilot, table, "r", "enter")
        assert "olhou: sem BlackJack" in shown(app)
        assert not mesa(table).lugares[0].insured


async def test_an_insurance_lies_on_the_table_until_the_house_looks() -> None:
    table = session("10P 9C AC 7C 9O 9O", seats=2, scripts={1: ["segura"]}, peek=False)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "u", "s")
        rows = board(app).splitlines()
        assert "seguro 10" in next(row for row in rows if "▸Você" in row)
        assert "9♥ 9♦ 18 seguro 1" in next(row for row in rows if "Lia" in row)


async def test_surrender_early_or_late_or_not_at_all() -> None:
    early = session("10P 9C 6C 10O", surrender="early")
    app = app_at(early)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, early)
        await press(pilot, early, "u")
        assert offered(app) == {"r": "Render-se", "e": "Não se render"}
        assert "Quer se render antes que a casa olhe?" in shown(app)
        await press(pilot, early, "r")
        assert "16 · rendida −10" in shown(app)
    late = session("10P 9C 6C 10O 2P", surrender="late")
    app = app_at(late)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, late)
        await press(pilot, late, "u")
        assert offered(app) == {"p": "Pedir carta", "m": "Manter", "d": "Dobrar", "r": "Render-se"}
        await press(pilot, late, "p", "r")
        assert "BJ-OPT-REND-2" in shown(app)
        assert mesa(late).phase == "playing"
    none = session("10P 9C 6C 10O")
    app = app_at(none)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, none)
        await press(pilot, none, "u", "r")
        assert "BJ-OPT-REND-1" in shown(app)


async def test_everything_at_once_has_its_line() -> None:
    table = session("10P 9C 10C 10O", surrender="late", bet_max=10000, stack=99999)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "u")
        assert set(offered(app)) == {"p", "m", "d", "i", "r"}
        assert "mais 10000 fichas" in shown(app)


@pytest.mark.parametrize("key", "pmdse")
async def test_before_the_bet_no_key_of_the_turn_does_anything(key: str) -> None:
    table = session("10P 9C 6C 10O")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, key)
        assert "BJ-DIST-1" in shown(app)
        assert mesa(table).phase == "betting"
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, ClauseScreen)


async def test_a_bet_in_mid_round_is_refused() -> None:
    table = session("10P 9C 6C 10O")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "i", "a")
        assert "As apostas desta rodada já fecharam" in shown(app)


async def test_enter_stands_on_21_and_a_sure_bust_is_asked_once_more() -> None:
    table = session("10P 9C 6C 8O 5P 2C")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "i")
        await pilot.press("enter")
        await pilot.pause()
        assert mesa(table).phase == "playing"  # nobody stands on 16 by mistake
        await press(pilot, table, "p")
        assert mesa(table).lugares[0].maos[0].total == 21
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, AskScreen)
        assert "qualquer carta a mais estoura" in shown(app)
        await press(pilot, table, "escape", "enter")
        assert table.between_maos()


async def test_the_end_of_a_round_stays_until_it_has_been_looked_at() -> None:
    table = session("10P 9C 10C 8C 9P 9O 7O 10O", seats=3)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "i", "m")
        assert (table.between_maos(), mesa(table).mao, mesa(table).phase) == (True, 2, "betting")
        assert "Rodada 1 de 20" in shown(app)
        assert list(offered(app).values()) == ["Outra rodada"]
        assert "9♥ 9♦ 18" in board(app)
        await onward(pilot, table)
        assert "Rodada 2 de 20" in shown(app)
        assert "9♥" not in board(app)
        assert "a" in offered(app)


async def without_me(pilot: Pilot[None], table: Session) -> None:
    """On to the end of a round in which the person does nothing; it may be over before anybody looks."""
    began = mesa(table).turns
    await pilot.press("enter")
    async with asyncio.timeout(PATIENCE):
        while mesa(table).turns == began:
            await pilot.pause(0.005)
    await settle(pilot, table)


async def test_who_has_no_chips_sits_out_and_the_others_play_on() -> None:
    table = session("10P 9C 10C 6O 9P 9E", seats=2, chips=(2, 100), rounds=3)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert offered(app) == {"i": "Apostar 2 fichas"}
        await press(pilot, table, "i", "m")
        assert mesa(table).score[0] == 0
        await without_me(pilot, table)
        assert "fora: sem fichas" in board(app)
        assert "Fim da rodada 2." in shown(app)
        await without_me(pilot, table)
        assert table.outcome is not None


async def test_a_session_is_seen_again_round_by_round_from_every_seat() -> None:
    table = session("10P 9C 8C 10O 9P 10C " * 3, seats=2, rounds=3, nevada=True)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        for nth in range(3):
            await press(pilot, table, "i", "m")
            if nth < 2:
                await onward(pilot, table)
        assert "Fim da sessão." in shown(app)
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("pagedown")
        await pilot.pause()
        assert "Fim da rodada 1." in shown(app)
        await pilot.press("right", "right", "right")
        await pilot.pause()
        assert "Rodada 2 de 3" in shown(app)
        assert shown(app).count("▚▚ ▚▚") == 1
        await pilot.press("o")
        await pilot.pause()
        assert "▚▚ ▚▚" not in shown(app)
        assert "cartas abertas" in shown(app)


async def test_help_tells_what_each_act_does_and_the_rules_of_the_moment() -> None:
    table = session("8P 6C 8C 10O")
    app = app_at(table, lang="en")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "i")
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert "BJ-SPLIT-4" in shown(app)
        assert "BJ-JOGO-1" in shown(app)


async def test_in_a_narrow_window_the_table_is_whole_and_can_be_played() -> None:
    table = session("8P 9C 10O AE KC 8C 10P 6O 8C 9O 10C AC 5C 8O 10E 10O 8E", seats=7, nevada=True)
    app = app_at(table)
    async with app.run_test(size=(60, 24)) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "i", "i")
        screen = Region.from_offset((0, 0), app.size)
        for name in ("#mesa", "#me", "#calls", "#notice"):
            assert screen.contains_region(app.screen.query_one(name).region)
        for told in ("Beto", "sapato 295 de 312", "▸Mão 1", "Pedir carta", "60x24"):
            assert told in shown(app)
