"""A whole partida of truco: the draw for the dealer, and mão after mão until a side has made its points.

Rule 1: the phases of a partida are in this file; what happens inside a mão is in `mao`, what a referee does in `incidents`.
Rule 2: a mão lasts until the next pack is shuffled, so until then a ruling can still take its points back.
Rule 3: this file deals in codes and trusts its caller; `board` is the public face and checks.
"""

from typing import Any, Final

from carteado.cards import CARDS
from carteado.game import CHANCE, Event, Seat
from carteado.native import mypyc_attr
from carteado.truco.acts import (
    ACCEPT,
    BURN,
    CALL,
    CHOOSE,
    CONCEDE,
    CUT,
    DEAL,
    DOWN,
    DRAW,
    GIVE_BACK,
    GIVE_UP,
    PLAY_ON,
    RAISE,
    RUN,
    SHOW,
)  # fmt: skip
from carteado.truco.deal import burned_cards, deal_from_bottom, from_bottom, from_top, turned
from carteado.truco.events import (
    Burned,
    DealerDrawn,
    Decided,
    Drew,
    GaveBack,
    MaoEnded,
    PartidaEnded,
    Returned,
    Shuffled,
    WasCut,
)
from carteado.truco.mao import ELEVEN, IRON, NORMAL, RUN_RULES, Mao
from carteado.truco.menus import cutter_menu
from carteado.truco.rules import DEALER_PAIR, OTHER_PAIR, TrucoRules
from carteado.truco.strength import strong_seats
from carteado.truco.telling import tell_deal, tell_face_down
from carteado.truco.vaza import ALL_TIED, UNDECIDED, reason_of

DRAW_SHUFFLE: Final = 0
DRAWING: Final = 1
SHUFFLE: Final = 2
CUTTING: Final = 3
DEALING: Final = 4
CHOOSING_ELEVEN: Final = 5
PLAYING: Final = 6
ANSWERING: Final = 7
CHOOSING_CARD: Final = 8
OVER: Final = 9
PHASES: Final = (
    "draw-shuffle", "draw", "shuffle", "cut", "deal", "eleven", "play", "answer", "choose-card", "over",
)  # fmt: skip

NO_SEAT: Final = -1
_ALONE: Final = tuple([(seat,) for seat in range(8)])
_CHANCE_ALONE: Final = (CHANCE,)


