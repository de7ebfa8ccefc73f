"""Brinquedo: a toy family that no file of the program names; it is found by the entry point of its own package.

The game of the table has everybody for oneself, two packs, a stock shuffled again in mid-deal, sealed claims and chips;
the other one has one seat against the house and a shoe of eight packs.
"""

from collections.abc import Mapping
from typing import Any, Final

from carteado.family import Family, Game, each_alone
from carteado.game import State
from toy.brinquedo.casa import acts as casa_acts
from toy.brinquedo.casa import board as casa
from toy.brinquedo.casa import views as casa_views
from toy.brinquedo.casa.rulebook import CASA, CASA_OPTIONS
from toy.brinquedo.rules import acts, board, views
from toy.brinquedo.rules.rulebook import BRINQUEDO, BRINQUEDO_OPTIONS, NEEDS, PRESETS, SEATS
from toy.brinquedo.rules.standing import standing, window


def _start(seats: int, settings: Mapping[str, str], **position: Any) -> State:
    return State(board.new(BRINQUEDO_OPTIONS.apply(settings), seats, **position))


def _start_casa(seats: int, settings: Mapping[str, str], **position: Any) -> State:
    return State(casa.new(CASA_OPTIONS.apply(settings), seats, **position))


FAMILY: Final = Family(
    name="brinquedo",
    games=(
        Game(
            id=BRINQUEDO.id,
            version="1",
            seats=SEATS,
            actions=acts.ACTS,
            events=acts.EVENTS,
            values=views.VALUES,
            start=_start,
            restore=lambda key: State(board.restore(key)),
            sides=each_alone,
            choices=BRINQUEDO_OPTIONS.choices,
            needs=NEEDS,
            presets=PRESETS,
            match=standing,
            window=window,
            rests=acts.RESTS,
            finished=("play", "incident"),
        ),
        Game(
            id=CASA.id,
            version="1",
            seats=(1,),
            actions=casa_acts.ACTS,
            events=casa_acts.EVENTS,
            values=casa_views.VALUES,
            start=_start_casa,
            restore=lambda key: State(casa.restore(key)),
            sides=each_alone,
            choices=CASA_OPTIONS.choices,
            match=standing,
            rests=casa_acts.RESTS,
            fresh=(casa_acts.RoundEnded,),
            finished=("play", "incident"),
        ),
    ),
)
