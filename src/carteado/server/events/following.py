"""From a table of the server to the event whose jogo is played there: each partida once, whatever is killed when.

Rule 1: the table is written first. Who dies before the event is written leaves it behind, never ahead: whoever looks at the
        event next brings it up to its tables.
Rule 2: what has been taken stands in the log of the event alone, so two servers never take the same twice.
Rule 3: of tables that play the same packs nothing is taken before all of them have played all packs.
"""

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from carteado.game import PUBLIC, REFEREE, Outcome
from carteado.regulations import regulation
from carteado.server.errors import Refusal
from carteado.server.events.log import Kept
from carteado.server.events.rounds import completed
from carteado.server.services import Services
from carteado.server.storage import StorageError, Stored
from carteado.table import Table, Teller
from carteado.table import entries as table_log
from carteado.table.bound import settled
from carteado.table.stages import OVER
from carteado.tournament.entries import AnyEntry
from carteado.tournament.state import Jogo
from carteado.tournament.tabled import Tabled, TabledPartida, taken
from carteado.tournament.torneio import Refused, Torneio
from carteado.words import Words
from carteado.words.language import Language

WHO: Final = "mesa"
IRREGULAR: Final = "incident"
FORFEITS: Final = {"partida-forfeited": "partida", "match-forfeited": "jogo"}
MOST_FOLLOWED: Final = 4096
CLOSED: Final = b"closed"  # of a table: its jogo is decided, and nothing more comes from it
_log = logging.getLogger(__name__)


class Following:
    """What flows from the tables of this process, each in its turn."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()

    def news(self, bound: table_log.Bound, table: str) -> None:
        """Something has ended, or begun, at a table of an event."""
        task = asyncio.get_running_loop().create_task(flow(self._services, bound.event, bound.jogo, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """What has not flowed yet does when the event is looked at again."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def behind(services: Services, kept: Kept, jogo: Jogo) -> bool:
    """Whether the event was behind the table of this jogo, and has caught up now."""
    if jogo.online is None:
        return False
    place = jogo.online.place
    if jogo.decided and services.followed.get(place) == CLOSED:
        return False
    summary = await services.store.about(place)
    told = b"" if summary is None else summary.stage.encode() + summary.summary
    if summary is None or (services.followed.get(place) == told and not (jogo.decided and summary.stage != OVER)):
        return False
    await flow(services, kept.id, jogo.id, place)
    services.followed[place] = CLOSED if jogo.decided and summary.stage == OVER else told
    while len(services.followed) > MOST_FOLLOWED:
        del services.followed[next(iter(services.followed))]
    return True


async def flow(services: Services, event: str, jogo: str, place: str) -> None:
    """Bring the event up to this table, and close the table where the jogo is decided."""
    try:
        kept = await services.events.one(event, fresh=True)
        known = kept.torneio.state.jogos.get(jogo) if kept else None
        if known is None or known.online is None or known.online.place != place:
            return
        if known.online.packs:
            kept = await completed(services, event, known.online.packs) or kept
        if not known.online.packs:
            kept = await _taken(services, event, jogo, place)
        after = kept.torneio.state.jogos.get(jogo) if kept else None
        if after is not None and after.decided:
            await services.rooms.enact(place, settled)
    except (Refusal, Refused, StorageError) as error:  # the table has it: the event takes it when somebody looks again
        _log.warning("event behind its table", exc_info=error)


async def _taken(services: Services, event: str, jogo: str, place: str) -> Kept | None:
    stored = await services.store.load(place)
    table = await services.archive.work.done(tabled, place, stored)
    if table is None or (table.event, table.jogo) != (event, jogo):
        return None
    differs = Words().say("A mesa diz outra coisa.")

    def made(torneio: Torneio) -> Sequence[AnyEntry]:
        return [replace(entry, who=WHO) for entry in taken(torneio, jogo, table.told, differs)]

    return await services.events.write(event, made)


class Told:
    """What a log of a table tells the event that it is bound to."""

    def __init__(self, bound: table_log.Bound, told: Tabled) -> None:
        self.event, self.jogo, self.told = bound.event, bound.jogo, told


def tabled(place: str, stored: Sequence[Stored]) -> Told | None:
    """A table read as its event hears of it; `None` where it is of none."""
    reading = _Reading(place)
    for _, _, payload in stored:
        reading.read(table_log.decode(payload))
    bound = reading.table.bound
    return None if bound is None else Told(bound, reading.told())


class _Reading:
    """A log being read: what ended, and what was irregular, as everybody was told of it."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.table = Table()
        self.partidas: list[TabledPartida] = []
        self.remarks: list[tuple[int, str]] = []
        self._teller: Teller | None = None
        self._clauses: dict[str, bool] = {}

    def read(self, entry: table_log.AnyEntry) -> None:
        """One more entry."""
        moment = self.table.fold(entry)
        if isinstance(entry, table_log.Began):
            self._teller = Teller(self.table.now(), PUBLIC, "pt-BR")
            return
        if not isinstance(entry, table_log.Acted) or self._teller is None:
            return
        if moment.events:
            told = json.loads(self._teller.tell(moment))
            self._note(entry, told.get("story", ()))
        state = self.table.state
        outcome = None if state is None else self.table.outcome(state)
        number = len(self.table.match.results)
        if outcome is None:
            self.partidas = self.partidas[: number - 1]  # a ruling may have reopened it
        elif len(self.partidas) < number:
            self.partidas.append(self._partida(outcome))

    def _note(self, entry: table_log.Acted, story: Sequence[dict[str, Any]]) -> None:
        for line in story:
            clause = line.get("clause", "")
            if line["text"] and (entry.seat == REFEREE or self._irregular(clause)):
                words = Language("pt-BR", self.table.setup.game)
                text = words.say("{n}ª partida", n=self.table.match.partida)
                self.remarks.append((self.table.version, f"{text}: {line['text']}{f' ({clause})' if clause else ''}"))

    def _irregular(self, clause: str) -> bool:
        if clause not in self._clauses:
            try:
                found: Any = regulation(self.table.setup.game).clause(clause) if clause else None
            except KeyError:
                found = None
            self._clauses[clause] = getattr(found, "kind", "") == IRREGULAR
        return self._clauses[clause]

    def _partida(self, outcome: Outcome) -> TabledPartida:
        forfeit = FORFEITS.get(outcome.how, "")
        state = self.table.state
        shown: Any = None if state is None else getattr(state.view(PUBLIC), "shown", None)
        real = tuple(int(points) for points in getattr(shown, "score", outcome.score))
        losers = {self.table.sides[seat] for seat, gain in enumerate(outcome.returns) if gain < 0}
        return TabledPartida(
            version=self.table.version,
            score=tuple(outcome.score),
            how=outcome.how,
            clause=outcome.clause,
            forfeit=forfeit,
            loser=min(losers) if forfeit and len(losers) == 1 else None,
            real=real,
        )

    def told(self) -> Tabled:
        """All of it."""
        return Tabled(self.place, self.table.version, self.table.begun > 0, tuple(self.partidas), tuple(self.remarks))
