"""The log of a table as records, and back: what `carteado export` writes and `carteado import` reads.

Rule 1: one record a partida, with everything up to the next one; what comes before the first goes into the first.
Rule 2: an act is an ordinary line whose notes say when, by whom and for which request; all else is `@` and the entry as JSON.
Rule 3: what is written is read again before it counts. An act that its line does not tell to the letter stands before it
        as JSON too, and its notes say so.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import msgspec

from carteado.game import Illegal
from carteado.pack import Shuffle
from carteado.records import Act, Comment, Record, RecordError, TableLine, parse, write
from carteado.records.model import Line
from carteado.records.text import plain
from carteado.records.writing import result_of
from carteado.struct import told as plain_values
from carteado.table import Table
from carteado.table import entries as log
from carteado.table.recording import partidas
from carteado.wire import WireError, encode

MOST: Final = 900_000  # characters in one record: a reader takes no more than 1 MiB
EXACT: Final = "idem"
_BY: Final[dict[log.By, str]] = {"person": "pessoa", "bot": "robô", "clock": "relógio", "table": "mesa", "window": "silêncio"}
_SAID: Final[dict[str, log.By]] = {word: by for by, word in _BY.items()}
_NOTES: Final = re.compile(rf"({'|'.join(_SAID)}) ([0-9]{{1,15}})(?: (\[.*\]))?")
Inexact = Callable[[Record, Act, log.Acted], bool]  # whether the line of an act would lose something of its entry

_request: Final = msgspec.json.Decoder(tuple[str, str, int]).decode


class Broken(Exception):
    """What cannot be imported: where, and why. The code is one of ours, or that of `cause`."""

    def __init__(self, file: str, line: int, code: str, cause: RecordError | None = None) -> None:
        super().__init__(f"{file}:{line}: {code}")
        self.file = file
        self.line = line
        self.code = code
        self.cause = cause


class NotCarried(Exception):
    """A log that no records tell: it is damaged, or the rules of today refuse what happened in it."""


@dataclass(frozen=True)
class Placed:
    """An entry, and where it was read."""

    file: str
    line: int
    entry: log.AnyEntry


# From a log to records.


def texts_of(payloads: Iterable[bytes]) -> list[str]:
    """The records of a log, one after the other; `NotCarried` where it cannot be told."""
    try:
        entries = [log.decode(payload) for payload in payloads]
        made = _texts(entries, None) or _texts(entries, _inexact)
    except Exception as error:
        raise NotCarried(str(error)) from error
    if made is None:
        raise NotCarried("records do not hold it")
    return made


def _texts(entries: Sequence[log.AnyEntry], inexact: Inexact | None) -> list[str] | None:
    """The records, if they say everything that the log says."""
    try:
        texts = [write(record) for record in _records(entries, inexact)]
    except RecordError:
        return None
    return texts if _same(texts, entries) else None


def _same(texts: list[str], entries: Sequence[log.AnyEntry]) -> bool:
    try:
        again = [log.encode(placed.entry) for text in texts for placed in _read("", parse(text))]
    except (RecordError, Broken):
        return False
    return again == [log.encode(entry) for entry in entries]


def _inexact(header: Record, act: Act, entry: log.Acted) -> bool:
    alone = replace(header, lines=(replace(act, notes=_notes(entry)),), result=None)
    try:
        return not _same([write(alone)], [entry])
    except RecordError:
        return True


def _records(entries: Sequence[log.AnyEntry], inexact: Inexact | None) -> Iterator[Record]:
    found = partidas(entries)
    bounds = [0, *(partida.first - 1 for partida in found[1:]), len(entries)]
    for n, (first, end) in enumerate(pairwise(bounds)):
        header = _named(found[n].told() if found else _unplayed(entries))
        acts = iter(header.lines)
        lines: list[Line] = []
        for entry in entries[first:end]:
            if not isinstance(entry, log.Acted):
                lines.append(_table_line(entry))
                continue
            act = next(acts)
            assert isinstance(act, Act)
            if inexact is not None and inexact(header, act, entry):
                lines += [_table_line(entry), replace(act, notes=EXACT)]
            else:
                lines.append(replace(act, notes=_notes(entry)))
        yield from _split(replace(header, lines=tuple(lines)))


def _named(header: Record) -> Record:
    """A header takes no empty name; the entries keep it."""
    return replace(header, names=tuple(plain(name).strip() or "-" for name in header.names))


def _unplayed(entries: Sequence[log.AnyEntry]) -> Record:
    """The header of a table at which no partida has begun."""
    table = _folded(entries)
    return Record(
        regulation=table.found.id,
        version=table.found.version,
        options=dict(table.setup.options),
        seats=len(table.places),
        table=table.id,
    )


def _folded(entries: Iterable[log.AnyEntry]) -> Table:
    table = Table()
    for entry in entries:
        table.fold(entry)
    return table


def _split(record: Record) -> Iterator[Record]:
    """The record, or several where one would be too long to be read; the result stands in the last."""
    part: list[Line] = []
    size = 0
    for line in record.lines:
        long = len(line.text) + 3 if isinstance(line, TableLine) else _length(line)
        if size + long > MOST:
            yield replace(record, lines=tuple(part), result=None)
            part, size = [], 0
        part.append(line)
        size += long
    yield replace(record, lines=tuple(part))


def _length(line: Line) -> int:
    """About as many characters as the line of an act has, and never fewer: a shoe is longer than anything people do."""
    pack = line.action if isinstance(line, Act) else None
    return max(400, 4 * len(pack.cards)) if isinstance(pack, Shuffle) else 400


def _table_line(entry: log.AnyEntry) -> TableLine:
    return TableLine(0, json.dumps(plain_values(entry), separators=(",", ":")))


def _notes(entry: log.Acted) -> str:
    """Braces end the notes, so there are none inside."""
    told = f"{_BY[entry.by]} {entry.at}"
    if not (entry.player or entry.client or entry.n):
        return told
    request = json.dumps([entry.player, entry.client, entry.n], separators=(",", ":"))
    return f"{told} {request}".replace("{", "\\u007b").replace("}", "\\u007d")


# From records to a log.


def table_of(files: Iterable[tuple[str, bytes]]) -> tuple[Table, list[log.AnyEntry]]:
    """The table in these records, folded to its end, and its entries; `Broken` says why there is none."""
    table = Table()
    entries: list[log.AnyEntry] = []
    for file, source in files:
        try:
            record = parse(source)
        except RecordError as error:
            raise Broken(file, error.line, error.code, error) from error
        for placed in _read(file, record):
            _fold(table, placed)
            entries.append(placed.entry)
        if not table.id or record.table != table.id:
            raise Broken(file, 1, "another-table")
        outcome = result_of(table.state.outcome) if table.state is not None else None
        if record.result is not None and replace(record.result, line=0) != outcome:
            raise Broken(file, record.result.line, "result-differs")
    return table, entries


def _fold(table: Table, placed: Placed) -> None:
    entry = placed.entry
    if isinstance(entry, log.Opened) != (table.version == 0):
        raise Broken(placed.file, placed.line, "impossible")
    try:
        table.fold(entry)
    except Illegal as error:
        seat = entry.seat if isinstance(entry, log.Acted) else 0
        cause = RecordError(placed.line, "illegal", seat, error.code, error.clause, reason=error.reason)
        raise Broken(placed.file, placed.line, "illegal", cause) from error
    except Exception as error:
        raise Broken(placed.file, placed.line, "impossible") from error


def _read(file: str, record: Record) -> Iterator[Placed]:
    """The entries in a record, in order; `Broken` at the first line that is none."""
    before: Placed | None = None
    for line in record.lines:
        placed = _placed(file, line, before)
        if placed is not None:
            yield placed
        if not isinstance(line, Comment):
            before = placed


def _placed(file: str, line: Line, before: Placed | None) -> Placed | None:
    if isinstance(line, Comment):
        return None
    if isinstance(line, TableLine):
        try:
            return Placed(file, line.line, log.decode(line.text))
        except WireError as error:
            raise Broken(file, line.line, "not-an-entry") from error
    if not isinstance(line, Act) or line.action is None:
        raise Broken(file, line.line, "not-of-a-table")
    if line.notes == EXACT and before is not None and isinstance(before.entry, log.Acted):
        return None
    return Placed(file, line.line, _acted(file, line))


def _acted(file: str, line: Act) -> log.Acted:
    found = _NOTES.fullmatch(line.notes)
    try:
        player, client, n = _request(found[3]) if found and found[3] else ("", "", 0)
    except msgspec.MsgspecError:
        found = None
        player, client, n = "", "", 0
    if found is None:
        raise Broken(file, line.line, "no-notes")
    return log.Acted(
        at=int(found[2]),
        player=player,
        client=client,
        n=n,
        seat=line.seat,
        action=encode(line.action),
        by=_SAID[found[1]],
    )
