"""Carteado in a terminal: a menu, a table to play at, and replays."""

from collections.abc import Mapping, Sequence

from carteado.game import Seat, Step
from carteado.terminal.app import CarteadoApp, watching
from carteado.terminal.screens.menu import MenuScreen
from carteado.terminal.session import Session, Setup

__all__ = ["replay", "run"]


def run(
    game_id: str | None = None,
    lang: str = "pt-BR",
    options: Mapping[str, str] | None = None,
    seat: Seat = 0,
    bots: Sequence[str] = (),
    seed: int | None = None,
    score: tuple[int, ...] = (),
    seats: int = 0,
) -> None:
    """Play: from the menu, or straight at the table of a game. `bots` are by name, in order of play from the person's right.

    0 seats are as many as the game usually has.
    """
    if game_id is None:
        CarteadoApp(lang, lambda _: MenuScreen(seed)).run()
        return
    session = Session(Setup(game_id, seat, tuple(bots), dict(options or {}), seed, score, seats=seats))
    CarteadoApp(lang, lambda app: app.table(session)).run()


def replay(steps: Sequence[Step], names: Sequence[str] = (), lang: str = "pt-BR", seat: Seat = 0) -> None:
    """Step through a partida, from a seat's eyes: its start (a step without events), then one step an act."""
    CarteadoApp(lang, lambda app: watching(steps, names, app.words, seat)).run()
