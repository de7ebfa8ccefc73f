"""What a partida of truco is waiting for, from the draw of the first dealer to its end."""

from typing import Final

DRAW_SHUFFLE: Final = 0
DRAWING: Final = 1
SHUFFLE: Final = 2
CUTTING: Final = 3
DEALING: Final = 4
CHOOSING_ELEVEN: Final = 5
PLAYING: Final = 6
ANSWERING: Final = 7
CHOOSING_CARD: Final = 8
EXPOSED: Final = 9
OVER: Final = 10
PHASES: Final = (
    "draw-shuffle", "draw", "shuffle", "cut", "deal", "eleven", "play", "answer", "choose-card", "exposed", "over",
)  # fmt: skip

NO_SEAT: Final = -1
