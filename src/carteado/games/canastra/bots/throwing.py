"""Which card to throw: the one the hand misses least and the next opponent can use least."""

from typing import Final

from carteado.game import Action
from carteado.games.canastra.bots.worth import Worth
from carteado.games.canastra.rules.acts import Discard
from carteado.melds.grammar import HIGH_ACE, LOW_ACE, RANKS, card_in

PILE: Final = 6.0  # what each card of the lixo is worth to who takes it
GIFT: Final = 25.0  # what a card is worth to a meld of theirs beyond that


class Danger:
    """What a thrown card gives the next opponent."""

    __slots__ = ("_has", "_out", "_taken", "_wild", "next", "pile", "worth")

    def __init__(self, worth: Worth) -> None:
        table = worth.table
        self.worth = worth
        self._out = worth.out
        self.next = (table.seat + 1) % table.mesa.seats
        side = table.mesa.lugares[self.next].side
        self._taken = 0
        if side != table.side:
            for jogo in table.jogos[side]:
                self._taken |= jogo.takes
        self.pile = PILE * (len(table.lixo) + 1)
        self._has: dict[int, float] = {}
        self._wild = 1.0
        for face in table.kit.grammar.wild:
            self._wild *= 1.0 - self.has(face)
        self._wild = 1.0 - self._wild

    def has(self, face: int) -> float:
        """The chance that the next seat holds a card."""
        found = self._has.get(face)
        if found is None:
            found = self._has[face] = self._out.holds(self.next, face)
        return found

    def of(self, face: int) -> float:
        """What throwing this card may cost."""
        table = self.worth.table
        if table.wild(face):
            return self.pile + 2 * GIFT
        if self._taken >> face & 1:
            return self.pile + GIFT
        return self._chance(face) * (self.pile + GIFT / 2)

    def pile_of(self, lixo: tuple[int, ...]) -> float:
        """What leaving a lixo may cost: all of it, as likely as one of its cards is of use to the next seat."""
        left, gifts = 1.0, 0.0
        for face in set(lixo):
            useful = 1.0 if self.worth.table.wild(face) or self._taken >> face & 1 else self._chance(face)
            left *= 1.0 - useful
            gifts += useful * GIFT / 2
        return (1.0 - left) * PILE * len(lixo) + gifts

    def _chance(self, face: int) -> float:
        """The chance that the card makes a meld with two of the next seat's."""
        suit, rank = divmod(face, RANKS)
        missed = self._missed(suit, rank + 1)
        if rank == 0 and self.worth.top == HIGH_ACE:
            missed *= self._missed(suit, HIGH_ACE)
        if self.worth.table.rules.sets:
            same = sum([self.has(RANKS * other + rank) for other in range(4)])
            missed *= 1.0 - min(1.0, same * same / 4)
        return 1.0 - missed

    def _missed(self, suit: int, place: int) -> float:
        near = [
            self.has(card_in(suit, at)) if LOW_ACE <= at <= self.worth.top else 0.0
            for at in (place - 2, place - 1, place + 1, place + 2)
        ]
        missed = (1.0 - near[0] * near[1]) * (1.0 - near[1] * near[2]) * (1.0 - near[2] * near[3])
        one = 1.0 - (1.0 - near[0]) * (1.0 - near[1]) * (1.0 - near[2]) * (1.0 - near[3])
        return missed * (1.0 - one * self._wild)


def throw(worth: Worth, legal: tuple[Action, ...]) -> Discard:
    """The discard that costs least."""
    table = worth.table
    danger = Danger(worth)
    counts, jogos = table.counts[:], table.mine
    whole = worth.hand(counts, jogos)
    best: Discard | None = None
    least = 0.0
    for act in legal:
        if not isinstance(act, Discard):
            continue
        face = act.card.index
        counts[face] -= 1
        cost = whole - worth.hand(counts, jogos) + danger.of(face)
        counts[face] += 1
        if best is None or cost < least:
            best, least = act, cost
    assert best is not None
    return best
