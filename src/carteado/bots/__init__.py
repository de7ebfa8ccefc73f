"""Players that are programs. A bot gets a view and a menu, never a `State`: what it may not know is not there to read."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from carteado import catalogue
from carteado.bots.cego import CegoBot
from carteado.bots.random import RandomBot
from carteado.bots.truco import TrucoBot
from carteado.game import Action, View
from carteado.truco import family

__all__ = ["BOTS", "Bot", "CegoBot", "RandomBot", "TrucoBot", "bot", "bots_for", "default_bot"]


class Bot(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """One act of the menu; `None` stays silent, where nobody waits for the seat or its partner may answer too."""
        ...


BOTS: Final[dict[str, Callable[[], Bot]]] = {"cego": CegoBot, "random": RandomBot, "truco": TrucoBot}
_SERVES: Final[dict[str, tuple[str, ...]]] = {
    "cego": ("truco-cego",),
    "random": tuple(catalogue.GAMES),
    "truco": tuple(family.OPTIONS),
}


def bots_for(game_id: str) -> tuple[str, ...]:
    """The names of the bots that play this game, by name."""
    identity = catalogue.game(game_id).id
    return tuple(name for name in sorted(BOTS) if identity in _SERVES[name])


def bot(name: str, game_id: str) -> Bot:
    """A new bot; `ValueError` says which ones play this game."""
    names = bots_for(game_id)
    if name not in names:
        raise ValueError(f"no bot called {name!r} plays {game_id}; there are {', '.join(names)}")
    return BOTS[name]()


def default_bot(game_id: str) -> str:
    """The name of the best player of this game: any but the random one where there is one."""
    return next((name for name in bots_for(game_id) if name != "random"), "random")
