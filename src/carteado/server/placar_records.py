"""Scoreboards in what `carteado export` writes and `carteado import` reads: a header, and every entry as an `@` line."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import msgspec

from carteado.catalogue import GAMES
from carteado.game import Illegal
from carteado.records import Record, RecordError, TableLine, parse, write
from carteado.server import placar_shapes as shapes
from carteado.server.placar_log import PREFIX, Board, empty, folded
from carteado.server.storage.carrying import Broken, NotCarried

MOST: Final = 1000  # entries in one record
Files = list[tuple[str, bytes]]


def texts_of(payloads: Iterable[bytes]) -> list[str]:
    """The records of a scoreboard; `NotCarried` where its log cannot be told."""
    try:
        stored = [shapes.decode(payload) for payload in payloads]
        board = folded(stored)
        game = board.placar.code.id
        header = Record(
            regulation=game,
            version=GAMES[game].version,
            options=dict(board.opened.setup.options),
            seats=board.placar.seats,
            table=board.opened.placar,
        )
        lines = [TableLine(0, shapes.encode(each).decode()) for each in stored]
        parts = [tuple(lines[first : first + MOST]) for first in range(0, len(lines), MOST)]
        return [write(replace(header, lines=part)) for part in parts]
    except Exception as error:
        raise NotCarried(str(error)) from error


def holds_placar(files: Files) -> bool:
    """Whether these records are those of a scoreboard; what cannot be read is not."""
    try:
        lines = parse(files[0][1]).lines if files else ()
        return bool(lines) and isinstance(lines[0], TableLine) and isinstance(shapes.decode(lines[0].text), shapes.PlacarOpened)
    except (RecordError, msgspec.MsgspecError):
        return False


def board_of(files: Files) -> tuple[Board, list[shapes.StoredPlacar]]:
    """The scoreboard in these records and its entries, every line checked again; `Broken` says why there is none."""
    stored: list[shapes.StoredPlacar] = []
    board: Board | None = None
    for file, source in files:
        try:
            record = parse(source)
        except RecordError as error:
            raise Broken(file, error.line, error.code, error) from error
        for line in record.lines:
            if not isinstance(line, TableLine):
                raise Broken(file, line.line, "not-of-a-table")
            try:
                entry = shapes.decode(line.text)
                board = _after(board, entry)
            except msgspec.MsgspecError as error:
                raise Broken(file, line.line, "not-an-entry") from error
            except (Illegal, KeyError, ValueError) as error:
                raise Broken(file, line.line, "impossible") from error
            stored.append(entry)
        if board is None or record.table != board.opened.placar:
            raise Broken(file, 1, "another-table")
    assert board is not None
    return board, stored


def _after(board: Board | None, entry: shapes.StoredPlacar) -> Board:
    if board is None:
        if not isinstance(entry, shapes.PlacarOpened) or not entry.placar.startswith(PREFIX):
            raise ValueError("not opened")
        return Board(entry, empty(entry.setup), ())
    if not isinstance(entry, shapes.PlacarWritten):
        raise ValueError("opened twice")
    after = board.placar.enter(entry.side, shapes.entry_of(entry.entry), recorded=True)
    return Board(board.opened, after, (*board.times, entry.at), board.ids | ({entry.id} - {""}))
