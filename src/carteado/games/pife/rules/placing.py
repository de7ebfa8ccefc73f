"""Where the unseen cards of a deal may lie: a random way that fits what a view has seen.

Rule 1: cards that hands must have had are placed first; each takes a place that the hand had received by then, and a card of
        the pack of that place.
Rule 2: after the bets of pif-paf the hands that were dealt and the stock are parts of one pack: a card that was seen to go
        into the stock lies in the stock, or came from there.
"""

from random import Random
from typing import Final

from carteado.game import Seat
from carteado.games.pife.rules.rodada import PROOF, Rodada
from carteado.games.pife.rules.rulebook import DECK, FACES
from carteado.games.pife.rules.views import Memory

UNKNOWN: Final = -1
TRIES: Final = 1000


class _Stuck(Exception):
    """A choice made before leaves no place for a card; another try."""


class Proof:
    """A card that a hand must have had among so many received."""

    __slots__ = ("face", "received", "seat")

    def __init__(self, seat: Seat, code: int) -> None:
        self.seat = seat
        self.received = code // PROOF
        self.face = code % PROOF


class Placing:
    """One way in which all cards of a deal lie."""

    def __init__(self, rodada: Rodada, known: Memory, lixo_pack: int, dice: Random) -> None:
        self.rodada = rodada
        self.known = known
        self.dice = dice
        self.lixo_pack = lixo_pack
        self.joined = lixo_pack == 2  # whether the stock was shuffled anew after the bets
        self.mixed_at = known.starts[1] if self.joined else known.end
        self.sure = self._sure()
        self.seen_in = self._seen_in()
        self.pools = self._pools()
        self.gone = self._gone()
        self.faces: list[int] = []
        for _ in range(TRIES):
            try:
                self._place()
                return
            except _Stuck:
                continue
        raise AssertionError("no deal fits this view")

    # What is known for sure.

    def _sure(self) -> list[int]:
        """The faces by place that the viewer has seen."""
        faces = [UNKNOWN] * self.known.end
        for came, cards in zip(self.known.came, self.known.came_cards, strict=True):
            for place, card in zip(came, cards):  # noqa: B905 (of a hand unseen there are no cards)
                faces[place] = card.index
        if self.known.vira_at >= 0:
            faces[self.known.vira_at] = self.rodada.vira
        return faces

    def _seen_in(self) -> list[int]:
        """How many of each face the viewer has seen go into the stock after the bets."""
        counts = [0] * FACES
        if self.joined:
            for seat in self.rodada.left:
                for card in self.known.came_cards[seat]:
                    counts[card.index] += 1
        return counts

    def _pools(self) -> list[int]:
        """By place, which pack it draws its face from: 0 is that of the deal, with that of the bets."""
        ends = (*self.known.starts[1:], self.known.end)
        pools: list[int] = []
        for number, (start, end) in enumerate(zip(self.known.starts, ends, strict=True)):
            pools += [max(0, number - self.lixo_pack + 1)] * (end - start)
        return pools

    def _gone(self) -> list[int]:
        """The places of the first pack whose cards went into the stock after the bets, and lie there."""
        if not self.joined:
            return []
        stayed = {place for seat, came in enumerate(self.rodada.came) if seat not in self.rodada.left for place in came}
        return [place for place in range(self.mixed_at) if place not in stayed]

    # Placing.

    def _begin(self) -> None:
        """The cards of each pack that are not placed, and the places that are open."""
        self.faces = self.sure[:]
        self.owner: dict[int, Proof] = {}
        self.holders: dict[int, dict[int, None]] = {}  # by pool and face: where a card that a hand must have had was laid
        packs = [DECK, *[tuple([card.index for card in cards]) for cards in self.known.mixed_cards]]
        self.tokens = [[0] * FACES for _ in packs]
        for tokens, pack in zip(self.tokens, packs, strict=True):
            for face in pack:
                tokens[face] += 1
        self.in_stock = [0] * FACES
        self.open: list[set[int]] = [set() for _ in packs]
        gone = set(self.gone)
        for place, face in enumerate(self.sure):
            if place in gone:
                continue
            if face == UNKNOWN:
                self.open[self.pools[place]].add(place)
            else:
                self._count(place, face, 1)

    def _count(self, place: int, face: int, more: int) -> None:
        pool = self.pools[place]
        self.tokens[pool][face] -= more
        if pool == 0 and place >= self.mixed_at:
            self.in_stock[face] += more

    def _inside(self, face: int) -> int:
        """How many of the cards seen to go into the stock after the bets have yet to lie there."""
        return max(0, self.seen_in[face] - self.in_stock[face])

    def _lay(self, place: int, face: int) -> None:
        self.faces[place] = face
        self.open[self.pools[place]].discard(place)
        self._count(place, face, 1)

    def _lift(self, place: int) -> "Proof":
        """Take a card off its place again."""
        self._count(place, self.faces[place], -1)
        del self._holders(place, self.faces[place])[place]
        self.faces[place] = UNKNOWN
        self.open[self.pools[place]].add(place)
        return self.owner.pop(place)

    def _place(self) -> None:
        """What hands must have had, one after another; where a card finds no place, another one makes room and looks again."""
        self._begin()
        waiting = [Proof(seat, code) for seat in range(len(self.rodada.came)) for code in self._hidden_proofs(seat)]
        self.dice.shuffle(waiting)
        waiting.sort(key=lambda proof: -proof.received)
        for _ in range(20 * len(waiting) + 200):
            if not waiting:
                self._rest()
                return
            proof = waiting.pop()
            places = self.rodada.came[proof.seat][: proof.received]
            free = [place for place in places if place not in self.owner and self._has(place, proof.face)]
            if free:
                place = self.dice.choice(free)
            else:
                place = self._taken(places, proof.face)
                waiting += self._make_room(place, proof.face)
            self._lay(place, proof.face)
            self.owner[place] = proof
            self._holders(place, proof.face)[place] = None
        raise _Stuck

    def _taken(self, places: list[int], face: int) -> int:
        """A place to lie on where none is free: one for which a single card has to look again, if there is one."""
        able = [place for place in places if self._may(place, face)]
        near = [place for place in able if place not in self.owner or self._has(place, face)]
        return self.dice.choice(near or able)

    def _hidden_proofs(self, seat: Seat) -> list[int]:
        came = self.rodada.came[seat]
        return [] if not came or self.known.came_cards[seat] else self.rodada.proofs[seat]

    def _has(self, place: int, face: int) -> bool:
        """Whether the pack of this place still has such a card for it."""
        pool = self.pools[place]
        return self.tokens[pool][face] > (self._inside(face) if pool == 0 and place < self.mixed_at else 0)

    def _may(self, place: int, face: int) -> bool:
        """Whether such a card could lie there, if others made room."""
        return self.tokens[self.pools[place]][face] > 0 or bool(self._holders(place, face))

    def _holders(self, place: int, face: int) -> dict[int, None]:
        """Where such cards of the pack of this place were laid, in that order."""
        key = self.pools[place] * FACES + face
        found = self.holders.get(key)
        if found is None:
            found = self.holders[key] = {}
        return found

    def _make_room(self, place: int, face: int) -> list["Proof"]:
        """Whoever lies there, and where the pack has no other such card whoever has one of them, looks for another place."""
        moved = [self._lift(place)] if place in self.owner else []
        while not self._has(place, face):
            held = list(self._holders(place, face))
            if not held:
                raise _Stuck
            moved.append(self._lift(self.dice.choice(held)))
        return moved

    def _rest(self) -> None:
        """What is left of each pack in any order; what was seen to go into the stock, only there."""
        stock = sorted([place for place in self.open[0] if place >= self.mixed_at])
        seen = [face for face in range(FACES) for _ in range(self._inside(face))]
        if len(stock) < len(seen):
            raise _Stuck
        for place, face in zip(self.dice.sample(stock, len(seen)), seen, strict=True):
            self._lay(place, face)
        for pool, places in enumerate(self.open):
            left = [face for face in range(FACES) for _ in range(self.tokens[pool][face])]
            self.dice.shuffle(left)
            for place, face in zip(sorted(places), left, strict=True):
                self.faces[place] = face
        self._before_the_bets()

    def _before_the_bets(self) -> None:
        """In the pack of the deal the cards that went into the stock lay in any order."""
        if not self.gone:
            return
        counts = [0] * FACES
        for face in self.faces[self.mixed_at : self.known.starts[2] if len(self.known.starts) > 2 else self.known.end]:
            counts[face] += 1
        for place in self.gone:
            if self.sure[place] != UNKNOWN:
                counts[self.sure[place]] -= 1
        left = [face for face in range(FACES) for _ in range(counts[face])]
        self.dice.shuffle(left)
        for place in self.gone:
            if self.sure[place] == UNKNOWN:
                self.faces[place] = left.pop()

    # The result.

    def pack(self) -> tuple[int, ...]:
        """Every face by its place."""
        return tuple(self.faces)

    def kept(self, seat: Seat) -> list[int]:
        """The faces of a hand that nobody else has seen in it."""
        came = self.rodada.came[seat]
        if not self.known.came_cards[seat]:
            return [self.faces[place] for place in came if place not in self.owner]
        counts = [0] * FACES
        for place in came:
            counts[self.faces[place]] += 1
        for code in self.rodada.proofs[seat]:
            counts[code % PROOF] -= 1
        return [face for face in range(FACES) for _ in range(counts[face])]
