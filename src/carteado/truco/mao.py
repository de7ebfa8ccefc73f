"""One mão of truco, from the deal to who has won it.

Rule 1: whatever changes a mão in play is in this file; the arithmetic of vazas is next door.
Rule 2: a card is known by its place: `hands[seat * 3 + place]` is its face, `held` the places still in hand.
Rule 3: a stake pending an answer is `asked`; `stake` is what running from it would cost.
"""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import REFEREE, Event, Seat
from carteado.native import mypyc_attr
from carteado.truco.acts import ACCEPT, CALL, CONCEDE, DOWN, RAISE, RUN
from carteado.truco.events import Accepted, Conceded, Looked, Played, Raised, Ran, Showed, VazaWon, ViraTurned
from carteado.truco.menus import MENUS
from carteado.truco.rules import (
    ALL_SHOW,
    BLIND_ALL,
    BLIND_FIRST,
    COVER_SEEN_CARDS,
    FIRST_BINDS,
    FIRST_VAZA_AND_ZAP,
    KILL_OR_LOSE_MAO,
    NO_DUTY,
    NOBODY_COVERS,
    THREE_MANILHAS,
    ZAP_AND_COPETA,
    TrucoRules,
)
from carteado.truco.strength import COPETA, NO_CARD, PICA_FUMO, ZAP
from carteado.truco.vaza import (
    ENTRY_BITS,
    FACE_DOWN,
    TIED,
    UNDECIDED,
    VERDICTS,
    best_of_seats,
    close,
    entry_at,
    first_of_strength,
    place_of,
    seat_of,
)

RAISE_RULES: Final = tuple([f"raise-{stake}" for stake in range(13)])
ACCEPT_RULES: Final = tuple([f"accept-{stake}" for stake in range(13)])
RUN_RULES: Final = tuple([f"run-{stake}" for stake in range(13)])

_BITS: Final = tuple([1 << bit for bit in range(12)])
_ALL_SEATS: Final[tuple[int, ...]] = (0, 1, 3, 7, 15)
_SIDES: Final[tuple[int, ...]] = (5, 10)  # the seats of each side, as a mask
_FIRST_TIED: Final = 3
_LOST_MAO: Final = 16  # beside a closed vaza: who called on a card and did not beat it loses the mão

NORMAL: Final = 0
ELEVEN: Final = 1
IRON: Final = 2

