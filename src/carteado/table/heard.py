"""Which requests of each page have been done, so that one heard twice is not done twice."""

from typing import Final

KEPT: Final = 64
PAGES: Final = 256
MAX_CLIENT: Final = 32


class Heard:
    """By person and page, the versions in which its latest requests were done."""

    def __init__(self) -> None:
        self._pages: dict[str, dict[str, dict[int, int]]] = {}

    def remember(self, player: str, client: str, n: int, version: int) -> None:
        """A request was done; one that needs several entries counts from the first."""
        pages = self._pages.setdefault(player, {})
        done = pages.pop(client, {})
        pages[client] = done
        done.setdefault(n, version)
        if len(done) > KEPT:
            del done[min(done)]
        if len(pages) > PAGES:
            del pages[next(iter(pages))]

    def version(self, player: str, client: str, n: int) -> int | None:
        """The version in which this request was done, if it was."""
        return self._pages.get(player, {}).get(client, {}).get(n)

    def too_old(self, player: str, client: str, n: int) -> bool:
        """Whether the number is so far behind the others of its page that nobody can tell any more."""
        done = self._pages.get(player, {}).get(client)
        return bool(done) and n <= max(done or (0,)) - KEPT

    def highest(self, player: str) -> dict[str, int]:
        """The highest number done, page by page."""
        return {client: max(done) for client, done in self._pages.get(player, {}).items()}
