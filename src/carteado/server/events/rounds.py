"""Rounds in which all tables play the same packs: opened, begun with the words said, and taken once all have played all.

Rule 1: the seed lies under its commitment in the settings of the server and in the logs of the tables, and is told by the event
        when the last table has played its last pack: until then nobody outside a table hears anything of it.
Rule 2: first the event is told, then the tables show what they were dealt from; whoever looks next goes on where it was left.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from carteado.catalogue import GAMES
from carteado.server.events.log import PACKS, Kept
from carteado.server.events.online_shapes import MarkTold, RoundTold
from carteado.server.services import Services
from carteado.server.storage import Stored
from carteado.table import Draw, Effects, Table
from carteado.table import entries as table_log
from carteado.table.stages import OVER
from carteado.tournament import duplicate
from carteado.tournament import entries as log
from carteado.tournament.afar import Duplicate
from carteado.tournament.entries import AnyEntry
from carteado.tournament.state import State
from carteado.tournament.torneio import Torneio

WHO: Final = "mesa"
Points = tuple[tuple[tuple[int, ...], ...], ...]  # by table, by mão, by seats


def points_of(stored: Sequence[Stored]) -> list[tuple[int, ...]]:
    """What each mão of a table gave, in order, to the even seats and the odd ones."""
    table = Table()
    for _, _, payload in stored:
        table.fold(table_log.decode(payload))
    return [tuple(result.score) for result in table.match.results if result is not None]


async def completed(services: Services, event: str, packs: str) -> Kept | None:
    """Where all tables of a round have played all packs: tell the event, then let the tables show them."""
    kept = await services.events.one(event, fresh=True)
    found = kept.torneio.state.duplicates.get(packs) if kept else None
    seed = await services.store.setting(PACKS + packs)
    if kept is None or found is None or seed is None:
        return None
    places = [_place(kept.torneio.state, name) for name in found.jogos]
    if not found.points:
        played = await _points(services, kept.torneio.state, found, places)
        if played is None:
            return None
        kept = await services.events.write(event, lambda torneio: _told(torneio, packs, seed, played))
    for place in filter(None, places):
        await services.rooms.enact(place, shown)
    return kept


async def _points(services: Services, state: State, found: Duplicate, places: Sequence[str]) -> Points | None:
    """What all tables made; `None` while one of them plays. One whose jogo was decided otherwise is left out of it."""
    out = [state.jogos[name].decided for name in found.jogos]
    for place, decided in zip(places, out, strict=True):
        summary = await services.store.about(place) if place else None
        if not decided and (summary is None or summary.stage != OVER):
            return None
    played: list[tuple[tuple[int, ...], ...]] = []
    for place, decided in zip(places, out, strict=True):
        stored = [] if decided else await services.store.load(place)
        points = tuple(await services.archive.work.done(points_of, stored))
        if not decided and len(points) < found.packs:
            return None
        played.append(points[: found.packs])
    return tuple(played)


def _place(state: State, name: str) -> str:
    online = state.jogos[name].online
    return "" if online is None else online.place


def _told(torneio: Torneio, packs: str, seed: str, points: Points) -> Sequence[AnyEntry]:
    if torneio.state.duplicates[packs].points:
        return []
    return [log.DuplicatePlayed(commitment=packs, seed=seed, points=points, who=WHO)]


def shown(table: Table, now: int, _draw: Draw) -> Effects:
    """A table of a round that is over: its seed is everybody's, and so are its records."""
    if table.bound is None or table.shown:
        return Effects()
    closing: list[table_log.AnyEntry] = [] if table.settled else [table_log.Settled(at=now)]
    to_all = table_log.Changed(at=now, setup=replace(table.setup, spectators=True), lock=table.lock)
    return Effects((table_log.Revealed(at=now), *closing, to_all))


def told(found: Duplicate, state: State) -> RoundTold:
    """A round as everybody may know it."""
    marks: list[MarkTold] = []
    for at, name in enumerate(found.jogos if found.points else ()):
        counts, made = duplicate.totals(found.points, at), duplicate.made(found.points[at])
        sides = state.jogos[name].sides
        marks += [
            MarkTold(entry=side, made=one, counts=exact(worth)) for side, one, worth in zip(sides, made, counts, strict=True)
        ]
    return RoundTold(
        commitment=found.commitment,
        jogos=list(found.jogos),
        packs=found.packs,
        begun=found.words is not None,
        words=list(found.words or ()),
        seed=found.seed,
        marks=marks,
    )


def played_alone(game: str) -> bool:
    """Whether a single mão of this game can be played with a pack that is fixed before."""
    found = GAMES.get(game)
    return found is not None and found.alone is not None


def exact(figure: Fraction) -> str:
    """A figure as it is, with its sign: +7/2, -3, 0."""
    return f"{'+' if figure > 0 else ''}{figure}"
