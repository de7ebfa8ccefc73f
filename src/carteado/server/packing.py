"""Answers that are kept, compressed once: sent as they lie there to who can unpack them."""

import asyncio
import gzip
from typing import Any, Final

import msgspec
from litestar import Response

from carteado.server.injected import Asked
from carteado.server.requests import JSON
from carteado.server.static import accepts

PACKING: Final = 4  # how hard answers are compressed


def packed(answer: Any) -> bytes:
    """An answer as it is kept."""
    return gzip.compress(msgspec.json.encode(answer), PACKING, mtime=0)


async def unpacked(request: Asked, answer: bytes, **headers: str) -> Response[Any]:
    """The answer as it lies there, or unpacked for who cannot do it."""
    fits = accepts(request, "gzip")
    body = answer if fits else await asyncio.to_thread(gzip.decompress, answer)
    told = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if fits else {}), **headers}
    return Response(body, media_type=JSON, headers=told)
