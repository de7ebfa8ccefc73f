"""`carteado serve` on a machine whose clock of the day is an hour off, then right again, at each SIGUSR1.

Everything in the process sees it, for `time.time` itself is another: `python stepping_serve.py serve ...`.
"""

import signal
import time
from typing import Final

HOUR: Final = 3600.0


class Stepping:
    """The clock of the day, as somebody sets it."""

    def __init__(self) -> None:
        self._true = time.time
        self._off = 0.0

    def time(self) -> float:
        """What it shows."""
        return self._true() + self._off

    def step(self, *_: object) -> None:
        """Put it an hour back, or right again."""
        self._off = 0.0 if self._off else -HOUR


if __name__ == "__main__":
    clock = Stepping()
    setattr(time, "time", clock.time)  # noqa: B010
    signal.signal(signal.SIGUSR1, clock.step)
    from carteado.cli import main

    main()
