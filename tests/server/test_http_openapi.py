"""The OpenAPI document: every route, every answer, nothing from outside."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute

from carteado.server import openapi, shapes
from carteado.server.app import create_app
from carteado.server.openapi import described
from carteado.server.settings import Settings
from server.server_kit import site

APP = create_app(Settings(client=Path("nowhere")))
DOCUMENT: dict[str, Any] = described(APP.openapi_schema.to_schema())
OPERATIONS = {(path, method): told for path, found in DOCUMENT["paths"].items() for method, told in found.items()}


def test_every_route_of_the_brief_is_in_the_document() -> None:
    assert {f"{method.upper()} {path}" for path, method in OPERATIONS} == {
        "GET /api/games",
        "GET /api/regulations/{game}",
        "GET /api/regulations/{game}/clauses/{clause}",
        "GET /api/regulations/{game}/search",
        "GET /api/regulations/{game}/irregularities",
        "POST /api/regulations/{game}/consequence",
        "GET /api/compare/{one}/{other}",
        "GET /api/me",
        "PUT /api/me",
        "GET /api/account",
        "POST /api/account",
        "POST /api/account/codes",
        "POST /api/account/delete",
        "POST /api/account/enter",
        "POST /api/account/enter/passkey",
        "POST /api/account/enter/passkey/ask",
        "GET /api/account/export",
        "POST /api/account/leave",
        "POST /api/account/passkey",
        "POST /api/account/passkey/ask",
        "POST /api/account/passkey/remove",
        "PUT /api/account/password",
        "POST /api/account/recover",
        "POST /api/account/sessions/end",
        "GET /api/history",
        "GET /api/figures",
        "GET /api/people",
        "POST /api/people/at",
        "POST /api/people/drop",
        "POST /api/friends",
        "POST /api/friends/link",
        "GET /api/friends/link/{link}",
        "GET /api/reports",
        "POST /api/reports",
        "POST /api/reports/decide",
        "POST /api/reports/lift",
        "GET /api/reports/{report}/record",
        "GET /api/tables/{table}/people",
        "GET /api/tables",
        "POST /api/tables",
        "GET /api/seekers",
        "GET /api/tables/mine",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/qr.svg",
        "GET /api/tables/{table}/convite.png",
        "GET /api/games/{game}/convite.png",
        "GET /api/tables/{table}/partidas/{n}/record",
        "GET /api/tables/{table}/partidas/{n}/replay",
        "GET /api/tables/{table}/partidas/{n}/proof",
        "POST /api/replay",
        "GET /api/sem-rede",
        "POST /api/sem-rede",
        "GET /api/sem-rede/{name}",
        "POST /api/placares",
        "GET /api/placares/{placar}",
        "POST /api/placares/{placar}/lines",
        "POST /api/placares/{placar}/foresee",
        "GET /api/placares/{placar}/irregularities",
        "POST /api/placares/{placar}/qr.svg",
        "GET /api/tables/{table}/partidas/{n}/study",
        "POST /api/games/{game}/drill",
        "POST /api/games/{game}/drill/answer",
        "GET /api/presets",
        "GET /api/torneios",
        "POST /api/torneios",
        "GET /api/torneios/{event}",
        "GET /api/torneios/{event}/chave.svg",
        "GET /api/torneios/{event}/plano",
        "GET /api/torneios/{event}/precisa/{entry}",
        "GET /api/torneios/{event}/impressos/{what}",
        "POST /api/torneios/{event}/impressos/{what}",
        "POST /api/torneios/{event}/acts",
        "POST /api/torneios/{event}/assina",
        "POST /api/torneios/{event}/contatos",
        "POST /api/torneios/{event}/contatos/apaga",
        "POST /api/torneios/{event}/contatos/guarda",
        "POST /api/torneios/{event}/destrava",
        "POST /api/torneios/{event}/ensaio",
        "POST /api/torneios/{event}/ensaio/apaga",
        "GET /api/torneios/{event}/exporta/{what}",
        "POST /api/torneios/{event}/inscricoes/importa",
        "GET /api/torneios/{event}/inscricoes/modelo",
        "POST /api/torneios/{event}/linhas",
        "POST /api/torneios/{event}/mesa",
        "POST /api/torneios/{event}/modelo",
        "POST /api/torneios/{event}/pacote",
        "POST /api/torneios/{event}/papeis",
        "POST /api/torneios/{event}/papeis/retira",
        "POST /api/torneios/{event}/placar",
        "POST /api/torneios/{event}/rodada",
        "POST /api/torneios/{event}/sorteio",
        "POST /api/torneios/{event}/sorteio/abre",
        "POST /api/torneios/{event}/online",
        "POST /api/torneios/{event}/online/cadeira",
        "POST /api/torneios/{event}/online/duplicado",
        "POST /api/torneios/{event}/online/duplicado/abre",
        "POST /api/torneios/{event}/online/mesas",
        "POST /api/torneios/{event}/online/solta",
        "GET /health",
        "GET /metrics",
    }


def test_no_route_is_left_out_but_the_page_and_the_document_itself() -> None:
    served = {route.path_format for route in APP.routes if isinstance(route, HTTPRoute)}
    left_out = served - DOCUMENT["paths"].keys()
    assert {path for path in left_out if not path.startswith("/schema")} == {"/", "/{path}"}


def test_every_operation_is_described_and_says_how_it_fails() -> None:
    for (path, method), told in OPERATIONS.items():
        assert told["description"].endswith("."), path
        assert told["tags"], path
        statuses = set(told["responses"])
        assert {"400", "429", "503"} <= statuses, path
        assert "500" not in statuses
        assert ({"403", "413", "415"} <= statuses) is (method != "get"), path
        assert ("404" in statuses) is ("{" in path), path


def test_shapes_are_described_once_by_the_structs_themselves() -> None:
    types = tuple({**shapes.RECEIVED, **shapes.SENT}.values())
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = DOCUMENT["components"]["schemas"]
    assert found.keys() == components.keys()
    used = set(re.findall(r"#/components/schemas/(\w+)", msgspec.json.encode(DOCUMENT).decode()))
    assert used <= found.keys()
    assert found["NewTable"]["additionalProperties"] is False
    assert found["Setup"]["additionalProperties"] is False
    assert found["Snapshot"]["properties"]["type"] == {"enum": ["snapshot"]}


async def test_the_document_is_served_as_data_and_loads_nothing_from_outside(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path in ("/schema", "/schema/openapi.json", "/schema/openapi.yaml"):
            answer = await here.client.get(path)
            assert answer.status_code == 200
            assert "oai.openapi" in answer.headers["content-type"]
            assert "http" not in answer.text.replace("http_", "").replace("HTTP", "")
        for viewer in ("swagger", "redoc", "elements", "rapidoc", "scalar", "oauth2-redirect.html"):
            answer = await here.client.get(f"/schema/{viewer}")
            assert answer.status_code == 404
            assert "src=" not in answer.text


async def test_the_document_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing it takes a tenth of a second, in which nobody else is served."""
    written: list[int] = []

    def counted(schema: dict[str, Any]) -> dict[str, Any]:
        written.append(1)
        return described(schema)

    monkeypatch.setattr(openapi, "described", counted)
    async with site(tmp_path) as here:
        for kind in ("json", "yaml", "json", "yaml", "json"):
            answer = await here.client.get(f"/schema/openapi.{kind}")
            assert (answer.status_code, "/api/games" in answer.text) == (200, True)
    assert len(written) == 2
