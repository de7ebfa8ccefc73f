"""Which clauses rule the moment, for whoever asks for the rule."""

from typing import Final

from carteado.game import View
from carteado.games.pife.rules.family import rules_of
from carteado.games.pife.rules.views import PifeView

CITED: Final = {
    "cutting": ("cut",),
    "recutting": ("mix", "cut"),
    "betting": ("speak", "bet-range", "bet-raise", "pingo"),
    "buying": ("draw", "vira", "pifei", "exhausted"),
    "playing": ("batida", "ten", "discard", "false"),
    "claiming": ("louca", "window", "rebate"),
    "shuffle": ("lives", "pot"),
    "over": ("end",),
}


def clauses_now(view: View) -> tuple[str, ...]:
    """The clauses to read now, the nearest first, each once."""
    assert isinstance(view, PifeView), "the clauses of this family are read off its own views"
    cites = rules_of(view.regulation, dict(view.options)).cites
    return tuple(dict.fromkeys([cites[word] for word in CITED.get(view.shown.phase, ()) if word in cites]))
