"""A whole partida as it stands: score, dealer, the deal on the table, and what it is waiting for.

Rule 1: this file reads; how a partida goes on is in `dealing`, `moves` and `endings`, what a referee does in `incidents`.
Rule 2: a deal lies on the table until the next pack is shuffled, so until then a ruling can still take its points back.
"""

from typing import Any, Final

from carteado.game import CHANCE, Seat
from carteado.games.canastra.rules.events import Bill, Conta
from carteado.games.canastra.rules.jogos import Jogo, Kit, kit_of
from carteado.games.canastra.rules.phases import (
    BUYING,
    CUTTING,
    DRAW_SHUFFLE,
    DRAWING,
    LOT,
    PLAYING,
    SHUFFLE,
    TURNED,
)
from carteado.games.canastra.rules.rodada import Rodada, counted
from carteado.games.canastra.rules.rulebook import (
    CLEAN_CANASTRA,
    NO_CANASTRA,
    CanastraRules,
)
from carteado.melds.arranging import arranged
from carteado.native import mypyc_attr

MOST_PAST: Final = 36  # numbers that are kept of the scores of earlier deals: 18 deals of two sides, 12 of three
_ALONE: Final = tuple([(seat,) for seat in range(8)])
_CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)
_NOBODY: Final[tuple[int, ...]] = ()


