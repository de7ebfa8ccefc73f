"""Rehearsals: a copy of an event, marked as one on every page and print, filled with invented results, thrown away in one act.

Rule 1: a rehearsal is an event of its own: a key of the event opens the copy as well, and nothing flows between the two.
Rule 2: only a rehearsal can be thrown away. What was played stays.
"""

import secrets
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from carteado.server.errors import Refusal
from carteado.server.events.acting import kept_of, part_with
from carteado.server.events.asked_shapes import KeyOnly, NewRehearsal
from carteado.server.events.carrying import game_of
from carteado.server.events.keys import fresh_secret
from carteado.server.events.shapes import OpenedEvent
from carteado.server.injected import Asked, SomeGuest, TheServices
from carteado.server.openapi import problems
from carteado.server.placar_log import ALPHABET
from carteado.server.security import address_of
from carteado.tournament.rehearsing import rehearsed

ROUTE: Final = "/api/torneios/{event:str}/ensaio"
DESK: Final = ("organiser", "coordinator")
ID_LENGTH: Final = 8
MOST: Final = 3000  # jogos of an event that is rehearsed: with more it takes minutes


@post(ROUTE, responses=problems(403, 404, 413, 415, 422, 429), tags=["torneios"])
async def rehearse(
    request: Asked, event: FromPath[str], data: JSONBody[NewRehearsal], somebody: SomeGuest, services: TheServices
) -> OpenedEvent:
    """Play a copy of the event to its end; the answer holds the key that was sent, which opens the copy, too."""
    kept = await kept_of(services, event)
    if part_with(kept, data.key).part not in DESK:
        raise Refusal(403, "wrong-event-key")
    if len(kept.torneio.state.jogos) > MOST:
        raise Refusal(422, "rehearsal-long", most=MOST)
    address = address_of(request.scope)
    services.limits.spend("table", address, somebody.id)
    services.opened_events.admit(somebody.id, address)
    torneio = await services.press.done(rehearsed, kept.apart().torneio, data.seed)
    identity = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
    await services.events.create(identity, game_of(torneio), torneio.log, fresh_secret(), dated=True)
    services.opened_events.add(identity, somebody.id, address)
    return OpenedEvent(id=identity, key=data.key)


@post(f"{ROUTE}/apaga", status_code=200, responses=problems(403, 404, 409, 413, 415), tags=["torneios"])
async def throw_away(event: FromPath[str], data: JSONBody[KeyOnly], services: TheServices) -> None:
    """Throw a rehearsal away, with all that is in it."""
    kept = await kept_of(services, event)
    if part_with(kept, data.key).part not in DESK:
        raise Refusal(403, "wrong-event-key")
    if not kept.torneio.state.rehearsal:
        raise Refusal(409, "no-rehearsal")
    await services.events.forget(event)


HANDLERS: Final = (rehearse, throw_away)
