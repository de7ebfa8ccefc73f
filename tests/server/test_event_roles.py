"""Who may do what in an event: the key of every part tried on every kind of act (spec 21)."""

import logging
from pathlib import Path
from typing import Any

import pytest

from carteado.server.events.keys import TRIES, pin_of
from server.server_kit import Site, site
from server.test_events import Desk, code_of, drawn, entered, jogo_of, opened, rows

Json = dict[str, Any]
ALL = ("organiser", "coordinator", "commission", "judge", "athlete")


async def everybody(here: Site) -> tuple[Desk, dict[str, Desk]]:
    """An event with two results, one of a jogo of the athlete; its opener, and somebody of each part."""
    desk = await drawn(here)
    await desk.do({"type": "tables", "tables": 4})
    jogo = await jogo_of(desk, 1, 2)
    await desk.do({"type": "scheduled", "jogo": jogo["id"], "table": 1})
    given = {
        "organiser": await desk.part("organiser", "Olga"),
        "coordinator": await desk.part("coordinator", "Rita"),
        "commission": await desk.part("commission", "Davi"),
        "judge": await desk.part("judge", "Mesa 1", table=1),
        "athlete": await desk.part("athlete", "Onça um", entry=1),
    }
    return desk, given


def acts(own: Json, other: Json) -> list[tuple[Json, str]]:
    """An act of each kind, and who may, by first letters; the jogo is that of the athlete and of the device.

    A commission that sits down at the desk is not sent away from it: no clause does that.
    """
    jogo, sides = own["id"], [side["entry"] for side in own["sides"]]
    on = {"jogo": jogo, "sides": sides}
    return [
        ({"type": "checked-in", "entry": 3}, "ocC"),
        ({"type": "fee", "entry": 3, "state": "paid"}, "ocC"),
        ({"type": "tables", "tables": 5}, "ocC"),
        ({"type": "announced", "text": "Água na copa."}, "ocC"),
        ({"type": "entry-withdrawn", "entry": 4}, "ocC"),
        ({"type": "scheduled", "jogo": jogo, "table": 2}, "ocC"),
        ({"type": "called", **on}, "ocC"),
        ({"type": "group", "stage": "outra", "group": "B", "slots": ["1A", "2A"]}, "ocC"),
        ({"type": "jogo", "jogo": "terceiro", "slots": ["3A", "4A"]}, "ocC"),
        ({**rows(own, [12, 3], [12, 4]), "source": "device"}, "ocCj"),
        ({**rows(other, [12, 3], [12, 4]), "source": "device"}, "ocC"),
        ({"type": "contested", "jogo": jogo, "entry": sides[0]}, "ocCja"),
        ({"type": "contested", "jogo": other["id"]}, "ocC"),
        ({"type": "complaint", "jogo": jogo, "entry": 1, "text": "barulho"}, "ocCja"),
        ({"type": "walkover", **on, "absent": [2]}, "cC"),
        ({"type": "sanction", **on, "against": 2, "clause": "FEN-28pu-a"}, "cC"),
        ({"type": "sanction", **on, "against": 2, "clause": "FEN-28pu-d"}, "cC"),
        ({"type": "sanction", **on, "against": 2, "clause": "FEN-36.2"}, "cC"),
        ({"type": "disqualified", "against": 2, "clause": "FEN-36"}, "C"),
        ({"type": "ruled", "why": "Vale o sorteio de ontem."}, "C"),
        ({"type": "suspended", "jogo": jogo}, "cC"),
        ({"type": "checklist", "clause": "FEN-27pu", "jogo": jogo}, "ocCj"),
    ]


