"""The plan of what is still to be played, for the tab of tables and times.

Rule 1: it is computed beside the loop, once for each version of an event.
"""

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from carteado.server.events.acting import kept_of
from carteado.server.events.log import Kept
from carteado.server.events.shapes import PlanTold
from carteado.server.injected import Asked, TheServices
from carteado.server.openapi import problems
from carteado.server.packing import unpacked
from carteado.server.static import PACKED
from carteado.tournament.planning import each_of, schedule

ROUTE: Final = "/api/torneios/{event:str}/plano"


@get(ROUTE, responses=problems(404), tags=["torneios"], opt={PACKED: True})
async def plan(request: Asked, event: FromPath[str], services: TheServices) -> Response[PlanTold]:
    """The jogos to come in waves, and when each wave is expected to begin, in minutes from now."""
    kept = await kept_of(services, event)
    return await unpacked(request, await services.events.told(kept, ("plan",), _planned))


def _planned(kept: Kept) -> PlanTold:
    state = kept.torneio.state
    waves, minutes = schedule(state)
    return PlanTold(waves=[list(wave) for wave in waves], minutes=list(minutes), each=each_of(state))


HANDLERS: Final = (plan,)
