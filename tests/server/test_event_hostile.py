"""Who means harm to an event, or to the server with one: numbers, names, PINs, tables without end."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from carteado.server import press
from carteado.server.events import acting, rehearsals, routes
from carteado.server.events.keys import TRIES, pin_of
from carteado.server.storage import StorageError
from carteado.server.work import ASKING
from carteado.tournament.checks.sizes import LONGEST_TEXT
from server.server_kit import ADDRESS, BASE, site
from server.test_events import Desk, code_of, drawn, entered, jogo_of, opened, rows

Json = dict[str, Any]
LARGE = 10**25
LARGE_ACTS: tuple[Json, ...] = (
    {"type": "tables", "tables": 3, "closed": [LARGE]},
    {"type": "entry", "name": "Preá", "seed": LARGE},
    {"type": "stage", "stage": "final", "kind": "swiss", "rounds": LARGE},
    {"type": "jogo", "jogo": "final", "slots": ["1A", "2A"], "target": LARGE},
    {"type": "observed", "jogo": "g1", "text": "chuva", "version": LARGE},
    {"type": "corrected", "number": LARGE},
    {"type": "announced", "text": "a" * (LONGEST_TEXT + 1)},
    {"type": "group", "stage": "grupos", "group": "A", "slots": ["#1", "#2"], "legs": 10**9},
    {"type": "lots", "items": [LARGE, LARGE + 1], "order": [LARGE + 1, LARGE], "witnesses": ["Ana", "Bia"]},
)


@pytest.mark.parametrize("act", LARGE_ACTS, ids=lambda act: str(act["type"]))
async def test_what_is_too_large_is_refused_and_the_event_lives(tmp_path: Path, act: Json) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        version = (await desk.look())["version"]
        assert (await desk.send(act)).status_code in (400, 422)
        assert (await desk.send(act, preview=True)).status_code in (400, 422)
        await desk.do({"type": "announced", "text": "Almoço"})
        assert (await desk.look())["version"] == version + 1
    async with site(tmp_path) as again:
        assert (await Desk(again, desk.id, desk.key).look())["announcements"] == ["Almoço"]


@pytest.mark.parametrize(("where", "field"), [("papeis", "table"), ("papeis", "entry"), ("papeis/retira", "number")])
async def test_a_part_of_a_large_number_is_refused_and_the_event_lives(tmp_path: Path, where: str, field: str) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here)
        about: Json = {"part": "judge", "name": "Rita"} if where == "papeis" else {}
        body = {"key": desk.key, **about, field: LARGE}
        assert (await here.client.post(f"/api/torneios/{desk.id}/{where}", json=body)).status_code in (400, 422)
        await desk.part("judge", "Rita")


async def test_a_roteiro_of_large_numbers_is_refused_and_the_event_lives(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        for line in (
            f"mesas {LARGE}",
            f"grupo B: 1 2 {LARGE} turnos",
            f"corrige {LARGE}: mesas 3",
            f"jogo x melhor de {LARGE}: 1 x 2",
        ):
            body = {"key": desk.key, "lines": [line]}
            answer = await here.client.post(f"/api/torneios/{desk.id}/linhas", json=body)
            assert answer.status_code in (400, 422), line
        await desk.do({"type": "announced", "text": "Almoço"})


async def test_an_event_has_as_many_jogos_as_somebody_can_play(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here, preset="livre", game="truco-fenacef")
        for first in range(1, 401, 200):
            await desk.do(*({"type": "entry", "name": f"Dupla {number}"} for number in range(first, first + 200)))
        await desk.do({"type": "entries-closed"})
        slots = [f"#{number}" for number in range(1, 401)]
        answer = await desk.send({"type": "group", "stage": "liga", "group": "A", "slots": slots})
        assert (answer.status_code, code_of(answer)) == (422, "too-many-jogos")
        await desk.do({"type": "group", "stage": "liga", "group": "A", "slots": slots[:20]})
        assert len((await desk.look())["jogos"]) == 190


async def test_texts_are_in_one_line_and_nothing_turns_them_around(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(
            here, name="Copa\u202e da\nVárzea", day="1\u2028 de maio", place="\u2066Sede", organiser="Ri\u200bta"
        )
        people = [{"name": "Ana\u202e"}, {"name": "Bia\nLima"}]
        await desk.do({"type": "entry", "name": "On\u200bça\u202e", "entity": "\u2067Clube", "people": people})
        await desk.do({"type": "announced", "text": "Almoço\u202e\nàs 12"})
        corrected = {"type": "announced", "text": "Almo\u202eço"}
        await desk.do({"type": "corrected", "number": 4, "instead": corrected, "why": "ho\u202era"})
        part = await desk.part("judge", "Da\u202evi")
        told = await desk.look()
        assert (told["name"], told["day"], told["place"]) == ("Copa da Várzea", "1 de maio", "Sede")
        entry = told["entries"][0]
        assert (entry["name"], entry["entity"], [one["name"] for one in entry["people"]]) == (
            "Onça",
            "Clube",
            ["Ana", "Bia Lima"],
        )
        assert told["announcements"] == ["Almoço"]
        assert (await part.desk())["part"]["name"] == "Davi"
        assert (await desk.desk())["part"]["name"] == "Rita"


async def test_a_pin_is_found_out_at_no_sheet_that_is_none(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        jogo, other = await jogo_of(desk, 1, 2), await jogo_of(desk, 1, 3)
        await desk.do(rows(jogo, [12, 3], [12, 4]))
        athlete = await desk.part("athlete", "Onça um", entry=1)
        pin = pin_of(await here.services.events.secret(desk.id), 1, "Onça dois")

        async def sign(name: str, pin: str, **more: Any) -> str:
            body = {"key": athlete.key, "jogo": name, "entry": 1, "person": "Onça dois", "pin": pin, **more}
            answer = await here.client.post(f"/api/torneios/{desk.id}/assina", json=body)
            return "" if answer.status_code == 200 else code_of(answer)

        for number in range(2 * TRIES):
            assert await sign(f"x{number}", "000000x") == await sign(f"x{number}", pin) == "no-jogo"
            assert await sign(jogo["id"], "000000x", person=f"Ninguém {number}") == "not-a-signer"
        assert await sign(other["id"], "000000x") == await sign(other["id"], pin) == "not-decided"
        assert not here.services.tries.wrong
        for _ in range(TRIES):
            assert await sign(jogo["id"], "000000x") == "wrong-pin"
        assert await sign(jogo["id"], pin) == "pin-locked"


async def test_who_may_not_open_a_draw_leaves_no_seed_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        athlete = await desk.part("athlete", "Onça um", entry=1)
        stored: list[str] = []
        put = here.store.put_setting

        async def watched(key: str, value: str) -> str:
            stored.append(key)
            return await put(key, value)

        monkeypatch.setattr(here.store, "put_setting", watched)

        async def draws(key: str, **more: Any) -> str:
            body = {"key": key, "purpose": "tie", **more}
            answer = await here.client.post(f"/api/torneios/{desk.id}/sorteio/abre", json=body)
            return "" if answer.status_code == 200 else code_of(answer)

        assert await draws("x" * 20, items=[1, 2]) == "wrong-event-key"
        assert await draws(athlete.key, items=[1, 2]) == "forbidden"
        assert await draws(desk.key, items=[1, LARGE]) != ""
        assert stored == []
        assert await draws(desk.key, items=[1, 2]) == ""
        assert len(stored) == 1


async def test_an_event_of_many_jogos_is_not_rehearsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        monkeypatch.setattr(rehearsals, "MOST", len((await desk.look())["jogos"]) - 1)
        answer = await here.client.post(f"/api/torneios/{desk.id}/ensaio", json={"key": desk.key})
        assert (answer.status_code, code_of(answer)) == (422, "rehearsal-long")
        monkeypatch.undo()
        assert (await here.client.post(f"/api/torneios/{desk.id}/ensaio", json={"key": desk.key})).status_code == 201


async def test_who_asks_for_events_that_are_not_there_leaves_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for number in range(20):
            assert (await here.client.get(f"/api/torneios/nada{number}")).status_code == 404
        assert (len(here.services.events._locks), len(here.services.events.followed)) == (0, 0)


async def test_an_event_is_worked_on_in_threads_of_its_own_and_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, list[str]] = {}

    def watched(module: Any, name: str) -> None:
        made: Callable[..., Any] = getattr(module, name)

        def called(*given: Any) -> Any:
            seen.setdefault(name, []).append(threading.current_thread().name)
            return made(*given)

        monkeypatch.setattr(module, name, called)

    async with site(tmp_path) as here:
        desk = await drawn(here)
        for module, name in (
            (routes, "public_of"),
            (routes, "desk_of"),
            (routes, "need_text"),
            (routes, "allowed"),
            (press, "source"),
        ):
            watched(module, name)
        for _ in range(3):
            await desk.look()
            assert (await here.client.get(f"/api/torneios/{desk.id}/precisa/1")).status_code == 200
        await desk.desk()
        await desk.send(rows(await jogo_of(desk, 1, 2), [12, 3], [12, 4]), preview=True)
        await desk.do(rows(await jogo_of(desk, 1, 2), [12, 3], [12, 4]))
        assert (await here.client.get(f"/api/torneios/{desk.id}/impressos/inscricoes")).status_code == 200
    assert (len(seen["public_of"]), len(seen["need_text"])) == (1, 1)
    assert all(name.startswith("carteado-press") for name in seen.pop("source"))
    assert all(name.startswith("carteado-events") for names in seen.values() for name in names), seen


async def test_what_is_worked_is_that_of_the_address_that_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    async def watched(*given: Any, **more: Any) -> Any:
        seen.append(ASKING.get())
        return await acting.kept_of(*given, **more)

    monkeypatch.setattr("carteado.server.events.routes.kept_of", watched)
    async with site(tmp_path) as here:
        desk, guest = await opened(here), here.guest()
        await desk.look()
        for address in ("127.0.0.1", "2001:db8::1", "203.0.113.7"):
            transport = httpx.ASGITransport(here.app, client=(address, 5))
            async with httpx.AsyncClient(transport=transport, base_url=BASE) as client:
                for headers in ({}, here.cookie(guest)):
                    assert (await client.get(f"/api/torneios/{desk.id}", headers=headers)).status_code == 200
    network = "2001:db8::/64"
    assert seen == [ADDRESS, "", f"guest {guest.id}", network, network, "203.0.113.7", "203.0.113.7"]
    assert ASKING.get() == ""


async def test_a_hiccup_of_the_database_is_an_error_to_try_again_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        where = f"/api/torneios/{desk.id}"
        here.services.events._folded.clear()
        load = here.store.load

        async def away(*given: Any, **more: Any) -> Any:
            await asyncio.sleep(0)
            raise StorageError("unreachable", "away")

        monkeypatch.setattr(here.store, "load", away)
        asked = [here.client.get(where) for _ in range(4)]
        acts = [desk.send({"type": "announced", "text": "Almoço"}), here.client.post(f"{where}/mesa", json={"key": desk.key})]
        for answer in await asyncio.gather(*asked, *acts):
            assert (answer.status_code, code_of(answer)) == (503, "storage")
        monkeypatch.setattr(here.store, "load", load)
        append = here.store.append

        async def lost(*given: Any, **more: Any) -> Any:
            raise StorageError("unreachable", "away")

        monkeypatch.setattr(here.store, "append", lost)
        assert (await desk.send({"type": "announced", "text": "Almoço"})).status_code == 503
        assert "announcements" not in await desk.look()
        monkeypatch.setattr(here.store, "append", append)
        await desk.do({"type": "announced", "text": "Jantar"})
        assert (await desk.look())["announcements"] == ["Jantar"]


async def test_a_log_that_cannot_be_read_is_damaged_and_not_a_fault(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        name = f"torneio-{desk.id}"
        stored = await here.store.load(name)
        await here.store.append(name, len(stored) + 1, [(0, b'{"type":"tables","tables":%d}' % LARGE)])
        with pytest.raises(StorageError) as damaged:
            await here.services.events.one(desk.id, fresh=True)
        assert damaged.value.code == "damaged"
        assert (await desk.send(entered("Preá"))).status_code == 503
