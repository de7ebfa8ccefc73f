"""A turn of canastra by keyboard alone: drawing, lifting, laying, adding, discarding, and why not."""

from textual.pilot import Pilot

from carteado.cards import Card
from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.session import Session
from games.canastra.terminal.mesa_kit import mesa, own_melds, place, session
from terminal.kit import app_at, press, settle, shown

SIZE = (80, 24)


def screen(app: CarteadoApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


async def lift(pilot: Pilot[None], table: Session, *cards: str) -> None:
    """Walk to these cards and lift them."""
    app = pilot.app
    assert isinstance(app, CarteadoApp)
    for card in cards:
        while screen(app).grip.place != place(table, card):
            await pilot.press("right")
        await pilot.press("space")
    await settle(pilot, table)


async def drawn(pilot: Pilot[None], table: Session) -> None:
    """The first card is drawn, and kept."""
    await settle(pilot, table)
    await press(pilot, table, "c", "f")


async def test_a_whole_turn_by_keyboard() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "Comprar" in shown(app)
        await press(pilot, table, "c")
        assert "Fique com a carta, ou recuse e compre outra." in shown(app)
        await press(pilot, table, "f")
        await lift(pilot, table, "4C", "5C", "6C")
        assert "3 levantadas" in shown(app)
        assert "▴4♥" in shown(app)
        await press(pilot, table, "b")
        assert own_melds(table) == ["4C 5C 6C"]
        assert "1:4–6♥" in shown(app)
        await lift(pilot, table, "7C")
        await press(pilot, table, "a", "enter")
        assert own_melds(table) == ["4C 5C 6C 7C"]
        await lift(pilot, table, "3P")
        await press(pilot, table, "d")
        assert Card.of("3P") in mesa(table).lixo_cards
        assert mesa(table).turn == 0  # the others have played


async def test_several_melds_are_laid_in_one_act() -> None:
    table = session({0: "4C 5C 6C 9P 10P JP QO KO AO 3P 3E"}, score=(1500, 0))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await drawn(pilot, table)
        assert "mínimo 75" in shown(app)
        await lift(pilot, table, "4C", "5C", "6C")
        await press(pilot, table, "j")
        await lift(pilot, table, "9P", "10P", "JP")
        await press(pilot, table, "j")
        await lift(pilot, table, "QO", "KO", "AO")
        await press(pilot, table, "b")
        assert len(own_melds(table)) == 3
        assert mesa(table).lados[0].minimum == 0


async def test_what_is_no_meld_is_refused_with_its_clause_and_everything_can_be_laid_back() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await drawn(pilot, table)
        await lift(pilot, table, "KP", "KE", "KO")
        await press(pilot, table, "b")
        assert own_melds(table) == []
        assert "CAN-8.1" in shown(app)
        await press(pilot, table, "backspace")
        assert screen(app).grip.lifted == ()
        await press(pilot, table, "c")
        assert "CAN-" in shown(app)


async def test_a_refused_first_card_goes_to_the_lixo() -> None:
    table = session(stock="8C 9O")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "c", "r")
        assert mesa(table).lixo_cards == (Card.of("8C"),)
        assert place(table, "9O")


async def test_the_list_has_everything() -> None:
    table = session()
    app = app_at(table, lang="en")
    async with app.run_test(size=SIZE) as pilot:
        await drawn(pilot, table)
        assert "Everything possible" in shown(app)
        await pilot.press("m")
        await pilot.pause()
        assert "Discard" in shown(app)
        await pilot.press("escape")
        assert "stock 37" in shown(app)
