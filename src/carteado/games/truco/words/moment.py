"""Which clauses rule the moment, for the help that knows where one is."""

from typing import Final

from carteado.game import View
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.views import Mesa, TrucoView

_BY_PHASE: Final = {
    "draw-shuffle": ("dealer-draw", "redraw"),
    "draw": ("dealer-draw", "redraw"),
    "shuffle": ("rotation",),
    "cut": ("cutter", "cut", "saw", "vira", "peek", "burn", "from-bottom", "give-back"),
    "deal": ("deal", "burn-in-deal", "vira", "first-lead"),
    "exposed": ("exposed", "exposed-redeal"),
    "eleven": ("eleven", "eleven-play", "eleven-give-up"),
    "choose-card": ("thrown", "returned"),
    "over": ("partida",),
}


def clauses_now(view: View) -> tuple[str, ...]:
    """The clauses to read now, the nearest first, each once."""
    assert isinstance(view, TrucoView), "the clauses of this family are read off its own views"
    cites = rules_of(view.regulation, dict(view.options)).cites
    return tuple(dict.fromkeys([cites[rule] for rule in _rules(view.known) if rule in cites]))


def _rules(mesa: Mesa) -> tuple[str, ...]:
    if mesa.phase == "answer":
        higher = {3: ("raise-6",), 6: ("raise-9",), 9: ("raise-12",)}.get(mesa.asked, ())
        return (f"answer-{mesa.asked}", f"accept-{mesa.asked}", f"run-{mesa.asked}", *higher)
    if mesa.phase != "play":
        return _BY_PHASE.get(mesa.phase, ())
    rules = ["turn", "two-vazas"] if mesa.vazas else ["first-lead", "turn"]
    if not mesa.results:
        rules.append("open-first")
    if 2 in mesa.results:
        rules += ["first-tied", "tie-duty"] if mesa.results[0] == 2 else ["second-tied"]
    if mesa.kind == "normal":
        rules += ["must-kill"] if mesa.must_kill else []
        rules += ["raise-3", "show"]
    else:
        rules += ["eleven-raise"] if mesa.kind == "eleven" else ["iron", "iron-vira", "iron-raise"]
    return tuple(rules)
