"""Players that are programs. A bot gets a view and a menu, never a `State`: what it may not know is not there to read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from carteado import catalogue
from carteado.bots.random import RandomBot
from carteado.game import Action, View

__all__ = ["RANDOM", "Bot", "Players", "RandomBot", "all_bots", "bot", "bots_for", "default_bot"]

RANDOM: Final = "random"


class Bot(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """One act of the menu; `None` stays silent, where nobody waits for the seat or its partner may answer too."""
        ...


@dataclass(frozen=True)
class Players:
    """The bots of a family, by name, the best one first; all play every game of it. A family's `bots` face is one of these."""

    bots: Mapping[str, Callable[[], Bot]]


def _players(game_id: str) -> Mapping[str, Callable[[], Bot]]:
    found: Players | None = catalogue.face(catalogue.game(game_id).id, "bots")
    return {RANDOM: RandomBot} if found is None else {**found.bots, RANDOM: RandomBot}


def all_bots() -> tuple[str, ...]:
    """The names of all bots there are, whatever they play."""
    return tuple(sorted({name for game_id in catalogue.GAMES for name in _players(game_id)}))


def bots_for(game_id: str) -> tuple[str, ...]:
    """The names of the bots that play this game, by name."""
    return tuple(sorted(_players(game_id)))


def bot(name: str, game_id: str) -> Bot:
    """A new bot; `ValueError` says which ones play this game."""
    made = _players(game_id).get(name)
    if made is None:
        raise ValueError(f"no bot called {name!r} plays {game_id}; there are {', '.join(bots_for(game_id))}")
    return made()


def default_bot(game_id: str) -> str:
    """The name of the best player of this game: any but the random one where there is one."""
    return next(iter(_players(game_id)))
