"""Nothing is cut off at 80x24, and more room is used where there is some."""

from itertools import pairwise

import pytest
from textual.geometry import Region, Size

from carteado.games.truco.rules.acts import Raise
from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.widgets.calls import CallLine
from terminal.kit import app_at, press, session, settle, shown

SMALL = (80, 24)
ESSENTIAL = (
    "#title",
    "#mesa",
    "#me",
    "#hand",
    "#card-1",
    "#card-2",
    "#card-3",
    "#calls",
    "#placar",
    "#story",
    "#notice",
    "#footer",
)


def cut_off(app: CarteadoApp, selectors: tuple[str, ...]) -> list[str]:
    screen = Region.from_offset((0, 0), app.size)
    found = {name: app.screen.query_one(name) for name in selectors}
    lost = [name for name, widget in found.items() if not screen.contains_region(widget.region) or widget.region.area == 0]
    lines = [line for line in app.screen.query(CallLine) if line.display]
    return lost + [str(line.offer) for line in lines if not screen.contains_region(line.region) or not line.region.area]


def short(app: CarteadoApp) -> list[CallLine]:
    return [line for line in app.screen.query(CallLine) if line.display and line.region.width < 26]


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
async def test_every_moment_fits_80_by_24(lang: str) -> None:
    hands = {0: "4P 7C 3O", 1: "3P QC JP", 2: "2O QE 6C", 3: "KP 5E 6E"}
    moments = (
        (session(hands), ("1",)),
        (session(hands, options={"concede": "true"}), ("1", "enter", "2", "f")),
        (session(hands, scripts={1: [Raise(3)]}), ()),
        (session(hands, score=(11, 3)), ()),
        (session(hands, score=(11, 11), options={"ferro": "blindAll"}), ("3",)),
        (session(hands, dealer=1), ("b",)),
        (session(hands, dealer=0), ()),
        (session(hands), ("1", "f")),
        (session(hands), ("m",)),
    )
    for table, keys in moments:
        app = app_at(table, lang=lang)
        async with app.run_test(size=SMALL) as pilot:
            await settle(pilot, table)
            await press(pilot, table, *keys)
            assert cut_off(app, ESSENTIAL) == []
            assert short(app) == []
            assert app.screen.query_one("#mesa").size.height >= 12
            assert app.screen.query_one("#mesa").size.width >= 52


async def test_calls_stand_below_each_other_without_overlap() -> None:
    table = session({0: "4P 7C 3O"}, options={"concede": "true"})
    app = app_at(table)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "1")
        regions = [line.region for line in app.screen.query(CallLine) if line.display]
        calls = app.screen.query_one("#calls").region
        assert len(regions) >= 4
        assert all(upper.bottom <= lower.y for upper, lower in pairwise(regions))
        assert all(calls.contains_region(region) for region in regions)


async def test_menu_fits_80_by_24() -> None:
    app = CarteadoApp(pace="off")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        names = ("#menu-title", "#game", "#seat", "#bot-right", "#bot-partner", "#bot-left", "#pace", "#play", "#footer")
        assert cut_off(app, names) == []


async def test_clause_window_fits_80_by_24_while_searching() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "m")
        await pilot.press("x", "slash", *"carta")
        await pilot.pause()
        assert isinstance(app.screen, ClauseScreen)
        assert cut_off(app, ("#clause-box", "#clause-title", "#clause-text", "#clause-search", "#clause-found")) == []


async def test_more_room_gives_larger_cards_on_the_table() -> None:
    rows = {}
    for size in (SMALL, (120, 40)):
        table = session()
        app = app_at(table)
        async with app.run_test(size=size) as pilot:
            await settle(pilot, table)
            await press(pilot, table, "1", "enter")
            mesa = app.screen.query_one("#mesa")
            assert mesa.size > Size(0, 0)
            text = shown(app).splitlines()[1 : 1 + mesa.size.height]
            rows[size] = sum("│" in row or "┃" in row or "║" in row for row in text)
    assert rows[120, 40] > rows[SMALL]


async def test_seats_are_as_in_life() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot, table)
        rows = shown(app).splitlines()
        lia, rosa, nando = (
            next((y, row.index(name)) for y, row in enumerate(rows) if name in row) for name in ("Lia", "Rosa", "Nando")
        )
        assert nando[0] < rosa[0] == lia[0]
        assert rosa[1] < nando[1] < lia[1]
