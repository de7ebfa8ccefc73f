"""A scoreboard of Truco Cego over HTTP: six names, rodas and testas in parts, irregularities with their price, a judge."""

import asyncio
from pathlib import Path

import pytest

from carteado.server.placar_log import kept_as
from carteado.server.storage import Store, database
from server.server_kit import Site, code_of, site
from server.test_placares import Json, Phone, run

CEGO = {"game": "truco-cego", "sides": ["Onça", "Tatu"], "names": ["Ana", "Bia", "Caio", "Davi", "Eva", "Fábio"]}
DEALER = {"type": "first-dealer", "seat": 5}


async def phones(here: Site, **more: object) -> list[Phone]:
    answer = await here.client.post("/api/placares", json={**CEGO, **more})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return [Phone(here, opened["id"], key) for key in opened["keys"]]


def volta(
    deal: int, nth: int, points: Json | None = None, won: int | None = None, called: str = "", wanted: bool = True
) -> Json:
    truco = None if won is None else {"called": called, "wanted": wanted, "won": won}
    return {"type": "volta", "deal": deal, "nth": nth, "points": points, "truco": truco}


def envido(*calls: str, won: int | None = None) -> Json:
    return {"part": "envido", "calls": list(calls), "by": 0, "wanted": won is not None, "won": won}


