"""Whole events at random: every preset and every shape comes to its end, and the log alone says all there is."""

import os
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.struct import told as structured
from carteado.tournament import entries as log
from carteado.tournament.changes import Conflict, OrderChanged, RowsChanged, SidesChanged, changes
from carteado.tournament.classification import general
from carteado.tournament.draw import draw, pots, proposed
from carteado.tournament.entries import AnyEntry, decode, encode
from carteado.tournament.log import broken, chained
from carteado.tournament.lots import Lots, Seed
from carteado.tournament.people import Person
from carteado.tournament.presets import presets
from carteado.tournament.rehearsing import invented, rehearsed
from carteado.tournament.state import State
from carteado.tournament.tables import played, sides, standing
from carteado.tournament.templates import Shape, groups_and_knockout, knockout, letters, second_groups
from carteado.tournament.torneio import Torneio

LONG = bool(os.environ.get("CARTEADO_FUZZ"))
FEW = settings(max_examples=120 if LONG else 12)
PRESETS = tuple(one.id for one in presets())
SHAPES = ("one group", "groups", "groups and knockout", "third place", "groups twice", "knockout", "swiss", "repescagem")
KEPT = ("kept", "play")  # answers kept, made again when asked


def people(preset: str, number: int) -> tuple[Person, ...]:
    """Who makes a side here, with every mark that anybody asks for."""
    count = 3 if preset == "cbtg" else 2
    marks = ("servidora", "associada")
    return tuple([Person(f"P{number}-{at}", marks, capataz=preset == "cbtg" and at == 1) for at in range(1, count + 1)])


def entered(preset: str, entries: int, seed: int) -> Torneio:
    """An event of so many entries, from a few entities, closed to more."""
    rng = Random(seed)
    lines: list[AnyEntry] = [log.Opened(name="Ensaio", preset=preset, tables=4)]
    for kind, least, _ in next(one for one in presets() if one.id == preset).rules.commissions:
        lines.append(log.CommissionNamed(kind=kind, people=tuple([f"{kind} {at}" for at in range(least)])))
    for number in range(1, entries + 1):
        lines.append(log.EntryMade(name=f"D{number}", entity=rng.choice(("", "X", "Y")), people=people(preset, number)))
    return told([*lines, log.EntriesClosed()])


def told(lines: list[AnyEntry], event: Torneio | None = None) -> Torneio:
    """The event after these, each asked first."""
    found = event or Torneio.of()
    for entry in lines:
        found = found.entered(entry)
    return found


