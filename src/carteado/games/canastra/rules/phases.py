"""What a partida of canastra or buraco waits for."""

from typing import Final

DRAW_SHUFFLE: Final = 0  # the pack from which the first dealer is drawn
DRAWING: Final = 1
LOT: Final = 2
SHUFFLE: Final = 3
CUTTING: Final = 4
BUYING: Final = 5  # a seat draws, or takes the lixo
PLAYING: Final = 6  # it lays, adds and discards
OVER: Final = 7

NAMES: Final = ("draw-shuffle", "drawing", "lot", "shuffle", "cutting", "buying", "playing", "over")
NO_SEAT: Final = -1

# How a turn drew.
NOTHING_DRAWN: Final = 0
FROM_STOCK: Final = 1
FROM_LIXO: Final = 2
DRAWN_NAMES: Final = ("", "stock", "lixo")

# Where a morto is, unless a seat has taken it.
THERE: Final = -1
TURNED: Final = -2
