"""What goes out as JSON comes back equal: every act, event, view and state of random partidas."""

import json
from typing import Any

import pytest

from carteado import wire
from carteado.cards import Card
from carteado.catalogue import game
from carteado.game import PUBLIC, REFEREE, Event
from carteado.games.cego.rules.acts import OWN_ACTS
from carteado.games.cego.rules.events import OWN_EVENTS
from carteado.games.truco.rules import acts, events
from carteado.pack import Dealt, Ruling
from carteado.tricks.play import Play, Played
from records_kit import GAME, SEEDS, played

FOUND = game(GAME)
EYES = (0, 1, 2, 3, PUBLIC, REFEREE)


def carried(value: object) -> Any:
    """Over the wire and back, as a client in another language would see it."""
    return json.loads(json.dumps(wire.encode(value), ensure_ascii=False, allow_nan=False))


@pytest.mark.parametrize("seed", SEEDS)
def test_acts(seed: int) -> None:
    found = game(played(seed).game)
    for _, action in played(seed).acts:
        assert wire.decode_action(found, carried(action)) == action


@pytest.mark.parametrize("seed", SEEDS)
def test_events_as_they_are_and_as_each_seat_hears_them(seed: int) -> None:
    found = game(played(seed).game)
    for step in played(seed).events:
        for event in step:
            for heard in (event, *[event.to(seat) for seat in EYES]):
                assert wire.decode_event(found, carried(heard)) == heard


@pytest.mark.parametrize("seed", SEEDS)
def test_views(seed: int) -> None:
    for state in played(seed).states[::3]:
        for seat in [*range(played(seed).seats), PUBLIC, REFEREE]:
            view = state.view(seat)
            assert wire.decode_view(carried(view)) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_states(seed: int) -> None:
    for state in played(seed).states:
        again = wire.decode_state(json.loads(json.dumps(wire.encode_state(state))))
        assert again == state
        assert again.actors() == state.actors()


def test_all_kinds_of_acts_and_events_went_over_the_wire() -> None:
    told = [played(seed) for seed in SEEDS]
    assert {type(action) for partida in told for _, action in partida.acts} == {*acts.ACTIONS, *OWN_ACTS}
    assert {type(event) for partida in told for step in partida.events for event in step} == {*events.EVENTS, *OWN_EVENTS}


def test_offers_are_carried_too() -> None:
    for seed in SEEDS[:10]:
        found = game(played(seed).game)
        for state in played(seed).states[::4]:
            for seat in (0, 1, 2, 3, REFEREE):
                offers = state.legal(seat)
                assert [wire.decode_action(found, data) for data in carried(offers)] == list(offers)


def test_a_card_is_its_text_and_a_value_an_object_with_its_type() -> None:
    assert wire.encode(Play(Card.of("7C"), True, 3)) == {"type": "Play", "card": "7C", "down": True, "call": 3}
    assert wire.encode(Ruling("FEN-23", 3, (Card.of("KP"), Card.of("5C")))) == {
        "type": "Ruling", "clause": "FEN-23", "offender": 3, "cards": ["KP", "5C"], "face_down": 0, "sanction": "", "score": [],
        "why": "",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("event", "seen"),
    [
        (Dealt(1, (Card.of("4P"),), (1,)), "4P"),
        (Played(1, None, True, 0, (Card.of("7O"),), (1, REFEREE)), "7O"),
    ],
)
def test_a_secret_is_not_in_the_bytes_of_those_it_is_not_for(event: Event, seen: str) -> None:
    assert seen in json.dumps(carried(event.to(1)))
    assert seen not in json.dumps(carried(event.to(0)))
    assert seen not in json.dumps(carried(event.to(PUBLIC)))


def test_fields_with_a_default_may_be_left_out() -> None:
    assert wire.decode_action(FOUND, {"type": "Play", "card": "7C"}) == Play(Card.of("7C"))
    assert wire.decode_action(FOUND, {"type": "Ruling", "clause": "FEN-24"}) == Ruling("FEN-24")


def test_what_is_no_value_does_not_travel() -> None:
    with pytest.raises(wire.WireError, match="set does not travel"):
        wire.encode({1, 2})
    with pytest.raises(wire.WireError, match="float does not travel"):
        wire.encode((1.5,))
