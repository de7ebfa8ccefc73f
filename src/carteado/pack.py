"""The words every game has for its pack: chance shuffles it and draws lots, seats cut and deal it, a referee rules on it.

Rule 1: cards are counted, not told apart: a pack is any multiset of cards, up to eight packs of 52.
Rule 2: a card that not all may see is the event's secret.
"""

from random import Random
from typing import Final

from carteado.cards import CARDS, Card, shuffled
from carteado.game import Action, Event, Seat
from carteado.native import mypyc_attr

# A pack as one number: how many there are of each card, ten bits a card.
CARD_UNITS: Final[tuple[int, ...]] = tuple([1 << 10 * index for index in range(len(CARDS))])
MOST_CARDS: Final = 416  # eight packs of 52


def counted(pack: tuple[int, ...]) -> int:
    """These cards as one number, whatever their order: equal cards are counted."""
    counts = 0
    for index in pack:
        counts += CARD_UNITS[index]
    return counts


@mypyc_attr(acyclic=True)
class Shuffle(Action):
    """Chance: the pack, top card first. It is held as the engine holds it, by index; `counts` is how many of each it has."""

    __slots__ = ("counts", "pack")
    __match_args__ = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.pack = tuple([card.index for card in cards])
        self.counts = counted(self.pack)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, top card first."""
        return tuple([CARDS[index] for index in self.pack])

    def mixed(self, rng: Random, last: int = 0) -> "Shuffle":
        """The same cards in a random order: see `cards.shuffled`."""
        made = Shuffle(())
        made.pack = shuffled(self.pack, rng, last)
        made.counts = self.counts
        return made


@mypyc_attr(acyclic=True)
class Lot(Action):
    """Chance: a lot among `below`, counted from 0; what is offered has `drawn` 0, and any number below is accepted."""

    __slots__ = ("below", "drawn")
    __match_args__ = ("below", "drawn")

    def __init__(self, below: int, drawn: int = 0) -> None:
        self.below = below
        self.drawn = drawn


@mypyc_attr(acyclic=True)
class Draw(Action):
    """Draw the card at this position of the spread pack, 1 on top, for the first deal."""

    __slots__ = ("at",)
    __match_args__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at


@mypyc_attr(acyclic=True)
class Cut(Action):
    """Lift this many cards off the top and put them under the rest."""

    __slots__ = ("at",)
    __match_args__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at


@mypyc_attr(acyclic=True)
class Deal(Action):
    """The dealer deals: one seat its packet, or with -1 all that is still to be dealt."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat = -1) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Keep(Action):
    """Keep this card, which turned up in the deal."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class Refuse(Action):
    """Do not keep this card, which turned up in the deal."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class Ruling(Action):
    """The referee applies a clause. What else is needed depends on the clause.

    `cards` are cards seen by all, `face_down` how many more were thrown face down, `sanction` a letter of the ladder,
    `score` the new score where the clause lets the referee set it, `why` the reason in words.
    """

    __slots__ = ("cards", "clause", "face_down", "offender", "sanction", "score", "why")
    __match_args__ = ("clause", "offender", "cards", "face_down", "sanction", "score", "why")

    def __init__(
        self,
        clause: str,
        offender: Seat | None = None,
        cards: tuple[Card, ...] = (),
        face_down: int = 0,
        sanction: str = "",
        score: tuple[int, ...] = (),
        why: str = "",
    ) -> None:
        self.clause = clause
        self.offender = offender
        self.cards = cards
        self.face_down = face_down
        self.sanction = sanction
        self.score = score
        self.why = why


@mypyc_attr(acyclic=True)
class Shuffled(Event):
    """The pack was shuffled for a mão, or, while there is no dealer (-1), for the draw of the first one."""

    __slots__ = ("dealer", "mao")
    __match_args__ = ("dealer", "mao")

    def __init__(self, dealer: Seat, mao: int) -> None:
        super().__init__()
        self.dealer = dealer
        self.mao = mao


@mypyc_attr(acyclic=True)
class Reshuffled(Event):
    """The stock or the shoe ran out in the middle of a deal, and chance made a new one of so many cards."""

    __slots__ = ("count",)
    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


@mypyc_attr(acyclic=True)
class LotDrawn(Event):
    """A lot was drawn among `below`, counted from 0."""

    __slots__ = ("below", "drawn")
    __match_args__ = ("below", "drawn")

    def __init__(self, below: int, drawn: int) -> None:
        super().__init__()
        self.below = below
        self.drawn = drawn


