"""Draws held by the server: bound to a seed before anybody says a word; rounds; brackets that follow the groups.

Rule 1: the seed of a draw is fixed, and its hash written into the log, before the words are said; it is shown with the result.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from carteado import fair
from carteado.game import Reason
from carteado.server.errors import Refusal
from carteado.server.events.acting import allowed, done_by, kept_of, part_with, readable, refusal_of, sealed, written
from carteado.server.events.asked_shapes import HeldDraw, NewDraw, NewLines, NewRound, NewTemplate
from carteado.server.events.consequences import consequences
from carteado.server.events.log import SEED, Kept
from carteado.server.events.shapes import ActsDone, DrawOpened
from carteado.server.events.templates import entries_of as entries_of_template
from carteado.server.injected import TheServices, TheWords
from carteado.server.openapi import problems
from carteado.tournament import draw
from carteado.tournament import entries as log
from carteado.tournament.extent import extent
from carteado.tournament.lots import Lots, Seed, order
from carteado.tournament.planning import open_tables
from carteado.tournament.roteiro import RoteiroError
from carteado.tournament.roteiro.drawing import seeds_first
from carteado.tournament.roteiro.parts import Acting
from carteado.tournament.roteiro.running import entries_of
from carteado.tournament.state import Part, State
from carteado.tournament.swissing import next_round
from carteado.tournament.torneio import Refused, Torneio
from carteado.words.event_plans import template

ROUTE: Final = "/api/torneios/{event:str}"


@post(f"{ROUTE}/linhas", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def lines(event: FromPath[str], data: JSONBody[NewLines], services: TheServices, words: TheWords) -> ActsDone:
    """Do acts as a roteiro writes them, all or none; with `preview` only tell what they would change."""
    before = after = Torneio.of()
    done: Sequence[log.AnyEntry] = ()

    def made(torneio: Torneio, part: Part) -> Sequence[log.AnyEntry]:
        nonlocal before, after, done
        before = torneio
        found: list[log.AnyEntry] = []
        for line in data.lines:
            try:
                entries = entries_of(torneio, line, Acting(part.part, part.name, part.entry))
            except RoteiroError as error:
                text = error.text
                raise Refusal(422, "not-an-act", told=lambda _words, text=text: text) from error  # type: ignore[misc]
            for entry in entries:
                torneio = torneio.entered(sealed(part, done_by(part, entry)))
            found += entries
        after, done = torneio, found
        return found

    if data.preview:
        kept = await kept_of(services, event, fresh=True)
        part = part_with(kept, data.key)

        def previewed(now: Kept) -> None:
            for entry in made(now.torneio, part):
                allowed(now.torneio.state, part, entry)

        try:
            await services.events.apart(kept, previewed)
        except Refused as refused:
            raise refusal_of(kept.torneio, refused) from refused
        version = kept.version
    else:
        version = (await written(services, event, data.key, made)).version
    told = await consequences(services, event, before, after, done, words)
    return ActsDone(version=version, changes=told, preview=data.preview)


@post(f"{ROUTE}/sorteio/abre", status_code=200, responses=problems(403, 404, 413, 415, 422), tags=["torneios"])
async def open_draw(event: FromPath[str], data: JSONBody[NewDraw], services: TheServices) -> DrawOpened:
    """Bind the server to a fresh seed before anybody says a word."""
    seed = secrets.token_hex(fair.SEED_BYTES)
    bound = fair.commitment(bytes.fromhex(seed))
    kept = await kept_of(services, event)
    part = part_with(kept, data.key)
    items = tuple(sorted(set(data.items)))

    def made(torneio: Torneio, _part: Part) -> Sequence[log.AnyEntry]:
        if data.purpose == "groups" and not torneio.state.closed:
            raise Refused(Reason("entries-open", torneio.state.cited("table")))
        return [log.LotsCommitted(items=items, commitment=bound, purpose=data.purpose)]

    def tried(now: Kept) -> None:
        for entry in made(now.torneio, part):
            now.torneio.entered(allowed(now.torneio.state, part, done_by(part, entry)))

    try:
        await services.events.apart(kept, tried)  # who may not open a draw leaves no seed behind
    except Refused as refused:
        raise refusal_of(kept.torneio, refused) from refused
    await services.store.put_setting(SEED + bound, seed)
    kept = await written(services, event, data.key, made)
    return DrawOpened(commitment=bound, version=kept.version)


@post(f"{ROUTE}/sorteio", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def hold_draw(event: FromPath[str], data: JSONBody[HeldDraw], services: TheServices) -> ActsDone:
    """Hold a draw that was opened, with the words that were said in the room; its seed is shown with the result."""
    seed = await services.store.setting(SEED + data.commitment)

    def made(torneio: Torneio, _part: Part) -> Sequence[log.AnyEntry]:
        bound = torneio.state.committed.get(data.commitment)
        if seed is None or bound is None:
            raise Refused(Reason("no-commitment"))
        items, purpose = bound
        words = tuple([word for said in data.words if (word := readable(said).strip())])
        drawn = Seed(bytes.fromhex(seed), words)
        if any(one.seed == seed for one in torneio.state.draws) or _held(torneio, seed):
            raise Refused(Reason("draw-held"))
        if purpose == "groups":
            return [_groups(torneio.state, data, drawn)]
        return [log.LotsDrawn(items=items, order=order(items, drawn), seed=seed, words=words)]

    kept = await written(services, event, data.key, made)
    return ActsDone(version=kept.version)


def _held(torneio: Torneio, seed: str) -> bool:
    return any(isinstance(one, log.GroupsDrawn) and one.seed == seed for one in torneio.log)


def _groups(state: State, data: HeldDraw, seed: Seed) -> log.GroupsDrawn:
    playing = [entered for entered in state.entries.values() if entered.plays]
    if sum(data.sizes) != len(playing) or len(data.sizes) != len(data.groups):
        raise Refused(Reason("group-sizes", "", (sum(data.sizes), len(playing))))
    entities = {entered.number: entered.entity for entered in playing if entered.entity}
    lots = Lots(seed)
    if data.pots or any(entered.seed for entered in playing):
        drawn = draw.draw(draw.pots(seeds_first(playing), data.sizes), data.sizes, lots, entities)
    else:
        drawn = draw.draw_unseeded([entered.number for entered in playing], data.sizes, lots, entities)
    groups = tuple(zip(data.groups, drawn.groups, strict=True))
    return log.GroupsDrawn(stage=data.stage, groups=groups, pots=drawn.orders, seed=seed.seed.hex(), words=seed.words)


@post(f"{ROUTE}/rodada", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def pair_round(event: FromPath[str], data: JSONBody[NewRound], services: TheServices) -> ActsDone:
    """Pair the next round of a Swiss stage."""
    seed = secrets.token_bytes(fair.SEED_BYTES)

    def made(torneio: Torneio, _part: Part) -> Sequence[log.AnyEntry]:
        return [next_round(torneio.state, data.stage, seed)]

    return ActsDone(version=(await written(services, event, data.key, made)).version)


@post(f"{ROUTE}/modelo", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def start_from(event: FromPath[str], data: JSONBody[NewTemplate], services: TheServices, words: TheWords) -> ActsDone:
    """A competition table to start from, one of those the desk is told of."""
    told: list[str] = []

    def made(torneio: Torneio, _part: Part) -> Sequence[log.AnyEntry]:
        found = entries_of_template(torneio.state, data)
        told[:] = template(words, extent(torneio.state, found), len(open_tables(torneio.state)))
        return found

    if not data.preview:
        return ActsDone(version=(await written(services, event, data.key, made)).version, changes=told)
    kept = await kept_of(services, event, fresh=True)
    part = part_with(kept, data.key)

    def previewed(now: Kept) -> None:
        torneio = now.torneio
        for entry in made(torneio, part):
            torneio = torneio.entered(allowed(torneio.state, part, done_by(part, entry)))

    try:
        await services.events.apart(kept, previewed)
    except Refused as refused:
        raise refusal_of(kept.torneio, refused) from refused
    return ActsDone(version=kept.version, changes=told, preview=True)


HANDLERS: Final = (lines, open_draw, hold_draw, pair_round, start_from)
