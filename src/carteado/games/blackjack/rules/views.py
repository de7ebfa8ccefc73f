"""What a seat of blackjack knows: `shown` lies on the table, `known` is which draw each card was, and what is gone."""

from dataclasses import dataclass

from carteado.cards import Card
from carteado.game import Seat, Value, View

Cards = tuple[Card, ...]


@dataclass(eq=False, repr=False)
class Mao(Value):
    """One hand: its cards and total where the viewer sees them, `count` of them in any case.

    `stake` is in half chips; `born` is 0 as dealt, 1 or 2 after a first or second split, `of_aces` after a split of aces;
    `state` is `live`, `stood`, `bust` or `surrendered`. Once it is settled, `how` tells the result and `gain` what it brought.
    """

    count: int
    hand_cards: Cards
    total: int
    soft: bool
    blackjack: bool
    stake: int
    born: int
    of_aces: bool
    doubled: bool
    state: str
    how: str
    gain: int


@dataclass(eq=False, repr=False)
class Lugar(Value):
    """One seat: its chips and what it still has to stake, in half chips, its bet in whole ones, its hands."""

    seat: Seat
    score: int
    free: int
    bet: int
    insured: bool
    able: bool
    maos: tuple[Mao, ...]


@dataclass(eq=False, repr=False)
class Mesa(Value):
    """Everything on and around the table.

    `opening` is what everybody began the session with, `base` what they had when the round was dealt. `hand` is which of the
    hands of `turn` is asked or played. `waits` is whether a new shoe is needed in the middle of a round. `checked` is whether
    the house looked at its hidden card and has no BlackJack; while that card is `hidden`, `house_cards` is the open one alone.
    """

    seats: int
    phase: str
    waits: bool
    opening: tuple[int, ...]
    score: tuple[int, ...]
    base: tuple[int, ...]
    mao: int
    rounds: int
    turn: Seat
    hand: int
    turns: int
    decks: int
    shoe: int
    house_count: int
    house_cards: Cards
    house_total: int
    checked: bool
    hidden: bool
    lugares: tuple[Lugar, ...]
    how: str
    clause: str


@dataclass(eq=False, repr=False)
class Memory(Value):
    """How the cards came to lie so.

    `gone_cards` left the shoe in earlier rounds, sorted; `cards` is how many the shoes of the round have together, `drawn` how
    many were drawn in it. `draws` are the numbers of the draws of each hand, of all seats in order, `house_draws` those of the
    house; `due` whether each hand has a card coming, `at` the hand that is asked or played.
    """

    gone_cards: Cards
    cards: int
    drawn: int
    draws: tuple[tuple[int, ...], ...]
    house_draws: tuple[int, ...]
    due: tuple[int, ...]
    at: int


class BlackjackView(View):
    """What a seat knows of a session of blackjack."""

    __slots__ = ("known", "shown")
    __match_args__ = ("regulation", "options", "seat", "actors", "known", "shown")

    def __init__(
        self,
        regulation: str,
        options: tuple[tuple[str, str], ...],
        seat: Seat,
        actors: tuple[Seat, ...],
        known: Memory,
        shown: Mesa,
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known
        self.shown = shown

    def playing(self) -> Mao | None:
        """The hand that is asked or played now."""
        shown = self.shown
        return shown.lugares[shown.turn].maos[shown.hand] if shown.turn >= 0 else None


VALUES = (Mao, Lugar, Mesa, Memory, BlackjackView)
