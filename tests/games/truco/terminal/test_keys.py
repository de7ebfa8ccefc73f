"""One act a test, by keyboard and by mouse, and what the table says when it cannot be."""

from textual.pilot import Pilot
from textual.widgets import Static

from carteado.cards import Card
from carteado.game import Event
from carteado.games.truco.rules.acts import Raise
from carteado.games.truco.rules.events import Accepted, Raised, Ran, Showed
from carteado.games.truco.rules.pack_events import Burned
from carteado.pack import Dealt, Drew, WasCut
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.screens.windows import AskScreen, HelpScreen
from carteado.terminal.session import Session, Setup
from carteado.terminal.widgets.calls import CallLine
from carteado.tricks.play import Played
from terminal.kit import HANDS, app_at, hurry, mesa, press, session, settle, shown

SIZE = (80, 24)


def told(table: Session, kind: type[Event]) -> list[tuple[object, ...]]:
    return [event.fields() for event in table.story if isinstance(event, kind)]


def screen(app: object) -> TableScreen:
    found = getattr(app, "screen", None)
    assert isinstance(found, TableScreen)
    return found


async def hurry_to_play(pilot: Pilot[None], table: Session) -> None:
    while mesa(table).phase != "play":
        await hurry(pilot)


async def test_lift_and_play() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "2")
        assert screen(app).grip.place == 2
        assert mesa(table).vazas == ()
        await press(pilot, table, "enter")
        assert mesa(table).vazas[0][0].card == Card.of("2P")
        assert screen(app).grip.place == 0


async def test_same_key_lays_the_card_back() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "2", "2", "enter")
        assert mesa(table).vazas == ()


async def test_click_lifts_second_click_plays() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.click("#card-3")
        await pilot.pause()
        assert mesa(table).vazas == ()
        await pilot.click("#card-3")
        await settle(pilot, table)
        assert mesa(table).vazas[0][0].card == Card.of("KC")


async def test_face_down_in_the_second_vaza() -> None:
    table = session({0: "3O 2P KC", 1: "QP QC JP", 2: "JO QE 6C", 3: "KP 5E 6E"})
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "1", "enter", "2", "f")
        assert "Jogar fechada" in shown(app)
        await press(pilot, table, "enter")
        mine = [event for event in table.story if isinstance(event, Played) and event.seat == 0]
        assert [(event.down, event.card) for event in mine] == [(False, Card.of("3O")), (True, None)]


async def test_face_down_in_the_first_vaza_says_why_and_cites() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "1", "f")
        notice = str(screen(app).query_one("#notice", Static).render())
        assert "primeira vaza" in notice
        assert "FEN-18" in notice
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, ClauseScreen)
        assert "FEN-18" in shown(app)


async def test_card_and_truco_in_one_act() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "3", "t")
        assert told(table, Played)[0][:2] == (0, Card.of("KC"))
        assert told(table, Raised)[0][:2] == (0, 3)
        assert mesa(table).stake == 3


async def test_truco_out_of_turn_while_another_thinks() -> None:
    table = session(dealer=3)
    app = app_at(table, pace="normal")
    async with app.run_test(size=SIZE) as pilot:
        await hurry_to_play(pilot, table)
        assert table.actors() == (1,)
        await pilot.press("t")
        await pilot.pause()
        assert told(table, Raised)[0][:2] == (0, 3)


async def test_answers_accept_raise_run() -> None:
    for key, kind, stake in (("a", Accepted, 3), ("r", Raised, 6), ("c", Ran, 3)):
        table = session(scripts={1: [Raise(3)]})
        app = app_at(table)
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot, table)
            assert "Truco!" in shown(app)
            assert "perde 1" in shown(app)
            await press(pilot, table, key)
            assert told(table, kind)[-1][:2] == (0, stake)


async def test_click_on_an_offer() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        line = next(line for line in app.screen.query(CallLine) if line.offer is not None and line.offer.key == "t")
        await pilot.click(line)
        await settle(pilot, table)
        assert told(table, Raised)[0][:2] == (0, 3)


async def test_show_a_winning_set() -> None:
    table = session({0: "4P 7C 3O"})
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "Abrir o jogo" in shown(app)
        await press(pilot, table, "m")
        assert told(table, Showed)[0][0] == 0
        assert mesa(table).score == (1, 0)


async def test_show_without_a_set_is_refused_with_its_clause() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "Abrir o jogo" not in shown(app)
        await press(pilot, table, "m")
        notice = str(screen(app).query_one("#notice", Static).render())
        assert "três manilhas" in notice
        assert "FEN-22" in notice


async def test_cut_burn_and_give_back() -> None:
    table = session(dealer=1)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("c")
        await pilot.pause()
        await pilot.press(*"17", "enter")
        await settle(pilot, table)
        assert told(table, WasCut) == [(0, 17)]
        await press(pilot, table, "b", "b")
        assert len(told(table, Burned)) == 2
        assert "queimadas" in shown(app)
        await press(pilot, table, "d")
        assert told(table, Dealt)


async def test_cut_in_the_middle_is_two_keys() -> None:
    table = session(dealer=1)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("c", "enter")
        await settle(pilot, table)
        assert told(table, WasCut) == [(0, 20)]


async def test_number_out_of_range_is_asked_again() -> None:
    table = session(dealer=1)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("c", *"40", "enter")
        await pilot.pause()
        assert "de 1 a 39" in shown(app)
        assert told(table, WasCut) == []
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_draw_for_the_deal() -> None:
    table = Session(Setup("truco-fenacef", seed=8))
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("s", *"11", "enter")
        await settle(pilot, table)
        assert told(table, Drew)[0][:2] == (0, 11)


async def test_dealing_when_it_is_mine() -> None:
    table = session(dealer=0)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "Dar as cartas" in shown(app)
        await press(pilot, table, "d")
        assert len(mesa(table).hands) == 4


async def test_help_shows_the_rule_of_the_moment_and_the_keys() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert "FEN-15" in shown(app)


async def test_leaving_asks_first() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, AskScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert HANDS[0].split()[0][0] in shown(app)
        await pilot.press("q", "q")
        await pilot.pause()
    assert not app.is_running


async def test_pace_key_goes_round() -> None:
    table = session()
    app = app_at(table, pace="normal")
    async with app.run_test(size=SIZE) as pilot:
        seen = []
        for _ in range(3):
            await pilot.press("v")
            seen.append(app.pace)
        assert seen == ["fast", "off", "normal"]


async def test_refusal_of_a_card_out_of_turn() -> None:
    table = session(dealer=3)
    app = app_at(table, pace="normal")
    async with app.run_test(size=SIZE) as pilot:
        await hurry_to_play(pilot, table)
        await pilot.press("1", "enter")
        await pilot.pause()
        notice = str(screen(app).query_one("#notice", Static).render())
        assert "Não é a sua vez" in notice
        assert "FEN-15" in notice
