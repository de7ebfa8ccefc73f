"""Lines that waited on a device without a network: written once, in order, and what does not fit any more is in dispute."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carteado.server.placar_log import kept_as
from carteado.server.placar_records import board_of, texts_of
from carteado.server.placar_shapes import encode
from server.server_kit import site
from server.test_event_placar import DEALER, Table, lines, scores, seated
from server.test_events import Desk, code_of, drawn, jogo_of, rows
from server.test_placares import RESULT, Phone, call, phones

Json = dict[str, Any]
clause = pytest.mark.clause


async def late(phone: Phone, entry: Json, version: int, own: str) -> Any:
    body = {"key": phone.key, "version": version, "entry": entry, "id": own, "late": True}
    return await phone.here.client.post(f"/api/placares/{phone.id}/lines", json=body)


async def contested(desk: Desk) -> list[str]:
    return [line["text"] for line in await lines(desk, "contested")]


async def test_a_line_with_an_id_is_written_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b = await phones(here)
        await a.mark(DEALER)
        answers = await asyncio.gather(*(late(a, RESULT, 1, "x-1") for _ in range(4)))
        assert [answer.status_code for answer in answers] == [201] * 4
        assert (await a.look())["version"] == 2
        await b.mark(call(1, 3))
        again = await late(a, RESULT, 1, "x-1")
        assert (again.status_code, again.json()["version"], again.json()["score"]) == (201, 3, [1, 0])
        assert (await late(a, RESULT, 1, "an id; with signs")).status_code == 400
    async with site(tmp_path) as again_there:
        a = Phone(again_there, a.id, a.key)
        assert (await late(a, RESULT, 1, "x-1")).json()["version"] == 3
        stored = [payload for _, _, payload in await again_there.store.load(kept_as(a.id))]
        assert b'"id"' not in stored[1] + stored[3]  # lines without one are stored as ever
        board, told = board_of([(f"{n}.carteado", text.encode()) for n, text in enumerate(texts_of(stored))])
        assert ([encode(one) for one in told], board.ids) == (stored, frozenset(("x-1",)))


@clause("FEN-38.1")
async def test_lines_that_waited_arrive_in_order_and_reach_the_event_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        a, b, _ = table.phones
        await table.referee.mark(DEALER)
        waiting = [
            (a, RESULT, 1, "a1"),
            (b, {"type": "agree", "line": 2}, 2, "b1"),
            (a, call(0, 3), 3, "a2"),
            (b, {"type": "agree", "line": 4}, 4, "b2"),
        ]
        for phone, entry, version, own in (*waiting, *waiting):
            assert (await late(phone, entry, version, own)).status_code == 201
        shown = await a.look()
        assert (shown["version"], shown["score"], shown["claim"]) == (5, [1, 0], None)
        assert len(await lines(desk, "rows")) == 1
        assert await contested(desk) == []


async def test_what_comes_late_and_does_not_fit_is_in_dispute_and_told_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        await table.referee.mark(DEALER, {"type": "result", "side": 1})
        for _ in range(2):
            answer = await late(table.referee, RESULT, 1, "r1")
            assert (answer.status_code, code_of(answer)) == (409, "stale")
        impossible = await late(table.referee, {"type": "accept", "stake": 9}, 2, "r2")
        assert impossible.status_code == 422
        told = await contested(desk)
        assert len(told) == 2
        assert all("Guardado na mesa sem rede" in text for text in told)
        assert (await jogo_of(desk, 1, 2))["contested"] is True
        assert (await table.referee.look())["score"] == [0, 1]
        await desk.do({"type": "contest-settled", "jogo": (await jogo_of(desk, 1, 2))["id"], "why": "vale a mesa"})
        await late(table.referee, RESULT, 1, "r1")
        assert not (await jogo_of(desk, 1, 2)).get("contested")


async def test_what_the_desk_typed_meanwhile_is_not_overwritten_by_what_comes_late(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        await table.win(0)
        version = (await table.referee.look())["version"]
        await desk.do(rows(await jogo_of(desk, 1, 2), [12, 0], [4, 12], [7, 12]))
        await _partida_late(table, version)
        jogo = await jogo_of(desk, 1, 2)
        assert (scores(jogo), jogo["winner"], jogo["contested"]) == ([[12, 0], [4, 12], [7, 12]], 2, True)


async def _partida_late(table: Table, version: int) -> None:
    steps = [{"type": "first-dealer", "seat": 1}, call(0, 3), call(1, 6), call(0, 9), call(1, 12)]
    for n, entry in enumerate([*steps, {"type": "accept", "stake": 12}, RESULT]):
        answer = await late(table.referee, entry, version + n, f"late-{n}")
        assert answer.status_code == 201, answer.text
