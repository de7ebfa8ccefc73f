"""A second reckoning of one volta: what is paid, worked out from the cards and from what was said, by the printed tables.

It shares nothing with the engine but the events it reads, so that the two can disagree. Default options, without the lei do
jogo and without first cards laid face down.
"""

from collections.abc import Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import Event
from carteado.truco.cego.events import (
    Admitted,
    Answered,
    Called,
    Declared,
    FlorAsked,
    Proved,
    Sang,
    WentOut,
)
from carteado.truco.events import Played, VazaWon

Bill = list[tuple[str, int, int]]

_STEPS: Final = {"envido": 2, "envido-minha-flor": 2, "envido-envido": 2, "real-envido": 3}
_HEIGHT: Final = {"achico": 0, "flor": 1, "contra-flor": 2, "contra-flor-e-o-resto": 3}
_ORDER: Final = ("1E", "1B", "7E", "7O", "3", "2", "1", "12", "11", "10", "7", "6", "5", "4")
_STRENGTH: Final = {
    rank + suit: -_ORDER.index(rank + suit if rank + suit in _ORDER else rank)
    for rank in ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
    for suit in "EBOC"
}
_TRUCO: Final = {"truco": 1, "retruco": 2, "vale-quatro": 3}


def number(card: Card) -> int:
    """What a card counts."""
    rank = int(card.rank)
    return rank if rank <= 7 else 0


def has_flor(hand: Sequence[Card]) -> bool:
    """Three of a suit."""
    return len({card.suit for card in hand}) == 1


def flor_points(hand: Sequence[Card]) -> int:
    """20 and the brancas."""
    return 20 + sum(map(number, hand))


def envido_points(hand: Sequence[Card]) -> int:
    """Two of a suit, else the highest branca, else the highest negra."""
    pairs = [20 + number(a) + number(b) for a in hand for b in hand if a != b and a.suit == b.suit]
    return max(pairs) if pairs else max(map(number, hand)) or max(int(card.rank) for card in hand)


def rank(points: int) -> int:
    """Sota, cavalo and rei are below one."""
    return points - 20 if points in (10, 11, 12) else points


