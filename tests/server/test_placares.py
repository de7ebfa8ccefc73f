"""Scoreboards of physical tables over HTTP: two phones, one for each side, and nobody overwrites anybody."""

import asyncio
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from carteado.cli.app import program
from carteado.server.placar_log import kept_as
from carteado.server.storage import Store, database
from carteado.words import Words
from server.server_kit import GAME, Site, code_of, site

Json = dict[str, Any]
NAMES = {"sides": ["Onça", "Tatu"], "names": ["Ana", "Bia", "Caio", "Davi"]}
RESULT = {"type": "result", "side": 0}


class Phone:
    """The phone of one side."""

    def __init__(self, here: Site, identity: str, key: str) -> None:
        self.here, self.id, self.key = here, identity, key

    async def look(self, lang: str = "pt-BR") -> Json:
        answer = await self.here.client.get(f"/api/placares/{self.id}", params={"lang": lang})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def post(self, entry: Json, version: int | None = None) -> Any:
        at = (await self.look())["version"] if version is None else version
        body = {"key": self.key, "version": at, "entry": entry}
        return await self.here.client.post(f"/api/placares/{self.id}/lines", json=body)

    async def mark(self, *entries: Json) -> Json:
        found: Json = {}
        for entry in entries:
            answer = await self.post(entry)
            assert answer.status_code == 201, answer.text
            found = answer.json()
        return found


async def phones(here: Site, **more: Any) -> tuple[Phone, Phone]:
    answer = await here.client.post("/api/placares", json={"game": GAME, **NAMES, **more})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    a, b = (Phone(here, opened["id"], key) for key in opened["keys"])
    return a, b


def call(side: int, to: int) -> Json:
    return {"type": "call", "side": side, "to": to}


async def won(phone: Phone) -> Json:
    """A partida in one mão: seat 0 deals, everything is asked, A takes it."""
    steps = [call(0, 3), call(1, 6), call(0, 9), call(1, 12), {"type": "accept", "stake": 12}]
    return await phone.mark({"type": "first-dealer", "seat": 0}, *steps, RESULT)


async def test_a_scoreboard_is_opened_and_kept(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here)
        empty = await a.look()
        assert (empty["phase"], empty["version"], empty["sides"], empty["names"]) == (
            "dealer",
            0,
            NAMES["sides"],
            NAMES["names"],
        )
        assert {said["type"] for said in empty["legal"][0]} == {"first-dealer"}
        shown = await a.mark({"type": "first-dealer", "seat": 1}, call(1, 3), {"type": "accept", "stake": 3})
        assert (shown["phase"], shown["own"]["stake"], shown["dealer"], shown["cutter"], shown["leader"]) == (
            "play",
            3,
            1,
            0,
            3,
        )
        shown = await a.mark(RESULT)
        assert (shown["score"], shown["dealer"], shown["lines"][-1]["gains"][0]["text"]) == ([3, 0], 2, "3 pontos para Onça.")
        assert shown["lines"][-1]["clause"] == "FEN-17.1a"
    async with site(tmp_path) as here:
        assert (await Phone(here, a.id, a.key).look())["score"] == [3, 0]


