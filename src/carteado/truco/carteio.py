"""Everything of a partida that comes before play: who deals first, the cut, the burns, the vira, the deal.

Rule 1: what a code allows with the pack is here and in `baralho`; what happens once cards are held is in `mao` and `partida`.
Rule 2: nobody looks at a card before the deal is done, so a packet can be burned unseen.
"""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.native import mypyc_attr
from carteado.truco.acts import (
    BURN,
    CUT,
    DEAL,
    FROM_BOTTOM,
    GIVE_BACK,
    PEEK,
    SAW,
    TURN,
)  # fmt: skip
from carteado.truco.baralho import BURNED, FOR_VIRA, INSTEAD, NO_PACK, NOWHERE, TO_ALL, TO_SEAT, Baralho, shuffled_pack
from carteado.truco.events import (
    AskedBottom,
    Burned,
    DealerDrawn,
    Drew,
    GaveBack,
    Kept,
    LotDrawn,
    MaoEnded,
    PacketBurned,
    PacketDealt,
    Peeked,
    Replaced,
    Sawn,
    Shuffled,
    TurnedUp,
    ViraTurned,
    WasCut,
)
from carteado.truco.mao import ELEVEN, IRON, NORMAL, Mao
from carteado.truco.menus import cutter_menu
from carteado.truco.phases import (
    CHOOSING_ELEVEN,
    CUTTING,
    DEALING,
    DRAW_SHUFFLE,
    DRAWING,
    EXPOSED,
    NO_SEAT,
    PLAYING,
    SHUFFLE,
)
from carteado.truco.rules import (
    DEALT_END,
    DRAW_HIGHEST,
    ODDS_AND_EVENS,
    VIRA_LAST,
    TrucoRules,
)
from carteado.truco.strength import NO_CARD, strong_seats
from carteado.truco.telling import tell_deal
from carteado.truco.vaza import UNDECIDED


