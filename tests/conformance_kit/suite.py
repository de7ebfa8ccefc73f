"""The checks of one moment in groups, as tests and planted leaks use them."""

from random import Random

from carteado.game import CHANCE, Seat, State
from conformance_kit import menus, sight, telling, values
from conformance_kit.drive import Moment
from conformance_kit.hostile import probes


def menus_hold(moment: Moment, rng: Random, hostile: int = 60) -> None:
    """Whatever is offered may be done, whatever else may not, and somebody is waited for until the end."""
    menus.waits_until_over(moment)
    menus.menus_are_accepted(moment)
    menus.menus_apply(moment, rng)
    menus.lapses_are_legal(moment)
    for seat in (*moment.eyes, CHANCE):
        menus.refusals_are_reasoned(moment, seat, probes(moment, seat, rng, hostile))


def values_hold(moment: Moment) -> None:
    """Cards are conserved, values survive every copy, and copies share nothing."""
    values.cards_are_conserved(moment, moment.state)
    values.round_trips(moment)
    values.wire_round_trips(moment)
    values.copies_are_private(moment)
    if moment.states:
        values.apply_is_advance(moment.states[-1], *moment.acts[-1])


def sight_holds(moment: Moment, seat: Seat, rng: Random, hostile: int = 60) -> State:
    """The seat cannot tell this world from another with the same view; that other world."""
    other = moment.state.resample(seat, rng)
    sight.same_to_seat(moment, seat, other, probes(moment, seat, rng, hostile))
    sight.world_fits(moment, seat)
    sight.resample_reads_the_view_alone(moment, seat, other, rng.randrange(1000))
    sight.seen_places_stay(moment, seat, other)
    sight.unseen_places_vary(moment, seat, rng)
    values.cards_are_conserved(moment, other)
    return other


def telling_holds(moment: Moment, seat: Seat, other: State) -> None:
    """The seat was told what its view knows, and would have heard the same in the other world."""
    telling.told_is_known(moment, seat)
    telling.replays_alike(moment, seat, other)
