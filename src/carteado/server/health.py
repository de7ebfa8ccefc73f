"""`/health` for who watches over the server, `/metrics` for Prometheus."""

import asyncio
from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from carteado import __version__
from carteado.server.errors import Refusal
from carteado.server.injected import Asked, TheServices
from carteado.server.metrics import CONTENT_TYPE
from carteado.server.openapi import problems, text_answer
from carteado.server.requests import PLAIN
from carteado.server.security import address_of
from carteado.server.shapes import Health
from carteado.server.storage import StorageError

PATIENCE: Final = 2.0


@get(
    "/health",
    responses={**problems(), 503: ResponseSpec(Health, description="The store does not answer.", generate_examples=False)},
    tags=["operation"],
)
async def health(services: TheServices) -> Response[Health]:
    """Whether the server works: 200 while its store answers, 503 when it does not."""
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.check()
    except (StorageError, TimeoutError):
        return Response(Health(status="failing", store="gone", version=__version__), status_code=503)
    return Response(Health(status="ok", store="ok", version=__version__))


@get(
    "/metrics",
    media_type=PLAIN,
    responses=text_answer(PLAIN, "Prometheus text.") | problems(403),
    tags=["operation"],
)
async def metrics(request: Asked, services: TheServices) -> Response[str]:
    """What the server counts, for the addresses that may know."""
    if address_of(request.scope) not in services.settings.scrapers:
        raise Refusal(403, "metrics-local")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


HANDLERS = (health, metrics)
