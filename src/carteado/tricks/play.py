"""A card falls, and a vaza is taken: the act and the events that every game of vazas has."""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import Action, Event, Seat
from carteado.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Play(Action):
    """Play a card, open or face down, alone or with a call (`call` is the stake asked for, 0 for none)."""

    __slots__ = ("call", "card", "down")
    __match_args__ = ("card", "down", "call")

    def __init__(self, card: Card, down: bool = False, call: int = 0) -> None:
        self.card = card
        self.down = down
        self.call = call


@mypyc_attr(acyclic=True, free_list_len=1)
class Played(Event):
    """A card fell, open (`card`) or face down (`card` is None and the secret its owner's).

    `place` is set when the card was played in the dark.
    """

    __slots__ = ("card", "down", "place", "seat")
    __match_args__ = ("seat", "card", "down", "place", "secret_cards", "audience")

    def __init__(
        self,
        seat: Seat,
        card: Card | None,
        down: bool = False,
        place: int = 0,
        secret_cards: tuple[Card, ...] = (),
        audience: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.card = card
        self.down = down
        self.place = place


@mypyc_attr(acyclic=True)
class VazaWon(Event):
    """A vaza ended: won by a side (with the seat of the best card), or tied (`side` is None)."""

    __slots__ = ("clause", "lead", "nth", "side")
    __match_args__ = ("nth", "side", "lead", "clause")

    def __init__(self, nth: int, side: int | None, lead: Seat, clause: str) -> None:
        super().__init__()
        self.nth = nth
        self.side = side
        self.lead = lead
        self.clause = clause


# One shared object for every play that can be listed.
PLAYS_A_CARD: Final = 26
PLAYS: Final = tuple([Play(card, down, call) for card in CARDS for call in range(13) for down in (False, True)])

# How long, in milliseconds, a table rests after an event so that people can follow it.
RESTS: Final[dict[type[Event], int]] = {Played: 700, VazaWon: 1300}
