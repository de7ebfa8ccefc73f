"""What an event gives out: tables, JSON, the site; and the package with which it goes on elsewhere, with the same keys."""

import asyncio
import csv
import json
import re
import zipfile
from html import unescape
from html.parser import HTMLParser
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from click.testing import CliRunner

from carteado.cli.app import program
from carteado.server.events import giving
from carteado.server.events.keys import pin_of
from carteado.server.events.log import Kept
from carteado.server.events.saving import Autosave
from carteado.server.storage.bundle import LOG
from carteado.tournament import entries as log
from carteado.tournament.log import broken, chained, hashed
from carteado.tournament.people import Person
from carteado.tournament.roteiro import run
from carteado.tournament.tables import sides
from carteado.tournament.torneio import Torneio
from carteado.words import Words
from server.server_kit import Site, site
from server.test_event_placar import Table, seated
from server.test_events import Desk, code_of, drawn, jogo_of, rows
from server.test_placares import Phone

Json = dict[str, Any]
WORKED = Path(__file__).parents[2] / "cases" / "torneio" / "fenacef-14.torneio"
CODES = {  # fields of the public event whose values are no text for people
    *("id", "preset", "status", "kind", "state", "how", "sumula", "game", "regulation", "placar", "stage", "mark", "depth"),
    *("purpose", "online"),
}
EXTRA = (
    log.Announced(text='Almoço <às> 12 & não "antes"'),
    log.Observed(jogo="g1", text="A mesa <b>trocou</b> o baralho"),
    log.JudgeAssigned(jogo="g2", judge="Rita Judge"),
)


def worked() -> Kept:
    """The worked event, with words that mean to be markup."""
    entries = [*run(WORKED.read_text(encoding="utf-8")).event.log, *EXTRA]
    payloads = chained(entries)
    return Kept("abc", Torneio.of(entries), hashed(payloads[-1]))


