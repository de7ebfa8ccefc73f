"""Two builds measured side by side: the tool plays the same in both and says how they compare."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "faster.py"


def _loaded() -> Any:
    spec = spec_from_file_location("faster", TOOL)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    sys.modules["faster"] = found
    spec.loader.exec_module(found)
    return found


faster = _loaded()


@pytest.mark.parametrize("game", ["truco-fenacef", "truco-cego"])
@pytest.mark.parametrize("way", faster.WAYS)
def test_the_same_dice_give_the_same_partidas(way: str, game: str) -> None:
    once, again = (faster.measured(way, game, 7, 2, 0) for _ in range(2))
    assert (once.partidas, once.decisions) == (again.partidas, again.decisions)
    assert once.decisions > 20


def test_seconds_say_how_many_partidas_where_no_number_does() -> None:
    run = faster.measured("playout", "truco-fenacef", 7, 0, 0.01)
    assert run.partidas > 0
    assert run.seconds >= 0.01


def test_the_middle_round_counts(capsys: pytest.CaptureFixture[str]) -> None:
    rounds = [(faster.Run(9, 100, before), faster.Run(9, 100, 1.0)) for before in (0.5, 1.1, 4.0)]
    assert faster.told("truco-cego", "pure", rounds) == 1.1
    assert capsys.readouterr().out.split() == ["truco-cego", "pure", "91", "100", "1.100", "0.500", "…", "4.000"]
    faster.told("truco-cego", "pure", [(faster.Run(9, 100, 1.0), faster.Run(9, 99, 1.0))])
    assert "the partidas differ" in capsys.readouterr().out


def test_a_folder_without_a_build_is_not_mistaken_for_one(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="the package found is that of"):
        faster.Build(tmp_path)
