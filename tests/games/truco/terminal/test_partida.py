"""A whole partida from the menu to the result, by keyboard alone, against the bots of the package."""

import pytest
from textual.pilot import Pilot

from carteado.games.truco.rules.acts import Blind
from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.menu import MenuScreen
from carteado.terminal.screens.replay import ReplayScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.screens.windows import AskScreen
from carteado.terminal.session import Session, Setup
from carteado.terminal.widgets.cycler import Cycler
from carteado.tricks.play import Play
from terminal.kit import app_at, mesa, onward, press, session, settle, shown

SIZE = (80, 24)


def next_keys(screen: TableScreen) -> tuple[str, ...]:
    """What somebody who reads the screen would press: what is offered, or the first card and Enter."""
    offered = [offer.key for offer in screen.offers().listed()]
    phase = mesa(screen.session).phase
    if phase == "draw" and "s" in offered:
        return ("s", "enter")
    if phase == "cut" and "t" in offered:
        return ("t",)
    for key in ("p", "a", "d"):
        if key in offered:
            return (key,)
    if screen.session.between_maos():
        return ("enter",)
    return (str(first_place(screen.session)), "enter")


def first_place(table: Session) -> int:
    """The place of the first card that may be played open; after a tie that may be the highest alone."""
    dealt = mesa(table).hands[0].dealt_cards
    for act in table.legal():
        if isinstance(act, Blind):
            return act.place
        if isinstance(act, Play) and not act.down:
            return dealt.index(act.card) + 1
    return mesa(table).hands[0].held[0]


async def play_out(pilot: Pilot[None], table: Session, app: CarteadoApp) -> int:
    presses = 0
    while table.outcome is None:
        await settle(pilot, table)
        if table.outcome is None:
            assert isinstance(app.screen, TableScreen)
            keys = next_keys(app.screen)
            presses += len(keys)
            assert presses < 600
            await pilot.press(*keys)
    await pilot.pause()
    return presses


async def test_partida_from_menu_to_result() -> None:
    app = CarteadoApp("pt-BR", lambda _: MenuScreen(seed=12), pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        table = app.screen.session
        presses = await play_out(pilot, table, app)
        assert presses > 20
        assert table.outcome is not None
        assert max(table.outcome.score) >= 12
        assert isinstance(app.screen, AskScreen)
        won = table.outcome.returns[0] > 0
        assert ("Vocês ganharam a partida!" if won else "Eles ganharam a partida.") in shown(app)


async def test_another_partida_starts_from_nothing() -> None:
    table = session(score=(11, 11))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await play_out(pilot, table, app)
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.session is not table
        assert mesa(app.screen.session).score == (0, 0)


async def test_result_leads_to_the_replay() -> None:
    table = session(score=(11, 11))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await play_out(pilot, table, app)
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.pace == "off"
        await pilot.press("end")
        await pilot.pause()
        assert "Fim da partida" in shown(app)


async def test_end_of_a_mao_rests_until_enter_without_pauses() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "t")
        await press(pilot, table, "1", "enter", "2", "enter")
        assert table.between_maos()
        await press(pilot, table, "3")
        assert mesa(table).hands[0].held == (3,)
        assert "Próxima mão" in shown(app)
        assert "+3" in shown(app)
        mao = mesa(table).mao
        await onward(pilot, table)
        assert mesa(table).mao == mao + 1


async def test_without_pauses_nothing_hangs_on_a_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    set_by: list[object] = []
    monkeypatch.setattr(TableScreen, "set_timer", lambda *call: set_by.append(call))
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "1", "enter")
        assert mesa(table).vazas
    assert set_by == []


async def test_bots_act_by_themselves_at_a_pace() -> None:
    table = session()
    app = app_at(table, pace="fast")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert 0 in table.actors()


async def test_story_line_opens_its_clause() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "1", "enter")
        seen = []
        for key in ("x", "escape"):
            await pilot.press(key)
            await pilot.pause()
            seen.append(type(app.screen))
        assert seen == [ClauseScreen, TableScreen]


async def test_result_waits_for_who_is_reading_a_clause() -> None:
    table = session({0: "4P 3O 2P", 1: "QC JP 5P", 2: "QE 6C 5C", 3: "5E 6E 6P"}, score=(11, 11))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "1", "enter")
        app.pace = "normal"
        await pilot.press("2", "enter", "x")
        seen: list[object] = []
        while table.outcome is None and len(seen) < 500:
            table.commit(table.consider())
            seen.append(type(app.screen))
        assert set(seen) == {ClauseScreen}
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, AskScreen)


@pytest.mark.parametrize(("game", "seats"), [("truco-asfo", 4), ("truco-sinsep", 4), ("truco-sinsep", 2)])
async def test_a_partida_of_every_code(game: str, seats: int) -> None:
    table = Session(Setup(game, seed=4, score=(10, 10), seats=seats))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await play_out(pilot, table, app)
        assert table.outcome is not None
        assert max(table.outcome.score) >= 12
        assert isinstance(app.screen, AskScreen)
        won = table.outcome.returns[0] > 0
        if seats == 2:
            assert ("Você ganhou a partida!" if won else "Lia ganhou a partida.") in shown(app)
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("end", "o")
        await pilot.pause()
        assert "cartas abertas" in shown(app)


async def test_the_menu_offers_a_table_of_two() -> None:
    app = CarteadoApp("pt-BR", lambda _: MenuScreen(seed=12), pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        cyclers = app.screen.query(Cycler)
        while next(cycler.value for cycler in cyclers if cycler.id == "game") != "truco-sinsep":
            app.screen.query_one("#game", Cycler).action_turn(1)
            await pilot.pause()
            cyclers = app.screen.query(Cycler)
        app.screen.query_one("#seats", Cycler).action_turn(1)
        await pilot.pause()
        assert [cycler.id for cycler in app.screen.query(Cycler) if (cycler.id or "").startswith("bot-")] == ["bot-across"]
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.session.seats == 2
