"""A guided first deal: a prepared deal, how it goes if nobody strays, and what is said when; data of each family.

Rule 1: a lesson is a record, which anybody may check: its `cartas` are dealt, its acts are what the bots do as long as the
        learner, seat 0, does theirs. Once somebody strays, the bots play as they always do, and the words still come.
Rule 2: what is said depends on what the learner sees and may do alone: events of their view, acts of their menu.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from carteado.catalogue import package
from carteado.game import CHANCE, Action, Event, Seat, State
from carteado.pack import Shuffle
from carteado.records import Record, parse, replay
from carteado.regulations.text import Text

LEARNER: Final[Seat] = 0
DEALT: Final = "Dealt"  # what every family calls it that somebody got cards


@dataclass(frozen=True)
class Step:
    """Something that is said once: at the start, when something has happened, or when something may be done.

    `after` names the step that must have been said before, and `fields` what the event or the act must say of itself. `press`
    is what to look at: places on the screen (`card 3P`, `spot stock`), acts of the menu (`act Accept`), keys (`key b`).
    """

    name: str
    text: Text
    clause: str = ""
    event: str = ""
    may: str = ""
    after: str = ""
    fields: Mapping[str, Any] = field(default_factory=dict[str, Any])
    press: tuple[str, ...] = ()

    def comes(self, state: State, events: tuple[Event, ...], told: tuple[str, ...]) -> bool:
        """Whether it is said now, after these events; a step that waits for nothing is said when the cards are there."""
        if self.after and self.after not in told:
            return False
        if self.event:
            return any(self._fits(event.to(LEARNER), self.event) for event in events)
        if self.may:
            return self.offered(state)
        return LEARNER in state.actors() or any(type(event).__name__ == DEALT for event in events)

    def offered(self, state: State) -> bool:
        """Whether the table waits for the learner to do this, or something else."""
        return LEARNER in state.actors() and any(self._fits(act, self.may) for act in state.legal(LEARNER))

    def _fits(self, told: Action | Event, kind: str) -> bool:
        return type(told).__name__ == kind and all(
            _plain(getattr(told, key, None)) == value for key, value in self.fields.items()
        )


def _plain(value: object) -> object:
    """A field as a file says it."""
    return value if value is None or isinstance(value, (int, str)) else str(value)


@dataclass(frozen=True)
class Lesson:
    """The guided first deal of a game."""

    record: Record
    pack: tuple[Any, ...]
    acts: tuple[tuple[Seat, Action], ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Guide:
    """How far a lesson has come: what was said, what is being said, what is left of its acts, and whether somebody strayed."""

    game: str
    left: tuple[tuple[Seat, Action], ...]
    told: tuple[str, ...] = ()
    now: tuple[Step, ...] = ()
    strayed: bool = False

    def begun(self, state: State) -> "Guide":
        """The deal begins."""
        return self._saying(state, (), ())

    def after(self, state: State, seat: Seat, action: Action, events: tuple[Event, ...]) -> "Guide":
        """Somebody has acted; chance never strays."""
        moved = self if seat < 0 else self._went_on(seat, action)
        stays = tuple([step for step in self.now if seat != LEARNER and step.may and step.offered(state)])
        return moved._saying(state, events, stays)

    def _went_on(self, seat: Seat, action: Action) -> "Guide":
        if not self.left:
            return self
        nth = next((nth for nth, (whose, _) in enumerate(self.left) if whose == seat), None)
        if nth is None or self.left[nth][1] != action:
            return replace(self, strayed=True)
        return replace(self, left=(*self.left[:nth], *self.left[nth + 1 :]))

    def _saying(self, state: State, events: tuple[Event, ...], stays: tuple[Step, ...]) -> "Guide":
        said, new = self.told, list(stays)
        for step in lesson(self.game).steps:
            if step.name not in said and step.comes(state, events, said):
                new.append(step)
                said = (*said, step.name)
        return replace(self, told=said, now=tuple(new))

    def scripted(self) -> tuple[Seat, Action] | None:
        """Who is to do what now, as long as nobody has strayed."""
        return None if self.strayed or not self.left else self.left[0]


@cache
def lesson(identity: str) -> Lesson:
    """The guided first deal of a game; `KeyError` where it has none."""
    name = identity.partition("/")[0]
    source = files(package(name)).joinpath("lessons").joinpath(f"{name}.toml")
    if not source.is_file():
        raise KeyError(f"{name} has no lesson")
    told = tomllib.loads(source.read_text(encoding="utf-8"))
    record = parse(told["record"])
    moments = list(replay(record))
    packs = [moment.action for moment in moments if isinstance(moment.action, Shuffle)]
    acts = tuple([(moment.seat, moment.action) for moment in moments if moment.seat != CHANCE])
    return Lesson(record, packs[0].cards, acts, tuple([_step(each) for each in told["step"]]))


def _step(told: Mapping[str, Any]) -> Step:
    named = {key: value for key, value in told.items() if key not in ("pt", "en", "press")}
    return Step(text=Text(told["pt"], told["en"]), press=tuple(told.get("press", ())), **named)


def has_lesson(identity: str) -> bool:
    """Whether a game has a guided first deal."""
    return files(package(identity)).joinpath("lessons").joinpath(f"{identity}.toml").is_file()


def guide(identity: str) -> Guide:
    """The beginning of a lesson."""
    return Guide(identity, lesson(identity).acts)
