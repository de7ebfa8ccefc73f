"""The toy in the terminal, on the plain board that any view can be drawn on: whole partidas by keyboard alone."""

from random import Random

import pytest
from textual.pilot import Pilot

from carteado.game import REFEREE
from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.replay import ReplayScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.screens.windows import AskScreen
from carteado.terminal.session import Session, Setup
from terminal.kit import app_at, settle, shown

SIZE = (80, 24)
MOST = 600
SETUPS = [
    Setup("brinquedo", seed=3, options={"deals": "1"}),
    Setup("brinquedo", seed=4, seats=8, options={"deals": "1", "stock": "4"}),
    Setup("brinquedo-casa", seed=5, options={"rounds": "4"}),
]


async def _play_out(pilot: Pilot[None], table: Session, app: CarteadoApp) -> list[str]:
    """Press what the screen offers, any of it, until the partida is over; what was on the screen at each turn."""
    rng = Random(1)
    seen: list[str] = []
    for _ in range(MOST):
        await settle(pilot, table)
        if table.outcome is not None:
            return seen
        seen.append(shown(app))
        if not isinstance(app.screen, TableScreen):
            await pilot.press("enter")
        else:
            keys = [offer.key for offer in app.screen.offers().listed() if offer.key and offer.local != "more"]
            await pilot.press(rng.choice(keys) if keys else "enter")
        await pilot.pause()
    raise AssertionError(f"the partida did not end after {MOST} keys\n{seen[-1]}")


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game_id}-{setup.seats}")
async def test_a_partida_from_the_first_key_to_the_result(setup: Setup, lang: str) -> None:
    table = Session(setup)
    app = app_at(table, lang=lang)
    async with app.run_test(size=SIZE) as pilot:
        seen = await _play_out(pilot, table, app)
        assert seen
        assert max(len(line) for screen in seen for line in screen.splitlines()) <= SIZE[0]
        await pilot.pause()
        assert isinstance(app.screen, AskScreen)
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("end", "o")
        await pilot.pause()
        assert app.screen.eyes == REFEREE


async def test_what_a_seat_may_not_see_is_not_on_the_screen() -> None:
    table = Session(SETUPS[0])
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        screen = shown(app)
        own = [card for name, card, seen in table._state.board().places(0) if name.startswith("hand 0") and seen]
        assert own
        assert all(str(card)[:-1] in screen for card in own)
        other = [name for name, _, seen in table._state.board().places(0) if name.startswith("hand 1") and seen]
        assert other == []
