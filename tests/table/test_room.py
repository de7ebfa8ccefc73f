"""The server's room around a table, with a log in memory: nobody gets what their place does not entitle them to."""

import json
import threading
from hashlib import scrypt
from typing import Any, cast

import pytest

from carteado.cards import Card
from carteado.server.listeners import Listener
from carteado.server.metrics import Metrics
from carteado.server.room import Room
from carteado.server.world import World
from carteado.table import Who, incoming
from carteado.table import entries as log
from carteado.tricks.play import Play
from table.play_kit import begun, dealt, get_ready, page_of, thrown_in
from table.table_kit import ANA, BETO, FOUR, RITA, START, Process


class Kept:
    """A store that reads the log of another process."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def load(self, table: str, after: int = 0, most: int | None = None) -> list[tuple[int, int, bytes]]:
        """The entries after a number."""
        rows = self.process.kept.rows[after:][:most]
        return [(after + n, log.decode(row).at, row) for n, row in enumerate(rows, 1)]

    async def append(self, table: str, seq: int, rows: list[tuple[int, bytes]], facts: object = None) -> None:
        """More of it."""
        self.process.kept.append(seq, [log.decode(payload) for _, payload in rows])


async def _room(process: Process) -> Room:
    """A room that has read the log and knows the same time; no alarm ever rings in it."""
    world = World(lambda: process.clock.now, lambda _wait, _call: lambda: None, process.draw, lambda: process.clock.now)
    room = Room("mesa", cast("Any", Kept(process)), cast("Any", None), Metrics(), world)
    assert await room.load()
    return room


def _sent(listener: Listener) -> list[bytes]:
    return [listener.next() or b"" for _ in range(len(listener.waiting))]


async def test_who_was_replaced_elsewhere_does_not_get_the_cards_of_the_substitute() -> None:
    """All of it happened in another process, and comes here in one batch."""
    process = begun(FOUR)
    room = await _room(process)
    beto, ana = Listener(BETO), Listener(ANA)
    for listener in (beto, ana):
        assert await room.enter(listener, incoming.Enter(table="mesa")) is None
        _sent(listener)
    process.do(page_of(process, 1), incoming.Stand)
    process.do(process.enter(RITA), incoming.Sit, seat=1)
    dealt(process, {0: "3C 2C AC", 1: "3P 7C AE"})
    await room.catch_up()
    assert not any(b'"7C"' in told for told in _sent(beto))
    assert any(b'"3C"' in told for told in _sent(ana))


async def test_spectators_of_a_young_table_lag_behind_as_well() -> None:
    process = begun(FOUR, delay=30)
    dealt(process)
    process.clock.now = START + 20_000
    process.acts(page_of(process, 2), Play(Card.of("2P")))
    room = await _room(process)
    rita = Listener(RITA)
    assert await room.enter(rita, incoming.Enter(table="mesa")) is None
    assert not any(b'"2P"' in told for told in _sent(rita))
    process.clock.now += 30_000
    again = Listener(RITA)
    room = await _room(process)
    assert await room.enter(again, incoming.Enter(table="mesa")) is None
    assert any(b'"2P"' in told for told in _sent(again))


async def test_where_nobody_may_watch_nobody_does() -> None:
    """Also not who came before the match."""
    process = Process()
    process.open(ANA, spectators=False)
    for seat, who in enumerate(FOUR):
        process.do(process.enter(who), incoming.Sit, seat=seat)
    room = await _room(process)
    rita = Listener(RITA)
    assert await room.enter(rita, incoming.Enter(table="mesa")) is None
    get_ready(process)
    dealt(process)
    _sent(rita)
    await room.catch_up()
    assert not any(b"Dealt" in told for told in _sent(rita))
    refused = await room.enter(Listener(RITA), incoming.Enter(table="mesa"))
    assert refused is not None
    assert refused.code == "no-spectators"


async def test_a_locked_table_opens_for_its_people_and_for_the_password() -> None:
    process = Process()
    process.open(ANA, password="segredo")
    process.do(process.enter(BETO), incoming.Sit, seat=1)
    room = await _room(process)
    tried = [
        await room.enter(Listener(who), incoming.Enter(table="mesa", password=password))
        for who, password in ((ANA, ""), (BETO, "errada"), (RITA, ""), (RITA, "errada"), (RITA, "segredo"))
    ]
    assert ["" if reason is None else reason.code for reason in tried] == ["", "", "password", "password", ""]


async def test_the_host_hears_of_wrong_passwords_and_nobody_else_does() -> None:
    process = Process()
    process.open(ANA, password="segredo")
    process.do(process.enter(ANA), incoming.Sit, seat=0)
    process.do(process.enter(BETO), incoming.Sit, seat=1)
    room = await _room(process)
    ana, beto = Listener(ANA), Listener(BETO)
    for listener in (ana, beto):
        assert await room.enter(listener, incoming.Enter(table="mesa")) is None
        _sent(listener)
    for _ in range(2):
        assert await room.enter(Listener(RITA), incoming.Enter(table="mesa", password="errada")) is not None
    assert [b'"wrong":2' in told for told in _sent(ana)] == [True]
    assert not any(b"wrong" in told for told in _sent(beto))
    process.do(page_of(process, 0), incoming.Change, setup=process.table.setup, password="outra")
    await room.catch_up()
    room.audience.tell_presence()
    assert not any(b"wrong" in told for told in _sent(ana))


async def _at(room: Room, who: Who, password: str = "") -> tuple[Listener, str]:
    """A page at the door, and what it is told there."""
    page = Listener(who)
    reason = await room.enter(page, incoming.Enter(table="mesa", password=password))
    return page, "" if reason is None else reason.code


async def test_a_password_set_later_shuts_out_who_has_not_given_it() -> None:
    process = begun(FOUR)
    room = await _room(process)
    (ana, _), (rita, _) = await _at(room, ANA), await _at(room, RITA)
    process.do(page_of(process, 0), incoming.Change, setup=process.table.setup, password="nova")
    _sent(rita)
    await room.catch_up()
    assert room.listeners == {ana}
    assert json.loads(_sent(rita)[-1])["code"] == "password"
    await room.receive(rita, incoming.Referee(client="c", n=1, take=True))
    assert json.loads(_sent(rita)[-1])["code"] == "enter-first"
    assert [(await _at(room, who, word))[1] for who, word in ((RITA, ""), (RITA, "nova"), (BETO, ""))] == ["password", "", ""]


async def test_nobody_waits_while_a_password_is_set_or_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing takes long on purpose: it is never done in the thread that everybody's tables live in."""
    hashed: list[threading.Thread] = []

    def noted(password: bytes, **how: Any) -> bytes:
        hashed.append(threading.current_thread())
        return scrypt(password, **how)

    monkeypatch.setattr("hashlib.scrypt", noted)
    process = begun(FOUR)
    room = await _room(process)
    ana, _ = await _at(room, ANA)
    await room.receive(ana, incoming.Change(client="c", n=1, setup=process.table.setup, password="nova"))
    assert [(await _at(room, RITA, word))[1] for word in ("velha", "nova")] == ["password", ""]
    assert len(hashed) == 3
    assert threading.main_thread() not in hashed


