"""A whole partida as it stands: lives or chips, dealer, the deal on the table, and what it is waiting for.

Rule 1: this file reads; how a partida goes on is in `dealing`, `betting`, `moves`, `claims` and `endings`, what a referee does
        in `incidents`.
Rule 2: a deal lies on the table until the next pack is shuffled, so until then a ruling can still take its result back.
"""

from typing import Any, Final

from carteado.game import CHANCE, Seat
from carteado.games.pife.rules import rodada as rodadas
from carteado.games.pife.rules.phases import (
    AWAY,
    BETTING,
    BUYING,
    CLAIMING,
    CUTTING,
    LOT,
    MIXING,
    PLAYING,
    RECUTTING,
    RESTOCKING,
    SHUFFLE,
    UNANSWERED,
)
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.rulebook import PifeRules
from carteado.games.pife.rules.solver import Solver
from carteado.games.pife.rules.solvers import solver_of
from carteado.native import mypyc_attr

_ALONE: Final = tuple([(seat,) for seat in range(8)])
_CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)
_NOBODY: Final[tuple[int, ...]] = ()
_IN_DEAL: Final = (BETTING, MIXING, RECUTTING, BUYING, RESTOCKING, PLAYING, CLAIMING)


@mypyc_attr(acyclic=True)
class Partida:
    """A partida in play, changed in place."""

    __slots__ = (
        "base", "base_pot", "clause", "cutting", "dealer", "ended", "how", "mao", "next_dealer", "phase", "pot", "rodada",
        "rules", "score", "seats", "solver", "turns", "voids", "windows", "winners",
    )  # fmt: skip

    def __init__(
        self,
        rules: PifeRules,
        solver: Solver,
        seats: int,
        cutting: bool,
        phase: int,
        score: tuple[int, ...],
        base: tuple[int, ...],
        pot: int,
        base_pot: int,
        dealer: Seat,
        next_dealer: Seat,
        mao: int,
        turns: int,
        windows: int,
        voids: int,
        winners: tuple[Seat, ...],
        ended: str,
        how: str,
        clause: str,
        rodada: Rodada | None,
    ) -> None:
        self.rules = rules
        self.solver = solver
        self.seats = seats
        self.cutting = cutting
        self.phase = phase
        self.score = score
        self.base = base
        self.pot = pot
        self.base_pot = base_pot
        self.dealer = dealer
        self.next_dealer = next_dealer
        self.mao = mao
        self.turns = turns
        self.windows = windows
        self.voids = voids
        self.winners = winners
        self.ended = ended
        self.how = how
        self.clause = clause
        self.rodada = rodada

    def copy(self) -> "Partida":
        """The same, to be changed by oneself."""
        return Partida(
            self.rules, self.solver, self.seats, self.cutting, self.phase, self.score, self.base, self.pot, self.base_pot,
            self.dealer, self.next_dealer, self.mao, self.turns, self.windows, self.voids, self.winners, self.ended, self.how,
            self.clause, None if self.rodada is None else self.rodada.copy(),
        )  # fmt: skip

    def actors(self) -> tuple[Seat, ...]:
        """Whom the game waits for."""
        phase = self.phase
        rodada = self.rodada
        if phase in (LOT, SHUFFLE, MIXING, RESTOCKING):
            return _CHANCE_ALONE
        if rodada is None:
            return _NOBODY
        if phase == CLAIMING:
            return tuple([seat for seat, given in zip(rodada.asked, rodada.answers) if given == UNANSWERED])  # noqa: B905
        if phase in (BUYING, PLAYING, BETTING):
            return _ALONE[rodada.turn]
        return _ALONE[self.cutter()] if phase in (CUTTING, RECUTTING) else _NOBODY

    def able(self, seat: Seat) -> bool:
        """Whether the seat gets cards: it has a life, or a chip for the pingo (CAC-VID-3, PIF-APO-3, PIF-S22)."""
        rodada = self.rodada
        if rodada is not None and rodada.status[self.dealer] != AWAY:
            return rodada.status[seat] != AWAY
        return self.base[seat] > 0

    def order(self) -> list[Seat]:
        """The seats that get cards, in the direction of play from the dealer's neighbour who begins (CAC-INI-1, PIF-DIST-2)."""
        first = self._beside(self.rules.first)
        found = [(first + self.rules.step * far) % self.seats for far in range(self.seats)]
        return [other for other in found if self.able(other)]

    def cutter(self) -> Seat:
        """The dealer's other neighbour cuts (CAC-S16, PIF-DIST-3)."""
        return self._beside(-self.rules.first)

    def _beside(self, side: int) -> Seat:
        """The next seat on one side of the dealer that gets cards."""
        seat = (self.dealer + side) % self.seats
        while not self.able(seat):
            seat = (seat + side) % self.seats
        return seat

    def cite(self, word: str) -> str:
        """The clause of this regulation behind a rule of the machine."""
        return self.rules.cites[word]

    def in_deal(self) -> bool:
        """Whether cards are dealt and the deal goes on."""
        return self.phase in _IN_DEAL

    def pays(self, seat: Seat, amount: int) -> None:
        """The seat puts chips into the pot, or with a negative amount takes them."""
        score = list(self.score)
        score[seat] -= amount
        self.score = tuple(score)
        self.pot += amount

    def loses(self, seat: Seat, lives: int) -> None:
        """The seat loses lives, never more than it has."""
        score = list(self.score)
        score[seat] = max(0, score[seat] - lives)
        self.score = tuple(score)

    def key(self) -> tuple[object, ...]:
        """All of it as plain values."""
        return (
            self.rules.id, self.rules.options, self.seats, self.cutting, self.phase, self.score, self.base, self.pot,
            self.base_pot, self.dealer, self.next_dealer, self.mao, self.turns, self.windows, self.voids, self.winners,
            self.ended, self.how, self.clause, None if self.rodada is None else self.rodada.key(),
        )  # fmt: skip


def restored(rules: PifeRules, key: tuple[Any, ...]) -> Partida:
    """The partida with this key."""
    rodada = None if key[-1] is None else rodadas.restored(key[-1])
    (
        seats, cutting, phase, score, base, pot, base_pot, dealer, next_dealer, mao, turns, windows, voids, winners, ended,
        how, clause,
    ) = key[2:-1]  # fmt: skip
    return Partida(
        rules, solver_of(rules.grammar()), seats, cutting, phase, score, base, pot, base_pot, dealer, next_dealer, mao, turns,
        windows, voids, winners, ended, how, clause, rodada,
    )  # fmt: skip
