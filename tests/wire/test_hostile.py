"""Whatever a stranger sends, decoding raises `WireError` or nothing, and what it lets through the engine can refuse."""

import contextlib
import copy
import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import wire
from carteado.cards import Card
from carteado.catalogue import game
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Illegal, State
from carteado.games.cego.rules.views import CegoView
from carteado.games.truco.rules.acts import Choose
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Ruling
from carteado.tricks.play import Play
from carteado.wire import WireError
from records_kit import GAME, SEEDS, patient, played

FOUND = game(GAME)
Path = tuple[str | int, ...]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(("4P", "8C", "JK")),
)
names = st.sampled_from([cls.__name__ for cls in (*FOUND.actions, *FOUND.events, *FOUND.values)])
keys = st.sampled_from(("type", "card", "cards", "seat", "regulation", "score", "to", "known", "audience")) | st.text(
    max_size=5
)
anything = st.recursive(
    scalars | names,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)
typed = st.builds(lambda name, fields: {**fields, "type": name}, names, st.dictionaries(keys, anything, max_size=4))


@patient
@given(anything | typed)
def test_any_json(data: Any) -> None:
    for decode in (wire.decode_view, wire.decode_state):
        with contextlib.suppress(WireError):
            decode(data)
    with contextlib.suppress(WireError):
        wire.decode_event(FOUND, data)
    with contextlib.suppress(WireError):
        assert isinstance(wire.decode_action(FOUND, data), Action)


@patient
@given(st.dictionaries(keys, anything, max_size=5), st.just(GAME) | anything, names)
def test_any_view(fields: dict[str, Any], regulation: Any, name: str) -> None:
    with contextlib.suppress(WireError):
        wire.decode_view({**fields, "regulation": regulation, "type": name})


@patient
@given(st.lists(anything, max_size=30))
def test_any_state(items: list[Any]) -> None:
    with contextlib.suppress(WireError):
        wire.decode_state([GAME, *items])
    with contextlib.suppress(WireError):
        wire.decode_state([GAME, [], *items])


@cache
def samples() -> dict[type[Action], Action]:
    """One act of every kind, as it was really done; the rulings with the most fields set."""
    ruling = Ruling("FEN-23", 3, (Card.of("KP"), Card.of("5C")), 1, "a", (1, 2), "porque sim")
    found: dict[type[Action], Action] = {Ruling: ruling}
    seeds = iter(SEEDS)
    while not found.keys() >= set(FOUND.actions):
        for _, action in played(next(seeds)).acts:
            found.setdefault(type(action), action)
    return found


