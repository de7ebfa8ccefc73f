"""What a player does in a seat, and what rounds bring it."""

from dataclasses import dataclass, field
from math import sqrt
from random import Random

from carteado import arena, catalogue
from carteado.bots import Bot, bot
from carteado.game import Action, Seat, Step, View
from carteado.games.blackjack.bots.table import BETTING, Table
from carteado.games.blackjack.rules.events import BetPlaced, RoundEnded
from carteado.games.blackjack.solver.counted import true_count
from games.blackjack.kit import Mesa
from games.blackjack.kit.mesa import NAMES

SESSION = 1000  # rounds of a session
RICH = {"stack": "100000", "rounds": str(SESSION)}


def escolhe(name: str, found: Mesa, seat: Seat = 0) -> Action | None:
    """What this player does; the rules must accept it."""
    chosen = bot(name, "blackjack").choose(found.state.view(seat), found.state.legal(seat), Random(1))
    assert chosen is None or found.state.check(seat, chosen) is None, chosen
    return chosen


def faz(name: str, found: Mesa, seat: Seat = 0) -> str:
    """The same in a word."""
    chosen = escolhe(name, found, seat)
    assert chosen is not None
    return NAMES[type(chosen)]


@dataclass
class Brought:
    """What rounds brought one seat, in chips: each bet, the true count it was made at, and what came of it."""

    bets: list[int] = field(default_factory=list[int])
    counts: list[float] = field(default_factory=list[float])
    gains: list[float] = field(default_factory=list[float])

    @property
    def rate(self) -> float:
        """What a chip that was bet brought."""
        return sum(self.gains) / sum(self.bets)

    @property
    def error(self) -> float:
        """The standard error of that rate."""
        rate = self.rate
        squares = [(gain - rate * bet) ** 2 for bet, gain in zip(self.bets, self.gains, strict=True)]
        return sqrt(sum(squares)) / sum(self.bets)


@dataclass
class Counting:
    """A player whose counts are written down."""

    bot: Bot
    found: Brought

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """What the player does."""
        table = Table(view)
        if view.waited and table.mesa.phase == BETTING:
            self.found.counts.append(true_count(table.coming()))
        return self.bot.choose(view, legal, rng)


def brought(name: str, rounds: int, seed: int, **options: str) -> Brought:
    """Whole sessions of one player alone against the house, who never runs out of chips."""
    found = Brought()

    def watch(_seat: Seat, _action: Action, step: Step) -> None:
        for event in step.events:
            if isinstance(event, BetPlaced):
                found.bets.append(event.chips)
            elif isinstance(event, RoundEnded):
                found.gains.append(event.gains[0] / 2)

    dice = Random(seed)
    while len(found.gains) < rounds:
        player = Counting(bot(name, "blackjack"), found)
        arena.play(catalogue.new("blackjack", 1, {**RICH, **options}), [player], dice, watch)
    return found
