"""The person alone turns the page at the normal pace, in every test of a terminal board."""

import pytest

from carteado.terminal.look import pause
from carteado.terminal.screens import rhythm


@pytest.fixture(autouse=True)
def normal_pauses_never_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be done while the others think is not a race with them: on a busy machine they would win it."""

    def endless(pace: str, vaza_over: bool, mao_over: bool, dealing: bool = False) -> float | None:
        return None if pace == "normal" else pause(pace, vaza_over, mao_over, dealing)

    monkeypatch.setattr(rhythm, "pause", endless)
