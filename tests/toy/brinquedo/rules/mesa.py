"""A partida of Brinquedo as the engine keeps it: plain numbers and tuples, and every card known by its place in a pack.

Rule 1: `first` is the pack of the deal, `second` the stock as it was shuffled again, and they alone are hidden, with the
        answers to a claim. All else is public: a card is a number, its place in `first`, or after those in `second`.
Rule 2: who has seen a card is a mask of eyes, so view, places and worlds follow one rule.
Rule 3: a card in `mixed` has gone into `second` and lies nowhere else.
"""

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from carteado.game import REFEREE, Seat
from toy.brinquedo.rules.rulebook import DECK, BrinquedoRules, rules_of

SIZE: Final = len(DECK)
NOBODY: Final = -1
HIDDEN: Final = -1

# What the game waits for.
LOT: Final = "lot"
SHUFFLE: Final = "shuffle"
TURN: Final = "turn"
BOUGHT: Final = "bought"
CLAIM: Final = "claim"
RESHUFFLE: Final = "reshuffle"
DIE_THROWN: Final = "die"
OVER: Final = "over"
IN_DEAL: Final = (TURN, BOUGHT, CLAIM, RESHUFFLE, DIE_THROWN)

# What a seat does in this deal.
PLAYING: Final = "playing"
FOLDED: Final = "folded"
SITTING: Final = "sitting"
OUT: Final = "out"

UNANSWERED: Final = 0
PASSED: Final = 1
CLAIMED: Final = 2
ANSWERED: Final = 3  # in the eyes of others

_REFEREE_EYE: Final = 1 << 8
_PUBLIC_EYE: Final = 1 << 9
EVERYBODY: Final = (1 << 10) - 1


def eye(seat: Seat) -> int:
    """The bit of this pair of eyes."""
    if seat >= 0:
        return 1 << seat
    return _REFEREE_EYE if seat == REFEREE else _PUBLIC_EYE


def hand_eyes(seat: Seat) -> int:
    """Who sees a card in the hand of this seat."""
    return eye(seat) | _REFEREE_EYE


@dataclass(slots=True)
class Mesa:
    """Everything there is; `book` is all of it that is public."""

    rules: BrinquedoRules
    seats: int
    phase: str
    chips: tuple[int, ...]
    pot: int = 0
    dealer: Seat = NOBODY
    deal: int = 0
    turn: Seat = NOBODY
    turns: int = 0
    status: tuple[str, ...] = ()
    gamblers: tuple[Seat, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    melds: tuple[tuple[Seat, tuple[int, ...]], ...] = ()
    pile: tuple[int, ...] = ()
    aside: tuple[tuple[Seat, tuple[int, ...]], ...] = ()
    mixed: tuple[int, ...] = ()
    stock: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    passed_over: tuple[tuple[int, int], ...] = ()  # a card of a hand, and the face it cannot have
    windows: int = 0
    asked: tuple[Seat, ...] = ()
    how: str = ""
    clause: str = ""
    answers: tuple[int, ...] = ()
    first: tuple[int, ...] = ()
    second: tuple[int, ...] = ()

    def face(self, card: int) -> int:
        """What is printed on the card at this place."""
        return self.first[card] if card < SIZE else self.second[card - SIZE]

    def playing(self) -> list[Seat]:
        """The seats still in the deal, the first to play after the dealer first."""
        order = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
        return [seat for seat in order if self.status[seat] == PLAYING]

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats still in the deal, in order after this one."""
        order = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in order if self.status[other] == PLAYING]

    def show(self, cards: tuple[int, ...], eyes: int) -> None:
        """These eyes see these cards now, and remember them."""
        seen = list(self.seen)
        for card in cards:
            seen[card] |= eyes
        self.seen = tuple(seen)

    def pays(self, seat: Seat, amount: int) -> None:
        """The seat puts chips into the pot, or with a negative amount takes them."""
        chips = list(self.chips)
        chips[seat] -= amount
        self.chips = tuple(chips)
        self.pot += amount

    def holds(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """The hand of the seat is now this."""
        hands = list(self.hands)
        hands[seat] = cards
        self.hands = tuple(hands)

    def copy(self) -> "Mesa":
        """The same, to be changed by oneself; what is in it never changes in place."""
        return replace(self)

    def key(self) -> tuple[object, ...]:
        """All of it as plain values, the hidden part last."""
        told = [getattr(self, field.name) for field in fields(self)[1:]]
        return (self.rules.id, self.rules.options, *told)

    def book(self) -> tuple[object, ...]:
        """What is public, as plain values."""
        return self.key()[2:-3]


def restored(key: tuple[Any, ...]) -> Mesa:
    """The partida with this key."""
    return Mesa(rules_of(dict(key[1])), *key[2:])