@cache
def tables() -> tuple[State, ...]:
    """A state of every phase, under several options."""
    found: dict[tuple[object, ...], State] = {}
    for seed in SEEDS:
        for state in played(seed).states:
            view = state.view(PUBLIC)
            assert isinstance(view, (TrucoView, CegoView))
            mesa = view.known
            found.setdefault((seed % 7, type(mesa), mesa.phase, bool(mesa.hands)), state)
    return tuple(found.values())


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a piece of JSON."""
    yield path
    children = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


def replaced(data: Any, path: Path, new: Any) -> Any:
    """The same piece of JSON with something else in that place."""
    if not path:
        return new
    changed = copy.deepcopy(data)
    inside = changed
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = new
    return changed


def never_crashes(action: Action, state: State) -> None:
    for seat in (0, 1, 2, 3, REFEREE, CHANCE, 7, -9):
        if state.check(seat, action) is None:
            state.apply(seat, action)
        else:
            with pytest.raises(Illegal):
                state.apply(seat, action)


@patient
@given(st.data())
def test_acts_with_anything_in_any_place_are_refused_or_judged(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(FOUND.actions))
    sent = wire.encode(samples()[kind])
    path = data.draw(st.sampled_from(list(places(sent))))
    with contextlib.suppress(WireError):
        action = wire.decode_action(FOUND, replaced(sent, path, data.draw(anything | typed)))
        never_crashes(action, data.draw(st.sampled_from(tables())))


@patient
@given(st.data())
def test_views_events_and_states_with_anything_in_any_place(data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(tables()))
    rng = Random(data.draw(st.integers(0, 999)))
    new = data.draw(anything)
    view, whole = wire.encode(state.view(rng.choice((0, 1, PUBLIC, REFEREE)))), wire.encode_state(state)
    with contextlib.suppress(WireError):
        wire.decode_view(replaced(view, rng.choice(list(places(view))), new))
    with contextlib.suppress(WireError):
        wire.decode_state(replaced(whole, rng.choice(list(places(whole))), new))
    event = wire.encode(rng.choice([event for step in played(rng.choice(SEEDS)).events for event in step]))
    with contextlib.suppress(WireError):
        wire.decode_event(FOUND, replaced(event, rng.choice(list(places(event))), new))


WRONG: dict[type, tuple[Any, ...]] = {
    int: (None, True, "3", 1.0, [3], {"type": "Deal"}, 2**62, "4P"),
    bool: (None, 0, 1, "true", [], {}),
    str: (None, 3, True, [], {"type": "Deal"}, "a" * 501),
    Card: (None, 3, True, "", "ZZ", ["4P"], {"type": "Deal"}),
    tuple: (None, 3, True, "4P", {}, {"0": "4P"}),
}


def wrong_fields() -> Iterator[Any]:
    for kind, action in ((kind, samples()[kind]) for kind in FOUND.actions):
        for name, value in zip(kind.__match_args__, action.fields(), strict=True):
            for wrong in WRONG[type(value)]:
                if not (wrong is None and (kind, name) == (Ruling, "offender")):
                    yield pytest.param(action, name, wrong, id=f"{kind.__name__}.{name}={str(wrong)[:20]!r}")


@pytest.mark.parametrize(("action", "name", "wrong"), list(wrong_fields()))
def test_every_field_of_every_act_takes_only_its_kind(action: Action, name: str, wrong: Any) -> None:
    data = {**wire.encode(action), name: wrong}
    with pytest.raises(WireError):
        wire.decode_action(FOUND, data)


@pytest.mark.parametrize("items", [[None], [["4P"]], [3], ["4P", "8Z"], [True], [{"type": "Deal"}], ["4P"] * 513])
def test_lists_of_cards_hold_only_cards(items: list[Any]) -> None:
    with pytest.raises(WireError):
        wire.decode_action(FOUND, {"type": "Shuffle", "cards": items})
    with pytest.raises(WireError):
        wire.decode_action(FOUND, {"type": "Ruling", "clause": "FEN-23", "cards": items})


@pytest.mark.parametrize("score", [["1", "2"], [1, None], [[1], 2], [1.5, 2]])
def test_a_score_holds_only_numbers(score: list[Any]) -> None:
    with pytest.raises(WireError):
        wire.decode_action(FOUND, {"type": "Ruling", "clause": "FEN-39", "score": score, "why": "x"})


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "expected an object"),
        ([], "expected an object"),
        ({}, "no type None"),
        ({"type": "Dance"}, "there are Shuffle, Draw"),
        ({"type": ["Play"]}, "no type"),
        ({"type": "Played"}, "no type 'Played'"),
        ({"type": "Play"}, "card"),
        ({"type": "Show", "card": "4P"}, "has no field 'card'; it has none"),
        ({"type": "Play", "card": "4P", "kard": 1}, "has no field 'kard'; it has card, down, call"),
        ({"type": "Play", "card": "9Z"}, "is not a card"),
    ],
)
def test_the_message_says_what_would_be_right(data: Any, says: str) -> None:
    with pytest.raises(WireError) as caught:
        wire.decode_action(FOUND, data)
    assert says in str(caught.value)


def test_messages_never_grow_with_what_was_sent() -> None:
    for data in (
        {"type": "x" * 9999},
        {"type": "Deal", "y" * 9999: 1},
        {"type": "Play", "card": "z" * 9999},
        {"type": "Cut", "at": "9" * 400},
    ):
        with pytest.raises(WireError) as caught:
            wire.decode_action(FOUND, data)
        assert len(str(caught.value)) <= wire.MAX_TEXT


def _nested(deep: int) -> Any:
    data: Any = []
    for _ in range(deep):
        data = [data]
    return data


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"type": _nested(980)}, "no type a list here"),
        ({"type": {"x": _nested(980)}}, "no type an object here"),
        ({"type": "Play", "card": _nested(980)}, "Play.card cannot be a list"),
        ({"type": "Cut", "at": 10**5000}, "Cut.at cannot be a number that is too large"),
        ({"type": 10**5000}, "no type a number that is too large here"),
    ],
    ids=["type", "inside", "card", "at", "number"],
)
def test_what_was_sent_is_never_printed_whole(data: Any, says: str) -> None:
    with pytest.raises(WireError) as caught:
        wire.decode_action(FOUND, data)
    assert says in str(caught.value)


def test_a_state_is_refused_without_being_printed() -> None:
    with pytest.raises(WireError, match="cannot hold a number that is too large"):
        wire.decode_state([GAME, 10**5000])


def test_nesting_has_an_end() -> None:
    deep: Any = "4P"
    for _ in range(100):
        deep = [deep]
    with pytest.raises(WireError, match=r"Shuffle\.cards cannot be"):
        wire.decode_action(FOUND, {"type": "Shuffle", "cards": deep})
    with pytest.raises(WireError, match="too deep"):
        wire.decode_state([GAME, deep])


@pytest.mark.parametrize("regulation", [None, 3, [], "", "truco-de-casa", "truco-fenacef/2023"])
def test_a_view_of_an_unknown_regulation_is_refused(regulation: Any) -> None:
    view = wire.encode(played(0).states[0].view(0))
    with pytest.raises(WireError, match="names its regulation, one of truco-fenacef"):
        wire.decode_view({**view, "regulation": regulation})


def test_what_is_no_view_is_refused() -> None:
    with pytest.raises(WireError):
        wire.decode_view({"type": "Hand", "regulation": GAME})
    with pytest.raises(WireError):
        wire.decode_view({"type": "TrucoView", "regulation": GAME, "options": [], "seat": 0, "known": 1, "shown": 2})


def test_cards_that_need_a_face_cannot_be_absent() -> None:
    """A card played face down has no face in an event; an act always names one."""
    assert wire.decode_event(FOUND, {"type": "Played", "seat": 1, "card": None, "down": True}) is not None
    for kind in (Play, Choose):
        with pytest.raises(WireError):
            wire.decode_action(FOUND, {"type": kind.__name__, "card": None})


def test_json_that_python_reads_too_liberally_is_refused() -> None:
    for text in ('{"type": "Cut", "at": NaN}', '{"type": "Cut", "at": Infinity}', '{"type": "Cut", "at": 1e3}'):
        with pytest.raises(WireError):
            wire.decode_action(FOUND, json.loads(text))
