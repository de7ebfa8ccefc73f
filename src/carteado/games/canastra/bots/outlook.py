"""What is still to come: which cards are unseen, how likely each reaches the own side, and how likely another seat has it.

Rule 1: chances are rough and quick: a copy that nobody has shown lies anywhere unseen with the same chance.
"""

from typing import Final

from carteado.games.canastra.bots.table import Table
from carteado.games.canastra.rules.rulebook import CLEAN_CANASTRA, HAND, NO_CANASTRA, SEVEN
from carteado.melds.grammar import FACES

FROM_PARTNER: Final = 0.3  # what a partner holds and has not laid comes seldom
A_ROUND: Final = 1.4  # cards a seat sees a round that it can use: its own draw, and the lixo now and then
PACE: Final = 0.8  # cards by which a hand comes down a round where only runs are laid
PACE_WITH_SETS: Final = 1.0
TO_A_CANASTRA: Final = 1.5  # rounds for each card that it lacks
LONG: Final = 6.0  # rounds from which on a deal is far from its end


class Outlook:
    """The cards that the seat has not seen, and how long the deal may last.

    `rounds` are the rounds to come; `late` is 0 where the end is far and 1 where it is there; `coming` is the chance by face
    that a card reaches the own side in time.
    """

    __slots__ = ("coming", "hidden", "late", "rounds", "table", "unseen", "unseen_total")

    def __init__(self, table: Table) -> None:
        mesa = table.mesa
        self.table = table
        self.unseen = unseen(table)
        self.unseen_total = max(sum(self.unseen), 1)
        self.hidden = [lugar.count - len(table.held[lugar.seat]) for lugar in mesa.lugares]
        there = len([morto for morto in mesa.mortos if morto.state == "there"])
        stock = (mesa.stock + there * HAND / 2) / mesa.seats
        self.rounds = min([stock, *[_to_the_end(table, side) for side in range(len(mesa.lados)) if side != table.side]])
        self.late = 1.0 - min(1.0, self.rounds / LONG)
        own = [lugar.seat for lugar in mesa.lugares if lugar.side == table.side]
        partners = sum([self.hidden[seat] for seat in own if seat != table.seat])
        drawn = A_ROUND * self.rounds * len(own) + FROM_PARTNER * partners
        coming = drawn / self.unseen_total
        missed = 1.0 - min(coming, 0.6)
        powers = [1.0 - missed**copies for copies in range(16)]
        self.coming = [powers[min(copies, 15)] for copies in self.unseen]

    def holds(self, seat: int, face: int) -> float:
        """The chance that a seat holds a card."""
        for card in self.table.held[seat]:
            if card.index == face:
                return 1.0
        away = 1.0 - self.hidden[seat] / max(self.unseen_total, self.hidden[seat] + 1)
        return 1.0 - float(away ** self.unseen[face])


def _to_the_end(table: Table, side: int) -> float:
    """The rounds that a side needs to go out, roughly."""
    rules = table.rules
    pace = PACE_WITH_SETS if rules.sets else PACE
    rounds = min([lugar.count for lugar in table.mesa.lugares if lugar.side == side]) / pace
    if table.morto_for(side):
        rounds += HAND / pace
    if rules.needs != NO_CANASTRA:
        clean = rules.needs == CLEAN_CANASTRA
        longest = max([len(jogo.meld.cards) for jogo in table.jogos[side] if not (clean and jogo.stained)], default=0)
        if longest < SEVEN:
            rounds = max(rounds, TO_A_CANASTRA * (SEVEN - longest))
    return rounds


def unseen(table: Table) -> list[int]:
    """How many of each face the seat has not seen: neither in its hand, nor lying, nor known to be held."""
    packs = table.rules.packs(table.mesa.seats)
    left = [packs] * FACES
    left[FACES - 1] = table.rules.jokers * packs // 2
    for face, count in enumerate(table.counts):
        left[face] -= count
    for jogos in table.jogos:
        for jogo in jogos:
            for face in jogo.meld.cards:
                left[face] -= 1
    for face in table.lixo:
        left[face] -= 1
    for seat, held in enumerate(table.held):
        if seat != table.seat:
            for card in held:
                left[card.index] -= 1
    return [max(count, 0) for count in left]
