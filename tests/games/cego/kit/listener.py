"""What stands in one volta, worked out by somebody who only listens: the state of section 4.0 and the windows of 4.1.

It hears the public events of a roda or a testa and nothing else, and shares no code with the engine, so that the two can
disagree. Whoever is asked may answer in any order; of the flor gate the caller's side goes first.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.games.cego.rules.events import (
    Admitted,
    Answered,
    Called,
    Declared,
    Deferred,
    DidNotBeat,
    FlorAsked,
    LaidOver,
    LeiSaid,
    PointsSettled,
    Proved,
    Sang,
    WentOut,
)
from carteado.tricks.play import Played
from games.cego.kit.worth import SONGS

ENVIDOS: Final = {"envido": 2, "envido-minha-flor": 2, "envido-envido": 2, "real-envido": 3, "falta-envido": 0}
TRUCOS: Final = ("", "truco", "retruco", "vale-quatro")
RANKS: Final = ("4", "5", "6", "7", "10", "11", "12", "1", "2", "3")
HIGH: Final = ("7O", "7E", "1B", "1E")


def strength(card: Card) -> int:
    """The fourteen classes of section 6."""
    return 10 + HIGH.index(str(card)) if str(card) in HIGH else RANKS.index(card.rank)


class Listener:
    """One roda or testa so far. Sides are 0 and 1, as seats are even and odd."""

    def __init__(self, form: str, first: Seat, score: Sequence[int], options: Mapping[str, str]) -> None:
        self.options, self.score = options, score
        self.testa = form == "testa"
        self.order = [first, (first + 3) % 6] if self.testa else [(first + nth) % 6 for nth in range(6)]
        self.falta = 24 - max(score)
        if self.testa:
            self.falta = min(6, self.falta) if self.plays_by("testaFalta", "min") else 6
        self.window = "turn"
        self.polled: list[Seat] = []
        self.later: list[Seat] = []  # those the gate asks when the caller's side has spoken
        # Points: 4.2 and 4.3.
        self.opened = self.gate_over = self.played_since = False
        self.gate_by = -1
        self.chain: list[str] = []
        self.by = -1
        self.double = ""
        self.flor: dict[Seat, str] = {}
        self.step, self.step_by = "", -1
        self.songs: dict[Seat, int] = {}
        self.silent: set[Seat] = set()  # said não mato
        self.singers: list[Seat] = []
        self.best = self.singer = -1
        self.demands: set[Seat] = set()
        # Truco: 4.4.
        self.level = self.asked = 0
        self.asked_by = self.raiser = -1
        self.no_envido = [False, False]
        self.called_truco = False
        # Cards and those who left.
        self.public: dict[Seat, list[Card]] = {seat: [] for seat in self.order}
        self.fallen: dict[Seat, int] = dict.fromkeys(self.order, 0)
        self.laid: dict[Seat, Card] = {}
        self.left: set[Seat] = set()
        self.down = -1
        self.vaza: list[tuple[Seat, Card]] = []
        self.results: list[int] = []  # 0, 1, or 2 for a parda
        self.turn = self.leader = first
        # Lei do jogo: 4.7.
        self.lei = -1
        self.lei_answer: Answered | None = None

    def plays_by(self, key: str, value: str) -> bool:
        """Whether this house rule is on."""
        return self.options.get(key) == value

    # Who is there.

    def side(self, side: int) -> list[Seat]:
        """The seats of a side, in playing order."""
        return [seat for seat in self.order if seat & 1 == side]

    def right_of(self, seat: Seat, side: int) -> list[Seat]:
        """The seats of a side, going to the right of this one; itself last."""
        found = [(seat + step) % 6 for step in range(1, 7)]
        return [other for other in found if other in self.order and other & 1 == side]

    def voices(self, side: int) -> list[Seat]:
        """Who answers for a side: all of it, those who passed too (4.1-2, RES-18)."""
        mute = self.left if self.plays_by("passedMaySpeak", "false") else set()
        return [seat for seat in self.side(side) if seat not in mute]

    def fresh(self, seat: Seat) -> bool:
        """Before its first card, and in play."""
        return not self.fallen[seat] and seat not in self.left

    # What a chain is worth: 4.2.

    def pot(self, chain: Sequence[str]) -> int:
        """2 for each envido, 3 for each real; in a testa 6 at most."""
        total = sum(ENVIDOS[call] for call in chain)
        return min(6, total) if self.testa and not self.plays_by("testaCap", "none") else total

    def stake(self, chain: Sequence[str]) -> int:
        """What a chain is worth if it is accepted."""
        return self.falta if chain[-1] == "falta-envido" else self.pot(chain)

    # Hearing.

    def hear(self, event: Event) -> None:
        """One more thing that everybody heard."""
        match event:
            case LeiSaid(seat, falta, _):
                self.lei, self.falta = seat & 1, falta
                self.opened = self.called_truco = True
                self.asked, self.asked_by = 1, self.lei
                self._ask("lei-flor", self.side(1 - self.lei))
            case Called(seat, call, _, _, down):
                if down:
                    self.down = seat  # passed for the truco only: for flor and envido it is still before its first card
                self._called(seat, call)
            case Declared(seat, what, _):
                self._declared(seat, what)
            case Answered():
                self._answered(event)
            case Deferred(seat, _):
                self.polled.remove(seat)
                if not self.polled:
                    self._resume()  # flor e flor: nobody raises it
            case Sang(seat, points, _, _):
                self.songs[seat] = points
                if self.best < 0 or self.beats(seat, points):
                    self.best = seat
                self._next_singer(seat)
            case DidNotBeat(seat, _):
                self.silent.add(seat)
                self._next_singer(seat)
            case Admitted():
                self._ask("over", [])
            case PointsSettled(_, side, tentos, _):
                if self.score[side] + tentos >= 24:  # XII-1: proved at once, and the truco is not played
                    self._ask("over", [])
            case FlorAsked(_, asked, _):
                self.demands.add(asked)
            case Proved(seat, cards, _, _):
                self.public[seat] += [card for card in cards if card not in self.public[seat]]
            case LaidOver(seat, card, _):
                self.laid[seat] = card
            case Played(seat, card):
                assert card is not None
                self._played(seat, card)
            case WentOut(seats, _, _):
                self.left |= set(seats)
                self.played_since = self.opened
                self._gone()
            case _:
                pass

    def _ask(self, window: str, seats: Sequence[Seat]) -> None:
        self.window, self.polled = window, list(seats)

    # Calls and the gate.

    def _called(self, seat: Seat, call: str) -> None:
        side = seat & 1
        if (self.asked_by, TRUCOS[max(self.asked, 0)]) == (side, call):
            return  # the second word of "quero retruco", heard with the first
        if "truco" in call or call == "vale-quatro":
            self._truco(seat, TRUCOS.index(call) if call in TRUCOS else 1)
        points = call.removesuffix("-e-truco").removeprefix("truco-e-")
        if points in ENVIDOS:
            opening = not self.opened
            self.chain.append(points)
            self.by, self.double = side, call if points != call else ""
            if opening:
                self._gate(seat)
            else:
                self._ask("envido", self.voices(1 - side))
        elif points not in TRUCOS and seat in self.flor:
            self.step, self.step_by = ("over" if self.step == "contra-flor" and "resto" in points else points), side
            self._ask("flor", self._in_contest(1 - side))
        elif points not in TRUCOS:
            self.flor[seat] = points
            self._gate(seat)
        elif self.down == seat:
            rivals = [rival for rival in self.side(1 - side) if self.fresh(rival) and not self.opened]
            self._ask("after-down" if rivals else "over", rivals)
        else:
            self._ask("truco", self.voices(1 - side))

    def _truco(self, seat: Seat, level: int) -> None:
        self.asked, self.asked_by, self.called_truco = level, seat & 1, True
        if level == 1 and not self.fallen[seat]:
            self.no_envido[seat & 1] = True

    def _gate(self, seat: Seat) -> None:
        self.opened, self.gate_by = True, seat
        asked = [other for side in (seat & 1, 1 - (seat & 1)) for other in self.right_of(seat, side)]
        asked = [other for other in asked if other != seat and self.fresh(other)]
        self.polled = [other for other in asked if (other ^ seat) & 1 == 0]
        self.later = [other for other in asked if (other ^ seat) & 1]
        self.window = "gate"
        self._next_group()

    def _declared(self, seat: Seat, what: str) -> None:
        if what != "e-boa":
            self.flor[seat] = what
        self.polled.remove(seat)
        if self.window == "gate":
            self._next_group()
        elif not self.polled and self.window == "lei-flor":
            mine = [other for other in self.side(1 - self.lei) if other in self.flor]
            self._ask("lei", mine or self.side(1 - self.lei))
        elif not self.polled:
            self._lei_points()

    def _next_group(self) -> None:
        if not self.polled:
            self.polled, self.later = self.later, []
        if not self.polled:
            self.gate_over = True
            self._after_gate()

    def first_side(self) -> int:
        """The side of the first flor."""
        return next(iter(self.flor)) & 1

    def _in_contest(self, side: int) -> list[Seat]:
        """Seats of a side whose flor was sung and not shrunk."""
        return [seat for seat in self.side(side) if self.flor.get(seat, "achico") != "achico"]

    def highest(self, side: int) -> str:
        """What a side put on its flores as it said them."""
        said = [self.flor[seat] for seat in self._in_contest(side)]
        return max(said, key=("flor", "contra-flor", "contra-flor-e-o-resto").index, default="")

    def _after_gate(self) -> None:
        if not self.flor:
            self._ask("envido", self.voices(1 - self.by))
            return
        self.chain, self.double = [], ""
        x = self.first_side()
        if not self._in_contest(x) or not self._in_contest(1 - x):
            self._resume()
            return
        for side in (x, 1 - x):
            if self.highest(side) != "flor":
                self.step, self.step_by = self.highest(side), side
                self._ask("flor", self._in_contest(1 - side))
                return
        first = next(seat for seat in self.flor if seat & 1 == x and seat in self._in_contest(x))
        self._ask("flor-raise", [first, *(seat for seat in self.right_of(first, x)[:-1] if seat in self._in_contest(x))])

    # Answers and songs.

    def _answered(self, said: Answered) -> None:
        if said.part in ("truco", "both"):
            self._truco_answered(said)
        if self.window == "lei":
            self.lei_answer = said
            self._ask("lei-flor-proposers", self.side(self.lei))
            return
        if said.part == "truco" or not said.wants or said.passing == "envido":
            self._resume()
        else:
            contest = [seat for seat in self.order if seat in self._in_contest(seat & 1)]
            self._sing(contest if said.part == "flor" else [seat for seat in self.order if seat not in self.left])

    def _truco_answered(self, said: Answered) -> None:
        if said.wants and said.passing != "truco":
            self.level, self.raiser = self.asked, said.seat & 1
            self.asked, self.asked_by = (self.level + 1, said.seat & 1) if said.raising else (0, -1)
            if not self.plays_by("envidoAfterTruco", "true"):
                self.no_envido = [True, True]
        else:
            self.asked = -1  # refused: the volta ends when the points are settled

    def _lei_points(self) -> None:
        said = self.lei_answer
        assert said is not None
        self.gate_over = True
        theirs, mine = self.side(1 - self.lei), self.side(self.lei)
        n_r, n_p = (sum(seat in self.flor for seat in seats) for seats in (theirs, mine))
        if n_r and n_p and not said.shrinking:
            self._sing([seat for seat in self.order if seat in self.flor])
        elif not n_r and not n_p and said.wants and said.passing != "envido":
            self._sing(self.order)
        else:
            self._resume()

    def _sing(self, singers: Sequence[Seat]) -> None:
        self.singers, self.window = list(singers), "song"
        self.singer = self.singers[0]
        self.polled = [self.singer]

    def beats(self, seat: Seat, points: int) -> bool:
        """Higher than the best so far, or equal and earlier in playing order."""
        new, old = SONGS.index(points), SONGS.index(self.songs[self.best])
        return new > old or (new == old and self.order.index(seat) < self.order.index(self.best))

    def _next_singer(self, seat: Seat) -> None:
        """Section 5: round and round over the side that is behind, until all of it has spoken."""
        after = self.singers.index(seat) + 1
        round_ = self.singers[after:] + self.singers[:after]
        behind = [other for other in round_ if (other ^ self.best) & 1 and other not in self.songs and other not in self.silent]
        if behind:
            self.singer = behind[0]
            self.polled = [self.singer]
        else:
            self.singer = -1
            self._resume()

    def _resume(self) -> None:
        """4.1-4: truco is answered before a card falls, by those who had left it for later."""
        if self.asked < 0 or self.down >= 0:
            self._ask("over", [])
        elif self.asked:
            self._ask("truco", self.voices(1 - self.asked_by))
        else:
            self._ask("turn", [self.turn])

    # Cards: section 6.

    def _played(self, seat: Seat, card: Card) -> None:
        self.fallen[seat] += 1
        self.played_since = self.opened
        self.public[seat].append(card)
        if self.laid.get(seat) == card:
            del self.laid[seat]
        if not self.vaza:
            self.leader = seat
        self.vaza.append((seat, card))
        self._gone()

    def _gone(self) -> None:
        """The turn goes on to the next seat in play that has not played; after the last one the vaza is taken."""
        if any(self.left.issuperset(self.side(side)) for side in (0, 1)):
            self._ask("over", [])
            return
        done = {seat for seat, _ in self.vaza}
        waiting = [seat for seat in self._from(self.turn) if seat not in done and seat not in self.left]
        if waiting:
            self.turn = waiting[0]
        else:
            self._vaza_over()
        if self.window == "turn":
            self.polled = [self.turn]

    def _from(self, seat: Seat) -> list[Seat]:
        return [(seat + step) % 6 for step in range(6) if (seat + step) % 6 in self.order]

    def _vaza_over(self) -> None:
        top = max(strength(card) for _, card in self.vaza)
        best = [seat for seat, card in self.vaza if strength(card) == top]
        parda = len({seat & 1 for seat in best}) == 2
        self.results.append(2 if parda else best[0] & 1)
        again = best[0] if self.plays_by("pardaLead", "firstTied") else self.leader
        lead = again if parda else best[0]
        self.vaza = []
        in_play = [seat for seat in self._from(lead) if seat not in self.left]
        self.turn = self.leader = in_play[0]

    def won(self) -> bool:
        """Whether the vazas have decided the volta: the table of section 6."""
        return (
            len(self.results) == 3
            or self.results.count(0) == 2
            or self.results.count(1) == 2
            or (len(self.results) == 2 and self.results[0] != self.results[1] and 2 in self.results)
        )
