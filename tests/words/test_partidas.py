"""Whole partidas, rulings and all, told to every listener: nothing untold, nothing untranslated, nothing that leaks."""

import pytest

from carteado.game import PUBLIC, REFEREE, Event
from carteado.truco.events import EVENTS, Dealt, Looked
from carteado.words import Words
from words.tables import HOUSES, NAMES, hidden, told

PORTUGUESE, ENGLISH = Words("pt-BR"), Words("en")
LISTENERS = (0, 1, 2, 3, PUBLIC, REFEREE, None)
SEEDS = range(8 * len(HOUSES))


def check(event: Event, viewer: int | None) -> None:
    portuguese, english = PORTUGUESE.story(event, NAMES, viewer), ENGLISH.story(event, NAMES, viewer)
    assert bool(portuguese) == bool(english)
    if not portuguese:
        assert isinstance(event, (Dealt, Looked))
        return
    assert portuguese != english
    for text in (portuguese, english):
        assert not set("{}") & set(text)
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
    if viewer is not None:
        assert portuguese == PORTUGUESE.story(event.to(viewer), NAMES, viewer)
        assert not any(PORTUGUESE.card(card) in portuguese for card in hidden(event, viewer))


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_every_event_is_told_to_every_listener(seed: int) -> None:
    events = [event for _, _, _, happened in told(seed) for event in happened]
    assert events
    for event in events:
        for viewer in LISTENERS:
            check(event, viewer)


def test_these_partidas_hold_every_kind_of_event() -> None:
    seen = {type(event) for seed in SEEDS for _, _, _, happened in told(seed) for event in happened}
    assert set(EVENTS) - seen == set()
