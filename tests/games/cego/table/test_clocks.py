"""How long a table of Truco Cego pauses before the cards are out."""

import pytest

from carteado.games.cego.rules.events import LEAVES_TIME, RESTS
from carteado.pack import WasCut
from games.cego.table.six_kit import SIX, mesa, sat
from table.play_kit import Crowd


@pytest.mark.clause("CEGO-9.XVI.l-2")
def test_a_person_has_time_to_say_the_lei_do_jogo_before_a_bot_deals() -> None:
    process = sat(SIX[0])
    crowd, rests = Crowd(process, 5), dict[str, set[int]]({"roda": set(), "testa": set()})
    while not all(rests.values()):
        crowd.step()
        events = process.table.story[-1]
        table = mesa(process)
        if events and isinstance(events[-1], WasCut) and table.dealer != 0 and table.lei < 0:
            rests[table.form].add(process.table.rest)
    assert rests == {"roda": {LEAVES_TIME[WasCut]}, "testa": {RESTS[WasCut]}}