class Page(HTMLParser):
    """A page: its tags, its addresses, its anchors, its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags, self.links, self.anchors, self.text = set[str](), list[str](), set[str](), ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert not name.startswith("on"), (tag, name)
            if name in ("href", "src", "action", "data"):
                self.links.append(value or "")
            if name == "id":
                self.anchors.add(value or "")

    def handle_data(self, data: str) -> None:
        self.text += f" {data}"


def told(value: Any, path: str = "") -> list[str]:
    """Every text and every number of a table that the public event holds."""
    if isinstance(value, str):
        return [value] if value and path not in CODES else []
    if isinstance(value, list):
        return [text for one in value for text in told(one, path)]
    if isinstance(value, dict):
        return [text for key, one in value.items() for text in told(one, key)]
    return []


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_the_site_shows_all_that_the_public_page_shows_and_opens_from_a_folder(lang: str) -> None:
    kept, words = worked(), Words(lang)
    files = giving.site(kept, words)
    pages = {name: Page(body.decode()) for name, body in files.items() if name.endswith(".html")}
    for name, page in pages.items():
        assert not page.tags & {"script", "iframe", "object", "form", "base", "b"}, name
        assert page.links
        for link in page.links:
            file, _, anchor = link.partition("#")
            assert (file or name) in files, link
            assert not anchor or anchor in pages[file or name].anchors, link
    assert b"http" not in b"".join(body for name, body in files.items() if name.endswith(".css"))
    shown = re.sub(r"\s+", " ", " ".join(page.text for page in pages.values()))
    info = giving.told(kept, words)
    for text in told(msgspec.to_builtins(info)):
        assert re.sub(r"\s+", " ", text) in shown, text
    for jogo in info.jogos:
        for row in jogo.rows:
            assert " x ".join(map(str, row.score)) in shown
    assert len(pages["chave.html"].tags & {"svg", "path", "rect"}) == 3
    assert files == giving.site(kept, words)


def test_people_by_their_initials_are_nowhere_by_name() -> None:
    kept = worked()
    files = giving.site(kept, Words("pt-BR"), short=True)
    whole = unescape(b" ".join(files.values()).decode())
    names = {person.name for one in kept.torneio.state.entries.values() for person in one.people} | {"Rita Judge"}
    assert [name for name in names if name in whole] == []
    assert "R. J." in whole
    assert kept.torneio.state.entries[1].people[0].name in unescape(giving.site(kept, Words("pt-BR"))["nomes.html"].decode())


def test_the_json_of_an_event_fits_its_schema() -> None:
    body, schema = json.loads(giving.as_json(worked(), Words("en"))), json.loads(giving.schema())
    jsonschema_rs.validate(schema, body)
    body["jogos"][0]["rows"] = "none"
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(schema, body)


def test_a_column_that_says_nothing_is_left_out_and_what_is_the_reason_of_several_is_told_once() -> None:
    entries: list[log.AnyEntry] = [
        log.Opened(name="Copa", preset="fenacef"),
        *[
            log.EntryMade(name=name, people=(Person(f"{name} 1"), Person(f"{name} 2")))
            for name in ("Onça", "Tatu", "Ema", "Anta")
        ],
        log.EntriesClosed(),
        log.GroupSet(stage="grupos", group="A", slots=("#1", "#2", "#3", "#4")),
    ]
    torneio = Torneio.of(entries)
    jogo = next(iter(torneio.state.jogos.values()))
    playing = tuple(side or 0 for side in sides(torneio.state, jogo))
    torneio = torneio.entered(log.RowsTaken(jogo=jogo.id, sides=playing, rows=((12, 3), (12, 4))))
    kept = Kept("abc", torneio, "0" * 64)
    files = giving.site(kept, Words("pt-BR"))
    heads = re.findall(r'<th scope="col">([^<]*)</th>', files["index.html"].decode())
    assert ("Entidade" in heads, "Categoria" in heads, "Mesa" in heads, "Pessoas" in heads) == (False, False, False, True)
    why = [text for place in giving.told(kept, Words("pt-BR")).general for text in place.why]
    shared = [text for text in why if why.count(text) > 1]
    assert shared
    shown = unescape(files["classificacao.html"].decode()).partition('id="geral"')[2]
    assert {shown.count(f"<p>{text}</p>") for text in shared} == {1}


async def exported(here: Site, event: str, what: str) -> bytes:
    answer = await here.client.get(f"/api/torneios/{event}/exporta/{what}")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    return answer.content


async def test_tables_are_for_spreadsheets_and_run_nothing_in_them(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        await desk.do({"type": "entry-changed", "entry": 1, "name": "=SOMA(A1)", "entity": "@clube", "people": []})
        await desk.do(rows(await jogo_of(desk, 1, 2), [12, 3], [12, 4]))
        body = await exported(here, desk.id, "inscricoes.csv")
        assert body.startswith(b"\xef\xbb\xbf")
        table = list(csv.reader(StringIO(body.decode("utf-8-sig")), delimiter=";"))
        assert (table[1][1], table[1][4], table[2][2]) == ("'=SOMA(A1)", "'@clube", "Tatu um")
        jogos = (await exported(here, desk.id, "jogos.csv")).decode("utf-8-sig")
        assert "'=SOMA(A1);Tatu;12 x 3, 12 x 4;2 x 0" in jogos
        standings = list(
            csv.reader(StringIO((await exported(here, desk.id, "classificacao.csv")).decode("utf-8-sig")), delimiter=";")
        )
        assert [*standings[4][:3]] == ["Grupo A", "4º", "Tatu"]
        assert "-17" in standings[4]
        names = zipfile.ZipFile(BytesIO(await exported(here, desk.id, "site.zip"))).namelist()
        assert {"index.html", "estilo.css", "torneio.json"} <= set(names)
        missing = await here.client.get(f"/api/torneios/{desk.id}/exporta/contatos.csv")
        assert (missing.status_code, code_of(missing)) == (404, "no-export")


async def packed(desk: Desk) -> bytes:
    answer = await desk.here.client.post(f"/api/torneios/{desk.id}/pacote", json={"key": desk.key})
    assert answer.status_code == 200, answer.text
    found: bytes = answer.content
    return found


def carteado(*arguments: str) -> Any:
    return CliRunner().invoke(program(Words("pt-BR")), list(arguments))


async def typed(*arguments: str, code: int = 0) -> str:
    found = await asyncio.to_thread(carteado, *arguments)
    assert found.exit_code == code, found.output
    output: str = found.output
    return output


async def test_an_event_goes_on_elsewhere_with_the_same_keys_and_comes_back_whole(tmp_path: Path) -> None:
    stick, again = tmp_path / "stick.zip", tmp_path / "again.zip"
    reached = "11 99999-0000"
    async with site(tmp_path / "one") as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        await table.win(0)
        contact = {"key": desk.key, "entry": 1, "person": "", "phone": reached}
        assert (await here.client.post(f"/api/torneios/{desk.id}/contatos/guarda", json=contact)).status_code == 200
        judge = await desk.part("judge", "Rita")
        refused = await here.client.post(f"/api/torneios/{desk.id}/pacote", json={"key": judge.key})
        assert (refused.status_code, code_of(refused)) == (403, "wrong-event-key")
        stick.write_bytes(await packed(desk))
        assert await packed(desk) == stick.read_bytes()
        pin = pin_of(await here.services.events.secret(desk.id), 1, "Onça um")
    whole = zipfile.ZipFile(stick)
    assert not any(reached.encode() in whole.read(name) for name in whole.namelist())
    assert any(name.endswith("site/index.html") for name in whole.namelist())
    assert sum(name.endswith(".pdf") for name in whole.namelist()) > 8

    # through a folder, which knows neither keys nor scoreboards, and adds a line
    folder = tmp_path / "folder"
    await typed("tournament", "import", str(folder), str(stick))
    assert "já está aqui" in await typed("tournament", "import", str(folder), str(stick))
    await typed("tournament", "result", str(folder), "Ema x Anta", "12-1", "12-2")
    await typed("tournament", "export", str(folder), str(again))
    name = f"torneio-{desk.id}/{LOG}"
    before, after = (zipfile.ZipFile(file).read(name) for file in (stick, again))
    assert after.startswith(before)
    assert broken(after.splitlines()) is None
    assert set(whole.namelist()) <= set(zipfile.ZipFile(again).namelist())

    # on an empty machine: same address, same keys, same PINs, and the scoreboard goes on where it was
    told = await typed("import", str(again), "--data", str(tmp_path / "two"))
    assert told.splitlines() == ["1 placar trazido.", "1 torneio trazido."]
    async with site(tmp_path / "two") as there:
        desk, table = Desk(there, desk.id, desk.key), Table(Desk(there, desk.id, desk.key), table.told)
        assert pin_of(await there.services.events.secret(desk.id), 1, "Onça um") == pin
        assert (await judge_of(there, judge)).status_code == 200
        await table.win(0)
        jogo = await jogo_of(desk, 1, 2)
        assert (jogo["winner"], (await jogo_of(desk, 3, 4))["winner"]) == (1, 3)
        assert (await desk.desk())["event"]["head"]
        third = await packed(desk)
    third_log = zipfile.ZipFile(BytesIO(third)).read(name)
    assert third_log.startswith(after)
    assert broken(third_log.splitlines()) is None

    # and back on the first machine, whose scoreboard knows less
    (tmp_path / "third.zip").write_bytes(third)
    await typed("import", str(tmp_path / "third.zip"), "--data", str(tmp_path / "one"))
    async with site(tmp_path / "one") as here:
        assert await packed(Desk(here, desk.id, desk.key)) == third
        phone = Phone(here, table.told["id"], table.told["keys"][-1])
        assert (await phone.look())["wins"] == [2, 0]


async def judge_of(there: Site, judge: Desk) -> Any:
    return await there.client.post(f"/api/torneios/{judge.id}/mesa", json={"key": judge.key})


async def test_the_seed_of_a_draw_to_come_leaves_the_machine_by_its_owners_hand_alone(tmp_path: Path) -> None:
    async with site(tmp_path / "one") as here:
        desk = await drawn(here)
        asked = {"key": desk.key, "purpose": "tie", "items": [1, 2]}
        answer = await here.client.post(f"/api/torneios/{desk.id}/sorteio/abre", json=asked)
        assert answer.status_code == 200, answer.text
        secret, seed = f"torneio-secret-{desk.id}", f"torneio-seed-{answer.json()['commitment']}"
        assert set(json.loads(zipfile.ZipFile(BytesIO(await packed(desk))).read("keys.json"))) == {secret}
    await typed("tournament", "export", desk.id, str(tmp_path / "own.zip"), "--data", str(tmp_path / "one"))
    assert set(json.loads(zipfile.ZipFile(tmp_path / "own.zip").read("keys.json"))) == {secret, seed}


async def test_a_fork_is_refused_with_the_number_of_the_first_line_that_differs(tmp_path: Path) -> None:
    stick, folder = tmp_path / "stick.zip", tmp_path / "folder"
    async with site(tmp_path / "one") as here:
        desk = await drawn(here)
        stick.write_bytes(await packed(desk))
        lines = (await desk.look())["version"]
        await typed("tournament", "import", str(folder), str(stick))
        await typed("tournament", "do", str(folder), "avisa almoço às 12")
        await desk.do({"type": "announced", "text": "Almoço às 13"})
        stick.write_bytes(await packed(desk))
    before = (folder / "torneio.jsonl").read_bytes()
    told = await typed("tournament", "import", str(folder), str(stick), code=1)
    assert f"{LOG}:{lines + 1}: " in told
    assert "outra coisa a partir desta linha" in told
    assert (folder / "torneio.jsonl").read_bytes() == before
    await typed("tournament", "export", str(folder), str(tmp_path / "other.zip"))
    told = await typed("import", str(tmp_path / "other.zip"), "--data", str(tmp_path / "one"), code=1)
    assert f"{LOG}:{lines + 1}: " in told


async def test_copies_are_written_to_a_second_folder_and_a_missing_one_stops_nobody(tmp_path: Path) -> None:
    second = tmp_path / "usb" / "copies"
    async with site(tmp_path / "one") as here:
        desk = await drawn(here)
        copies = Autosave(here.store, here.services.events, second, 1000)
        await copies.save()
        (copy,) = second.iterdir()
        first = copy.read_bytes()
        await copies.save()
        assert copy.read_bytes() == first
        await desk.do({"type": "announced", "text": "Almoço"})
        await copies.save()
        assert (len(copy.read_bytes()) > len(first), [one.name for one in second.iterdir()]) == (True, [copy.name])
        assert "2 mesas" not in await typed("import", str(copy), "--data", str(tmp_path / "two"))

        copy.unlink()
        second.rmdir()
        second.write_text("no folder")
        await desk.do({"type": "announced", "text": "Café"})
        await copies.save()
        (notice,) = [one for one in (await desk.desk())["notices"] if one["kind"] == "unsaved"]
        assert "pen drive" in notice["text"]
        await desk.do(rows(await jogo_of(desk, 1, 2), [12, 3], [12, 4]))
        second.unlink()
        await copies.save()
        assert [one for one in (await desk.desk()).get("notices", []) if one["kind"] == "unsaved"] == []
        copies.close()


async def test_a_server_saves_by_itself(tmp_path: Path) -> None:
    second = tmp_path / "usb"
    async with site(tmp_path / "one", autosave=str(second), autosave_minutes=0.001) as here:
        desk = await drawn(here)
        async with asyncio.timeout(30):
            while not any(second.glob(f"torneio-{desk.id}.zip")):
                await asyncio.sleep(0.02)


def test_an_archive_that_is_none_brings_nothing(tmp_path: Path) -> None:
    (tmp_path / "some.zip").write_bytes(b"PK\x03\x04 no")
    (tmp_path / "copa").mkdir()
    found = carteado("tournament", "import", str(tmp_path / "copa"), str(tmp_path / "some.zip"))
    assert found.exit_code == 1
    assert list((tmp_path / "copa").iterdir()) == []
