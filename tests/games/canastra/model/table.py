"""What lies on the table in a deal, who may have what of it, and what it comes to at the end."""

from collections import Counter

from . import options as house
from .melds import Meld
from .reasons import Refused
from .scoring import Bill, Match, bill


class Table:
    def __init__(
        self,
        game: str,
        seats: int = 4,
        options: dict[str, str] | None = None,
        dealer: int = 0,
        scores: list[int] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = house.chosen(game, options or {})
        self.grammar = house.grammar(self.options)
        self.side_of = house.sides(game, seats, self.options)
        self.sides = max(self.side_of) + 1
        self.dealer = dealer
        self.match = Match(scores or [0] * self.sides, int(self.options["target"]), int(self.options["max_deals"]))
        self.attempts = [0] * self.sides
        self.phase = "pack"  # pack, draw, meld, over
        self.clear()

    def clear(self) -> None:
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.table: list[list[Meld]] = [[] for _ in range(self.sides)]
        self.lixo: list[str] = []  # the last is on top
        self.stock: list[str] = []  # the first is drawn first
        self.mortos: list[list[str]] = []  # neither taken nor turned into stock
        self.turned = 0  # mortos that became stock
        self.takers: list[int] = []  # the seats that took a morto, in order
        self.unused: set[int] = set()  # seats that took one with the discard and have not had a turn since
        # reading: an extra deal is played vulnerable like any other, by the totals
        self.vulnerable = [bool(self.minimums) and score >= 1500 for score in self.match.scores]
        self.opened = [False] * self.sides
        self.first_draw = True
        self.stall = 0
        self.turn = (self.dealer + 1) % self.seats
        self.bills: list[Bill] = []
        self.ended = ""  # batida, exhausted, stalled, declined
        self.out: int | None = None  # the seat that went out
        self.start_turn()

    def start_turn(self) -> None:
        self.offered: str | None = None  # the first card of the deal, while it may be refused
        self.single: str | None = None  # the card taken as a lixo of one
        self.from_stock = False
        self.failed = False

    @property
    def minimums(self) -> list[int]:
        return house.minimums(self.options)

    @property
    def cutter(self) -> int:
        return (self.dealer - 1) % self.seats

    def deal(self, pack: list[str]) -> None:
        """Hands, mortos, stock, in the order of the pack."""
        if self.phase not in ("pack", "over") or self.match.over:
            raise ValueError("a deal is being played, or the match is over")
        if Counter(pack) != house.full_pack(self.seats, self.options):
            raise ValueError("not the pack of this game")
        if self.phase == "over":
            self.dealer = (self.dealer + 1) % self.seats
        if self.options["vuln_attempt_scope"] == "deal":
            self.attempts = [0] * self.sides
        self.clear()
        left = list(pack)
        packet = int(self.options["packet"])
        while sum(hand.total() for hand in self.hands) < 11 * self.seats:
            for step in range(self.seats):
                hand = self.hands[(self.dealer + 1 + step) % self.seats]
                # reading: eleven is odd, so with packet=2 the last round is of one card each
                for _ in range(min(packet, 11 - hand.total())):
                    hand[left.pop(0)] += 1
        for _ in range(house.morto_count(self.seats, self.options)):
            self.mortos.append(left[:11])
            del left[:11]
        self.stock = left
        self.phase = "draw"

    def take(self, seat: int, cards: list[str]) -> None:
        hand, gone = self.hands[seat], Counter(cards)
        if not gone <= hand:
            raise Refused("cards")
        self.hands[seat] = hand - gone

    def taken_by(self, side: int) -> int:
        return sum(self.side_of[seat] == side for seat in self.takers)

    def morto_for(self, seat: int) -> bool:
        # reading: with mortos_per_side=2 any side may take a second one while one is left, even the last
        return bool(self.mortos) and self.taken_by(self.side_of[seat]) < int(self.options["mortos_per_side"])

    def take_morto(self, seat: int) -> None:
        self.hands[seat].update(self.mortos.pop(0))
        self.takers.append(seat)

    def entitled(self, side: int, melds: list[Meld] | None = None) -> bool:
        """The right to go out: CAN-11.1, CAN-11.2, CAN-S10, CAN-S27; BUR-FIM-1, BUR-S11, BUR-S13. No morto can be taken."""
        statuses = {meld.status for meld in (self.table[side] if melds is None else melds)}
        requires = self.options["batida_requires"]
        if (requires == "clean" and "clean" not in statuses) or (requires == "any" and not statuses & {"clean", "dirty"}):
            return False
        if self.taken_by(side):
            return True
        if self.options["art11_waiver"] == "false":
            return False
        if self.options["waive_morto_when_none_left"] == "true":
            return not self.mortos
        # reading: without CAN-S10 Canastra keeps CAN-11.2 (both became stock); Buraco's text has no such sentence
        return self.game == "canastra" and self.turned == house.morto_count(self.seats, self.options)

    def end(self, how: str, out: int | None) -> None:
        self.phase, self.ended, self.out = "over", how, out
        out_side = None if out is None else self.side_of[out]
        # reading: a morto counts as not taken only when another side goes out, not at an exhausted stock or a partner's batida
        absent = {
            seat
            for seat in self.unused
            if self.options["unused_indirect_morto"] == "not_taken" and out_side not in (None, self.side_of[seat])
        }
        self.bills = []
        for side in range(self.sides):
            seats = [seat for seat in range(self.seats) if self.side_of[seat] == side and seat not in absent]
            takers = [seat for seat in self.takers if self.side_of[seat] == side]
            self.bills.append(
                bill(
                    self.table[side],
                    [list(self.hands[seat].elements()) for seat in seats],
                    out=side == out_side,
                    took_morto=len(takers) > sum(self.side_of[seat] == side for seat in absent),
                    bonus_anyway=self.options["batida_bonus_without_morto"] == "true",
                    grammar=self.grammar,
                )
            )
        self.match.count([one.total for one in self.bills])


def highest_cards(draws: list[str]) -> list[int]:
    """The seats that drew the highest card: one deals, several draw again (CAN-1.2, CAN-S3)."""
    order = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    places = [order.index(card[:-1]) for card in draws]
    return [seat for seat, place in enumerate(places) if place == max(places)]
