"""People with accounts, for tests: browsers with cookies of their own, over one application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from carteado.server.accounts.sessions import COOKIE
from server.server_kit import ADDRESS, BASE, Site

Json = Any
PASSWORD = "vira manilha truco"


@asynccontextmanager
async def browser(here: Site, address: str = ADDRESS, base: str = BASE) -> AsyncIterator[httpx.AsyncClient]:
    """Another browser, from this address."""
    transport = httpx.ASGITransport(here.app, client=(address, 50_000))
    async with httpx.AsyncClient(transport=transport, base_url=base) as client:
        yield client


async def made(client: httpx.AsyncClient, name: str = "Ana", password: str = PASSWORD) -> Json:
    """An account of whoever this browser is: its login and codes."""
    assert (await client.put("/api/me", json={"name": name})).status_code == 200
    answer = await client.post("/api/account", json={"password": password})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def account(client: httpx.AsyncClient) -> Json:
    """The account of this browser, or `None`."""
    return (await client.get("/api/account")).json()["account"]


def session_of(client: httpx.AsyncClient) -> str:
    """The token that this browser holds."""
    return str(client.cookies[COOKIE])
