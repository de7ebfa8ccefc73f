"""Canastra and Buraco: two packs, mortos, melds on the table."""

from collections.abc import Mapping
from typing import Any, Final

from carteado.family import Bench, Family, Game, Preset
from carteado.game import BadStart, State
from carteado.games.canastra.rules import board, events, views
from carteado.games.canastra.rules.acts import ACTS, ACTS_BY_LOT
from carteado.games.canastra.rules.family import OPTIONS, rules_of

FINISHED: Final = ("play", "option", "incident", "tournament", "conduct", "venue", "silence")


# The house games that people call by a name; the text itself needs no canastra to go out (BUR-S11).
ROYAL: Final = (Preset("real", {"long_canastra_bonus": "popular"}),)
PRESETS: Final = (
    Preset("aberto", {"target": "3000", "batida_requires": "any"}),
    Preset("fechado", {"target": "3000", "batida_requires": "any", "lixo_rule": "must_use_top"}),
    Preset("stbl", {"target": "3000", "batida_requires": "clean", "lixo_rule": "must_use_top", "sets": "false"}),
)


def _game(
    identity: str,
    seats: tuple[int, ...],
    needs: Mapping[int, Mapping[str, str]] | None = None,
    presets: tuple[Preset, ...] = (),
) -> Game:
    options = OPTIONS[identity]

    def start(sitting: int, settings: Mapping[str, str], **position: Any) -> State:
        if sitting not in seats:
            told = f"{identity} is for {' or '.join(map(str, sorted(seats)))} seats, not {sitting}"
            raise BadStart(told, "start-seats", identity, " / ".join(map(str, sorted(seats))), sitting)
        return State(board.new(options.apply(settings), sitting, **position))

    def sides(sitting: int, settings: Mapping[str, str]) -> tuple[int, ...]:
        return rules_of(identity, settings).sides(sitting)

    return Game(
        id=identity,
        version="1",
        seats=seats,
        choices=options.choices,
        actions=ACTS if identity == "canastra" else ACTS_BY_LOT,
        events=events.EVENTS_OF[identity],
        values=views.VALUES,
        start=start,
        restore=lambda key: State(board.restore(key)),
        sides=sides,
        needs=needs or {},
        presets=presets,
        alone=lambda dealer: {"dealer": dealer, "cut": False},
        rests=events.RESTS,
        finished=FINISHED,
        bench=Bench({"dealer": 0, "cut": False}),
    )


FAMILY: Final = Family(
    name="canastra",
    games=(_game("canastra", (4,), presets=ROYAL), _game("buraco", (4, 2, 3, 6, 5), {5: {"allow_five": "true"}}, PRESETS)),
)
