"""`GET /api/seekers`: how many people look for a table, by game."""

from litestar import get

from carteado.server.injected import TheServices
from carteado.server.openapi import problems
from carteado.server.seeking.shapes import Sought


@get("/api/seekers", responses=problems(), tags=["tables"])
async def seekers(services: TheServices) -> list[Sought]:
    """How many people look for a table at this moment, by game; where nobody does, the game is not named."""
    return await services.seeking.counted()


HANDLERS = (seekers,)
