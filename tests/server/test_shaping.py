"""Shapes made of a family's dataclasses: strict, tagged, the same bytes in and out."""

from dataclasses import dataclass
from typing import Annotated

import msgspec
import pytest

from carteado.placar.shape import AtMost, OneOf, Shape, Within
from carteado.server import placar_shapes
from carteado.server.shaping import Shaping


@dataclass(frozen=True)
class Part:
    """A part."""

    words: Annotated[tuple[Annotated[str, OneOf(("um", "dois"))], ...], AtMost(2)] = ()


@dataclass(frozen=True)
class Whole:
    """A whole."""

    number: Annotated[int, Within(1, 3)]
    part: Part | None = None


SHAPES = (Shape(Whole, "whole", "OneWhole"), Shape(Part, "part", "OnePart", field="kind"))
BYTES = b'{"type":"whole","number":2,"part":{"kind":"part","words":["um","um"]}}'


def test_a_value_travels_and_comes_back() -> None:
    shaping = Shaping(SHAPES)
    found = msgspec.json.decode(BYTES, type=shaping.struct(Whole))
    assert shaping.made(found) == Whole(2, Part(("um", "um")))
    assert msgspec.json.encode(shaping.shaped(shaping.made(found))) == BYTES
    assert (type(found).__name__, type(found).__doc__) == ("OneWhole", "A whole.")


@pytest.mark.parametrize(
    "wrong",
    [
        b'{"type":"whole","number":4}',
        b'{"type":"whole","number":1,"more":1}',
        b'{"type":"part","number":1}',
        b'{"type":"whole","number":1,"part":{"kind":"part","words":["quatro"]}}',
        b'{"type":"whole","number":1,"part":{"kind":"part","words":["um","um","um"]}}',
    ],
)
def test_what_is_not_as_written_down_is_refused(wrong: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=Shaping(SHAPES).struct(Whole))


def test_a_tag_is_given_once() -> None:
    with pytest.raises(ValueError, match="'whole'"):
        Shaping((*SHAPES, Shape(int, "whole", "Another")))


@pytest.mark.parametrize(
    "stored",
    [
        b'{"type":"placar-line","at":1,"side":0,"entry":{"type":"incident","clause":"FEN-22","offender":1,"when":"play",'
        b'"sanction":"a","score":[],"why":"","volta":null}}',
        b'{"type":"placar-line","at":2,"side":-2,"entry":{"type":"incident","clause":"CEGO-9.X-4","offender":3,"when":"",'
        b'"sanction":"","score":[],"why":"","volta":{"type":"volta","deal":1,"nth":0,"points":{"part":"flor","flores":[1,0],'
        b'"shrunk":[0,0],"bets":["contra-flor"],"by":null,"wanted":true,"won":null},"truco":{"called":"truco","wanted":true,'
        b'"won":null},"silent":false}}}',
        b'{"type":"placar-line","at":3,"side":1,"entry":{"type":"correction","line":3,"entry":{"type":"volta","deal":2,"nth":1,'
        b'"points":{"part":"envido","calls":["envido","real-envido"],"by":0,"wanted":false,"won":null},"truco":null,'
        b'"silent":true}}}',
        b'{"type":"placar-line","at":4,"side":1,"entry":{"type":"tentos","deal":2,"nth":1,"tentos":[3,0]}}',
        b'{"type":"placar-line","at":5,"side":0,"entry":{"type":"correction","line":3,"entry":{"type":"call","side":0,"to":3}}}',
        b'{"type":"placar-line","at":6,"side":0,"entry":{"type":"confirm","partida":1,"score":[12,3]}}',
    ],
)
def test_stored_lines_are_the_same_bytes_after_reading(stored: bytes) -> None:
    """As they were written before a family had its own shapes."""
    found = placar_shapes.decode(stored)
    assert placar_shapes.encode(found) == stored
    assert isinstance(found, placar_shapes.PlacarWritten)
    again = placar_shapes.said_as(placar_shapes.entry_of(found.entry))
    assert msgspec.json.encode(again) == msgspec.json.encode(found.entry)
