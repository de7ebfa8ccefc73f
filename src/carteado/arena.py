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
from carteado.pack import Lot, Shuffle

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
    """How a match between two bots ended: partidas won by the first, points a partida of each, acts they gave.

    Where more than two sides play, the second bot has all the others, and its points are those of one of them on the average.
    """

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
        (asked,) = self.state.legal(CHANCE)
        if isinstance(asked, Lot):
            return Lot(asked.below, self.packs.randrange(asked.below))
        assert isinstance(asked, Shuffle)
        return Shuffle(shuffled(asked.cards, self.packs))

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
    """Partidas with the same dice, once from each side: the first bot has one side, the second all the others.

    Where there is but one side, both play it, and the first wins where it has more. `seats` is as the game has it first.
    """
    if partidas < 1:
        raise ValueError(f"a match has one partida or more, not {partidas}")
    found = catalogue.game(game_id)
    sitting = seats or found.seats[0]
    options = found.proposed(options or {})
    sides = found.sides(sitting, found.settled(sitting, options))
    rounds = max(max(sides) + 1, 2)
    tally = _Tally()
    for number in range(partidas):
        side = number % rounds
        state = catalogue.new(game_id, len(sides), options)
        bots = [bot(first if of == side else second, game_id) for of in sides]
        played = play(state, bots, Random(f"{seed}/{number // rounds}"))
        tally.count(played, sides, side, found.winners(played.outcome, sides))
        if progress is not None:
            progress(number + 1)
    points = (tally.points[0] / max(tally.played[0], 1), tally.points[1] / max(tally.played[1], 1))
    return Score(first, second, partidas, tally.wins, points, tally.decisions)


@dataclass
class _Tally:
    """Partidas won by the first bot, and the points of both with how often they are counted."""

    wins: int = 0
    decisions: int = 0
    points: list[float] = field(default_factory=lambda: [0.0, 0.0])
    played: list[int] = field(default_factory=lambda: [0, 0])
    alone: int = 0  # what the first bot got where it played by itself

    def count(self, partida: Played, sides: tuple[int, ...], side: int, winners: tuple[int, ...]) -> None:
        """One more partida, in which the first bot had this side; with a side that nobody has the second was alone."""
        self.decisions += partida.decisions
        outcome = partida.outcome
        own = [outcome.score[of] for of in set(sides) if of == side]
        others = [outcome.score[of] for of in set(sides) if of != side]
        for bot_number, scores in enumerate((own, others)):
            if scores:
                self.points[bot_number] += sum(scores) / len(scores)
                self.played[bot_number] += 1
        if max(sides) == 0:
            self._alone(outcome.returns[0], side)
        elif side in winners:
            self.wins += 1

    def _alone(self, gained: int, side: int) -> None:
        if side == 0:
            self.alone = gained
        elif self.alone > gained:
            self.wins += 2  # both partidas of the round
