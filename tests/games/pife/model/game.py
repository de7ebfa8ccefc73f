"""One deal after another, act by act, as the catalogue's deal machines have it.

Every act is done on a copy: what is refused changes nothing, and what is allowed is what can be done.
"""

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

from . import betting, turns, window
from .options import full_pack
from .table import Refused, Table

Act = tuple[Any, ...]
CHANCE = -1


class Model(Table):
    """`Model("cacheta", 4, {}, dealer=0)`, then `do(seat, act)`: the lot, packs and cuts are acts too."""

    def allowed(self, seat: int, act: Act) -> bool:
        return not self.refusal(seat, act)

    def refusal(self, seat: int, act: Act) -> str:
        """Why not, in a word; nothing where the act is allowed."""
        try:
            self.twin()._act(seat, act)
        except Refused as no:
            return str(no)
        return ""

    def do(self, seat: int, act: Act) -> None:
        trial = self.twin()
        trial._act(seat, act)
        self.__dict__ = trial.__dict__

    def twin(self) -> "Model":
        """A copy that shares nothing that changes: nothing here lies deeper than a hand in the list of hands."""
        other = copy.copy(self)
        for name, held in vars(self).items():
            if isinstance(held, list | set | dict):
                setattr(other, name, held.copy())
        other.hands = [hand.copy() for hand in self.hands]
        other.taken = [cards.copy() for cards in self.taken]
        return other

    def _act(self, seat: int, act: Act) -> None:
        verb, *rest = act
        if (seat == CHANCE) != (verb in ("lot", "shuffle")):
            raise Refused("chance")
        if verb in NUMBERED:
            if rest.pop(0) != (self.windows if verb in IN_WINDOW else self.turns):
                raise Refused("another turn")
            NUMBERED[verb](self, seat, *rest)
        elif verb in PLAIN:
            PLAIN[verb](self, seat, *rest)
        else:
            getattr(self, "_" + verb)(seat, *rest)

    # Before play.

    def _lot(self, _: int, drawn: int) -> None:
        if self.phase != "lot" or not 0 <= drawn < self.seats:
            raise Refused("lot")
        self.dealer = drawn
        self.phase = "shuffle"

    def _shuffle(self, _: int, cards: list[str]) -> None:
        if self.phase == "restock":
            turns.restock(self, cards)
        elif self.phase == "mix":
            betting.mix(self, cards)
        elif self.phase == "shuffle":
            if Counter(cards) != Counter(full_pack()):
                raise Refused("cards")
            self.clear()
            self.stock = list(cards)
            self.phase = "cut"
        else:
            raise Refused("shuffle")

    def _cut(self, seat: int, at: int) -> None:
        if self.phase not in ("cut", "recut") or seat != self.cutter:
            raise Refused("cut")
        least = 5 if self.game == "pifpaf" else 1
        if not least <= at <= len(self.stock) - least:
            raise Refused("cut so")
        self.stock = self.stock[at:] + self.stock[:at]
        if self.phase == "recut":
            turns.begin(self, self.after(self.dealer, self.inside)[0])
            return
        self.deal(self.stock)
        if self.game == "cacheta":
            turns.begin(self, self.order[0])
            return
        for one in self.dealt:
            self.scores[one] -= 1
            self.pingos += 1
        betting.begin(self)

    # What is said in one's turn, in the betting or later.

    def _abandon(self, seat: int, turn: int) -> None:
        phase = "bet" if self.game == "pifpaf" else "draw"
        self._in_turn(seat, turn, phase)
        if phase == "bet":
            betting.abandon(self, seat)
        else:
            turns.fold(self, seat)

    def _follow(self, seat: int, turn: int) -> None:
        self._in_turn(seat, turn, "bet")
        betting.follow(self, seat)

    def _raise(self, seat: int, turn: int, to: int) -> None:
        self._in_turn(seat, turn, "bet")
        betting.bet(self, seat, to)

    def _in_turn(self, seat: int, turn: int, phase: str) -> None:
        turns.own(self, seat, phase)
        if turn != self.turns:
            raise Refused("another turn")


NUMBERED: dict[str, Callable[..., None]] = {
    "buy": turns.buy,
    "take": turns.take,
    "pifei": turns.pifei,
    "throw": turns.throw,
    "claim": window.claim,
    "pass": window.let_go,
    "reach": window.reach,
    "call": window.call,
}
IN_WINDOW = ("claim", "pass", "reach", "call")
PLAIN: dict[str, Callable[..., None]] = {"discard": turns.discard, "go_out": turns.go_out}
