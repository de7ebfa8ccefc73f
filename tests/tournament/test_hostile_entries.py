"""Entries of every kind with whatever values: each is refused with a reason, or is folded; none is a fault, then or later."""

import dataclasses
import typing
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

import pytest

from carteado.tournament import entries as log
from carteado.tournament.changes import changes
from carteado.tournament.classification import general
from carteado.tournament.people import Person
from carteado.tournament.roteiro import run
from carteado.tournament.state import State
from carteado.tournament.tables import played, sides, standing
from carteado.tournament.torneio import Torneio

CASES: Final = Path(__file__).parents[2] / "cases" / "torneio"
KINDS: Final[tuple[type[log.Entry], ...]] = tuple(
    kind for kind in typing.get_args(log.AnyEntry) if kind not in (log.Opened, log.EventEnded)
)
TRIED: Final = 1200
AFRESH: Final = 60  # so many entries, and the event is again what it was
EVENTS: Final = {
    "fenacef-14": "resultado C1 x C3",
    "cbtg-8": "resultado Ipê x Jerivá",
    "livre-suico-ausencias": "",
}
SLOTS: Final = ("#1", "#2", "#3", "#99", "#0", "#-1", "1A", "2A", "9A", "s1", "v(q1)", "p(q1)", "v(zz)", "x", "", "A")
ROWS: Final = ((), ((12, 3), (12, 4)), ((12, 3),), ((12, 3, 3),), ((12,),), ((12, 12),), ((12, 3),) * 6, ((-1, 12),))


def begun(name: str, until: str) -> Torneio:
    """The event of a roteiro, up to this line of it."""
    whole = (CASES / f"{name}.torneio").read_text(encoding="utf-8")
    return run(whole[: whole.index(until)] if until else whole).event


def named(rng: Random, state: State, name: str) -> Any:
    """A value for a field of this name, often one that fits; nothing where any of its type will do."""
    meeting = rng.choice(list(state.jogos.values()))
    both = tuple([side or 0 for side in sides(state, meeting)])
    clauses = [penalty.clause for penalty in state.preset_of.penalties]
    pools: Mapping[str, tuple[Any, ...]] = {
        "jogo": (meeting.id, *list(state.jogos)[:6], "zz", ""),
        "stage": (*state.stages, "zz", ""),
        "group": (*state.groups, "Z"),
        "sides": (both, both, both, (), (1,), (1, 1), (99, 1)),
        "clause": (*clauses, "", "X"),
        "slots": (tuple(rng.choices(SLOTS, k=2)), tuple(rng.choices(SLOTS, k=rng.randrange(4)))),
        "among": (tuple(rng.choices(SLOTS, k=rng.randrange(4))),),
        "seed": ("", "00" * 32, "zz", "00"),
        "key": ("woLeague", "criteria", "zz", "phones"),
        "role": ("", "coordinator", "commission", "organiser", "judge", "athlete"),
        "rows": ROWS,
        "lineups": ((), ((), ()), (("A1 um", "A1 dois"), ("A2 um", "A2 dois")), (("x",),)),
        "instead": (None, {}, {"type": "rows", "jogo": "g1", "sides": [1, 2], "rows": [[12, 3]]}, {"type": "zz"}),
    }
    return rng.choice(pools[name]) if name in pools else ...


def value(rng: Random, of: Any) -> Any:
    """A value of this type."""
    origin, inner = typing.get_origin(of), typing.get_args(of)
    if origin is Literal:
        return rng.choice(inner)
    if origin is tuple and inner[1:] == (...,):
        return tuple([value(rng, inner[0]) for _ in range(rng.randrange(4))])
    if origin is tuple:
        return tuple([value(rng, one) for one in inner])
    simple: dict[Any, tuple[Any, ...]] = {
        int: (0, 1, 2, 3, 5, 99, -1),
        str: ("", "a", "A1", "A1 um", "organizadora", "x" * 90),
        bool: (True, False),
        Person: (Person("a"), Person("b"), Person("")),
    }
    return rng.choice(simple[of]) if of in simple else {}


def entry(rng: Random, state: State, kind: type[log.Entry]) -> log.AnyEntry:
    """An entry of this kind, whatever it says."""
    types, told = typing.get_type_hints(kind), dict[str, Any]()
    for field in dataclasses.fields(kind):
        if field.name in ("at", "before", "who") or (field.default is not dataclasses.MISSING and rng.random() < 0.15):
            continue
        found = named(rng, state, field.name) if not (kind is log.PersonExcluded and field.name == "instead") else "r"
        told[field.name] = value(rng, types[field.name]) if found is ... else found
    return typing.cast("log.AnyEntry", kind(**told))


@pytest.mark.parametrize("name", EVENTS)
def test_whatever_is_entered_is_refused_or_folded(name: str) -> None:
    rng, first = Random(name), begun(name, EVENTS[name])
    event, taken = first, Counter[type[Any]]()
    for number in range(TRIED):
        event = first if number % AFRESH == 0 else event
        made = entry(rng, event.state, rng.choice(KINDS))
        if event.check(made) is not None:
            continue
        after = event.after(made)
        for group in after.state.groups:
            standing(after.state, group)
        for jogo in after.state.jogos:
            played(after.state, jogo)
        general(after.state)
        changes(event, after)
        taken[type(made)] += 1
        event = after
    assert len(taken) >= 20
    assert sum(taken.values()) >= TRIED // 10


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (log.SanctionGiven(role="commission", jogo="zz", sides=(), against=1, clause="FEN-36"), "no-jogo"),
        (log.SanctionGiven(role="commission", jogo="g1", sides=(9, 10), against=9, clause="FEN-36"), "other-sides"),
        (log.RoleTaken(number=9), "no-part"),
    ],
)
def test_what_is_about_nothing_is_refused(made: log.AnyEntry, code: str) -> None:
    reason = begun("fenacef-14", "resultado C1 x C3").check(made)
    assert reason is not None
    assert reason.code == code


@pytest.mark.parametrize(("pairs", "code"), [((), "round-empty"), (((2,),), "two-sides"), (((1, 2, 3),), "two-sides")])
def test_a_round_is_of_pairs(pairs: Any, code: str) -> None:
    whole = (CASES / "livre-suico-wo-e-forca.torneio").read_text(encoding="utf-8")
    event = run(whole[: whole.index("rodada S: A x C")]).event
    reason = event.check(log.RoundPaired(stage="S", round=2, pairs=pairs, byes=(4,)))
    assert reason is not None
    assert reason.code == code
