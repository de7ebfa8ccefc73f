"""What a sanction does to a jogo or to the event, and who may give it: a line of the preset for each clause."""

from dataclasses import dataclass
from typing import Literal

Effect = Literal["warning", "hand", "partida", "jogo", "out", "person"]


@dataclass(frozen=True)
class Penalty:
    """A clause and its price.

    `warning` is only said, `hand` lies with the scoreboard, `partida` and `jogo` are lost, `out` ends the event for the side,
    `person` for one player, whom a reserve replaces. `by` are the parts that may give it.
    """

    clause: str
    effect: Effect
    by: tuple[str, ...] = ("coordinator", "commission")
