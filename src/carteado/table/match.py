"""A match: the partidas won so far, and the seed its packs come from."""

from dataclasses import dataclass, field

from carteado import fair
from carteado.family import Game, Standing
from carteado.game import Action, Outcome
from carteado.pack import Lot, Shuffle
from carteado.table import messages


@dataclass
class Era:
    """The packs and lots of one seed: from the commitment to the revelation. `before` counts those of earlier partidas."""

    commitment: str = ""
    seed: str = ""
    nonces: list[str] = field(default_factory=list[str])
    before: int = 0
    packs: int = 0
    revealed: bool = False

    def drawn(self, asked: Action) -> Action:
        """What chance gives next out of this seed, asked for a pack or a lot, at whatever moment of a deal."""
        seed, number = bytes.fromhex(self.seed), self.packs + 1
        match asked:
            case Shuffle():
                return Shuffle(fair.pack(seed, self.nonces, number, asked.cards))
            case Lot():
                return Lot(asked.below, fair.lot(seed, self.nonces, number, asked.below))
            case _:
                raise TypeError(f"chance gives packs and lots, not {type(asked).__name__}")

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

    def told(self, game: Game, sides: tuple[int, ...], standing: Standing) -> messages.Match:
        """What everybody may know of it, where it stands so."""
        winners = standing.winners
        winner = winners[0] if winners and len(winners) == 1 else None
        return messages.Match(
            number=self.number,
            partida=self.partida,
            wins=list(standing.wins),
            winner=winner,
            winners=list(winners or ()),
            last=_ended(self.results[-1], sides) if self.results else None,
            unit=game.unit,
        )


def _ended(outcome: Outcome | None, sides: tuple[int, ...]) -> messages.Ended | None:
    if outcome is None:
        return None
    winners = sorted({sides[seat] for seat, gain in enumerate(outcome.returns) if gain > 0})
    return messages.Ended(winners=winners, score=list(outcome.score))
