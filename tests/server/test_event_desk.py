"""What the desk has besides acts: who is late, what waits, rehearsals, the plan of the day, how to reach people."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from carteado.server.events.noticing import notices
from carteado.tournament.progress import left
from carteado.tournament.roteiro import run
from carteado.words import Words
from server.server_kit import Site, site
from server.test_event_placar import seated
from server.test_events import Desk, code_of, drawn, jogo_of, opened, rows

Json = dict[str, Any]
ROTEIROS = Path(__file__).parents[2] / "cases" / "torneio"
MINUTE = 60_000
PHONE = "51 99999-1234"


class Hands:
    """A clock that is put forward by hand."""

    def __init__(self, here: Site) -> None:
        self.now = here.services.clock()
        here.services.clock = self.read
        here.services.events._clock = self.read

    def read(self) -> int:
        return self.now


async def post(desk: Desk, path: str, **body: Any) -> Any:
    return await desk.here.client.post(f"/api/torneios/{desk.id}/{path}", json={"key": desk.key, **body})


async def kinds(desk: Desk) -> list[str]:
    return [one["kind"] for one in (await desk.desk()).get("notices", [])]


@pytest.mark.clause("S-FEN-35")
async def test_whoever_is_late_is_shown_and_no_walkover_is_given_by_itself(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, hands = await drawn(here), Hands(here)
        await desk.do({"type": "option", "key": "woToleranceMin", "value": "15"})
        jogo = await jogo_of(desk, 1, 2)
        await desk.do({"type": "called", "jogo": jogo["id"], "sides": [1, 2]})
        hands.now += 15 * MINUTE
        assert await kinds(desk) == []
        hands.now += 3 * MINUTE
        shown = await desk.desk()
        late = shown["notices"][0]
        assert (late["kind"], late["jogo"], sorted(late["sides"])) == ("late", jogo["id"], [1, 2])
        assert late["text"].startswith("Onça x Tatu: atraso de 3 minutos.")
        assert next(one for one in shown["event"]["jogos"] if one["id"] == jogo["id"])["late"] == 3
        assert "late" not in await jogo_of(desk, 1, 2)
        await desk.do({"type": "started", "jogo": jogo["id"], "sides": [1, 2]})
        assert await kinds(desk) == []


async def test_a_clock_that_is_put_back_makes_nobody_late_and_no_line_earlier(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, hands = await drawn(here), Hands(here)
        await desk.do({"type": "option", "key": "woToleranceMin", "value": "15"})
        jogo = await jogo_of(desk, 1, 2)
        await desk.do({"type": "called", "jogo": jogo["id"], "sides": [1, 2]})
        called = hands.now
        hands.now -= 60 * MINUTE
        assert await kinds(desk) == []
        await desk.do({"type": "announced", "text": "Almoço"})
        assert [line["at"] for line in (await desk.desk())["lines"]][-2:] == [called, called]
        hands.now = called + 18 * MINUTE
        assert await kinds(desk) == ["late"]


def test_nobody_has_more_time_left_than_the_whole() -> None:
    state: Any = SimpleNamespace(code=SimpleNamespace(clock=40))
    jogo: Any = SimpleNamespace(started=100 * MINUTE, decided=False)
    assert [left(state, jogo, minute * MINUTE) for minute in (40, 100, 101, 139, 141)] == [40, 40, 39, 1, -1]


def test_a_tie_that_a_correction_made_in_a_closed_stage_asks_for_lots() -> None:
    whole = (ROTEIROS / "fenacef-corrigido-depois-de-fechada.torneio").read_text(encoding="utf-8")
    quiet: Any = SimpleNamespace(unsaved="", late={}, left={})
    asked: list[list[list[int]]] = []
    for until in ("corrige 15", "sorteia A1", "resultado sf2"):
        state = run(whole[: whole.index(until)]).event.state
        asked.append([notice.entries for notice in notices(state, Words("pt"), quiet) if notice.kind == "lots"])
    assert asked == [[], [[1, 2, 3]], []]


async def test_the_desk_is_answered_only_when_something_has_changed(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, hands = await drawn(here), Hands(here)

        async def look(tag: str = "") -> Any:
            headers = {"If-None-Match": tag} if tag else {}
            return await here.client.post(f"/api/torneios/{desk.id}/mesa", json={"key": desk.key}, headers=headers)

        jogo = await jogo_of(desk, 1, 2)
        await desk.do({"type": "called", "jogo": jogo["id"], "sides": [1, 2]})
        tag = (await look()).headers["etag"]
        assert (await look(tag)).status_code == 304
        hands.now += 2 * MINUTE
        answer = await look(tag)
        assert (answer.status_code, answer.headers["etag"] == tag) == (200, False)
        tag = answer.headers["etag"]
        await desk.do(rows(jogo, [12, 3], [12, 4]))
        assert (await look(tag)).status_code == 200


@pytest.mark.clause("FEN-38.1")
async def test_a_claim_on_a_scoreboard_is_shown_to_the_desk_until_it_is_answered(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        table = await seated(desk, 1, 2)
        a, b, referee = table.phones
        await referee.mark({"type": "first-dealer", "seat": 0})

        async def waiting() -> list[str]:
            return [one["id"] for one in (await desk.desk())["event"]["jogos"] if one.get("claimed")]

        assert await waiting() == []
        await a.mark({"type": "result", "side": 0})
        assert await waiting() == [(await jogo_of(desk, 1, 2))["id"]]
        await b.mark({"type": "agree", "line": 2})
        assert await waiting() == []


@pytest.mark.clause("FEN-5", "FEN-36")
async def test_every_act_with_consequences_tells_them_before_it_is_written(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        commission = await desk.part("commission", "Davi")
        for jogo in (await desk.look())["jogos"]:
            if "group" in jogo and {1, 2} != {side["entry"] for side in jogo["sides"]}:
                await desk.do(rows(jogo, [12, 3], [12, 4]))
        jogo = await jogo_of(desk, 1, 2)
        sides = [side["entry"] for side in jogo["sides"]]
        version = (await desk.look())["version"]
        walkover = {"type": "walkover", "jogo": jogo["id"], "sides": sides, "absent": [2]}
        sanction = {"type": "sanction", "jogo": jogo["id"], "sides": sides, "against": 2, "clause": "FEN-28pu-d"}
        out = {"type": "disqualified", "against": 2, "clause": "FEN-36"}
        for by, act, told in (
            (desk, walkover, "Onça x Tatu: de - para 12-0 12-0."),
            (desk, sanction, "Onça x Tatu: de - para 12-0 12-0."),
            (commission, out, "Onça x Tatu: de - para 12-0 12-0."),
            (desk, {"type": "entry-withdrawn", "entry": 2}, "Onça x Tatu: de - para 12-0 12-0."),
        ):
            answer = await by.send(act, preview=True)
            assert answer.status_code == 200, answer.text
            turned = told if sides[0] == 1 else told.replace("Onça x Tatu", "Tatu x Onça").replace("12-0", "0-12")
            assert turned in answer.json()["changes"], act["type"]
        assert (await desk.look())["version"] == version
        await desk.do(walkover)
        closing = (await desk.send({"type": "stage-closed", "stage": "grupos"}, preview=True)).json()["changes"]
        assert closing[0].startswith("Falta homologar 6 súmulas: ")
        ending = (await desk.send({"type": "ended"}, preview=True)).json()["changes"]
        assert ending[0] == closing[0], "whoever ends the day is told of what nobody has signed"


async def test_a_rehearsal_is_a_copy_that_is_marked_and_thrown_away(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        await seated(desk, 1, 2)
        before = await desk.look()
        made = (await post(desk, "ensaio", seed=3)).json()
        copy = Desk(here, made["id"], made["key"])
        seen = await copy.look()
        assert (seen["rehearsal"], seen["name"], len(seen["jogos"])) == (True, "Copa da Várzea", len(before["jogos"]))
        assert [jogo["id"] for jogo in seen["jogos"] if jogo.get("placar") or "winner" not in jogo] == []
        assert sum(row.get("how") == "wo" for jogo in seen["jogos"] for row in jogo["rows"]) >= 3
        assert (await copy.desk())["decisions"][0]["clause"] == "FEN-28pu-a"
        assert [one["id"] for one in (await here.client.get("/api/torneios")).json()["events"]] == [desk.id]
        assert await desk.look() == before
        assert code_of(await post(desk, "ensaio/apaga")) == "no-rehearsal"
        athlete = await copy.part("athlete", "Onça um", entry=1)
        assert (await post(athlete, "ensaio/apaga")).status_code == 403
        assert (await post(copy, "ensaio/apaga")).status_code == 200
        assert code_of(await here.client.get(f"/api/torneios/{copy.id}")) == "no-event"
        assert await desk.look() == before


async def test_the_plan_has_every_jogo_that_can_be_played_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        await desk.do({"type": "tables", "tables": 3, "closed": [2]})
        told = (await here.client.get(f"/api/torneios/{desk.id}/plano")).json()
        assert [len(wave) for wave in told["waves"]] == [2, 2, 2]
        assert sorted(name for wave in told["waves"] for name in wave) == [f"g{number}" for number in range(1, 7)]
        assert (told["minutes"], told["each"]) == ([0, 45, 90], 45)
        await desk.do(rows(await jogo_of(desk, 1, 2), [12, 3], [12, 4]))
        told = (await here.client.get(f"/api/torneios/{desk.id}/plano")).json()
        assert sum(map(len, told["waves"])) == 5


async def test_how_to_reach_people_is_in_no_log_no_page_and_no_print(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        kept = await post(desk, "contatos/guarda", entry=1, person="onca UM", phone=PHONE, email="onca@example.org")
        assert kept.json()["contacts"] == [{"entry": 1, "person": "Onça um", "phone": PHONE, "email": "onca@example.org"}]
        await post(desk, "contatos/guarda", entry=1, person="Onça um", phone=PHONE)
        assert (await post(desk, "contatos")).json()["contacts"] == [{"entry": 1, "person": "Onça um", "phone": PHONE}]
        assert code_of(await post(desk, "contatos/guarda", entry=1, person="Ninguém", phone="1")) == "no-entry"
        assert code_of(await post(desk, "contatos/guarda", entry=77, phone="1")) == "no-entry"
        for part in ("judge", "athlete", "commission"):
            other = await desk.part(part, "Rui", entry=1 if part == "athlete" else 0)
            assert (await post(other, "contatos")).status_code == 403
            assert (await post(other, "contatos/guarda", entry=1, phone="2")).status_code == 403
            assert (await post(other, "contatos/apaga")).status_code == 403
        said = str(await desk.look()) + str(await desk.desk()) + "".join(capfd.readouterr()) + caplog.text
        assert PHONE not in said
        assert PHONE.encode() not in b"".join([payload for _, _, payload in await here.store.load(f"torneio-{desk.id}")])
        assert (await post(desk, "contatos/apaga")).json()["contacts"] == []


async def test_contacts_go_with_a_rehearsal_and_stay_with_their_event(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, other = await drawn(here), await opened(here)
        await post(desk, "contatos/guarda", entry=1, phone=PHONE)
        assert (await post(other, "contatos")).json()["contacts"] == []
        made = (await post(desk, "ensaio")).json()
        copy = Desk(here, made["id"], made["key"])
        assert (await post(copy, "contatos")).json()["contacts"] == []
        await post(copy, "contatos/guarda", entry=2, phone="2")
        await post(copy, "ensaio/apaga")
        assert await here.store.contacts(copy.id) == []
        assert len(await here.store.contacts(desk.id)) == 1
