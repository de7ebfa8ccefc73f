"""The referee who is asked without a table: a batida that is none, a rebate, cards thrown away, the unforeseen."""

from pathlib import Path
from typing import Any

import pytest

from carteado.arbitro import Asked, Verdict, referees
from carteado.game import Reason
from carteado.games.pife.rulings.deal import Deal
from server.server_kit import site


def judged(clause: str, offender: int | None = None, **more: Any) -> Verdict | Reason:
    game = "cacheta" if clause.startswith("CAC") else "pifpaf"
    return referees()[game].judged(Asked(clause, offender, **more))


def brought(clause: str, offender: int = 1, **more: Any) -> tuple[str, str]:
    found = judged(clause, offender, **more)
    assert isinstance(found, Verdict)
    assert found.offender == offender
    return found.consequence.words, found.consequence.mao


@pytest.mark.parametrize(
    ("clause", "more", "follows"),
    [
        pytest.param("PIF-ERR-1", {}, ("false-stock", "goes-on"), marks=pytest.mark.clause("PIF-ERR-1")),
        pytest.param("PIF-ERR-2", {}, ("false-stock", "goes-on"), marks=pytest.mark.clause("PIF-ERR-2")),
        pytest.param("PIF-REB-1", {"dealer": 3}, ("rebate", "goes-on"), marks=pytest.mark.clause("PIF-REB-1")),
        ("PIF-REB-1", {"options": {"rebate_scope": "batida_only"}}, ("rebate-batida", "goes-on")),
        pytest.param("PIF-ERR-3", {"facts": Deal(2)}, ("thrown", "goes-on"), marks=pytest.mark.clause("PIF-ERR-3")),
        pytest.param("PIF-ERR-3", {"facts": Deal(1)}, ("thrown-alone", "over"), marks=pytest.mark.clause("PIF-S9")),
        ("PIF-ERR-3", {"facts": Deal(7), "players": 8}, ("thrown", "goes-on")),
        ("CAC-S9", {}, ("false-free", "goes-on")),
        ("CAC-S9", {"options": {"wrong_batida": "stock_only"}}, ("false-stock", "goes-on")),
        ("CAC-S9", {"options": {"wrong_batida": "lose_life"}}, ("false-life", "goes-on")),
    ],
)
def test_what_a_mistake_costs(clause: str, more: dict[str, Any], follows: tuple[str, str]) -> None:
    assert brought(clause, **more) == follows


def test_what_cannot_be_ruled() -> None:
    assert judged("PIF-ERR-2") == Reason("ruling-needs-offender", "PIF-ERR-2")
    assert judged("PIF-REB-1", 0, when="after") == Reason("too-late", "PIF-REB-1")
    assert judged("PIF-REB-2", 0) == Reason("unknown-ruling", "", ("PIF-REB-2",))
    for wrong in ({"facts": Deal(4), "players": 4}, {"players": 2}, {"dealer": 9}, {"facts": object()}):
        with pytest.raises(ValueError, match=r"seats|facts"):
            judged("PIF-ERR-3", 1, **wrong)


@pytest.mark.parametrize("clause", ["CAC-S21", "PIF-S23"])
def test_the_unforeseen_sets_what_people_have_or_voids_the_deal(clause: str) -> None:
    found, void = judged(clause), judged(clause, sanction="void", dealer=2)
    assert isinstance(found, Verdict)
    assert isinstance(void, Verdict)
    assert (found.consequence.words, void.consequence.words, void.dealer) == ("set-score", "deal-void", 2)
    assert judged(clause, sanction="b") == Reason("no-such-choice", clause)


def test_each_code_has_its_own_irregularities() -> None:
    assert list(referees()["pifpaf"].irregularities()) == ["PIF-ERR-1", "PIF-ERR-2", "PIF-REB-1", "PIF-ERR-3", "PIF-S23"]
    assert list(referees()["cacheta"].irregularities()) == ["CAC-S9", "CAC-S21"]


async def test_over_http_in_words(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        asked = {"clause": "PIF-ERR-3", "offender": 1, "facts": {"type": "pife", "others": 1}}
        told = (await here.client.post("/api/regulations/pifpaf/consequence", json=asked)).json()
        listed = (await here.client.get("/api/regulations/pifpaf/irregularities")).json()
    assert told["text"] == "Essa pessoa sai da rodada, o que apostou fica no pote, e quem sobrou leva o pote inteiro."
    assert [ruling["clause"] for ruling in listed] == ["PIF-ERR-1", "PIF-ERR-2", "PIF-ERR-3", "PIF-REB-1", "PIF-S23"]
    assert [ruling["effect"] for ruling in listed][1] == "a batida só vale com carta do monte, até o fim da rodada"
    assert [choice["label"]["pt"] for choice in listed[-1]["choices"]] == [
        "Vidas ou fichas passam a ser outras", "A rodada não vale",
    ]  # fmt: skip
