"""`carteado bench`, with measurements of its own making."""

import json

import pytest

from carteado.catalogue import GAMES
from carteado.lab import bench as lab
from carteado.lab.bench import BASELINE, Contender
from cli.typed import Typed

REMARK = "rlcard is not installed"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the laboratory was asked for; it answers at once."""
    calls: list[tuple[object, ...]] = []

    def run(field: list[Contender], *rest: object) -> tuple[list[Contender], list[str]]:
        calls.append((len(field), *rest[:3]))
        return [Contender("ours", "ours", rates=[3000, 2000]), Contender(BASELINE, BASELINE, rates=[1000, 1000])], [REMARK]

    monkeypatch.setattr(lab, "run", run)
    return calls


def test_the_table_has_rates_and_ratios(carteado: Typed, asked: list[tuple[object, ...]]) -> None:
    said = carteado("bench", "--seconds", "0.5", "--repetitions", "2", "--seed", "9")
    assert said.code == 0
    assert [call[1:] for call in asked] == [(0.5, 2, 9)]
    head, ours, theirs, remark = said.out.splitlines()
    assert head.split()[:2] == ["quem", "decisões/s"]
    assert ours.split() == ["ours", "2,500", "400.000", "2.50", "2.00", "…", "3.00"]
    assert theirs.split()[-4:] == ["1.00", "1.00", "…", "1.00"]
    assert remark == REMARK


def test_json(carteado: Typed, asked: list[tuple[object, ...]]) -> None:
    told = json.loads(carteado("bench", "--json").out)
    assert told == {
        "baseline": BASELINE,
        "contenders": [
            {"name": "ours", "decisions_per_second": [3000, 2000], "ratio": {"middle": 2.5, "least": 2, "greatest": 3}},
            {"name": BASELINE, "decisions_per_second": [1000, 1000], "ratio": {"middle": 1, "least": 1, "greatest": 1}},
        ],
        "remarks": [REMARK],
    }


def test_two_builds_are_measured_side_by_side(
    carteado: Typed, asked: list[tuple[object, ...]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = str(tmp_path_factory.mktemp("build"))
    carteado("bench")
    carteado("bench", "--plain", folder, "--compiled", folder)
    one, two = (call[0] for call in asked)
    assert isinstance(one, int)
    assert isinstance(two, int)
    assert two - one == 3 * len(GAMES)
