"""Where a partida may start: what cannot be is refused by every game, however large or short."""

from typing import Any

import pytest

from carteado import catalogue
from carteado.records import RecordError, parse, start

GAMES = [game for game in catalogue.GAMES if game.startswith("truco")]
POSITIONS: list[dict[str, Any]] = [
    {"mao": 2**70},
    {"mao": 0},
    {"mao": -(2**70)},
    {"score": ()},
    {"score": (3,)},
    {"score": (1, 2, 3)},
    {"score": (-1, 0)},
    {"score": (2**70, 0)},
    {"dealer": 2**70},
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("position", POSITIONS, ids=[str(sorted(position.items()))[:30] for position in POSITIONS])
def test_a_position_that_cannot_be_is_refused(game: str, position: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"partida starts|first|dealer"):
        catalogue.new(game, **position)


@pytest.mark.parametrize("line", ["placar 3", "placar", "mão 0", f"mão {2**70}", "placar 99 0", "carteador 9", "mão ٣"])
def test_a_record_that_begins_there_is_refused_in_words(line: str) -> None:
    with pytest.raises(RecordError) as told:
        start(parse(f"carteado 1\nregulamento truco-fenacef/2023\ninício {line}\n"))
    assert told.value.code in ("start-form", "start-score", "start-mao", "start-dealer", "number-range")