_NOTHING: Final[tuple[int, ...]] = ()


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

    def menu(self, seat: Seat) -> tuple[int, ...]:
        """The codes of what a seat may do now."""
        if self.winner != UNDECIDED:
            return _NOTHING
        if self.asked:
            return self._answers(seat)
        key = 0
        if self._may_raise(seat):
            if self.fallen or self.rules.call_before_first_card:
                key = 16
            if seat == self.turn:
                key |= self._calls_with_card(seat) << 7
        if seat == self.turn:
            if self.forced and self.forced_of(seat) >= 0:
                return self._forced_menu(seat, key)
            key |= self.playable(seat)
            if self.may_cover():
                key |= 8
        if self.shows(seat):
            key |= 32
        if self.rules.concede:
            key |= 64
        return MENUS[key]

    def playable(self, seat: Seat) -> int:
        """The places a seat may play from, as a mask: what it holds, less what the duty after a tie forbids."""
        held = self.held >> (seat * 3) & 7
        duty = self.rules.tie_duty
        if duty == NO_DUTY or self.vaza != 1 or self.results != _FIRST_TIED or self.dark():
            return held
        return held if self.went and duty != ALL_SHOW else self._highest(seat, held)

    def _highest(self, seat: Seat, held: int) -> int:
        best = mask = 0
        for place in range(3):
            if held >> place & 1:
                strength = self.power[self.hands[seat * 3 + place]]
                if strength > best:
                    best = strength
                    mask = 0
                if strength == best:
                    mask |= 1 << place
        return mask

    def may_cover(self) -> bool:
        """Whether who is on turn may play face down."""
        rules = self.rules
        if self.vaza == 0:
            if rules.cover_first_vaza == NOBODY_COVERS or self.went == 0:
                return False
        elif self.results & 3 == _FIRST_TIED and not rules.cover_while_tied:
            return False
        if self.kind == IRON and rules.iron_cover:
            return rules.iron_cover == COVER_SEEN_CARDS and not self.dark()
        return True

    def forced_of(self, seat: Seat) -> int:
        """The card a seat has to play next because it fell too early, as place * 2 + covered, or -1."""
        for item in self.forced:
            if item // 6 == seat:
                return item % 6
        return -1

    def _forced_menu(self, seat: Seat, key: int) -> tuple[int, ...]:
        item = self.forced_of(seat)
        if item & 1 and not self.may_cover():
            item -= 1
        code = item // 2 | (DOWN if item & 1 else 0)
        codes = [code]
        if key >> (7 + item // 2 + (3 if item & 1 else 0)) & 1:
            codes.append(code | CALL)
        if key & 16:
            codes.append(RAISE)
        if self.rules.concede:
            codes.append(CONCEDE)
        return tuple(codes)

    def force(self, seat: Seat, place: int, down: bool) -> None:
        """This card fell too early and waits for its owner's next turn, open to all or covered."""
        self.forced += ((seat * 3 + place) * 2 + int(down),)
        if not down:
            self.laid |= _BITS[seat * 3 + place]
            self.exposed = tuple(self._still_exposed(self.laid))

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

    def _answers(self, seat: Seat) -> tuple[int, ...]:
        if seat & 1 == self.raiser or self.folded >> seat & 1:
            return _NOTHING
        if self.rules.ladder.above[self.asked] and self._worth_raising(seat & 1, self.asked):
            return (ACCEPT, RUN, RAISE)
        return (ACCEPT, RUN)

    def _may_raise(self, seat: Seat) -> bool:
        side = seat & 1
        if self.kind != NORMAL or self.raiser == side or self.stake == self.rules.ladder.top:
            return False
        if self.raiser != UNDECIDED and not self.rules.raise_later:
            return False
        if seat != self.turn and not self.rules.call_any_time:
            return False
        return self._worth_raising(side, self.stake)

    def _worth_raising(self, side: int, stake: int) -> bool:
        return self.rules.raise_beyond_need or stake < self.missing(side)

    def _calls_with_card(self, seat: Seat) -> int:
        """Which plays may carry a call: all, but not the card that ends the mão."""
        if self.went + _BITS[seat] != _ALL_SEATS[self.seats] or (self.vaza == 0 and self.kill == 0):
            return 63
        if self.vaza == 2:
            return 0
        mask = 0
        for place in range(3):
            if self.holds(seat, place) and not self._ends(seat, place):
                mask |= 1 << place
        if not self._ends(seat, FACE_DOWN >> 2):
            mask |= 56
        return mask

    def _ends(self, seat: Seat, place_or_down: int) -> bool:
        """Whether this last card of the vaza would decide the mão; whatever lies face down weighs the same."""
        before = self.seats - 1
        start = ENTRY_BITS * (self.fallen - before)
        trail = self.trail >> start | (seat | place_or_down << 2) << (ENTRY_BITS * before)
        closed = self._closed(trail)
        won = closed >> 2 & 3
        return closed >= _LOST_MAO or VERDICTS[self.results | (won + 1) << (2 * self.vaza)] != UNDECIDED

    def _closed(self, trail: int) -> int:
        """Result and next lead of a whole vaza (see `close`), with what a truco on an open card adds to it."""
        closed = close(trail, self.seats, self.hands, self.power, self.rules.tie_lead, self.rules.all_down_lead)
        if self.kill == 0:
            return closed
        called_on = best_of_seats(trail, self.seats, self.hands, self.power, self.kill)
        other = 0 if self.kill & _SIDES[0] else 1
        best = best_of_seats(trail, self.seats, self.hands, self.power, _SIDES[1 - other])
        lost = self.rules.must_kill == KILL_OR_LOSE_MAO and best <= called_on
        if closed >> 2 == TIED and best == called_on:
            closed = other * 4 + first_of_strength(trail, self.hands, self.power, self.kill, best)
        return closed | _LOST_MAO if lost else closed

    def shows(self, seat: Seat) -> int:
        """The set that wins when this seat lays its hand open now (a bit of `rules.show_sets`), or 0."""
        sets = self.rules.show_sets
        if sets == 0 or not self.strong >> seat & 1 or self.dark() or (self.kind == ELEVEN and not self.rules.eleven.shows):
            return 0
        base = seat * 3
        manilhas = 0
        zap = copeta = False
        for place in range(3):
            if self.held >> (base + place) & 1:
                power = self.power[self.hands[base + place]]
                if power >= PICA_FUMO:
                    manilhas += 1
                    zap = zap or power == ZAP
                    copeta = copeta or power == COPETA
        if manilhas == 3 and sets & THREE_MANILHAS:
            return THREE_MANILHAS
        if zap and copeta and sets & ZAP_AND_COPETA:
            return ZAP_AND_COPETA
        if zap and self.results & 3 == (seat & 1) + 1 and sets & FIRST_VAZA_AND_ZAP:
            return FIRST_VAZA_AND_ZAP
        return 0

    def dealt(self, seat: Seat) -> tuple[Card, ...]:
        """The three cards a seat was dealt."""
        base = seat * 3
        hands = self.hands
        return (CARDS[hands[base]], CARDS[hands[base + 1]], CARDS[hands[base + 2]])

    def play(self, seat: Seat, place: int, down: bool, log: list[Event] | None) -> None:
        """The card at this place falls."""
        if log is not None:
            log.append(self._played(seat, place, down))
        entry = seat + 4 * place
        if down:
            entry += FACE_DOWN
        self.trail += entry << (ENTRY_BITS * self.fallen)
        self.fallen += 1
        self.held -= _BITS[seat * 3 + place]
        if self.exposed and not down:
            self.exposed = tuple(self._still_exposed(_BITS[seat * 3 + place]))
        if self.forced:
            self._unforce(seat * 3 + place, down)
        self.went += _BITS[seat]
        if self.went == _ALL_SEATS[self.seats]:
            self._close_vaza(log)
            return
        turn = self.turn
        while self.went >> turn & 1:
            turn = turn + 1 if turn + 1 < self.seats else 0
        self.turn = turn

    def _unforce(self, at: int, down: bool) -> None:
        """A card that waited for its turn has fallen: it proves nothing about the rest of the hand, and lies open for good."""
        waiting = [item for item in self.forced if item // 2 != at]
        if len(waiting) < len(self.forced) and not down:
            self.laid |= _BITS[at]
        self.forced = tuple(waiting)

    def _played(self, seat: Seat, place: int, down: bool) -> Event:
        card = self.card(seat, place)
        where = place + 1 if self.dark() else 0
        if not down or self.laid >> (seat * 3 + place) & 1:
            return Played(seat, card, down, where)
        audience = (REFEREE,) if where else (seat, REFEREE)
        return Played(seat, None, True, where, (card,), audience)

    def _close_vaza(self, log: list[Event] | None) -> None:
        trail = self.trail >> (ENTRY_BITS * (self.fallen - self.seats))
        closed = self._closed(trail)
        won = closed >> 2 & 3
        lead = closed & 3
        if log is not None:
            self._tell_vaza(trail, won, lead, log)
        self.results |= (won + 1) << (2 * self.vaza)
        self.winner = VERDICTS[self.results]
        self.turn = lead
        self.went = 0
        if self.winner == UNDECIDED:
            was_dark = self.dark()
            self.vaza += 1
            if closed >= _LOST_MAO:
                self.winner = 0 if self.kill & _SIDES[0] else 1
            if log is not None and was_dark and not self.dark():
                for seat in range(self.seats):
                    log.append(Looked(seat, seat, self.rules.cites["iron"], self.hand(seat), (seat, REFEREE)))
        self.kill = 0

    def _tell_vaza(self, trail: int, won: int, lead: Seat, log: list[Event]) -> None:
        cites = self.rules.cites
        if self.vira != NO_CARD and not self.vira_open():
            log.append(ViraTurned(CARDS[self.vira], cites["iron-vira"]))
        by_cards = close(trail, self.seats, self.hands, self.power, self.rules.tie_lead, self.rules.all_down_lead) >> 2
        rule = "tied-vaza" if won == TIED else "vaza" if won == by_cards else "must-kill"
        log.append(VazaWon(self.vaza + 1, None if won == TIED else won, lead, cites[rule]))

    def call(self, seat: Seat, log: list[Event] | None) -> None:
        """Ask for the next step; raising in answer takes the step before."""
        if self.asked:
            self.stake = self.asked
        self.asked = self.rules.ladder.above[self.stake]
        self.raiser = seat & 1
        self.callers += (seat,)
        self.folded = 0
        if self.rules.must_kill and self._call_binds(self.asked):
            self.kill = self._open_seats(1 - (seat & 1))
        if log is not None:
            log.append(Raised(seat, self.asked, self.rules.cites[RAISE_RULES[self.asked]]))

    def _call_binds(self, asked: int) -> bool:
        """Whether who asks for this stake has to beat what lies open: truco does, a later step where the code has it so."""
        return asked == self.rules.ladder.steps[1] or self.rules.must_kill_on_raise

    def _open_seats(self, side: int) -> int:
        """The seats of a side with an open card in the vaza in play, as a mask."""
        mask = 0
        for nth in range(self.fallen - self.fallen % self.seats, self.fallen):
            entry = entry_at(self.trail, nth)
            if entry & FACE_DOWN == 0 and seat_of(entry) & 1 == side:
                mask |= 1 << seat_of(entry)
        return mask

    def accept(self, seat: Seat, log: list[Event] | None) -> None:
        """The stake asked for is on."""
        if log is not None:
            log.append(Accepted(seat, self.asked, self.rules.cites[ACCEPT_RULES[self.asked]]))
        self.stake = self.asked
        self.asked = 0
        self.callers = ()
        self.folded = 0

    def withdraw(self) -> None:
        """The last call was none: what was asked before it stands again."""
        side = self.raiser
        bound = self.rules.must_kill and self._call_binds(self.asked)
        self.callers = self.callers[:-1]
        if bound:
            self.kill = self._open_seats(1 - (self.callers[-1] & 1)) if self.callers else 0
        self.folded = 0
        if self.callers:
            self.asked = self.stake
            self.stake = self.rules.ladder.below[self.stake]
            self.raiser = 1 - side
        else:
            self.asked = 0
            self.raiser = UNDECIDED if self.stake == self.rules.ladder.bottom else 1 - side

    def expose(self, seat: Seat, place: int) -> None:
        """All have seen this card of a hand; in the dark it stays open where it lies, and so does one laid open before."""
        at = seat * 3 + place
        if self.dark():
            self.laid |= _BITS[at]
        elif not self.laid >> at & 1:
            self.exposed = tuple(sorted([*self._still_exposed(_BITS[at]), at * 16 + self.fallen]))

    def _still_exposed(self, gone: int) -> list[int]:
        """What all know of hands by memory, without the places in this mask."""
        return [item for item in self.exposed if not gone >> item // 16 & 1]

    def run(self, seat: Seat, log: list[Event] | None) -> None:
        """One refusal, or the last one needed: then the mão is the callers'."""
        self.folded |= 1 << seat
        partner = (seat + 2) % self.seats
        final = self.rules.answer == FIRST_BINDS or self.folded >> partner & 1 == 1
        if log is not None:
            log.append(Ran(seat, self.asked, final, self.rules.cites[RUN_RULES[self.asked]]))
        if final:
            self.winner = self.raiser

    def show(self, seat: Seat, clause: str, log: list[Event] | None) -> None:
        """The hand is laid open; with a winning set the mão is won."""
        self.laid |= self.held & 7 << (seat * 3)
        self.exposed = tuple(self._still_exposed(self.laid))
        if log is not None:
            log.append(Showed(seat, self.hand(seat), clause))

    def concede(self, seat: Seat, log: list[Event] | None) -> None:
        """The mão goes to the other side."""
        self.winner = 1 - (seat & 1)
        if log is not None:
            log.append(Conceded(seat, self.rules.cites["concede"]))

    def vazas(self) -> tuple[tuple[int, ...], ...]:
        """The entries of the trail, vaza by vaza, the one in play last."""
        entries = [entry_at(self.trail, nth) for nth in range(self.fallen)]
        return tuple([tuple(entries[at : at + self.seats]) for at in range(0, self.fallen, self.seats)])

    def face(self, entry: int) -> Card:
        """The card behind an entry of the trail."""
        return self.card(seat_of(entry), place_of(entry))
