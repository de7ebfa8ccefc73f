"""The benchmark: who runs, how they are compared, and what is said where somebody is missing."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from carteado.catalogue import GAMES
from carteado.lab import bench, rivals
from carteado.lab.bench import BASELINE, Contender, ratios


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No rival's package can be imported, installed or not."""

    def importing(name: str) -> ModuleType:
        raise ImportError(name)

    rivals._module.cache_clear()
    monkeypatch.setattr(rivals, "importlib", SimpleNamespace(import_module=importing))
    yield
    rivals._module.cache_clear()


def racer(name: str, *rates: float) -> Contender:
    return Contender(name, name, rates=list(rates))


def test_the_rate_is_the_middle_repetition() -> None:
    assert racer("a", 5, 100, 7).rate == 7


def test_ratios_are_taken_repetition_by_repetition() -> None:
    ours, theirs = racer("ours", 20, 30, 90), racer(BASELINE, 10, 10, 10)
    assert list(ratios([ours, theirs])) == [(ours, (3, 2, 9)), (theirs, (1, 1, 1))]
    slower = racer(BASELINE, 10, 5, 45)
    assert next(iter(ratios([ours, slower])))[1] == (2, 2, 6)


def test_another_baseline_may_be_named() -> None:
    one, other = racer("one", 10), racer("other", 5)
    assert [ratio for _, ratio in ratios([one, other], "one")] == [(1, 1, 1), (0.5, 0.5, 0.5)]


def test_without_the_baseline_there_is_no_ratio() -> None:
    one, other = racer("one", 10), racer("other", 5)
    assert list(ratios([one, other])) == [(one, None), (other, None)]


def test_without_packages_there_are_no_rivals_and_all_are_missing(alone: None) -> None:
    assert rivals.rivals() == ()
    assert rivals.missing() == ("open_spiel", "rlcard")
    with pytest.raises(ModuleNotFoundError, match="rlcard is not installed"):
        rivals._required("rlcard")


def test_a_package_that_is_there_brings_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def importing(name: str) -> ModuleType:
        if name == "pyspiel":
            return ModuleType(name)
        raise ImportError(name)

    rivals._module.cache_clear()
    monkeypatch.setattr(rivals, "importlib", SimpleNamespace(import_module=importing))
    try:
        names = [rival.name for rival in rivals.rivals()]
        assert rivals.missing() == ("rlcard",)
    finally:
        rivals._module.cache_clear()
    assert BASELINE in names
    assert f"{BASELINE}, shortest loop" in names
    assert len(names) == 2 * len(rivals.SPIEL_GAMES)


def test_ours_runs_every_way_in_every_build(alone: None) -> None:
    field = bench.contenders({"plain": Path("src"), "compiled": None})
    assert [(each.name, each.call, each.path) for each in field][:4] == [
        ("truco-fenacef playout, plain", "ours/playout/truco-fenacef", Path("src")),
        ("truco-fenacef in place, plain", "ours/in place/truco-fenacef", Path("src")),
        ("truco-fenacef at bot play, plain", "ours/at bot play/truco-fenacef", Path("src")),
        ("truco-fenacef pure, plain", "ours/pure/truco-fenacef", Path("src")),
    ]
    assert len(field) == len(GAMES) * 8 + 2 * sum(len(game.bench.asked) for game in GAMES.values())


def test_questions_to_the_rules_are_rows_of_their_own(alone: None) -> None:
    field = bench.contenders({"compiled": None}, ["cacheta"])
    assert [each.call for each in field[4:]] == ["ours/goes out, hands of play/cacheta", "ours/goes out, hard hands/cacheta"]


def test_a_question_is_measured_by_its_answers(alone: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "shutil", SimpleNamespace(which=lambda _: None))
    (racer,), remarks = bench.run(bench.contenders({"installed": None}, ["cacheta"])[5:6], 0.05, 1, 1, lambda _: None)
    assert racer.slow is not None
    assert racer.slow > 1 / racer.rate > 0
    assert not [remark for remark in remarks if "core" in remark]


def test_what_is_computed_is_played_on_the_last_build() -> None:
    (found,) = bench.trials({"plain": Path("nowhere"), "installed": None}, ["truco-fenacef", "blackjack"], 4000, 1)
    assert found[0] == "blackjack solved strategy, 6 packs, installed"
    assert found[1].rounds == 4000
    assert round(100 * found[1].computed, 4) == -0.5788
    assert abs(found[1].apart) < 4
    assert not list(bench.trials({"installed": None}, [], 0, 1))


def test_a_run_measures_everybody_and_says_who_is_missing(alone: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "shutil", SimpleNamespace(which=lambda _: None))
    field = bench.contenders({"installed": None})[:1]
    heard: list[str] = []
    racers, remarks = bench.run(field, 0.05, 2, 1, heard.append)
    assert heard == [field[0].name] * 2
    assert racers == field
    assert len(field[0].rates) == len(field[0].shares) == 2
    assert min(field[0].rates) > 0
    assert remarks[:3] == ["open_spiel is not installed", "rlcard is not installed", "no C compiler: no C reference"]


@pytest.mark.skipif(not any(map(shutil.which, ("cc", "gcc", "clang"))), reason="needs a C compiler")
def test_the_reference_in_c_is_built_and_measured() -> None:
    (reference,), _ = bench.run([], 0.05, 1, 1, lambda _: None)
    assert reference.name == bench.REFERENCE
    assert reference.rate > 0


def test_somebody_who_had_less_than_a_core_is_remarked(alone: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "shutil", SimpleNamespace(which=lambda _: None))
    monkeypatch.setattr(bench, "_measured", lambda racer, *_: (10, 1.0 if racer.name == "slow" else 2.0))
    racers, remarks = bench.run([racer("slow"), racer("quick")], 2, 1, 1, lambda _: None)
    assert [remark for remark in remarks if "core" in remark] == ["slow had less than a core (0.50)"]
    assert [each.rates for each in racers] == [[10], [5]]