async def test_the_key_of_every_part_does_what_its_part_may_and_nothing_else(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, given = await everybody(here)
        own, other = await jogo_of(desk, 1, 2), await jogo_of(desk, 3, 4)
        letters = dict(zip("ocCja", ALL, strict=True))
        before = (await desk.look())["version"]
        wrong: list[str] = []
        for act, ticked in acts(own, other):
            may = {letters[letter] for letter in ticked}
            for part, by in given.items():
                answer = await by.send(act, preview=True)
                done = answer.status_code == 200
                if done != (part in may) or (not done and (answer.status_code, code_of(answer)) != (403, "forbidden")):
                    wrong.append(f"{part} {act['type']} {act.get('clause', '')}: {answer.status_code} {answer.text}")
        assert wrong == []
        assert (await desk.look())["version"] == before


async def test_only_who_runs_the_event_gives_parts_and_a_part_that_was_taken_back_opens_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, given = await everybody(here)
        where = f"/api/torneios/{desk.id}"
        for part in ("commission", "judge", "athlete"):
            asked = {"key": given[part].key, "part": "organiser", "name": "Eu"}
            assert (await here.client.post(f"{where}/papeis", json=asked)).status_code == 403, part
            taken = {"key": given[part].key, "number": 1}
            assert (await here.client.post(f"{where}/papeis/retira", json=taken)).status_code == 403, part
        nobody = await here.client.post(f"{where}/papeis/retira", json={"key": desk.key, "number": 99})
        assert (nobody.status_code, code_of(nobody)) == (422, "no-part")
        number = next(one["number"] for one in (await desk.desk())["parts"] if one["name"] == "Mesa 1")
        taken = {"key": desk.key, "number": number}
        assert (await here.client.post(f"{where}/papeis/retira", json=taken)).status_code == 200
        answer = await given["judge"].send({"type": "contested", "jogo": (await jogo_of(desk, 1, 2))["id"]})
        assert (answer.status_code, code_of(answer)) == (403, "wrong-event-key")
        assert (await here.client.post(f"{where}/mesa", json={"key": given["judge"].key})).status_code == 403


async def test_who_typed_a_sheet_is_told_why_somebody_else_checks_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        await desk.do({"type": "override", "key": "doubleCheck", "value": "true", "source": "art. 8"})
        rita, davi = await desk.part("coordinator", "Rita"), await desk.part("coordinator", "Davi")
        where = f"/api/torneios/{desk.id}"
        jogo = await jogo_of(desk, 1, 2)

        async def told(by: Desk) -> str:
            jogos = (await by.desk())["event"]["jogos"]
            return str(next(one for one in jogos if one["id"] == jogo["id"]).get("by_another", ""))

        assert await told(rita) == ""
        await rita.do(rows(jogo, [12, 3], [12, 4]))
        why = await told(rita)
        assert "digitada por Rita" in why
        assert await told(davi) == ""
        assert "by_another" not in await jogo_of(desk, 1, 2)
        for entry, person in ((1, "Onça um"), (1, "Onça dois"), (2, "Tatu um"), (2, "Tatu dois")):
            body = {"key": desk.key, "jogo": jogo["id"], "entry": entry, "person": person}
            assert (await here.client.post(f"{where}/assina", json=body)).status_code == 200
        refused = await here.client.post(f"{where}/assina", json={"key": rita.key, "jogo": jogo["id"]})
        assert (refused.status_code, code_of(refused), refused.json()["text"]) == (422, "same-hands", why)
        assert (await here.client.post(f"{where}/assina", json={"key": davi.key, "jogo": jogo["id"]})).status_code == 200
        assert (await jogo_of(desk, 1, 2))["state"] == "homologated"


async def test_what_is_for_the_desk_is_told_to_no_table_and_no_athlete(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, given = await everybody(here)
        jogo = await jogo_of(desk, 1, 2)
        await given["athlete"].do({"type": "complaint", "jogo": jogo["id"], "entry": 1, "text": "barulho ao lado"})
        assert "barulho ao lado" in str(await given["coordinator"].desk())
        for part in ("judge", "athlete"):
            told = await given[part].desk()
            assert set(told) == {"event", "part"}
            assert "barulho ao lado" not in str(told)
        assert "barulho ao lado" not in str(await desk.look())


async def test_a_pin_has_five_tries_at_each_jogo_and_only_the_desk_unlocks_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, given = await everybody(here)
        both = [await jogo_of(desk, 1, 2), await jogo_of(desk, 1, 3)]
        for jogo in both:
            await desk.do(rows(jogo, [12, 3], [12, 4]))
        device = await desk.part("judge", "Todas as mesas")
        secret = await here.services.events.secret(desk.id)
        where, person = f"/api/torneios/{desk.id}", {"entry": 1, "person": "Onça um"}

        async def sign(jogo: Json, pin: str, by: Desk = device) -> Any:
            return await here.client.post(f"{where}/assina", json={"key": by.key, "jogo": jogo["id"], **person, "pin": pin})

        for _ in range(TRIES):
            assert code_of(await sign(both[0], "000000x")) == "wrong-pin"
        assert code_of(await sign(both[0], pin_of(secret, 1, "Onça um"))) == "pin-locked"
        for part in ("commission", "judge", "athlete"):
            asked = {"key": given[part].key, "jogo": both[0]["id"], **person}
            assert (await here.client.post(f"{where}/destrava", json=asked)).status_code == 403, part
        assert (await sign(both[1], pin_of(secret, 1, "Onça um"))).status_code == 200
        elsewhere = await opened(here)
        assert (await sign(both[1], pin_of(secret, 1, "Onça um"), elsewhere)).status_code == 403


@pytest.mark.clause("FEN-26-ii", "FEN-1pu")
async def test_no_athlete_enters_a_result_by_his_link_unless_the_general_regulation_allows_telephones(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, given = await everybody(here)
        jogo = await jogo_of(desk, 1, 2)
        typed = {**rows(jogo, [12, 3], [12, 4]), "source": "device"}
        refused = await given["athlete"].send(typed)
        assert (refused.status_code, refused.json()["clause"]) == (403, "FEN-26-ii")
        line = {"key": given["athlete"].key, "lines": ["resultado Onça x Tatu: 12-3 12-4"]}
        refused = await here.client.post(f"/api/torneios/{desk.id}/linhas", json=line)
        assert (refused.status_code, refused.json()["clause"]) == (403, "FEN-26-ii")
        assert (await given["judge"].send(typed, preview=True)).status_code == 200
        await given["commission"].do({"type": "override", "key": "phones", "value": "allowed", "source": "art. 30"})
        assert (await given["athlete"].send(typed)).status_code == 200


async def test_a_signature_with_a_pin_is_written_by_nobody_without_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, given = await everybody(here)
        jogo = await jogo_of(desk, 1, 2)
        await desk.do(rows(jogo, [12, 3], [12, 4]))
        where = f"/api/torneios/{desk.id}"
        by_pin, on_paper = "assina Onça x Tatu por PIN: Tatu um", "assina Onça x Tatu: Tatu um"

        async def lines(part: str, line: str, preview: bool = False) -> Any:
            asked = {"key": given[part].key, "lines": [line], "preview": preview}
            return await here.client.post(f"{where}/linhas", json=asked)

        for part, line in (*[(part, by_pin) for part in given], ("athlete", on_paper)):
            for preview in (True, False):
                answer = await lines(part, line, preview)
                assert (answer.status_code, code_of(answer)) == (422, "pin-wanted"), (part, line)
        assert (await lines("coordinator", on_paper)).status_code == 200
        number = len((await desk.desk())["lines"])
        forged = {"type": "signed", "jogo": jogo["id"], "via": 1, "entry": 2, "person": "Tatu um", "how": "pin"}
        answer = await desk.send({"type": "corrected", "number": number, "instead": forged, "why": "foi com PIN"})
        assert (answer.status_code, code_of(answer)) == (422, "pin-wanted")


async def test_all_who_signed_on_paper_are_ticked_at_once_and_the_sheet_is_certified(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, given = await everybody(here)
        where, jogo, other = f"/api/torneios/{desk.id}", await jogo_of(desk, 1, 2), await jogo_of(desk, 3, 4)
        await desk.do(rows(jogo, [12, 3], [12, 4]))

        async def whole(by: Desk, which: Json) -> Any:
            return await here.client.post(f"{where}/assina", json={"key": by.key, "jogo": which["id"], "everybody": True})

        for part in ("athlete", "judge"):
            answer = await whole(given[part], jogo)
            assert answer.status_code in (403, 422), part
            assert len((await jogo_of(desk, 1, 2))["missing"]) == 4
        answer = await whole(given["coordinator"], other)
        assert (answer.status_code, code_of(answer)) == (422, "not-decided")
        assert (await whole(given["coordinator"], jogo)).status_code == 200
        done = await jogo_of(desk, 1, 2)
        assert (done["state"], done.get("missing", [])) == ("homologated", [])
        told = [(line["type"], line["who"]) for line in (await desk.desk())["lines"]]
        assert told[-5:] == [("signed", "Rita")] * 5


async def test_no_key_and_no_pin_is_in_the_store_or_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with site(tmp_path) as here:
        desk, given = await everybody(here)
        jogo = await jogo_of(desk, 1, 2)
        await desk.do(rows(jogo, [12, 3], [12, 4]))
        secret = await here.services.events.secret(desk.id)
        pin = pin_of(secret, 1, "Onça um")
        for tried in ("913377", "913378", pin):
            body = {"key": given["judge"].key, "jogo": jogo["id"], "entry": 1, "person": "Onça um", "pin": tried}
            await here.client.post(f"/api/torneios/{desk.id}/assina", json=body)
        stored = b"".join([payload for _, _, payload in await here.store.load(f"torneio-{desk.id}")]).decode()
        for hidden in (desk.key, *[one.key for one in given.values()], secret):
            assert hidden not in stored
            assert hidden not in caplog.text
        assert f'"{pin}"' not in stored
        assert [tried for tried in ("913377", "913378", pin) if tried in caplog.text] == []


async def test_the_desk_is_told_what_to_call_and_how_groups_could_be_cut(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here, tables=2)
        await desk.do(*map(entered, ("Onça", "Tatu", "Ema", "Anta", "Quati")))
        assert "shapes" not in await desk.desk()
        await desk.do({"type": "entries-closed"})
        told = await desk.desk()
        assert [(one["sizes"], one["jogos"]) for one in told["shapes"]] == [([5], 10), ([3, 2], 4)]
        await desk.do({"type": "group", "stage": "grupos", "group": "A", "slots": [f"#{n}" for n in range(1, 6)]})
        called = (await desk.desk())["calls"]
        assert [one["table"] for one in called] == [1, 2]
        assert len({side for one in called for side in one["sides"]}) == 4
        await desk.do({"type": "called", **called[0]}, {"type": "tables", "tables": 2, "closed": [2]})
        assert "calls" not in await desk.desk()
        await desk.do({"type": "tables", "tables": 3, "closed": [2]})
        assert [one["table"] for one in (await desk.desk())["calls"]] == [3]
        assert (await desk.look())["closed_tables"] == [2]


async def test_a_table_to_start_from_says_what_it_comes_to_before_it_is_built(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here, preset="livre", game="truco-fenacef", tables=2)

        async def post(**body: Any) -> Any:
            return await here.client.post(f"/api/torneios/{desk.id}/modelo", json={"key": desk.key, **body})

        await desk.do(*map(entered, ("Onça", "Tatu", "Ema", "Anta", "Quati")))
        assert code_of(await post(kind="knockout")) == "entries-open"
        await desk.do({"type": "entries-closed"})
        told = await post(kind="knockout", third=True, preview=True)
        assert told.json()["changes"][0].startswith("5 jogos, cerca de ")
        assert "jogos" not in await desk.look()
        assert (await post(kind="knockout", third=True)).status_code == 200
        assert sum(jogo.get("knockout", False) for jogo in (await desk.look())["jogos"]) == 5
        swiss = await post(kind="swiss", rounds=3, preview=True)
        assert swiss.json()["changes"][0].startswith("6 jogos, cerca de ")


async def test_a_draw_is_told_step_by_step_and_derived_again(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here)
        await desk.do(*map(entered, ("Onça", "Tatu", "Ema", "Anta")), {"type": "entries-closed"})
        where, key = f"/api/torneios/{desk.id}/sorteio", {"key": desk.key}
        left = (await here.client.post(f"{where}/abre", json={**key, "purpose": "groups"})).json()["commitment"]
        bound = (await here.client.post(f"{where}/abre", json={**key, "purpose": "groups"})).json()["commitment"]
        assert [one["commitment"] for one in (await desk.look())["bound"]] == [left, bound]
        held = {**key, "commitment": bound, "words": ["zap"], "groups": ["A", "B"], "sizes": [2, 2]}
        assert (await here.client.post(where, json=held)).status_code == 200
        seen = await desk.look()
        assert [one["commitment"] for one in seen["bound"]] == [left]
        draw = seen["draws"][0]
        assert (draw["purpose"], draw["commitment"], draw["words"], draw["holds"]) == ("groups", bound, ["zap"], True)
        into = {one["name"]: {place["entry"] for place in one["places"]} for one in seen["groups"]}
        assert {name: {step["entry"] for step in draw["steps"] if step["group"] == name} for name in "AB"} == into
        assert draw["pots"] == [2, 2]


async def test_the_bracket_is_one_drawing_with_a_tag(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        where = f"/api/torneios/{desk.id}/chave.svg"
        answer = await here.client.get(where)
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert 'data-jogo="final"' in answer.text
        again = await here.client.get(where, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
