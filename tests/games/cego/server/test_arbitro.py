"""The referee of Truco Cego over HTTP: a position from facts people tell, what a forfeit pays there, and what cannot be."""

from pathlib import Path
from typing import Any

import pytest

from carteado.games.cego.rules.effects import BY_CLAUSE
from games.cego.server.judge import CEGO, PENDING, judge, paid
from server.server_kit import code_of, site


async def test_every_irregularity_has_a_verdict_at_its_usual_table(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        listed = (await here.client.get(f"{CEGO}/irregularities")).json()
        assert {ruling["clause"] for ruling in listed} == set(BY_CLAUSE)
        for ruling in listed:
            usual = ruling["usual"]
            body = {"clause": ruling["clause"], "offender": usual["offender"], "when": usual["when"], "facts": usual["facts"]}
            for lang in ("pt-BR", "en"):
                told = (await here.client.post(f"{CEGO}/consequence", params={"lang": lang}, json=body)).json()
                assert told["text"], (ruling["clause"], told)
                assert not told["refused"]
                assert "{" not in told["text"]
                assert told["clause"] == ruling["clause"]


async def test_without_a_table_the_usual_one_is_meant(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.IV-8", 2)
        assert (told["mao"], told["deal"], told["dealer"], told["ended"]) == ("void", "same", 0, "")


async def test_any_chair_may_deal(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        for dealer in range(6):
            told = await ask("CEGO-9.VIII.d-3", (dealer + 1) % 6, dealer=dealer, when="play", truco=1)
            side = dealer & 1
            assert paid(told) == [("envido", side, 1), ("truco", side, 2)]
            assert told["dealer"] == (dealer + 1) % 6
            assert "para o trio do pé" in told["text"]


async def test_in_english_too(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.VIII.d-3", 1, lang="en", when="play", truco=1)
        assert "Truco: 2 tentos for" in told["text"]


# What a forfeited volta pays.

FORFEITED: tuple[tuple[dict[str, Any], int, int], ...] = (
    ({}, 1, 1),
    ({"calls": ["envido"]}, 2, 1),
    ({"calls": ["envido"], "answer": "refused"}, 1, 1),
    (PENDING, 1, 1),
    ({"calls": ["envido", "real-envido"]}, 5, 1),
    ({"calls": ["envido", "real-envido"], "answer": "pending"}, 2, 1),
    ({"calls": ["envido", "envido-envido", "falta-envido"]}, 20, 1),
    ({"calls": ["real-envido"], "truco": 2}, 3, 3),
    ({"truco": 1}, 1, 2),
    ({"truco": 3}, 1, 4),
    ({"asked": True}, 1, 1),
    ({"truco": 1, "asked": True}, 1, 2),
    ({"flores": [1, 0]}, 3, 1),
    ({"flores": [0, 3]}, 9, 1),
    ({"flores": [1, 1]}, 6, 1),
    ({"flores": [2, 1], "truco": 1}, 9, 2),
    ({"flores": [1, 1], "calls": ["contra-flor"], "answer": "pending"}, 4, 1),
    ({"flores": [1, 1], "calls": ["contra-flor"]}, 6, 1),
    ({"flores": [1, 1], "calls": ["contra-flor"], "answer": "refused"}, 4, 1),
    ({"flores": [1, 1], "calls": ["contra-flor", "contra-flor-e-o-resto"], "answer": "refused"}, 6, 1),
    ({"flores": [2, 1], "shrunk": [0, 1]}, 7, 1),
    ({"flores": [1, 2], "shrunk": [1, 0], "truco": 1}, 7, 2),
    ({"together": "double", **PENDING}, 1, 1),
    ({"together": "double", "calls": ["real-envido"], "truco": 2}, 3, 3),
    ({"together": "double", "calls": ["envido"], "passed": "points", "asked": True}, 1, 2),
    ({"together": "double", "flores": [0, 1]}, 3, 2),
    ({"together": "lei", "answer": "pending"}, 1, 1),
    ({"together": "lei", "passed": "points", "truco": 2}, 1, 3),
)


@pytest.mark.clause("CEGO-9.VIII.d-3", "CEGO-9.VIII.i-1", "CEGO-9.VIII.i-2", "CEGO-9.XVI.l-5", "CEGO-9.XIII.g-3")
async def test_a_wrong_count_told_late(tmp_path: Path) -> None:
    """The same stakes whether they were told before the first card or in the vazas."""
    async with judge(tmp_path) as ask:
        for volta, points, truco in FORFEITED:
            for when in ("play", "deal") if volta else ("play",):
                told = await ask("CEGO-9.VIII.d-3", 1, when=when, score=[2, 4], **volta)
                assert [tentos for _, _, tentos in paid(told)] == [points, truco], (volta, when, told)
                assert (told["side"], told["points"], told["score"]) == (0, points + truco, [2 + points + truco, 4])
                assert (told["mao"], told["deal"], told["dealer"]) == ("over", "passes", 1)


@pytest.mark.clause("CEGO-9.VIII.d-2", "CEGO-9.VIII.d-3")
async def test_a_wrong_count_in_time_and_before_anything_was_played(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        early = await ask("CEGO-9.VIII.d-2", 1, when="deal", form="roda")
        assert (early["mao"], early["deal"], early["score"], early["credits"]) == ("void", "same", [0, 0], [])
        late = await ask("CEGO-9.VIII.d-2", 1, when="play", form="roda")
        assert late["refused"].startswith("Já caiu carta ou se falou")
        soon = await ask("CEGO-9.VIII.d-3", 1, when="deal", form="roda")
        assert soon["refused"].startswith("Nada se jogou nem se falou ainda")


@pytest.mark.clause("CEGO-9.VIII.d-3", "CEGO-9.II-1")
async def test_a_forfeited_volta_can_end_the_partida(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.VIII.d-3", 2, when="play", score=[20, 23], truco=2)
        assert (told["score"], told["ended"], told["dealer"], paid(told)) == ([20, 24], "played", None, [("envido", 1, 1)])
        assert told["text"].endswith("Com isso a partida acaba.")


@pytest.mark.clause("CEGO-9.VIII.d-3")
@pytest.mark.parametrize("won", [0, 1])
async def test_what_the_volta_had_paid_is_taken_back(tmp_path: Path, won: int) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.VIII.d-3", 3, when="after", score=[5, 6], won=won, calls=["envido"], taken=won, truco=1)
        assert (told["score"], told["dealer"]) == ([9, 6], 1)


@pytest.mark.clause("CEGO-9.VIII.d-3")
async def test_a_testa_that_is_over_is_past(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        told = await ask("CEGO-9.VIII.d-3", 1, when="after", form="testa", testa=1)
        assert told["refused"].startswith("Quando uma testa acaba já sai a seguinte")
        last = await ask("CEGO-9.VIII.d-3", 3, when="after", form="testa", testa=3)
        assert paid(last) == [("envido", 0, 1), ("truco", 0, 1)]


# What cannot be.

UNREACHABLE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"calls": ["real-envido", "envido-envido"]}, "Esses pedidos não se seguem assim"),
    ({"calls": ["falta-envido", "real-envido"]}, "Esses pedidos não se seguem assim"),
    ({"flores": [1, 0], "calls": ["contra-flor"]}, "Sobre a flor só cabem"),
    ({**PENDING, "truco": 1}, "Enquanto os pontos esperam resposta"),
    ({"calls": ["falta-envido"], "truco": 1}, "A partida já acabou"),
    ({"together": "lei", "form": "testa"}, "Nesta mesa a lei do jogo só vale em rodas"),
    ({"together": "double"}, "Diga o que se pediu junto com o truco"),
    ({"together": "double", "calls": ["envido"], "passed": "truco"}, "Com essa resposta a volta acaba ali"),
    ({"flores": [1, 1], "shrunk": [1, 1]}, "Os dois lados não se achicam"),
)


async def test_a_table_that_cannot_have_come_about_says_why(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        for volta, sentence in UNREACHABLE:
            told = await ask("CEGO-9.VIII.d-3", 1, when="play", **volta)
            assert told["refused"].startswith(sentence)
            assert not told["text"]


@pytest.mark.parametrize(
    "facts",
    [
        {"score": [24, 3]},
        {"facts": {"type": "mao", "stake": 3}},
        {"players": 4},
        {"facts": {"type": "volta", "form": "testa", "flores": [2, 0]}},
        {"facts": {"type": "volta", "truco": 3, "asked": True}},
        {"facts": {"type": "volta", "calls": ["real-envido"] * 13}},
    ],
)
async def test_facts_that_cannot_be(tmp_path: Path, facts: dict[str, Any]) -> None:
    async with site(tmp_path) as here:
        answer = await here.client.post(f"{CEGO}/consequence", json={"clause": "CEGO-9.VIII.d-3", "offender": 1, **facts})
    assert (answer.status_code, code_of(answer)) == (422, "bad-facts")


async def test_house_rules_and_clauses_that_do_not_exist(tmp_path: Path) -> None:
    async with judge(tmp_path) as ask:
        body = {"clause": "CEGO-7-1", "options": {"testaStopAt": "99"}}
        assert code_of(await ask.client.post(f"{CEGO}/consequence", json=body)) == "option-value"
        other = await ask.client.post(
            "/api/regulations/truco-asfo/consequence", json={"clause": "ASFO-TENTO-4d", "facts": {"type": "volta"}}
        )
        assert code_of(other) == "bad-facts"
        assert (await ask("FEN-12.3", 0))["refused"].startswith("A cláusula FEN-12.3 não prevê decisão do juiz")


# Comparing.


@pytest.mark.parametrize("other", ["truco-fenacef", "truco-asfo", "truco-sinsep", "truco-cego", "truco-cego:testaStopAt=20"])
async def test_another_game_is_not_compared_rule_by_rule(tmp_path: Path, other: str) -> None:
    async with site(tmp_path) as here:
        for pair in (f"truco-cego/{other}", f"{other}/truco-cego"):
            answer = await here.client.get(f"/api/compare/{pair}")
            assert (answer.status_code, code_of(answer)) == (422, "not-compared")
            assert answer.json()["text"].startswith("Truco gaudério é outro jogo: regra por regra só se comparam Truco mineiro")
