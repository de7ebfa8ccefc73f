"""Hypothesis at the table: short and always the same in an ordinary run; with CARTEADO_FUZZ=1 long, ever new, and shrunk."""

import os
from collections.abc import Callable

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from table.machine_kit import Anybody

UNHURRIED = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
QUICK = settings(
    max_examples=30,
    stateful_step_count=40,
    derandomize=True,
    phases=[Phase.generate],
    database=None,
    deadline=None,
    suppress_health_check=UNHURRIED,
)
LONG = settings(max_examples=2000, stateful_step_count=100, deadline=None, suppress_health_check=UNHURRIED)


def test_whatever_anybody_does_the_table_holds() -> None:
    run: Callable[..., None] = run_state_machine_as_test
    run(Anybody, settings=LONG if os.environ.get("CARTEADO_FUZZ") else QUICK)