@pytest.mark.parametrize(
    ("game", "options", "score"),
    [
        (GAME, {}, [0, 0]),
        ("cacheta", {"lives": "7"}, [7, 7, 7, 7]),
        ("pifpaf", {"stack": "60", "bet_min": "5", "bet_max": "20"}, [60, 60, 60, 60]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_before_the_first_deal_everybody_has_what_they_begin_with(
    tmp_path: Path, game: str, options: dict[str, str], score: list[int]
) -> None:
    async with site(tmp_path) as here:
        sides = [f"Lado {side}" for side in range(len(score))]
        body = {"game": game, "options": options, "sides": sides, "names": NAMES["names"], "players": 4}
        answer = await here.client.post("/api/placares", json=body)
        assert answer.status_code == 201, answer.text
        empty = await Phone(here, answer.json()["id"], "").look()
        assert (empty["phase"], empty["score"]) == ("dealer", score)


async def test_only_who_has_a_key_writes(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b = await phones(here)
        stranger = Phone(here, a.id, "adivinhada")
        refused = await stranger.post(RESULT)
        assert (refused.status_code, code_of(refused)) == (403, "wrong-key")
        told = await here.client.get(f"/api/placares/{a.id}")
        assert a.key not in told.text
        assert b.key not in told.text
        stored = [payload for _, _, payload in await here.store.load(kept_as(a.id))]
        assert not any(phone.key.encode() in payload for phone in (a, b) for payload in stored)


async def test_a_line_that_answers_an_older_version_is_not_written(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b = await phones(here)
        await a.mark({"type": "first-dealer", "seat": 0})
        answers = await asyncio.gather(a.post(RESULT, 1), b.post({"type": "result", "side": 1}, 1))
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        assert code_of(next(answer for answer in answers if answer.status_code == 409)) == "stale"
        assert sum((await b.look())["score"]) == 1


async def test_what_the_code_refuses_is_refused_with_its_clause(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here)
        await a.mark({"type": "first-dealer", "seat": 0}, call(0, 3))
        refused = await a.post(RESULT)
        assert (refused.status_code, refused.json()["clause"], refused.json()["code"]) == (422, "FEN-17.1", "answer-first")
        assert "sem resposta" in refused.json()["text"]
        assert (await a.look())["version"] == 2
        assert (await a.post({"type": "vitoria"})).status_code == 400


async def test_an_irregularity_is_foreseen_entered_and_corrected(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b = await phones(here)
        await a.mark({"type": "first-dealer", "seat": 0}, call(1, 3), {"type": "accept", "stake": 3})
        listed = (await here.client.get(f"/api/placares/{a.id}/irregularities")).json()
        ladder = next(each for each in listed if each["clause"] == "FEN-29")["choices"]
        assert [choice["value"] for choice in ladder] == ["a", "b", "c", "d"]
        assert ladder[1]["label"] == {"pt": "Perda da mão", "en": "Loss of the hand"}
        incident = {"type": "incident", "clause": "FEN-29", "offender": 1, "sanction": "b"}
        foreseen = (await here.client.post(f"/api/placares/{a.id}/foresee", json=incident)).json()
        assert (foreseen["points"], foreseen["side"], foreseen["refused"]) == (3, 0, "")
        refused = (await here.client.post(f"/api/placares/{a.id}/foresee", json={**incident, "offender": None})).json()
        assert (refused["text"], refused["clause"]) == ("", "FEN-29")
        shown = await b.mark(incident)
        assert (shown["score"], shown["lines"][-1]["clause"]) == ([3, 0], "FEN-29")
        shown = await a.mark({"type": "correction", "line": 4, "entry": {**incident, "sanction": "a"}})
        assert (shown["score"], shown["own"]["stake"], [line["stands"] for line in shown["lines"]]) == (
            [0, 0],
            3,
            [True] * 3 + [False, True],
        )
        assert "Advertência" in shown["lines"][-1]["follows"]
        english = await a.look("en")
        assert english["version"] == shown["version"]


async def test_a_reason_is_in_one_line_and_nothing_turns_it_around(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here)
        incident = {"type": "incident", "clause": "FEN-29", "offender": 1, "sanction": "a", "why": "ba\u202eteu\nna \u2067mesa"}
        await a.mark({"type": "first-dealer", "seat": 0}, incident)
        await a.mark({"type": "correction", "line": 2, "entry": {**incident, "why": "gri\u202etou"}})
        told = await a.look()
        reasons = [(line["entry"].get("entry") or line["entry"])["why"] for line in told["lines"][1:]]
        assert reasons == ["bateu na mesa", "gritou"]


async def test_both_sides_confirm_and_a_correction_asks_again(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b = await phones(here, best_of=1)
        shown = await won(a)
        assert (shown["phase"], shown["score"], shown["winners"]) == ("finished", [12, 0], [0])
        confirm = {"type": "confirm", "partida": 1, "score": [12, 0]}
        await a.mark(confirm)
        assert code_of(await a.post(confirm)) == "confirmed-already"
        late = await b.post(confirm, shown["version"])
        assert (late.status_code, late.json()["partidas"][0]["agreed"]) == (201, [0, 1])
        assert (await b.post(confirm, late.json()["version"] + 1)).status_code == 409
        shown = await b.mark({"type": "correction", "line": 7, "entry": {"type": "result", "side": 1}})
        assert (shown["score"], shown["partidas"][0]["agreed"]) == ([0, 12], [])


async def test_both_sides_may_confirm_at_the_same_moment(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b = await phones(here, best_of=1)
        shown = await won(a)
        confirm = {"type": "confirm", "partida": 1, "score": [12, 0]}
        answers = await asyncio.gather(*(phone.post(confirm, shown["version"]) for phone in (a, b)))
        assert [answer.status_code for answer in answers] == [201, 201]
        assert sorted((await a.look())["partidas"][0]["agreed"]) == [0, 1]


async def test_polling_costs_nothing_while_nothing_changes(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here)
        first = await here.client.get(f"/api/placares/{a.id}")
        tag = {"If-None-Match": first.headers["etag"]}
        same = await here.client.get(f"/api/placares/{a.id}", headers=tag)
        assert (same.status_code, same.content) == (304, b"")
        await a.mark({"type": "first-dealer", "seat": 0})
        assert (await here.client.get(f"/api/placares/{a.id}", headers=tag)).json()["version"] == 1


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "xadrez"}, "placar-game"),
        ({"players": 2}, "bad-placar"),
        ({"options": {"clock": "1"}}, "option-value"),
        ({"options": {"xis": "1"}}, "option-unknown"),
    ],
)
async def test_a_scoreboard_that_cannot_be_is_refused(tmp_path: Path, changes: Json, code: str) -> None:
    async with site(tmp_path) as here:
        answer = await here.client.post("/api/placares", json={"game": GAME, **changes})
        assert (answer.status_code, code_of(answer)) == (422, code)


@pytest.mark.parametrize("clock", ["٩٠", "090"])
async def test_a_number_of_the_house_rules_is_kept_as_it_is_usually_written(tmp_path: Path, clock: str) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here, options={"clock": clock})
        assert (await a.look())["options"] == {"clock": "90"}
        stored = await here.store.load(kept_as(a.id))
        assert b'"options":{"clock":"90"}' in stored[0][-1]


async def test_a_scoreboard_is_no_table_and_a_table_no_scoreboard(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here)
        assert code_of(await here.client.get(f"/api/tables/{kept_as(a.id)}")) == "no-table"
        assert code_of(await here.client.get(f"/api/tables/{kept_as(a.id)}/partidas/1/record")) == "no-table"
        assert (await here.client.get("/api/tables")).json()["tables"] == []
        for strange in ("nada", kept_as(a.id), "../x"):
            assert (await here.client.get(f"/api/placares/{strange}")).status_code == 404


async def test_the_code_of_a_side_holds_its_key_behind_the_hash(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here)
        code = await here.client.post(f"/api/placares/{a.id}/qr.svg", json={"key": a.key})
        assert code.headers["content-type"] == "image/svg+xml"
        assert ElementTree.fromstring(code.content).tag.endswith("svg")
        wrong = await here.client.post(f"/api/placares/{a.id}/qr.svg", json={"key": "outra"})
        assert code_of(wrong) == "wrong-key"


async def test_a_scoreboard_is_exported_and_imported_whole(tmp_path: Path) -> None:
    async with site(tmp_path / "here") as here:
        a, _ = await phones(here)
        await won(a)
        before = await here.store.load(kept_as(a.id))
    bundle = str(tmp_path / "tudo")
    exported = await asyncio.to_thread(run, "export", bundle, "--data", str(tmp_path / "here"))
    assert exported.exit_code == 0, exported.output
    for _ in range(2):
        imported = await asyncio.to_thread(run, "import", bundle, "--data", str(tmp_path / "there"))
        assert imported.exit_code == 0, imported.output
    store = await Store.open(database(None, tmp_path / "there"))
    try:
        assert await store.load(kept_as(a.id)) == before
    finally:
        await store.close()
    record = next(Path(bundle).rglob("*.carteado"))
    record.write_text(record.read_text().replace('"stake":12', '"stake":9'))
    broken = await asyncio.to_thread(run, "import", bundle, "--data", str(tmp_path / "elsewhere"))
    assert broken.exit_code == 1
    assert "001.carteado:" in broken.output


def run(*words: str) -> Any:
    return CliRunner().invoke(program(Words("pt-BR")), list(words))
