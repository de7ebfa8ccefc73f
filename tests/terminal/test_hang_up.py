"""A terminal that goes away takes the program with it: nothing is left running behind a closed window."""

import os
import pty
import sys

import pytest

from carteado.terminal.app import CarteadoApp, has_terminal


def test_a_terminal_is_there_until_its_other_end_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "rb", buffering=0) as terminal:
        monkeypatch.setattr(sys, "__stdin__", terminal)
        assert has_terminal()
        os.close(ours)
        assert not has_terminal()


async def test_the_program_leaves_when_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    app = CarteadoApp()
    async with app.run_test() as pilot:
        monkeypatch.setattr("carteado.terminal.app.has_terminal", lambda: False)
        app.leave_without_terminal()
        await pilot.pause()
    assert app.return_code == 1
