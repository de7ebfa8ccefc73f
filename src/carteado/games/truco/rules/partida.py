"""A whole partida of truco as it stands: its score, dealer, pack and mão, and what it is waiting for.

Rule 1: this file reads; how a partida goes on is in `steps`, what ends in `settling`, what a referee does in `incidents`.
Rule 2: a mão lasts until the next pack is shuffled, so until then a ruling can still take its points back.
"""

from typing import Any, Final

from carteado.game import CHANCE, Seat
from carteado.games.truco.rules.baralho import ALL_ASKED, NOWHERE, Baralho
from carteado.games.truco.rules.mao import ELEVEN, IRON, NORMAL, SIDES, Mao
from carteado.games.truco.rules.phases import (
    ANSWERING,
    CHOOSING_CARD,
    CHOOSING_ELEVEN,
    CUTTING,
    DEALING,
    DRAW_SHUFFLE,
    DRAWING,
    EXPOSED,
    PLAYING,
    SHUFFLE,
)
from carteado.games.truco.rules.rulebook import FOLD_BY_BOTH, TrucoRules
from carteado.games.truco.rules.strength import NO_CARD, strong_seats
from carteado.native import mypyc_attr
from carteado.tricks.vaza import UNDECIDED

_ALONE: Final = tuple([(seat,) for seat in range(8)])
_CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)


@mypyc_attr(acyclic=True, free_list_len=1)
class Partida:
    """A partida in play, changed in place."""

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

    def copy(self) -> "Partida":
        """Another partida, the same."""
        mao = self.mao
        return Partida(
            self.rules, self.seats, self.cut, self.phase, self.score_a, self.score_b, self.base_a, self.base_b, self.dealer,
            self.next_dealer, self.number, self.redeals, self.thrower, self.thrown, self.sanctions, self.how, self.clause,
            self.baralho, None if mao is None else mao.copy(),
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """The content, as plain values, from which `restored` makes it again."""
        return (
            self.rules.id, self.rules.options, self.seats, self.cut, self.phase, self.score_a, self.score_b, self.base_a,
            self.base_b, self.dealer, self.next_dealer, self.number, self.redeals, self.thrower, self.thrown, self.sanctions,
            self.how, self.clause, self.baralho.key(), None if self.mao is None else self.mao.key(),
        )  # fmt: skip

    def score(self) -> tuple[int, int]:
        """Points of side A and side B."""
        return (self.score_a, self.score_b)

    def leading(self) -> int:
        """The side with more points."""
        return 0 if self.score_a > self.score_b else 1

    def capped(self, points: int) -> int:
        """The points as the score keeps them."""
        cap = self.rules.record_cap
        return cap if 0 < cap < points else points

    def kind(self) -> int:
        """What the next mão is by the score: ordinary, eleven hand or iron hand."""
        last = self.rules.target - 1
        if self.score_a == last and self.score_b == last:
            return IRON
        return ELEVEN if last in (self.score_a, self.score_b) else NORMAL

    def cutter(self) -> Seat:
        """The seat on the dealer's left."""
        return (self.dealer + self.seats - 1) % self.seats

    def receiver(self) -> Seat:
        """The seat whose packet is due: the first that has none, also where one was burned after it was given."""
        return (self.without_packet() or [(self.dealer + 1) % self.seats])[0]

    def without_packet(self) -> list[Seat]:
        """The seats that still get a packet, in the order in which it is given."""
        given = self.baralho.packets()
        order = [(self.dealer + 1 + nth) % self.seats for nth in range(self.seats)]
        return [seat for seat in order if seat not in given]

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
            return _ALONE[self.dealer if self.baralho.giving != ALL_ASKED else self.cutter()]
        if phase == DRAWING:
            return _ALONE[len(self.baralho.drawn)]
        if phase == CHOOSING_ELEVEN and self.mao is not None:
            return tuple([seat for seat in self._side(self.mao.owner) if not self.mao.folded >> seat & 1])
        if phase == CHOOSING_CARD:
            return self._side(1 - (self.thrower & 1))
        if phase == EXPOSED:
            return _ALONE[self.thrower]
        return ()

    def _side(self, side: int) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(self.seats) if seat & 1 == side])

    def runs_together(self) -> bool:
        """Whether it takes both partners to run from an eleven hand, as it does to run from a call."""
        return self.rules.answer == FOLD_BY_BOTH and self.seats > len(SIDES)

    def answered(self) -> int:
        """The stake that an answer is about: the one asked for, or what an eleven hand would be played for."""
        if self.mao is None:
            return 0
        return self.rules.eleven.stake if self.phase == CHOOSING_ELEVEN else self.mao.asked

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
