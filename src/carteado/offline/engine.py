"""The door to whoever runs the engine: one text in, one text out, for texts cross from Python to anything.

    {"do": "open", "now": 0, "who": {"player": "1", "name": "Ana"}, "table": "casa1", "setup": {"game": "truco-fenacef"}}
    {"do": "restore", "now": 0, "who": {...}, "table": "casa1", "entries": [...]}
    {"do": "hear", "now": 0, "table": "casa1", "message": {"type": "ping"}}
    {"do": "ring", "now": 0, "table": "casa1"}
    {"do": "replay", "now": 0, "table": "casa1", "partida": 1, "lang": "pt-BR"}

The answer is {"say": [...], "keep": [...], "record": "", "replay": null, "wait": 250}, or why not, in
{"refused": {"code": "...", "text": "..."}}.
"""

import json
import secrets
from typing import Any, Final, get_args

from carteado.offline.home import Home, refusal
from carteado.reading import WireError, read_record
from carteado.struct import Struct, told
from carteado.table import Draw, Refused, Who, incoming, messages

Json = Any
_REQUESTS: Final[dict[str, type[Struct]]] = {cls.tag: cls for cls in get_args(incoming.Incoming)}


class Engine:
    """The tables of one browser, by their ids."""

    def __init__(self, draw: Draw = secrets.token_bytes) -> None:
        self._draw = draw
        self._homes: dict[str, Home] = {}

    def call(self, text: str) -> str:
        """One call, and what comes of it."""
        asked = json.loads(text)
        try:
            home = self._called(asked)
        except Refused as refused:
            reason = refused.reason
            made: Json = {"refused": {"code": reason.code, "text": refusal(asked.get("lang", "pt-BR"), reason)}}
        else:
            made = told(home.out(int(asked["now"])))
        return json.dumps(made, ensure_ascii=False, separators=(",", ":"))

    def _called(self, asked: Json) -> Home:
        now, table = int(asked["now"]), str(asked["table"])
        if asked["do"] in ("open", "restore"):
            who = Who(asked["who"]["player"], asked["who"]["name"])
            home = Home(who, self._draw)
            if asked["do"] == "open":
                home.open(table, now, _set_up(asked["setup"]))
            else:
                home.restore(now, asked["entries"])
            home.warm()
            self._homes[table] = home
            return home
        home = self._homes[table]
        match asked["do"]:
            case "hear":
                home.hear(now, heard(asked["message"]))
            case "replay":
                home.told.replay = home.replayed(int(asked["partida"]), asked["lang"])
            case _:
                home.go_on(now)
        return home


def heard(data: Json) -> incoming.Incoming:
    """A message as a page sends it; `WireError` if it is none."""
    fields = dict(data)
    cls = _REQUESTS.get(fields.pop("type", ""))
    if cls is None:
        raise WireError(f"no message {data.get('type')!r}; there are {', '.join(_REQUESTS)}")
    made: incoming.Incoming = read_record(cls, fields)
    return made


def _set_up(data: Json) -> messages.Setup:
    made: messages.Setup = read_record(messages.Setup, data)
    return made
