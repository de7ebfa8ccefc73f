"""One mão of truco as it stands, from the deal to who has won it.

Rule 1: this file reads a mão; what may be done in it is in `play_menu`, and whatever changes it in `moves`.
Rule 2: a card is known by its place: `hands[seat * 3 + place]` is its face, `held` the places still in hand.
Rule 3: a stake pending an answer is `asked`; `stake` is what running from it would cost.
"""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import Seat
from carteado.games.truco.rules.rulebook import BLIND_ALL, BLIND_FIRST, KILL_OR_LOSE_MAO, TrucoRules
from carteado.games.truco.rules.strength import NO_CARD
from carteado.native import mypyc_attr
from carteado.tricks.vaza import TIED, best_of_seats, close, entry_at, first_of_strength, place_of, seat_of

NORMAL: Final = 0
ELEVEN: Final = 1
IRON: Final = 2

BITS: Final = tuple([1 << bit for bit in range(12)])  # a seat, or a place of the hands, as a mask
ALL_SEATS: Final[tuple[int, ...]] = (0, 1, 3, 7, 15)  # the seats of a table of so many, as a mask
SIDES: Final[tuple[int, ...]] = (5, 10)  # the seats of each side, as a mask
LOST_MAO: Final = 16  # beside a closed vaza: who called on a card and did not beat it loses the mão


