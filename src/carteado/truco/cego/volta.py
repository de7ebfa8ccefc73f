"""One deal of Truco Cego in play: a roda, or the three testas it serves one after another.

Rule 1: all that a volta knows is public but `hands`; a place, too, is public, a face is not (`seen` are the faces all know).
Rule 2: a window is what the volta waits for; `waiting` are the seats that may still answer in it.
Rule 3: what may be done is in `menu`, what it does in `moves`, what it comes to in `settling`.
"""

from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import Seat
from carteado.native import mypyc_attr
from carteado.truco.cego.pontos import NO_SONG, is_flor
from carteado.truco.cego.rules import SEATS, CegoRules

RODA: Final = 0
TESTA: Final = 1
FORMS: Final[tuple[str, ...]] = ("roda", "testa")

# What a volta waits for.
TURN: Final = 0
GATE: Final = 1  # who has a flor says so
ANSWER_ENVIDO: Final = 2
RAISE_FLOR: Final = 3  # a flor met a flor: the first side may put more on it
ANSWER_FLOR: Final = 4
SINGING: Final = 5
ANSWER_TRUCO: Final = 6
LEI_ANSWERERS: Final = 7  # the side that has to answer the lei do jogo declares its flores
ANSWER_LEI: Final = 8
LEI_PROPOSERS: Final = 9
AFTER_DOWN: Final = 10  # truco was called with a card face down: the rival may still open the points
DONE: Final = 11
WINDOWS: Final[tuple[str, ...]] = (
    "turn", "gate", "envido", "flor-raise", "flor", "song", "truco", "lei-flor", "lei", "lei-flor-proposers", "after-down",
    "done",
)  # fmt: skip

# Where the points part stands.
OPEN: Final = 0
ENVIDO: Final = 1
FLOR: Final = 2
HIDDEN: Final = 3  # flor e flor, compared when the volta ends
SETTLED: Final = 4
POINTS: Final[tuple[str, ...]] = ("open", "envido", "flor", "hidden", "settled")

NOBODY: Final = -1
CONCEDED_SONG: Final = -2
NO_SONGS: Final = (NO_SONG,) * SEATS
ALL_CARDS: Final = (1 << 3 * SEATS) - 1
SIDES: Final[tuple[int, ...]] = (21, 42)  # the seats of each trio, as a mask
ALL_SEATS: Final = 63
BIT: Final = tuple([1 << seat for seat in range(SEATS)])
SEATS_OF: Final = tuple([tuple([seat for seat in range(SEATS) if mask >> seat & 1]) for mask in range(64)])
COUNT: Final = tuple([len(seats) for seats in SEATS_OF])
# In playing order from a seat: ORDERED[first][mask].
ORDERED: Final = tuple(
    [
        tuple([tuple([(first + n) % SEATS for n in range(SEATS) if mask >> (first + n) % SEATS & 1]) for mask in range(64)])
        for first in range(SEATS)
    ]
)

