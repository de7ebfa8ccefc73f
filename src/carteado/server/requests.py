"""Bodies of requests, read strictly: the right type, the right size, every field as its struct says, and none besides."""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request

from carteado.server.errors import Refusal

JSON: Final = "application/json"
PLAIN: Final = "text/plain"
BODY_LIMIT: Final = 64_000
RECORD_LIMIT: Final = 1 << 20
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # a text that is none, lists without end


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is decoded straight into the struct its handler asks for, and into nothing else."""

    async def json(self) -> Any:
        expect(self, JSON)
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            return _decoder(field.annotation if field is not None else Any).decode(body)
        except UNREADABLE as error:
            raise Refusal(400, "bad-body", where=_where(error)) from error


def expect(request: Request[Any, Any, Any], kind: str) -> None:
    """Refuse any other type of body."""
    if request.content_type[0].lower() != kind:
        raise Refusal(415, "bad-type", type=kind)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _where(error: Exception) -> str:
    """The field that is wrong, as msgspec names it; the whole body where it is no JSON at all."""
    told = str(error)
    if isinstance(error, msgspec.ValidationError) and " - at `$" in told:
        return told.rpartition(" - at `")[2].rstrip("`")
    return "`$`"
