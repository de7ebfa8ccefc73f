"""Golden playthroughs: whole stories of a game as text that a person can check against the regulation.

Each act stands on a line of its own, what happened below it, then who is waited for and the score. To write them again
after a change that is meant, from the root of the repository, and to review what changed:

    PYTHONPATH=tests python -m conformance_kit.golden --write
"""

import sys
from pathlib import Path
from typing import Any, Final

from carteado import catalogue
from carteado.cards import Card
from carteado.family import in_points
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Seat, State, Value
from conformance_kit.registry import stories
from conformance_kit.story import Story

FOLDER: Final = Path(__file__).parents[1] / "golden"
UNSAID: Final = ((), "", None, -1)
SEATS: Final = ("seat", "offender")  # where 0 is somebody
NAMES: Final = {CHANCE: "acaso", REFEREE: "juiz", PUBLIC: "público"}


def told(identity: str, story: Story) -> str:
    """The story as text, played now."""
    state = catalogue.new(identity, options=story.options, **story.position)
    chosen = ", ".join(f"{key}={value}" for key, value in story.options.items()) or "nenhuma"
    unit = catalogue.game(identity).unit
    lines = [f"# {identity}: {story.about}", f"# opções: {chosen}", "", _situation(state, unit)]
    for seat, action in story.acts:
        step = state.apply(seat, action)
        state = step.state
        lines += ["", f"{_name(seat)}: {_act(action)}", *[f"    {_event(event)}" for event in step.events]]
        lines.append(_situation(state, unit))
    return "\n".join(lines) + "\n"


def _situation(state: State, unit: int) -> str:
    waited = ", ".join(_name(seat) for seat in state.actors()) or "ninguém"
    shown: Any = getattr(state.view(PUBLIC), "shown", None)
    score = " x ".join([in_points(parts, unit) for parts in shown.score])
    line = f"  {shown.phase}; espera {waited}; placar {score}"
    return line if state.outcome is None else f"{line}; {_act(state.outcome)}"


def _name(seat: Seat) -> str:
    return NAMES.get(seat, str(seat))


def _act(value: Action | Value) -> str:
    names = zip(type(value).__match_args__, value.fields(), strict=True)
    said = [(name, item) for name, item in names if item not in (UNSAID if name in SEATS else (*UNSAID, 0))]
    return " ".join([type(value).__name__, *[f"{name}={_text(item)}" for name, item in said]])


def _event(event: Event) -> str:
    words = event.to(PUBLIC) if event.secret_cards else event
    names = [name for name in type(event).__match_args__ if name not in ("secret_cards", "audience")]
    named = [(name, getattr(words, name)) for name in names]
    line = " ".join([type(event).__name__, *[f"{name}={_text(value)}" for name, value in named if value not in ("", ())]])
    if not event.secret_cards:
        return line
    return f"{line} [{_text(event.secret_cards)} só para {', '.join(_name(seat) for seat in event.audience)}]"


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(_text(item) for item in value) or "()"
    if isinstance(value, bool | None):
        return {True: "sim", False: "não", None: "-"}[value]
    return str(value) if isinstance(value, Card | int) else repr(value) if " " in str(value) else str(value)


def path_of(identity: str, story: Story) -> Path:
    """Where the story lies."""
    return FOLDER / identity / f"{story.name}.txt"


def write() -> None:
    """Write every story again."""
    for identity, found in stories().items():
        for story in found:
            path = path_of(identity, story)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(told(identity, story), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("Use: python -m conformance_kit.golden --write")
    write()
