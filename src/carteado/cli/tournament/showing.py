"""An event on the command line: tables as text, and everything as JSON."""

from typing import Any

from carteado.tournament.changes import changes
from carteado.tournament.classification import general
from carteado.tournament.results import Standing
from carteado.tournament.roteiro.running import Fault
from carteado.tournament.state import State
from carteado.tournament.tables import played, sides, standing
from carteado.tournament.torneio import Torneio
from carteado.tournament.wanting import group_of
from carteado.words import Words
from carteado.words import event as says
from carteado.words.event_refusals import refusal
from carteado.words.torneio import place

Json = dict[str, Any]


def changed(words: Words, before: Torneio, after: Torneio) -> list[str]:
    """What the last lines changed beyond themselves, where something had been there before."""
    if not before.log or not before.state.began:
        return []
    return [says.change(words, before.state, after.state, one) for one in changes(before, after)]


def fault_text(words: Words, event: Torneio, fault: Fault) -> str:
    """What is not as a roteiro says."""
    return fault.text or (refusal(words, event.state, fault.reason) if fault.reason else "")


def told(words: Words, state: State, group: str) -> list[str]:
    """The tables as lines of text."""
    lines: list[str] = []
    for name in [group] if group else list(state.groups):
        lines += [words.say("Grupo {group}", group=name), *_table(words, state, standing(state, name)), ""]
    if not group and state.began:
        lines += [words.say("Classificação geral"), *_table(words, state, general(state).standing)]
    return lines


def _table(words: Words, state: State, order: Standing) -> list[str]:
    rows: list[str] = []
    for one in order.places:
        line = order.lines.get(one.entry)
        figures = says.figures(words, state.code, line) if line else []
        numbers = "  ".join(f"{name} {value}" for name, value in figures)
        rows.append(f"{place(words, one):>6}  {state.entries[one.entry].name:<24} {numbers}".rstrip())
    return rows


def classification(words: Words, state: State, entry: int) -> list[str]:
    """Why an entry is where it is: in its group, and in the event."""
    group = group_of(state, entry)
    lines: list[str] = []
    if group is not None:
        lines += says.why(words, state, standing(state, group.name), entry)
    order = general(state).standing
    if state.began and entry in order.at and (group is None or len(state.groups) > 1 or state.slots or _knockout(state)):
        lines += [text for text in says.why(words, state, order, entry) if text not in lines]
    return lines


def _knockout(state: State) -> bool:
    return any(jogo.knockout for jogo in state.jogos.values())


def as_json(words: Words, torneio: Torneio) -> Json:
    """The event for programs."""
    state = torneio.state
    return {
        "name": state.name,
        "preset": state.preset,
        "lines": len(torneio.log),
        "entries": [{"number": one.number, "name": one.name, "state": one.state} for one in state.entries.values()],
        "groups": {name: _order(words, state, standing(state, name)) for name in state.groups},
        "general": _order(words, state, general(state).standing) if state.began else [],
        "jogos": [_jogo(state, name) for name in state.jogos],
    }


def _order(words: Words, state: State, order: Standing) -> list[Json]:
    return [
        {
            "first": one.first,
            "last": one.last,
            "entry": state.entries[one.entry].name,
            "why": says.why(words, state, order, one.entry) if one.entry in order.lines else [],
        }
        for one in order.places
    ]


def _jogo(state: State, name: str) -> Json:
    jogo = state.jogos[name]
    one = played(state, name)
    return {
        "id": name,
        "stage": jogo.stage,
        "group": jogo.group,
        "sides": [state.entries[side].name if side else None for side in sides(state, jogo)],
        "rows": [list(row.counts) for row in one.rows] if one else [],
        "winner": state.entries[one.winner].name if one and one.winner else None,
    }
