"""The table as one pair of eyes sees it: nothing here that the seat may not know."""

from dataclasses import dataclass

from carteado.cards import Card
from carteado.game import Seat, Value, View
from carteado.games.canastra.rules.events import Bill, Conta
from carteado.games.canastra.rules.rulebook import POINTS

Cards = tuple[Card, ...]
Trace = tuple[int | Card, ...]


@dataclass(eq=False, repr=False)
class Jogo(Value):
    """A meld on the table, its cards as they lie; its number, from 1, is its place among those of its side.

    `low` is the place of its first card, 1 to 14, where it is a run, and 0 where it is a group; `wild` are the positions in
    `meld_cards`, from 0, of cards that stand for others. `marks` tell what it is: `clean` or `dirty` for a canastra, `stained`
    where it can never be clean, `closed` where nothing more may be added.
    """

    low: int
    meld_cards: Cards
    wild: tuple[int, ...]
    marks: tuple[str, ...]

    @property
    def is_run(self) -> bool:
        """Whether it is a run, and not a group of one rank."""
        return self.low > 0

    @property
    def stands(self) -> tuple[int, ...]:
        """The places of a run, 1 to 14, in which its wild cards stand."""
        return tuple([self.low + at for at in self.wild]) if self.is_run else ()

    @property
    def canastra(self) -> str:
        """`clean` or `dirty` where it is a canastra, else empty."""
        return "clean" if "clean" in self.marks else "dirty" if "dirty" in self.marks else ""

    @property
    def stained(self) -> bool:
        """Whether it can never be clean."""
        return "stained" in self.marks

    @property
    def points(self) -> int:
        """What its cards count."""
        return sum([POINTS[card.index] for card in self.meld_cards])

    @property
    def closed(self) -> bool:
        """Whether nothing more may be added."""
        return "closed" in self.marks


@dataclass(eq=False, repr=False)
class Lado(Value):
    """One side: its melds, the mortos it took, and what it may or must do.

    `vulnerable` is whether its first lay-down has a minimum, `minimum` what the next one needs, 0 where it is free;
    `attempts` how many failed; `opened` whether it has laid melds. `may_go_out` is whether it has the right to.
    """

    side: int
    score: int
    jogos: tuple[Jogo, ...]
    mortos: tuple[int, ...]
    vulnerable: bool
    minimum: int
    attempts: int
    opened: bool
    may_go_out: bool


@dataclass(eq=False, repr=False)
class Lugar(Value):
    """One seat: how many cards it holds, and which they are where the viewer sees them."""

    seat: Seat
    side: int
    count: int
    hand_cards: Cards


@dataclass(eq=False, repr=False)
class Morto(Value):
    """A morto: `there`, `taken` by a seat, or turned into `stock`; `waiting` while its seat may not use it yet."""

    number: int
    state: str
    seat: Seat
    waiting: bool


@dataclass(eq=False, repr=False)
class Mesa(Value):
    """Everything on and around the table that a screen may draw now.

    `base` is the score before this deal, `extra` how many deals were played to break a tie between the sides in `tied`.
    `fresh_cards` are what the seat on turn drew in it, as far as the viewer sees them; `drew` is `stock`, `lixo` or nothing
    yet; `refusable` whether the drawn card may be refused. `single` is the card that may not go back to the lixo in this
    turn. `failed` is whether the turn had a lay-down below the minimum; `idle` how many turns passed without the stock.
    `drawn` are the cards drawn for the first deal, by `drawers` in order, `drawn_at` where in the pack; `waiting` who draws
    next. `past` are the scores with which the latest deals began, this one last; `conta` is how the last one that
    was counted came out, until the next one is; `ender` and `ended` tell how the deal on the table ended, `how` the partida.
    """

    seats: int
    cutting: bool
    phase: str
    score: tuple[int, ...]
    base: tuple[int, ...]
    target: int
    dealer: Seat
    next_dealer: Seat
    mao: int
    extra: int
    tied: tuple[int, ...]
    attempts: tuple[int, ...]
    turn: Seat
    turns: int
    drew: str
    fresh_cards: Cards
    refusable: bool
    single_card: Card | None
    failed: bool
    idle: int
    stock: int
    lixo: int
    lixo_cards: Cards
    mortos: tuple[Morto, ...]
    lados: tuple[Lado, ...]
    lugares: tuple[Lugar, ...]
    drawers: tuple[Seat, ...]
    drawn_cards: Cards
    drawn_at: tuple[int, ...]
    waiting: tuple[Seat, ...]
    past: tuple[tuple[int, ...], ...]
    conta: Conta | None
    ender: Seat
    ended: str
    how: str
    clause: str

    @property
    def bills(self) -> tuple[Bill, ...]:
        """What the deal brought each side that has ended and still lies on the table."""
        return self.conta.bills if self.ended and self.conta is not None else ()


@dataclass(eq=False, repr=False)
class Memoria(Value):
    """What the viewer remembers and no screen draws; it begins with the first pack.

    `covered_cards` are the cards of the lixo under those that may be looked at, `held_cards` those that all know to be in each
    hand, as long as hands are hidden. The pack was cut at `cut`; its places from `stock_at` to `stock_end` are the stock.
    `traces` tell of each hand what went through it after the deal, in order: a place of the pack that came into it, or a card
    that it has shown to have had and that nobody had seen come. `came_cards` are what it received from the pack, where the
    viewer saw it. `refused` is the place of the card that was refused, or -1.
    """

    covered_cards: Cards
    held_cards: tuple[Cards, ...]
    cut: int
    stock_at: int
    stock_end: int
    traces: tuple[Trace, ...]
    came_cards: tuple[Cards, ...]
    refused: int
    refused_card: Card | None


class CanastraView(View):
    """What a seat knows of a partida of canastra or buraco: the table, and beside it what only a memory holds."""

    __slots__ = ("known", "shown")
    __match_args__ = ("regulation", "options", "seat", "actors", "known", "shown")

    def __init__(
        self,
        regulation: str,
        options: tuple[tuple[str, str], ...],
        seat: Seat,
        actors: tuple[Seat, ...],
        known: Memoria,
        shown: Mesa,
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known
        self.shown = shown

    def hand(self) -> Cards:
        """The viewer's own cards."""
        return self.shown.lugares[self.seat].hand_cards if 0 <= self.seat < len(self.shown.lugares) else ()

    def side(self) -> Lado:
        """The viewer's own side."""
        return self.shown.lados[self.shown.lugares[self.seat].side]

    def lixo(self) -> Cards:
        """All cards of the lixo from the bottom up, also those that may no longer be looked at."""
        return self.known.covered_cards + self.shown.lixo_cards

    def held(self, seat: Seat) -> Cards:
        """The cards that all know to be in a hand, as long as hands are hidden."""
        return self.known.held_cards[seat] if self.known.held_cards else ()


VALUES = (Bill, Conta, Jogo, Lado, Lugar, Morto, Mesa, Memoria, CanastraView)
