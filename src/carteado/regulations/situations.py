"""What one sees at a table, in people's words, and the clause that settles it: data of each family, one file a regulation."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from carteado.catalogue import package
from carteado.regulations.text import Text

# What situations are about, in the order in which people look for them.
GROUPS: Final = (
    "cards", "count", "deal", "pack", "calls", "talk", "house", "split", "double", "insurance", "surrender", "score",
    "conduct", "place", "other",
)  # fmt: skip


@dataclass(frozen=True)
class Situation:
    """What somebody saw, and what it is about."""

    group: str
    text: Text


@cache
def situations(identity: str) -> Mapping[str, Situation]:
    """Those of a regulation, by clause."""
    name = identity.partition("/")[0]
    source = files(package(name)).joinpath("situations").joinpath(f"{name}.toml")
    if not source.is_file():
        return {}
    told = tomllib.loads(source.read_text(encoding="utf-8"))
    return {clause: Situation(group, Text(*said)) for group, rows in told.items() for clause, said in rows.items()}
