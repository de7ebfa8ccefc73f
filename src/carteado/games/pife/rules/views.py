"""What a seat of cacheta or pif-paf knows: `shown` lies on the table, `known` is what one remembers of how it came there."""

from dataclasses import dataclass

from carteado.cards import Card
from carteado.game import Seat, Value, View

Cards = tuple[Card, ...]


@dataclass(eq=False, repr=False)
class Lugar(Value):
    """One seat: `status` is `in`, `away`, `abandoned` or `threw`, `score` its lives or chips, `bet` its bet in the deal.

    Where the viewer sees the hand, `meld_cards` are its melds and `loose_cards` the rest, as one would hold them. `barred` may
    not go out with a discard, `stock_only` was called for a rebate, `owes` lives that a false batida costs once the deal is
    scored. `spoken` is whether it has bet, `drawn` whether it has drawn in this deal.
    """

    seat: Seat
    status: str
    score: int
    bet: int
    count: int
    hand_cards: Cards
    meld_cards: tuple[Cards, ...]
    loose_cards: Cards
    barred: bool
    stock_only: bool
    owes: int
    spoken: bool
    drawn: bool


@dataclass(eq=False, repr=False)
class Mesa(Value):
    """Everything on and around the table.

    `base` and `base_pot` are what everybody and the pot had when the deal began. `drew` is `stock`, `lixo` or nothing yet,
    `fresh_card` the card just drawn, where the viewer sees it. `asked` answer the window of the last discard, `answered` have;
    `answer` is the viewer's own: `pass` or `claim`, with the card it would discard. `reached` reached for it, `called` were
    called for it; `erred` showed a batida that was none in this turn or window, `alarm` just now. `idle` turns passed without
    the stock, `voids` deals in a row without a result. `ender`, `ended`, `how` and `clause` tell how the last deal and the
    partida ended, `winners` who won it.
    """

    seats: int
    cutting: bool
    phase: str
    score: tuple[int, ...]
    base: tuple[int, ...]
    pot: int
    base_pot: int
    dealer: Seat
    next_dealer: Seat
    mao: int
    turn: Seat
    turns: int
    drew: str
    fresh_card: Card | None
    said: bool
    stock: int
    lixo_cards: Cards
    vira: Card | None
    wild_cards: Cards
    window: int
    windows: int
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    answer: str
    answer_card: Card | None
    reached: tuple[Seat, ...]
    called: tuple[Seat, ...]
    erred: tuple[Seat, ...]
    alarm: tuple[Seat, ...]
    idle: int
    reshuffles: int
    voids: int
    lugares: tuple[Lugar, ...]
    ender: Seat
    ended: str
    how: str
    clause: str
    winners: tuple[Seat, ...]


@dataclass(eq=False, repr=False)
class Memory(Value):
    """How the cards came to lie so: every card that left a pack has a place, counted through the packs of the deal.

    `starts` is where each pack begins, `end` where the last one ends, `cuts` where packs were cut; `stock_at` to `stock_end`
    is the stock. `came` are the places that went into each hand, `came_cards` their faces where the viewer sees them; `proved`
    and `proof_cards` that a hand must have had a card among so many received; `held_cards` are cards all know to be in a hand,
    `tame_cards` curingas that count as themselves there. `left` are those whose hands were shuffled into the stock after the
    bets, `mixed_cards` what each pack made of the lixo consisted of.
    """

    starts: tuple[int, ...]
    end: int
    cuts: tuple[int, ...]
    stock_at: int
    stock_end: int
    vira_at: int
    fresh: int
    came: tuple[tuple[int, ...], ...]
    came_cards: tuple[Cards, ...]
    proved: tuple[tuple[int, ...], ...]
    proof_cards: tuple[Cards, ...]
    held_cards: tuple[Cards, ...]
    tame_cards: tuple[Cards, ...]
    left: tuple[Seat, ...]
    mixed_cards: tuple[Cards, ...]


class PifeView(View):
    """What a seat knows of a partida of cacheta or pif-paf; there is no memory before the first pack."""

    __slots__ = ("known", "shown")
    __match_args__ = ("regulation", "options", "seat", "actors", "known", "shown")

    def __init__(
        self,
        regulation: str,
        options: tuple[tuple[str, str], ...],
        seat: Seat,
        actors: tuple[Seat, ...],
        known: Memory | None,
        shown: Mesa,
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known
        self.shown = shown

    def hand(self) -> Cards:
        """The viewer's own cards."""
        return self.shown.lugares[self.seat].hand_cards if 0 <= self.seat < self.shown.seats else ()


VALUES = (Lugar, Mesa, Memory, PifeView)
