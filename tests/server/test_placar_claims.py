"""A scoreboard whose every entry is confirmed (FEN-38.1), over HTTP: two phones, a referee, and what happens between them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carteado.server.placar_log import kept_as
from server.server_kit import GAME, Site, code_of, site
from server.test_placares import NAMES, RESULT, Json, Phone, call, run

clause = pytest.mark.clause
DEALER = {"type": "first-dealer", "seat": 0}


def answer(kind: str, line: int, **more: Any) -> Json:
    return {"type": kind, "line": line, **more}


async def phones(here: Site, **more: Any) -> list[Phone]:
    body = {"game": GAME, "confirm": "entry", **NAMES, **more}
    opened = (await here.client.post("/api/placares", json=body)).json()
    return [Phone(here, opened["id"], key) for key in opened["keys"]]


@clause("FEN-38.1")
async def test_what_one_phone_enters_waits_for_the_other(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b, referee = await phones(here)
        await referee.mark(DEALER, call(0, 3), {"type": "accept", "stake": 3})
        shown = await a.mark(RESULT)
        assert (shown["confirm"], shown["score"], shown["referee"], shown["judge"]) == ("entry", [0, 0], True, False)
        claim = shown["claim"]
        assert (claim["line"], claim["side"], claim["score"], claim["contested"]) == (4, 0, [3, 0], None)
        assert [gain["text"] for gain in claim["gains"]] == ["3 pontos para Onça."]
        assert (shown["lines"][-1]["state"], shown["lines"][-1]["stands"]) == ("pending", False)
        assert [[said["type"] for said in menu] for menu in shown["legal"]] == [
            ["withdraw"],
            ["agree", "contest"],
            ["settle", "settle"],
        ]
        shown = await b.mark(answer("agree", 4))
        assert (shown["score"], shown["claim"], shown["lines"][-1]["text"]) == ([3, 0], None, "Linha 4 confirmada.")
        assert (shown["lines"][3]["state"], shown["lines"][3]["stands"], shown["undo"]) == ("", True, 4)


@clause("FEN-38.1")
async def test_a_contested_claim_is_the_referees(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b, referee = await phones(here)
        await referee.mark(DEALER)
        await a.mark(RESULT)
        shown = await b.mark(answer("contest", 2))
        assert (shown["claim"]["contested"], shown["lines"][-1]["text"]) == (1, "Linha 2 contestada: chamem o árbitro.")
        refused = await a.post(RESULT)
        assert (refused.status_code, code_of(refused)) == (422, "claim-contested")
        assert "chamem o árbitro" in refused.json()["text"]
        settled = answer("settle", 2, entry={"type": "result", "side": 1})
        assert code_of(await b.post(settled)) == "referee-settles"
        shown = await referee.mark(settled)
        assert (shown["score"], shown["claim"]) == ([0, 1], None)
        assert [line["state"] for line in shown["lines"]] == ["", "settled", "", ""]
        english = await a.look("en")
        assert english["lines"][-1]["text"].startswith("Decision of the referee on line 2:")


@clause("FEN-38.1")
async def test_two_claims_at_once_and_late_answers_lose_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b, referee = await phones(here)
        at = (await referee.mark(DEALER))["version"]
        claims = await asyncio.gather(a.post(RESULT, at), b.post({"type": "result", "side": 1}, at))
        assert sorted(told.status_code for told in claims) == [201, 409]
        open_claim = (await a.look())["claim"]
        claimer, other = (a, b) if open_claim["side"] == 0 else (b, a)
        second = Phone(here, claimer.id, claimer.key)
        assert code_of(await second.post(RESULT)) == "claim-open"
        assert code_of(await second.post(answer("agree", 2))) == "own-claim"
        answers = await asyncio.gather(claimer.post(answer("withdraw", 2), 2), other.post(answer("agree", 2), 2))
        assert sorted(told.status_code for told in answers) == [201, 422]
        lost = next(told for told in answers if told.status_code == 422)
        assert code_of(lost) in ("claim-withdrawn", "claim-written")
        shown = await a.look()
        assert (shown["claim"], sum(shown["score"]), shown["version"]) == (None, int(code_of(lost) == "claim-written"), 3)


@clause("FEN-38")
async def test_a_correction_waits_too_and_says_what_it_would_bring(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b, referee = await phones(here)
        await referee.mark(DEALER, RESULT)
        shown = await b.mark({"type": "correction", "line": 2, "entry": {"type": "result", "side": 1}})
        assert (shown["score"], shown["claim"]["score"], shown["claim"]["gains"][0]["side"]) == ([1, 0], [0, 1], 1)
        shown = await a.mark(answer("agree", 3))
        assert (shown["score"], [line["stands"] for line in shown["lines"]]) == ([0, 1], [True, False, True, True])


@clause("CEGO-3-2")
async def test_a_judge_may_be_assigned_while_a_claim_waits(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        six = {"game": "truco-cego", "names": ["Ana", "Bia", "Caio", "Davi", "Eva", "Fábio"]}
        a, b, referee = await phones(here, **six)
        await referee.mark({"type": "first-dealer", "seat": 5})
        await a.mark({"type": "tentos", "deal": 1, "nth": 0, "tentos": [2, 0]})
        shown = await referee.mark({"type": "judge", "pays": True})
        assert (shown["judge"], shown["claim"]["line"]) == (True, 2)
        assert (await b.post(answer("agree", 2))).json()["code"] == "judge-settles"
        assert (await referee.mark(answer("settle", 2, entry=shown["claim"]["entry"])))["score"] == [2, 0]
        assert (await a.post({"type": "tentos", "deal": 2, "nth": 1, "tentos": [1, 0]})).json()["code"] == "judge-pays"


async def test_it_is_stored_and_carried_like_any_other(tmp_path: Path) -> None:
    async with site(tmp_path / "here") as here:
        a, b, referee = await phones(here)
        await referee.mark(DEALER)
        for line, entry, last in ((2, RESULT, "agree"), (4, RESULT, "withdraw"), (6, call(1, 3), "contest")):
            await a.mark(entry)
            await (a if last == "withdraw" else b).mark(answer(last, line))
        before = await referee.mark(answer("settle", 6, entry=call(1, 3)), {"type": "accept", "stake": 3})
        assert before["own"]["stake"] == 3
        stored = await here.store.load(kept_as(a.id))
        assert b'"confirm":"entry"' in stored[0][-1]
    exported = await asyncio.to_thread(run, "export", str(tmp_path / "tudo"), "--data", str(tmp_path / "here"))
    assert exported.exit_code == 0, exported.output
    imported = await asyncio.to_thread(run, "import", str(tmp_path / "tudo"), "--data", str(tmp_path / "there"))
    assert imported.exit_code == 0, imported.output
    async with site(tmp_path / "there") as there:
        assert await Phone(there, a.id, a.key).look() == before
