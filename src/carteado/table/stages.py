"""How far a table is: before a match, in a partida, between two of them, after the match."""

from typing import Final

Stage = str
OPEN: Final = "open"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"