@mypyc_attr(acyclic=True)
class Partida:
    """A partida in play, changed in place."""

    __slots__ = (
        "attempts", "base", "clause", "conta", "cutting", "dealer", "drawn", "ended", "extra", "how", "kit", "mao",
        "next_dealer", "past", "phase", "rodada", "rules", "score", "seats", "sides", "tied", "waiting",
    )  # fmt: skip

    def __init__(
        self,
        rules: CanastraRules,
        kit: Kit,
        seats: int,
        sides: tuple[int, ...],
        cutting: bool,
        phase: int,
        score: tuple[int, ...],
        base: tuple[int, ...],
        dealer: Seat,
        next_dealer: Seat,
        mao: int,
        attempts: tuple[int, ...],
        extra: int,
        tied: tuple[int, ...],
        drawn: tuple[tuple[Seat, int], ...],
        waiting: tuple[Seat, ...],
        past: tuple[tuple[int, ...], ...],
        conta: Conta | None,
        ended: str,
        how: str,
        clause: str,
        rodada: Rodada | None,
    ) -> None:
        self.rules = rules
        self.kit = kit
        self.seats = seats
        self.sides = sides
        self.cutting = cutting
        self.phase = phase
        self.score = score
        self.base = base
        self.dealer = dealer
        self.next_dealer = next_dealer
        self.mao = mao
        self.attempts = attempts
        self.extra = extra
        self.tied = tied
        self.drawn = drawn
        self.waiting = waiting
        self.past = past
        self.conta = conta
        self.ended = ended
        self.how = how
        self.clause = clause
        self.rodada = rodada

    def copy(self) -> "Partida":
        """The same, to be changed by oneself."""
        return Partida(
            self.rules,
            self.kit,
            self.seats,
            self.sides,
            self.cutting,
            self.phase,
            self.score,
            self.base,
            self.dealer,
            self.next_dealer,
            self.mao,
            self.attempts,
            self.extra,
            self.tied,
            self.drawn,
            self.waiting,
            self.past,
            self.conta,
            self.ended,
            self.how,
            self.clause,
            None if self.rodada is None else self.rodada.copy(),
        )

    def actors(self) -> tuple[Seat, ...]:
        """Whom the game waits for."""
        phase = self.phase
        if phase in (BUYING, PLAYING):
            assert self.rodada is not None
            return _ALONE[self.rodada.turn]
        if phase in (DRAW_SHUFFLE, LOT, SHUFFLE):
            return _CHANCE_ALONE
        if phase == CUTTING:
            return _ALONE[self.cutter()]
        return (self.waiting[0],) if phase == DRAWING else _NOBODY

    def cutter(self) -> Seat:
        """The dealer's right neighbour cuts (CAN-2.1, BUR-DIST-1)."""
        return (self.dealer - 1) % self.seats

    def cite(self, word: str) -> str:
        """The clause of this regulation behind a rule of the machine."""
        return self.rules.cites[word]

    def begin(self) -> None:
        """The next deal: who gives it, with what number, and with which score all begin."""
        self.dealer, self.mao, self.base = self.next_dealer, self.mao + 1, self.score
        self.past = (*self.past, self.score)[-(MOST_PAST // len(self.score)) :]

    def rebase(self, score: tuple[int, ...]) -> None:
        """Another score with which the deal on the table began, or the next one will."""
        self.base = score
        if self.in_play() or self.phase == CUTTING:
            self.past = (*self.past[:-1], score)

    def bills(self) -> tuple[Bill, ...]:
        """What the deal brought that has ended and still lies on the table."""
        return self.conta.bills if self.ended and self.conta is not None else ()

    def in_play(self) -> bool:
        """Whether cards are dealt and the deal goes on."""
        return self.phase == BUYING or self.phase == PLAYING

    # What a side may and must.

    def taken_by(self, side: int) -> int:
        """How many mortos a side has taken."""
        assert self.rodada is not None
        taken = 0
        for seat in self.rodada.mortos:
            if seat >= 0 and self.sides[seat] == side:
                taken += 1
        return taken

    def morto_for(self, side: int) -> bool:
        """Whether a morto is left for this side to take (CAN-10.1, CAN-S24)."""
        rodada = self.rodada
        assert rodada is not None
        return rodada.untaken() >= 0 and self.taken_by(side) < self.rules.mortos_per_side

    def morto_waived(self, side: int) -> bool:
        """Whether a side may go out without having taken a morto (CAN-11.2, CAN-S10, CAN-S27, BUR-S13)."""
        assert self.rodada is not None
        if not self.rules.waives:
            return False
        if self.rules.stock_waives and all(state == TURNED for state in self.rodada.mortos):
            return True
        return self.rules.waive_when_none_left and not self.morto_for(side)

    def entitled(self, side: int, jogos: list[Jogo]) -> bool:
        """Whether a side with these melds may empty a hand for good (CAN-11.1, BUR-FIM-1, BUR-S11)."""
        return not self.lacks(side, jogos)

    def lacks(self, side: int, jogos: list[Jogo]) -> str:
        """What a side with these melds has yet to do before it may go out: `clean`, `canastra`, `morto` or nothing."""
        needs = self.rules.needs
        if needs != NO_CANASTRA and not _has_canastra(jogos, needs == CLEAN_CANASTRA):
            return "clean" if needs == CLEAN_CANASTRA else "canastra"
        return "" if self.taken_by(side) > 0 or self.morto_waived(side) else "morto"

    def vulnerable(self, side: int) -> bool:
        """Whether a side had its points when the deal began (CAN-14.1, CAN-S16)."""
        return self.rules.vulnerable(self.base[side])

    def minimum(self, side: int) -> int:
        """What the next lay-down of a side has to count at least; 0 where it is free."""
        rodada = self.rodada
        if rodada is None or not self.vulnerable(side) or (rodada.opened[side] and not self.rules.every_laydown):
            return 0
        return self.rules.minimum(self.attempts[side])

    def key(self) -> tuple[object, ...]:
        """All of it as plain values."""
        return (
            self.rules.id,
            self.rules.options,
            self.seats,
            self.cutting,
            self.phase,
            self.score,
            self.base,
            self.dealer,
            self.next_dealer,
            self.mao,
            self.attempts,
            self.extra,
            self.tied,
            self.drawn,
            self.waiting,
            self.past,
            None if self.conta is None else self.conta.fields(),
            self.ended,
            self.how,
            self.clause,
            None if self.rodada is None else self.rodada.key(),
        )


def _has_canastra(jogos: list[Jogo], clean: bool) -> bool:
    return any(jogo.clean or (jogo.canastra and not clean) for jogo in jogos)


def restored(rules: CanastraRules, key: tuple[Any, ...]) -> Partida:
    """The partida with this key."""
    kit = kit_of(rules)
    seats, *told, conta, ended, how, clause, rodada = key[2:]
    made = None if conta is None else Conta(*conta)
    lies = None if rodada is None else _rodada(kit, rodada)
    return _partida(rules, kit, seats, rules.sides(seats), *told, made, ended, how, clause, lies)


def _partida(*fields: Any) -> Partida:
    return Partida(*fields)


def _rodada(kit: Kit, key: tuple[Any, ...]) -> Rodada:
    pack, cut, hands, held, came, proofs, jogos, opened, lixo, mortos, waiting, *rest = key
    counts = [counted(hand) for hand in hands]
    return Rodada(
        pack,
        cut,
        [count for count, _ in counts],
        [mask for _, mask in counts],
        [len(hand) for hand in hands],
        list(held),
        [list(each) for each in came],
        [list(each) for each in proofs],
        [[lying(kit, cards, stained, pin) for cards, stained, pin in side] for side in jogos],
        list(opened),
        list(lixo),
        list(mortos),
        list(waiting),
        *rest,
    )


def lying(kit: Kit, cards: tuple[int, ...], stained: bool, pin: int) -> Jogo:
    """The meld on the table that is known by its cards, its flag and its place."""
    meld = arranged(kit.grammar, cards, pin)
    assert meld is not None
    return kit.jogo(meld, stained, pin)