@mypyc_attr(acyclic=True, free_list_len=1)
class Mao:
    """A mão in play. `winner` is a side, `UNDECIDED`, or `ALL_TIED` when three ties leave it to the code."""

    __slots__ = (
        "asked", "callers", "dealer", "exposed", "fallen", "folded", "forced", "hands", "held", "kill", "kind", "laid",
        "missing_a", "missing_b", "owner", "power", "raiser", "results", "rules", "seats", "stake", "strong", "trail", "turn",
        "vaza", "vira", "went", "winner",
    )  # fmt: skip

    def __init__(
        self,
        rules: TrucoRules,
        seats: int,
        dealer: Seat,
        kind: int,
        owner: int,
        missing_a: int,
        missing_b: int,
        hands: tuple[int, ...],
        vira: int,
        power: tuple[int, ...],
        strong: int,
        held: int,
        trail: int,
        fallen: int,
        vaza: int,
        results: int,
        turn: Seat,
        went: int,
        stake: int,
        asked: int,
        raiser: int,
        callers: tuple[Seat, ...],
        folded: int,
        laid: int,
        exposed: tuple[int, ...],
        kill: int,
        forced: tuple[int, ...],
        winner: int,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.dealer = dealer
        self.kind = kind
        self.owner = owner
        self.missing_a = missing_a
        self.missing_b = missing_b
        self.hands = hands
        self.vira = vira
        self.power = power
        self.strong = strong
        self.held = held
        self.trail = trail
        self.fallen = fallen
        self.vaza = vaza
        self.results = results
        self.turn = turn
        self.went = went
        self.stake = stake
        self.asked = asked
        self.raiser = raiser
        self.callers: tuple[Seat, ...] = callers
        self.folded = folded
        self.laid = laid
        self.exposed = exposed
        self.kill = kill
        self.forced = forced
        self.winner = winner

    def copy(self) -> "Mao":
        """Another mão, the same."""
        return Mao(
            self.rules, self.seats, self.dealer, self.kind, self.owner, self.missing_a, self.missing_b, self.hands, self.vira,
            self.power, self.strong, self.held, self.trail, self.fallen, self.vaza, self.results, self.turn, self.went,
            self.stake, self.asked, self.raiser, self.callers, self.folded, self.laid, self.exposed, self.kill, self.forced,
            self.winner,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """The content, as plain values, in the order of the constructor without rules, seats, power and strong."""
        return (
            self.dealer, self.kind, self.owner, self.missing_a, self.missing_b, self.hands, self.vira, self.held, self.trail,
            self.fallen, self.vaza, self.results, self.turn, self.went, self.stake, self.asked, self.raiser, self.callers,
            self.folded, self.laid, self.exposed, self.kill, self.forced, self.winner,
        )  # fmt: skip

    def card(self, seat: Seat, place: int) -> Card:
        """The face at a place."""
        return CARDS[self.hands[seat * 3 + place]]

    def holds(self, seat: Seat, place: int) -> bool:
        """Whether the card dealt to this place is still in hand."""
        return self.held >> (seat * 3 + place) & 1 == 1

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards still in hand."""
        return tuple([self.card(seat, place) for place in range(3) if self.holds(seat, place)])

    def dealt(self, seat: Seat) -> tuple[Card, ...]:
        """The three cards a seat was dealt."""
        base = seat * 3
        hands = self.hands
        return (CARDS[hands[base]], CARDS[hands[base + 1]], CARDS[hands[base + 2]])

    def place(self, seat: Seat, card: Card) -> int:
        """The place of a card in hand, or -1."""
        base = seat * 3
        for place in range(3):
            if self.hands[base + place] == card.index and self.held >> (base + place) & 1:
                return place
        return -1

    def dark(self) -> bool:
        """Whether nobody sees the cards in hand, not even their owner."""
        if self.kind != IRON:
            return False
        how = self.rules.iron
        return how == BLIND_ALL or (how == BLIND_FIRST and self.vaza == 0)

    def vira_open(self) -> bool:
        """Whether all see the vira."""
        hidden = self.kind == IRON and self.rules.iron_vira_hidden and self.vaza == 0
        return self.vira != NO_CARD and not hidden

    def missing(self, side: int) -> int:
        """The points a side lacks to win the partida."""
        return self.missing_b if side else self.missing_a

    def forced_of(self, seat: Seat) -> int:
        """The card a seat has to play next because it fell too early, as place * 2 + covered, or -1."""
        for item in self.forced:
            if item // 6 == seat:
                return item % 6
        return -1

    def first_answerer(self) -> Seat:
        """The seat asked first."""
        first = self.callers[-1] + 1
        if first == self.seats:
            first = 0
        return first if not self.folded >> first & 1 else first ^ 2

    def answerers(self) -> tuple[Seat, ...]:
        """The seats that may answer the call pending, first the one who plays next after the caller."""
        caller = self.callers[-1]
        first = (caller + 1) % self.seats
        if self.seats == 2:
            return (first,)
        second = (caller + 3) % self.seats
        if self.folded >> first & 1:
            return (second,)
        return (first,) if self.folded >> second & 1 else (first, second)

    def vazas(self) -> tuple[tuple[int, ...], ...]:
        """The entries of the trail, vaza by vaza, the one in play last."""
        entries = [entry_at(self.trail, nth) for nth in range(self.fallen)]
        return tuple([tuple(entries[at : at + self.seats]) for at in range(0, self.fallen, self.seats)])

    def face(self, entry: int) -> Card:
        """The card behind an entry of the trail."""
        return self.card(seat_of(entry), place_of(entry))

    def closed(self, trail: int) -> int:
        """Result and next lead of a whole vaza (see `close`), with what a truco on an open card adds to it."""
        closed = close(trail, self.seats, self.hands, self.power, self.rules.tie_lead, self.rules.all_down_lead)
        if self.kill == 0:
            return closed
        called_on = best_of_seats(trail, self.seats, self.hands, self.power, self.kill)
        other = 0 if self.kill & SIDES[0] else 1
        best = best_of_seats(trail, self.seats, self.hands, self.power, SIDES[1 - other])
        lost = self.rules.must_kill == KILL_OR_LOSE_MAO and best <= called_on
        if closed >> 2 == TIED and best == called_on:
            closed = other * 4 + first_of_strength(trail, self.hands, self.power, self.kill, best)
        return closed | LOST_MAO if lost else closed
