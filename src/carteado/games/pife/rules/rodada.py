"""One deal as it lies: hands, stock, lixo and vira, bets and flags, and what everybody knows of them.

Rule 1: whatever moves a card is in this file; when it may move is in `refusals`, what follows in `moves`.
Rule 2: a hand is a count for each face, so equal cards are equal. Every card ever dealt or drawn has a place: `pack` holds the
        packs of the deal one after another, as they were cut, `starts` where each begins; `came` tells which places went into
        which hand, in order.
Rule 3: what all have seen of a hand is kept beside it. `held` are cards all know to be in it; `proofs` tell that it must have
        had a face among the cards it had received until then (a number `64 * received + face`).
"""

from typing import Any, Final

from carteado.game import Seat
from carteado.games.pife.rules.phases import AWAY, IN, NO_FACE, NO_SEAT, NOTHING_DRAWN
from carteado.games.pife.rules.rulebook import FACES
from carteado.native import mypyc_attr

PROOF: Final = 64


@mypyc_attr(acyclic=True)
class Rodada:
    """A deal in play, changed in place."""

    __slots__ = (
        "alarm", "answers", "asked", "barred", "bets", "called", "came", "cuts", "drawn", "drew", "ender", "erred", "fresh",
        "hands", "held", "idle", "left", "lixo", "masks", "owes", "pack", "proofs", "reached", "reshuffles", "said", "sizes",
        "spoken", "starts", "status", "stock_at", "stock_end", "stock_only", "tame", "turn", "vira", "vira_at", "wild",
    )  # fmt: skip

    def __init__(
        self,
        pack: tuple[int, ...],
        starts: tuple[int, ...],
        cuts: tuple[int, ...],
        hands: list[list[int]],
        masks: list[int],
        sizes: list[int],
        held: list[tuple[int, ...]],
        tame: list[tuple[int, ...]],
        came: list[list[int]],
        proofs: list[list[int]],
        left: tuple[Seat, ...],
        status: list[int],
        bets: list[int],
        spoken: int,
        barred: int,
        stock_only: int,
        owes: list[int],
        drawn: int,
        lixo: list[int],
        stock_at: int,
        stock_end: int,
        vira: int,
        vira_at: int,
        wild: tuple[int, ...],
        turn: Seat,
        drew: int,
        fresh: int,
        said: bool,
        erred: int,
        idle: int,
        reshuffles: int,
        asked: tuple[Seat, ...],
        answers: tuple[int, ...],
        reached: tuple[Seat, ...],
        called: tuple[Seat, ...],
        alarm: int,
        ender: Seat,
    ) -> None:
        self.pack = pack
        self.starts = starts
        self.cuts = cuts
        self.hands = hands
        self.masks = masks
        self.sizes = sizes
        self.held = held
        self.tame = tame
        self.came = came
        self.proofs = proofs
        self.left = left
        self.status = status
        self.bets = bets
        self.spoken = spoken
        self.barred = barred
        self.stock_only = stock_only
        self.owes = owes
        self.drawn = drawn
        self.lixo = lixo
        self.stock_at = stock_at
        self.stock_end = stock_end
        self.vira = vira
        self.vira_at = vira_at
        self.wild = wild
        self.turn = turn
        self.drew = drew
        self.fresh = fresh
        self.said = said
        self.erred = erred
        self.idle = idle
        self.reshuffles = reshuffles
        self.asked = asked
        self.answers = answers
        self.reached = reached
        self.called = called
        self.alarm = alarm
        self.ender = ender

    def copy(self) -> "Rodada":
        """The same, to be changed by oneself."""
        return Rodada(
            self.pack, self.starts, self.cuts, [hand[:] for hand in self.hands], self.masks[:], self.sizes[:], self.held[:],
            self.tame[:], [came[:] for came in self.came], [proofs[:] for proofs in self.proofs], self.left, self.status[:],
            self.bets[:], self.spoken, self.barred, self.stock_only, self.owes[:], self.drawn, self.lixo[:], self.stock_at,
            self.stock_end, self.vira, self.vira_at, self.wild, self.turn, self.drew, self.fresh, self.said, self.erred,
            self.idle, self.reshuffles, self.asked, self.answers, self.reached, self.called, self.alarm, self.ender,
        )  # fmt: skip

    def faces(self, seat: Seat) -> tuple[int, ...]:
        """The hand of a seat, in order."""
        return spelled(self.hands[seat])

    def stock(self) -> int:
        """How many cards are left in it."""
        return self.stock_end - self.stock_at

    def is_in(self, seat: Seat) -> bool:
        """Whether the seat is still in the deal."""
        return self.status[seat] == IN

    def still_in(self) -> list[Seat]:
        """The seats still in the deal, by number."""
        return [seat for seat in range(len(self.status)) if self.status[seat] == IN]

    def after(self, seat: Seat, step: int) -> Seat:
        """The next seat still in the deal, in the direction of play."""
        seats = len(self.status)
        other = (seat + step) % seats
        while self.status[other] != IN:
            other = (other + step) % seats
        return other

    def top(self) -> int:
        """The card discarded last."""
        return self.lixo[-1] if self.lixo else NO_FACE

    # How cards move.

    def gain(self, seat: Seat, place: int) -> None:
        """A card of the pack goes into a hand: unseen by others, unless it is the vira."""
        face = self.pack[place]
        self.put(seat, face)
        if place == self.vira_at:
            self.held[seat] = tuple(sorted((*self.held[seat], face)))
        else:
            self.came[seat].append(place)

    def put(self, seat: Seat, face: int) -> None:
        """A card goes into a hand."""
        self.hands[seat][face] += 1
        self.masks[seat] |= 1 << face
        self.sizes[seat] += 1

    def take(self, seat: Seat) -> None:
        """The last discard goes into a hand, in sight of all."""
        face = self.lixo.pop()
        self.put(seat, face)
        self.held[seat] = tuple(sorted((*self.held[seat], face)))

    def show(self, seat: Seat, face: int) -> None:
        """A card leaves a hand in the open: it was one that all knew of, or proves that the hand had received it."""
        hand = self.hands[seat]
        hand[face] -= 1
        if not hand[face]:
            self.masks[seat] &= ~(1 << face)
        self.sizes[seat] -= 1
        held = self.held[seat]
        if face in held:
            self.held[seat] = without(held, face)
        else:
            self.proofs[seat].append(len(self.came[seat]) * PROOF + face)
        if face in self.tame[seat]:
            self.tame[seat] = without(self.tame[seat], face)

    def reveal(self, seat: Seat) -> None:
        """All have seen the hand, which stays one."""
        faces = self.faces(seat)
        for face in set(faces):
            for _ in range(faces.count(face) - self.held[seat].count(face)):
                self.proofs[seat].append(len(self.came[seat]) * PROOF + face)
        self.held[seat] = faces

    def key(self) -> tuple[object, ...]:
        """All of it as plain values."""
        return (
            self.pack, self.starts, self.cuts, tuple([self.faces(seat) for seat in range(len(self.hands))]), tuple(self.held),
            tuple(self.tame), tuple([tuple(came) for came in self.came]), tuple([tuple(proofs) for proofs in self.proofs]),
            self.left, tuple(self.status), tuple(self.bets), self.spoken, self.barred, self.stock_only, tuple(self.owes),
            self.drawn, tuple(self.lixo), self.stock_at, self.stock_end, self.vira, self.vira_at, self.wild, self.turn,
            self.drew, self.fresh, self.said, self.erred, self.idle, self.reshuffles, self.asked, self.answers, self.reached,
            self.called, self.alarm, self.ender,
        )  # fmt: skip


