"""`carteado serve` as people run it: the first line, the sentences when it cannot start, and how it stops."""

import asyncio
import contextlib
import json
import signal
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from carteado.cli import serve
from carteado.server.running import address_of, bound
from carteado.server.settings import Settings
from carteado.server.storage import Store, database
from play.crowded import idle_seconds
from server.server_kit import GAME, PATIENCE, environment, events, launched, program
from storage.postgres_kit import running_postgres

IN_TIME = 5.0


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with running_postgres() as server:
        yield server.get_uri()


async def refused(*arguments: str, **changes: str) -> str:
    """The one sentence of a server that does not start."""
    process = await launched("serve", *arguments, **changes)
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, out) == (1, b""), (out, err)
    (line,) = err.decode().splitlines()
    head, _, sentence = line.partition(": ")
    assert head == "Erro"
    return sentence


async def test_it_serves_where_it_says_and_only_there(tmp_path: Path) -> None:
    async with program(tmp_path) as server:
        assert server.address.startswith("http://127.0.0.1:")
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            assert (await client.get("/health")).json()["status"] == "ok"
            made = await client.post("/api/tables", json={"setup": {"game": GAME}, "bots": True})
            assert made.status_code == 201
        with socket.socket() as elsewhere:
            assert elsewhere.connect_ex(("127.0.0.2", server.port)) != 0
        code, out, _ = await server.stop(signal.SIGINT)
        assert code == 0
        assert str(tmp_path / "carteado.db") in out
    store = await Store.open(database(None, tmp_path))
    assert await store.count() == 1
    await store.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_in_time_with_people_at_a_table_and_keeps_what_it_said(tmp_path: Path, number: int) -> None:
    async with program(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            await client.get("/api/me")
            made = await client.post("/api/tables", json={"setup": {"game": GAME}, "bots": True})
            cookie = f"carteado={client.cookies['carteado']}"
        table = made.json()["id"]
        address = server.address.replace("http", "ws") + "/ws"
        async with connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as page:
            await page.send(json.dumps({"type": "enter", "table": table}))
            snapshot = json.loads(await page.recv())
            assert (snapshot["type"], snapshot["you"]["seat"]) == ("snapshot", 0)
            ready = {"type": "ready", "client": "page", "n": 1, "nonce": "ab" * 16}
            await page.send(json.dumps(ready))
            acked = 0
            while not acked:
                heard = json.loads(await page.recv())
                acked = heard["version"] if heard["type"] == "ack" else 0
            begun = time.monotonic()
            stopping = asyncio.create_task(server.stop(number))
            with contextlib.suppress(ConnectionClosed):
                async for _ in page:
                    pass
            assert page.close_code in (1001, 1012)  # going away, or coming back soon: the page tries again
            code, _, err = await stopping
        assert idle_seconds(time.monotonic() - begun) < IN_TIME
        assert code == 0
        assert [event["event"] for event in events(err)][-2:] == ["stopping", "stopped"]
    store = await Store.open(database(None, tmp_path))
    assert len(await store.load(table)) >= acked
    await store.close()


async def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = await refused("--port", str(port), "--data", str(tmp_path))
    assert told == f"A porta {port} já está ocupada: escolha outra com --port, ou 0 para qualquer uma livre."
    assert list(tmp_path.iterdir()) == []


async def test_a_folder_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    folder = tmp_path / "file" / "data"
    told = await refused("--port", "0", "--data", str(folder))
    assert told == f"Não consigo guardar mesas em {folder}: escolha outra pasta com --data."


async def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    store = await Store.open(database(None, tmp_path))
    await store.close()
    with sqlite3.connect(tmp_path / "carteado.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    told = await refused("--port", "0", "--data", str(tmp_path))
    assert told == "O banco de dados é de uma versão mais nova do Carteado: atualize o programa."


async def test_databases_and_addresses_that_make_no_sense(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path), "--port", "0")
    told = await refused("--database", "mysql://ana:segredo@db/x", *data)
    assert told.startswith("Não entendi o banco de dados")
    told = await refused("--database", "postgresql://ana:segredo@127.0.0.1:9/x", *data)
    assert told == "O banco de dados não responde: confira o endereço e se ele está no ar."
    told = await refused("--host", "203.0.113.7", *data)
    assert told.startswith("Não dá para atender em 203.0.113.7")
    for wrong in ("muitos", "inf", "1_0"):
        told = await refused(*data, CARTEADO_LIMITS=wrong)
        assert told == f"Não entendi CARTEADO_LIMITS={wrong}: ali vai um número, como 8000 ou 0.5, só com algarismos."


async def test_many_processes_need_postgresql(tmp_path: Path) -> None:
    told = await refused("--workers", "2", "--data", str(tmp_path), "--port", "0")
    assert told.startswith("Mais de um processo só com PostgreSQL")


async def test_two_processes_on_postgresql_are_one_server(tmp_path: Path, postgres: str) -> None:
    """Guests of one are guests of the other, and a table opened at one is there at the other; both stop together."""
    async with program(tmp_path, "--database", postgres, "--workers", "2") as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            await client.put("/api/me", json={"name": "Ana"})
            made = await client.post("/api/tables", json={"setup": {"game": GAME}})
            cookie = {"Cookie": f"carteado={client.cookies['carteado']}"}
        for _ in range(12):  # a new connection each time: the system gives it to either
            async with httpx.AsyncClient(base_url=server.address, headers=cookie, timeout=PATIENCE) as client:
                assert (await client.get("/api/me")).json() == {"name": "Ana"}
                assert [table["id"] for table in (await client.get("/api/tables/mine")).json()] == [made.json()["id"]]
        begun = time.monotonic()
        code, out, err = await server.stop()
        assert idle_seconds(time.monotonic() - begun) < IN_TIME
    assert code == 0
    assert "postgres" in out
    told = [event["event"] for event in events(err)]
    assert (told.count("started"), told.count("stopped")) == (2, 2)


def test_everywhere_is_shown_as_an_address_that_others_can_open(tmp_path: Path) -> None:
    for host, shown in (("127.0.0.1", "http://127.0.0.1:"), ("::1", "http://[::1]:"), ("0.0.0.0", "http://")):
        chosen = Settings(host=host, port=0, data=tmp_path)
        try:
            listening = bound(chosen)
        except OSError:
            assert host == "::1"  # a machine without IPv6
            continue
        with listening:
            address = address_of(chosen, listening)
        assert address.startswith(shown)
        assert "0.0.0.0" not in address


def test_the_browser_is_opened_where_there_is_a_screen_and_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def browse(address: str) -> bool:
        opened.append(address)
        raise webbrowser.Error("no browser here")

    class Now:
        """A thread that runs at once."""

        def __init__(self, target: Callable[[], None], daemon: bool) -> None:
            assert daemon
            self.start = target

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", browse)
    monkeypatch.setattr(threading, "Thread", Now)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    serve.open_browser("http://127.0.0.1:1")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serve.open_browser("http://127.0.0.1:1")
    assert opened == ["http://127.0.0.1:1"]


def test_the_environment_of_a_test_program_has_no_settings() -> None:
    assert not [name for name in environment() if name.startswith("CARTEADO_")]
