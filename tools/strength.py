"""How strong the players of a game are, and how long they think: matches between two of them.

tools/strength.py                                       every row
tools/strength.py --game buraco --seats 3 --partidas 90
tools/strength.py --game canastra --first canastra --second random

Both players get the same packs: each is dealt once for every side, and the first player takes the sides in turn. The interval
is Wilson's, of 95 % and over single partidas: the swapping only makes it narrower. Where chips are played for, what counts is
the mean of the stacks at the end, in stacks at the start. Where a figure is asked for, the program fails if it is missed. The
time is that of a decision, without what the table needs to ask for it.
"""

import argparse
import statistics
import sys
import time
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import Final

from carteado import arena, catalogue
from carteado.bots import Bot, bot
from carteado.game import Action, View


@dataclass(frozen=True)
class Row:
    """A match, and what is asked of it: `rate` of wins, the `lower` end of its interval, `stack`, `quick` in milliseconds."""

    game: str
    seats: int
    first: str
    second: str
    partidas: int = 400
    rate: float = 0.0
    lower: float = -1.0
    stack: float = 0.0
    quick: float = 1000.0


ROWS: Final = (
    Row("canastra", 4, "canastra", "aprendiz", rate=0.65, lower=0.60, quick=2.0),
    *[Row("buraco", seats, "canastra", "aprendiz", rate=0.65, lower=0.60, quick=2.0) for seats in (2, 3, 4, 6)],
    Row("cacheta", 6, "pifador", "aprendiz", 1200, rate=1.5 / 6, quick=2.0),
    Row("pifpaf", 4, "pifador", "random", 200, stack=2.0, quick=2.0),
    Row("pifpaf", 4, "pifador", "aprendiz", 200, stack=1.2, quick=2.0),
    *[Row("blackjack", 3, name, "random", 600, stack=0.96, quick=20.0) for name in ("contador", "estrategista", "fregues")],
)
DEVIATIONS: Final = 1.96


@dataclass
class Timed:
    """A player with a stop-watch."""

    player: Bot
    seconds: list[float]

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """What the player chooses."""
        began = time.process_time()
        action = self.player.choose(view, legal, rng)
        self.seconds.append(time.process_time() - began)
        return action


@dataclass
class Figure:
    """How a match went; `stacks` is empty where no chips are played for."""

    row: Row
    sides: int
    wins: int = 0
    partidas: int = 0
    seconds: list[float] = field(default_factory=list[float])
    stacks: list[float] = field(default_factory=list[float])

    @property
    def rate(self) -> float:
        """The share of partidas that the first player won."""
        return self.wins / self.partidas

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval around the rate."""
        share = DEVIATIONS**2 / self.partidas
        off = DEVIATIONS * sqrt(self.rate * (1 - self.rate) / self.partidas + share / self.partidas / 4)
        middle = self.rate + share / 2
        return (middle - off) / (1 + share), (middle + off) / (1 + share)

    @property
    def milliseconds(self) -> float:
        """What the first player thinks about a decision, the median."""
        return statistics.median(self.seconds) * 1000

    @property
    def stack(self) -> float:
        """What the first player has at the end, in stacks at the start."""
        return statistics.mean(self.stacks) if self.stacks else 0.0

    def missed(self) -> bool:
        """Whether less was reached than is asked for."""
        row = self.row
        weak = self.rate < row.rate or self.interval[0] <= row.lower or self.stack < row.stack
        return weak or self.milliseconds >= row.quick

    def told(self) -> str:
        """The figure as a line."""
        row, (low, high) = self.row, self.interval
        mean, most = statistics.mean(self.seconds) * 1000, max(self.seconds) * 1000
        stack = f"{self.stack:.2f} stacks, " if self.stacks else ""
        return (
            f"{row.game:9} {row.seats} seats, {row.first} against {row.second}: {stack}"
            f"{self.wins} of {self.partidas} = {self.rate:.1%} ({low:.1%} to {high:.1%}), "
            f"an equal player {1 / self.sides:.0%}; a decision {self.milliseconds:.2f} ms "
            f"(mean {mean:.2f}, most {most:.0f}, of {len(self.seconds)})" + (": MISSED" if self.missed() else "")
        )


def measured(row: Row, seed: int) -> Figure:
    """A match, with its progress on the way."""
    found = catalogue.game(row.game)
    options = found.proposed({})
    sides = found.sides(row.seats, options)
    figure = Figure(row, max(sides) + 1)
    for number in range(-(-row.partidas // figure.sides) * figure.sides):
        side = number % figure.sides
        bots: list[Bot] = [
            Timed(bot(row.first, row.game), figure.seconds) if of == side else bot(row.second, row.game) for of in sides
        ]
        played = arena.play(catalogue.new(row.game, row.seats, options), bots, Random(f"{seed}/{number // figure.sides}"))
        figure.partidas += 1
        figure.wins += side in found.winners(played.outcome, sides)
        if "stack" in options:
            figure.stacks.append(played.outcome.score[side] / found.unit / int(options["stack"]))
        print(f"\r{row.game} {row.seats}: {figure.wins} of {figure.partidas} ", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    return figure


def main() -> int:
    """Play the matches and print a line for each."""
    parser = argparse.ArgumentParser(description="How strong the players are.")
    parser.add_argument("--game", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--first", default="")
    parser.add_argument("--second", default="")
    parser.add_argument("--partidas", type=int, default=0)
    parser.add_argument("--seed", type=int, default=13)
    asked = parser.parse_args()
    missed = 0
    rows = [
        replace(
            row,
            first=asked.first or row.first,
            second=asked.second or row.second,
            partidas=asked.partidas or row.partidas,
        )
        for row in ROWS
        if asked.game in ("", row.game) and asked.seats in (0, row.seats)
    ]
    for row in dict.fromkeys(rows):
        figure = measured(row, asked.seed)
        print(figure.told(), flush=True)
        missed += figure.missed()
    return missed


if __name__ == "__main__":
    sys.exit(main())
