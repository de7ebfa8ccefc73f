"""Two worlds that differ only in what a listener cannot see give it the same bytes at the same times."""

from typing import Final

import pytest

from carteado.game import PUBLIC, REFEREE, Seat
from carteado.server import waking
from carteado.table import Moment, Table, Teller, due
from play.leak_kit import ROLES
from play.worlds_kit import Setting, again, differences, played

DARK: Final = {"ferro": "blindAll", "signals": "preset"}
HALF_DARK: Final = {"ferro": "blindFirstTrick", "revealFaceDownAfterHand": "true"}
SETTINGS: Final = (
    Setting(1, {"burnView": "topOnly"}),
    Setting(2, {"revealFaceDownAfterHand": "true", "raiseLater": "true"}, delay=15),
    Setting(3, {"answerPolicy": "acceptByOneFoldByBoth", "concede": "true", "clock": "60"}, delay=180),
    *(Setting(seed, DARK, score=(11, 11)) for seed in range(4, 6)),
    Setting(7, HALF_DARK, score=(11, 11)),
    Setting(9, {"answerPolicy": "acceptByOneFoldByBoth"}, score=(11, 3)),
    Setting(11, {}, score=(8, 11)),
)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: str(setting.seed))
async def test_what_a_listener_cannot_see_changes_nothing_it_hears(monkeypatch: pytest.MonkeyPatch, setting: Setting) -> None:
    first = await played(monkeypatch, setting)
    assert first.facts.packs >= 2
    for role in ROLES:
        second = await again(monkeypatch, first, role)
        assert differences(first, second, role) == []
        if role != REFEREE:
            assert differences(first, second, REFEREE), "the other world is the same world"


# Faults that no message names a card in: a world that differs has to tell.


def _hidden(moment_or_table: Moment | Table, role: Seat) -> int:
    """A number that follows from a card the role may not see."""
    state = moment_or_table.state
    cards = [] if state is None else [card for _, card, seen in state.board().places(role) if not seen]
    return cards[0].index if cards else 0


async def differs(monkeypatch: pytest.MonkeyPatch, role: Seat) -> bool:
    """Whether the role can tell two worlds apart."""
    first = await played(monkeypatch, Setting(3, {}))
    return differences(first, await again(monkeypatch, first, role), role) != []


async def test_a_planted_length_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Teller.tell

    def padded(self: Teller, moment: Moment) -> bytes:
        told = true(self, moment)
        return told + b" " * (_hidden(moment, self.role) % 7) if self.role == 0 else told

    monkeypatch.setattr(Teller, "tell", padded)
    assert await differs(monkeypatch, 0)
    assert not await differs(monkeypatch, 1)


async def test_a_planted_pause_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(table: Table) -> int | None:
        when = due(table)
        return None if when is None else when + _hidden(table, PUBLIC)

    monkeypatch.setattr(waking, "due", late)
    assert await differs(monkeypatch, PUBLIC)
