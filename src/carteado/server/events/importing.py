"""Entries out of a list, over REST: looked at as often as one likes, written once, and what was entered before adds nothing.

Rule 1: a list is read beside the loop; what is too large is refused before it is.
Rule 2: what is written is asked for anew, of the event as it stands when it is written.
"""

from collections.abc import Sequence
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from carteado.exchange.columns import letters
from carteado.exchange.offering import Offer, made_of, offered
from carteado.exchange.reading import pasted, sheet_of
from carteado.exchange.saying import bad_rows, headings, unreadable, where, wrong
from carteado.exchange.sheet import MOST_BYTES, Sheet, Unreadable
from carteado.exchange.template import template
from carteado.server.errors import Refusal
from carteado.server.events.acting import kept_of, part_with, written
from carteado.server.events.exchange_shapes import KindTold, ListColumn, ListEntry, ListProblem, ListTold, NewList
from carteado.server.events.log import Kept
from carteado.server.injected import Asked, TheServices, TheWords
from carteado.server.openapi import problems, text_answer
from carteado.server.security import address_of
from carteado.server.services import Services
from carteado.server.storage import Reached
from carteado.tournament import entries as log
from carteado.tournament.state import Part, State
from carteado.tournament.torneio import Torneio
from carteado.words import Words

ROUTE: Final = "/api/torneios/{event:str}/inscricoes"
BODY: Final = 3 * MOST_BYTES // 2  # a file grows by a third on its way
DESK: Final = ("organiser", "coordinator", "commission")
CSV: Final = "text/csv"


@post(
    f"{ROUTE}/importa", status_code=200, request_max_body_size=BODY, responses=problems(403, 404, 413, 415, 422),
    tags=["torneios"],
)  # fmt: skip
async def import_list(
    request: Asked, event: FromPath[str], data: JSONBody[NewList], services: TheServices, words: TheWords
) -> ListTold:
    """Look at a list of entries, or enter what it offers. The same list twice adds nothing."""
    kept = await kept_of(services, event)
    if part_with(kept, data.key).part not in DESK:
        raise Refusal(403, "wrong-event-key")
    services.limits.spend("advice", address_of(request.scope), "")
    try:
        sheet = await services.press.done(pasted, data.text) if data.text else await services.press.done(sheet_of, data.file)
    except Unreadable as error:
        bad = error
        raise Refusal(422, f"list-{bad.code}", told=lambda spoken: unreadable(spoken, bad)) from error
    if data.preview:
        return await services.events.apart(kept, _looked_at, sheet, data, words)
    return await _entered(services, event, data, sheet, words)


def _offer(state: State, sheet: Sheet, data: NewList) -> Offer:
    return offered(state, sheet, data.columns, data.header)


def _looked_at(kept: Kept, sheet: Sheet, data: NewList, words: Words) -> ListTold:
    state = kept.torneio.state
    return _told(words, state, sheet, _offer(state, sheet, data), 0, kept.version)


async def _entered(services: Services, event: str, data: NewList, sheet: Sheet, words: Words) -> ListTold:
    told: list[tuple[ListTold, list[Reached]]] = []

    def made(torneio: Torneio, _part: Part) -> Sequence[log.AnyEntry]:
        state = torneio.state
        offer = _offer(state, sheet, data)
        if offer.problems and not data.good:
            raise Refusal(422, "bad-rows", told=lambda spoken: bad_rows(spoken, len(offer.problems)))
        entries = made_of(state, offer)
        told[:] = [
            (_told(words, state, sheet, offer, len(offer.offered), len(torneio.log) + len(entries)), _reached(state, offer))
        ]
        return entries

    await written(services, event, data.key, made)
    found, reached = told[0]
    await services.store.keep_contacts(event, reached)
    return found


def _reached(state: State, offer: Offer) -> list[Reached]:
    """How to reach the new entries, for the table that no log and no export knows."""
    first = len(state.entries) + 1
    return [
        Reached(number, "", one.phone, one.email) for number, one in enumerate(offer.offered, first) if one.phone or one.email
    ]


def _told(words: Words, state: State, sheet: Sheet, offer: Offer, entered: int, version: int) -> ListTold:
    heads = offer.header.cells if offer.header else ()
    samples = next((row.cells for row in sheet.rows if row is not offer.header), ())
    return ListTold(
        header=offer.header is not None,
        columns=[
            ListColumn(letter=letters(at), header=_cell(heads, at), sample=_cell(samples, at), kind=kind)
            for at, kind in enumerate(offer.columns)
        ],
        kinds=[KindTold(kind=kind, title=title) for kind, title in headings(words).items()],  # type: ignore[arg-type]
        entries=[
            ListEntry(
                row=one.row,
                name=one.entry.name,
                people=[person.name for person in one.entry.people],
                entity=one.entry.entity,
                category=one.entry.category,
                paid=one.paid,
            )
            for one in offer.offered
        ],
        known=[ListEntry(row=row, name=state.entries[number].name) for row, number in offer.known],
        problems=[
            ListProblem(
                row=one.row,
                where=where(words, offer, one),
                text=wrong(words, state, one),
                column=letters(one.column) if one.column >= 0 else "",
                clause=one.reason.clause,
            )
            for one in offer.problems
        ],
        entered=entered,
        version=version,
    )


def _cell(cells: Sequence[str], at: int) -> str:
    return cells[at] if at < len(cells) else ""


@get(f"{ROUTE}/modelo", media_type=CSV, responses=text_answer(CSV, "The list to fill in.") | problems(404), tags=["torneios"])
async def blank_list(event: FromPath[str], services: TheServices, words: TheWords) -> Response[bytes]:
    """The list of entries to fill in: as many people as sit on a side, and what else the preset asks for."""
    body = template(words, (await kept_of(services, event)).torneio.state)
    name = f"inscricoes-{event}.csv"
    return Response(body, media_type=CSV, headers={"Content-Disposition": f'attachment; filename="{name}"'})


HANDLERS: Final = (import_list, blank_list)
