"""Hypothesis at every table: short and always the same in an ordinary run; with CARTEADO_FUZZ=1 long, ever new, and shrunk."""

import os
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from carteado.catalogue import GAMES
from conformance_kit.build import tries
from conformance_kit.hostile import corpus
from conformance_kit.machine import Table

UNHURRIED = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
QUICK = settings(
    max_examples=tries(20, 60),
    stateful_step_count=50,
    derandomize=True,
    phases=[Phase.generate],
    database=None,
    deadline=None,
    suppress_health_check=UNHURRIED,
)
LONG = settings(max_examples=3000, stateful_step_count=120, deadline=None, suppress_health_check=UNHURRIED)


@pytest.mark.parametrize("identity", GAMES)
def test_whatever_anybody_does_the_table_holds(identity: str) -> None:
    corpus(identity)
    run: Callable[..., None] = run_state_machine_as_test
    run(lambda: Table(identity), settings=LONG if os.environ.get("CARTEADO_FUZZ") else QUICK)
