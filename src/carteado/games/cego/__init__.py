"""Truco Cego: three against three with a Spanish pack, flor, envido and truco."""

from collections.abc import Mapping
from typing import Any, Final

from carteado.family import Bench, Family, Game, time_after
from carteado.game import State
from carteado.games.cego.presets import PRESETS
from carteado.games.cego.rules import board, consent, events, following, silence, views
from carteado.games.cego.rules.acts import ACTS
from carteado.games.cego.rules.rulebook import CEGO, CEGO_OPTIONS, SEATS


def _start(seats: int, settings: Mapping[str, str], **position: Any) -> State:
    return State(board.new(CEGO_OPTIONS.apply(settings), seats, **position))


FAMILY: Final = Family(
    name="cego",
    games=(
        Game(
            id=CEGO.id,
            version="1",
            seats=(SEATS,),
            choices=CEGO_OPTIONS.choices,
            actions=ACTS,
            events=events.EVENTS,
            values=views.VALUES,
            start=_start,
            restore=lambda key: State(board.restore(key)),
            consent=consent.consent,
            following=following.following,
            alone=lambda dealer: {"dealer": dealer, "cut": False},
            silenced=silence.silenced,
            rests=events.RESTS,
            leaves_time=time_after(events.LEAVES_TIME),
            presets=PRESETS[CEGO.id],
            finished=("play", "option", "incident", "tournament", "conduct", "venue", "silence"),
            bench=Bench({"dealer": 0, "cut": False}),
        ),
    ),
)
