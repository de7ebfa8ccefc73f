"""Checks of what may be done: menus, refusals, lapses, and that a partida ends. Each raises `AssertionError`."""

from random import Random

from carteado import catalogue
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Illegal, Reason, Seat, State
from conformance_kit.drive import Moment
from conformance_kit.registry import hooks_of


def waits_until_over(moment: Moment) -> None:
    """Somebody is waited for exactly as long as there is no outcome."""
    state = moment.state
    assert (state.actors() == ()) == (state.outcome is not None)
    assert set(state.actors()) <= {*moment.players, CHANCE}
    assert len(set(state.actors())) == len(state.actors())
    for seat in state.actors():
        assert state.legal(seat), f"seat {seat} is waited for and can do nothing"


def menus_are_accepted(moment: Moment) -> None:
    """Whatever is on a menu passes `check` and `apply`, and is there once."""
    state = moment.state
    for seat in (*moment.players, CHANCE, REFEREE):
        menu = state.legal(seat)
        assert len(set(menu)) == len(menu), f"seat {seat} is offered an act twice"
        for action in menu:
            assert type(action) in catalogue.game(moment.game).actions
            assert state.check(seat, action) is None, f"seat {seat} is offered {action}, which is refused"
    assert state.legal(PUBLIC) == ()


def menus_apply(moment: Moment, rng: Random, most: int = 8) -> None:
    """Acts from every menu apply, and say only things this game knows; the state they were applied to stays as it was."""
    state = moment.state
    before = state.board().key()
    for seat in (*moment.players, CHANCE, REFEREE):
        menu = state.legal(seat)
        for action in rng.sample(menu, min(most, len(menu))):
            step = state.apply(seat, action)
            assert step.state != state or seat == REFEREE, f"{action} by seat {seat} changed nothing"
            assert {type(event) for event in step.events} <= set(catalogue.game(moment.game).events)
            assert step.events, f"{action} by seat {seat} happened without a word"
    assert state.board().key() == before


def refusals_are_reasoned(moment: Moment, seat: Seat, probes: list[Action]) -> None:
    """An act not on the menu is refused by name and leaves the state as it was; menus of players are complete."""
    state = moment.state
    before, hashed = state.board().key(), hash(state)
    menu = set(state.legal(seat))
    sampled = hooks_of(moment.game).ranges
    for action in probes:
        reason = state.check(seat, action)
        if reason is None:
            listed = action in menu or seat in (CHANCE, REFEREE) or isinstance(action, sampled)
            assert listed, f"seat {seat} may do {action}, and no menu says so"
            continue
        assert action not in menu
        assert isinstance(reason.code, str)
        assert reason.code
        assert _refusal(state, seat, action) == (seat, reason), f"check and apply disagree on {action} by seat {seat}"
    assert state.board().key() == before
    assert hash(state) == hashed


def _refusal(state: State, seat: Seat, action: Action) -> tuple[Seat, Reason] | None:
    try:
        state.apply(seat, action)
    except Illegal as illegal:
        return illegal.seat, illegal.reason
    return None


def lapses_are_legal(moment: Moment) -> None:
    """Whoever is waited for has a lapse, and it is on the menu; nobody else has one."""
    state = moment.state
    for seat in (*moment.players, CHANCE, REFEREE, PUBLIC):
        lapse = state.lapse(seat)
        if seat in state.actors() and seat != CHANCE:
            assert lapse is not None
            assert lapse in state.legal(seat)
        else:
            assert lapse is None
