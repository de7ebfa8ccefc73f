"""The OpenAPI document: routes from the framework, shapes from msgspec, served by ourselves and as data only.

Rule 1: no page of an outside viewer is served: who wants to look at the document opens it in a viewer of their own.
Rule 2: a shape is described once, by the struct that decodes or encodes it.
Rule 3: it never changes while the server runs, so it is written once.
"""

import inspect
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from carteado import __version__
from carteado.server import shapes
from carteado.server.errors import Problem

Json = dict[str, Any]
REF: Final = "#/components/schemas/{name}"
MEANING: Final = {
    400: "Not understood, or asked of a name this server does not answer to.",
    403: "Not for you, or not from that page.",
    404: "No such thing.",
    409: "Not now.",
    413: "Too large.",
    415: "Not a type that is taken here.",
    422: "Understood, and impossible.",
    429: "Too many requests; Retry-After says how long to wait.",
    503: "The server is stopping, or its database is gone.",
}
LANG: Final = {
    "name": "lang",
    "in": "query",
    "required": False,
    "description": "Language of the texts: pt-BR or en. Anything else counts as nothing: Accept-Language decides, then pt-BR.",
    "schema": {"type": "string"},
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors a route may answer with, besides those that any may."""
    return {
        status: ResponseSpec(Problem, description=MEANING[status], generate_examples=False)
        for status in sorted({400, 429, 503, *statuses})
    }


def text_answer(kind: str, told: str) -> dict[int, ResponseSpec]:
    """An answer that is no JSON."""
    return {200: ResponseSpec(str, media_type=kind, description=told, generate_examples=False)}


def described(schema: Json) -> Json:
    """The framework's document with our shapes in it, and the language of every text."""
    types = tuple({**shapes.RECEIVED, **shapes.SENT}.values())
    _, components = msgspec.json.schema_components(types, ref_template=REF)
    for component in components.values():
        component["description"] = inspect.cleandoc(component.get("description", ""))
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            told = operation.setdefault("parameters", [])
            if path.startswith("/api/") and not any(parameter["name"] == "lang" for parameter in told):
                told.append(LANG)
    return {**schema, "components": {"schemas": components}}


class JsonDocument(JsonRenderPlugin):
    """The document as JSON."""

    written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """With our shapes."""
        if not self.written:
            self.written = super().render(request, described(openapi_schema))  # pyright: ignore[reportUnknownMemberType]
        return self.written


class YamlDocument(YamlRenderPlugin):
    """The document as YAML."""

    written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """With our shapes."""
        if not self.written:
            self.written = super().render(request, described(openapi_schema))  # pyright: ignore[reportUnknownMemberType]
        return self.written


def configuration() -> OpenAPIConfig:
    """`/schema/openapi.json` and `/schema/openapi.yaml`."""
    return OpenAPIConfig(
        title="Carteado",
        version=__version__,
        description="Tables, regulations, records and proofs. Play itself goes over the WebSocket `/ws`.",
        use_handler_docstrings=True,
        render_plugins=[JsonDocument(), YamlDocument()],
    )
