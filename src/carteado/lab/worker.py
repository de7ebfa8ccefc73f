"""One measurement in a process of its own: `python -m carteado.lab.worker CONTENDER SECONDS SEED` prints JSON.

A contender is `ours/WAY/GAME` or the name of a rival; a trial is `trial/NAME/GAME`, with rounds in the place of seconds; and
a chore is `chore/NAME`.
"""

import json
import os
import sys
from dataclasses import asdict
from random import Random

from carteado.catalogue import GAMES
from carteado.lab.chores import CHORES
from carteado.lab.rivals import rivals
from carteado.lab.speed import WAYS, listed


def measure(contender: str, seconds: float, seed: int) -> dict[str, float]:
    """Decisions and the seconds of the processor they took, in about so many seconds by the clock.

    Of ours also how many acts a menu lists on the average; of a question how many seconds 99 answers of 100 take at most.
    """
    rng = Random(seed)
    if contender.startswith("ours/"):
        _, way, game = contender.split("/")
        if way not in WAYS:
            took = sorted(GAMES[game].bench.asked[way](rng, seconds))
            return {"decisions": len(took), "seconds": sum(took), "slow": took[len(took) * 99 // 100]}
        decisions, spent = WAYS[way](game, rng, seconds)
        return {"decisions": decisions, "seconds": spent, "listed": listed(way, game, rng)}
    found = {rival.name: rival for rival in rivals()}
    decisions, spent = found[contender].play(rng, seconds)
    return {"decisions": decisions, "seconds": spent}


def main() -> None:
    """Pin to one core where that can be done, measure, print."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    contender, amount, seed = sys.argv[1:4]
    if contender.startswith("trial/"):
        _, name, game = contender.split("/")
        print(json.dumps(asdict(GAMES[game].bench.trials[name](int(amount), int(seed)))))
    elif contender.startswith("chore/"):
        print(json.dumps(asdict(CHORES[contender.partition("/")[2]]())))
    else:
        print(json.dumps(measure(contender, float(amount), int(seed))))


if __name__ == "__main__":
    main()
