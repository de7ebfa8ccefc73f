"""Bots play at the pace of people: after whatever one of them does the table rests, so that three can be followed."""

import pytest

from table.play_kit import begun, done
from table.table_kit import ANA, Process

LEAST = 300  # ms in which one sees what moved
PLAY = {"Bought", "Joined", "Returned", "TookLixo", "Laid", "Added", "Discarded"}


@pytest.mark.parametrize("game", ["canastra", "buraco"])
def test_no_two_acts_of_bots_fall_together(game: str) -> None:
    process = begun((ANA,), process=Process(checking=False), game=game)
    watching, acted, seen = process.pages[0], 0, set[str]()
    for _ in range(12):
        process.settle()
        state = process.table.state
        assert state is not None
        if state.actors() != (0,):
            break
        act = state.lapse(0)
        assert act is not None
        done(process, 0, act)
    told = [(update.at, update.how, {event["type"] for event in update.events or ()}) for update in watching.updates]
    for at, how, kinds in told:
        if how == "bot" and seen & PLAY:
            assert at - acted >= LEAST, seen
        if kinds:
            acted, seen = at, kinds
    assert {kind for _, how, kinds in told if how == "bot" for kind in kinds} > {"Bought", "Discarded"}
