"""A whole partida of Truco Cego by keyboard alone against the bots of the package, and the same again as a replay."""

import pytest
from textual.events import Key
from textual.pilot import Pilot

from carteado.catalogue import GAMES
from carteado.game import REFEREE, Action
from carteado.games.cego.rules.events import VoltaBegan
from carteado.pack import WasCut
from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.menu import MenuScreen
from carteado.terminal.screens.replay import ReplayScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.screens.windows import AskScreen, HelpScreen, NumberScreen
from carteado.terminal.session import Session, Setup
from carteado.terminal.widgets.cycler import Cycler
from carteado.tricks.play import Play
from games.cego.terminal.six import CEGO, in_testa, mesa, six
from terminal.kit import app_at, onward, settle, shown

SIZE = (80, 24)


def keys_for(screen: TableScreen) -> tuple[str, ...]:
    """What somebody who reads the screen would press: the true answer to what is asked, or the first card and Enter."""
    offered = [offer.key for offer in screen.offers().listed()]
    if screen.session.between_maos():
        return ("enter",)
    for key, then in (("s", ("enter",)), ("f", ()), ("c", ()), ("d", ())):
        if key in offered and (key != "f" or _first(screen, "f")):
            return (key, *then)
    return (str(_place(screen.session)), "enter")


def _first(screen: TableScreen, key: str) -> bool:
    """Whether the panel shows it first: a flor that is there, and no bluff."""
    panel = screen.offers().panel()
    return bool(panel) and panel[0].key == key


def _place(table: Session) -> int:
    plays: list[Action] = [act for act in table.legal() if isinstance(act, Play)]
    first = plays[0]
    assert isinstance(first, Play)
    return mesa(table).hands[table.seat].dealt_cards.index(first.card) + 1


async def play_out(pilot: Pilot[None], table: Session, app: CarteadoApp) -> int:
    presses = 0
    while table.outcome is None:
        await settle(pilot, table)
        if table.outcome is None:
            if isinstance(app.screen, (NumberScreen, AskScreen)):
                await pilot.press("enter")
                continue
            assert isinstance(app.screen, TableScreen)
            keys = keys_for(app.screen)
            presses += len(keys)
            assert presses < 900
            await pilot.press(*keys)
    await pilot.pause()
    return presses


@pytest.mark.parametrize(("profile", "score"), [("faithful", (0, 0)), ("clean", (18, 18))])
async def test_a_partida_from_the_draw_to_the_result(profile: str, score: tuple[int, int]) -> None:
    table = Session(Setup(CEGO, seed=11, options={"profile": profile}, score=score))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        assert await play_out(pilot, table, app) > (20 if score == (0, 0) else 5)
        assert table.outcome is not None
        assert max(table.outcome.score) == 24
        assert isinstance(app.screen, AskScreen)
        won = table.outcome.returns[0] > 0
        assert ("Vocês ganharam a partida!" if won else "Eles ganharam a partida.") in shown(app)
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        begun = next(nth for nth, step in enumerate(table.steps()) if any(isinstance(e, VoltaBegan) for e in step.events))
        app.screen.action_go(begun)
        await pilot.pause()
        assert "RODA" in shown(app).splitlines()[0]
        await pilot.press("6")
        assert app.screen.eyes == 5
        await pilot.press("end", "o")
        await pilot.pause()
        assert app.screen.eyes == REFEREE
        assert "cartas abertas" in shown(app)
        assert "1-6 lugar" in shown(app)


async def test_the_menu_seats_five_bots() -> None:
    app = CarteadoApp("pt-BR", lambda _: MenuScreen(seed=12), pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.screen.query_one("#game", Cycler).focus()
        for _ in range(list(GAMES).index(CEGO)):
            await pilot.press("right")
            await pilot.pause()
        assert app.screen.query_one("#game", Cycler).value == CEGO
        ids = [cycler.id for cycler in app.screen.query(Cycler) if (cycler.id or "").startswith("bot-")]
        assert ids == ["bot-partners", "bot-rivals"]
        app.screen.query_one("#bot-rivals", Cycler).action_turn(1)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        bots = app.screen.session.setup.bots
        assert app.screen.session.seats == 6
        assert bots[0] == bots[2] == bots[4] != bots[1] == bots[3]


async def test_end_of_a_volta_rests_until_enter_without_pauses() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("p")
        await settle(pilot, table)
        assert table.between_maos()
        assert "Próxima volta" in shown(app)
        assert "Roda: nós +1" in shown(app)
        await onward(pilot, table)
        assert mesa(table).mao == 2


@pytest.mark.parametrize("seat", [0, 2], ids=["waits", "plays next"])
async def test_what_a_testa_came_to_stands_in_the_middle_of_the_next_until_enter(seat: int) -> None:
    table = in_testa(six(seat=seat), 0)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        winners = "nós" if mesa(table).score[seat & 1] > 1 else "eles"
        for told in (f"1ª testa: {winners} +1", f"truco: {winners} +1", "⏎  Próxima testa", "Enter: próxima testa"):
            assert told in shown(app)
        assert mesa(table).nth == 1
        await pilot.press("x")
        await pilot.pause()
        assert "CEGO-9.XVI.f-5" in shown(app)
        await pilot.press("escape", "enter")
        await settle(pilot, table)
        assert "1ª testa:" not in shown(app)
        assert table.idle() == (seat == 2)


async def test_ctrl_c_closes_a_window_then_asks_then_leaves() -> None:
    table = six()
    app = app_at(table)
    async with app.run_test(size=(60, 20)) as pilot:
        await settle(pilot, table)
        assert "Janela de 60x20: a mesa pede 80x24." in shown(app)
        await pilot.resize_terminal(*SIZE)
        await pilot.pause()
        assert "Janela de" not in shown(app)
        for key, over in (("question_mark", HelpScreen), ("ctrl+c", TableScreen), ("ctrl+c", AskScreen)):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, over)
        await pilot.press("ctrl+c")
        await pilot.pause()
    assert not app.is_running


async def test_a_doubled_key_closes_one_window_and_not_the_table() -> None:
    table = six(seat=4)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("c")
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack[1:]] == [TableScreen, NumberScreen]
        for _ in range(3):
            app.post_message(Key("enter", None))
        await settle(pilot, table)
        assert [type(screen) for screen in app.screen_stack[1:]] == [TableScreen]
        assert [event.seat for event in table.story if isinstance(event, WasCut)] == [4]
