"""Over every game: what a stranger changed in what travels is refused with a `WireError` or read, and `check` bears it."""

import contextlib
from random import Random
from typing import Any

import pytest

from carteado import wire
from carteado.catalogue import GAMES, game
from carteado.wire import WireError
from conformance_kit.build import tries
from conformance_kit.cases import long_run
from conformance_kit.hostile import offered
from wire.test_hostile import places, replaced

MOMENTS = tries(8, 40)
JUNK: tuple[Any, ...] = (None, True, -1, 2**62, 1.5, "", "ZZ", "4P", [], ["4P"], {}, {"type": "Deal"})


def changed(data: Any, rng: Random) -> Any:
    return replaced(data, rng.choice(list(places(data))), rng.choice(JUNK))


@pytest.mark.parametrize("identity", GAMES)
def test_views_states_and_events_are_read_or_refused(identity: str) -> None:
    rng = Random(5)
    for moment in rng.sample(long_run(identity).positions, MOMENTS):
        view, state = wire.encode(moment.state.view(rng.choice(moment.eyes))), wire.encode_state(moment.state)
        events = [wire.encode(event) for events in moment.events[-2:] for event in events]
        for _ in range(10):
            with contextlib.suppress(WireError):
                wire.decode_view(changed(view, rng))
            with contextlib.suppress(WireError):
                wire.decode_state(changed(state, rng))
            for event in events:
                with contextlib.suppress(WireError):
                    wire.decode_event(game(identity), changed(event, rng))


@pytest.mark.parametrize("identity", GAMES)
def test_an_act_is_refused_or_can_be_checked(identity: str) -> None:
    rng = Random(6)
    positions = long_run(identity).positions
    for acts in offered(identity).values():
        for action in acts[:6]:
            data = wire.encode(action)
            with pytest.raises(WireError):
                wire.decode_action(game(identity), {**data, "unheard-of": 1})
            for _ in range(20):
                moment = rng.choice(positions)
                with contextlib.suppress(WireError):
                    moment.state.check(rng.choice(moment.players), wire.decode_action(game(identity), changed(data, rng)))
