"""Lists of entries over HTTP: looked at, corrected, entered once; and files that are none, of which nothing stays."""

import base64
import threading
from pathlib import Path
from typing import Any

import pytest

from carteado.exchange.reading import sheet_of
from carteado.exchange.sheet import Sheet
from carteado.server.events import importing
from exchange.exchange_kit import A20, hostile, workbook
from server.server_kit import site
from server.test_events import Desk, code_of, opened

Json = dict[str, Any]


async def send(desk: Desk, data: bytes | str, **more: Any) -> Any:
    told: Json = {"text": data} if isinstance(data, str) else {"file": base64.b64encode(data).decode()}
    body = {"key": desk.key, **told, **more}
    return await desk.here.client.post(f"/api/torneios/{desk.id}/inscricoes/importa", json=body)


async def taken(desk: Desk, data: bytes | str, **more: Any) -> Json:
    answer = await send(desk, data, **more)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def test_a_list_is_looked_at_then_entered_and_a_second_time_adds_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here)
        data = A20.encode("cp1252")
        seen = await taken(desk, data)
        assert [one["name"] for one in seen["entries"]] == ["Graúna", "João e Zé", "Onça", "Tatu"]
        assert [(one["where"], one["text"]) for one in seen["problems"]] == [
            ("Linha 5, coluna C (Jogador 2)", "Pessoas na inscrição: 1; nesta predefinição: 2."),
            ("Linha 7, coluna A (Dupla)", "joao e ze repete a linha 3."),
        ]
        assert [one["kind"] for one in seen["columns"]] == ["name", "person", "person", "entity", "paid"]
        assert (await desk.look())["entries"] == []
        refused = await send(desk, data, preview=False)
        assert (refused.status_code, code_of(refused)) == (422, "bad-rows")
        assert (await desk.look())["entries"] == []
        assert (await taken(desk, data, preview=False, good=True))["entered"] == 4
        version = (await desk.look())["version"]
        again = await taken(desk, data, preview=False, good=True)
        assert (again["entered"], len(again["known"]), (await desk.look())["version"]) == (0, 4, version)
        told = {one["name"]: one.get("fee") for one in (await desk.desk())["event"]["entries"]}
        assert told == {"Graúna": "paid", "João e Zé": "owed", "Onça": "paid", "Tatu": "paid"}


async def test_columns_are_corrected_and_how_to_reach_people_stays_out_of_the_log(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here)
        text = "Quem;Um;Dois;Zap\nOnça;Ana;Beto;11 99999-0000"
        seen = await taken(desk, text, header=True)
        assert [one["header"] for one in seen["columns"]] == ["Quem", "Um", "Dois", "Zap"]
        kinds = ["name", "person", "person", "phone"]
        done = await taken(desk, text, header=True, columns=kinds, preview=False)
        assert (done["entered"], done["version"]) == (1, (await desk.look())["version"])
        stored = b"".join(payload for _, _, payload in await here.store.load(f"torneio-{desk.id}"))
        assert b"99999" not in stored
        reached = await here.client.post(f"/api/torneios/{desk.id}/contatos", json={"key": desk.key})
        assert reached.json()["contacts"] == [{"entry": 1, "phone": "11 99999-0000"}]
        assert (await send(desk, text, columns=["shoe size"])).status_code == 400


async def test_only_the_desk_takes_lists_and_the_list_to_fill_in_is_everybodys(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here)
        judge = await desk.part("judge", "Rita")
        for other in (judge, Desk(here, desk.id, "outra")):
            answer = await send(other, "Onça: Ana / Beto", preview=False)
            assert (answer.status_code, code_of(answer)) == (403, "wrong-event-key")
        blank = await here.client.get(f"/api/torneios/{desk.id}/inscricoes/modelo")
        assert blank.content.startswith("\ufeffInscrição;Pessoa 1;Pessoa 2;Entidade;Pago".encode())
        assert (await taken(desk, blank.content))["problems"] == []


async def test_files_that_are_no_lists_leave_nothing(tmp_path: Path) -> None:
    async with site(tmp_path, limits=0) as here:
        desk = await opened(here)
        version = (await desk.look())["version"]
        for name, (data, code) in hostile().items():
            answer = await send(desk, data, preview=False, good=True)
            large = code == "too-large"
            told = (answer.status_code, code_of(answer))
            assert told == ((413, "bad-size") if large else (422, f"list-{code}")), name
        assert (await desk.look())["version"] == version
        assert (await taken(desk, "Onça: Ana / Beto", preview=False))["entered"] == 1


async def test_formulas_are_told_where_they_stand_and_never_entered(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here)
        file = workbook(("Dupla", "Jogador 1", "Jogador 2"), ("=1+1", "Ana", "Beto"), ("Tatu", "Caio", '=cmd|"/c calc"!A0'))
        seen = await taken(desk, file)
        assert [one["where"] for one in seen["problems"]] == ["Linha 2, coluna A (Dupla)", "Linha 3, coluna C (Jogador 2)"]
        assert (await taken(desk, file, preview=False, good=True))["entered"] == 0
        assert (await desk.look())["entries"] == []


async def test_a_list_is_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    def read(data: bytes) -> Sheet:
        names.append(threading.current_thread().name)
        return sheet_of(data)

    monkeypatch.setattr(importing, "sheet_of", read)
    async with site(tmp_path) as here:
        await taken(await opened(here), workbook(("Dupla",), ("Onça",)))
    assert names
    assert all(name.startswith("carteado-press") for name in names)