FIELDS: Final = (
    "form", "nth", "dealer", "base_a", "base_b", "held", "seen", "forced", "has_flor", "no_flor", "sang_true", "shows",
    "closed", "trail", "count", "went", "results", "turn", "passed", "packed", "unseen", "down",
    "window", "waiting", "points", "gated", "spoke", "no_envido",
    "chain", "chain_by", "caller", "voided", "minha_flor",
    "flores", "shrunk", "first_flor", "top_a", "top_b", "flor_step", "flor_by",
    "level", "asked", "asked_by", "asker", "raiser", "refused", "double",
    "songs", "singer", "best", "stake", "won_by", "won", "won_part", "won_clause", "demands",
    "lei", "falta", "lei_answer", "winner", "bill",
)  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class Volta:
    """The volta now played, changed in place.

    Masks of seats: `passed`, `packed`, `unseen` (left, and how), `waiting`, `went` (played in this vaza), `flores`, `shrunk`
    (flores said, and those made small), `minha_flor`. Masks of cards, by place: `held`, `seen`, `forced`. Facts that acts have
    proved: `has_flor`, `no_flor`, `sang_true`, and `shows`, which cards were chosen to prove something. Sides: `chain_by`,
    `first_flor`, `flor_by`, `asked_by`, `raiser` (who may raise truco next, NOBODY for both), `won_by`, `lei`, `winner`; bits
    by side: `spoke`, `no_envido`. Once it is done `bill` says what is paid: part, side, tentos and clause, in order.
    """

    __slots__ = (
        "asked", "asked_by", "asker", "base_a", "base_b", "best", "bill", "caller", "chain", "chain_by", "closed", "count",
        "dealer", "demands", "double", "down", "falta", "first_flor", "flor_by", "flor_step", "flores", "forced", "form",
        "gated", "hands", "has_flor", "held", "lei", "lei_answer", "level", "minha_flor", "no_envido", "no_flor", "nth",
        "packed", "passed", "points", "raiser", "refused", "results", "rules", "sang_true", "seen", "shows", "shrunk",
        "singer", "songs", "spoke", "stake", "top_a", "top_b", "trail", "turn", "unseen", "voided", "waiting", "went",
        "window", "winner", "won", "won_by", "won_clause", "won_part",
    )  # fmt: skip

    def __init__(  # noqa: PLR0915 - one line a field
        self,
        rules: CegoRules,
        hands: tuple[int, ...],
        form: int,
        nth: int,
        dealer: Seat,
        base_a: int,
        base_b: int,
        held: int = ALL_CARDS,
        seen: int = 0,
        forced: int = 0,
        has_flor: int = 0,
        no_flor: int = 0,
        sang_true: int = 0,
        shows: tuple[int, ...] = (),
        closed: tuple[int, ...] = (),
        trail: int = 0,
        count: int = 0,
        went: int = 0,
        results: int = 0,
        turn: Seat = 0,
        passed: int = 0,
        packed: int = 0,
        unseen: int = 0,
        down: Seat = NOBODY,
        window: int = TURN,
        waiting: int = 0,
        points: int = OPEN,
        gated: bool = False,
        spoke: int = 0,
        no_envido: int = 0,
        chain: tuple[int, ...] = (),
        chain_by: int = NOBODY,
        caller: Seat = NOBODY,
        voided: int = 0,
        minha_flor: int = 0,
        flores: int = 0,
        shrunk: int = 0,
        first_flor: int = NOBODY,
        top_a: int = 0,
        top_b: int = 0,
        flor_step: int = 0,
        flor_by: int = NOBODY,
        level: int = 0,
        asked: int = 0,
        asked_by: int = NOBODY,
        asker: Seat = NOBODY,
        raiser: int = NOBODY,
        refused: int = 0,
        double: int = 0,
        songs: tuple[int, ...] = NO_SONGS,
        singer: Seat = NOBODY,
        best: Seat = NOBODY,
        stake: int = 0,
        won_by: int = NOBODY,
        won: int = 0,
        won_part: str = "",
        won_clause: str = "",
        demands: int = 0,
        lei: int = NOBODY,
        falta: int = 0,
        lei_answer: int = 0,
        winner: int = NOBODY,
        bill: tuple[tuple[str, int, int, str], ...] = (),
    ) -> None:
        self.rules = rules
        self.hands = hands
        self.form = form
        self.nth = nth
        self.dealer = dealer
        self.base_a = base_a
        self.base_b = base_b
        self.held = held
        self.seen = seen
        self.forced = forced
        self.has_flor = has_flor
        self.no_flor = no_flor
        self.sang_true = sang_true
        self.shows = shows
        self.closed = closed
        self.trail = trail
        self.count = count
        self.went = went
        self.results = results
        self.turn = turn
        self.passed = passed
        self.packed = packed
        self.unseen = unseen
        self.down = down
        self.window = window
        self.waiting = waiting
        self.points = points
        self.gated = gated
        self.spoke = spoke
        self.no_envido = no_envido
        self.chain = chain
        self.chain_by = chain_by
        self.caller = caller
        self.voided = voided
        self.minha_flor = minha_flor
        self.flores = flores
        self.shrunk = shrunk
        self.first_flor = first_flor
        self.top_a = top_a
        self.top_b = top_b
        self.flor_step = flor_step
        self.flor_by = flor_by
        self.level = level
        self.asked = asked
        self.asked_by = asked_by
        self.asker = asker
        self.raiser = raiser
        self.refused = refused
        self.double = double
        self.songs = songs
        self.singer = singer
        self.best = best
        self.stake = stake
        self.won_by = won_by
        self.won = won
        self.won_part = won_part
        self.won_clause = won_clause
        self.demands = demands
        self.lei = lei
        self.falta = falta
        self.lei_answer = lei_answer
        self.winner = winner
        self.bill = bill

    def copy(self) -> "Volta":
        """Another volta, the same."""
        return Volta(
            self.rules, self.hands, self.form, self.nth, self.dealer, self.base_a, self.base_b, self.held, self.seen,
            self.forced, self.has_flor, self.no_flor, self.sang_true, self.shows, self.closed, self.trail, self.count,
            self.went, self.results, self.turn, self.passed, self.packed, self.unseen, self.down, self.window, self.waiting,
            self.points, self.gated, self.spoke, self.no_envido, self.chain, self.chain_by, self.caller, self.voided,
            self.minha_flor, self.flores, self.shrunk, self.first_flor, self.top_a, self.top_b, self.flor_step, self.flor_by,
            self.level, self.asked, self.asked_by, self.asker, self.raiser, self.refused, self.double, self.songs,
            self.singer, self.best, self.stake, self.won_by, self.won, self.won_part, self.won_clause, self.demands,
            self.lei, self.falta, self.lei_answer, self.winner, self.bill,
        )  # fmt: skip

    def public(self) -> tuple[Any, ...]:
        """Everything but the cards, as plain values in the order of `FIELDS`."""
        return (
            self.form, self.nth, self.dealer, self.base_a, self.base_b, self.held, self.seen, self.forced, self.has_flor,
            self.no_flor, self.sang_true, self.shows, self.closed, self.trail, self.count, self.went, self.results,
            self.turn, self.passed, self.packed, self.unseen, self.down, self.window, self.waiting, self.points, self.gated,
            self.spoke, self.no_envido, self.chain, self.chain_by, self.caller, self.voided, self.minha_flor, self.flores,
            self.shrunk, self.first_flor, self.top_a, self.top_b, self.flor_step, self.flor_by, self.level, self.asked,
            self.asked_by, self.asker, self.raiser, self.refused, self.double, self.songs, self.singer, self.best,
            self.stake, self.won_by, self.won, self.won_part, self.won_clause, self.demands, self.lei, self.falta,
            self.lei_answer, self.winner, self.bill,
        )  # fmt: skip

    # Who plays, and who is still in.

    def first(self) -> Seat:
        """The mão of this roda or testa."""
        return (self.dealer + 1 + self.nth) % SEATS

    def active(self) -> int:
        """The seats that play it: all, or the two opposite ones."""
        return ALL_SEATS if self.form == RODA else 9 << self.first() % 3

    def in_play(self) -> int:
        """The seats that still contest the vazas."""
        return self.active() & ~self.passed

    def order(self, seat: Seat) -> int:
        """How far a seat is from the mão, in playing order."""
        return (seat - self.first()) % SEATS

    def has_played(self, seat: Seat) -> bool:
        """Whether the seat's first card has fallen."""
        return self.held >> 3 * seat & 7 != 7

    # Cards.

    def cards(self, seat: Seat) -> tuple[int, int, int]:
        """The three cards a seat was dealt."""
        base = 3 * seat
        return (self.hands[base], self.hands[base + 1], self.hands[base + 2])

    def card(self, seat: Seat, place: int) -> Card:
        """The face at a place."""
        return CARDS[self.hands[3 * seat + place]]

    def place(self, seat: Seat, card: Card) -> int:
        """The place of a card in hand, or -1."""
        base = 3 * seat
        for place in range(3):
            if self.hands[base + place] == card.index and self.held >> (base + place) & 1:
                return place
        return -1

    def holds_flor(self, seat: Seat) -> bool:
        """Whether the seat was dealt a flor."""
        base = 3 * seat
        hands = self.hands
        return is_flor(hands[base], hands[base + 1], hands[base + 2])

    def said_flor(self) -> int:
        """The seats that said a flor, in whatever form."""
        return self.flores | self.shrunk

    def untouched(self) -> int:
        """Of the seats in play, those that have not played a card."""
        mask = 0
        held = self.held
        for seat in SEATS_OF[self.in_play()]:
            if held >> 3 * seat & 7 == 7:
                mask |= 1 << seat
        return mask

    def can_sing_flor(self) -> int:
        """The seats that could still sing a flor: in play, before their first card, nobody having been asked."""
        return 0 if self.gated or self.points != OPEN else self.untouched()

    # What the truco part is worth.

    def truco_worth(self) -> int:
        """What is lost with the truco part: what was accepted, else the price of refusing what is asked, else one."""
        return self.asked or self.refused or self.level + 1

    def asked_from(self) -> Seat:
        """Where the round of those who are asked begins: at the caller, for the lei do jogo at the mão."""
        if self.window == ANSWER_TRUCO:
            return self.asker
        if self.window in (LEI_ANSWERERS, ANSWER_LEI, LEI_PROPOSERS) or self.caller == NOBODY:
            return self.first()
        return self.caller

    def to_answer(self, side: int) -> int:
        """The seats of a side that may answer for it: in a roda also those that passed, where the code lets them speak."""
        mask = SIDES[side] & self.active()
        if self.form == RODA and self.rules.passed_speak:
            return mask
        return mask & ~self.passed


def restored(rules: CegoRules, hands: tuple[int, ...], public: tuple[Any, ...]) -> Volta:
    """The volta with these cards and these public facts."""
    make: Any = Volta
    made: Volta = make(rules, hands, *public)
    return made