@pytest.mark.clause("CEGO-9.III-3", "CEGO-9.III-12", "CEGO-9.II-2")
async def test_a_roda_and_a_testa_are_marked_and_the_history_says_their_parts(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b = await phones(here)
        empty = await a.look()
        assert (empty["players"], empty["target"], empty["own"]["malos"], empty["own"]["volta"]) == (6, 24, 12, None)
        shown = await a.mark(DEALER)
        hand = shown["own"]["volta"]
        assert (hand["form"], hand["seats"], hand["falta"], hand["flores"]) == ("roda", [0, 1, 2, 3, 4, 5], 24, 3)
        assert {"calls": ["envido", "real-envido"], "accepted": 5, "refused": 2} in hand["chains"]
        shown = await b.mark(volta(1, 0, envido("envido", "real-envido", won=0), 1, "truco"))
        assert (shown["score"], shown["dealer"], shown["own"]["volta"]["form"], shown["own"]["volta"]["seats"]) == (
            [5, 2],
            0,
            "testa",
            [1, 4],
        )
        line = shown["lines"][-1]
        assert line["text"] == ("Volta 1, roda. Envido, real envido: quiseram, pontos de Onça. Truco: quiseram, vazas de Tatu.")
        assert [(gain["part"], gain["text"]) for gain in line["gains"]] == [
            ("envido", "Envido: 5 tentos para Onça."),
            ("truco", "Truco: 2 tentos para Tatu."),
        ]
        flor = {"part": "flor", "flores": [1, 1], "bets": ["contra-flor"], "by": 0, "wanted": False}
        shown = await a.mark(volta(2, 1, flor, 0), {"type": "tentos", "deal": 2, "nth": 2, "tentos": [1, 3]})
        assert (shown["score"], shown["own"]["volta"]["nth"]) == ([11, 5], 3)
    async with site(tmp_path) as here:
        assert (await Phone(here, a.id, a.key).look())["score"] == [11, 5]


async def test_what_a_volta_pays_is_told_before_it_is_marked(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here)
        await a.mark(DEALER)
        told = (await here.client.post(f"/api/placares/{a.id}/foresee", json=volta(1, 0, envido("falta-envido"), 1))).json()
        assert (told["text"], told["refused"]) == ("Envido: 1 tento para Onça. Truco: 1 tento para Tatu.", "")
        told = (await here.client.post(f"/api/placares/{a.id}/foresee", json=volta(1, 0, envido("envido", won=1)))).json()
        assert (told["text"], told["refused"][:24]) == ("", "Falta a parte do truco: ")
        late = await a.post(volta(2, 1, None, 0))
        assert (late.status_code, late.json()["code"]) == (422, "another-volta")
        strange = volta(1, 0, {"part": "envido", "calls": ["truco"], "by": 0, "wanted": True}, 0)
        assert (await a.post(strange)).status_code == 400
        assert (await a.look())["version"] == 1


@pytest.mark.clause("CEGO-9.XIV-25")
async def test_an_irregularity_costs_what_the_volta_stood_at(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here)
        await a.mark(DEALER)
        listed = (await here.client.get(f"/api/placares/{a.id}/irregularities")).json()
        song = next(each for each in listed if each["clause"] == "CEGO-9.XIV-25")
        assert (song["facts"], song["offender"], bool(song["text"]["pt"])) == (True, True, True)
        incident = {"type": "incident", "clause": "CEGO-9.XIV-25", "offender": 0}
        refused = (await here.client.post(f"/api/placares/{a.id}/foresee", json=incident)).json()
        assert "Canto errado" in refused["refused"]
        stood = {**incident, "volta": volta(1, 0, envido("envido", won=0), 0, "truco")}
        told = (await here.client.post(f"/api/placares/{a.id}/foresee", json=stood)).json()
        assert (told["points"], told["side"]) == (4, 1)
        shown = await a.mark(stood)
        assert (shown["score"], shown["own"]["volta"]["form"]) == ([0, 4], "testa")
        assert shown["lines"][-1]["follows"].endswith("4 tentos para Tatu. A volta acaba aqui.")
        assert (await a.look("en"))["version"] == shown["version"]


@pytest.mark.clause("CEGO-3-2", "CEGO-9.VI-2")
async def test_a_judge_has_a_key_and_alone_pays(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, b, judge = await phones(here, judge=True, best_of=1)
        refused = await a.post(DEALER)
        assert (refused.json()["code"], refused.json()["clause"]) == ("judge-pays", "CEGO-9.VI-2")
        shown = await judge.mark(DEALER, {"type": "tentos", "deal": 1, "nth": 0, "tentos": [24, 3]})
        assert (shown["judge"], shown["lines"][-1]["side"], [len(legal) for legal in shown["legal"]]) == (True, -2, [1, 1, 0])
        confirm = {"type": "confirm", "partida": 1, "score": [24, 3]}
        assert code_of(await judge.post(confirm)) == "sides-confirm"
        await a.mark(confirm)
        assert (await b.mark(confirm))["partidas"][0]["agreed"] == [0, 1]
        for wrong in ({"judge": True, "game": "truco-asfo", "names": []}, {"players": 4}):
            answer = await here.client.post("/api/placares", json={**CEGO, **wrong})
            assert (answer.status_code, code_of(answer)) == (422, "bad-placar")


async def test_trios_without_a_name_are_called_trios(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        a, _ = await phones(here, sides=[], names=[])
        shown = await a.look()
        assert (shown["sides"], shown["names"][4]) == (["Trio A", "Trio B"], "Trio A, lugar 3")


async def test_it_is_exported_and_imported_whole(tmp_path: Path) -> None:
    async with site(tmp_path / "here") as here:
        a, _ = await phones(here)
        await a.mark(DEALER, volta(1, 0, envido("envido", won=0), 1))
        before = await here.store.load(kept_as(a.id))
    bundle = str(tmp_path / "tudo")
    for words in (("export", bundle, "--data", str(tmp_path / "here")), ("import", bundle, "--data", str(tmp_path / "there"))):
        done = await asyncio.to_thread(run, *words)
        assert done.exit_code == 0, done.output
    store = await Store.open(database(None, tmp_path / "there"))
    try:
        assert await store.load(kept_as(a.id)) == before
    finally:
        await store.close()


@pytest.mark.clause("CEGO-9.II-2", "CEGO-9.III-4", "CEGO-9.III-9", "CEGO-9.VI-1", "CEGO-10.p11.VII-1")
async def test_a_whole_game_as_a_scorer_keeps_it(tmp_path: Path) -> None:
    """A wrong side put right, testas that nobody won, 18 reached inside a deal, a partida that ends in its first testa."""
    async with site(tmp_path) as here:
        a, b = await phones(here, sides=["", ""], names=[])
        await a.mark({"type": "first-dealer", "seat": 4}, volta(1, 0, envido("envido", "real-envido", won=0), 1, "truco"))
        clamped = envido("envido", "envido-envido", "real-envido", won=1)
        both = {"part": "flor", "flores": [1, 1], "bets": ["contra-flor", "contra-flor-e-o-resto"], "by": 1, "won": 0}
        shown = await a.mark(volta(2, 1, None, 0), volta(2, 2, clamped, 0, "truco", False), volta(2, 3, both, 1, "vale-quatro"))
        assert (shown["score"], shown["own"]["malos"], shown["own"]["volta"]["form"]) == ([13, 12], 12, "roda")
        wrong = await a.mark(volta(3, 0, None, 0, "retruco"))
        assert wrong["score"] == [16, 12]
        right = {"type": "correction", "line": wrong["version"], "entry": volta(3, 0, None, 1, "retruco")}
        assert (await b.mark(right))["score"] == [13, 15]
        tied = await a.mark(*[{"type": "tentos", "deal": 4, "nth": nth, "tentos": [1, 1]} for nth in (1, 2, 3)])
        assert (tied["score"], tied["own"]["volta"]["form"], tied["dealer"]) == ([16, 18], "roda", 2)
        made_small = {"part": "flor", "flores": [0, 2], "shrunk": [0, 0]}
        ended = await a.mark(volta(5, 0, made_small, 0))
        assert (ended["score"], ended["phase"]) == ([16, 24], "over")
        early = await a.post({"type": "first-dealer", "seat": 1})
        assert (early.status_code, early.json()["text"]) == (
            422,
            "Falta confirmar a partida 1, 16 a 24: os dois lados confirmam, e então começa a próxima.",
        )
        confirm = {"type": "confirm", "partida": 1, "score": [16, 24]}
        await a.mark(confirm)
        await b.mark(confirm)
        decided = {"type": "incident", "clause": "CEGO-11-1", "why": "acerto", "score": [17, 16]}
        await a.mark({"type": "first-dealer", "seat": 1}, decided, volta(1, 0, None, 1))
        out = await b.mark(volta(2, 1, envido("falta-envido", won=0), 0))
        assert (out["score"], out["wins"], out["phase"]) == ([24, 17], [1, 1], "over")
        two = await a.post({**decided, "score": [24, 30]})
        assert two.json()["text"] == "Os dois trios não podem ter 24 ou mais: corrija o placar."
        one = await a.post({**decided, "score": [24]})
        assert (one.status_code, "um para cada trio" in one.json()["text"]) == (422, True)