async def test_who_gave_the_password_stays_when_they_get_up() -> None:
    process = Process()
    process.open(ANA, password="segredo")
    for who, seat in ((ANA, 0), (BETO, 1)):
        process.do(process.enter(who), incoming.Sit, seat=seat)
    room = await _room(process)
    (rita, _), (beto, _) = await _at(room, RITA, "segredo"), await _at(room, BETO)
    process.do(process.enter(RITA), incoming.Sit, seat=2)
    for seat in (1, 2):
        process.do(page_of(process, seat), incoming.Stand)
    await room.catch_up()
    assert (rita in room.listeners, beto in room.listeners) == (True, False)


async def test_who_was_removed_is_shown_out_and_stays_out_by_any_link() -> None:
    process = Process()
    process.open(ANA)
    for who, seat in ((ANA, 0), (BETO, 1)):
        process.do(process.enter(who), incoming.Sit, seat=seat)
    room = await _room(process)
    beto, _ = await _at(room, BETO)
    process.do(page_of(process, 0), incoming.Remove, seat=1)
    await room.catch_up()
    assert room.listeners == set()
    assert json.loads(_sent(beto)[-1])["code"] == "removed"
    assert (await _at(room, BETO))[1] == "removed"
    process.do(page_of(process, 0), incoming.LetIn, which=0, name="Beto")
    await room.catch_up()
    assert (await _at(room, BETO))[1] == ""


async def test_a_newcomer_gets_nothing_that_was_meant_for_the_one_before() -> None:
    """Beto's page is gone, but what he would have been told is still kept for him."""
    process = begun(FOUR)
    room = await _room(process)
    (beto, _), (rita, _) = await _at(room, BETO), await _at(room, RITA)
    dealt(process, {0: "3C 2C AC", 1: "3P 7C AE"})
    await room.catch_up()
    seen = room.table.version - 2
    room.leave(beto)
    process.do(page_of(process, 1), incoming.Stand)
    process.do(process.enter(RITA), incoming.Sit, seat=1)
    thrown_in(process)
    dealt(process, dealer=1)
    await room.catch_up()
    room.leave(rita)
    again = Listener(RITA)
    assert await room.enter(again, incoming.Enter(table="mesa", version=seen, was="seat-1")) is None
    told = [*_sent(rita), *_sent(again)]
    assert not any(b'"7C"' in message for message in told)
    assert any(b'"2C"' in message for message in told)
