"""What a partida of cacheta or pif-paf waits for, and what a seat has done in a deal."""

from typing import Final

LOT: Final = 0
SHUFFLE: Final = 1
CUTTING: Final = 2
BETTING: Final = 3
MIXING: Final = 4  # the hands of those who abandoned are shuffled into the rest
RECUTTING: Final = 5
BUYING: Final = 6  # a seat draws, or takes the last discard
RESTOCKING: Final = 7  # it waits until the lixo is the stock
PLAYING: Final = 8  # it goes out or discards
CLAIMING: Final = 9  # the others say whether they go out with the discard
OVER: Final = 10

NAMES: Final = (
    "lot", "shuffle", "cutting", "betting", "mixing", "recutting", "buying", "restocking", "playing", "claiming", "over",
)  # fmt: skip
NO_SEAT: Final = -1
NO_FACE: Final = -1

# How a turn drew.
NOTHING_DRAWN: Final = 0
FROM_STOCK: Final = 1
FROM_LIXO: Final = 2
DRAWN_NAMES: Final = ("", "stock", "lixo")

# What a seat does in the deal.
AWAY: Final = 0  # eliminated, or without a chip for the pingo
IN: Final = 1
ABANDONED: Final = 2
THREW: Final = 3
STATUS_NAMES: Final = ("away", "in", "abandoned", "threw")

# Answers in a window; a face is a claim that discards it.
UNANSWERED: Final = -3
PASSED: Final = -2
ALL_TEN: Final = -1