@mypyc_attr(acyclic=True)
class Drew(Event):
    """A seat drew a card for the first deal and turned it up."""

    __slots__ = ("at", "card", "seat")
    __match_args__ = ("seat", "at", "card")

    def __init__(self, seat: Seat, at: int, card: Card) -> None:
        super().__init__()
        self.seat = seat
        self.at = at
        self.card = card


@mypyc_attr(acyclic=True)
class DealerDrawn(Event):
    """The heaviest card decided the first dealer; no dealer when all must draw again."""

    __slots__ = ("clause", "dealer")
    __match_args__ = ("dealer", "clause")

    def __init__(self, dealer: Seat | None, clause: str) -> None:
        super().__init__()
        self.dealer = dealer
        self.clause = clause


@mypyc_attr(acyclic=True)
class WasCut(Event):
    """The cutter cut the pack."""

    __slots__ = ("at", "seat")
    __match_args__ = ("seat", "at")

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__()
        self.seat = seat
        self.at = at


@mypyc_attr(acyclic=True, free_list_len=1)
class Dealt(Event):
    """A seat got its cards; the secret is theirs, unless they lie in the dark."""

    __slots__ = ("seat",)
    __match_args__ = ("seat", "secret_cards", "audience")

    def __init__(self, seat: Seat, secret_cards: tuple[Card, ...] = (), audience: tuple[Seat, ...] = ()) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat


@mypyc_attr(acyclic=True)
class TurnedUp(Event):
    """A card turned up while it was dealt to a seat."""

    __slots__ = ("card", "clause", "seat")
    __match_args__ = ("seat", "card", "clause")

    def __init__(self, seat: Seat, card: Card, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause


@mypyc_attr(acyclic=True)
class Kept(Event):
    """A seat kept a card that had turned up."""

    __slots__ = ("card", "clause", "seat")
    __match_args__ = ("seat", "card", "clause")

    def __init__(self, seat: Seat, card: Card, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause


@mypyc_attr(acyclic=True)
class Looked(Event):
    """A seat saw the cards of `whose`: the partner's in an eleven hand, its own after a dark vaza."""

    __slots__ = ("clause", "seat", "whose")
    __match_args__ = ("seat", "whose", "clause", "secret_cards", "audience")

    def __init__(
        self,
        seat: Seat,
        whose: Seat,
        clause: str,
        secret_cards: tuple[Card, ...] = (),
        audience: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.whose = whose
        self.clause = clause


@mypyc_attr(acyclic=True)
class Ruled(Event):
    """The referee applied a clause: `effect` names the consequence, `score` is the score it set, if it did."""

    __slots__ = ("clause", "effect", "offender", "sanction", "score", "why")
    __match_args__ = ("clause", "offender", "effect", "sanction", "why", "score")

    def __init__(
        self,
        clause: str,
        offender: Seat | None,
        effect: str,
        sanction: str = "",
        why: str = "",
        score: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.clause = clause
        self.offender = offender
        self.effect = effect
        self.sanction = sanction
        self.why = why
        self.score = score


@mypyc_attr(acyclic=True)
class PartidaEnded(Event):
    """The partida is over; `side` won it, or with -1 nobody alone did."""

    __slots__ = ("clause", "how", "score", "side")
    __match_args__ = ("side", "score", "how", "clause")

    def __init__(self, side: int, score: tuple[int, ...], how: str, clause: str) -> None:
        super().__init__()
        self.side = side
        self.score = score
        self.how = how
        self.clause = clause


# One shared object for every act that can be listed.
CUTS: Final = tuple([Cut(at) for at in range(MOST_CARDS)])
DRAWS: Final = tuple([Draw(at) for at in range(MOST_CARDS + 1)])
THE_DEAL: Final = Deal()

EVENTS: Final[tuple[type[Event], ...]] = (
    Shuffled, Drew, DealerDrawn, WasCut, Dealt, TurnedUp, Kept, Looked, Ruled, PartidaEnded,
)  # fmt: skip
# How long, in milliseconds, a table rests after an event so that people can follow it.
RESTS: Final[dict[type[Event], int]] = {
    Shuffled: 500, Reshuffled: 900, LotDrawn: 900, Drew: 500, DealerDrawn: 1500, WasCut: 500, Dealt: 900, TurnedUp: 900,
    Kept: 900, Ruled: 2500, PartidaEnded: 1500,
}  # fmt: skip
