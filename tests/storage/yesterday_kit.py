"""What a stored log comes to: everything that is kept of a table or told to people, as texts by file name.

Rule 1: only the log goes in, so whatever reads logs makes the same texts of the same log, today as yesterday.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from carteado.game import PUBLIC, REFEREE, Seat
from carteado.records import masked, write
from carteado.server import placar_shapes
from carteado.server.placar_log import Board, folded, told
from carteado.server.storage.carrying import texts_of
from carteado.struct import told as plain_values
from carteado.table import Table, Teller
from carteado.table import entries as log
from carteado.table.recording import partidas
from carteado.wire import encode
from carteado.words import Words

LANGS: Final = ("pt-BR", "en")
LOG: Final = "log.jsonl"
VIEWS: Final = "views.json"
ABOUT: Final = "about.json"

Texts = dict[str, str]


def rows(text: str) -> list[bytes]:
    """The entries of a file, as they were stored."""
    return [line.encode() for line in text.splitlines()]


def is_placar(name: str) -> bool:
    """Whether the log in the folder of this name is that of a scoreboard."""
    return name.startswith("placar-")


def comes_to(name: str, stored: Sequence[bytes]) -> Texts:
    """All the texts of a log that is stored under this name."""
    return _placar(stored) if is_placar(name) else _table([log.decode(row) for row in stored])


# A table.


def _table(entries: list[log.AnyEntry]) -> Texts:
    table = Table()
    for entry in entries:
        table.fold(entry)
    roles = (*range(len(table.places)), PUBLIC, REFEREE)
    views = {} if table.state is None else {_role(role): encode(table.state.view(role)) for role in roles}
    return {
        LOG: _lines(log.encode(entry).decode() for entry in entries),
        VIEWS: _json(views),
        ABOUT: _json(plain_values(table.about())),
        **{f"story.{lang}.txt": _lines(_story(entries, REFEREE, lang)) for lang in LANGS},
        "story.seat-0.txt": _lines(_story(entries, 0, LANGS[0])),
        **_records(entries),
    }


def _story(entries: Iterable[log.AnyEntry], role: Seat, lang: str) -> Iterator[str]:
    """Every sentence that a listener of this role was told, from the first chair to the last card."""
    table = Table()
    teller: Teller | None = None
    for entry in entries:
        moment = table.fold(entry)
        if teller is None:
            teller = Teller(table.now(), role, lang)
            continue
        update = json.loads(teller.tell(moment))
        for line in update.get("story", ()):
            yield f"{line['text']} [{line['clause']}]" if line.get("clause") else line["text"]
        if "spoken" in update:
            yield f"{update['spoken']['seat']}: {update['spoken']['text']}"


def _records(entries: Iterable[log.AnyEntry]) -> Texts:
    """The record of every partida, with all cards and as the first seat takes it home."""
    made: Texts = {}
    for number, partida in enumerate(partidas(entries), 1):
        made[f"partida-{number}.carteado"] = write(partida.told())
        made[f"partida-{number}.seat-0.carteado"] = write(masked(partida.told(), 0))
    return made


# A scoreboard.


def _placar(stored: Sequence[bytes]) -> Texts:
    entries = [placar_shapes.decode(row) for row in stored]
    board = folded(entries)
    return {
        LOG: _lines(placar_shapes.encode(entry).decode() for entry in entries),
        **{f"sheet.{lang}.txt": _lines(_sheet(board, Words(lang))) for lang in LANGS},
    }


def _sheet(board: Board, words: Words) -> Iterator[str]:
    """What people read on a scoreboard."""
    info = told(board, words)
    (winner,) = info.winners or (None,)
    yield f"{info.sides} {info.score} {info.wins} {winner} {info.phase}"
    for line in info.lines:
        gains = [(gain.side, gain.points, gain.clause, gain.text) for gain in line.gains]
        yield f"{line.number} {line.side} {line.stands} {line.text} [{line.clause}] {line.follows} {gains}"


# Both.


def exported(name: str, stored: Sequence[bytes]) -> list[str]:
    """The records that `carteado export` writes of a log."""
    from carteado.server import placar_records

    return placar_records.texts_of(stored) if is_placar(name) else texts_of(stored)


def _role(role: Seat) -> str:
    return {PUBLIC: "public", REFEREE: "referee"}.get(role, f"seat-{role}")


def _json(value: Any) -> str:
    """One line for each of its parts, in the order they came."""
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {_plain(part)}" for key, part in value.items()) + "\n}\n"


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _lines(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
