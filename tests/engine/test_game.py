"""The contract: values, masked events, states that never change, refusals that travel."""

import pickle
from collections.abc import Callable
from random import Random

import pytest

from carteado import catalogue
from carteado.cards import Card, cards
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Illegal, Outcome, Reason, State, Value
from carteado.games.truco.rules.acts import Accept, GiveBack, Raise
from carteado.games.truco.rules.pack_events import Burned
from carteado.pack import Cut, Deal, Dealt, Shuffle, Shuffled
from carteado.tricks.play import Play

VALUES: dict[str, Callable[[], Value]] = {
    "Play": lambda: Play(Card.of("7C"), True),
    "Accept": lambda: Accept(3),
    "Deal": Deal,
    "Shuffle": lambda: Shuffle(cards("4P 7C AE")),
    "Burned": lambda: Burned(1, Card.of("4P")),
    "Dealt": lambda: Dealt(1, cards("4P 7C AE"), (1, REFEREE)),
    "Reason": lambda: Reason("not-your-turn", "FEN-16", (2,)),
    "Outcome": lambda: Outcome((1, -1, 1, -1), (12, 9), "played", "FEN-3c"),
}


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_its_fields(name: str) -> None:
    value, twin = VALUES[name](), VALUES[name]()
    assert value is not twin
    assert value == twin
    assert hash(value) == hash(twin)
    assert value.fields() == twin.fields()
    back = pickle.loads(pickle.dumps(value))
    assert back == value
    assert type(back) is type(value)
    assert back.fields() == value.fields()


def test_values_differ_by_a_field_or_by_kind() -> None:
    assert Accept(3) != Accept(6)
    assert Accept(3) != Raise(3)
    assert Cut(3) != 3
    assert Play(Card.of("7C"), True) != Play(Card.of("7C"), False)
    made = [make() for make in VALUES.values()]
    assert len(set(made)) == len(made)


def test_a_value_prints_as_it_is_made() -> None:
    assert repr(Accept(3)) == "Accept(stake=3)"
    assert repr(GiveBack()) == "GiveBack()"
    assert repr(Reason("a", "b", (1,))) == "Reason(code='a', clause='b', facts=(1,))"
    assert repr(Burned(1, Card.of("4P"))) == "Burned(seat=1, card=Card('4P'))"


def test_a_value_is_matched_by_its_fields() -> None:
    match VALUES["Outcome"]():
        case Outcome(returns, score, "played"):
            assert (returns, score) == ((1, -1, 1, -1), (12, 9))
        case other:
            pytest.fail(f"{other!r} was not matched")


def test_a_secret_is_told_to_its_audience_alone() -> None:
    event = Dealt(1, cards("4P 7C AE"), (1, REFEREE))
    for insider in (1, REFEREE):
        assert event.to(insider) is event
    for outsider in (0, 2, 3, PUBLIC, CHANCE):
        masked = event.to(outsider)
        assert masked == Dealt(1, (), ())
        assert "7C" not in repr(masked)
        assert (masked.secret_cards, masked.audience) == ((), ())
    assert event.secret_cards == cards("4P 7C AE")


def test_an_event_without_a_secret_is_told_to_all() -> None:
    event = Shuffled(0, 1)
    assert all(event.to(seat) is event for seat in (0, 3, PUBLIC))


def test_a_masked_event_does_not_tell_how_much_it_hides() -> None:
    assert Dealt(1, cards("4P 7C AE"), (1,)).to(0) == Dealt(1, cards("KO"), (1,)).to(0)


def opening() -> State:
    return catalogue.new("truco-fenacef", dealer=0)


def pack() -> Action:
    return opening().legal(CHANCE)[0]


def test_states_are_equal_by_what_happened_and_not_by_who_made_them() -> None:
    assert opening() == opening()
    assert hash(opening()) == hash(opening())
    assert opening() != catalogue.new("truco-fenacef", dealer=1)
    assert opening() != "State"
    one, other = (opening().apply(CHANCE, pack()).state for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert len({opening(), one, other}) == 2
    assert pickle.loads(pickle.dumps(one)) == one


def test_apply_leaves_the_state_as_it_was() -> None:
    state = opening()
    before = (hash(state), state.actors(), state.legal(CHANCE), state.view(0), pickle.dumps(state))
    after = state.apply(CHANCE, pack()).state
    after.apply(3, GiveBack())
    assert (hash(state), state.actors(), state.legal(CHANCE), state.view(0), pickle.dumps(state)) == before
    assert state == opening()
    assert after != state


def test_a_board_handed_out_is_a_copy() -> None:
    state = opening()
    state.board().playout(Random(1))
    assert state == opening()
    assert state.outcome is None
    assert state.board() is not state.board()


def test_a_state_takes_no_new_attributes() -> None:
    with pytest.raises(AttributeError):
        opening().winner = 0  # type: ignore[attr-defined]


def test_a_step_unpacks() -> None:
    step = opening().apply(CHANCE, pack())
    state, events = step
    assert state is step.state
    assert events is step.events
    assert events == (Shuffled(0, 1),)


def test_a_refused_act_raises_with_seat_and_reason_and_travels() -> None:
    state = opening().apply(CHANCE, pack()).state
    with pytest.raises(Illegal) as caught:
        state.apply(1, GiveBack())
    error = caught.value
    assert state.check(1, GiveBack()) == error.reason
    assert (error.seat, error.code, error.clause) == (1, error.reason.code, error.reason.clause)
    assert str(error) == f"seat 1: {error.code} ({error.clause})"
    back = pickle.loads(pickle.dumps(error))
    assert (type(back), back.seat, back.reason, back.code, str(back)) == (Illegal, 1, error.reason, error.code, str(error))


def test_a_refusal_without_a_clause() -> None:
    assert str(Illegal(2, Reason("malformed"))) == "seat 2: malformed"
