"""Tournaments over HTTP: an event from the first entry to the last place, who may write, and what everybody sees."""

from pathlib import Path
from typing import Any

import pytest

from carteado.server.events.keys import TRIES, locked, pin_of
from server.server_kit import Site, site

Json = dict[str, Any]
PAIRS = ("Onça", "Tatu", "Ema", "Anta")


def code_of(answer: Any) -> str:
    """Why something was refused; a clause may stand beside it."""
    told: Json = answer.json()
    assert told["text"]
    assert set(told) <= {"code", "text", "clause"}
    return str(told["code"])


class Desk:
    """Whoever holds a key of an event."""

    def __init__(self, here: Site, identity: str, key: str) -> None:
        self.here, self.id, self.key = here, identity, key

    async def send(self, *acts: Json, **more: Any) -> Any:
        body = {"key": self.key, "acts": list(acts), **more}
        return await self.here.client.post(f"/api/torneios/{self.id}/acts", json=body)

    async def do(self, *acts: Json) -> Json:
        answer = await self.send(*acts)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def look(self, lang: str = "pt-BR") -> Json:
        answer = await self.here.client.get(f"/api/torneios/{self.id}", params={"lang": lang})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def desk(self) -> Json:
        answer = await self.here.client.post(f"/api/torneios/{self.id}/mesa", json={"key": self.key})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def part(self, part: str, name: str, **more: Any) -> "Desk":
        body = {"key": self.key, "part": part, "name": name, **more}
        answer = await self.here.client.post(f"/api/torneios/{self.id}/papeis", json=body)
        assert answer.status_code == 201, answer.text
        return Desk(self.here, self.id, answer.json()["key"])


def entered(name: str) -> Json:
    return {"type": "entry", "name": name, "people": [{"name": f"{name} um"}, {"name": f"{name} dois"}]}


async def opened(here: Site, **more: Any) -> Desk:
    answer = await here.client.post("/api/torneios", json={"preset": "fenacef", "name": "Copa da Várzea", **more})
    assert answer.status_code == 201, answer.text
    return Desk(here, answer.json()["id"], answer.json()["key"])


async def drawn(here: Site) -> Desk:
    desk = await opened(here)
    slots = [f"#{number}" for number in range(1, 5)]
    await desk.do(
        *map(entered, PAIRS),
        {"type": "entries-closed"},
        {"type": "group", "stage": "grupos", "group": "A", "slots": slots},
        {"type": "jogo", "jogo": "final", "slots": ["1A", "2A"]},
    )
    return desk


def rows(jogo: Json, *scores: list[int]) -> Json:
    sides = [side["entry"] for side in jogo["sides"]]
    return {"type": "rows", "jogo": jogo["id"], "sides": sides, "rows": [list(score) for score in scores]}


async def jogo_of(desk: Desk, *sides: int) -> Json:
    jogos = (await desk.look())["jogos"]
    found: Json = next(one for one in jogos if {side.get("entry") for side in one["sides"]} == set(sides))
    return found


