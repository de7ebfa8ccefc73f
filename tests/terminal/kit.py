"""A terminal table made to order: known hands, partners and rivals that do what a test says, and the screen as text."""

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from html import unescape
from random import Random
from typing import Any

from textual.pilot import Pilot

from carteado.cards import Card
from carteado.game import Action, Seat, View
from carteado.games.truco.rules.acts import Accept, GiveBack, PlayOn, Turn
from carteado.games.truco.rules.views import Mesa, TrucoView
from carteado.pack import Deal
from carteado.terminal.app import CarteadoApp
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.session import Session, Setup
from games.truco.kit.pack import pack_of

GAME = "truco-fenacef"
SIGNS = {"P": "♣", "C": "♥", "E": "♠", "O": "♦"}
CELL_WIDTH, LINE_HEIGHT = 12.2, 24.4
PATIENCE = 60.0  # seconds that the others may take on a busy machine before a test gives up

# Seat 0 is the person's: partner 2 opposite, 1 on the right, 3 on the left.
HANDS = {0: "3O 2P KC", 1: "3P QC JP", 2: "2O QE 6C", 3: "KP 5E 6E"}


class Quiet:
    """Plays its first legal card, accepts, and says what the script says when the script's act is legal."""

    def __init__(self, script: Sequence[Action] = ()) -> None:
        self._script = list(script)

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        if self._script and self._script[0] in legal:
            return self._script.pop(0)
        if not view.waited:
            return None
        plain = [action for action in legal if isinstance(action, (Turn, GiveBack, Deal, PlayOn, Accept))]
        return plain[0] if plain else legal[0]


def session(
    hands: Mapping[Seat, str] | None = None,
    scripts: Mapping[Seat, Sequence[Action]] | None = None,
    game: str = GAME,
    vira: str = "",
    **setup: Any,
) -> Session:
    """A partida in which every mão has these hands; the dealer is the person's partner unless the test says otherwise."""
    chosen = Setup(game, **{"dealer": 2, "seats": 4, **setup})
    told = scripts or {}
    bots = {seat: Quiet(told.get(seat, ())) for seat in range(chosen.seats) if seat != chosen.seat}
    made: list[Session] = []

    def pack(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        known = mesa(made[0])
        dealer = known.next_dealer if known.next_dealer >= 0 else known.dealer
        wanted = HANDS if hands is None else hands
        return pack_of(game, dealer, known.seats, wanted, vira, dict(made[0].view().options))

    made.append(Session(chosen, bots, pack))
    return made[0]


def mesa(table: Session) -> Mesa:
    """What the person knows of a truco two against two."""
    view = table.view()
    assert isinstance(view, TrucoView)
    return view.known


def app_at(table: Session, pace: str = "off", lang: str = "pt-BR") -> CarteadoApp:
    """The program, opened at this table."""
    opening: Callable[[CarteadoApp], TableScreen] = lambda app: app.table(table)  # noqa: E731
    return CarteadoApp(lang, opening, pace)


async def settle(pilot: Pilot[None], table: Session) -> None:
    """Wait until nothing more happens by itself."""
    async with asyncio.timeout(PATIENCE):
        while not (table.idle() or table.between_maos()):
            await pilot.pause(0.005)
    await pilot.pause()


async def onward(pilot: Pilot[None], table: Session) -> None:
    """Leave the end of a hand by Enter, and wait for what comes next."""
    await pilot.press("enter")
    async with asyncio.timeout(PATIENCE):
        while table.between_maos():
            await pilot.pause(0.005)
    await settle(pilot, table)


async def hurry(pilot: Pilot[None]) -> None:
    """Space, and wait until whoever it woke has acted: pressed once too often, it wakes the next."""
    await pilot.press("space")
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    async with asyncio.timeout(PATIENCE):
        while screen._rhythm._thinking >= 0:
            await pilot.pause(0.005)


async def press(pilot: Pilot[None], table: Session, *keys: str) -> None:
    """Press keys, and wait after each until the others have done."""
    for key in keys:
        await pilot.press(key)
        await settle(pilot, table)


def shown(app: CarteadoApp) -> str:
    """What is on the screen, row by row, each character where it stands."""
    rows: dict[int, list[str]] = {}
    pattern = r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>'
    for x, y, text in re.findall(pattern, app.export_screenshot(simplify=False)):
        row = rows.setdefault(round(float(y) / LINE_HEIGHT), [" "] * 200)
        start = round(float(x) / CELL_WIDTH)
        for at, letter in enumerate(unescape(text).replace("\xa0", " "), start):
            row[at] = letter
    return "\n".join(["".join(rows[key]).rstrip() for key in sorted(rows)])


def sign(text: str) -> str:
    """A card as the screen writes it: `7C` is 7♥."""
    return text[:-1] + SIGNS[text[-1]]
