"""The account of one roda or testa as it was told: what a second reckoning goes by.

It keeps what was said, sung, played and shown, and judges nothing.
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
    FlorAsked,
    LaidOver,
    LeiSaid,
    Proved,
    Sang,
    WentOut,
)
from carteado.tricks.play import Played, VazaWon
from games.cego.kit.listener import TRUCOS

STAKES: Final = {"envido": 2, "envido-envido": 2, "real-envido": 3, "envido-minha-flor": 2}
CONTRA: Final = "contra-flor"
RESTO: Final = "contra-flor-e-o-resto"


class Account:
    """What everybody heard and saw, by seat or by side (0 and 1, as seats are even and odd)."""

    def __init__(self, seats: Sequence[Seat], score: Sequence[int], house: Mapping[str, str]) -> None:
        self.order = list(seats)  # in playing order
        self.house = house
        self.testa = len(seats) == 2
        self.falta = 24 - max(score)
        if self.testa:
            self.falta = min(6, self.falta) if self.plays_by("testaFalta", "min") else 6
        self.chain: list[str] = []
        self.chain_by = -1
        self.flor: dict[Seat, str] = {}
        self.step = ""
        self.step_by = -1
        self.answer = ""  # to the points: yes, no, shrink
        self.songs: dict[Seat, int] = {}
        self.level = self.asked = self.refused = 0
        self.asked_by = self.down = self.lei = self.admitted = -1
        self.spoke: set[int] = set()
        self.minha_flor: set[Seat] = set()
        self.early_truco: set[int] = set()  # sides that said truco before the speaker's first card
        self.demands: set[Seat] = set()
        self.public: dict[Seat, set[Card]] = {seat: set() for seat in self.order}
        self.played: set[Seat] = set()
        self.passed: set[Seat] = set()
        self.unseen: set[Seat] = set()
        self.vazas: list[int] = []  # 0, 1, or 2 for a parda
        self.fallen: list[tuple[Seat, Card]] = []
        self.last: list[tuple[Seat, Card]] = []  # the vaza that closed last

    def plays_by(self, key: str, value: str) -> bool:
        """Whether this house rule is on."""
        return self.house.get(key) == value

    def hear(self, event: Event) -> None:
        """One thing more."""
        if isinstance(event, (LeiSaid, Called, Declared, Answered)):
            self.spoke.add(event.seat & 1)
        match event:
            case LeiSaid(seat, falta, _):
                self.lei, self.chain, self.chain_by, self.falta = seat & 1, ["falta-envido"], seat & 1, falta
                self.asked, self.asked_by = 1, seat & 1
            case Called(seat, call, _, _, down):
                self._called(seat, call)
                if down:
                    self.down = seat
            case Declared(seat, what, _):
                if what != "e-boa":
                    self.flor[seat] = what
            case Answered(_, wants, part, _, _, passing, shrinking, _):
                self._answered(wants, part, passing, shrinking)
            case Sang(seat, points, _, _):
                self.songs[seat] = points
            case Played(seat, card):
                assert card is not None
                self.public[seat].add(card)
                self.played.add(seat)
                self.fallen.append((seat, card))
            case LaidOver(seat, card):
                self.public[seat].add(card)
            case Proved(seat, cards, _, _):
                self.public[seat] |= set(cards)
            case FlorAsked(_, asked, _):
                self.demands.add(asked)
            case Admitted(seat, _):
                self.admitted = seat
            case WentOut(seats, how, _):
                self.passed |= set(seats)
                if how == "unseen":
                    self.unseen |= set(seats)
            case VazaWon(_, winner):
                self.vazas.append(2 if winner is None else winner)
                self.last, self.fallen = self.fallen, []
            case _:
                pass

    def _called(self, seat: Seat, call: str) -> None:
        side = seat & 1
        if call == "envido-minha-flor":
            self.minha_flor.add(seat)
        if "truco" in call and call != "retruco" and seat not in self.played:
            self.early_truco.add(side)
        if call in TRUCOS:
            self.asked, self.asked_by = TRUCOS.index(call), side
        elif call == "flor-e-truco":
            self.flor[seat] = "flor"
            self.asked, self.asked_by = 1, side
        elif call.endswith("-e-truco") or call.startswith("truco-e-"):
            self.chain, self.chain_by = [call.removesuffix("-e-truco").removeprefix("truco-e-")], side
            self.asked, self.asked_by = 1, side
        elif call in STAKES or call == "falta-envido":
            self.chain.append(call)
            self.chain_by = side
        elif seat in self.flor:
            over = call == RESTO and self.proposed()[0] == CONTRA
            self.step, self.step_by = "over" if over else call, side
        else:
            self.flor[seat] = call

    def _answered(self, wants: bool, part: str, passing: str, shrinking: bool) -> None:
        if part in ("envido", "flor", "both"):
            self.answer = "shrink" if shrinking else "no" if not wants or passing == "envido" else "yes"
        if part in ("truco", "both"):
            if wants and passing != "truco":
                self.level, self.asked = self.asked, 0
            else:
                self.refused, self.asked = self.asked, 0

    def proposed(self) -> tuple[str, int]:
        """What stands on the flores, put there afterwards or as they were said, and by which side; or nothing."""
        if self.step:
            return self.step, self.step_by
        first = next(iter(self.flor), 0) & 1
        for side in (first, 1 - first):
            said = {form for seat, form in self.flor.items() if seat & 1 == side}
            for form in (RESTO, CONTRA):
                if form in said:
                    return form, side
        return "", -1

    def flores(self, side: int, *, big: bool = False) -> int:
        """How many flores a side has sung; without those made small."""
        return sum(1 for seat, form in self.flor.items() if seat & 1 == side and not (big and form == "achico"))
