"""Stepping through a partida: one act, one mão, the ends; from any seat, and open once it has ended."""

from carteado.game import REFEREE, Step
from carteado.pack import Dealt
from carteado.terminal.app import CarteadoApp, watching
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.replay import ReplayScreen
from terminal.kit import HANDS, session, shown, sign

SIZE = (80, 24)


def played(target: int = 1) -> tuple[Step, ...]:
    """A partida from 11 less so many mãos to its end, the person playing the first legal card."""
    table = session(score=(12 - target, 12 - target))
    while table.outcome is None:
        if table.idle():
            table.act(table.legal()[0])
        else:
            table.commit(table.consider())
    return table.steps()


def watch(steps: tuple[Step, ...]) -> CarteadoApp:
    return CarteadoApp("pt-BR", lambda app: watching(steps, ("Ana", "Bia", "Caio", "Davi"), app.words))


def on_screen(app: CarteadoApp) -> ReplayScreen:
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


async def test_one_act_on_and_back() -> None:
    app = watch(played())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert on_screen(app).at == 0
        await pilot.press("right", "right", "right", "left")
        await pilot.pause()
        assert on_screen(app).at == 2
        assert "lance 2 de" in shown(app)


async def test_ends_and_no_further() -> None:
    steps = played()
    app = watch(steps)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("left")
        assert on_screen(app).at == 0
        await pilot.press("end", "right")
        await pilot.pause()
        assert on_screen(app).at == len(steps) - 1
        assert "Fim da partida" in shown(app)
        await pilot.press("home")
        assert on_screen(app).at == 0


async def test_one_mao_on_and_back() -> None:
    steps = played(3)
    app = watch(steps)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("pagedown")
        await pilot.pause()
        assert "mão 1" in shown(app)
        await pilot.press("pagedown")
        await pilot.pause()
        second = on_screen(app).at
        assert "mão 2" in shown(app)
        await pilot.press("right", "right", "pageup")
        assert on_screen(app).at == second


async def test_each_seat_sees_its_own_hand() -> None:
    steps = played()
    dealt = next(nth for nth, step in enumerate(steps) if any(isinstance(event, Dealt) for event in step.events))
    app = watch(steps)
    async with app.run_test(size=SIZE) as pilot:
        on_screen(app).action_go(dealt)
        for key, seat in (("1", 0), ("2", 1), ("4", 3)):
            await pilot.press(key)
            await pilot.pause()
            view = steps[dealt].state.view(seat)
            assert on_screen(app).eyes == seat
            told = shown(app)
            assert not any(sign(card) in told for other, hand in HANDS.items() if other != seat for card in hand.split())
            assert view.seat == seat


async def test_open_view_shows_every_hand_of_an_ended_partida() -> None:
    steps = played()
    dealt = next(nth for nth, step in enumerate(steps) if any(isinstance(event, Dealt) for event in step.events))
    app = watch(steps)
    async with app.run_test(size=SIZE) as pilot:
        on_screen(app).action_go(dealt)
        await pilot.press("o")
        await pilot.pause()
        assert on_screen(app).eyes == REFEREE
        assert all(sign(card) in shown(app) for seat in (1, 2, 3) for card in HANDS[seat].split())


async def test_no_open_view_of_an_unfinished_partida() -> None:
    app = watch(played()[:-1])
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o")
        await pilot.pause()
        assert on_screen(app).eyes == 0
        assert "quando a partida acaba" in shown(app)


async def test_why_opens_the_clause_of_the_last_line() -> None:
    app = watch(played())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("end", "x")
        await pilot.pause()
        assert isinstance(app.screen, ClauseScreen)
        assert "FEN-3c" in shown(app)
