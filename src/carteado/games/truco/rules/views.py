"""The table as one pair of eyes sees it: nothing here that the seat may not know, `None` where it does not see."""

from dataclasses import dataclass

from carteado.cards import Card
from carteado.game import Seat, Value, View


class Fallen(Value):
    """A card on the table. `place` is 0 unless the viewer may know which of the three places it came from."""

    __slots__ = ("card", "down", "place", "seat")
    __match_args__ = ("seat", "card", "down", "place")

    def __init__(self, seat: Seat, card: Card | None, down: bool, place: int) -> None:
        self.seat = seat
        self.card = card
        self.down = down
        self.place = place

    def fields(self) -> tuple[object, ...]:
        """Written out, for views are compared after every act."""
        return (self.seat, self.card, self.down, self.place)


class Hand(Value):
    """One seat's three cards.

    `dealt_cards` are the faces seen place by place, fallen ones included, and a card that came in place of another where
    the viewer had looked at the hand; `held` the places still in hand, where the viewer may tell places apart; `laid` the
    places lying open. `exposed_cards` are cards that all know to be in this hand or face down on the table since so many
    cards had fallen (`exposed_since`); `partner_cards` the same by art. 21.
    """

    __slots__ = ("count", "dealt_cards", "exposed_cards", "exposed_since", "held", "laid", "partner_cards", "seat")
    __match_args__ = (
        "seat", "count", "dealt_cards", "held", "laid", "exposed_cards", "exposed_since", "partner_cards",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        count: int,
        dealt_cards: tuple[Card | None, ...],
        held: tuple[int, ...],
        laid: tuple[int, ...],
        exposed_cards: tuple[Card, ...],
        exposed_since: tuple[int, ...],
        partner_cards: tuple[Card, ...],
    ) -> None:
        self.seat = seat
        self.count = count
        self.dealt_cards = dealt_cards
        self.held = held
        self.laid = laid
        self.exposed_cards = exposed_cards
        self.exposed_since = exposed_since
        self.partner_cards = partner_cards

    def fields(self) -> tuple[object, ...]:
        """Written out, for views are compared after every act."""
        return (
            self.seat, self.count, self.dealt_cards, self.held, self.laid, self.exposed_cards, self.exposed_since,
            self.partner_cards,
        )  # fmt: skip

    def seen(self) -> tuple[Card, ...]:
        """The cards in hand whose faces the viewer sees."""
        cards = [self.dealt_cards[place - 1] for place in self.held]
        return tuple([card for card in cards if card is not None])


@dataclass(eq=False, repr=False)
class Mesa(Value):
    """Everything on and around the table.

    `cut` is whether packs are cut at all, `pack` how many cards are out, `kind` one of `normal`, `eleven` and `iron`;
    `owner` the side on eleven; `results` one number a vaza, a side or 2 for tied; `raiser` the side that called last, -1
    for none; `callers` the seats of the calls still unanswered; `winner` a side, 2 for three ties, -1 while undecided.
    `vira` is `none`, `hidden` or `open`; `end` the end dealt from; `packets` the seats dealt to so far; `must_kill` the
    seats whose open cards a truco has to beat; `forced` cards fell too early and must be played next (`forced_places` is
    0 where the viewer may not tell). `saw_top`, `vira_at`, `takes` and `peeked_at` say, to all, what came from where.
    `giving` is how the deal goes: `packet` by packet, `asked` while the cutter says whether one burns before all is given,
    `waived` once none does.
    """

    seats: int
    cut: bool
    phase: str
    score: tuple[int, int]
    base: tuple[int, int]
    dealer: Seat
    next_dealer: Seat
    mao: int
    top: int
    pack: int
    cuts: int
    burn_banned: bool
    burned_cards: tuple[Card | None, ...]
    drawn: tuple[int, ...]
    drawn_cards: tuple[Card, ...]
    kind: str
    owner: int
    hands: tuple[Hand, ...]
    vazas: tuple[tuple[Fallen, ...], ...]
    results: tuple[int, ...]
    turn: Seat
    stake: int
    asked: int
    raiser: int
    callers: tuple[Seat, ...]
    folded: tuple[Seat, ...]
    winner: int
    thrower: Seat
    thrown_cards: tuple[Card, ...]
    sanctions: tuple[tuple[Seat, str, str], ...]
    how: str
    clause: str
    vira: str
    vira_card: Card | None
    vira_at: int
    end: int
    saw: int
    saw_top: int
    takes: tuple[int, ...]
    packets: tuple[Seat, ...]
    burned: int
    peekers: tuple[Seat, ...]
    peeked_at: tuple[int, ...]
    peeked_cards: tuple[Card | None, ...]
    redeals: int
    giving: str
    must_kill: tuple[Seat, ...]
    forced_seats: tuple[Seat, ...]
    forced_places: tuple[int, ...]
    forced_cards: tuple[Card | None, ...]
    forced_down: tuple[int, ...]

    def due(self) -> Seat:
        """The seat whose packet comes next: the first after the dealer that has none."""
        order = [(self.dealer + 1 + nth) % self.seats for nth in range(self.seats)]
        return next((seat for seat in order if seat not in self.packets), order[0])


class TrucoView(View):
    """What a seat knows of a partida of truco."""

    __slots__ = ("known", "shown")
    __match_args__ = ("regulation", "options", "seat", "actors", "known", "shown")

    def __init__(
        self,
        regulation: str,
        options: tuple[tuple[str, str], ...],
        seat: Seat,
        actors: tuple[Seat, ...],
        known: Mesa,
        shown: Mesa,
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known
        self.shown = shown

    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards, as far as they see them."""
        hands = self.known.hands
        return hands[self.seat].seen() if 0 <= self.seat < len(hands) else ()

    def table(self) -> tuple[Fallen, ...]:
        """The cards of the vaza in play."""
        vazas = self.known.vazas
        return vazas[-1] if vazas and len(vazas) > len(self.known.results) else ()


VALUES = (Fallen, Hand, Mesa, TrucoView)
