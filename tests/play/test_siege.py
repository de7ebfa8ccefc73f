"""Under siege: who plays next door waits no second longer, nobody is thrown out, and memory stays flat.

Short in an ordinary run; with CARTEADO_FUZZ=1 it lasts for minutes, and what the server holds is compared third by third.
"""

import os
from pathlib import Path
from statistics import mean
from typing import Final

from play.crowded import idle_seconds
from play.program_kit import program
from play.siege_kit import ATTACKERS, SECOND, besieged

LONG: Final = bool(os.environ.get("CARTEADO_FUZZ"))
LASTS: Final = 300.0 if LONG else 1.5  # seconds
FLAT: Final = 1.05


async def test_the_table_next_door_notices_nothing(tmp_path: Path) -> None:
    async with program(tmp_path, limits=1, stepping=True) as server:
        siege, next_door, peace = await besieged(server, LASTS)
        assert set(siege.done) == set(ATTACKERS), siege.done
        assert idle_seconds(next_door.longest) < peace + SECOND
        if LONG:
            assert next_door.acts > LASTS / 10
            third = len(next_door.memory) // 3
            assert mean(next_door.memory[-third:]) < FLAT * mean(next_door.memory[third : 2 * third])
        assert await server.stop() == 0
        assert [line for line in server.log("error") if line.get("code") != "gone"] == []
        assert server.noise == []
