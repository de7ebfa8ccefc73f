"""How to reach people, for the desk alone: kept apart from the log, deleted by one act.

Rule 1: what is said here goes into no log, no print, no page that others see, and no line of the server's own log.
"""

from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from carteado.server.errors import Refusal
from carteado.server.events.acting import kept_of, part_with
from carteado.server.events.asked_shapes import Contact, KeyOnly, NewContact
from carteado.server.events.log import Kept
from carteado.server.events.shapes import ContactList
from carteado.server.injected import TheServices
from carteado.server.openapi import problems
from carteado.server.services import Services
from carteado.server.storage import Reached
from carteado.tournament.state import plain

ROUTE: Final = "/api/torneios/{event:str}/contatos"
DESK: Final = ("organiser", "coordinator")


@post(ROUTE, status_code=200, responses=problems(403, 404, 413, 415), tags=["torneios"])
async def contacts(event: FromPath[str], data: JSONBody[KeyOnly], services: TheServices) -> ContactList:
    """All that is kept of the people of an event."""
    await _of_the_desk(services, event, data.key)
    return await _all(services, event)


@post(f"{ROUTE}/guarda", status_code=200, responses=problems(403, 404, 413, 415), tags=["torneios"])
async def keep(event: FromPath[str], data: JSONBody[NewContact], services: TheServices) -> ContactList:
    """Keep how to reach somebody, in the place of what was kept."""
    kept = await _of_the_desk(services, event, data.key)
    entered = kept.torneio.state.entries.get(data.entry)
    person = next((one.name for one in entered.people if plain(one.name) == plain(data.person)), "") if entered else ""
    if entered is None or (data.person and not person):
        raise Refusal(404, "no-entry")
    await services.store.keep_contact(event, Reached(data.entry, person, data.phone.strip(), data.email.strip()))
    return await _all(services, event)


@post(f"{ROUTE}/apaga", status_code=200, responses=problems(403, 404, 413, 415), tags=["torneios"])
async def forget(event: FromPath[str], data: JSONBody[KeyOnly], services: TheServices) -> ContactList:
    """Delete all of it."""
    await _of_the_desk(services, event, data.key)
    await services.store.forget_contacts(event)
    return await _all(services, event)


async def _of_the_desk(services: Services, event: str, key: str) -> Kept:
    kept = await kept_of(services, event)
    if part_with(kept, key).part not in DESK:
        raise Refusal(403, "wrong-event-key")
    return kept


async def _all(services: Services, event: str) -> ContactList:
    found = await services.store.contacts(event)
    return ContactList(
        contacts=[Contact(entry=one.entry, person=one.person, phone=one.phone, email=one.email) for one in found]
    )


HANDLERS: Final = (contacts, keep, forget)
