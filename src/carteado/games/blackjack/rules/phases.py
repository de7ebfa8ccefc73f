"""What a session waits for, and how a hand stands: small numbers inside, words at the surface."""

from typing import Final

BETTING: Final = 0
SHUFFLE: Final = 1
DEALING: Final = 2
ASKING: Final = 3  # insurance, early surrender
PLAYING: Final = 4
HOUSE: Final = 5
OVER: Final = 6
NAMES: Final = ("betting", "shuffle", "dealing", "asking", "playing", "house", "over")

LIVE: Final = 0
STOOD: Final = 1
BUST: Final = 2
GIVEN_UP: Final = 3
STATES: Final = ("live", "stood", "bust", "surrendered")

NO_SEAT: Final = -1
