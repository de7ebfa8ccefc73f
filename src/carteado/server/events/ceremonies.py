"""Draws told to everybody: those that were held, with all that derives them again, and those that are bound to and to come."""

from typing import Final

from carteado import fair
from carteado.server.events.public_shapes import BoundTold, DrawTold, StepTold
from carteado.tournament import entries as log
from carteado.tournament.torneio import Torneio
from carteado.tournament.verifying import draws

GROUPS: Final = "groups"


def draws_told(torneio: Torneio) -> list[DrawTold]:
    """Every draw of the event in the order of the log, derived again where it came from a seed."""
    return [_draw(torneio.log[one.number - 1], one.number, one.holds) for one in draws(torneio)]


def _draw(entry: log.AnyEntry, number: int, holds: bool) -> DrawTold:
    assert isinstance(entry, (log.LotsDrawn, log.GroupsDrawn))
    told = DrawTold(
        number=number,
        purpose=entry.purpose if isinstance(entry, log.LotsDrawn) else GROUPS,
        order=[],
        seed=entry.seed,
        words=list(entry.words),
        commitment=_bound_by(entry.seed),
        at=entry.at,
        holds=holds and bool(entry.seed),
    )
    if isinstance(entry, log.LotsDrawn):
        told.order, told.witnesses = list(entry.order), list(entry.witnesses)
        told.steps = [StepTold(entry=number) for number in entry.order]
        return told
    told.by_hand, told.pots = entry.by_hand, [len(pot) for pot in entry.pots]
    into = {number: name for name, members in entry.groups for number in members}
    drawn = [number for pot in entry.pots for number in pot if number in into]
    told.order = drawn or list(into)
    told.steps = [StepTold(entry=number, group=into[number]) for number in told.order]
    return told


def bound(torneio: Torneio) -> list[BoundTold]:
    """What was committed to and never drawn, the newest last."""
    seeds = [entry.seed for entry in torneio.log if isinstance(entry, (log.LotsDrawn, log.GroupsDrawn))]
    held = {_bound_by(seed) for seed in seeds}
    return [
        BoundTold(number=number, commitment=entry.commitment, purpose=entry.purpose, items=list(entry.items))
        for number, entry in enumerate(torneio.log, 1)
        if isinstance(entry, log.LotsCommitted) and entry.commitment not in held
    ]


def _bound_by(seed: str) -> str:
    return fair.commitment(bytes.fromhex(seed)) if seed else ""
