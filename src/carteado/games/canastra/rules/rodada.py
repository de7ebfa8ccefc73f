"""One deal as it lies: hands, melds, stock, lixo and mortos, and what everybody knows of them.

Rule 1: whatever moves a card is in this file; when it may move is in `refusals`, what follows in `moves`.
Rule 2: a hand is a count for each face, so equal cards are equal. The pack stays as it was cut: `came` tells which of its
        places went into which hand, in order.
Rule 3: what all have seen of a hand is kept beside it. `held` are cards all know to be in it; `proofs` tell that it must have
        had a face among the cards it had received until then (a number `64 * received + face`).
"""

from typing import Final

from carteado.game import Seat
from carteado.games.canastra.rules.jogos import Jogo
from carteado.games.canastra.rules.phases import NO_SEAT, NOTHING_DRAWN, THERE
from carteado.games.canastra.rules.rulebook import HAND
from carteado.melds.grammar import FACES
from carteado.native import mypyc_attr

NO_FACE: Final = -1
PROOF: Final = 64


@mypyc_attr(acyclic=True)
class Rodada:
    """A deal in play, changed in place."""

    __slots__ = (
        "came", "cut", "drew", "ender", "failed", "fresh", "hands", "held", "idle", "jogos", "lixo", "masks", "mortos",
        "opened", "pack", "proofs", "refusable", "refused", "single", "sizes", "stock_at", "stock_end", "taken", "turn",
        "turns", "waiting",
    )  # fmt: skip

    def __init__(
        self,
        pack: tuple[int, ...],
        cut: int,
        hands: list[list[int]],
        masks: list[int],
        sizes: list[int],
        held: list[tuple[int, ...]],
        came: list[list[int]],
        proofs: list[list[int]],
        jogos: list[list[Jogo]],
        opened: list[bool],
        lixo: list[int],
        mortos: list[int],
        waiting: list[int],
        stock_at: int,
        stock_end: int,
        turn: Seat,
        turns: int,
        drew: int,
        fresh: int,
        taken: tuple[int, ...],
        refusable: bool,
        refused: int,
        single: int,
        failed: bool,
        idle: int,
        ender: Seat,
    ) -> None:
        self.pack = pack
        self.cut = cut
        self.hands = hands
        self.masks = masks
        self.sizes = sizes
        self.held = held
        self.came = came
        self.proofs = proofs
        self.jogos = jogos
        self.opened = opened
        self.lixo = lixo
        self.mortos = mortos
        self.waiting = waiting
        self.stock_at = stock_at
        self.stock_end = stock_end
        self.turn = turn
        self.turns = turns
        self.drew = drew
        self.fresh = fresh
        self.taken = taken
        self.refusable = refusable
        self.refused = refused
        self.single = single
        self.failed = failed
        self.idle = idle
        self.ender = ender

    def copy(self) -> "Rodada":
        """The same, to be changed by oneself."""
        return Rodada(
            self.pack,
            self.cut,
            [hand[:] for hand in self.hands],
            self.masks[:],
            self.sizes[:],
            self.held[:],
            [came[:] for came in self.came],
            [proofs[:] for proofs in self.proofs],
            [jogos[:] for jogos in self.jogos],
            self.opened[:],
            self.lixo[:],
            self.mortos[:],
            self.waiting[:],
            self.stock_at,
            self.stock_end,
            self.turn,
            self.turns,
            self.drew,
            self.fresh,
            self.taken,
            self.refusable,
            self.refused,
            self.single,
            self.failed,
            self.idle,
            self.ender,
        )

    def faces(self, seat: Seat) -> tuple[int, ...]:
        """The hand of a seat, in order."""
        return spelled(self.hands[seat])

    def stock(self) -> int:
        """How many cards are left in it."""
        return self.stock_end - self.stock_at

    def untaken(self) -> int:
        """The number of the next morto that nobody has taken, from 0; -1 where none is left."""
        for number, state in enumerate(self.mortos):
            if state == THERE:
                return number
        return -1

    def gain(self, seat: Seat, place: int) -> None:
        """A card of the pack goes into a hand unseen by others."""
        self.came[seat].append(place)
        self.put(seat, self.pack[place])

    def put(self, seat: Seat, face: int) -> None:
        """A card goes into a hand."""
        self.hands[seat][face] += 1
        self.masks[seat] |= 1 << face
        self.sizes[seat] += 1

    def drop(self, seat: Seat, face: int) -> None:
        """A card leaves a hand for no place that all see: only where it comes straight back, or was never in it."""
        hand = self.hands[seat]
        hand[face] -= 1
        if not hand[face]:
            self.masks[seat] &= ~(1 << face)
        self.sizes[seat] -= 1

    def show(self, seat: Seat, face: int) -> None:
        """A card leaves a hand in the open: it was one that all knew of, or proves that the hand had received it."""
        self.drop(seat, face)
        held = self.held[seat]
        if face in held:
            at = held.index(face)
            self.held[seat] = held[:at] + held[at + 1 :]
        else:
            self.proofs[seat].append(len(self.came[seat]) * PROOF + face)

    def reveal(self, seat: Seat, faces: tuple[int, ...]) -> None:
        """All have seen that these cards are in the hand, where they stay."""
        for face in set(faces):
            for _ in range(faces.count(face) - self.held[seat].count(face)):
                self.held[seat] = tuple(sorted((*self.held[seat], face)))
                self.proofs[seat].append(len(self.came[seat]) * PROOF + face)

    def take_lixo(self, seat: Seat) -> None:
        """The whole lixo goes into a hand, in sight of all."""
        for face in self.lixo:
            self.put(seat, face)
        self.held[seat] = tuple(sorted((*self.held[seat], *self.lixo)))
        self.lixo = []

    def give_morto(self, seat: Seat, number: int) -> None:
        """A seat takes a morto."""
        self.mortos[number] = seat
        first = self.morto_at(number)
        for place in range(first, first + HAND):
            self.gain(seat, place)

    def morto_at(self, number: int) -> int:
        """Where in the pack a morto begins: after the hands."""
        return (len(self.hands) + number) * HAND

    def key(self) -> tuple[object, ...]:
        """All of it as plain values."""
        return (
            self.pack,
            self.cut,
            tuple([self.faces(seat) for seat in range(len(self.hands))]),
            tuple(self.held),
            tuple([tuple(came) for came in self.came]),
            tuple([tuple(proofs) for proofs in self.proofs]),
            tuple([tuple([(jogo.meld.in_order(), jogo.stained, jogo.pin) for jogo in side]) for side in self.jogos]),
            tuple(self.opened),
            tuple(self.lixo),
            tuple(self.mortos),
            tuple(self.waiting),
            self.stock_at,
            self.stock_end,
            self.turn,
            self.turns,
            self.drew,
            self.fresh,
            self.taken,
            self.refusable,
            self.refused,
            self.single,
            self.failed,
            self.idle,
            self.ender,
        )


def spelled(counts: list[int]) -> tuple[int, ...]:
    """The faces of a hand given as counts, in order."""
    faces: list[int] = []
    for face in range(FACES):
        for _ in range(counts[face]):
            faces.append(face)
    return tuple(faces)


def counted(faces: tuple[int, ...]) -> tuple[list[int], int]:
    """A hand as counts, and as a mask of the faces it has."""
    counts = [0] * FACES
    mask = 0
    for face in faces:
        counts[face] += 1
        mask |= 1 << face
    return counts, mask


def spread(pack: tuple[int, ...], cut: int, seats: int, sides: int, mortos: int) -> Rodada:
    """The pack before a card of it is dealt."""
    return Rodada(
        pack, cut, [[0] * FACES for _ in range(seats)], [0] * seats, [0] * seats, [()] * seats, [[] for _ in range(seats)],
        [[] for _ in range(seats)], [[] for _ in range(sides)], [False] * sides, [], [THERE] * mortos, [-1] * seats,
        (seats + mortos) * HAND, len(pack), NO_SEAT, 0, NOTHING_DRAWN, -1, (), False, -1, NO_FACE, False, 0, NO_SEAT,
    )  # fmt: skip
