"""`carteado bench`, with measurements of its own making."""

import json
from collections.abc import Iterator

import pytest

from carteado.catalogue import GAMES
from carteado.family import Trial
from carteado.lab import bench as lab
from carteado.lab.bench import BASELINE, MELDS_BASELINE, Contender
from carteado.lab.chores import Chore
from cli.typed import Typed

REMARK = "rlcard is not installed"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the laboratory was asked for; it answers at once."""
    calls: list[tuple[object, ...]] = []

    def run(field: list[Contender], *rest: object) -> tuple[list[Contender], list[str]]:
        calls.append((len(field), *rest[:3]))
        ours = Contender("ours", "ours", rates=[3000, 2000], listed=8.25)
        rivals = [Contender(name, name, rates=[rate, rate]) for name, rate in ((BASELINE, 1000), (MELDS_BASELINE, 500))]
        return [ours, *rivals], [REMARK]

    def trials(_builds: object, games: list[str], rounds: int, seed: int) -> Iterator[tuple[str, Trial]]:
        yield f"solved {games} {seed}", Trial(rounds, -0.0058, 0.0004, -0.0056, 12.34)

    def chores(_builds: object) -> Iterator[tuple[str, Chore]]:
        yield "500 sheets", Chore(8.625, 20, 30221.9, 50000)
        yield "a draw", Chore(0.5, 1)

    monkeypatch.setattr(lab, "chores", chores)
    monkeypatch.setattr(lab, "run", run)
    monkeypatch.setattr(lab, "trials", trials)
    return calls


def test_the_table_has_rates_and_ratios(carteado: Typed, asked: list[tuple[object, ...]]) -> None:
    said = carteado("bench", "blackjack", "--seconds", "0.5", "--repetitions", "2", "--seed", "9", "--rounds", "5000")
    assert said.code == 0
    assert [call[1:] for call in asked] == [(0.5, 2, 9)]
    head, ours, theirs, _, remark, trial = said.out.splitlines()
    assert head.split()[:2] == ["quem", "decisões/s"]
    assert ours.split() == ["ours", "2,500", "400.000", "2.50", "2.00", "…", "3.00", "5.00", "8.2"]
    assert theirs.split()[-5:] == ["1.00", "1.00", "…", "1.00", "2.00"]
    assert remark == REMARK
    assert trial == (
        "solved ['blackjack'] 9: -0.5800 % jogado, erro padrão 0.0400, em 5,000 rodadas; -0.5600 % pela conta, "
        "a 0.50 erros padrão; 12.3 s de processador."
    )


def test_what_an_event_waits_for_is_told_beside_what_it_may_take(carteado: Typed, asked: list[tuple[object, ...]]) -> None:
    assert carteado("bench").out.splitlines()[-2:] == [
        "500 sheets: 8.62 s de processador, no máximo 20; 30.2 kB por página, no máximo 50.",
        "a draw: 0.50 s de processador, no máximo 1.",
    ]
    assert "500 sheets" not in carteado("bench", "blackjack").out
    assert json.loads(carteado("bench", "--json").out)["chores"][1] == {
        "name": "a draw", "seconds": 0.5, "most": 1, "size": 0, "largest": 0,
    }  # fmt: skip


def test_json(carteado: Typed, asked: list[tuple[object, ...]]) -> None:
    told = json.loads(carteado("bench", "--json").out)
    assert (told["baseline"], told["remarks"]) == (BASELINE, [REMARK])
    assert told["contenders"][0] == {
        "name": "ours",
        "decisions_per_second": [3000, 2000],
        "ratio": {"middle": 2.5, "least": 2, "greatest": 3},
        "ratio_to_gin_rummy": {"middle": 5, "least": 4, "greatest": 6},
        "listed": 8.25,
        "slow": None,
    }
    assert told["contenders"][1]["ratio"] == {"middle": 1, "least": 1, "greatest": 1}
    assert told["contenders"][1]["listed"] is None
    (trial,) = told["trials"]
    assert (trial["rounds"], trial["computed"]) == (10_000_000, -0.0056)


def test_two_builds_are_measured_side_by_side(
    carteado: Typed, asked: list[tuple[object, ...]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = str(tmp_path_factory.mktemp("build"))
    carteado("bench")
    carteado("bench", "--plain", folder, "--compiled", folder)
    one, two = (call[0] for call in asked)
    assert isinstance(one, int)
    assert isinstance(two, int)
    assert two - one == 4 * len(GAMES) + sum(len(game.bench.asked) for game in GAMES.values())
