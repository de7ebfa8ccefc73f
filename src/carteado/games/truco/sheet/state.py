"""The mão in play on a scoreboard of the codes over `TrucoRules`. Changed by `folding` and `incidents` alone."""

from dataclasses import dataclass
from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.placar.match import NO_SEAT, Credit, Fault, MatchOf, PartidaOf, Score

NORMAL: Final = "normal"
ELEVEN: Final = "eleven"
IRON: Final = "iron"


@dataclass
class Mao:
    """A mão that is dealt or played, or has ended; `base` is the score it began with, `stake` what was accepted."""

    number: int
    dealer: Seat
    kind: str
    owner: int | None
    base: Score
    stake: int
    asked: int = 0
    raiser: int | None = None
    chain: int = 0  # calls since the last acceptance
    decided: bool = False
    begun: bool = False  # whether a line speaks of it
    winner: int | None = None
    settled: bool = False  # a tento ended it


Partida = PartidaOf[Mao]
Match = MatchOf[TrucoRules, Mao]


def deals(match: Match, partida: Partida, dealer: Seat, number: int) -> Mao:
    """The mão that this seat is about to deal, by the score as it stands."""
    last = match.rules.target - 1
    score = partida.score
    kind = IRON if score == (last, last) else ELEVEN if last in score else NORMAL
    owner = score.index(last) if kind == ELEVEN else None
    return Mao(number, dealer, kind, owner, score, match.rules.ladder.bottom)


__all__ = [
    "ELEVEN",
    "IRON",
    "NORMAL",
    "NO_SEAT",
    "Credit",
    "Fault",
    "Mao",
    "Match",
    "Partida",
    "Score",
    "deals",
]
