"""From nothing to the table: the menu, its choices, and what makes no sense together."""

from textual.widgets import Static

from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.menu import MenuScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.widgets.cycler import Cycler
from terminal.kit import shown

SIZE = (80, 24)


async def test_menu_opens_with_the_regulation_and_its_house_rules() -> None:
    app = CarteadoApp(pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        text = shown(app)
        assert isinstance(app.screen, MenuScreen)
        assert "Truco mineiro" in text
        assert "Jogar agora" in text
        assert "Quem sai na primeira vaza" in text


async def test_enter_on_the_first_screen_sits_down() -> None:
    app = CarteadoApp(pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.session.setup.options == {}


async def test_choices_reach_the_table() -> None:
    app = CarteadoApp(pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for chosen in ("seat", "bot-partner", "option-raiseLater"):
            app.screen.query_one(f"#{chosen}", Cycler).focus()
            await pilot.press("right")
        assert app.screen.query_one("#bot-partner", Cycler).value == "random"
        await pilot.press("j")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        setup = app.screen.session.setup
        assert setup.options == {"raiseLater": "true"}
        assert setup.seat == 1
        assert setup.bots == ("truco", "random", "truco")


async def test_house_rules_that_contradict_say_so() -> None:
    app = CarteadoApp(pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for chosen in ("option-tieLead", "option-allFaceDownLead"):
            app.screen.query_one(f"#{chosen}", Cycler).focus()
            await pilot.press("right")
        await pilot.press("j")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)
        notice = str(app.screen.query_one("#menu-notice", Static).render())
        assert "não combina com" in notice


async def test_regulation_is_read_and_searched_from_the_menu() -> None:
    app = CarteadoApp(pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, ClauseScreen)
        await pilot.press(*"zap copeta")
        await pilot.pause()
        assert "FEN-22b" in shown(app)


async def test_english_menu() -> None:
    app = CarteadoApp("en", pace="off")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Who leads the first" in shown(app)
