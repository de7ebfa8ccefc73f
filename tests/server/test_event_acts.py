"""Whatever is sent as an act of an event is read or not, done or refused: no other way out, and nothing that cannot be told."""

import json
from dataclasses import replace
from random import Random
from typing import Any, Final, get_args

import msgspec
import pytest
from msgspec import inspect

from carteado.game import Reason
from carteado.server.events.acting import done_by
from carteado.server.events.asked_shapes import ACTS, Act
from carteado.server.events.log import Kept
from carteado.server.events.telling import public_of
from carteado.server.protocol import unmirrored
from carteado.tournament import entries as log
from carteado.tournament.log import chained, decoded
from carteado.tournament.people import Person
from carteado.tournament.state import Part
from carteado.tournament.torneio import Refused, Torneio
from carteado.words import Words
from carteado.words.event_refusals import refusal

Json = Any
TRIES: Final = 40  # of each kind of act
SIGNED: Final = ("at", "who", "role", "before")
DESK: Final = Part(1, "coordinator", "Rita", "")
JUNK: Final[tuple[Json, ...]] = (None, True, -1, 1.5, "", "x", [], [[]], {}, {"x": 1}, {"type": "rows"}, 10**25, "a" * 2001)
TEXTS: Final = (
    "",
    "x",
    "g1",
    "g2",
    "final",
    "1A",
    "2A",
    "#1",
    "#9",
    "A",
    "V:g1",
    "grupos",
    "FEN-28",
    "Onça um",
    "wo",
    "\u202e",
)
NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 12, 99, 2**53, 2**62)
FIT: Final[dict[str, Json]] = {
    "jogo": "g1", "sides": [1, 2], "entry": 1, "stage": "grupos", "group": "A", "against": 1,
    "rows": [{"score": [12, 3]}, {"score": [12, 4]}],
    "text": "chuva", "why": "chuva", "clause": "FEN-28", "person": "Onça um", "number": 7, "name": "Preá", "table": 1,
    "people": [{"name": "Eva"}, {"name": "Noé"}], "slots": ["#1", "#2"], "kind": "round-robin",
}  # fmt: skip


KINDS: Final[dict[str, Any]] = {one.__struct_config__.tag: inspect.type_info(one) for one in get_args(Act)}
DECODER: Final = msgspec.json.Decoder(Act)


def event() -> Torneio:
    """Four sides in a group, a final after it, and a jogo that was played."""
    names = ("Onça", "Tatu", "Ema", "Anta")
    pairs = [log.EntryMade(name=name, people=(Person(f"{name} um"), Person(f"{name} dois"))) for name in names]
    lines: list[log.AnyEntry] = [
        log.Opened(name="Copa", preset="fenacef"),
        *pairs,
        log.EntriesClosed(),
        log.GroupSet(stage="grupos", group="A", slots=("#1", "#2", "#3", "#4")),
        log.JogoSet(jogo="final", slots=("1A", "2A")),
    ]
    made = Torneio.of()
    for line in lines:
        made = made.entered(line)
    return made


def odd(kind: type[log.AnyEntry], rng: Random) -> Json:
    """An act of this kind: what would fit, what is of the right kind, now and then something else."""
    sent: Json = {"type": kind.tag}
    for one in KINDS[kind.tag].fields:
        if one.encode_name not in SIGNED and (one.required or rng.random() < 0.7):
            sent[one.encode_name] = told(one.encode_name, one.type, rng)
    return sent


def told(name: str, kind: inspect.Type, rng: Random) -> Json:
    luck = rng.random()
    if name in FIT and luck < 0.6:
        return FIT[name]
    return rng.choice(JUNK) if luck > 0.97 else of(kind, rng)


def of(kind: inspect.Type, rng: Random) -> Json:
    """Something of this kind."""
    match kind:
        case inspect.StrType():
            return rng.choice(TEXTS)
        case inspect.IntType():
            return rng.choice(NUMBERS)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case inspect.NoneType():
            return None
        case inspect.UnionType():
            return of(rng.choice(kind.types), rng)
        case inspect.ListType() | inspect.VarTupleType():
            return [of(kind.item_type, rng) for _ in range(rng.choice((0, 1, 2, 2, 4)))]
        case inspect.TupleType():
            return [of(one, rng) for one in kind.item_types]
        case inspect.StructType() | inspect.DataclassType():
            return {one.encode_name: told(one.encode_name, one.type, rng) for one in kind.fields if one.required or luck(rng)}
        case _:
            return rng.choice(({"type": "tables", "tables": 3}, {"type": "announced", "text": "chuva"}, {}, None))


def luck(rng: Random) -> bool:
    return rng.random() < 0.5


def read(sent: Json) -> log.AnyEntry | None:
    """The act as it would be entered; nothing where it cannot be read."""
    try:
        return done_by(DESK, unmirrored(DECODER.decode(json.dumps(sent))))
    except msgspec.DecodeError:
        return None


def done(before: Torneio, entry: log.AnyEntry) -> Torneio | Reason:
    """The event with this, or what it has against it."""
    try:
        return before.entered(entry)
    except Refused as refused:
        return refused.reason


@pytest.mark.parametrize("kind", ACTS, ids=lambda kind: kind.tag)
def test_an_act_is_unreadable_refused_or_done(kind: type[log.AnyEntry]) -> None:
    rng, words, before = Random(kind.tag), Words(), event()
    for sent in [odd(kind, rng) for _ in range(TRIES)]:
        entry = read(sent)
        if entry is None:
            continue
        found = done(before, entry)
        if isinstance(found, Reason):
            assert refusal(words, before.state, found), sent
        else:
            assert replace(decoded(chained([*before.log, entry]))[-1], before="") == found.log[-1], sent
            assert msgspec.json.encode(public_of(Kept("x", found), words)), sent
