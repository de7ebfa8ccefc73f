"""Every route, asked for everything its document allows and much it does not: no failure, and no answer it does not name.

Rule 1: the cases are the same in every run.
Rule 2: each route is asked twice: as a stranger with addresses made up, and as somebody at a table with a match behind it.
Rule 3: every edge of what the document says, some 280 cases a route, is asked by who sits at a table and so gets behind the
        address; by strangers too with CARTEADO_FUZZ=1.
"""

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from carteado.server.app import create_app
from carteado.server.identity import COOKIE, new_guest, signed
from carteado.server.openapi import described
from carteado.server.running import address_of, bound
from carteado.server.settings import Settings
from carteado.server.storage import Store, database
from server.server_kit import NOW, PATIENCE, Seated, a_table

LONG = bool(os.environ.get("CARTEADO_FUZZ"))
EXAMPLES = 60 if LONG else 6
DOCUMENT = json.loads(json.dumps(described(create_app(Settings(client=Path("nowhere"))).openapi_schema.to_schema())))
api, quick = schemathesis.openapi.from_dict(DOCUMENT), schemathesis.openapi.from_dict(DOCUMENT)
quick.config.phases.coverage.enabled = LONG
for each in (api, quick):
    each.config.generation.update(max_examples=EXAMPLES, deterministic=True)
    each.config.request_timeout = PATIENCE
SLOW = [HealthCheck.filter_too_much, HealthCheck.too_slow]
bounded = settings(derandomize=True, deadline=None, max_examples=EXAMPLES, suppress_health_check=SLOW)


class Server:
    """The server under test: where it is, whose table it has, and the session of one who sat there."""

    def __init__(self, address: str, played: Seated, cookie: str) -> None:
        self.address = address
        self.table = played.id
        self.placar = self._opened("placares", game="truco-fenacef")
        self.event = self._opened("torneios", preset="fenacef", name="Copa da Várzea")
        self.insider = requests.Session()
        self.insider.headers["Cookie"] = f"{COOKIE}={cookie}"

    def _opened(self, what: str, **body: str) -> str:
        return str(requests.post(f"{self.address}/api/{what}", json=body, timeout=PATIENCE).json()["id"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Uvicorn in a thread, over a store with one table at which a match was played."""
    folder = tmp_path_factory.mktemp("server")
    chosen = Settings(data=folder, client=folder / "client", port=0, limits=0)
    players = [new_guest(name, NOW) for name in ("Ana", "Bia", "Caio", "Davi")]
    played = a_table(players)
    played.begin()
    played.play()
    asyncio.run(_kept(played, folder))
    app = create_app(chosen)
    with closing(bound(chosen)) as listening:
        running = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="on", ws="websockets-sansio"))
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
        thread.start()
        while not running.started and thread.is_alive():
            thread.join(0.05)
        assert running.started
        here = Server(address_of(chosen, listening), played, signed(players[0], app.state.services.keys))
        try:
            yield here
        finally:
            here.insider.close()
            running.should_exit = True
            thread.join(PATIENCE)
    assert not thread.is_alive()


async def _kept(played: Seated, folder: Path) -> None:
    store = await Store.open(database(None, folder))
    await played.kept_in(store)
    await store.close()


@quick.parametrize()
@bounded
def test_a_stranger_is_always_answered_as_documented(case: Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.address, excluded_checks=[positive_data_acceptance])


@api.parametrize()
@bounded
def test_somebody_at_a_table_is_always_answered_as_documented(case: Case[Any], server: Server) -> None:
    """The address is put right, so a case meant to be wrong may not be: what stands in the document still has to hold."""
    known: dict[str, Any] = {
        "table": server.table,
        "n": 1,
        "game": "truco-fenacef",
        "clause": "FEN-3c",
        "placar": server.placar,
    }
    known |= {"one": "truco-asfo", "other": "truco-sinsep", "event": server.event, "entry": 1, "what": "inscricoes"}
    known |= {"link": "x" * 43, "report": "0" * 16, "name": "0" * 16}
    misled = [negative_data_rejection] if case.path_parameters else []
    case.path_parameters = {name: known[name] for name in case.path_parameters or {}}
    case.call_and_validate(
        base_url=server.address,
        session=server.insider,
        excluded_checks=[*misled, positive_data_acceptance],
    )


def test_the_document_served_is_the_one_that_is_tested(server: Server) -> None:
    answer = requests.get(f"{server.address}/schema/openapi.json", timeout=PATIENCE)
    assert answer.json() == DOCUMENT
    assert requests.get(f"{server.address}/schema", timeout=PATIENCE).json() == DOCUMENT
