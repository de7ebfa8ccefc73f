"""A code of truco as the tests of its options take it: what each value promises, and how to open a table by them."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

from games.truco.kit import Mesa

Opcoes = dict[str, str]
Promessas = Mapping[str, tuple[Callable[[Opcoes], object], Mapping[str, object]]]


@dataclass(frozen=True)
class Codigo:
    """`promessas`: for each option, what to look at, and what is seen there by each of its values."""

    id: str
    promessas: Promessas
    mesa: Callable[[Opcoes], Mesa]
    mudadas: Opcoes  # some options, none at its default

    @cached_property
    def de_mesa(self) -> dict[str, Any]:
        """The options that a table knows, as the regulation has them."""
        text = files("carteado").joinpath(f"games/truco/regulations/{self.id}.toml").read_text(encoding="utf-8")
        return {option["key"]: option for option in tomllib.loads(text)["option"] if option["scope"] != "tournament"}

    @cached_property
    def de_jogo(self) -> dict[str, Any]:
        """Those that change the play."""
        return {key: option for key, option in self.de_mesa.items() if option["scope"] == "play"}
