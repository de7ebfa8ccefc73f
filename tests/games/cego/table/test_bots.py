"""Bots at a table of Truco Cego: its own player sits down by default, and a partida with people goes to its end."""

import asyncio
from random import Random

import pytest

from carteado.bots import default_bot
from carteado.games.cego.bots import CegoBot
from carteado.games.cego.rules.acts import Declare
from carteado.server.thinkers import Thinkers
from carteado.table import Ask
from games.cego.kit import roda
from table.play_kit import Crowd, begun
from table.table_kit import FOUR

PROFILES = ["faithful", "clean"]


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("profile", PROFILES)
def test_people_and_bots_play_a_partida_to_its_end(profile: str, people: int) -> None:
    process = begun(FOUR[:people], game="truco-cego", seats=6, options={"profile": profile})
    assert [place.bot for place in process.table.places] == [""] * people + ["cego"] * (6 - people)
    Crowd(process, seed=people).play()
    assert process.table.stage == "over"
    assert not process.refused


def test_the_process_of_the_bots_answers_as_the_player_would() -> None:
    """The view and the menu travel to another process and the act comes back, in both profiles."""

    async def asked() -> None:
        thinkers = Thinkers()
        try:
            for profile in PROFILES:
                table = roda({0: "7C 6C 5C"}, profile=profile).call(0, "flor")
                view, menu = table.state.view(2), table.state.legal(2)
                answer = await thinkers.ask(Ask("t", 1, 2, "truco-cego", default_bot("truco-cego"), view, menu, "dice"))
                assert answer == CegoBot().choose(view, menu, Random("dice")) == Declare("e-boa")
        finally:
            thinkers.close()

    asyncio.run(asked())
