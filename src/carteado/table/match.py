"""A match: the partidas won so far, and the seed its packs come from."""

from dataclasses import dataclass, field

from carteado import fair
from carteado.cards import Card
from carteado.family import Game, Standing
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

    def standing(self, game: Game, sides: tuple[int, ...]) -> Standing:
        """Where it stands by the rule of the game."""
        return game.match(self.most, [outcome for outcome in self.results if outcome is not None], sides)

    def told(self, standing: Standing) -> messages.Match:
        """What everybody may know of it."""
        winners = standing.winners
        winner = winners[0] if winners and len(winners) == 1 else None
        return messages.Match(number=self.number, partida=self.partida, wins=list(standing.wins), winner=winner)
