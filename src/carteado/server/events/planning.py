"""The plan of what is still to be played, for the tab of tables and times.

Rule 1: it is computed beside the loop, once for each version of an event.
"""

import asyncio
from functools import lru_cache
from typing import Final

from litestar import get
from litestar.params import FromPath

from carteado.server.events.acting import kept_of
from carteado.server.events.log import Kept
from carteado.server.events.shapes import PlanTold
from carteado.server.injected import TheServices
from carteado.server.openapi import problems
from carteado.tournament.planning import each_of, schedule

ROUTE: Final = "/api/torneios/{event:str}/plano"
MOST_KEPT: Final = 32


@get(ROUTE, responses=problems(404), tags=["torneios"])
async def plan(event: FromPath[str], services: TheServices) -> PlanTold:
    """The jogos to come in waves, and when each wave is expected to begin, in minutes from now."""
    return await asyncio.to_thread(_planned, _Version(await kept_of(services, event)))


class _Version:
    """An event that is the same as another of its id and head."""

    def __init__(self, kept: Kept) -> None:
        self.state = kept.torneio.state
        self._told = (kept.id, kept.head)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Version) and self._told == other._told

    def __hash__(self) -> int:
        return hash(self._told)


@lru_cache(MOST_KEPT)
def _planned(version: _Version) -> PlanTold:
    waves, minutes = schedule(version.state)
    return PlanTold(waves=[list(wave) for wave in waves], minutes=list(minutes), each=each_of(version.state))


HANDLERS: Final = (plan,)
