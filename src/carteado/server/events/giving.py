"""Everything that an event gives out: tables, JSON with its schema, prints, the site; and the package with which it goes on.

Rule 1: the time on everything is that of the last line of the log: the same log makes the same bytes.
Rule 2: how to reach people is in none of it. Keys, PINs and fees are in the package alone, which is the desk's.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

import msgspec

from carteado.exchange.cells import csv_of
from carteado.exchange.tables import TABLES, csv_files, entries
from carteado.paper.document import Made
from carteado.paper.event import DESK, PRINTS, PUBLIC, bracket, parts
from carteado.paper.event_sheet import Printing
from carteado.paper.printing import Unprintable, pdf
from carteado.server.events.initials import hushed, nameless
from carteado.server.events.keys import pin_of
from carteado.server.events.log import PACKS, SECRET, SEED, Kept, kept_as
from carteado.server.events.public_shapes import PublicEvent
from carteado.server.events.site import site_of
from carteado.server.events.telling import public_of
from carteado.server.storage.bundle import KEYS, LOG
from carteado.words import Words

JSON: Final = "torneio.json"
SCHEMA: Final = "torneio.schema.json"
REF: Final = "#/$defs/{name}"
Files = dict[str, bytes]


def told(kept: Kept, words: Words, short: bool = False) -> PublicEvent:
    """The event as everybody sees it; with `short`, people by their initials."""
    if not short:
        return public_of(kept, words)
    return hushed(kept, public_of(nameless(kept), words))


def as_json(kept: Kept, words: Words, short: bool = False) -> bytes:
    """All that is public, for programs."""
    plain = msgspec.to_builtins(told(kept, words, short))
    return json.dumps({"$schema": SCHEMA, **plain}, ensure_ascii=False, indent=1).encode()


def schema() -> bytes:
    """What the JSON of an event holds, as a JSON schema of its own."""
    (root,), found = msgspec.json.schema_components((PublicEvent,), ref_template=REF)
    name = str(root["$ref"]).rpartition("/")[2]
    event: dict[str, Any] = found.pop(name)
    event["properties"] = {"$schema": {"type": "string"}, **event["properties"]}
    made = {"$schema": "https://json-schema.org/draft/2020-12/schema", **event, "$defs": found}
    return json.dumps(made, ensure_ascii=False, indent=1).encode()


def site(kept: Kept, words: Words, short: bool = False) -> Files:
    """The site: pages that open from a folder, and the same for programs beside them."""
    shown = nameless(kept) if short else kept
    info = told(kept, words, short)
    drawing = bracket(Printing(words, shown.torneio.state, _made(kept)))
    found = site_of(words, info, drawing)
    return {**found, JSON: as_json(kept, words, short), SCHEMA: schema()}


def _made(kept: Kept) -> Made:
    state, last = kept.torneio.state, kept.torneio.log[-1].at
    return Made(state.name, kept.version, datetime.fromtimestamp(last / 1000), state.rehearsal)


def prints(kept: Kept, words: Words, secret: str = "", desk: bool = False) -> Files:
    """All PDFs that there is something for: those of the walls, and of the desk where it asks."""
    state = kept.torneio.state
    printing = Printing(
        words,
        state,
        _made(kept),
        kept.head,
        pin=(lambda entry, person: pin_of(secret, entry, person)) if secret else (lambda _entry, _person: ""),
    )
    found: Files = {}
    for name in PRINTS if desk else PUBLIC:
        many = parts(state).get(name, 1)
        for part in range(1, many + 1):
            try:
                found[f"{name}-{part}.pdf" if many > 1 else f"{name}.pdf"] = pdf(
                    PRINTS[name](replace(printing, part=part if many > 1 else 0))
                )
            except (Unprintable, ValueError, IndexError):  # an event without jogos has no chave
                continue
    return found


def table_of(name: str) -> Callable[[Kept, Words, bool], bytes]:
    """What makes this table; the public one has no fees, and names as they are."""
    return lambda kept, words, _short: csv_of(TABLES[name](words, kept.torneio.state))


def package(
    kept: Kept,
    words: Words,
    carried: Mapping[str, bytes],
    secrets: Mapping[str, str],
    payloads: list[bytes],
    short: bool = False,
) -> Files:
    """All of it, and what is needed to go on elsewhere: the log to the byte, the scoreboards of its jogos, its keys."""
    name, secret = kept_as(kept.id), secrets.get(SECRET + kept.id, "")
    desk = tuple(DESK)
    printed = prints(kept, words, secret, desk=True)
    return {
        **going_on(kept, carried, secrets, payloads),
        f"{name}/{JSON}": as_json(kept, words, short),
        f"{name}/{SCHEMA}": schema(),
        **{f"{name}/csv/{file}": body for file, body in csv_files(words, kept.torneio.state).items()},
        f"{name}/csv/inscricoes-mesa.csv": csv_of(entries(words, kept.torneio.state, fees=True)),
        **{f"{name}/pdf/{'mesa/' if file.startswith(desk) else ''}{file}": body for file, body in printed.items()},
        **{f"{name}/site/{file}": body for file, body in site(kept, words, short).items()},
    }


def going_on(kept: Kept, carried: Mapping[str, bytes], secrets: Mapping[str, str], payloads: list[bytes]) -> Files:
    """What another machine needs to go on, and nothing else."""
    found: Files = {f"{kept_as(kept.id)}/{LOG}": b"".join([one + b"\n" for one in payloads]), **carried}
    if secrets:
        found[KEYS] = json.dumps(dict(sorted(secrets.items())), indent=1).encode()
    return found


def secret_names(kept: Kept) -> list[str]:
    """The settings that are this event's own: its secret, and the seeds of draws that it is bound to."""
    state = kept.torneio.state
    seeds = [SEED + commitment for commitment in state.committed]
    return [SECRET + kept.id, *seeds, *[PACKS + commitment for commitment in state.duplicates]]
