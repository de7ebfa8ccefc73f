"""The referee who is asked without a table: a low opening by its attempt, and what the text does not foresee."""

from pathlib import Path
from typing import Any

import pytest

from carteado.arbitro import Asked, Verdict, referees
from carteado.game import Reason
from carteado.games.canastra.rulings.deal import Deal
from server.server_kit import site


def judged(clause: str, offender: int | None = None, deal: Deal | None = None, **more: Any) -> Verdict | Reason:
    game = "canastra" if clause.startswith("CAN") else "buraco"
    return referees()[game].judged(Asked(clause, offender, facts=deal, **more))


def minimum(found: Verdict | Reason) -> tuple[int, int | None]:
    assert isinstance(found, Verdict)
    return found.consequence.points, found.consequence.to


@pytest.mark.parametrize(
    ("clause", "failed", "rises"),
    [
        pytest.param("CAN-14.2", 0, 90, marks=pytest.mark.clause("CAN-14.2", "CAN-14.2a")),
        pytest.param("CAN-14.2a", 1, 120, marks=pytest.mark.clause("CAN-14.2b")),
        pytest.param("CAN-14.2b", 2, 150, marks=pytest.mark.clause("CAN-14.2c")),
        pytest.param("CAN-14.2c", 3, 150, marks=pytest.mark.clause("CAN-14.2c")),
        pytest.param("CAN-14.2c", 7, 150, marks=pytest.mark.clause("CAN-14.2c")),
    ],
)
def test_a_low_opening_raises_the_minimum_by_the_attempt_it_was(clause: str, failed: int, rises: int) -> None:
    usual = referees()["canastra"].irregularities()[clause].usual
    assert usual is not None
    assert usual.facts == Deal(failed=min(failed, 3))
    assert minimum(judged(clause, 1, Deal(1500, failed))) == (rises, 1)
    assert minimum(judged(clause, 2, Deal(2900, failed), dealer=3)) == (rises, 0)


def test_without_a_minimum_there_is_nothing_to_rule_on() -> None:
    for found in (
        judged("CAN-14.2", 1, Deal(1495)),
        judged("CAN-14.2", 1, Deal(1500, opened=True)),
        judged("CAN-14.2", 1, Deal(1500), when="after"),
    ):
        assert found == Reason("no-minimum-now", "CAN-14.2")
    assert judged("CAN-14.2", None, Deal(1500)) == Reason("ruling-needs-offender", "CAN-14.2")
    assert judged("BUR-S21", 1, Deal(1500)) == Reason("unknown-ruling", "", ("BUR-S21",))


def test_the_minimums_of_the_house_are_asked_for_too() -> None:
    assert minimum(judged("CAN-14.2", 0, Deal(1500), options={"vuln_minimums": "50,60"})) == (60, 0)


def test_facts_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="is over at"):
        judged("CAN-14.2", 1, Deal(3000))
    with pytest.raises(ValueError, match="facts"):
        referees()["canastra"].judged(Asked("CAN-14.2", 1, facts=object()))


@pytest.mark.parametrize("clause", ["CAN-16.1", "BUR-S24"])
def test_the_unforeseen_is_a_score_or_a_deal_that_does_not_count(clause: str) -> None:
    found, void = judged(clause), judged(clause, sanction="void", dealer=2)
    assert isinstance(found, Verdict)
    assert isinstance(void, Verdict)
    assert (found.consequence.words, void.consequence.words, void.dealer) == ("set-score", "deal-void", 2)
    assert judged(clause, sanction="b") == Reason("no-such-choice", clause)


def test_each_code_has_its_own_irregularities() -> None:
    assert list(referees()["canastra"].irregularities()) == ["CAN-14.2", "CAN-14.2a", "CAN-14.2b", "CAN-14.2c", "CAN-16.1"]
    assert list(referees()["buraco"].irregularities()) == ["BUR-S24"]


async def test_over_http_in_words(tmp_path: Path) -> None:
    facts = {"type": "rodada", "points": 1600, "failed": 1}
    async with site(tmp_path) as here:
        asked = {"clause": "CAN-14.2", "offender": 1, "facts": facts}
        told = (await here.client.post("/api/regulations/canastra/consequence", json=asked)).json()
        listed = (await here.client.get("/api/regulations/canastra/irregularities")).json()
    assert told["text"].endswith("sem outra tentativa. O mínimo para baixar passa a ser 120 (a outra dupla).")
    assert [ruling["clause"] for ruling in listed] == ["CAN-14.2", "CAN-14.2a", "CAN-14.2b", "CAN-14.2c", "CAN-16.1"]
    assert listed[0]["usual"] == {
        "when": "play",
        "offender": 1,
        "facts": {"type": "rodada", "points": 1500, "failed": 0, "opened": False},
    }
