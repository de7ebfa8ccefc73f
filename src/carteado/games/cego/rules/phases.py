"""What a partida of Truco Cego waits for, and how it writes down a card drawn for the first deal."""

from typing import Final

DRAW_SHUFFLE: Final = 0
DRAWING: Final = 1
SHUFFLE: Final = 2
CUTTING: Final = 3
DEALING: Final = 4
EXPOSED: Final = 5
PLAYING: Final = 6
OVER: Final = 7
PHASES: Final[tuple[str, ...]] = ("draw-shuffle", "draw", "shuffle", "cut", "deal", "exposed", "play", "over")

DRAW_AT: Final = 64  # a card drawn for the first deal is seat * DRAW_AT + its position in the pack
