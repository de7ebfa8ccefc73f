"""What the compiler is told about a class; plain Python needs none of it and runs without.

`acyclic` classes hold nothing that could lead back to them, so they are freed without the help of the collector;
`free_list_len` keeps the room of the last one freed for the next; `allow_interpreted_subclasses` lets a game that is not
compiled be played beside those that are.
"""

try:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414 (others import it from here)
except ImportError:
    from collections.abc import Callable
    from typing import TypeVar

    Class = TypeVar("Class")

    def mypyc_attr(*attrs: str, **settings: object) -> Callable[[Class], Class]:
        """Leave the class as it is."""
        del attrs, settings
        return lambda cls: cls
