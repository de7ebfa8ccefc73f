"""Which clauses rule the moment, for whoever asks for the rule."""

from typing import Final

from carteado.game import View
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.views import CanastraView

CITED: Final = {
    "drawing": ("dealer-draw", "redraw"),
    "cutting": ("cut",),
    "buying": ("draw", "lixo", "lixo-use", "morto-stock"),
    "playing": ("meld", "add", "discard", "canastra", "clean", "dirty", "morto", "batida"),
    "shuffle": ("count",),
    "over": ("target",),
}


def clauses_now(view: View) -> tuple[str, ...]:
    """The clauses to read now, the nearest first, each once."""
    assert isinstance(view, CanastraView), "the clauses of this family are read off its own views"
    cites = rules_of(view.regulation, dict(view.options)).cites
    return tuple(dict.fromkeys([cites[word] for word in CITED.get(view.shown.phase, ()) if word in cites]))
