"""The presets there are: those that families bring, and `livre`."""

from dataclasses import replace
from typing import Final

from carteado import catalogue
from carteado.tournament.livre import LIVRE
from carteado.tournament.preset import Event, Preset

ANY: Final = ""


def presets(game: str = ANY) -> tuple[Preset, ...]:
    """The presets of one game, or all; `livre`, which takes any game, is the last."""
    found: list[Preset] = []
    for _, face in catalogue.faces("event"):
        made: Event = face
        found += [preset for preset in made.presets if game in (ANY, preset.regulation)]
    return (*found, LIVRE)


def preset(name: str, game: str = ANY) -> Preset:
    """The preset of this name; one that is of no game takes this one. `KeyError` names those there are."""
    known = {each.id: each for each in presets()}
    if name not in known:
        raise KeyError(f"no preset called {name!r}; there are {', '.join(known)}")
    found = known[name]
    return found if found.regulation or not game else replace(found, rules=replace(found.rules, regulation=game))
