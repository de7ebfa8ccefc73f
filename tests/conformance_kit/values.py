"""Checks of values: cards conserved, round trips, `apply` against `advance`, copies that share nothing."""

import copy
import json
import pickle
from random import Random

from carteado import catalogue, wire
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Outcome, Seat, State
from carteado.pack import Shuffle
from conformance_kit.drive import Moment
from conformance_kit.registry import hooks_of


def pack_of(moment: Moment) -> tuple[Card, ...]:
    """The cards of the shuffle that began the mão, equal ones as often as they are there; none before the first."""
    shuffles = [action for _, action in moment.acts if isinstance(action, Shuffle)]
    return tuple(sorted(shuffles[0].cards)) if shuffles else ()


def cards_are_conserved(moment: Moment, state: State) -> None:
    """Every card of the pack lies in exactly one place, and every place holds one card; a pack may be put away as a whole."""
    away = not pack_of(moment) or CHANCE in state.actors() or any(seat == REFEREE for seat, _ in moment.acts)
    for eye in moment.eyes:
        places = state.board().places(eye)
        if not places and away:
            continue
        assert tuple(sorted(card for _, card, _ in places)) == pack_of(moment), "the pack is not all there"
        assert len({name for name, _, _ in places}) == len(places)


def round_trips(moment: Moment) -> None:
    """State, last act, its events and every view come back equal, with equal hashes, from every kind of copy."""
    values: list[object] = [moment.state, *[moment.state.view(eye) for eye in moment.eyes]]
    if moment.acts:
        values += [moment.acts[-1][1], *moment.events[-1]]
    for value in values:
        for back in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
            _demand_same(back, value)


def wire_round_trips(moment: Moment) -> None:
    """The same through JSON, as a client or a database would have it."""
    game = catalogue.game(moment.game)
    _demand_same(wire.decode_state(_through_json(wire.encode_state(moment.state))), moment.state)
    for eye in moment.eyes:
        view = moment.state.view(eye)
        _demand_same(wire.decode_view(_through_json(wire.encode(view))), view)
    for _, action in moment.acts[-1:]:
        _demand_same(wire.decode_action(game, _through_json(wire.encode(action))), action)
    for event in moment.events[-1] if moment.events else ():
        _demand_same(wire.decode_event(game, _through_json(wire.encode(event))), event)


def _through_json(data: object) -> object:
    return json.loads(json.dumps(data))


def _demand_same(back: object, value: object) -> None:
    assert back == value
    assert hash(back) == hash(value)
    assert type(back) is type(value)


def apply_is_advance(state: State, seat: Seat, action: Action) -> None:
    """In place or not, told or not, an act brings the same state, and told the same events."""
    step = state.apply(seat, action)
    log: list[Event] = []
    told, silent = state.board(), state.board()
    told.advance(seat, action, log)
    silent.advance(seat, action)
    assert State(told) == step.state, f"{action} in place is not {action} applied"
    assert State(silent) == step.state, f"{action} without a log is not {action} with one"
    assert tuple(log) == step.events


def copies_are_private(moment: Moment) -> None:
    """Whatever happens on a copy of a board, the board and the state it came from stay as they were."""
    board = moment.state.board()
    before = board.key()
    for seat in (*moment.players, CHANCE, REFEREE):
        for action in board.legal(seat)[:4]:
            other = board.copy()
            other.advance(seat, action, [])
            assert board.key() == before, f"{action} on a copy changed the board it came from"
    assert moment.state.board().key() == before


def playouts_end(state: State, seed: int) -> Outcome | None:
    """A playout ends the partida on its own board alone, and the same dice end it the same way; how it ended."""
    before = state.board().key()
    boards = [state.board(), state.board()]
    decisions = {board.playout(Random(seed)) for board in boards}
    assert len(decisions) == 1
    for board in boards:
        assert board.outcome() is not None
        assert board.actors() == ()
    assert boards[0].key() == boards[1].key()
    assert state.board().key() == before
    return boards[0].outcome()


def outcome_fits(moment: Moment, outcome: Outcome | None) -> None:
    """A partida that is over says what every seat got and where every side stands; partners got the same."""
    assert outcome is not None
    sides = catalogue.game(moment.game).sides(moment.seats, dict(moment.state.view(PUBLIC).options))
    assert len(outcome.returns) == len(moment.players)
    assert len(outcome.score) == max(sides) + 1
    assert len({(sides[seat], gain) for seat, gain in enumerate(outcome.returns)}) == len(set(sides))
    if hooks_of(moment.game).zero_sum:
        assert sum(outcome.returns) == 0