async def test_an_event_from_the_first_entry_to_the_last_place(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        for jogo in (await desk.look())["jogos"]:
            if "group" in jogo:
                one, other = (side["entry"] for side in jogo["sides"])
                best = [12, 6 + other] if one < other else [6 + one, 12]
                await desk.do(rows(jogo, best, best))
        seen = await desk.look()
        assert [place["entry"] for place in seen["groups"][0]["places"]] == [1, 2, 3, 4]
        assert seen["groups"][0]["places"][0]["why"] == ["Onça: 1º, com 9 pontos."]
        await desk.do({"type": "stage-closed", "stage": "grupos"})
        final = next(jogo for jogo in (await desk.look())["jogos"] if jogo["id"] == "final")
        assert final["best_of"] == 5
        await desk.do(rows(final, [12, 9], [10, 12], [12, 8], [12, 11]))
        seen = await desk.look()
        assert [place["entry"] for place in seen["general"]] == [1, 2, 3, 4]
        assert (await here.client.get("/api/torneios")).json()["events"][0]["name"] == "Copa da Várzea"


async def test_what_is_wrong_is_said_with_what_would_be_right_and_nothing_is_stored(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        jogo = await jogo_of(desk, 1, 2)
        before = (await desk.look())["version"]
        answer = await desk.send(rows(jogo, [12, 12]))
        assert (answer.status_code, code_of(answer)) == (422, "nobody-won")
        assert answer.json()["text"] == "12 a 12: ninguém venceu a 1ª partida."
        answer = await desk.send(rows(jogo, [12, 3], [12, 4]), rows(jogo, [12, 3], [12, 4]))
        assert code_of(answer) == "decided-already"
        answer = await desk.send(entered("Preá"))
        assert (code_of(answer), answer.json()["clause"]) == ("entries-closed", "FEN-4.1")
        assert (await desk.look())["version"] == before


@pytest.mark.clause("FEN-36", "FEN-2")
async def test_a_key_does_what_its_part_may_and_no_other_event_knows_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk, other = await drawn(here), await opened(here)
        coordinator = await desk.part("coordinator", "Rita")
        out = {"type": "disqualified", "against": 3, "clause": "FEN-36"}
        answer = await coordinator.send(out)
        assert (answer.status_code, answer.json()["clause"]) == (403, "FEN-36")
        athlete = await desk.part("athlete", "Onça um", entry=1)
        jogo = await jogo_of(desk, 1, 2)
        warning = {"type": "sanction", "jogo": jogo["id"], "sides": [1, 2], "against": 2, "clause": "FEN-28pu-a"}
        answer = await athlete.send(warning)
        assert (answer.status_code, answer.json()["clause"]) == (403, "FEN-2")
        assert (await Desk(here, other.id, desk.key).send(out)).status_code == 403
        await (await desk.part("commission", "Davi")).do(out)
        assert (await desk.look())["entries"][2]["state"] == "disqualified"


async def test_who_signs_gives_a_pin_and_has_five_tries(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        jogo = await jogo_of(desk, 1, 2)
        await desk.do(rows(jogo, [12, 3], [12, 4]))
        device = await desk.part("judge", "Mesa 1")
        secret = await here.services.events.secret(desk.id)

        async def sign(by: Desk, **more: Any) -> Any:
            body = {"key": by.key, "jogo": jogo["id"], **more}
            return await here.client.post(f"/api/torneios/{desk.id}/assina", json=body)

        person = {"entry": 1, "person": "Onça um"}
        assert (await sign(device, **person, pin=pin_of(secret, 1, "Onça um"))).status_code == 200
        for _ in range(TRIES):
            assert code_of(await sign(device, entry=1, person="Onça dois", pin="000000x")) == "wrong-pin"
        good = pin_of(secret, 1, "Onça dois")
        assert (await sign(device, entry=1, person="Onça dois", pin=good)).status_code == 429
        unlock = {"key": desk.key, "jogo": jogo["id"], "entry": 1, "person": "Onça dois"}
        assert (await here.client.post(f"/api/torneios/{desk.id}/destrava", json=unlock)).status_code == 200
        assert (await sign(device, entry=1, person="Onça dois", pin=good)).status_code == 200
        coordinator = await desk.part("coordinator", "Rita")
        assert code_of(await sign(coordinator)) == "athletes-first"
        for name in ("Tatu um", "Tatu dois"):
            assert (await sign(coordinator, entry=2, person=name)).status_code == 200
        assert (await sign(coordinator)).status_code == 200
        assert (await jogo_of(desk, 1, 2))["sumula"] == "homologated"


async def test_a_correction_tells_what_it_would_change_before_it_is_written(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        jogo = await jogo_of(desk, 1, 2)
        version = (await desk.do(rows(jogo, [12, 3], [12, 4])))["version"]
        instead = rows(jogo, [3, 12], [4, 12])
        corrected = {"type": "corrected", "number": version, "instead": instead, "why": "trocada"}
        told = (await desk.send(corrected, preview=True)).json()
        assert told["changes"][0] == "Onça x Tatu: de 12-3 12-4 para 3-12 4-12."
        assert (await jogo_of(desk, 1, 2))["winner"] == 1
        await desk.do(corrected)
        assert (await jogo_of(desk, 1, 2))["winner"] == 2


async def test_neither_keys_nor_fees_are_for_everybody_and_the_page_has_a_tag(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here, preset="asfo")
        first = await here.client.get(f"/api/torneios/{desk.id}")
        assert desk.key not in first.text
        assert locked(desk.key) not in first.text
        again = await here.client.get(f"/api/torneios/{desk.id}", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        assert code_of(await here.client.get("/api/torneios/naoexiste")) == "no-event"
        told = await desk.desk()
        assert told["part"]["part"] == "coordinator"
        assert desk.key not in str(told)


async def test_a_draw_is_bound_to_before_the_words_and_shown_after_them(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await opened(here)
        await desk.do(*map(entered, PAIRS), {"type": "entries-closed"})

        async def post(path: str, **body: Any) -> Any:
            return await here.client.post(f"/api/torneios/{desk.id}/{path}", json={"key": desk.key, **body})

        commitment = (await post("sorteio/abre", purpose="groups")).json()["commitment"]
        assert (await desk.look()).get("draws", []) == []
        held = {"commitment": commitment, "words": ["zap", "copeta"], "groups": ["A"], "sizes": [4]}
        assert code_of(await post("sorteio", **{**held, "sizes": [3]})) == "group-sizes"
        assert (await post("sorteio", **held)).status_code == 200
        assert code_of(await post("sorteio", **held)) == "draw-held"
        assert code_of(await post("sorteio", **{**held, "commitment": "0" * 64})) == "no-commitment"
        assert (await post("modelo", each=2)).status_code == 200
        seen = await desk.look()
        assert sorted(place["entry"] for place in seen["groups"][0]["places"]) == [1, 2, 3, 4]
        assert [jogo["id"] for jogo in seen["jogos"] if jogo.get("knockout")] == ["final"]


async def test_lines_of_a_roteiro_are_acts_too(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)

        async def post(*lines: str, **more: Any) -> Any:
            body = {"key": desk.key, "lines": list(lines), **more}
            return await here.client.post(f"/api/torneios/{desk.id}/linhas", json=body)

        assert (await post("resultado Onça x Tatu: 12-9 10-12 12-8", preview=True)).status_code == 200
        assert (await jogo_of(desk, 1, 2)).get("winner") is None
        assert (await post("resultado Onça x Tatu: 12-9 10-12 12-8", "wo Ema x Anta ausente Anta")).status_code == 200
        assert (await jogo_of(desk, 1, 2))["winner"] == 1
        assert code_of(await post("resultado Onça x Ema: 12-9 12-8", "resultado Onça x Tatu: 12-0")) == "decided-already"
        assert (await jogo_of(desk, 1, 3)).get("winner") is None
        assert code_of(await post("faz de conta")) == "not-an-act"


async def test_lines_of_a_roteiro_tell_what_they_change_as_acts_do(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        jogo = await jogo_of(desk, 1, 2)
        await desk.do(rows(jogo, [12, 9], [12, 8]))
        number = (await desk.look())["version"]
        turned = {"type": "corrected", "number": number, "instead": rows(jogo, [9, 12], [8, 12])}
        foreseen = (await desk.send(turned, preview=True)).json()["changes"]
        assert foreseen
        body = {"key": desk.key, "lines": [f"corrige {number}: resultado Onça x Tatu: 9-12 8-12"]}
        told = await here.client.post(f"/api/torneios/{desk.id}/linhas", json={**body, "preview": True})
        assert (told.status_code, told.json()["changes"], told.json()["preview"]) == (200, foreseen, True)
        assert (await desk.look())["version"] == told.json()["version"] == number
        done = await here.client.post(f"/api/torneios/{desk.id}/linhas", json=body)
        assert (done.json()["version"], done.json()["changes"]) == (number + 1, foreseen)


async def test_prints_are_for_the_wall_and_badges_for_the_desk(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await drawn(here)
        jogo = await jogo_of(desk, 1, 2)
        await desk.do(rows(jogo, [12, 3], [12, 4]))
        where = f"/api/torneios/{desk.id}/impressos"
        for what in ("sumulas", "classificacao", "chave", "por-nome"):
            answer = await here.client.get(f"{where}/{what}")
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf"), what
            assert answer.content.startswith(b"%PDF")
        assert code_of(await here.client.get(f"{where}/crachas")) == "no-print"
        assert code_of(await here.client.get(f"{where}/sumulas", params={"jogo": "g99"})) == "no-jogo-there"
        athlete = await desk.part("athlete", "Onça um", entry=1)
        assert (await here.client.post(f"{where}/crachas", json={"key": athlete.key})).status_code == 403
        badges = await here.client.post(f"{where}/crachas", json={"key": desk.key})
        assert badges.content.startswith(b"%PDF")
        assert (await here.client.post(f"{where}/ata", json={"key": desk.key})).status_code == 200
