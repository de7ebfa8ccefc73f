"""A whole partida of Truco Cego: roda and testa in turn until a trio has its tentos.

Rule 1: the phases of a partida are here; what comes before play is in `carteio`, what happens once cards are out in `moves`,
what a referee does in `incidents`.
Rule 2: a volta lasts until the next pack is shuffled, so until then a ruling can still look at it.
Rule 3: this file deals in codes and trusts its caller; `board` is the public face and checks.
"""

from typing import Any, Final

from carteado.game import CHANCE, Seat
from carteado.games.cego.rules import acts, clauses, moves
from carteado.games.cego.rules.carteio import Carteio, Log
from carteado.games.cego.rules.events import Credited, VoltaEnded
from carteado.games.cego.rules.menu import menu
from carteado.games.cego.rules.phases import CUTTING, DEALING, DRAW_SHUFFLE, DRAWING, EXPOSED, OVER, PLAYING, SHUFFLE
from carteado.games.cego.rules.rulebook import SEATS, TARGET, CegoRules
from carteado.games.cego.rules.seats import ORDERED
from carteado.games.cego.rules.stages import DONE, FORMS, RODA, SINGING, TESTA, TURN
from carteado.games.cego.rules.volta import Volta, restored
from carteado.native import mypyc_attr
from carteado.pack import PartidaEnded

_ALONE: Final = tuple([(seat,) for seat in range(SEATS)])
_CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)


@mypyc_attr(acyclic=True, free_list_len=1)
class Partida(Carteio):
    """A partida in play, changed in place by codes."""

    def copy(self) -> "Partida":
        """Another partida, the same."""
        volta = self.volta
        return Partida(
            self.rules, self.cut, self.phase, self.score_a, self.score_b, self.dealer, self.next_dealer, self.number,
            self.form, self.redeals, self.testa, self.lei_seat, self.lei_falta, self.cards, self.top, self.cuts, self.drawn,
            self.rounds, self.contenders, self.exposed, self.sanctions, self.how, self.clause,
            None if volta is None else volta.copy(),
        )  # fmt: skip

    def facts(self) -> tuple[Any, ...]:
        """The content but for cards and volta, in the order of the constructor after the rules."""
        return (
            self.cut, self.phase, self.score_a, self.score_b, self.dealer, self.next_dealer, self.number, self.form,
            self.redeals, self.testa, self.lei_seat, self.lei_falta, self.top, self.cuts, self.drawn, self.rounds,
            self.contenders, self.exposed, self.sanctions, self.how, self.clause,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """The content as plain values: boards with equal keys are equal."""
        volta = self.volta
        told = None if volta is None else (volta.hands, volta.public())
        return (self.rules.id, self.rules.options, self.facts(), self.cards, told)

    # Public facts.

    def leading(self) -> int:
        """The side with more tentos."""
        return 0 if self.score_a > self.score_b else 1

    # Whose turn, and what they may do.

    def actors(self) -> tuple[Seat, ...]:
        """The seats waited for."""
        phase = self.phase
        volta = self.volta
        if phase == PLAYING and volta is not None:
            if volta.window == TURN:
                return _ALONE[volta.turn]
            if volta.window == SINGING:
                return _ALONE[volta.singer]
            return ORDERED[volta.asked_from()][volta.asked_now()]
        if phase in (SHUFFLE, DRAW_SHUFFLE):
            return _CHANCE_ALONE
        if phase == CUTTING:
            return _ALONE[self.cutter()]
        if phase == DEALING:
            return _ALONE[self.dealer]
        if phase == DRAWING:
            return self.drawers()[:1]
        if phase == EXPOSED:
            return _ALONE[self.exposed[0] // 3]
        return ()

    def codes(self, seat: Seat) -> tuple[int, ...]:
        """The codes of what a seat may do now."""
        phase = self.phase
        if phase == PLAYING and self.volta is not None:
            return menu(self.volta, seat)
        if phase == CUTTING:
            return self.cutting(seat)
        if phase == DEALING:
            return self.dealing(seat)
        if seat not in self.actors():
            return ()
        if phase == DRAWING:
            return self.drawing()
        return (acts.KEEP, acts.REFUSE) if phase == EXPOSED else ()

    # What an act does.

    def step(self, seat: Seat, code: int, log: Log) -> None:
        """Do what the code says."""
        volta = self.volta
        if self.phase == PLAYING and volta is not None:
            moves.step(volta, seat, code, log)
            if volta.window == DONE:
                self.commit(volta, log)
        elif code >= acts.DRAW:
            self.draw(seat, code - acts.DRAW, log)
        elif code >= acts.CUT:
            self.cut_at(seat, code - acts.CUT, log)
        elif code == acts.DEAL:
            self.deal(log)
        elif code == acts.LEI:
            self.say_lei(seat, log)
        else:
            self.answer_exposed(code == acts.KEEP, log)

    # How a volta, a deal and a partida end.

    def commit(self, volta: Volta, log: Log) -> None:
        """Pay the bill, part by part, until a trio is out; then the next testa or the next deal."""
        for part, side, tentos, clause in volta.bill:
            self.credit(part, side, tentos, clause, log)
            if self.is_out():
                break
        if log is not None:
            log.append(VoltaEnded(FORMS[volta.form], volta.nth, self.score(), clauses.PARTIDA if self.is_out() else ""))
        if self.is_out():
            self.end_partida("played", clauses.PARTIDA, log)
        else:
            self.go_on(volta, log)

    def credit(self, part: str, side: int, tentos: int, clause: str, log: Log) -> None:
        """Tentos for a side, for good; those of a testa are its trio's too (CEGO-9.III-7)."""
        if side:
            self.score_b = self._capped(self.score_b + tentos)
        else:
            self.score_a = self._capped(self.score_a + tentos)
        if log is not None:
            log.append(Credited(part, side, tentos, self.score(), clause))

    def _capped(self, tentos: int) -> int:
        return min(tentos, TARGET) if self.rules.cap_score else tentos

    def is_out(self) -> bool:
        """Whether a trio has all its tentos."""
        return self.score_a >= TARGET or self.score_b >= TARGET

    def go_on(self, volta: Volta, log: Log) -> None:
        """After a volta: the next testa of the deal, or the deal passes to the mão."""
        if volta.form == TESTA and volta.nth < 2:
            if not (self.rules.stop_each_testa and max(self.score_a, self.score_b) >= self.rules.testa_stop):
                self.begin(self.next_testa(volta), log)
                return
            self.form = RODA
            self.testa = 0
            self.redeal()
            return
        self.form = RODA if self.form == TESTA else TESTA
        self.next_dealer = (self.dealer + 1) % SEATS
        self.phase = SHUFFLE

    def next_testa(self, volta: Volta) -> Volta:
        """The same cards, the next pair; what was seen and proved stays."""
        made = Volta(self.rules, volta.hands, TESTA, volta.nth + 1, volta.dealer, self.score_a, self.score_b, volta.held)
        made.remember(volta)
        return made

    def end_partida(self, how: str, clause: str, log: Log) -> None:
        """The partida is over."""
        self.phase = OVER
        self.exposed = ()
        self.how = how
        self.clause = clause
        if log is not None:
            log.append(PartidaEnded(self.leading(), self.score(), how, clause))


def partida_restored(rules: CegoRules, key: tuple[Any, ...]) -> Partida:
    """The partida with this key (see `Partida.key`) under these rules."""
    facts, cards, told = key[2], key[3], key[4]
    make: Any = Partida
    volta = None if told is None else restored(rules, told[0], told[1])
    made: Partida = make(rules, *facts[:12], cards, *facts[12:], volta)
    return made
