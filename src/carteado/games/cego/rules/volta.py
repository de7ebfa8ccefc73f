"""One deal of Truco Cego in play: a roda, or the three testas it serves one after another.

Rule 1: all that a volta knows is public but `hands`; a place, too, is public, a face is not (`seen` are the faces all know).
Rule 2: a window is what the volta waits for; `waiting` are the seats that may still answer in it.
Rule 3: what may be done is in `menu`, what it does in `moves`, what it comes to in `settling`.
"""

from typing import Any, Final

from carteado.cards import CARDS, Card
from carteado.game import Seat
from carteado.games.cego.rules.pontos import NO_SONG, flores_in
from carteado.games.cego.rules.rulebook import SEATS, CegoRules
from carteado.games.cego.rules.seats import ALL_SEATS, NOBODY, SIDES, whole
from carteado.games.cego.rules.stages import ANSWER_LEI, ANSWER_TRUCO, GATE, LEI_ANSWERERS, LEI_PROPOSERS, OPEN, RODA, TURN
from carteado.native import mypyc_attr

NO_SONGS: Final[tuple[int, ...]] = (NO_SONG,) * SEATS
ALL_CARDS: Final = (1 << 3 * SEATS) - 1
_NOT_LOOKED: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Volta:
    """The volta now played, a roda or a testa under the same general rules (CEGO-9.VIII-0), changed in place.

    Masks of seats: `passed`, `packed`, `unseen` (left, and how), `waiting`, `went` (played in this vaza), `flores`, `shrunk`
    (flores said, and those made small), `minha_flor`. Masks of cards, by place: `held`, `seen`, `forced`. Facts that acts have
    proved: `has_flor`, `no_flor`, `sang_true`, and `shows`, which cards were chosen to prove something. Sides: `chain_by`,
    `first_flor`, `flor_by`, `asked_by`, `raiser` (who may raise truco next, NOBODY for both), `won_by`, `lei`, `winner`; bits
    by side: `spoke`, `no_envido`. Who plays does not change: `first` is the mão, `active` are all seats or two opposite ones.
    Once it is done `bill` says what is paid: part, side, tentos and clause, in order.
    """

    __slots__ = (
        "_flores", "active", "asked", "asked_by", "asker", "base_a", "base_b", "best", "bill", "caller", "chain",
        "chain_by", "closed", "count", "dealer", "demands", "double", "down", "falta", "first", "first_flor", "flor_by",
        "flor_step", "flores", "forced", "form", "gated", "hands", "has_flor", "held", "lei", "lei_answer", "level",
        "minha_flor", "no_envido", "no_flor", "nth", "packed", "passed", "points", "raiser", "refused", "results", "rules",
        "sang_true", "seen", "shows", "shrunk", "singer", "songs", "spoke", "stake", "top_a", "top_b", "trail", "turn",
        "unseen", "voided", "waiting", "went", "window", "winner", "won", "won_by", "won_clause", "won_part",
    )  # fmt: skip

    def __init__(
        self,
        rules: CegoRules,
        hands: tuple[int, ...],
        form: int,
        nth: int,
        dealer: Seat,
        base_a: int,
        base_b: int,
        held: int = ALL_CARDS,
    ) -> None:
        self.rules = rules
        self.hands = hands
        self.form = form
        self.nth = nth
        self.dealer = dealer
        self.base_a = base_a
        self.base_b = base_b
        self.first = self.turn = (dealer + 1 + nth) % SEATS
        self.active = ALL_SEATS if form == RODA else 9 << self.first % 3
        self._flores = _NOT_LOOKED
        # Cards, and what they proved.
        self.held = held
        self.seen = self.forced = 0
        self.has_flor = self.no_flor = self.sang_true = 0
        self.shows: tuple[int, ...] = ()
        # Vazas.
        self.closed: tuple[int, ...] = ()
        self.trail = self.count = self.went = self.results = 0
        self.passed = self.packed = self.unseen = 0
        self.down: Seat = NOBODY
        # What is waited for, and what may still be said.
        self.window = TURN
        self.waiting = 0
        self.points = OPEN
        self.gated = False
        self.spoke = self.no_envido = 0
        # Envido.
        self.chain: tuple[int, ...] = ()
        self.chain_by = self.caller = NOBODY
        self.voided = self.minha_flor = 0
        # Flor.
        self.flores = self.shrunk = 0
        self.first_flor = self.flor_by = NOBODY
        self.top_a = self.top_b = self.flor_step = 0
        # Truco.
        self.level = self.asked = self.refused = self.double = 0
        self.asked_by = self.asker = self.raiser = NOBODY
        # Songs.
        self.songs: tuple[int, ...] = NO_SONGS
        self.singer = self.best = NOBODY
        self.stake = 0
        # What the points part came to, the lei do jogo, and the end.
        self.won_by = NOBODY
        self.won = self.demands = 0
        self.won_part = self.won_clause = ""
        self.lei = NOBODY
        self.falta = self.lei_answer = 0
        self.winner = NOBODY
        self.bill: tuple[tuple[str, int, int, str], ...] = ()

    def copy(self) -> "Volta":
        """Another volta, the same."""
        made = Volta(self.rules, self.hands, self.form, self.nth, self.dealer, self.base_a, self.base_b, self.held)
        made._flores = self._flores
        (
            made.seen, made.forced, made.has_flor, made.no_flor, made.sang_true, made.shows, made.closed, made.trail,
            made.count, made.went, made.results, made.turn, made.passed, made.packed, made.unseen, made.down, made.window,
            made.waiting, made.points, made.gated, made.spoke, made.no_envido, made.chain, made.chain_by, made.caller,
            made.voided, made.minha_flor, made.flores, made.shrunk, made.first_flor, made.top_a, made.top_b, made.flor_step,
            made.flor_by, made.level, made.asked, made.asked_by, made.asker, made.raiser, made.refused, made.double, made.songs,
            made.singer, made.best, made.stake, made.won_by, made.won, made.won_part, made.won_clause, made.demands, made.lei,
            made.falta, made.lei_answer, made.winner, made.bill,
        ) = (
            self.seen, self.forced, self.has_flor, self.no_flor, self.sang_true, self.shows, self.closed, self.trail,
            self.count, self.went, self.results, self.turn, self.passed, self.packed, self.unseen, self.down, self.window,
            self.waiting, self.points, self.gated, self.spoke, self.no_envido, self.chain, self.chain_by, self.caller,
            self.voided, self.minha_flor, self.flores, self.shrunk, self.first_flor, self.top_a, self.top_b, self.flor_step,
            self.flor_by, self.level, self.asked, self.asked_by, self.asker, self.raiser, self.refused, self.double, self.songs,
            self.singer, self.best, self.stake, self.won_by, self.won, self.won_part, self.won_clause, self.demands, self.lei,
            self.falta, self.lei_answer, self.winner, self.bill,
        )  # fmt: skip
        return made

    def remember(self, before: "Volta") -> None:
        """The testa before was played with the same cards: what was seen and proved then is known now."""
        self._flores = before._flores
        self.seen = before.seen
        self.has_flor = before.has_flor
        self.no_flor = before.no_flor
        self.sang_true = before.sang_true
        self.shows = before.shows
        self.songs = before.songs

    def public(self) -> tuple[Any, ...]:
        """Everything but the cards, as plain values in the order that `restored` reads."""
        return (
            self.form, self.nth, self.dealer, self.base_a, self.base_b, self.held,
            self.seen, self.forced, self.has_flor, self.no_flor, self.sang_true, self.shows, self.closed, self.trail,
            self.count, self.went, self.results, self.turn, self.passed, self.packed, self.unseen, self.down, self.window,
            self.waiting, self.points, self.gated, self.spoke, self.no_envido, self.chain, self.chain_by, self.caller,
            self.voided, self.minha_flor, self.flores, self.shrunk, self.first_flor, self.top_a, self.top_b, self.flor_step,
            self.flor_by, self.level, self.asked, self.asked_by, self.asker, self.raiser, self.refused, self.double, self.songs,
            self.singer, self.best, self.stake, self.won_by, self.won, self.won_part, self.won_clause, self.demands, self.lei,
            self.falta, self.lei_answer, self.winner, self.bill,
        )  # fmt: skip

    def take(self, facts: tuple[Any, ...]) -> None:
        """Be as these public facts say, those that the constructor takes left out."""
        (
            self.seen, self.forced, self.has_flor, self.no_flor, self.sang_true, self.shows, self.closed, self.trail,
            self.count, self.went, self.results, self.turn, self.passed, self.packed, self.unseen, self.down, self.window,
            self.waiting, self.points, self.gated, self.spoke, self.no_envido, self.chain, self.chain_by, self.caller,
            self.voided, self.minha_flor, self.flores, self.shrunk, self.first_flor, self.top_a, self.top_b, self.flor_step,
            self.flor_by, self.level, self.asked, self.asked_by, self.asker, self.raiser, self.refused, self.double, self.songs,
            self.singer, self.best, self.stake, self.won_by, self.won, self.won_part, self.won_clause, self.demands, self.lei,
            self.falta, self.lei_answer, self.winner, self.bill,
        ) = facts  # fmt: skip

    # Who plays, and who is still in.

    def in_play(self) -> int:
        """The seats that still contest the vazas."""
        return self.active & ~self.passed

    def order(self, seat: Seat) -> int:
        """How far a seat is from the mão, in playing order."""
        return (seat - self.first) % SEATS

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
        return self.flores_dealt() >> seat & 1 == 1

    def flores_dealt(self) -> int:
        """The seats that were dealt a flor, worked out the first time that somebody asks."""
        if self._flores == _NOT_LOOKED:
            self._flores = flores_in(self.hands)
        return self._flores

    def owes_flor(self, seat: Seat) -> bool:
        """Whether a seat has a flor that it has not said and could still hide: in the clean profile it must say it first."""
        return (self.flores_dealt() & ~self.flores & ~self.shrunk) >> seat & 1 == 1 and not self.has_played(seat)

    def said_flor(self) -> int:
        """The seats that said a flor, in whatever form."""
        return self.flores | self.shrunk

    def untouched(self) -> int:
        """Of the seats in play, those that have not played a card."""
        return self.active & ~self.passed & whole(self.held)

    def can_sing_flor(self) -> int:
        """The seats that could still sing a flor: in play, before their first card, nobody having been asked."""
        return 0 if self.gated or self.points != OPEN else self.untouched()

    # The truco part, and who is asked.

    def truco_worth(self) -> int:
        """What is lost with the truco part: what was accepted, else the price of refusing what is asked, else one."""
        return self.asked or self.refused or self.level + 1

    def asked_from(self) -> Seat:
        """Where the round of those who are asked begins: at the caller, for the lei do jogo at the mão."""
        if self.window == ANSWER_TRUCO:
            return self.asker
        if self.window in (LEI_ANSWERERS, ANSWER_LEI, LEI_PROPOSERS) or self.caller == NOBODY:
            return self.first
        return self.caller

    def asked_now(self) -> int:
        """Of the seats still waited for, those that speak now: where flores are declared, the caller's partners go first."""
        waiting = self.waiting
        if self.window != GATE:
            return waiting
        partners = waiting & SIDES[self.caller & 1]
        return partners or waiting

    def to_answer(self, side: int) -> int:
        """The seats of a side that may answer for it: in a roda also those that passed, where the code lets them speak."""
        mask = SIDES[side] & self.active
        if self.form == RODA and self.rules.passed_speak:
            return mask
        return mask & ~self.passed


def restored(rules: CegoRules, hands: tuple[int, ...], public: tuple[Any, ...]) -> Volta:
    """The volta with these cards and these public facts."""
    form, nth, dealer, base_a, base_b, held = public[:6]
    made = Volta(rules, hands, form, nth, dealer, base_a, base_b, held)
    made.take(public[6:])
    return made
