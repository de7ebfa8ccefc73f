"""The figures asked of the bots, of so many partidas; an ordinary run samples them, CARTEADO_FUZZ=1 plays them all."""

import os
import time
from math import sqrt
from typing import Any, Final

from carteado.arena import match

SAMPLE: Final = 200
DEVIATIONS: Final = 3.0


def demand_figure(game: str, bot: str, rate: float, partidas: int, quick: float, **table: Any) -> None:
    """This rate against the random players, half of the partidas from either side, and no decision that takes long.

    Of a sample more is asked: that a player who only just had the rate would win so many once in seven hundred samples.
    """
    whole = bool(os.environ.get("CARTEADO_FUZZ"))
    began = time.process_time()
    score = match(game, bot, "random", partidas if whole else SAMPLE, **table)
    spent = time.process_time() - began
    assert score.partidas == (partidas if whole else SAMPLE)
    assert (score.rate if whole else lowest(score.rate, SAMPLE)) >= rate
    assert spent / score.decisions < quick


def lowest(rate: float, partidas: int) -> float:
    """The least that a player may be worth who has won so many: the lower end of Wilson's interval."""
    share = DEVIATIONS**2 / partidas
    off = DEVIATIONS * sqrt(rate * (1 - rate) / partidas + share / partidas / 4)
    return (rate + share / 2 - off) / (1 + share)
