"""The partidas of a log: as records to take home, and as the updates of a replay."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from carteado.game import CHANCE, PUBLIC, REFEREE, Seat
from carteado.records import Act, Record, Setting, setting
from carteado.records.lines import turned_up
from carteado.records.writing import result_of
from carteado.struct import written
from carteado.table import entries as log
from carteado.table import messages
from carteado.table.match import Era
from carteado.table.moment import Moment
from carteado.table.table import Table
from carteado.table.telling import Teller, Writing
from carteado.wire import decode_action

NOTES: Final = {"person": "", "bot": "robô", "clock": "relógio", "table": "", "window": "silêncio"}


@dataclass
class Partida:
    """One partida of a log: where it begins, who played it, and the seed its packs come from."""

    first: int
    record: Record
    players: tuple[str, ...]
    era: Era
    over: bool = False
    late: tuple[str, ...] = ()  # who took a seat in the middle of it, and saw only what came after
    wishes: dict[str, bool] = field(default_factory=dict[str, bool])  # who sat there at its end, and whether they want advice

    @property
    def open(self) -> bool:
        """Whether every card of it may be shown: the seed, which uncovers them all, has been."""
        return self.era.revealed

    def knows(self, player: str) -> bool:
        """Whether this person played in it."""
        return self.role_of(player) != PUBLIC or player in self.late

    def role_of(self, player: str) -> Seat:
        """The seat this person had in it from its first card."""
        return self.players.index(player) if player and player in self.players else PUBLIC

    def taught(self, player: str) -> bool:
        """Whether this person may be told of their mistakes: all who sat there at the end want it, or nobody else did."""
        return player in self.wishes and (len(self.wishes) == 1 or all(self.wishes.values()))

    def told(self) -> Record:
        """The record with its proof, as far as it may be shown."""
        seed = self.era.seed if self.open else ""
        return replace(self.record, seed=seed)


def partidas(entries: Iterable[log.AnyEntry]) -> list[Partida]:
    """Every partida that was begun, in order."""
    table = Table()
    found: list[Partida] = []
    lines: list[list[Act]] = []
    last = 0
    for entry in entries:
        moment = table.fold(entry)
        if isinstance(entry, log.Began):
            last = entry.at
            lines.append([])
            found.append(_begun(table, moment))
        elif isinstance(entry, log.Acted):
            lines[-1].append(_line(_written(table), moment, entry, last))
            last = entry.at
            outcome = table.state.outcome if table.state is not None else None
            over = table.state is not None and table.outcome(table.state) is not None
            found[-1].over = over
            found[-1].record = replace(found[-1].record, names=tuple(table.names()), result=result_of(outcome))
            found[-1].wishes = {place.player: place.learns for place in table.places if place.player and not place.left}
        elif isinstance(entry, log.Learning) and found and entry.player in found[-1].wishes:
            found[-1].wishes[entry.player] = entry.wants
        elif isinstance(entry, log.Seated) and found and not found[-1].over:
            _seated(found[-1], table)
    for partida, told in zip(found, lines, strict=True):
        partida.record = replace(partida.record, lines=tuple(told))
    return found


def _seated(partida: Partida, table: Table) -> None:
    """Somebody else has a seat."""
    late = {seat for seat, act in table.joined.items() if act > 0}
    partida.players = tuple("" if seat in late else place.player for seat, place in enumerate(table.places))
    partida.late = tuple(place.player for seat, place in enumerate(table.places) if seat in late)


def _written(table: Table) -> Setting:
    return setting(table.found.id, len(table.places), table.setup.options)


def _begun(table: Table, moment: Moment) -> Partida:
    game = table.found
    record = Record(
        regulation=game.id,
        version=game.version,
        options=dict(table.setup.options),
        seats=len(table.places),
        names=tuple(table.names()),
        commitment="" if table.teaches else table.era.commitment,
        nonces=() if table.teaches else tuple(table.era.nonces),
        before=table.era.before,
        table=table.id,
        start=_written(table).notation.start.told(table.position),
    )
    return Partida(moment.version, record, tuple(place.player for place in table.places), table.era)


def _line(written: Setting, moment: Moment, entry: log.Acted, last: int) -> Act:
    action = decode_action(written.game, entry.action)
    seconds = "" if entry.seat == CHANCE or entry.by != "person" else f"{(entry.at - last) / 1000:.1f}s"
    return Act(0, entry.seat, action, turned_up(written, action, moment.events), seconds or NOTES[entry.by])


def replayed(
    entries: Iterable[log.AnyEntry], first: int, role: Seat, lang: str, write: Writing = written
) -> tuple[messages.Snapshot, list[bytes]]:
    """The partida that begins with this version, as a listener of this role would have been told it."""
    table = Table()
    teller: Teller | None = None
    begun: messages.Snapshot | None = None
    updates: list[bytes] = []
    for entry in entries:
        if teller is not None and isinstance(entry, log.Began):
            break
        moment = table.fold(entry)
        if table.version == first:
            teller = Teller(table.now(), role, lang, write)
            begun = teller.snapshot(table.at, you_are(table, role), {})
        elif teller is not None:
            updates.append(teller.tell(moment))
    if begun is None:
        raise LookupError(f"no partida begins with version {first}")
    return begun, updates


def you_are(table: Table, role: Seat, player: str = "", name: str = "") -> messages.You:
    """Who a listener of this role is."""
    if role >= 0:
        return messages.You(key=f"seat-{role}", role="seat", seat=role, host=table.hosts(player), name=name)
    if role == REFEREE:
        return messages.You(key="referee", role="referee", host=table.hosts(player), name=name)
    joins = table.heir_of(player)
    asks = bool(player) and table.candidate is not None and table.candidate.who.player == player
    key = "asking" if asks else "spectator" if joins is None else f"joining-{joins}"
    return messages.You(key=key, role="spectator", host=table.hosts(player), name=name, joins=joins, asks=asks)
