"""How fast other engines play at random: OpenSpiel and RLCard, driven from Python as cheaply as each allows.

A *decision* is one action taken by a player, forced ones (a single legal action) included. Asking for the
legal actions, choosing among them, setting up each game and resolving chance all count as time; a chance
outcome is not a decision. Loading the library and the game object once is outside the time.

OpenSpiel is driven twice: by the loop its documentation shows (``is_terminal``, ``is_chance_node``, ``chance_outcomes``,
``legal_actions``), sparing only the weighing of outcomes that are equally likely, and by the shortest loop that plays the
same games: ``legal_actions()`` at a chance node lists the outcomes, so one call serves players and chance alike, and its
empty answer marks the end of the game. That chance is uniform is checked on loading, outside the time.

RLCard: its own ``env.step`` loop over ``raw_legal_actions``, which needs no copy of the list. A step also
builds the observation; its interface does not play without.

Neither package is a dependency of the project: what is not importable is left out and named by `missing`.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from time import perf_counter, process_time
from types import ModuleType
from typing import Any, Protocol

MODULES = {"open_spiel": "pyspiel", "rlcard": "rlcard"}
"""Package, as installed, to the module it is driven through."""

SPIEL_GAMES = ("euchre", "blackjack", "gin_rummy")

RLCARD_GAMES = {"blackjack": True, "gin-rummy": False, "leduc-holdem": True}
"""Game to whether its ``raw_legal_actions`` are raw actions; gin rummy's are encoded ones."""

CHECKED_GAMES = 5
"""Games played on loading to check that chance is uniform."""

TOLERANCE = 1e-9
"""How far a probability may lie from its equal share."""


class SpielState(Protocol):
    """The part of ``pyspiel.State`` used here."""

    def legal_actions(self, player: int = ...) -> list[int]: ...
    def is_terminal(self) -> bool: ...
    def current_player(self) -> int: ...
    def apply_action(self, action: int) -> None: ...
    def is_player_node(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...


class SpielGame(Protocol):
    """The part of ``pyspiel.Game`` used here."""

    def new_initial_state(self) -> SpielState: ...


class CardEnv(Protocol):
    """The part of ``rlcard.envs.Env`` used here."""

    def reset(self) -> tuple[dict[str, Any], int]: ...
    def step(self, action: object, raw_action: bool) -> tuple[dict[str, Any], int]: ...
    def is_over(self) -> bool: ...


@dataclass(frozen=True)
class Rival:
    """An engine and game to measure against.

    `play` runs whole games for about the given seconds and returns the decisions taken and the seconds spent.
    """

    name: str
    play: Callable[[random.Random, float], tuple[int, float]]


def rivals() -> tuple[Rival, ...]:
    """Every rival whose package is importable."""
    found: list[Rival] = []
    if _module("open_spiel"):
        found += [Rival(f"OpenSpiel {game}", partial(_play_spiel, _usual_game, game)) for game in SPIEL_GAMES]
        found += [Rival(f"OpenSpiel {game}, shortest loop", partial(_play_spiel, _short_game, game)) for game in SPIEL_GAMES]
    if _module("rlcard"):
        found += [Rival(f"RLCard {game}", partial(_play_rlcard, game)) for game in RLCARD_GAMES]
    return tuple(found)


def missing() -> tuple[str, ...]:
    """The packages that are not importable."""
    return tuple(package for package in MODULES if _module(package) is None)


@cache
def _module(package: str) -> ModuleType | None:
    try:
        return importlib.import_module(MODULES[package])
    except ImportError:
        return None


def _required(package: str) -> ModuleType:
    module = _module(package)
    if module is None:
        raise ModuleNotFoundError(f"{package} is not installed")
    return module


def _measure(play_game: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Call `play_game`, which returns its decisions, until the time is up; the seconds are the processor's."""
    decisions = 0
    began = process_time()
    end = perf_counter() + seconds
    while perf_counter() < end:
        decisions += play_game()
    return decisions, process_time() - began


def _play_spiel(
    game: Callable[[Callable[[], SpielState], Callable[[], float]], int], name: str, rng: random.Random, seconds: float
) -> tuple[int, float]:
    return _measure(partial(game, _spiel(name).new_initial_state, rng.random), seconds)


def _usual_game(new: Callable[[], SpielState], uniform: Callable[[], float]) -> int:
    """The loop of its documentation: ask whether the game is over and who acts, then choose among outcomes or actions."""
    state = new()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
        else:
            actions = state.legal_actions(state.current_player())
            state.apply_action(actions[int(uniform() * len(actions))])
            decisions += 1
    return decisions


def _short_game(new: Callable[[], SpielState], uniform: Callable[[], float]) -> int:
    state = new()
    legal, apply, is_decision = state.legal_actions, state.apply_action, state.is_player_node
    decisions = 0
    while actions := legal():
        decisions += is_decision()
        apply(actions[int(uniform() * len(actions))])
    return decisions


@cache
def _spiel(name: str) -> SpielGame:
    game: SpielGame = _required("open_spiel").load_game(name)
    rng = random.Random(0)
    for _ in range(CHECKED_GAMES):
        _check_game(name, game.new_initial_state(), rng)
    return game


def _check_game(name: str, state: SpielState, rng: random.Random) -> None:
    while actions := state.legal_actions():
        if state.is_chance_node() and not _uniform_over(actions, state.chance_outcomes()):
            raise RuntimeError(f"OpenSpiel {name}: chance is not uniform over the legal actions")
        state.apply_action(rng.choice(actions))


def _uniform_over(actions: Sequence[int], outcomes: Sequence[tuple[int, float]]) -> bool:
    share = 1 / len(actions)
    same = [outcome for outcome, _ in outcomes] == list(actions)
    return same and all(abs(probability - share) < TOLERANCE for _, probability in outcomes)


def _play_rlcard(name: str, rng: random.Random, seconds: float) -> tuple[int, float]:
    env: CardEnv = _required("rlcard").make(name, config={"seed": rng.getrandbits(32)})
    return _measure(partial(_rlcard_game, env, RLCARD_GAMES[name], rng.random), seconds)


def _rlcard_game(env: CardEnv, raw: bool, uniform: Callable[[], float]) -> int:
    step, is_over = env.step, env.is_over
    state, _ = env.reset()
    decisions = 0
    while not is_over():
        actions = state["raw_legal_actions"]
        state, _ = step(actions[int(uniform() * len(actions))], raw)
        decisions += 1
    return decisions