@mypyc_attr(acyclic=True, free_list_len=1)
class Partida:
    """A partida in play, changed in place by codes."""

    __slots__ = (
        "base_a", "base_b", "burn_banned", "burned", "clause", "cut", "cuts", "dealer", "drawn", "how", "mao", "next_dealer",
        "number", "pack", "phase", "rules", "sanctions", "score_a", "score_b", "seats", "thrown", "thrower", "top",
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
        pack: tuple[int, ...],
        top: int,
        cuts: int,
        burned: int,
        burn_banned: bool,
        drawn: tuple[int, ...],
        thrower: Seat,
        thrown: tuple[int, ...],
        sanctions: tuple[tuple[Seat, str, str], ...],
        how: str,
        clause: str,
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
        self.pack = pack
        self.top = top
        self.cuts = cuts
        self.burned = burned
        self.burn_banned = burn_banned
        self.drawn = drawn
        self.thrower = thrower
        self.thrown = thrown
        self.sanctions = sanctions
        self.how = how
        self.clause = clause
        self.mao = mao

    def copy(self) -> "Partida":
        mao = self.mao
        return Partida(
            self.rules, self.seats, self.cut, self.phase, self.score_a, self.score_b, self.base_a, self.base_b, self.dealer,
            self.next_dealer, self.number, self.pack, self.top, self.cuts, self.burned, self.burn_banned, self.drawn,
            self.thrower, self.thrown, self.sanctions, self.how, self.clause, None if mao is None else mao.copy(),
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.rules.id, self.rules.options, self.seats, self.cut, self.phase, self.score_a, self.score_b, self.base_a,
            self.base_b, self.dealer, self.next_dealer, self.number, self.pack, self.top, self.cuts, self.burned,
            self.burn_banned, self.drawn, self.thrower, self.thrown, self.sanctions, self.how, self.clause,
            None if self.mao is None else self.mao.key(),
        )  # fmt: skip

    # The public facts of a partida.

    def cutter(self) -> Seat:
        """The seat on the dealer's left."""
        return (self.dealer + self.seats - 1) % self.seats

    def kind(self) -> int:
        """What the next mão is by the score: ordinary, eleven hand or iron hand."""
        last = self.rules.target - 1
        if self.score_a == last and self.score_b == last:
            return IRON
        return ELEVEN if last in (self.score_a, self.score_b) else NORMAL

    def may_burn(self) -> bool:
        """Whether the cutter may burn one more card."""
        return self.burned < self.rules.burns and not self.burn_banned and self.kind() == NORMAL

    def score(self) -> tuple[int, int]:
        """Points of side A and side B."""
        return (self.score_a, self.score_b)

    def leading(self) -> int:
        """The side with more points."""
        return 0 if self.score_a > self.score_b else 1

    def _side(self, side: int) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(self.seats) if seat & 1 == side])

    # Whose turn, and the codes of what they may do.

    def actors(self) -> tuple[Seat, ...]:
        """The seats waited for."""
        phase = self.phase
        if phase == PLAYING and self.mao is not None:
            return _ALONE[self.mao.turn]
        if phase == ANSWERING and self.mao is not None:
            return self.mao.answerers()
        if phase in (SHUFFLE, DRAW_SHUFFLE):
            return _CHANCE_ALONE
        if phase == CUTTING:
            return _ALONE[self.cutter()]
        if phase == DEALING:
            return _ALONE[self.dealer]
        if phase == DRAWING:
            return _ALONE[len(self.drawn)]
        if phase == CHOOSING_ELEVEN and self.mao is not None:
            return self._side(self.mao.owner)
        if phase == CHOOSING_CARD:
            return self._side(1 - (self.thrower & 1))
        return ()

    def codes(self, seat: Seat) -> tuple[int, ...]:
        """The codes of what a seat may do now."""
        phase = self.phase
        mao = self.mao
        if mao is not None and phase in (PLAYING, ANSWERING):
            return mao.menu(seat)
        if seat not in self.actors():
            return ()
        if phase == CUTTING:
            return cutter_menu(len(self.pack) if self.may_cut() else 0, self.may_burn())
        if phase == DEALING:
            return (DEAL,)
        if phase == DRAWING:
            return tuple([DRAW + at for at in range(1, len(self.pack) + 1) if at not in self.drawn])
        if phase == CHOOSING_ELEVEN:
            return (PLAY_ON, GIVE_UP)
        if phase == CHOOSING_CARD:
            return tuple([CHOOSE + place for place in self.thrown])
        return ()

    def may_cut(self) -> bool:
        """Whether one more cut is allowed: up to the limit, and none once a card is burned."""
        return self.cuts < self.rules.cuts and self.burned == 0

    # What an act does.

    def step(self, seat: Seat, code: int, log: list[Event] | None) -> None:
        """Do what the code says."""
        mao = self.mao
        if code < BURN:
            if mao is not None:
                self._step_in_mao(mao, seat, code, log)
        elif code >= DRAW:
            self.draw(seat, code - DRAW, log)
        elif code >= CUT:
            self.top = turned(self.top, code - CUT, len(self.pack))
            self.cuts += 1
            if log is not None:
                log.append(WasCut(seat, code - CUT))
        elif code >= CHOOSE:
            self.keep_thrown(code - CHOOSE, log)
        elif code == BURN:
            self._burn(seat, log)
        elif code == GIVE_BACK:
            self.phase = DEALING
            if log is not None:
                log.append(GaveBack(seat))
        else:
            self.deal(log)

    def _step_in_mao(self, mao: Mao, seat: Seat, code: int, log: list[Event] | None) -> None:
        if code < RAISE:
            mao.play(seat, code & 3, code & DOWN != 0, log)
            if code & CALL:
                mao.call(seat, log)
                self.phase = ANSWERING
            elif mao.winner != UNDECIDED:
                self.settle(mao, log)
        elif code == RAISE:
            mao.call(seat, log)
            self.phase = ANSWERING
        elif code == ACCEPT:
            mao.accept(seat, log)
            self.phase = PLAYING
        elif code == RUN:
            clause = self.rules.cites[RUN_RULES[mao.asked]] if log is not None else ""
            mao.run(seat, log)
            if mao.winner != UNDECIDED:
                self.end_mao(mao.winner, mao.stake, clause, log)
        elif code == SHOW:
            clause = self.rules.cites[f"show-{mao.shows(seat)}"]
            mao.show(seat, clause, log)
            mao.winner = seat & 1
            self.end_mao(mao.winner, mao.stake, clause, log)
        elif code == CONCEDE:
            mao.concede(seat, log)
            self.end_mao(mao.winner, mao.stake, self.rules.cites["concede"], log)
        else:
            self._decide_eleven(mao, seat, code == PLAY_ON, log)

    def _decide_eleven(self, mao: Mao, seat: Seat, playing: bool, log: list[Event] | None) -> None:
        clause = self.rules.cites["eleven-play" if playing else "eleven-give-up"]
        if log is not None:
            log.append(Decided(seat, playing, clause))
        if playing:
            mao.stake = self.rules.eleven.stake
            self.phase = PLAYING
        else:
            mao.winner = 1 - mao.owner
            self.end_mao(mao.winner, self.rules.eleven.give_up, clause, log)

    def draw(self, seat: Seat, at: int, log: list[Event] | None) -> None:
        """A seat takes a card for the first deal; the last one decides, or all draw again."""
        self.drawn += (at,)
        if log is not None:
            log.append(Drew(seat, at, CARDS[self.pack[at - 1]]))
        if len(self.drawn) < self.seats:
            return
        power = self.rules.strength(0)
        powers = [power[self.pack[at - 1]] for at in self.drawn]
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

    def shuffle(self, pack: tuple[int, ...], log: list[Event] | None) -> None:
        """A pack comes in: for the draw, or for the next mão, which begins here."""
        self.pack = pack
        self.top = 0
        self.cuts = 0
        self.burned = 0
        self.drawn = ()
        self.mao = None
        if self.phase == DRAW_SHUFFLE:
            self.phase = DRAWING
        else:
            if self.next_dealer != NO_SEAT:
                self.dealer = self.next_dealer
                self.number += 1
                self.burn_banned = False
            self.next_dealer = NO_SEAT
            self.base_a = self.score_a
            self.base_b = self.score_b
            self.phase = CUTTING
        if log is not None:
            log.append(Shuffled(self.dealer, self.number))
        if not self.cut and self.phase == CUTTING and pack:
            self.deal(log)

    def _burn(self, seat: Seat, log: list[Event] | None) -> None:
        if log is not None:
            pick = from_top if self.rules.burn_from_top else from_bottom
            log.append(Burned(seat, CARDS[pick(self.pack, self.top, self.burned)]))
        self.burned += 1

    def burned_pile(self) -> tuple[int, ...]:
        """The burned cards, first burned first."""
        return burned_cards(self.pack, self.top, self.burned, self.rules.burn_from_top)

    def deal(self, log: list[Event] | None) -> None:
        """Three cards each, and the mão is on: with the choice of the side on eleven where there is one."""
        skip = 0 if self.rules.burn_from_top else self.burned
        self.deal_hands(deal_from_bottom(self.pack, self.top, skip, self.dealer, self.seats), log)

    def deal_hands(self, hands: tuple[int, ...], log: list[Event] | None) -> None:
        """The mão is on with these hands, seat by seat."""
        self.mao = mao = self.new_mao(hands)
        self.phase = CHOOSING_ELEVEN if mao.kind == ELEVEN else PLAYING
        if log is not None:
            tell_deal(mao, log)

    def new_mao(self, hands: tuple[int, ...]) -> Mao:
        """The mão as it stands when all hold three cards."""
        kind = self.kind()
        owner = UNDECIDED if kind != ELEVEN else 0 if self.score_a > self.score_b else 1
        lead = (self.dealer + self.rules.first_lead) % self.seats
        target = self.rules.target
        power = self.rules.strength(0)
        full = (1 << 3 * self.seats) - 1
        return Mao(
            self.rules, self.seats, self.dealer, kind, owner, target - self.score_a, target - self.score_b, hands, power,
            strong_seats(hands, power), full, 0, 0, 0, 0, lead, 0, self.rules.ladder.bottom, 0, UNDECIDED, (), 0, 0, (),
            UNDECIDED,
        )  # fmt: skip

    def keep_thrown(self, place: int, log: list[Event] | None) -> None:
        """Of several cards thrown at once this one stays; the others, which all have seen, go back to the hand."""
        mao = self.mao
        if mao is None:
            return
        thrower = self.thrower
        back = [other for other in self.thrown if other != place]
        self.thrower = NO_SEAT
        self.thrown = ()
        self.phase = PLAYING
        if log is not None and back:
            cards = tuple([mao.card(thrower, other) for other in back])
            log.append(Returned(thrower, cards, self.rules.cites["returned"]))
        mao.play(thrower, place, False, log)
        if mao.winner != UNDECIDED:
            self.settle(mao, log)

    # How a mão and a partida end.

    def settle(self, mao: Mao, log: list[Event] | None) -> None:
        """The vazas have decided: give the points."""
        rule = reason_of(mao.results)
        side = mao.winner
        if side == ALL_TIED:
            if mao.kind == ELEVEN and self.rules.eleven.triple_tie == OTHER_PAIR:
                side = 1 - mao.owner
                rule = "eleven-all-tied"
            elif self.rules.triple_tie == DEALER_PAIR:
                side = mao.dealer & 1
                rule = "all-tied-dealer"
        if log is not None:
            self.end_mao(side, mao.stake, self.rules.cites[rule], log)
        else:
            self.end_mao(side, mao.stake, "", None)

    def end_mao(self, side: int, points: int, clause: str, log: list[Event] | None) -> None:
        """The mão is over and a side (or, with `ALL_TIED`, nobody) takes its points; the deal passes."""
        if side == 0:
            self.score_a = self.capped(self.base_a + points)
        elif side == 1:
            self.score_b = self.capped(self.base_b + points)
        self.next_dealer = (self.dealer + 1) % self.seats
        self.phase = SHUFFLE
        if log is not None:
            winner = None if side == ALL_TIED else side
            log.append(MaoEnded(winner, points if side != ALL_TIED else 0, self.score(), clause))
            if self.mao is not None:
                tell_face_down(self.mao, log)
        if self.score_a >= self.rules.target or self.score_b >= self.rules.target:
            self.end_partida("played", self.rules.cites["partida"], log)

    def capped(self, points: int) -> int:
        """The points as the score keeps them."""
        cap = self.rules.record_cap
        return cap if 0 < cap < points else points

    def end_partida(self, how: str, clause: str, log: list[Event] | None) -> None:
        """The partida is over."""
        self.phase = OVER
        self.thrower = NO_SEAT
        self.thrown = ()
        self.how = how
        self.clause = clause
        if log is not None:
            log.append(PartidaEnded(self.leading(), self.score(), how, clause))


def restored(rules: TrucoRules, key: tuple[Any, ...]) -> Partida:
    """The partida with this key (see `Partida.key`) under these rules."""
    told = key[-1]
    make_mao: Any = Mao
    make_partida: Any = Partida
    power = rules.strength(0)
    mao = None if told is None else make_mao(rules, key[2], *told[:6], power, strong_seats(told[5], power), *told[6:])
    made: Partida = make_partida(rules, *key[2:-1], mao)
    return made
