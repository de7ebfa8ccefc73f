"""A whole partida of truco: the draw for the dealer, and mão after mão until a side has made its points.

Rule 1: the phases of a partida are in this file; what happens inside a mão is in `mao`, what a referee does in `incidents`.
Rule 2: a mão lasts until the next pack is shuffled, so until then a ruling can still take its points back.
Rule 3: this file deals in codes and trusts its caller; `board` is the public face and checks.
"""

from typing import Any, Final

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
    GIVE_UP,
    KEEP,
    PLAY_ON,
    RAISE,
    REFUSE,
    RUN,
    SAW,
    SHOW,
)  # fmt: skip
from carteado.truco.baralho import Baralho
from carteado.truco.carteio import Carteio
from carteado.truco.events import (
    Decided,
    MaoEnded,
    PartidaEnded,
    Returned,
)
from carteado.truco.mao import ELEVEN, RUN_RULES, Mao
from carteado.truco.phases import (
    ANSWERING,
    CHOOSING_CARD,
    CHOOSING_ELEVEN,
    CUTTING,
    DEALING,
    DRAW_SHUFFLE,
    DRAWING,
    EXPOSED,
    NO_SEAT,
    OVER,
    PLAYING,
    SHUFFLE,
)
from carteado.truco.rules import (
    DEALER_PAIR,
    OTHER_PAIR,
    TrucoRules,
)
from carteado.truco.strength import strong_seats
from carteado.truco.telling import tell_face_down
from carteado.truco.vaza import ALL_TIED, UNDECIDED, reason_of

_ALONE: Final = tuple([(seat,) for seat in range(8)])
_CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)


@mypyc_attr(acyclic=True, free_list_len=1)
class Partida(Carteio):
    """A partida in play, changed in place by codes."""

    def copy(self) -> "Partida":
        mao = self.mao
        return Partida(
            self.rules, self.seats, self.cut, self.phase, self.score_a, self.score_b, self.base_a, self.base_b, self.dealer,
            self.next_dealer, self.number, self.redeals, self.thrower, self.thrown, self.sanctions, self.how, self.clause,
            self.baralho, None if mao is None else mao.copy(),
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.rules.id, self.rules.options, self.seats, self.cut, self.phase, self.score_a, self.score_b, self.base_a,
            self.base_b, self.dealer, self.next_dealer, self.number, self.redeals, self.thrower, self.thrown, self.sanctions,
            self.how, self.clause, self.baralho.key(), None if self.mao is None else self.mao.key(),
        )  # fmt: skip

    # The public facts of a partida.

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
            return _ALONE[len(self.baralho.drawn)]
        if phase == CHOOSING_ELEVEN and self.mao is not None:
            return self._side(self.mao.owner)
        if phase == CHOOSING_CARD:
            return self._side(1 - (self.thrower & 1))
        if phase == EXPOSED:
            return _ALONE[self.thrower]
        return ()

    def codes(self, seat: Seat) -> tuple[int, ...]:
        """The codes of what a seat may do now."""
        phase = self.phase
        mao = self.mao
        if mao is not None and phase in (PLAYING, ANSWERING):
            return mao.menu(seat)
        if phase == CUTTING:
            return self.cutting(seat)
        if phase == DEALING:
            return self.dealing(seat)
        if seat not in self.actors():
            return ()
        if phase == DRAWING:
            drawn = self.baralho.drawn
            return tuple([DRAW + at for at in range(1, len(self.baralho.cards) + 1) if at not in drawn])
        if phase == CHOOSING_ELEVEN:
            return (PLAY_ON, GIVE_UP)
        if phase == CHOOSING_CARD:
            return tuple([CHOOSE + place for place in self.thrown])
        return (KEEP, REFUSE) if phase == EXPOSED else ()

    # What an act does.

    def step(self, seat: Seat, code: int, log: list[Event] | None) -> None:
        """Do what the code says."""
        mao = self.mao
        if code < BURN:
            if mao is not None:
                self._step_in_mao(mao, seat, code, log)
        elif code == DEAL:
            self.deal_next(log)
        elif code in (KEEP, REFUSE):
            self.answer_exposed(code == KEEP, log)
        elif DRAW <= code < SAW:
            self.draw(seat, code - DRAW, log)
        elif CHOOSE <= code < CUT:
            self.keep_thrown(code - CHOOSE, log)
        else:
            self.step_of_cutter(seat, code, log)

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
    make_baralho: Any = Baralho
    make_mao: Any = Mao
    make_partida: Any = Partida
    mao = None
    if told is not None:
        power = rules.strength(rules.deck, told[6])
        strong = strong_seats(told[5], power) if rules.show_sets else 0
        mao = make_mao(rules, key[2], *told[:7], power, strong, *told[7:])
    made: Partida = make_partida(rules, *key[2:-2], make_baralho(*key[-2]), mao)
    return made
