"""Partidas that were played without a server: kept as records of somebody's own, and forged ones as little as nothing."""

import io
import re
import zipfile
from pathlib import Path

import pytest

from carteado.server import homes
from offline.offline_kit import Visitor
from server.account_kit import PASSWORD, browser
from server.server_kit import Site, a_table, code_of, site

TEXT = {"Content-Type": "text/plain"}
ROUTE = "/api/sem-rede"


@pytest.fixture(scope="module")
def record() -> str:
    """A partida of truco as a browser played it."""
    return Visitor("truco-fenacef").come().ready().play().record


async def sent(here: Site, text: str, client: object = None) -> str:
    asked = here.client if client is None else client
    answer = await asked.post(ROUTE, content=text.encode(), headers=TEXT)  # type: ignore[attr-defined]
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


async def test_a_record_is_kept_for_who_sent_it_and_marked_as_played_without_a_server(tmp_path: Path, record: str) -> None:
    async with site(tmp_path) as here, browser(here) as other:
        name = await sent(here, record)
        (told,) = (await here.client.get(ROUTE)).json()
        assert (told["id"], told["game"], told["verdict"], told["names"][0]) == (name, "truco-fenacef", "proved", "Ana")
        assert max(told["score"]) >= 12
        assert (await here.client.get(f"{ROUTE}/{name}")).text == record
        assert (await other.get(ROUTE)).json() == []
        refused = await other.get(f"{ROUTE}/{name}")
        assert (refused.status_code, code_of(refused)) == (404, "no-home-partida")


async def test_it_counts_for_nothing_and_stands_in_no_list_of_tables(tmp_path: Path, record: str) -> None:
    async with site(tmp_path) as here:
        name = await sent(here, record)
        assert (await here.client.get("/api/tables/mine")).json() == []
        assert (await here.client.get("/api/tables")).json()["tables"] == []
        for path in (f"/api/tables/{name}", f"/api/tables/{name}/partidas/1/replay", f"/api/tables/{name}/partidas/1/record"):
            assert (await here.client.get(path)).status_code == 404, path


async def test_sent_again_it_is_the_same_partida(tmp_path: Path, record: str) -> None:
    async with site(tmp_path) as here:
        assert await sent(here, record) == await sent(here, record)
        assert len((await here.client.get(ROUTE)).json()) == 1


@pytest.mark.parametrize("forged", ["points", "card", "cut", "nothing", "another seed"])
async def test_a_forged_partida_is_refused_or_its_packs_prove_nothing(tmp_path: Path, record: str, forged: str) -> None:
    lines = record.splitlines()
    played = next(number for number, line in enumerate(lines) if re.match(r"\d joga ", line))
    match forged:
        case "points":
            text = re.sub(r"resultado .*", "resultado 12 0 jogada FEN-3c", record)
        case "card":
            text = "\n".join([*lines[:played], lines[played][:7] + "4P" + lines[played][9:], *lines[played + 1 :]]) + "\n"
            text = text if text != record else record.replace("4P", "5P", 1)
        case "cut":
            text = "\n".join(lines[: len(lines) // 2]) + "\n"
        case "nothing":
            text = "isto não é registro\n"
        case _:
            text = re.sub(r"(?m)^(semente|compromisso) [0-9a-f]{64}", lambda found: f"{found[1]} {'ab' * 32}", record)
    assert text != record
    async with site(tmp_path) as here:
        answer = await here.client.post(ROUTE, content=text.encode(), headers=TEXT)
        kept = (await here.client.get(ROUTE)).json()
        if forged == "another seed":
            assert [one["verdict"] for one in kept] == ["false"]
        else:
            assert (answer.status_code, kept) == (422, [])
            assert answer.json()["text"]


async def test_nobody_fills_the_store(tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "MOST", 1)
    async with site(tmp_path) as here:
        await sent(here, record)
        answer = await here.client.post(ROUTE, content=(record + "# outra\n").encode(), headers=TEXT)
        assert (answer.status_code, code_of(answer)) == (429, "many-home-partidas")
        big = await here.client.post(ROUTE, content=b"x" * (1 << 20) + b"x", headers=TEXT)
        assert big.status_code == 413
        assert (await here.client.post(ROUTE, json={"record": record})).status_code == 415


async def test_it_comes_along_to_an_account_is_exported_and_goes_with_everything(tmp_path: Path, record: str) -> None:
    async with site(tmp_path) as here:
        zefa = here.guest("Dona Zefa")
        played = a_table([zefa, here.guest("Beto"), here.guest("Caio"), here.guest("Davi")])
        played.begin()
        played.play()
        await played.kept_in(here.store)
        here.client.headers.update(here.cookie(zefa))
        name = await sent(here, record)
        told = (await here.client.post("/api/account", json={"password": PASSWORD})).json()
        del here.client.headers["Cookie"]
        assert [one["id"] for one in (await here.client.get(ROUTE)).json()] == [name]
        bundle = zipfile.ZipFile(io.BytesIO((await here.client.get("/api/account/export")).content))
        assert bundle.read(f"sem-rede/{name}.carteado").decode() == record
        assert [one for one in bundle.namelist() if one.startswith("partidas/")] == [f"partidas/{played.id}-001.carteado"]
        await here.client.post("/api/account/delete", json={"login": told["login"]})
        assert not await here.store.exists(name)
        assert await here.store.load(name) == []
