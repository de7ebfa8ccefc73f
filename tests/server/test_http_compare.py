"""Two regulations side by side over HTTP, and the referee who is asked without a table."""

from pathlib import Path
from typing import Any

import pytest

from carteado.games.cego.rules.effects import BY_CLAUSE
from carteado.games.truco.compare.differences import differences
from carteado.games.truco.rules.asfo import ASFO
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.fenacef import FENACEF
from carteado.games.truco.rules.rulebook import TrucoRules
from server.server_kit import code_of, site


async def asked(place: Path, game: str, **facts: Any) -> dict[str, Any]:
    async with site(place) as here:
        answer = await here.client.post(f"/api/regulations/{game}/consequence", json=facts)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told


def mao(**facts: Any) -> dict[str, Any]:
    """What a referee of truco is told of a mão."""
    return {"type": "mao", **facts}


async def test_two_regulations_side_by_side(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        told = (await here.client.get("/api/compare/truco-fenacef/truco-asfo")).json()
    assert told["regulations"] == ["truco-fenacef", "truco-asfo"]
    assert told["titles"] == ["Truco mineiro", "Truco paulista de matar"]
    assert told["differences"] == len(differences(FENACEF, ASFO))
    features = {feature["key"]: feature for group in told["groups"] for feature in group["features"]}
    assert sum(feature["differs"] for feature in features.values()) == told["differences"]
    lead = features["first-lead"]
    assert (lead["name"], lead["differs"]) == ("Quem sai na primeira vaza", True)
    assert lead["sides"] == [
        {"value": "partner", "text": "quem faz dupla com quem deu", "clause": "FEN-15", "house": False},
        {"value": "right", "text": "quem está à direita de quem deu", "clause": "S-ASFO-03", "house": False},
    ]


async def test_house_rules_are_compared_too(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        told = (await here.client.get("/api/compare/truco-asfo/truco-asfo:mustKill=off")).json()
        assert code_of(await here.client.get("/api/compare/truco-asfo/truco-asfo:mustKill=talvez")) == "option-value"
        assert code_of(await here.client.get("/api/compare/truco-asfo/truco")) == "no-game"
    changed = [feature for group in told["groups"] for feature in group["features"] if feature["differs"]]
    assert [feature["key"] for feature in changed] == ["must-kill", "must-kill-raise"]
    assert all(feature["sides"][1]["house"] for feature in changed)


@pytest.mark.parametrize("rules", [options.rules for options in OPTIONS.values()], ids=lambda rules: rules.id)
async def test_every_irregularity_of_a_code_is_listed(tmp_path: Path, rules: TrucoRules) -> None:
    async with site(tmp_path) as here:
        told = (await here.client.get(f"/api/regulations/{rules.id}/irregularities")).json()
    assert {ruling["clause"] for ruling in told} == set(rules.incidents)
    assert all(ruling["title"] and ruling["effect"] and ruling["text"]["en"] for ruling in told)


async def test_irregularities_stand_by_what_people_see_first(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        told = (await here.client.get("/api/regulations/truco-asfo/irregularities")).json()
    groups = [ruling["group"] for ruling in told]
    assert [group for at, group in enumerate(groups) if group in groups[:at] and groups[at - 1] != group] == []
    missing = next(ruling for ruling in told if ruling["clause"] == "ASFO-CORTE-28")
    assert (missing["group"], missing["seen"]) == (
        "count",
        {"pt": "Faltou uma carta, ou duas", "en": "A card is missing, or two"},
    )


async def test_a_ruling_says_what_it_needs(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        told = (await here.client.get("/api/regulations/truco-sinsep/irregularities")).json()
    named = {ruling["clause"]: ruling for ruling in told}
    assert named["SIN-TENTO-3b"]["by"] == "cutter"
    assert named["SIN-TENTO-3d"]["by"] == "dealer"
    assert named["SIN-ORG-2"]["needs"][-1] == "score"
    assert "offender" in named["SIN-TENTO-3j"]["needs"]
    assert named["SIN-TENTO-3j"]["effect"] == "tento: 1 para a outra dupla; a mão acaba; o baralho passa"


async def test_every_listed_irregularity_has_a_consequence_somewhere(tmp_path: Path) -> None:
    """By any code: against the dealer or the cutter, in a plain mão, an eleven hand or an iron hand."""
    async with site(tmp_path) as here:
        for game in OPTIONS:
            for ruling in (await here.client.get(f"/api/regulations/{game}/irregularities")).json():
                tries = [
                    {"clause": ruling["clause"], "offender": offender, "score": score, "sanction": choice, "facts": mao(**said)}
                    for offender in (0, 3)
                    for score in ([4, 4], [11, 4], [11, 11])
                    for said in ({}, {"decided": True}, {"stake": 3}, {"stake": 3, "asked": 6})
                    for choice in {*[choice["value"] for choice in ruling["choices"]], ""}
                ]
                for facts in tries:
                    told = (await here.client.post(f"/api/regulations/{game}/consequence", json=facts)).json()
                    if told["text"]:
                        break
                else:
                    pytest.fail(f"{game} {ruling['clause']}")


async def test_a_tento_by_the_stake_and_by_one(tmp_path: Path) -> None:
    facts = {"score": [4, 4], "facts": mao(stake=3), "offender": 1}
    one = await asked(tmp_path / "a", "truco-asfo", clause="ASFO-TENTO-4d", **facts)
    stake = await asked(tmp_path / "b", "truco-sinsep", clause="SIN-TENTO-3j", **facts)
    assert (one["points"], one["side"], one["score"], one["dealer"]) == (1, 0, [5, 4], 1)
    assert (stake["points"], stake["side"], stake["score"], stake["dealer"]) == (3, 0, [7, 4], 1)
    assert "3 pontos para a dupla que deu as cartas." in stake["text"]


async def test_the_second_time_costs_a_tento(tmp_path: Path) -> None:
    first = await asked(tmp_path / "a", "truco-asfo", clause="ASFO-TENTO-5a", offender=0, score=[5, 5])
    again = await asked(tmp_path / "b", "truco-asfo", clause="ASFO-TENTO-5a", offender=0, score=[5, 5], facts=mao(earlier=1))
    assert (first["points"], first["score"], first["deal"]) == (0, [5, 5], "passes")
    assert (again["points"], again["score"], again["deal"]) == (1, [5, 6], "passes")


async def test_an_iron_hand_is_lost_with_the_partida(tmp_path: Path) -> None:
    told = await asked(tmp_path, "truco-sinsep", clause="SIN-TENTO-3i", offender=2, score=[11, 11])
    assert (told["score"], told["ended"]) == ([11, 12], "played")
    assert told["text"].endswith("Com isso a partida acaba.")


async def test_what_cannot_be_ruled_here_says_why(tmp_path: Path) -> None:
    nobody = await asked(tmp_path / "a", "truco-asfo", clause="ASFO-TENTO-4d")
    assert (nobody["text"], nobody["refused"]) == ("", "Falta dizer quem cometeu a falta: informe o lugar.")
    strange = await asked(tmp_path / "b", "truco-asfo", clause="FEN-12.3", offender=0)
    assert strange["refused"]


@pytest.mark.parametrize(
    "facts",
    [{"score": [12, 3]}, {"facts": {"type": "mao", "stake": 2}}, {"facts": {"type": "mao", "asked": 6}}, {"players": 2}],
    ids=["over", "stake", "asked", "players"],
)
async def test_facts_that_cannot_be(tmp_path: Path, facts: dict[str, object]) -> None:
    async with site(tmp_path) as here:
        body = {"clause": "ASFO-TENTO-4d", "offender": 0, **facts}
        answer = await here.client.post("/api/regulations/truco-asfo/consequence", json=body)
    assert (answer.status_code, code_of(answer)) == (422, "bad-facts")


async def test_the_irregularities_of_truco_cego_are_listed(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        told = (await here.client.get("/api/regulations/truco-cego/irregularities")).json()
    named = {ruling["clause"]: ruling for ruling in told}
    assert set(named) == set(BY_CLAUSE)
    assert all(ruling["title"] and ruling["effect"] and ruling["text"]["en"] for ruling in told)
    assert named["CEGO-9.III-15"]["by"] == "cutter"
    assert named["CEGO-9.VIII.e-1"]["needs"] == ["cards"]
    assert named["CEGO-11-1"]["needs"] == ["score"]
    assert [choice["value"] for choice in named["CEGO-9.IV-12"]["choices"]] == ["", "warning", "redeal"]