def without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The cards but for one of this face."""
    at = faces.index(face)
    return faces[:at] + faces[at + 1 :]


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


def spread(pack: tuple[int, ...], seats: int) -> Rodada:
    """The pack before a card of it is dealt."""
    return Rodada(
        pack, (0,), (), [[0] * FACES for _ in range(seats)], [0] * seats, [0] * seats, [()] * seats, [()] * seats,
        [[] for _ in range(seats)], [[] for _ in range(seats)], (), [AWAY] * seats, [0] * seats, 0, 0, 0, [0] * seats, 0, [],
        0, len(pack), NO_FACE, -1, (), NO_SEAT, NOTHING_DRAWN, -1, False, 0, 0, 0, (), (), (), (), 0, NO_SEAT,
    )  # fmt: skip


def restored(key: tuple[Any, ...]) -> Rodada:
    """The deal with this key."""
    (
        pack, starts, cuts, faces, held, tame, came, proofs, left, status, bets, spoken, barred, stock_only, owes, drawn, lixo,
        *rest,
    ) = key  # fmt: skip
    hands = [counted(each) for each in faces]
    return Rodada(
        pack, starts, cuts, [counts for counts, _ in hands], [mask for _, mask in hands], [len(each) for each in faces],
        list(held), list(tame), [list(each) for each in came], [list(each) for each in proofs], left, list(status), list(bets),
        spoken, barred, stock_only, list(owes), drawn, list(lixo), *rest,
    )  # fmt: skip
