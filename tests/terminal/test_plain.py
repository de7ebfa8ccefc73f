"""The plain board: any game in 80x24, from its view and menu alone, by keys alone, with one to eight seats."""

from collections.abc import Iterator

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from carteado.game import Action
from carteado.terminal.app import CarteadoApp, watching
from carteado.terminal.boards import table_of
from carteado.terminal.family import Grip, Sight
from carteado.terminal.look import Look
from carteado.terminal.plain import PlainTable
from carteado.terminal.screens.menu import MenuScreen
from carteado.terminal.screens.replay import ReplayScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.screens.windows import HelpScreen, MoreScreen, NumberScreen
from carteado.terminal.session import Session, Setup
from carteado.words import Words
from families_kit import forget
from sham_kit import ID, PACK, Bid, Lay, planted
from terminal.kit import Quiet, app_at, press, settle, shown, sign

SIZE = (80, 24)


@pytest.fixture(autouse=True)
def sham() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        planted(patch)
        yield
    forget()


def session(seats: int = 5) -> Session:
    bots = {seat: Quiet() for seat in range(1, seats)}
    return Session(Setup(ID, seats=seats, seed=1), bots, lambda pack: pack)


def at_my_turn(seats: int = 5) -> Session:
    table = session(seats)
    while not table.idle():
        table.commit(table.consider())
    return table


def sight(table: Session) -> Sight:
    names = ("Zeca", "Lia", "Nando", "Rosa", "Tonho", "Dalva", "Beto", "Cida")[: table.seats]
    return Sight(table.view(), 0, names, table.actors(), table.last, Words(game=ID))


@pytest.mark.parametrize("seats", range(1, 9))
def test_everything_is_on_the_table(seats: int) -> None:
    table = at_my_turn(seats)
    board = table_of(sight(table))
    assert isinstance(board, PlainTable)
    assert board.seats == seats
    canvas = board.mesa(Look(), 52, 12)
    drawn = "\n".join(["".join([piece.text for piece in canvas.strip(row)]) for row in range(12)])
    for card in PACK[:3]:
        assert sign(str(card)) in drawn
    for card in PACK[3 : 3 * seats]:
        assert sign(str(card)) not in drawn
    for name in sight(table).names[1:]:
        assert name in drawn
        assert name in board.placar(Look()).plain
    assert board.prompt(Grip()) == "Sua vez: escolha na lista."


async def test_it_is_played_by_keys_alone() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        text = shown(app)
        assert "Lay 3♣" in text
        assert "Bid…" in text
        assert "Sua vez: escolha na lista." in text
        await press(pilot, table, "1")
        assert table.legal()[0] == Lay(PACK[1:2])
        assert "Você: LaidDown" in shown(app)
        assert "Lia: LaidDown" in shown(app)
        await bid(pilot, table, "17")
        assert "Tonho" in shown(app)
        assert "17" in shown(app)


async def bid(pilot: Pilot[None], table: Session, amount: str) -> None:
    """Press the number of the bids, and type one."""
    keys = [offer.key for offer in screen_of(pilot).offers().listed() if offer.ask]
    await pilot.press(keys[0])
    await pilot.pause()
    assert isinstance(pilot.app.screen, NumberScreen)
    await pilot.press(*amount, "enter")
    await settle(pilot, table)


@pytest.mark.parametrize("typed", ["9" * 5000, "", "-"], ids=["long", "empty", "sign"])
async def test_a_number_that_does_not_serve_is_asked_for_again(typed: str) -> None:
    table = session(3)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        keys = [offer.key for offer in screen_of(pilot).offers().listed() if offer.ask]
        await pilot.press(keys[0])
        await pilot.pause()
        app.screen.query_one("#number", Input).value = typed
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, NumberScreen)
        assert "Esse número não serve" in shown(app)


def screen_of(pilot: Pilot[None]) -> TableScreen:
    assert isinstance(pilot.app.screen, TableScreen)
    return pilot.app.screen


async def test_a_partida_is_played_to_its_end_and_seen_again() -> None:
    table = session(3)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await bid(pilot, table, "9")
        await press(pilot, table, "1", "1")
        assert table.outcome is not None
        assert "Você ganhou a partida!" in shown(app)
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("end", "2")
        await pilot.pause()
        assert "visto por Lia" in shown(app)


async def test_help_and_windows_need_no_regulation() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert "fazer o que está na lista" in shown(app)
        await pilot.press("escape", "x")
        await pilot.pause()
        assert screen_of(pilot).session is table


def test_many_acts_of_one_kind_stand_under_one_number() -> None:
    table = at_my_turn()
    menu = table_of(sight(table)).menu(table.legal(), Grip())
    listed = menu.listed()
    assert [offer.label for offer in listed] == ["Lay 3♣", "Lay 4♥", "Lay 5♥", "Bid…"]
    assert [offer.key for offer in listed] == ["1", "2", "3", "4"]
    question = table_of(sight(table)).question(listed[-1].ask, table.legal())
    assert list(question.allowed) == list(range(1, 41))
    assert question.make(12) == Bid(12)
    several: tuple[Action, ...] = tuple([Lay((one, other)) for one in PACK[:4] for other in PACK[4:8]])
    (under,) = table_of(sight(table)).menu(several, Grip()).listed()
    assert (under.key, len(under.under), under.under[0].label) == ("enter", 16, "Lay 3♣ 7♥")


async def test_a_long_list_is_a_window_of_its_own() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        screen = screen_of(pilot)
        several = tuple([Lay((one, other)) for one in PACK[:4] for other in PACK[4:8]])
        screen.take(table_of(sight(table)).menu(several, Grip()).listed()[0])
        await pilot.pause()
        assert isinstance(app.screen, MoreScreen)
        assert "Lay 3♣ 7♥" in shown(app)


async def test_the_menu_has_a_chair_for_everybody() -> None:
    app = CarteadoApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)
        cycler = app.screen.query_one("#game")
        cycler.focus()
        await pilot.press("left")
        await pilot.pause()
        assert ID in shown(app)
        app.screen.query_one("#seats").focus()
        await pilot.press("right", "right")
        await pilot.pause()
        assert "Os demais lugares" in shown(app)


def test_names_are_found_for_a_replay() -> None:
    table = at_my_turn(8)
    screen = watching(table._steps, ("Ana",), Words())
    assert screen._names[:2] == ("Ana", "Lugar 1")
    assert len(screen._names) == 8