@mypyc_attr(acyclic=True)
class Carteio:
    """A partida with its pack; `Partida` adds the play."""

    __slots__ = (
        "base_a", "base_b", "baralho", "clause", "cut", "dealer", "how", "mao", "next_dealer", "number", "phase", "redeals",
        "rules", "sanctions", "score_a", "score_b", "seats", "thrown", "thrower",
    )  # fmt: skip

    def __init__(
        self,
        rules: TrucoRules,
        seats: int,
        cut: bool,
        phase: int,
        score_a: int,
        score_b: int,
        base_a: int,
        base_b: int,
        dealer: Seat,
        next_dealer: Seat,
        number: int,
        redeals: int,
        thrower: Seat,
        thrown: tuple[int, ...],
        sanctions: tuple[tuple[Seat, str, str], ...],
        how: str,
        clause: str,
        baralho: Baralho,
        mao: Mao | None,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.cut = cut
        self.phase = phase
        self.score_a = score_a
        self.score_b = score_b
        self.base_a = base_a
        self.base_b = base_b
        self.dealer = dealer
        self.next_dealer = next_dealer
        self.number = number
        self.redeals = redeals
        self.thrower = thrower
        self.thrown: tuple[int, ...] = thrown
        self.sanctions = sanctions
        self.how = how
        self.clause = clause
        self.baralho: Baralho = baralho
        self.mao = mao

    # The public facts.

    def cutter(self) -> Seat:
        """The seat on the dealer's left."""
        return (self.dealer + self.seats - 1) % self.seats

    def kind(self) -> int:
        """What the next mão is by the score: ordinary, eleven hand or iron hand."""
        last = self.rules.target - 1
        if self.score_a == last and self.score_b == last:
            return IRON
        return ELEVEN if last in (self.score_a, self.score_b) else NORMAL

    def score(self) -> tuple[int, int]:
        """Points of side A and side B."""
        return (self.score_a, self.score_b)

    def receiver(self) -> Seat:
        """The seat whose packet is due."""
        return (self.dealer + 1 + len(self.baralho.packets())) % self.seats

    def by_packets(self) -> bool:
        """Whether the deal goes packet by packet, because one may still be burned."""
        return self.cut and self.rules.burn_in_deal and self.rules.packet == 3 and self.may_burn()

    def vira(self) -> int:
        """The card turned for this mão, or none."""
        if self.mao is not None:
            return self.mao.vira
        at = self.baralho.vira_at
        return NO_CARD if at == NOWHERE else self.baralho.cards[at]

    def vira_open(self) -> bool:
        """Whether all see the vira."""
        if self.mao is not None:
            return self.mao.vira_open()
        return self.vira() != NO_CARD and not (self.kind() == IRON and self.rules.iron_vira_hidden)

    def burned_pile(self) -> tuple[int, ...]:
        """The burned cards, first burned first."""
        return self.baralho.burned_cards(self.rules, self.dealer, self.seats)

    # What may be done with the pack.

    def may_burn(self) -> bool:
        """Whether the cutter may burn once more; with a vira to take first, only after it."""
        pack = self.baralho
        if pack.burned >= self.rules.burns or pack.burn_banned or self.kind() != NORMAL:
            return False
        return not pack.may_turn(self.rules)

    def may_saw(self) -> bool:
        """Whether the cutter may saw: never in an eleven or iron hand."""
        return self.kind() == NORMAL and self.baralho.may_saw(self.rules)

    def may_peek(self, seat: Seat) -> bool:
        """Whether a seat may look at the bottom: never in an eleven or iron hand."""
        return self.kind() == NORMAL and self.baralho.may_peek(self.rules, seat, self.dealer)

    def may_ask_bottom(self) -> bool:
        """Whether the cutter may ask for the other end: once, and not having looked at it."""
        pack = self.baralho
        return self.rules.end_request and pack.end == self.rules.deal_end and not pack.has_peeked(self.cutter())

    def cutting(self, seat: Seat) -> tuple[int, ...]:
        pack, rules = self.baralho, self.rules
        if seat != self.cutter():
            return (PEEK,) if seat == self.dealer and self.may_peek(seat) else ()
        turning = pack.may_turn(rules)
        size = len(pack.cards)
        return cutter_menu(
            not turning,
            size if pack.may_cut(rules) else 0,
            size if self.may_saw() else 0,
            (size if rules.vira_any_depth else 1) if turning else 0,
            self.may_burn(),
            self.may_peek(seat),
            self.may_ask_bottom(),
        )

    def dealing(self, seat: Seat) -> tuple[int, ...]:
        if seat == self.dealer:
            return (DEAL,)
        return (BURN,) if seat == self.cutter() and self.by_packets() else ()

    # Who deals first.

    def shuffle(self, pack: tuple[int, ...], log: list[Event] | None) -> None:
        """A pack comes in: for the draw, or for the next mão, which begins here."""
        again = self.next_dealer == NO_SEAT
        self.mao = None
        if self.phase == DRAW_SHUFFLE:
            self.baralho = shuffled_pack(pack, self.rules.deal_end, False)
            self.phase = DRAWING
        else:
            if not again:
                self.dealer = self.next_dealer
                self.number += 1
                self.redeals = 0
            self.next_dealer = NO_SEAT
            self.baralho = shuffled_pack(pack, self.rules.deal_end, again and self.baralho.burn_banned)
            self.base_a = self.score_a
            self.base_b = self.score_b
            self.phase = CUTTING
        if log is not None:
            log.append(Shuffled(self.dealer, self.number))
        if self.phase == DRAWING and self.rules.first_dealer != DRAW_HIGHEST:
            self._draw_lot(pack, log)
        elif not self.cut and self.phase == CUTTING and pack:
            self.deal(log)

    def draw(self, seat: Seat, at: int, log: list[Event] | None) -> None:
        """A seat takes a card for the first deal; the last one decides, or all draw again."""
        pack = self.baralho = self.baralho.with_drawn(at)
        if log is not None:
            log.append(Drew(seat, at, CARDS[pack.cards[at - 1]]))
        if len(pack.drawn) < self.seats:
            return
        power = self.rules.strength(self.rules.deck, NO_CARD)
        powers = [power[pack.cards[at - 1]] for at in pack.drawn]
        best = max(powers)
        tied = len(set(powers)) < len(powers) if self.rules.redraw_on_any_tie else powers.count(best) > 1
        if tied:
            self.phase = DRAW_SHUFFLE
        else:
            self.next_dealer = powers.index(best)
            self.phase = SHUFFLE
        if log is not None:
            rule = "redraw" if tied else "dealer-draw"
            log.append(DealerDrawn(None if tied else self.next_dealer, self.rules.cites[rule]))

    def _draw_lot(self, pack: tuple[int, ...], log: list[Event] | None) -> None:
        """The top card of a shuffled pack is the lot: its place in the pack's own order, counted round the seats."""
        winner = self.rules.deck.index(pack[0]) % self.seats
        leads = self.rules.first_dealer == ODDS_AND_EVENS and not self.rules.starter_deals
        self.next_dealer = (winner + self.seats - 1) % self.seats if leads else winner
        self.phase = SHUFFLE
        self.baralho = NO_PACK  # nobody saw a card of it, and it is not dealt
        if log is not None:
            log.append(LotDrawn(winner, self.next_dealer, self.rules.cites["lots"]))

    # The cut and the deal.

    def step_of_cutter(self, seat: Seat, code: int, log: list[Event] | None) -> None:
        pack, cites = self.baralho, self.rules.cites
        if code >= TURN:
            self._turn_vira(code - TURN, log)
        elif code >= SAW:
            self.baralho = pack.sawn(code - SAW)
            if log is not None:
                log.append(Sawn(seat, code - SAW))
        elif code >= CUT:
            self.baralho = pack.cut(code - CUT)
            if log is not None:
                log.append(WasCut(seat, code - CUT))
        elif code == BURN:
            self._burn(seat, log)
        elif code == PEEK:
            if log is not None:
                log.append(Peeked(seat, cites["peek"], (CARDS[pack.cards[pack.bottom_at()]],), (seat,)))
            self.baralho = pack.peeked(seat)
        elif code == FROM_BOTTOM:
            self.baralho = pack.asked_bottom()
            if log is not None:
                log.append(AskedBottom(seat, cites["from-bottom"]))
        elif code == GIVE_BACK:
            self.phase = DEALING
            if log is not None:
                log.append(GaveBack(seat))

    def _turn_vira(self, depth: int, log: list[Event] | None) -> None:
        self.baralho = self.baralho.turn(depth)
        if log is not None:
            self._tell_vira(log)

    def _tell_vira(self, log: list[Event]) -> None:
        card, cites = CARDS[self.vira()], self.rules.cites
        if self.vira_open():
            log.append(ViraTurned(card, cites["vira"]))
        else:
            hidden = cites.get("iron-hidden-vira", cites["iron-vira"])
            log.append(ViraTurned(None, hidden, (card,), (REFEREE,)))

    def _burn(self, seat: Seat, log: list[Event] | None) -> None:
        if log is not None and self.phase == DEALING:
            log.append(PacketBurned(seat, self.receiver(), self.rules.cites["burn-in-deal"]))
        before = len(self.burned_pile())
        end = self.rules.burn_end
        self.baralho = self.baralho.taken(BURNED, self.baralho.end if end == DEALT_END else end)
        if log is not None:
            for index in self.burned_pile()[before:]:
                log.append(Burned(seat, CARDS[index]))

    def deal_next(self, log: list[Event] | None) -> None:
        """The packet that is due where one may be burned; all that is left otherwise."""
        if not self.by_packets():
            self.deal(log)
            return
        seat = self.receiver()
        self.baralho = self.baralho.taken(TO_SEAT + seat, self.baralho.end)
        if log is not None:
            log.append(PacketDealt(seat))
        if len(self.baralho.packets()) == self.seats:
            self._all_dealt(log)

    def deal(self, log: list[Event] | None) -> None:
        """Three cards each, and the mão is on."""
        if self.baralho.may_turn(self.rules):
            self._turn_vira(1, log)
        self.baralho = self.baralho.taken(TO_ALL, self.baralho.end)
        self._all_dealt(log)

    def _all_dealt(self, log: list[Event] | None) -> None:
        if self.rules.vira == VIRA_LAST:
            self.baralho = self.baralho.taken(FOR_VIRA, self.baralho.end)
        dealt = self.baralho.hands(self.rules, self.dealer, self.seats)
        hands = 3 * self.seats
        self.deal_hands(dealt[:hands], dealt[hands] if len(dealt) > hands else NO_CARD, log)

    def deal_hands(self, hands: tuple[int, ...], vira: int, log: list[Event] | None) -> None:
        """The mão is on with these hands, seat by seat: with the choice of the side on eleven where there is one."""
        self.mao = mao = self.new_mao(hands, vira)
        self.phase = CHOOSING_ELEVEN if mao.kind == ELEVEN else PLAYING
        if log is not None:
            tell_deal(mao, log)
            if self.rules.vira == VIRA_LAST:
                self._tell_vira(log)

    def new_mao(self, hands: tuple[int, ...], vira: int) -> Mao:
        """The mão as it stands when all hold three cards."""
        kind = self.kind()
        owner = UNDECIDED if kind != ELEVEN else 0 if self.score_a > self.score_b else 1
        rules = self.rules
        lead = (self.dealer + rules.first_lead) % self.seats
        power = rules.strength(rules.deck, vira)
        full = (1 << 3 * self.seats) - 1
        strong = strong_seats(hands, power) if rules.show_sets else 0
        return Mao(
            rules, self.seats, self.dealer, kind, owner, rules.target - self.score_a, rules.target - self.score_b, hands, vira,
            power, strong, full, 0, 0, 0, 0, lead, 0, rules.ladder.bottom, 0, UNDECIDED, (), 0, 0, (), 0, (), UNDECIDED,
        )  # fmt: skip

    # Cards that turn up in the deal.

    def turn_up(self, mao: Mao, places: tuple[int, ...], log: list[Event] | None) -> None:
        """These places of hands turned up in the deal: all know them, and the first owner decides whether to keep it."""
        for at in places:
            mao.expose(at // 3, at % 3)
            if log is not None:
                log.append(TurnedUp(at // 3, CARDS[mao.hands[at]], self.rules.cites["exposed"]))
        self.thrower = places[0] // 3
        self.thrown = places
        self.phase = EXPOSED

    def answer_exposed(self, keeps: bool, log: list[Event] | None) -> None:
        """The owner of the first card that turned up keeps it, or not: then another comes, or the deal is done again."""
        mao = self.mao
        if mao is None:
            return
        at = self.thrown[0]
        card = CARDS[mao.hands[at]]
        clause = self.rules.cites["exposed"]
        if keeps:
            if log is not None:
                log.append(Kept(at // 3, card, clause))
        elif self.rules.vira == VIRA_LAST:
            self.redeal(self.rules.cites["exposed-redeal"], log)
            return
        else:
            self._replace(mao, at, clause, log)
        self.thrown = self.thrown[1:]
        if self.thrown:
            self.thrower = self.thrown[0] // 3
        else:
            self.thrower = NO_SEAT
            self.phase = CHOOSING_ELEVEN if mao.kind == ELEVEN else PLAYING

    def _replace(self, mao: Mao, at: int, clause: str, log: list[Event] | None) -> None:
        card = CARDS[mao.hands[at]]
        self.baralho = self.baralho.taken(INSTEAD + at, self.baralho.end)
        hands = self.baralho.hands(self.rules, self.dealer, self.seats)[: 3 * self.seats]
        laid, exposed = mao.laid & ~(1 << at), tuple([item for item in mao.exposed if item // 16 != at])
        self.mao = fresh = self.new_mao(hands, mao.vira)
        fresh.laid, fresh.exposed = laid, exposed
        if log is not None:
            seen = (REFEREE,) if fresh.dark() else (at // 3, REFEREE)
            log.append(Replaced(at // 3, card, clause, (CARDS[hands[at]],), seen))

    def redeal(self, clause: str, log: list[Event] | None) -> None:
        """A new pack for the same dealer; the mão keeps its number."""
        self.clear_table()
        self.phase = SHUFFLE
        self.next_dealer = NO_SEAT
        self.redeals += 1
        if log is not None:
            log.append(MaoEnded(None, 0, self.score(), clause, True))

    def clear_table(self) -> None:
        """No mão, no pack, nothing thrown."""
        self.mao = None
        self.baralho = NO_PACK
        self.thrower = NO_SEAT
        self.thrown = ()