class Reckoning:
    """One volta as it was told, and its bill."""

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        seats: Sequence[int],
        score: tuple[int, ...],
        events: Sequence[Event],
    ) -> None:
        self.hands = hands
        self.seats = list(seats)  # in playing order
        self.testa = len(seats) == 2
        self.score = score
        self.vazas: list[int | None] = []
        self.fallen: list[Played] = []
        self.falta = 6 if self.testa else 24 - max(score)
        self.chain: list[str] = []
        self.chain_by = -1
        self.envido_answer: bool | None = None
        self.flores: dict[int, int] = {}
        self.first_flor = -1
        self.raises: list[tuple[int, int]] = []
        self.flor_answer: bool | None = None
        self.level = self.pending = self.refused = 0
        self.truco_by = -1
        self.songs: dict[int, int] = {}
        self.left: list[int] = []
        self.unseen: set[int] = set()
        self.played: set[int] = set()
        self.public: list[set[Card]] = [set() for _ in range(6)]
        self.spoke: set[int] = set()
        self.asked: dict[int, int] = {}
        self.admitted = -1
        for event in events:
            self.hear(event)

    # What was said.

    def hear(self, event: Event) -> None:
        """One event more."""
        if isinstance(event, (Called, Declared, Answered)):
            self.spoke.add(event.seat & 1)
        if isinstance(event, Called):
            self.called(event.seat, event.call)
        elif isinstance(event, Declared):
            if event.what != "e-boa":
                self.sang_flor(event.seat, event.what)
        elif isinstance(event, Answered):
            self.answered(event)
        elif isinstance(event, Sang):
            self.songs[event.seat] = event.points
        elif isinstance(event, Played):
            self.played.add(event.seat)
            assert event.card is not None
            self.public[event.seat].add(event.card)
            self.fallen.append(event)
        elif isinstance(event, VazaWon):
            self.vazas.append(event.side)
        elif isinstance(event, Proved):
            self.public[event.seat].update(event.cards)
        elif isinstance(event, WentOut):
            self.left += event.seats
            if event.how == "unseen":
                self.unseen.update(event.seats)
        elif isinstance(event, FlorAsked):
            self.asked[event.asked] = event.seat
        elif isinstance(event, Admitted):
            self.admitted = event.seat

    def sang_flor(self, seat: int, word: str) -> None:
        """A flor, when asked or as an opening."""
        if self.first_flor < 0:
            self.first_flor = seat & 1
        self.flores[seat] = _HEIGHT[word]

    def called(self, seat: int, call: str) -> None:
        """A call of points, of truco, or of both."""
        words = [word for word in call.replace("flor-e-truco", "flor truco").split() if word]
        if "-e-" in call and call != "contra-flor-e-o-resto" and call != "flor-e-truco":
            words = call.split("-e-")
        for word in words:
            if word in _TRUCO:
                self.pending, self.truco_by = _TRUCO[word], seat & 1
            elif word in _HEIGHT:
                if seat in self.flores:  # said already: this is put on top
                    self.raises.append((seat & 1, _HEIGHT[word]))
                else:
                    self.sang_flor(seat, word)
            else:
                self.chain.append(word)
                self.chain_by = seat & 1

    def answered(self, event: Answered) -> None:
        """Quero and não quero."""
        if event.part == "envido":
            self.envido_answer = event.wants
        elif event.part == "flor":
            self.flor_answer = event.wants
        elif event.part == "both":
            self.envido_answer = event.wants and event.passing != "envido"
            self.truco_answered(event.wants and event.passing != "truco")
        else:
            self.truco_answered(event.wants)

    def truco_answered(self, wants: bool) -> None:
        """The step of truco that waited is taken or refused."""
        if wants:
            self.level, self.pending = self.pending, 0
        else:
            self.refused, self.pending = self.pending, 0

    # What it comes to.

    def gave_up(self) -> int:
        """The side whose seats have all left, or -1."""
        for side in (0, 1):
            if all(seat in self.left for seat in self.seats if seat & 1 == side):
                return side
        return -1

    def could_sing(self, side: int) -> list[int]:
        """The seats of a side with a flor that they could still have sung."""
        if self.chain or self.flores:
            return []
        fresh = [seat for seat in self.seats if seat & 1 == side and seat not in self.played and seat not in self.left]
        return [seat for seat in fresh if has_flor(self.hands[seat])]

    def best(self, singers: Sequence[int]) -> int:
        """The seat of the best song, the earlier in order of equal ones."""
        return max(singers, key=lambda seat: (rank(self.songs[seat]), -self.seats.index(seat)))

    def pot(self, chain: Sequence[str]) -> int:
        """What a chain is worth accepted."""
        total = self.falta if chain[-1] == "falta-envido" else sum(_STEPS[word] for word in chain)
        return min(6, total) if self.testa else total

    def flor_part(self) -> tuple[int, int]:
        """Side and tentos of the flores before anything comes out."""
        x, y = self.first_flor, 1 - self.first_flor
        mine = [seat for seat in self.flores if seat & 1 == x]
        theirs = [seat for seat in self.flores if seat & 1 == y]
        top, other = (max((self.flores[seat] for seat in seats), default=-1) for seats in (mine, theirs))
        if not theirs:
            return x, 3 * len(mine)
        if top == 0:
            return y, 3 * len(theirs) + len(mine)
        if other == 0:
            return x, 3 * len(mine) + len(theirs)
        words = list(self.raises)
        if top == 3:
            words.insert(0, (x, 3))
        elif other > 1:
            words.insert(0, (y, other))
        if words and not self.flor_answer:
            return self.given_in(words)
        standing = [seat for seat in self.flores if self.flores[seat] > 0]
        if words:
            winner = self.best([seat for seat in standing if seat in self.songs]) & 1
        else:
            ordered = sorted(standing, key=self.seats.index)
            winner = max(ordered, key=lambda seat: flor_points(self.hands[seat]) if has_flor(self.hands[seat]) else 0) & 1
            if self.faults()[0]:  # whoever it turns out to be paid to
                return winner, 3 * len(self.flores)
        if words and words[-1][1] == 3:
            return winner, 6 if self.testa else self.all_of(winner) + self.falta
        return winner, self.all_of(winner)

    def all_of(self, winner: int) -> int:
        """Three for every flor, one for those of the losers that gave in."""
        return sum(1 if seat & 1 != winner and height == 0 else 3 for seat, height in self.flores.items())

    def given_in(self, words: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """The last word was not taken."""
        side = words[-1][0]
        if [height for _, height in words] == [2, 3]:
            return side, 6 if self.testa else self.all_of(side)
        return side, sum(3 if seat & 1 == side else 1 for seat in self.flores)

    def points(self) -> tuple[str, int, int]:
        """Part, side and tentos of the points, or nothing, before anything comes out."""
        if self.admitted >= 0:
            return ("flor", 1 - (self.admitted & 1), 3 * len(self.flores))
        if self.flores:
            return ("flor", *self.flor_part())
        if self.chain:
            if self.envido_answer:
                return ("envido", self.best(list(self.songs)) & 1, self.pot(self.chain))
            return ("envido", self.chain_by, 1 if len(self.chain) == 1 else self.pot(self.chain[:-1]))
        loser = self.gave_up()
        keeper = 1 - loser if loser >= 0 else self.truco_by if self.refused else -1
        if keeper < 0:
            return ("", -1, 0)
        if kept := self.could_sing(keeper):
            return ("flor", keeper, 3 * len(kept))
        silent = loser >= 0 and loser not in self.spoke and not any(seat & 1 == loser for seat in self.played)
        return ("envido", keeper, 1) if silent else ("", -1, 0)

    def faults(self) -> tuple[set[int], set[int]]:
        """Sides whose flor or song does not stand."""
        flor = set()
        for seat in self.flores:
            wrong = seat in self.songs and self.songs[seat] != flor_points(self.hands[seat])
            if seat in self.unseen or not has_flor(self.hands[seat]) or wrong:
                flor.add(seat & 1)
        song = set()
        if self.songs and not self.flores:
            best = self.best(list(self.songs))
            for seat, sung in self.songs.items():
                known = seat == best or len(self.public[seat]) == 3
                if (seat == best and seat in self.unseen) or (known and sung != envido_points(self.hands[seat])):
                    song.add(seat & 1)
        return flor, song

    def bill(self) -> Bill:
        """All that is paid, until a trio is out."""
        return self.until_out(self.owed())

    def owed(self) -> Bill:
        """All that would be paid."""
        part, side, tentos = self.points()
        flor, song = self.faults()
        at_fault = flor if part == "flor" else song
        if len(at_fault) == 1:
            side = 1 - min(at_fault)
        owed: Bill = [(part, side, tentos)] if tentos and len(at_fault) < 2 else []
        hidden = [0, 0]
        penalties: Bill = []
        sung = {
            *self.flores,
            *(seat for seat in self.seats if part == "flor" and not self.flores and len(self.public[seat]) == 3),
        }
        for seat in sorted(self.seats):  # which of two tentos of penalty comes first is written nowhere
            if seat in sung:
                continue
            if len(self.public[seat]) == 3 and has_flor(self.hands[seat]):
                hidden[seat & 1] += 1
            elif seat in self.asked:
                penalties.append(("penalty", seat & 1, 1))
        for loser in (0, 1):
            if hidden[loser] and not hidden[1 - loser]:
                owed.append(("flor", 1 - loser, 3 * hidden[loser]))
        guilty = flor | song | {loser for loser in (0, 1) if hidden[loser]}
        worth = self.pending or self.refused or self.level + 1
        if len(guilty) == 1:
            owed.append(("truco", 1 - min(guilty), worth))
        elif not guilty and (to := self.truco_to()) >= 0:
            owed.append(("truco", to, worth))
        return owed + penalties

    def truco_to(self) -> int:
        """Who won the truco part; nobody where the points ended the partida."""
        if self.gave_up() >= 0:
            return 1 - self.gave_up()
        return self.truco_by if self.refused else self.by_vazas()

    def by_vazas(self) -> int:
        """Who has won by the vazas, or -1; of three pardas, who first played the best card of the last."""
        for side in (0, 1):
            if self.vazas.count(side) == 2:
                return side
        won = [side for side in self.vazas if side is not None]
        if won:
            return won[0] if None in self.vazas else -1
        if len(self.vazas) < 3:
            return -1
        last = self.fallen[-sum(seat not in self.left for seat in self.seats) :]
        return max(last, key=lambda fallen: _STRENGTH[str(fallen.card)]).seat & 1

    def until_out(self, owed: Bill) -> Bill:
        """Payment stops with the first that takes a trio out."""
        score = list(self.score)
        for nth, (_, side, tentos) in enumerate(owed):
            score[side] += tentos
            if score[side] >= 24:
                return owed[: nth + 1]
        return owed
