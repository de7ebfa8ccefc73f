"""The press: documents of events set as PDF, one after the other, in a process of its own.

Rule 1: who sets keeps in memory what was set before, by the gigabyte; a process that ends gives it back, and ends soon.
Rule 2: what would be too large is not begun, and what takes too long is given up, and its process with it.
Rule 3: the same document is set once, as long as there is room to keep it.
"""

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from hashlib import sha256
from typing import Any, Final, TypeVar

from carteado.paper.document import Document
from carteado.paper.printing import pdf, source
from carteado.server.errors import Refusal
from carteado.server.shelf import Shelf
from carteado.server.work import SECONDS, Work
from carteado.server.workers import Workers

LONGEST: Final = 120.0  # seconds
MOST: Final = 3_000_000  # characters that a document says
MOST_LISTED: Final = 400_000  # of a list, which takes longer
LIST: Final = "list"
TIRED: Final = 500_000  # characters, after which the process ends
KEPT_BYTES: Final = 64_000_000
MOMENT: Final = ("at", "made")  # what two prints of the same may differ in

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Press:
    """Where documents are set, and what was set lately."""

    def __init__(self) -> None:
        self._work = Work("press", threads=1)
        self._workers = Workers()
        self._kept = Shelf(KEPT_BYTES)
        self._said = 0

    def close(self) -> None:
        """What is still to be set is for nobody."""
        self._workers.close()
        self._work.close()

    async def done(self, call: Callable[..., T], *given: Any) -> T:
        """What the call makes of this, in its turn."""
        return await self._work.done(call, *given)

    async def printed(self, call: Callable[..., Document], *given: Any) -> bytes:
        """The document that the call makes of this, as PDF."""
        async with self._work.turn():
            document = await self._work.done(call, *given)
            key = await self._work.done(_same, document)
            found: bytes | None = self._kept.get(key)
            if found is None:
                found = await self._work.done(self._set, document)
                self._kept.put(key, found, len(found))
            return found

    def _set(self, document: Document) -> bytes:
        """In the thread of the press: the process sets, the thread waits."""
        said = len(source(document)[1])
        if said > (MOST_LISTED if document.template == LIST else MOST):
            raise Refusal(422, "print-long")
        try:
            return self._workers.started().submit(pdf, document).result(LONGEST)
        except (TimeoutError, BrokenExecutor) as error:
            self._said = TIRED
            _log.warning("a print took too long, or its process ended", extra={"fields": {"template": document.template}})
            raise Refusal(503, "busy", headers={"Retry-After": str(SECONDS)}, seconds=SECONDS) from error
        finally:
            self._said += said
            if self._said > TIRED:
                self._said = 0
                self._workers.close()


def _same(document: Document) -> bytes:
    """What a document has in common with another if both say the same, their moment aside."""
    frame = {name: value for name, value in document.data["frame"].items() if name not in MOMENT}
    return sha256(repr((document.template, {**document.data, "frame": frame})).encode()).digest()
