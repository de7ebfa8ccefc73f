"""Tables played up to a certain moment and put into the store of a running server, with the people who sit at them.

Rule 1: what is put in is the log of a table, every act of it decided by the table itself; only the packs may be chosen.
Rule 2: it happened a minute ago by the server's time, however fast that runs.
Rule 3: Playwright's event loop runs in the thread of the tests, so whatever is asynchronous here has a thread of its own.
"""

import asyncio
import dataclasses
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
from playwright.sync_api import BrowserContext

from browser.browser_kit import ahead
from carteado.games.truco.rules.acts import Burn, GiveBack, Raise
from carteado.games.truco.rules.views import Fallen, Mesa
from carteado.pack import Cut, Draw
from carteado.server.app import KEYS
from carteado.server.identity import COOKIE, Guest, Keys, signed
from carteado.server.storage import Store, database
from carteado.server.summaries import facts_of
from carteado.table import Table, Who, incoming
from carteado.table import entries as log
from games.truco.kit.pack import pack_for, pack_with
from table.play_kit import HANDS, WEAK, Crowd, begun, dealt, done, mesa, played
from table.table_kit import ANA, Clock, Process

SEEDS = 2000
FIRST_VAZA = ("3P", "6P", "5O", "JO")
Found = TypeVar("Found")


def started(*people: Who, seed: int = 7, **setup: Any) -> Process:
    """A partida of these people, in order of seats, and bots; nobody has done anything yet."""
    process = Process(clock=Clock(just_now()), draw=Random(seed).randbytes, checking=False)
    return begun(people, process=process, **setup)


def just_now() -> int:
    """A minute ago: whatever rests after an act is over."""
    return int(time.time() * 1000) - 60_000


def waiting(host: Who) -> Process:
    """A table that its host has opened, with three free chairs."""
    process = Process(clock=Clock(just_now()), checking=False)
    process.open(host)
    process.do(process.enter(host), incoming.Sit, seat=0)
    return process


def finished(*people: Who, seed: int = 7, **setup: Any) -> Process:
    """A partida that is over, played at random from packs that nobody chose."""
    process = started(*(people or (ANA,)), seed=seed, **setup)
    Crowd(process, seed).play()
    return process


def leading(*people: Who, **setup: Any) -> Process:
    """The cards of `HANDS` are dealt, and the first seat is to lead; Ana against bots unless others are named."""
    process = started(*(people or (ANA,)), **{"pace": "fast", **setup})
    dealt(process, dealer=2)
    return process


def second_vaza(*people: Who) -> Process:
    """The first seat has taken the first vaza and leads again: cards may be turned over from now on."""
    process = leading(*people)
    played(process, *FIRST_VAZA)
    return process


def last_to_play() -> Process:
    """Three cards lie on the table, and Ana's is the fourth."""
    process = started(ANA, pace="fast")
    dealt(process, {0: "3P 7O 4C", 1: "QE 6P 5C", 2: "KC 2P 5O", 3: "3C 6E 4E"}, dealer=3)
    played(process, "QE", "KC", "3C")
    return process


def called() -> Process:
    """Three cards lie on the table, the last of them calls truco on top of it, and Ana's side is to answer."""
    process = last_to_play()
    done(process, 3, Raise(3))
    return process


def tied() -> Process:
    """Ana has tied the first vaza with the last card, and leads the second."""
    process = started(ANA, pace="fast")
    dealt(process, {0: "3P 7O 4C", 1: "3C 6P 5C", 2: "KC 2P 5O", 3: "QE 6E 4E"}, dealer=3)
    played(process, "3C", "KC", "QE", "3P")
    return process


def drawing() -> Process:
    """The pack is spread for the draw of the first dealer."""
    process = started(ANA, pace="fast")
    process.settle()
    return process


def cutting() -> Process:
    """Ana has the pack in her hands."""
    return _packed(dealer=1)


def burning() -> Process:
    """Ana has cut, and burned two cards."""
    process = cutting()
    done(process, 0, Cut(20), Burn(1), Burn(2))
    return process


