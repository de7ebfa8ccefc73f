"""The referee of Truco Cego behind the door: a question of facts people tell, and its answer."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from httpx import AsyncClient

from server.server_kit import site

CEGO: Final = "/api/regulations/truco-cego"
PENDING: Final[dict[str, Any]] = {"calls": ["envido"], "answer": "pending"}


@dataclass
class Judge:
    """Who answers."""

    client: AsyncClient

    async def __call__(self, clause: str, offender: int | None = None, *, lang: str = "pt-BR", **facts: Any) -> dict[str, Any]:
        """The answer to one question; what is not a fact of the whole table is one of its volta."""
        whole: dict[str, Any] = {
            key: facts.pop(key) for key in ("score", "when", "won", "sanction", "options", "dealer") if key in facts
        }
        body: dict[str, Any] = {
            "clause": clause,
            "offender": offender,
            "facts": {"type": "volta", **facts} if facts else None,
            **whole,
        }
        answer = await self.client.post(f"{CEGO}/consequence", params={"lang": lang}, json=body)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told


@asynccontextmanager
async def judge(place: Path) -> AsyncIterator[Judge]:
    """A site of its own, and its referee."""
    async with site(place) as here:
        yield Judge(here.client)


def paid(told: dict[str, Any]) -> list[tuple[str, int, int]]:
    """Part, side and tentos of what a ruling pays."""
    return [(one["part"], one["side"], one["tentos"]) for one in told["credits"]]
