"""The pack before play: who cut, sawed, turned the vira, burned, peeked, and which cards came off which end.

Rule 1: the order that chance gave never changes; a cut moves a cursor and a saw is a map, so every deal stays provable.
Rule 2: a pack is never changed, only replaced; copies of a partida share it.
Rule 3: what came off is public and kept as `takes`, one number a take: what for, times two, plus the end.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules.rulebook import BOTTOM, TOP, VIRA_FIRST, VIRA_LAST, TrucoRules
from carteado.native import mypyc_attr

BURNED: Final = 0
TO_SEAT: Final = 1  # + the seat
TO_ALL: Final = 5
FOR_VIRA: Final = 6
INSTEAD: Final = 8  # + place among the hands: a card that turned up is burned and another given
BACK: Final = 20  # + the seat whose packet, given and not looked at, is burned

# How the deal goes while a packet may still be burned: packet by packet; all, once the cutter has been asked; freely.
BY_PACKET: Final = 0
ALL_ASKED: Final = 1
WAIVED: Final = 2

NOWHERE: Final = -1
BURN_PACKET: Final = 3
_LONGEST: Final = 64  # more than any pack


@mypyc_attr(acyclic=True, free_list_len=1)
class Baralho:
    """The pack of one mão, from the shuffle to the last card dealt."""

    __slots__ = (
        "burn_banned", "burned", "cards", "cuts", "drawn", "end", "giving", "peeks", "saw", "saw_top", "takes", "top",
        "vira_at",
    )  # fmt: skip

    def __init__(
        self,
        cards: tuple[int, ...],
        top: int,
        cuts: int,
        saw: int,
        saw_top: int,
        end: int,
        vira_at: int,
        takes: tuple[int, ...],
        burned: int,
        burn_banned: bool,
        peeks: tuple[int, ...],
        drawn: tuple[int, ...],
        giving: int = BY_PACKET,
    ) -> None:
        self.cards = cards
        self.top = top
        self.cuts = cuts
        self.saw = saw
        self.saw_top = saw_top
        self.end = end
        self.vira_at = vira_at
        self.takes = takes
        self.burned = burned
        self.burn_banned = burn_banned
        self.peeks = peeks
        self.drawn = drawn
        self.giving = giving

    def key(self) -> tuple[object, ...]:
        """The content, as plain values, in the order of the constructor."""
        return (
            self.cards, self.top, self.cuts, self.saw, self.saw_top, self.end, self.vira_at, self.takes, self.burned,
            self.burn_banned, self.peeks, self.drawn, self.giving,
        )  # fmt: skip

    def _copy(self) -> "Baralho":
        return Baralho(
            self.cards, self.top, self.cuts, self.saw, self.saw_top, self.end, self.vira_at, self.takes, self.burned,
            self.burn_banned, self.peeks, self.drawn, self.giving,
        )  # fmt: skip

    # What the cutter may still do with it.

    def may_cut(self, rules: TrucoRules) -> bool:
        """Up to the limit, or one beside a saw; none once the vira is out or a card burned."""
        limit = 1 if self.saw else rules.cuts
        return self.cuts < limit and self.burned == 0 and self.vira_at == NOWHERE

    def may_saw(self, rules: TrucoRules) -> bool:
        """Once, beside at most one cut."""
        return rules.saws > 0 and self.saw == 0 and self.cuts <= 1 and self.burned == 0 and self.vira_at == NOWHERE

    def may_peek(self, rules: TrucoRules, seat: Seat, dealer: Seat) -> bool:
        """The cutter before handing over, the dealer before the cut; once each, and not after asking for the bottom."""
        if self.has_peeked(seat) or self.end != rules.deal_end:
            return False
        if seat == dealer:
            return rules.dealer_peek and self.cuts == 0 and self.saw == 0 and self.vira_at == NOWHERE and self.burned == 0
        return rules.cutter_peek

    def has_peeked(self, seat: Seat) -> bool:
        """Whether this seat has looked at the bottom."""
        return seat in [peek_seat(peek) for peek in self.peeks]

    def may_turn(self, rules: TrucoRules) -> bool:
        """Whether the vira is still to be taken out."""
        return rules.vira == VIRA_FIRST and self.vira_at == NOWHERE

    # What comes of it.

    def cut(self, at: int) -> "Baralho":
        """So many cards go from the top to below."""
        made = self._copy()
        made.top = (self.top + at) % len(self.cards)
        made.cuts += 1
        return made

    def sawn(self, at: int) -> "Baralho":
        """So many cards are lifted and mixed one by one with the rest."""
        made = self._copy()
        made.saw = at
        made.saw_top = self.top
        made.top = 0
        return made

    def turn(self, depth: int) -> "Baralho":
        """The card so far down is the vira."""
        made = self._copy()
        made.vira_at = self._at(depth - 1)
        return made

    def asked_bottom(self) -> "Baralho":
        """The deal comes from the other end."""
        made = self._copy()
        made.end = BOTTOM if self.end == TOP else TOP
        return made

    def peeked(self, seat: Seat) -> "Baralho":
        """A seat has seen the bottom card."""
        made = self._copy()
        made.peeks += (seat * _LONGEST + self.bottom_at(),)
        return made

    def taken(self, what: int, end: int) -> "Baralho":
        """Cards came off an end."""
        made = self._copy()
        made.takes += (what * 2 + end,)
        if what == BURNED or what >= BACK:
            made.burned += 1
        return made

    def with_cards(self, cards: tuple[int, ...]) -> "Baralho":
        """The same cuts and takes over another order of chance."""
        made = self._copy()
        made.cards = cards
        return made

    def given(self, giving: int) -> "Baralho":
        """The deal goes on in another way."""
        made = self._copy()
        made.giving = giving
        return made

    def with_drawn(self, at: int) -> "Baralho":
        """One more card was drawn for the first deal."""
        made = self._copy()
        made.drawn += (at,)
        return made

    # Where everything is.

    def _at(self, nth: int) -> int:
        """Where in the order of chance the n-th card from the top lies, counted from 0."""
        size = len(self.cards)
        at = (self.top + nth) % size
        return at if self.saw == 0 else (self.saw_top + _sawn_order(self.saw, size)[at]) % size

    def line(self) -> list[int]:
        """The pack from the top as the deal finds it, by places in the order of chance: without a vira taken before."""
        return [at for at in map(self._at, range(len(self.cards))) if at != self.vira_at]

    def bottom_at(self) -> int:
        """Where the bottom card lies in the order of chance."""
        line = self.line()
        return line[len(line) - 1 - self._off(BOTTOM)]

    def _off(self, end: int) -> int:
        """How many cards burned at the cut came off an end."""
        return BURN_PACKET * len([take for take in self.takes if take == BURNED * 2 + end])

    def packets(self) -> tuple[Seat, ...]:
        """The seats that have got their packet, and have it still."""
        seats: list[Seat] = []
        for take in self.takes:
            what = take // 2
            if what >= BACK:
                seats.remove(what - BACK)
            elif TO_SEAT <= what < TO_ALL:
                seats.append(what - TO_SEAT)
        return tuple(seats)

    def replaced(self, seat: Seat) -> tuple[int, ...]:
        """The places of this seat's hand where a card came in place of another."""
        first = INSTEAD + 3 * seat
        return tuple([take // 2 - first for take in self.takes if first <= take // 2 < first + 3])

    def layout(self, rules: TrucoRules, dealer: Seat, seats: int) -> "Layout":
        """Who got which card."""
        return Layout(self, rules, dealer, seats)

    def hands(self, rules: TrucoRules, dealer: Seat, seats: int) -> tuple[int, ...]:
        """The cards dealt, seat by seat, and behind them the vira if it came off last."""
        if self.saw or self.vira_at not in (NOWHERE, self.top):
            return tuple(_getter(self.layout(rules, dealer, seats))(self.cards))
        key = (len(self.cards), self.top, self.vira_at, self.takes, rules.burn_unit, rules.packet, dealer, seats)
        getter = _DEALS.get(key)
        if getter is None:
            getter = _DEALS[key] = _getter(self.layout(rules, dealer, seats))
        hands: tuple[int, ...] = getter(self.cards)
        return hands

    def burned_cards(self, rules: TrucoRules, dealer: Seat, seats: int) -> tuple[int, ...]:
        """The burned pile, first burned first."""
        if self.burned == 0 and not (self.takes and self.takes[-1] >= INSTEAD * 2):
            return ()
        return tuple([self.cards[at] for at in self.layout(rules, dealer, seats).burned])


class Layout:
    """Where each card that came off lies in the order of chance: `hands` by seat * 3 + place, `burned` in turn, the vira."""

    __slots__ = ("burned", "hands", "high", "line", "low", "vira")

    def __init__(self, pack: Baralho, rules: TrucoRules, dealer: Seat, seats: int) -> None:
        self.line = pack.line()
        self.low = 0
        self.high = len(self.line) - 1
        self.burned: list[int] = []
        self.hands: list[int] = [NOWHERE] * (3 * seats)
        self.vira = pack.vira_at
        order = [(dealer + 1 + nth) % seats for nth in range(seats)]
        for take in pack.takes:
            self._take(take // 2, take & 1, rules, order)

    def rest(self) -> list[int]:
        """What is left of the pack, from the top."""
        return self.line[self.low : self.high + 1]

    def _take(self, what: int, end: int, rules: TrucoRules, order: list[int]) -> None:
        if what == BURNED:
            for _ in range(rules.burn_unit):
                self.burned.append(self._next(end))
        elif what < TO_ALL:
            self._give([what - TO_SEAT], end)
        elif what == TO_ALL and rules.packet == 1:
            for place in range(3):
                for seat in order:
                    self.hands[seat * 3 + place] = self._next(end)
        elif what == TO_ALL:
            self._give([seat for seat in order if self.hands[seat * 3] == NOWHERE], end)
        elif what == FOR_VIRA:
            self.vira = self._next(end)
        elif what >= BACK:
            for at in range(3 * (what - BACK), 3 * (what - BACK) + 3):
                self.burned.append(self.hands[at])
                self.hands[at] = NOWHERE
        else:
            self.burned.append(self.hands[what - INSTEAD])
            self.hands[what - INSTEAD] = self._next(end)

    def _give(self, seats: list[int], end: int) -> None:
        for seat in seats:
            for place in range(3):
                self.hands[seat * 3 + place] = self._next(end)

    def _next(self, end: int) -> int:
        if end == TOP:
            self.low += 1
            return self.line[self.low - 1]
        self.high -= 1
        return self.line[self.high + 1]


def peek_seat(peek: int) -> Seat:
    """Who looked."""
    return peek // _LONGEST


def peek_at(peek: int) -> int:
    """Where in the order of chance the card lies that was looked at."""
    return peek % _LONGEST


def peeks_of(seats: tuple[Seat, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    """Who looked at which place, as a pack keeps it."""
    return tuple([seat * _LONGEST + at for seat, at in zip(seats, places, strict=True)])


def shuffled_pack(cards: tuple[int, ...], end: int, burn_banned: bool) -> Baralho:
    """A pack just shuffled, to be dealt from this end."""
    return Baralho(cards, 0, 0, 0, 0, end, NOWHERE, (), 0, burn_banned, (), ())


NO_PACK: Final = shuffled_pack((), TOP, False)


def _getter(layout: Layout) -> Callable[[Sequence[int]], tuple[int, ...]]:
    return itemgetter(*layout.hands, *([layout.vira] if layout.vira != NOWHERE else []))


def _sawn_order(at: int, size: int) -> list[int]:
    """The lower packet and the lifted one, card by card, the lower first; then what is left of the longer."""
    known = _SAWN.get((at, size))
    if known is not None:
        return known
    lifted, lower = list(range(at)), list(range(at, size))
    mixed: list[int] = []
    for nth in range(max(at, size - at)):
        mixed += lower[nth : nth + 1] + lifted[nth : nth + 1]
    _SAWN[at, size] = mixed
    return mixed


# What was worked out once for a cut and its takes serves every mão after.
_DEALS: Final[dict[tuple[object, ...], Callable[[Sequence[int]], tuple[int, ...]]]] = {}
_SAWN: Final[dict[tuple[int, int], list[int]]] = {}


def dealt_whole(rules: TrucoRules) -> Baralho:
    """The pack in canonical order, after a deal for which nobody cut or burned."""
    pack = shuffled_pack(rules.deck, rules.deal_end, False)
    if pack.may_turn(rules):
        pack = pack.turn(1)
    pack = pack.taken(TO_ALL, pack.end)
    return pack.taken(FOR_VIRA, pack.end) if rules.vira == VIRA_LAST else pack


def stacked(rules: TrucoRules, dealer: Seat, seats: int, hands: Mapping[int, int], vira: int = NOWHERE) -> tuple[int, ...]:
    """The pack that deals these cards (by seat * 3 + place) and this vira where nobody cuts or burns; the rest as it comes."""
    blank = dealt_whole(rules)
    layout = blank.layout(rules, dealer, seats)
    wanted = {layout.hands[at]: index for at, index in hands.items()}
    if layout.vira != NOWHERE and vira != NOWHERE:
        wanted[layout.vira] = vira
    left = [index for index in blank.cards if index not in wanted.values()]
    return tuple([wanted[at] if at in wanted else left.pop(0) for at in range(len(blank.cards))])
