"""The record of one seat: what it did not see is `?`.

Rule 1: a pack is hidden from everybody. Of the rest a family says what it hides, and what of that came to light later.
Rule 2: where a family says nothing, an act of another seat is shown as far as what was heard of it, and what lay open before,
        tells: whole, or its kind alone, or not at all where nobody heard of it or a window with everybody's answers was open.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeGuard

from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Seat, State
from carteado.pack import Lot, Shuffle
from carteado.records.face import Setting
from carteado.records.lines import hide
from carteado.records.model import Act, Expectation, Hands, Line, Record, RecordError, Refusal, TableLine
from carteado.records.replaying import moments_of, start
from carteado.records.scenes import facts
from carteado.records.settings import setting_of
from carteado.records.text import HIDDEN


def masked(record: Record, viewer: Seat) -> Record:
    """The record as one seat may keep it: packs and what else it did not see are hidden.

    The seed goes, and with it what the table said about itself: nobody here knows what of it this seat may know.
    `RecordError` for a case: its hands and expectations are written for everybody.
    """
    kept: list[Line] = [line for line in record.lines if not isinstance(line, TableLine)]
    for line in kept:
        if isinstance(line, (Hands, Expectation, Refusal)):
            raise RecordError(line.line, "case-not-masked")
    setting = setting_of(record)
    lines = _by_face(record, setting, kept, viewer) if setting.notation.hides else _by_replay(record, setting, kept, viewer)
    return replace(record, viewer=viewer, seed="", lines=tuple(lines))


def _by_face(record: Record, setting: Setting, lines: list[Line], viewer: Seat) -> Iterator[Line]:
    hides = setting.notation.hides
    assert hides is not None
    unseen = {
        at: line
        for at, line in enumerate(lines)
        if isinstance(line, Act) and line.action is not None and hides(line.seat, line.action, viewer)
    }
    covered = unseen.keys() - _bared(record, setting, lines, unseen)
    for at, line in enumerate(lines):
        if isinstance(line, Act) and line.action is not None and (isinstance(line.action, Shuffle) or at in covered):
            yield replace(line, action=None, hidden=hide(setting, line.seat, line.action))
        else:
            yield line


def _bared(record: Record, setting: Setting, lines: list[Line], unseen: Mapping[int, Act]) -> set[int]:
    """Which of these acts everybody was told of later; `RecordError` where the record cannot be played."""
    bares = setting.notation.bares
    if bares is None or not unseen:
        return set()
    state = start(record)
    last: dict[Seat, int] = {}
    bared: set[int] = set()
    for at, line in enumerate(lines):
        if at in unseen:
            last[unseen[at].seat] = at
        for moment in moments_of(setting, line, state):
            state = moment.state
            bared.update(last[seat] for event in moment.events if (seat := bares(event)) is not None and seat in last)
    return bared


def _by_replay(record: Record, setting: Setting, lines: list[Line], viewer: Seat) -> Iterator[Line]:
    """What each act was heard of decides; so the record is played, and `RecordError` says where it cannot be."""
    state = start(record)
    for line in lines:
        told = line
        for moment in moments_of(setting, line, state):
            assert isinstance(line, Act)
            hidden = _unheard(setting, state, line.seat, moment.action, moment.events, viewer)
            told = replace(line, action=None, hidden=hidden, faces=()) if hidden else line
            state = moment.state
        yield told


def _unheard(setting: Setting, before: State, seat: Seat, action: Action, events: tuple[Event, ...], viewer: Seat) -> str:
    """The act as a line without what this viewer did not hear; empty where it heard everything."""
    if seat in (viewer, REFEREE):
        return ""
    heard = [event.to(viewer) for event in events]
    if seat == CHANCE:
        shown = isinstance(action, Lot) and _told("drawn", action.drawn, heard)
        return "" if shown else hide(setting, seat, action)
    if not heard or setting.game.window(before) is not None:
        return f"{seat} {HIDDEN}"
    view = before.view(PUBLIC)
    names = zip(type(action).__match_args__, action.fields(), strict=True)
    told = all(_told(name, value, heard) or value in (facts(view, name) or [None]) for name, value in names)
    return "" if told else hide(setting, seat, action)


def _told(name: str, value: object, heard: list[Event]) -> bool:
    """Whether an event says this: under the same name, or, of cards, under any."""
    for event in heard:
        for other, said in zip(type(event).__match_args__, event.fields(), strict=True):
            if said == value and (other == name or _is_cards(value)):
                return True
    return False


def _is_cards(value: object) -> bool:
    return isinstance(value, Card) or (_is_tuple(value) and bool(value) and all(isinstance(card, Card) for card in value))


def _is_tuple(value: object) -> TypeGuard[tuple[object, ...]]:
    return isinstance(value, tuple)
