"""What a field holds is written once, in the constructor of its class, and the wire holds everybody to it."""

import inspect
from typing import Any, get_type_hints

import pytest

from carteado import wire
from carteado.catalogue import GAMES
from carteado.game import Value
from carteado.kinds import _compiled, _in_source, hints
from carteado.reading import read_value
from carteado.wire import WireError

CLASSES = sorted(
    {cls for game in GAMES.values() for cls in (*game.actions, *game.events, *game.values)}, key=lambda cls: cls.__name__
)


@pytest.mark.parametrize("cls", CLASSES, ids=[cls.__name__ for cls in CLASSES])
def test_every_class_says_what_each_of_its_fields_holds(cls: type[Value]) -> None:
    assert tuple(hints(cls)) == cls.__match_args__


@pytest.mark.parametrize("cls", [cls for cls in CLASSES if cls.__match_args__], ids=lambda cls: str(cls.__name__))
def test_the_source_says_what_python_says(cls: type[Value]) -> None:
    """What is read of a compiled class is what the interpreter keeps of a plain one."""
    read = {name: hint for owner in reversed(cls.__mro__) if owner is not object for name, hint in _in_source(owner).items()}
    if inspect.isfunction(cls.__init__) and not _compiled(cls):
        kept = get_type_hints(cls.__init__)
        assert {name: kept[name] for name in cls.__match_args__} == {name: read[name] for name in cls.__match_args__}
    assert {name: read[name] for name in cls.__match_args__} == hints(cls)


class Silent(Value):
    """Does not say what its field holds."""

    __match_args__ = ("what",)

    def __init__(self, what, why: str = "") -> None:  # type: ignore[no-untyped-def]
        self.what = what


class Melds(Value):
    """Tuples in tuples, fixed and not, and what may be absent."""

    __match_args__ = ("rows", "pair", "maybe")

    def __init__(self, rows: tuple[tuple[int, ...], ...], pair: tuple[str, int], maybe: int | str | None = None) -> None:
        self.rows = rows
        self.pair = pair
        self.maybe = maybe


def test_a_field_that_says_nothing_is_a_fault_of_the_class() -> None:
    with pytest.raises(TypeError, match="Silent does not say what its field 'what' holds"):
        hints(Silent)


def read(**fields: Any) -> Value:
    return read_value({"Melds": Melds}, {"type": "Melds", "rows": [[1], []], "pair": ["a", 1], **fields})


def test_tuples_within_tuples_are_read_to_the_bottom() -> None:
    assert read() == Melds(((1,), ()), ("a", 1))
    assert [read(maybe=told).fields()[2] for told in (3, "x", None)] == [3, "x", None]


@pytest.mark.parametrize(
    "fields",
    [
        {"rows": [1]}, {"rows": [["1"]]}, {"rows": [[True]]}, {"rows": "1"}, {"pair": ["a"]}, {"pair": ["a", 1, 2]},
        {"pair": [1, "a"]}, {"maybe": []}, {"maybe": 1.5}, {"more": 1},
    ],
)  # fmt: skip
def test_whatever_is_of_another_kind_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(WireError, match=r"Melds(\.| has no field)"):
        read(**fields)


def test_the_points_of_a_flor_take_numbers_and_nothing_else() -> None:
    """A field that a table of names had forgotten."""
    view = wire.encode(GAMES["truco-cego"].start(6, {}).view(0))
    for wrong in ("x", [["y"]], ["1", "2"], {"type": "MesaCego"}, None):
        changed = {**view, "known": {**view["known"], "flores": wrong}}
        with pytest.raises(WireError, match=r"MesaCego\.flores cannot be"):
            wire.decode_view(changed)