def dealing() -> Process:
    """Ana is the dealer, and the pack has come back to her."""
    process = _packed(dealer=0)
    done(process, 3, GiveBack())
    return process


def _packed(dealer: int) -> Process:
    process = started(ANA, pace="fast")
    process.rig(pack_with(top=" ".join("4P" if seat == dealer else WEAK[seat] for seat in range(4))))
    for seat in range(4):
        done(process, seat, Draw(seat + 1))
    process.rig(pack_for(dealer, HANDS))
    return process


def eleven() -> Process:
    """Ana's side has come to eleven and decides whether to play."""
    return _come_to(lambda mesa: mesa.phase == "eleven" and mesa.owner == 0)


def iron() -> Process:
    """Eleven to eleven: the last mão, and Ana is to play."""
    return _come_to(lambda mesa: mesa.kind == "iron" and mesa.phase == "play" and mesa.turn == 0)


def iron_of(code: str) -> Process:
    """The last mão of a partida of this code, and Ana is to lead."""
    return _come_to(lambda mesa: mesa.kind == "iron" and mesa.phase == "play" and mesa.turn == 0 and not mesa.vazas, game=code)


def turn_of(code: str, seats: int = 4) -> Process:
    """A code with a vira, one card on the table from each of the others, and Ana's turn."""
    return _come_to(
        lambda mesa: mesa.phase == "play" and mesa.turn == 0 and mesa.vira == "open" and len(_on_table(mesa)) == seats - 1,
        game=code,
        seats=seats,
    )


def _on_table(mesa: Mesa) -> tuple[Fallen, ...]:
    return mesa.vazas[-1] if len(mesa.vazas) > len(mesa.results) else ()


def cutting_of(code: str, seats: int = 4) -> Process:
    """The first mão of a partida of this code that Ana is to cut; nobody has touched the pack."""
    return _come_to(
        lambda mesa: mesa.phase == "cut" and mesa.dealer == 1 and mesa.cuts == mesa.saw == 0, game=code, seats=seats
    )


def _come_to(wanted: Callable[[Mesa], bool], **setup: Any) -> Process:
    """The first partida of Ana against bots, played at random from packs that nobody chose, in which this comes about."""
    for seed in range(SEEDS):
        process = started(ANA, seed=seed, pace="fast", **setup)
        crowd = Crowd(process, seed)
        while process.table.stage == "playing":
            if wanted(mesa(process)):
                return process
            crowd.step()
    raise AssertionError(f"nothing like it in {SEEDS} partidas")


def won() -> Process:
    """A partida that Ana's side has won."""
    partidas = (finished(seed=seed) for seed in range(SEEDS))
    return next(process for process in partidas if mesa(process).score[0] >= 12)


class House:
    """The data of a running server."""

    def __init__(self, data: Path, address: str) -> None:
        self._data = data
        self._address = address

    def put(self, process: Process, identity: str = "") -> str:
        """Keep this table as one of the server's; its id."""
        identity = identity or secrets.token_hex(5)
        _apart(self._kept(identity, process.kept.since()))
        return identity

    def know(self, context: BrowserContext, who: Who) -> None:
        """Let this browser be this person."""
        cookie = signed(Guest(who.player, who.name, int(time.time())), _apart(self._keys()))
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": self._address}])

    async def _kept(self, identity: str, entries: list[log.AnyEntry]) -> None:
        opening, *rest = entries
        assert isinstance(opening, log.Opened)
        entries = [dataclasses.replace(opening, table=identity), *rest]
        sooner = ahead(self._data)
        entries = [dataclasses.replace(entry, at=entry.at + sooner) for entry in entries]
        table = Table()
        for entry in entries:
            table.fold(entry)
        store = await Store.open(database(None, self._data))
        try:
            rows = [(entry.at, log.encode(entry)) for entry in entries]
            await store.create(identity, table.setup.game, rows, facts_of(table, ()))
        finally:
            await store.close()

    async def _keys(self) -> Keys:
        store = await Store.open(database(None, self._data))
        try:
            return msgspec.json.decode(await store.setting(KEYS) or "", type=Keys)
        finally:
            await store.close()


def _apart(work: Coroutine[Any, Any, Found]) -> Found:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
