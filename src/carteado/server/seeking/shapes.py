"""What is said on the WebSocket of somebody who looks for a table; what comes in forbids unknown fields."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from carteado.table.messages import Lang

GameName = Annotated[str, Meta(min_length=1, max_length=40)]


class Seek(Struct, kw_only=True, forbid_unknown_fields=True, tag="seek"):
    """Look for a table of this game: people who look for it too, and bots where too few come."""

    game: GameName
    lang: Lang = "pt-BR"


class Seeking(Struct, kw_only=True, tag="seeking"):
    """So many look for a table of the game, who asks among them; a table has so many `seats`.

    In `left` milliseconds bots take the chairs that are free.
    """

    game: str
    waiting: int
    seats: int
    left: int


class Found(Struct, kw_only=True, tag="found"):
    """A table at which who asks has a seat."""

    table: str


class NotSeeking(Struct, kw_only=True, tag="not-seeking"):
    """Nobody looks for who asked any more: a code for programs, the sentence for people."""

    code: str
    text: str


class Sought(Struct, kw_only=True, forbid_unknown_fields=True):
    """How many people look for a table of a game at this moment."""

    game: str
    waiting: int


RECEIVED: Final[dict[str, Any]] = {"Seek": Seek}
SENT: Final[dict[str, Any]] = {"SeekNews": Seeking | Found | NotSeeking, "Sought": Sought}
