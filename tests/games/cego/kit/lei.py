"""A lei do jogo said by A at 4 to 20, so that the falta is 4, and answered after looking."""

from collections.abc import Mapping
from typing import Final

from carteado.game import Seat
from games.cego.kit.mesa import MesaCego, roda

# Seat 0 of A, or seat 3 of B, has the best points and the best cards.
A_BEST: Final = {0: "1B 7B 1E", 3: "4O 5B 6C"}
B_BEST: Final = {0: "4O 5B 6C", 3: "1B 7B 1E"}
SCORE: Final = (4, 20)


def lei(hands: Mapping[int, str], seat: Seat = 0, *, score: tuple[int, int] = SCORE) -> MesaCego:
    """A roda in which this seat has said the lei do jogo, the cards being out."""
    return roda(hands, score=score, lei=seat)


def declared(table: MesaCego, *holders: Seat) -> MesaCego:
    """All who are asked now say whether they have a flor."""
    window = table.mesa.window
    while table.mesa.window == window:
        seat = table.state.actors()[0]
        table.say(seat, "flor" if seat in holders else "e-boa")
    return table
