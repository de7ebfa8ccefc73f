"""A match: the partidas won so far, and the seed its packs come from."""

from dataclasses import dataclass, field

from carteado import fair
from carteado.cards import Card
from carteado.game import Outcome
from carteado.table import messages


@dataclass
class Era:
    """The packs of one seed: from the commitment to the revelation. `before` counts the packs of earlier partidas."""

    commitment: str = ""
    seed: str = ""
    nonces: list[str] = field(default_factory=list[str])
    before: int = 0
    packs: int = 0
    revealed: bool = False

    def next_pack(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The pack that comes next out of this seed."""
        return fair.pack(bytes.fromhex(self.seed), self.nonces, self.packs + 1, cards)

    def told(self) -> messages.Fair:
        """What everybody may know of it."""
        return messages.Fair(
            commitment=self.commitment,
            nonces=list(self.nonces),
            before=self.before,
            packs=self.packs,
            seed=self.seed if self.revealed else "",
        )


@dataclass
class Match:
    """Partidas and their results, by side; `number` counts the matches of this table."""

    most: int = 1
    number: int = 0
    partida: int = 0
    results: list[Outcome | None] = field(default_factory=list[Outcome | None])

    def wins(self, sides: int) -> list[int]:
        """Partidas won by each side; a forfeited match has the score its regulation gives it."""
        won = [0] * sides
        for outcome in self._counted():
            if outcome.match and self.most > 1:
                return list(outcome.match)
            for side in {seat % sides for seat, gain in enumerate(outcome.returns) if gain > 0}:
                won[side] += 1
        return won

    def winner(self, sides: int) -> int | None:
        """The side that has the match, once it is decided."""
        wins = self.wins(sides)
        best = max(range(sides), key=wins.__getitem__)
        forfeited = any(outcome.how == "match-forfeited" for outcome in self._counted())
        return best if forfeited or wins[best] > self.most // 2 else None

    def _counted(self) -> list[Outcome]:
        return [outcome for outcome in self.results if outcome is not None and outcome.how != "void"]

    def told(self, sides: int) -> messages.Match:
        """What everybody may know of it."""
        return messages.Match(number=self.number, partida=self.partida, wins=self.wins(sides), winner=self.winner(sides))
