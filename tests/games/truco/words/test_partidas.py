"""Whole partidas, rulings and all, told to every listener: nothing untold, nothing untranslated, nothing that leaks."""

import pytest

from carteado.game import PUBLIC, REFEREE, Event, State
from carteado.games.truco.rules.events import EVENTS
from carteado.games.truco.rules.pack_events import PacketDealt
from carteado.pack import Dealt, Looked
from games.truco.words.tables import HOUSES, hidden, names_at, palavras, told

PORTUGUESE, ENGLISH = palavras("pt-BR"), palavras("en")
LISTENERS = (0, 1, 2, 3, PUBLIC, REFEREE, None)
SEEDS = range(8 * len(HOUSES))


def check(event: Event, viewer: int | None, state: State) -> None:
    names, view = names_at(state), state.view(PUBLIC if viewer is None else viewer)
    portuguese, english = (words.story(event, names, viewer, view) for words in (PORTUGUESE, ENGLISH))
    assert bool(portuguese) == bool(english)
    if not portuguese:
        assert isinstance(event, (Dealt, Looked, PacketDealt))
        return
    assert portuguese != english
    for text in (portuguese, english):
        assert not set("{}") & set(text)
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
    if viewer is not None:
        assert portuguese == PORTUGUESE.story(event.to(viewer), names, viewer, view)
        assert not any(PORTUGUESE.card(card) in portuguese for card in hidden(event, viewer))


@pytest.mark.parametrize("seed", SEEDS[: 2 * len(HOUSES)])
def test_every_event_is_told_to_every_listener(seed: int) -> None:
    heard = [(event, step.state) for _, _, _, step in told(seed) for event in step.events]
    assert heard
    for event, state in heard:
        for viewer in LISTENERS:
            if viewer is None or viewer < len(names_at(state)):
                check(event, viewer, state)


def test_these_partidas_hold_every_kind_of_event() -> None:
    seen = {type(event) for seed in SEEDS for _, _, _, step in told(seed) for event in step.events}
    assert set(EVENTS) - seen == set()
