"""Partidas between bots: one to its end, or many with the seats swapped.

Rule 1: a bot sees its view and its menu; what it answers is applied as it stands, and an illegal act raises `Illegal`.
Rule 2: the seats waited for are asked in order, and the first act counts; if all are silent the first one's `lapse` does.
Rule 3: after every act each seat nobody waits for may interject once, in seat order, if it has anything to say.
Rule 4: packs come from one stream of dice and every seat has its own, so both seatings of a pair get the same packs.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from carteado import catalogue
from carteado.bots import Bot, bot
from carteado.cards import shuffled
from carteado.game import CHANCE, Action, Outcome, Seat, State, Step
from carteado.pack import Shuffle

Watch = Callable[[Seat, Action, Step], None]


@dataclass(frozen=True)
class Played:
    """A partida played to its end; `decisions` are the acts the bots gave."""

    state: State
    acts: list[tuple[Seat, Action]]
    decisions: int
    outcome: Outcome


@dataclass(frozen=True)
class Score:
    """How a match between two bots ended: partidas won by the first, points a partida of each, acts they gave."""

    first: str
    second: str
    partidas: int
    wins: int
    points: tuple[float, float]
    decisions: int

    @property
    def rate(self) -> float:
        """The share of partidas that the first won."""
        return self.wins / self.partidas


@dataclass
class _Arena:
    state: State
    bots: Sequence[Bot]
    packs: Random
    dice: list[Random]
    watch: Watch | None
    acts: list[tuple[Seat, Action]] = field(default_factory=list[tuple[Seat, Action]])
    decisions: int = 0

    def run(self) -> None:
        while actors := self.state.actors():
            if CHANCE in actors:
                self._apply(CHANCE, self._chance())
                continue
            self._act(actors)
            self._interject()

    def _act(self, actors: tuple[Seat, ...]) -> None:
        for seat in actors:
            action = self._ask(seat)
            if action is not None:
                self._apply(seat, action)
                return
        lapse = self.state.lapse(actors[0])
        assert lapse is not None
        self._apply(actors[0], lapse)

    def _interject(self) -> None:
        for seat in range(len(self.bots)):
            if seat in self.state.actors():
                continue
            action = self._ask(seat)
            if action is not None:
                self._apply(seat, action)

    def _ask(self, seat: Seat) -> Action | None:
        legal = self.state.legal(seat)
        if not legal:
            return None
        action = self.bots[seat].choose(self.state.view(seat), legal, self.dice[seat])
        self.decisions += action is not None
        return action

    def _chance(self) -> Action:
        (offered,) = self.state.legal(CHANCE)
        assert isinstance(offered, Shuffle)
        return Shuffle(shuffled(offered.cards, self.packs))

    def _apply(self, seat: Seat, action: Action) -> None:
        step = self.state.apply(seat, action)
        self.state = step.state
        self.acts.append((seat, action))
        if self.watch is not None:
            self.watch(seat, action, step)


def play(state: State, bots: Sequence[Bot], rng: Random, watch: Watch | None = None) -> Played:
    """Run a partida to its end, one bot a seat; `watch` hears of every act once it has happened."""
    packs = Random(rng.getrandbits(64))
    arena = _Arena(state, bots, packs, [Random(rng.getrandbits(64)) for _ in bots], watch)
    arena.run()
    outcome = arena.state.outcome
    assert outcome is not None
    return Played(arena.state, arena.acts, arena.decisions, outcome)


def match(
    game_id: str,
    first: str,
    second: str,
    partidas: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    seats: int | None = None,
) -> Score:
    """Partidas by twos with the same dice: the first bot is side A, then side B. `seats` is as the game has it first."""
    if partidas < 1:
        raise ValueError(f"a match has one partida or more, not {partidas}")
    found = catalogue.game(game_id)
    sitting = seats or found.seats[0]
    wins = decisions = 0
    points = [0, 0]
    for number in range(partidas):
        side = number % 2
        state = catalogue.new(game_id, sitting, options)
        names = (first, second) if side == 0 else (second, first)
        bots = [bot(names[seat % 2], game_id) for seat in range(sitting)]
        played = play(state, bots, Random(f"{seed}/{number // 2}"))
        wins += played.outcome.returns[side] > 0
        points[0] += played.outcome.score[side]
        points[1] += played.outcome.score[1 - side]
        decisions += played.decisions
        if progress is not None:
            progress(number + 1)
    return Score(first, second, partidas, wins, (points[0] / partidas, points[1] / partidas), decisions)