def table(entries: int, shape: str, seed: int) -> list[AnyEntry]:
    """A competition table of this shape for so many entries."""
    numbers = list(range(1, entries + 1))
    everybody = [f"#{number}" for number in numbers]
    if shape == "knockout":
        return knockout(everybody)
    if shape == "swiss":
        return [
            log.StageSet(stage="S", kind="swiss", rounds=2),
            log.GroupSet(stage="S", group="S", slots=tuple(everybody)),
        ]
    if shape == "one group":
        return [log.GroupSet(stage="grupos", group="A", slots=tuple(everybody))]
    if shape == "repescagem":
        made: list[AnyEntry] = [log.JogoSet(jogo=f"a{at}", slots=(everybody[at], everybody[at + 1])) for at in (0, 2)]
        made.append(log.StageSet(stage="R", kind="knockout", best_of=1, repescagem=True))
        made.append(log.JogoSet(jogo="r1", slots=("p(a0)", "p(a2)"), stage="R"))
        made.append(log.JogoSet(jogo="s1", slots=("v(a0)", "v(r1)")))
        made.append(log.JogoSet(jogo="final", slots=("v(s1)", "v(a2)")))
        return made
    sizes = proposed(entries, max(2, entries // 4))
    drawn = draw(pots(numbers, sizes), sizes, Lots(Seed(bytes([seed % 256]) * 32, ("zap",))))
    names = letters(len(sizes))
    groups = log.GroupsDrawn(stage="grupos", groups=tuple(zip(names, drawn.groups, strict=True)))
    going = Shape(sizes, 2)
    after: list[AnyEntry] = []
    if shape == "groups twice":
        after = second_groups(going, Shape(proposed(going.going_on, len(sizes)), 1))
    elif shape != "groups":
        after = groups_and_knockout(going, third=shape == "third place")
    return [groups, *after]


@st.composite
def events(draw: st.DrawFn, most: int = 11) -> Torneio:
    """An event with its table, played or partly played."""
    preset = draw(st.sampled_from(PRESETS))
    shape = draw(st.sampled_from(SHAPES))
    seed = draw(st.integers(0, 10_000))
    entries = 4 if shape == "repescagem" else draw(st.integers(6, most))
    whole = rehearsed(told(table(entries, shape, seed), entered(preset, entries, seed)), seed)
    keep = draw(st.sampled_from((1.0, 1.0, 0.6)))
    return Torneio.of(whole.log[: max(entries + 3, int(len(whole.log) * keep))])


def facts(state: State) -> dict[str, object]:
    """All that a state says, but for answers it keeps."""
    return {name: value for name, value in vars(state).items() if name not in KEPT}


def orders(event: Torneio) -> dict[str, object]:
    """Every table there is, with its figures."""
    found: dict[str, object] = {name: standing(event.state, name) for name in event.state.groups}
    return {**found, "general": general(event.state).standing.order()}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_event_of_every_preset_and_shape_comes_to_its_end(preset: str, shape: str) -> None:
    for seed in range(12 if LONG else 1):
        entries = 4 if shape == "repescagem" else 6 + (seed * 5 + len(shape) + len(preset)) % 6
        event = rehearsed(told(table(entries, shape, seed), entered(preset, entries, seed)), seed)
        state = event.state
        left = [name for name in state.jogos if (one := played(state, name)) is None or not one.decided]
        assert left == []
        assert [name for name, stage in state.stages.items() if state_groups(state, name) and not stage.closed] == []
        assert state.rehearsal
        placed = [entry for part in general(state).standing.order() for entry in part]
        if len(state.groups) != 1 or shape != "groups":
            assert sorted(placed) == sorted(state.entries)


def state_groups(state: State, stage: str) -> list[str]:
    """The groups of a stage."""
    return [group.name for group in state.groups.values() if group.stage == stage]


@FEW
@given(events())
def test_every_entry_has_one_place_and_no_later_criterion_contradicts_an_earlier_one(event: Torneio) -> None:
    for name, group in event.state.groups.items():
        order = standing(event.state, name)
        here = [place.entry for place in order.places]
        assert len(here) == len(set(here)) <= len(group.slots)
        for split in order.splits:
            for tried in split.tried[:-1]:
                if tried.kind == "values" and tried.values is not None:
                    assert len(set(tried.values)) == 1 or tried.id == "extra"
        first = event.state.code.first.id
        figures = {one: line.points if first == "points" else line.wins for one, line in order.lines.items()}
        fair = [figures[place.entry] for place in order.places if not place.mark]
        assert fair == sorted(fair, reverse=True)


@FEW
@given(events(most=8), st.randoms(use_true_random=False))
def test_results_in_any_order_give_the_same_tables(event: Torneio, rng: Random) -> None:
    named = [at for at, entry in enumerate(event.log) if isinstance(entry, log.RowsTaken) and not closed_before(event, at)]
    first = [at for at in named if event.state.jogos[jogo_at(event, at)].slots[0].startswith("#")]
    mixed = list(first)
    rng.shuffle(mixed)
    lines = list(event.log)
    stage = {at: event.state.jogos[jogo_at(event, at)].stage for at in first}
    for one, other in zip(first, mixed, strict=True):
        if stage[one] == stage[other] and event.state.stages[stage[one]].kind != "swiss":
            lines[one] = event.log[other]
    if len({jogo_of(entry) for entry in lines if isinstance(entry, log.RowsTaken)}) == len(named):
        assert orders(Torneio.of(lines)) == orders(event)


def closed_before(event: Torneio, at: int) -> bool:
    """Whether a stage had been closed, or lots drawn, before this line."""
    return any(isinstance(entry, (log.StageClosed, log.LotsDrawn, log.ExtraRoundOpened)) for entry in event.log[:at])


def jogo_of(entry: AnyEntry) -> str:
    assert isinstance(entry, log.RowsTaken)
    return entry.jogo


def jogo_at(event: Torneio, at: int) -> str:
    return jogo_of(event.log[at])


@FEW
@given(events())
def test_the_log_folds_line_by_line_to_what_it_folds_at_once_and_goes_out_and_comes_in_unchanged(event: Torneio) -> None:
    steps = Torneio.of()
    for number, entry in enumerate(event.log, 1):
        steps = steps.after(entry)
        if number % 7 == 0:
            orders(steps)  # what is asked on the way changes nothing
    assert facts(steps.state) == facts(Torneio.of(event.log).state)
    payloads = chained(event.log)
    assert broken(payloads) is None
    again = Torneio.of([decode(payload) for payload in payloads])
    assert [encode(entry) for entry in again.log] == list(payloads)
    assert chained([replace(entry, before="") for entry in again.log]) == payloads
    assert orders(again) == orders(event)


@FEW
@given(events(), st.integers(0, 10_000))
def test_a_correction_changes_what_it_says_and_nothing_else(event: Torneio, seed: int) -> None:
    rng = Random(seed)
    results = [(number, entry) for number, entry in enumerate(event.log, 1) if isinstance(entry, log.RowsTaken)]
    if not results:
        return
    number, old = rng.choice(results)
    jogo = event.state.jogos[old.jogo]
    new = None if rng.random() < 0.2 else structured(replace(old, rows=invented(jogo.format, rng)))
    correction = log.Corrected(number=number, instead=new, why="-")
    if event.check(correction) is not None:
        return
    after = event.after(correction)
    said = changes(event, after)
    rows = {one.jogo for one in said if isinstance(one, RowsChanged)}
    moved = {one.jogo for one in said if isinstance(one, (SidesChanged, Conflict))}
    tables = {one.group for one in said if isinstance(one, OrderChanged)}
    for name, now in after.state.jogos.items():
        before = event.state.jogos[name]
        if name not in rows and name not in moved:
            assert (now.rows, now.winner) == (before.rows, before.winner)
            assert sides(after.state, now) == sides(event.state, before)
        if before.sides and name != old.jogo:
            assert now.sides == before.sides
    for name in event.state.groups:
        if name not in tables:
            assert standing(after.state, name).order() == standing(event.state, name).order()
            assert standing(after.state, name).lines == standing(event.state, name).lines
    if "" not in tables:
        assert general(after.state).standing.order() == general(event.state).standing.order()


@pytest.mark.parametrize("shape", ["swiss", "groups and knockout"])
def test_the_same_seed_is_the_same_event(shape: str) -> None:
    first, second = [rehearsed(told(table(9, shape, 3), entered("livre", 9, 3)), 3) for _ in range(2)]
    assert chained(first.log) == chained(second.log)
    assert chained(first.log) != chained(rehearsed(told(table(9, shape, 3), entered("livre", 9, 3)), 4).log)
