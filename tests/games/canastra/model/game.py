"""One deal after another, act by act, as the catalogue's deal machine has it.

Every act is done on a copy: what is refused changes nothing, and what is allowed is what can be done.
"""

import copy
from collections import Counter
from typing import Any

from .melds import Meld, add, lay, settle, worth
from .reasons import Refused
from .scoring import Match
from .table import Table

Act = tuple[Any, ...]


class Model(Table):
    """`Model("canastra", 4, {}, dealer=0, scores=[0, 0])`, then `deal(pack)`, then `do(seat, act)`."""

    def allowed(self, seat: int, act: Act) -> str | None:
        try:
            self.twin()._act(seat, act)
        except Refused as no:
            return no.told(self.game)
        return None

    def do(self, seat: int, act: Act) -> None:
        trial = self.twin()
        trial._act(seat, act)
        self.__dict__ = trial.__dict__

    def twin(self) -> "Model":
        """A copy that shares nothing that changes: nothing here lies deeper than a list in a list."""
        other = copy.copy(self)
        for name, held in vars(self).items():
            if isinstance(held, list):
                setattr(other, name, [copy.copy(one) if isinstance(one, list | Counter) else one for one in held])
            elif isinstance(held, set | Match):
                setattr(other, name, copy.copy(held))
        return other

    def settle(self, side: int, number: int, declared: list[str]) -> None:
        """Tell where the curingas of a meld stand, where an act left that open and curingas do not move."""
        meld = settle(self.table[side][number], declared)
        if meld is None:
            raise ValueError(f"it does not lie so: {declared}")
        self.table[side][number] = meld

    def _act(self, seat: int, act: Act) -> None:
        if self.phase not in ("draw", "meld"):
            raise Refused("no_deal")
        if seat != self.turn:
            raise Refused("turn")
        verb, *rest = act
        if verb in ("compra", "lixo", "passa"):
            if self.phase != "draw":
                raise Refused("drawn")
            self.unused.discard(seat)
        elif verb in ("recusa", "fica", "baixa", "junta", "descarta"):
            if self.phase != "meld":
                raise Refused("undrawn")
        else:
            raise Refused("act")
        getattr(self, "_" + verb)(seat, *rest)

    # Drawing.

    def _compra(self, seat: int) -> None:
        card = self._top_of_stock()
        self.hands[seat][card] += 1
        self.offered = card if self.first_draw else None
        self.first_draw = False
        self.from_stock = True
        self.phase = "meld"

    def _top_of_stock(self) -> str:
        if not self.stock:
            if not self.mortos:
                raise Refused("stock")
            self.stock = self.mortos.pop(0)
            self.turned += 1
        return self.stock.pop(0)

    def _recusa(self, seat: int) -> None:
        if self.offered is None:
            raise Refused("refuse")
        self.take(seat, [self.offered])
        self.lixo.append(self.offered)
        self.hands[seat][self._top_of_stock()] += 1
        self.offered = None

    def _fica(self, seat: int) -> None:
        if self.offered is None:
            raise Refused("joined")
        self.offered = None

    def _lixo(self, seat: int, *use: Act) -> None:
        if not self.lixo:
            raise Refused("no_lixo")
        top = self.lixo[-1]
        self.single = top if len(self.lixo) == 1 else None
        self.hands[seat].update(self.lixo)
        self.lixo = []
        self.first_draw = False
        self.phase = "meld"
        if self.options["lixo_rule"] == "open":
            if use:
                raise Refused("whole_lixo")
            return
        # reading: the pile is in the hand when the top card is laid, so other cards of it may be laid with it
        if len(use) != 1 or top not in _cards_used(use[0]):
            raise Refused("use_top")
        self._act(seat, use[0])
        if self.failed:
            raise Refused("use_top")

    def _passa(self, seat: int) -> None:
        # reading: declining is an act of its own, possible only when there is nothing but the lixo
        if self.options["exhaustion"] != "lixo_only_until_pass" or self.stock or self.mortos:
            raise Refused("pass")
        self.end("declined", None)

    # Laying.

    def _baixa(self, seat: int, melds: list[list[str]]) -> None:
        side = self.side_of[seat]
        if self.failed:
            raise Refused("tried")
        self.offered = None  # reading: a lay-down that fails has joined the drawn card to the hand all the same
        laid = [lay(written, self.grammar) for written in melds]
        if not laid:
            raise Refused("meld")
        self.take(seat, [card for written in melds for card in _plain(written)])
        whole = [meld for meld in laid if meld is not None]
        if len(whole) < len(laid):
            raise Refused("meld")
        if sum(worth(meld.cards) for meld in whole) < self.minimum(side):
            self._fail(seat, whole)
            return
        self.table[side] += whole
        self.opened[side] = True
        self._after_laying(seat)

    def minimum(self, side: int) -> int:
        """What a lay-down of new melds must add up to (CAN-14.1, CAN-S15)."""
        # reading: with every_laydown each single act of laying must reach it, a second one in the same turn too
        if not self.vulnerable[side] or (self.opened[side] and self.options["vuln_scope"] == "opening"):
            return 0
        return self.minimums[min(self.attempts[side], len(self.minimums) - 1)]

    def _fail(self, seat: int, melds: list[Meld]) -> None:
        # reading: a low lay-down does not stand, so it is no matter how many cards it would have left in the hand
        if self.options["vuln_enforcement"] == "block":
            raise Refused("low")
        for meld in melds:
            self.hands[seat].update(meld.cards)
        self.attempts[self.side_of[seat]] += 1
        self.failed = True

    def _junta(self, seat: int, cards: list[str], number: int, shifted: list[str] | None = None) -> None:
        # reading: after a failed lay-down (every_laydown) cards may still be added to laid melds
        side = self.side_of[seat]
        self.offered = None
        if not 0 <= number < len(self.table[side]):
            raise Refused("no_meld")
        self.take(seat, _plain(cards))
        meld = add(self.table[side][number], cards, self.grammar, shifted) if cards else None
        if meld is None:
            raise Refused("add")
        self.table[side][number] = meld
        self._after_laying(seat)

    def _after_laying(self, seat: int) -> None:
        """Step 3 of the deal machine."""
        left = self.hands[seat].total()
        if left > 1 or self.morto_for(seat):
            if left == 0:
                self.take_morto(seat)
        elif left == 0:
            if not self.entitled(self.side_of[seat]):
                raise Refused("empty")
            if self.options["final_discard"] == "required":
                raise Refused("last")
            self.end("batida", seat)
        elif not self.entitled(self.side_of[seat]) and not self._last_card_gives_right(seat):
            raise Refused("one")

    def _last_card_gives_right(self, seat: int) -> bool:
        if self.options["final_discard"] == "required":
            return False  # reading: the card would have to be discarded, and there is no right before it is added
        (card,) = self.hands[seat].elements()
        side = self.side_of[seat]
        for number, meld in enumerate(self.table[side]):
            more = add(meld, [card], self.grammar)
            if more is not None and self.entitled(side, [*self.table[side][:number], more, *self.table[side][number + 1 :]]):
                return True
        return False

    # Discarding.

    def _descarta(self, seat: int, card: str) -> None:
        self.offered = None
        # reading: the ban holds for the whole turn, for either copy of the card, and for one that came with a morto
        banned = card == self.single and self.options["return_single_lixo"] == "forbid"
        if banned and any(other != card for other in self.hands[seat].elements()):
            raise Refused("return")
        self.take(seat, [card])
        self.lixo.append(card)
        if not self.hands[seat].total():
            if self.morto_for(seat):
                self.take_morto(seat)
                self.unused.add(seat)
            elif self.entitled(self.side_of[seat]):
                self.end("batida", seat)
                return
            else:
                raise Refused("empty")
        self._pass_turn()

    def _pass_turn(self) -> None:
        self.stall = 0 if self.from_stock else self.stall + 1
        limit = int(self.options["stall_turns"])
        if not self.stock and not self.mortos and self.options["exhaustion"] == "end_after_discard":
            self.end("exhausted", None)
        # reading: forty turns counted over all seats together, not forty of each; stall_turns=0 means no guard
        elif limit and self.stall >= limit:
            self.end("stalled", None)
        else:
            self.turn = (self.turn + 1) % self.seats
            self.phase = "draw"
            self.start_turn()


def _plain(written: list[str]) -> list[str]:
    return [text.split("=")[0] for text in written]


def _cards_used(act: Act) -> list[str]:
    if act[0] == "baixa":
        return [card for written in act[1] for card in _plain(written)]
    return _plain(act[1]) if act[0] == "junta" else []
