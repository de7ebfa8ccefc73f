"""Checks of events: masks, what a seat learns from them, and the acts of the mão told again in another world."""

from collections.abc import Iterator
from random import Random

from carteado.cards import Card
from carteado.game import REFEREE, Event, Seat, State, Value
from carteado.pack import Shuffle
from conformance_kit.drive import Moment
from conformance_kit.story import Act


def masks_hide(event: Event, eyes: tuple[Seat, ...]) -> None:
    """Who is not of the audience gets the same words without the secret; who is gets the event itself."""
    for eye in eyes:
        told = event.to(eye)
        assert type(told) is type(event)
        if not event.secret_cards or eye in event.audience:
            assert told == event
            continue
        assert told.secret_cards == ()
        assert told.audience == ()
        assert _words(told) == _words(event)
        assert told.to(eye) == told


def _words(event: Event) -> dict[str, object]:
    return {name: getattr(event, name) for name in type(event).__match_args__ if name not in ("secret_cards", "audience")}


def told_is_known(moment: Moment, seat: Seat) -> None:
    """The view knows of every card the seat was told of since the last shuffle, and of none it was not told of in this mão.

    What lay on the table when a pack was shuffled in mid-deal is of the pack before, and may be told once more.
    """
    if not moment.state.board().places(seat):
        return
    last = max(at for at, (_, action) in enumerate(moment.acts) if isinstance(action, Shuffle))
    since, before = _told(moment.events[last:], seat), _told(moment.events[:last], seat)
    known = set(cards_in(moment.state.view(seat)))
    lying = set(cards_in(moment.states[last].view(REFEREE))) if last else set[Card]()
    assert since <= known | lying, f"seat {seat} was told of {since - known - lying}, which its view does not know"
    assert known <= since | before, f"seat {seat} knows of {known - since - before} without having been told"


def _told(acts: tuple[tuple[Event, ...], ...], seat: Seat) -> set[Card]:
    return {card for events in acts for event in events for card in cards_in(event.to(seat))}


def cards_in(value: object) -> Iterator[Card]:
    """Every card anywhere inside a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Value):
        for field in value.fields():
            yield from cards_in(field)
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)


def replays_alike(moment: Moment, seat: Seat, other: State) -> None:
    """The acts since the shuffle, as they were in the other world, are legal there, lead to it, and sound the same."""
    if not other.board().places(seat):
        return
    acts = other.board().retell(list(moment.acts))
    assert len(acts) == len(moment.acts)
    state = moment.states[0]
    for (actor, action), events, here in zip(acts, moment.events, moment.states, strict=True):
        assert state.actors() == here.actors(), f"before {action} of seat {actor} others are waited for in the other world"
        assert state.legal(seat) == here.legal(seat), f"before {action} of seat {actor} seat {seat} had another menu"
        reason = state.check(actor, action)
        assert reason is None, f"{action} by seat {actor} is refused ({reason}) in a world that seat {seat} thinks possible"
        step = state.apply(actor, action)
        assert _heard(step.events, seat) == _heard(events, seat), f"{action} by seat {actor} tells seat {seat} of hidden cards"
        state = step.state
    assert state == other, f"the acts retold for seat {seat} lead elsewhere: {_differences(state, other)}"


def _differences(one: State, other: State) -> list[tuple[object, object]]:
    pairs = zip(_flat(one.board().key()), _flat(other.board().key()), strict=False)
    return [(here, there) for here, there in pairs if here != there]


def _flat(key: tuple[object, ...]) -> list[object]:
    last = key[-1]
    return [*key[:-1], *last] if isinstance(last, tuple) else list(key)


def _heard(events: tuple[Event, ...], seat: Seat) -> list[Event]:
    return [event.to(seat) for event in events]


def clearing_is_blind(moment: Moment, seat: Seat, act: Act, rng: Random) -> None:
    """An act that clears the table, as a void mão does, is the same to the seat in another world."""
    other = moment.state.resample(seat, rng)
    here, there = moment.state.apply(*act), other.apply(*act)
    assert _heard(there.events, seat) == _heard(here.events, seat)
    assert there.state.view(seat) == here.state.view(seat)
