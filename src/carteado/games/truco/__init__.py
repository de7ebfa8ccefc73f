"""Truco in its three codes of pairs: FENACEF, ASFO and SINSEP."""

from collections.abc import Mapping
from typing import Any, Final

from carteado.family import Bench, Family, Game
from carteado.game import State
from carteado.games.truco import asking
from carteado.games.truco.presets import PRESETS
from carteado.games.truco.rules import board, consent, events, following, formerly, views
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.vocabulary import ACTS_OF, EVENTS_OF

DEALT: Final = {"truco-fenacef": 12}  # dealt from the bottom: the others of a pack are never seen


def _game(identity: str, version: str) -> Game:
    options = OPTIONS[identity]

    def start(seats: int, settings: Mapping[str, str], **position: Any) -> State:
        return State(board.new(options.apply(settings), seats, **position))

    return Game(
        id=identity,
        version=version,
        seats=options.rules.seats,
        choices=options.choices,
        actions=ACTS_OF[identity],
        events=EVENTS_OF[identity],
        values=views.VALUES,
        start=start,
        restore=lambda key: State(board.restore(key)),
        consent=consent.consent,
        formerly=formerly.formerly,
        following=following.following,
        alone=lambda dealer: {"dealer": dealer, "cut": False},
        rests=events.RESTS,
        window=asking.window,
        leaves_time=asking.leaves_time,
        presets=PRESETS[identity],
        finished=("play", "option", "incident", "tournament", "conduct", "venue", "silence"),
        bench=Bench({"dealer": 0, "cut": False}, DEALT.get(identity, 0)),
    )


FAMILY: Final = Family(
    name="truco",
    games=(_game("truco-fenacef", "2023"), _game("truco-asfo", "1"), _game("truco-sinsep", "2017")),
)
