"""Where bots think: in processes of their own, so that no bot, however slow, delays a person.

Rule 1: what goes in is a view and a menu; a bot's process never has a state.
Rule 2: a bot that fails or takes too long stays silent; the table then does what a run-out clock would.
"""

import asyncio
import logging
from concurrent.futures import BrokenExecutor
from random import Random
from typing import Final

from carteado.bots import bot
from carteado.game import Action
from carteado.server.workers import Workers
from carteado.table import Ask

SECONDS: Final = 10.0

_log = logging.getLogger(__name__)


def choose(ask: Ask) -> Action | None:
    """What the bot does; the same wherever it is asked."""
    return bot(ask.bot, ask.game).choose(ask.view, ask.menu, Random(ask.seed))


class Thinkers:
    """The bots' processes, started when the first one is asked, or a little earlier."""

    def __init__(self, processes: int = 1) -> None:
        self.workers = Workers(processes)

    async def ask(self, ask: Ask) -> Action | None:
        """The answer of one bot."""
        try:
            future = asyncio.wrap_future(self.workers.started().submit(choose, ask))
            return await asyncio.wait_for(future, SECONDS)
        except TimeoutError:
            _log.warning("a bot took too long", extra={"fields": {"bot": ask.bot, "game": ask.game}})
        except BrokenExecutor:
            _log.warning("the bots' process ended; another is started", extra={"fields": {"game": ask.game}})
            self.workers.close()
        except Exception:
            _log.exception("a bot failed", extra={"fields": {"bot": ask.bot, "game": ask.game}})
        return None

    def warm(self) -> None:
        """Start now, so that the first answer comes soon."""
        self.workers.warm()

    def close(self) -> None:
        """End the processes; what they were thinking is lost, and asked again by whoever serves the table next."""
        self.workers.close()
