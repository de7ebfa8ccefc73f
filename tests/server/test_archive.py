"""Replays and proofs are made once, in few threads, and none is larger than anybody could want."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from carteado.server import archive, placar_log
from carteado.server.errors import Refusal
from carteado.server.limits import PER_GUEST, Limits
from carteado.server.shelf import Shelf
from carteado.server.work import ASKING, EACH, SECONDS, THREADS, WAITING, Work
from carteado.table.recording import partidas, replayed
from server.server_kit import GAME, Site, a_table, code_of, site

TEXT = {"Content-Type": "text/plain"}


async def _played(here: Site) -> str:
    """A table with one partida behind it."""
    table = a_table([here.guest(name) for name in ("Ana", "Bia", "Caio", "Davi")])
    table.begin()
    table.play()
    await table.kept_in(here.store)
    return table.id


async def test_a_log_is_folded_once_and_a_replay_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folds: list[str] = []
    replays: list[str] = []

    def folded(entries: Any) -> Any:
        folds.append(threading.current_thread().name)
        return partidas(entries)

    def told(*given: Any) -> Any:
        replays.append(threading.current_thread().name)
        return replayed(*given)

    monkeypatch.setattr(archive, "partidas", folded)
    monkeypatch.setattr(archive, "replayed", told)
    async with site(tmp_path) as here:
        table = await _played(here)

        async def ask(what: str, **headers: str) -> Any:
            answer = await here.client.get(f"/api/tables/{table}/partidas/1/{what}", headers=headers)
            assert answer.status_code == 200
            return answer

        first, *others = await asyncio.gather(
            *(ask(what) for what in ("replay", "replay", "record", "proof", "proof", "replay"))
        )
        assert others[0].json() == first.json()
        plain = await ask("replay", **{"Accept-Encoding": "identity"})
        assert (plain.headers.get("content-encoding"), plain.json()) == (None, first.json())
        assert first.headers["content-encoding"] == "gzip"
        await ask("replay?lang=en")
    assert (len(folds), len(replays)) == (1, 2)
    assert all(name.startswith("carteado-archive") for name in (*folds, *replays))


async def test_whoever_comes_while_it_is_made_or_right_after_gets_what_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made, shelf = Work("test"), Shelf(100)
    calls: list[object] = []

    def call() -> object:
        calls.append(object())
        return calls[-1]

    async def in_four_turns(work: Callable[[], object]) -> object:
        for _ in range(4):
            await asyncio.sleep(0)
        return work()

    async def asked(key: int, after: int) -> object:
        for _ in range(after):
            await asyncio.sleep(0)
        return await made.once(shelf, key, lambda _: 1, call)

    monkeypatch.setattr(made, "done", in_four_turns)
    for turns in range(12):
        first, second = await asyncio.gather(asked(key=turns, after=0), asked(key=turns, after=turns))
        assert first is second, f"made again for who came {turns} turns later"
    assert (len(calls), made._making) == (12, {})
    made.close()


async def test_what_could_not_be_made_is_tried_again() -> None:
    made, shelf = Work("test"), Shelf(100)
    with pytest.raises(ZeroDivisionError):
        await made.once(shelf, "key", lambda _: 1, lambda: 1 // 0)
    assert await made.once(shelf, "key", lambda _: 1, lambda: 7) == 7
    made.close()


async def test_a_scoreboard_is_folded_once_for_all_who_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folds: list[int] = []
    folded = placar_log.folded

    def counted(stored: list[Any]) -> placar_log.Board:
        folds.append(len(stored))
        return folded(stored)

    monkeypatch.setattr(placar_log, "folded", counted)
    async with site(tmp_path) as here:
        names = {"sides": ["Onça", "Tatu"], "names": ["Ana", "Bia", "Caio", "Davi"]}
        opened = (await here.client.post("/api/placares", json={"game": GAME, **names})).json()
        path = f"/api/placares/{opened['id']}"
        for _ in range(5):
            assert (await here.client.get(path)).json()["version"] == 0
        entry = (await here.client.get(path)).json()["legal"][0][0]
        line = {"key": opened["keys"][0], "version": 0, "entry": entry}
        assert (await here.client.post(f"{path}/lines", json=line)).status_code == 201
        for _ in range(5):
            assert (await here.client.get(path)).json()["version"] == 1
    assert folds == [1, 2]


async def test_what_would_be_told_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        table = await _played(here)
        text = (await here.client.get(f"/api/tables/{table}/partidas/1/record")).content
        monkeypatch.setattr(archive, "MOST_TOLD", 20_000)
        answer = await here.client.post("/api/replay", content=text, headers=TEXT)
        assert (answer.status_code, code_of(answer)) == (422, "too-long")
        monkeypatch.setattr(archive, "MOST_REPLAYED", 20_000)
        answer = await here.client.get(f"/api/tables/{table}/partidas/1/replay")
        assert (answer.status_code, code_of(answer)) == (422, "too-long")


async def test_where_too_much_waits_the_next_one_is_sent_away() -> None:
    made = Work("test")
    go = threading.Event()
    waiting = [asyncio.ensure_future(made.done(go.wait)) for _ in range(THREADS + WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refusal:
        await made.done(int)
    assert (refusal.value.status, refusal.value.headers) == (503, {"Retry-After": str(SECONDS)})
    go.set()
    await asyncio.gather(*waiting)
    assert await made.done(int) == 0
    made.close()


async def test_who_asks_for_much_keeps_nobody_else_waiting() -> None:
    made = Work("test")
    gates, done = [threading.Event() for _ in range(EACH)], list[str]()

    async def asked(whose: str, call: Callable[[], object]) -> None:
        ASKING.set(whose)
        await made.done(call)
        done.append(whose)

    much = [asyncio.ensure_future(asked("much", gate.wait)) for gate in gates]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refusal:
        await asyncio.ensure_future(asked("much", int))
    assert (refusal.value.status, refusal.value.headers) == (503, {"Retry-After": str(SECONDS)})
    await asyncio.ensure_future(asked("another", int))
    assert done == ["another"]
    for gate in gates:
        gate.set()
    await asyncio.gather(*much)
    await asyncio.ensure_future(asked("much", int))
    assert (len(done), made._of, len(made._turns)) == (EACH + 2, {}, 0)
    made.close()


async def test_what_somebody_else_waits_for_in_vain_is_made_for_who_comes() -> None:
    """Who asked first has much to wait for: what waits with them is made for the next who asks."""
    made, shelf, gate = Work("test"), Shelf(100), threading.Event()
    calls: list[str] = []

    async def asked(whose: str) -> object:
        ASKING.set(whose)
        return await made.once(shelf, "key", lambda _: 1, calls.append, whose)

    async def held() -> object:
        ASKING.set("much")
        return await made.done(gate.wait)

    holds = asyncio.ensure_future(held())
    await asyncio.sleep(0)
    first = asyncio.ensure_future(asked("much"))
    await asyncio.sleep(0)
    await asyncio.ensure_future(asked("another"))
    assert (calls, first.done()) == (["another"], False)
    gate.set()
    await asyncio.gather(holds, first)
    made.close()


def test_a_shelf_holds_so_much_and_the_oldest_makes_room() -> None:
    shelf = Shelf(10)
    for key in "abc":
        shelf.put(key, key, 4)
    assert [shelf.get(key) for key in "abc"] == [None, "b", "c"]
    shelf.get("b")
    shelf.put("d", "d", 3)
    assert [shelf.get(key) for key in "bcd"] == ["b", None, "d"]
    shelf.put("e", "e", 11)
    assert (shelf.get("e"), shelf.weight) == (None, 7)


def test_what_is_heavy_counts_for_several() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    burst, per_second = PER_GUEST["replay"]
    limits.spend("replay", guest="ana", weight=burst - 1)
    with pytest.raises(Refusal) as refusal:
        limits.spend("replay", guest="ana", weight=5)
    assert refusal.value.headers["Retry-After"] == str(int(4 / per_second))
    limits.spend("replay", guest="ana")
    limits.spend("replay", guest="bia", weight=1000)  # more than there can be is all there is
