"""Rounds in which all tables play the same packs: opened with a seed that is bound to, begun with the words that are said.

Rule 1: the seed is fixed, and its hash in the log, before anybody says a word; with the words all packs are fixed, and only
        then is there a table at which to play them.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from carteado import fair
from carteado.game import Reason
from carteado.server.errors import Refusal
from carteado.server.events.acting import kept_of, part_with, readable, refusal_of, written
from carteado.server.events.log import PACKS, Kept
from carteado.server.events.online import RUNS, binding, desk_told, the_jogo
from carteado.server.events.online_shapes import HeldDuplicate, NewDuplicate, OnlineDesk
from carteado.server.events.opening import Packs, form_of, stored
from carteado.server.injected import Asked, SomeGuest, TheServices
from carteado.server.openapi import problems
from carteado.server.security import address_of
from carteado.server.services import Services
from carteado.tournament import entries as log
from carteado.tournament.torneio import Refused, Torneio

ROUTE: Final = "/api/torneios/{event:str}/online/duplicado"


@post(f"{ROUTE}/abre", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def open_round(event: FromPath[str], data: JSONBody[NewDuplicate], services: TheServices) -> OnlineDesk:
    """Bind the server to the seed of a round to come, before anybody says a word."""
    kept = await _of_the_desk(services, event, data.key)
    state = kept.apart().torneio.state
    made = log.DuplicateSet(jogos=tuple(data.jogos), packs=data.packs, commitment="")
    for name in data.jogos:
        form_of(state, the_jogo(state, name), packs=True)
    seed = secrets.token_hex(fair.SEED_BYTES)
    bound = fair.commitment(bytes.fromhex(seed))
    await services.store.put_setting(PACKS + bound, seed)
    made = log.DuplicateSet(jogos=made.jogos, packs=made.packs, commitment=bound)
    return await desk_told(services, await written(services, event, data.key, lambda _torneio, _part: [made]))


@post(ROUTE, status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def begin_round(
    request: Asked, event: FromPath[str], data: JSONBody[HeldDuplicate], somebody: SomeGuest, services: TheServices
) -> OnlineDesk:
    """Fix the packs with the words that were said, and open all tables of the round."""
    kept = await _of_the_desk(services, event, data.key)
    state = kept.apart().torneio.state
    found = state.duplicates.get(data.commitment)
    seed = await services.store.setting(PACKS + data.commitment)
    words = tuple([word for said in data.words if (word := readable(said).strip())])
    begun = log.DuplicateBegun(commitment=data.commitment, words=words)
    reason = kept.torneio.check(begun)
    if found is None or seed is None or reason is not None:
        raise refusal_of(kept.torneio, Refused(reason or Reason("no-commitment")))
    services.limits.spend("table", address_of(request.scope), somebody.id)
    packs = Packs(found.packs, found.commitment, seed, words)
    entries: list[log.AnyEntry] = [begun]
    for name in found.jogos:
        jogo = the_jogo(state, name)
        form = form_of(state, jogo, packs=True)
        place = await stored(services, event, name, form, state.house.delay, packs)
        made = binding(state, jogo, form, place, found.commitment)
        entries += [made, log.JogoStarted(jogo=name, sides=made.sides, lineups=form.people)]

    def still(torneio: Torneio, _part: object) -> Sequence[log.AnyEntry]:
        return entries if torneio.state.duplicates[data.commitment].words is None else []

    return await desk_told(services, await written(services, event, data.key, still))


async def _of_the_desk(services: Services, event: str, key: str) -> Kept:
    kept = await kept_of(services, event, fresh=True)
    if part_with(kept, key).part not in RUNS:
        raise Refusal(403, "wrong-event-key")
    return kept


HANDLERS: Final = (open_round, begin_round)
