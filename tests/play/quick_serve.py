"""`carteado serve` in a world where time runs so many times faster: `python quick_serve.py SPEED EPOCH serve ...`.

The same program, the same settings, the same signals. Pauses that people need would make a test of a thousand acts last for
minutes. EPOCH, in seconds, is when the fast time began: a program that is started again goes on. Only the bots have longer
to think than elsewhere: on a busy machine their process alone may take its time to start.
"""

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from time import time
from typing import Final

from carteado.cli import main
from carteado.server import running, thinkers
from carteado.server.app import create_app
from carteado.server.world import Cancel, World

BOTS: Final = 120.0  # seconds

if __name__ == "__main__":
    speed, epoch = float(sys.argv[1]), float(sys.argv[2])

    def now() -> int:
        """Milliseconds since 1970, quicker."""
        return int((epoch + (time() - epoch) * speed) * 1000)

    def after(wait: int, call: Callable[[], None]) -> Cancel:
        """Sooner."""
        return asyncio.get_running_loop().call_later(wait / 1000 / speed, call).cancel

    setattr(thinkers, "SECONDS", BOTS)  # noqa: B010
    setattr(running, "create_app", partial(create_app, world=World(now, after, steady=now)))  # noqa: B010
    sys.argv[1:] = sys.argv[3:]
    main()
