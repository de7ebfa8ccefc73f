"""An event on a server, by the link that gives somebody a part there: `https://…/torneio/ID#k.CHAVE`.

Rule 1: the key goes in the body of a request and nowhere else; what only looks needs none.
Rule 2: what the server refuses is said in its own words.
"""

import json
import re
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import click

from carteado.cli.language import FileType
from carteado.words import Words

Json = dict[str, Any]

LINK: Final = re.compile(r"(https?://[^\s#?]+?)(?:/torneio/([\w-]{1,40}))?/?(?:#k\.([\w-]{1,64}))?")
SECONDS: Final = 30.0
LARGEST: Final = 64 << 20


@dataclass(frozen=True)
class Remote:
    """Where an event is, and the key of the part somebody has in it; no event is the server alone."""

    words: Words
    server: str
    event: str = ""
    key: str = ""

    def asked(self, path: str, body: Json | None = None) -> bytes:
        """What the server answers; `ClickException` with its own sentence where it refuses."""
        headers = {"Accept-Language": self.words.lang, "Content-Type": "application/json"}
        sent = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.server}/api/{path}", data=sent, headers=headers)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                found: bytes = answer.read(LARGEST)
                return found
        except HTTPError as error:
            raise click.ClickException(_told(self.words, error)) from error
        except (URLError, HTTPException, OSError) as error:
            raise click.ClickException(self.words.say("O servidor {server} não responde.", server=self.server)) from error

    def read(self, path: str, body: Json | None = None) -> Json:
        """The same, as plain values."""
        try:
            found: Json = json.loads(self.asked(path, body))
        except ValueError as error:
            raise click.ClickException(self.words.say("O servidor {server} não responde.", server=self.server)) from error
        return found

    @property
    def path(self) -> str:
        """The address of the event below the server's."""
        return f"torneios/{self.event}"

    def public(self) -> Json:
        """The event as everybody sees it."""
        return self.read(self.path)

    def log(self) -> list[Json]:
        """The lines of its log, which only the desk of a server is shown."""
        lines = self.read(f"{self.path}/mesa", {"key": self.key}).get("lines") if self.key else None
        if lines is None:
            raise click.ClickException(
                self.words.say("Num servidor o registro é da mesa de controle: use o endereço com a chave dela.")
            )
        found: list[Json] = lines
        return found

    def done(self, lines: list[str], preview: bool = False) -> Json:
        """Acts as a roteiro writes them, done there."""
        return self.read(f"{self.path}/linhas", {"key": self.key, "lines": lines, "preview": preview})

    def opened(self, preset: str, name: str, game: str, tables: int) -> str:
        """A new event; the link of its coordinator."""
        found = self.read("torneios", {"preset": preset, "name": name, "game": game, "tables": tables})
        return f"{self.server}/torneio/{found['id']}#k.{found['key']}"

    def printed(self, what: str) -> bytes:
        """A print as a PDF; one of the desk is asked for with the key."""
        where = f"{self.path}/impressos/{quote(what, safe='')}"
        return self.asked(where, {"key": self.key} if self.key else None)


def _told(words: Words, error: HTTPError) -> str:
    try:
        text = json.loads(error.read(LARGEST)).get("text")
    except (ValueError, AttributeError, OSError):
        text = None
    return str(text) if text else words.say("O servidor recusou: {code}.", code=error.code)


class PlaceType(FileType):
    """Where an event is: a folder, or the link to it on a server where the command can be given there."""

    def __init__(self, words: Words, folder_only: bool = False) -> None:
        super().__init__(words)
        self.folder_only = folder_only

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not str(value).startswith(("http://", "https://")):
            return super().convert(value, param, ctx)
        found = LINK.fullmatch(str(value))
        if found is None:
            raise click.ClickException(self.words.say("O endereço de um torneio é https://…/torneio/ID#k.CHAVE."))
        if self.folder_only:
            raise click.ClickException(self.words.say("Este comando é para um torneio numa pasta."))
        return Remote(self.words, found[1], found[2] or "", found[3] or "")


def tables(words: Words, event: Json, group: str = "") -> list[str]:
    """The tables of an event as lines of text."""
    names = {one["number"]: one["name"] for one in event.get("entries", [])}
    lines: list[str] = []
    for one in event.get("groups", []):
        if group in ("", one["name"]):
            lines += [words.say("Grupo {group}", group=one["name"]), *_places(names, one["places"]), ""]
    if not group and event.get("general"):
        lines += [words.say("Classificação geral"), *_places(names, event["general"])]
    return lines


def _places(names: dict[int, str], places: list[Json]) -> list[str]:
    lines: list[str] = []
    for one in places:
        figures = "  ".join(f"{each['name']} {each['value']}" for each in one.get("figures", []))
        lines.append(f"{one['place']:>6}  {names.get(one['entry'], '?'):<24} {figures}".rstrip())
    return lines


def entry_of(event: Json, name: str) -> int | None:
    """The number of the entry of this name; `None` where there is none."""
    wanted = name.strip().casefold()
    return next((one["number"] for one in event.get("entries", []) if str(one["name"]).casefold() == wanted), None)


def why(event: Json, entry: int) -> list[str]:
    """Why an entry is where it is."""
    found: list[str] = []
    for places in (*[one["places"] for one in event.get("groups", [])], event.get("general", [])):
        found += [text for one in places if one["entry"] == entry for text in one.get("why", []) if text not in found]
    return found
