"""What an act changes beyond itself: listed before it is written, and told afterwards.

Rule 1: a jogo that was called, started or played keeps its sides; where its slots name others now, that is a conflict for the
        coordinator to see, and nothing else.
"""

from dataclasses import dataclass

from carteado.tournament.classification import general
from carteado.tournament.results import Row
from carteado.tournament.state import State
from carteado.tournament.tables import entry_at, played, sides, standing
from carteado.tournament.torneio import Torneio

Order = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class RowsChanged:
    """The partidas of a jogo count otherwise."""

    jogo: str
    before: tuple[Row, ...]
    after: tuple[Row, ...]


@dataclass(frozen=True)
class OrderChanged:
    """A group, or with an empty name the classification, stands in another order, or on other figures."""

    group: str
    before: Order
    after: Order


@dataclass(frozen=True)
class SidesChanged:
    """A jogo that nobody had called is between others now."""

    jogo: str
    before: tuple[int | None, ...]
    after: tuple[int | None, ...]


@dataclass(frozen=True)
class Conflict:
    """A jogo that was called or played keeps its sides, though its slots name others now."""

    jogo: str
    kept: tuple[int, ...]
    named: tuple[int | None, ...]


Change = RowsChanged | OrderChanged | SidesChanged | Conflict


def changes(before: Torneio, after: Torneio) -> tuple[Change, ...]:
    """All that is otherwise in the second."""
    old, new = before.state, after.state
    found: list[Change] = []
    for name, jogo in new.jogos.items():
        if name not in old.jogos:
            continue
        was, now = played(old, name), played(new, name)
        rows = (was.rows if was else (), now.rows if now else ())
        if rows[0] != rows[1] or (was is not None and now is not None and was.winner != now.winner):
            found.append(RowsChanged(name, *rows))
        if not jogo.sides and sides(old, old.jogos[name]) != sides(new, jogo):
            found.append(SidesChanged(name, sides(old, old.jogos[name]), sides(new, jogo)))
    for name in new.groups:
        if name in old.groups:
            one, other = standing(old, name), standing(new, name)
            if one.order() != other.order() or one.lines != other.lines:
                found.append(OrderChanged(name, one.order(), other.order()))
    places = general(old).standing.order(), general(new).standing.order()
    if places[0] != places[1]:
        found.append(OrderChanged("", *places))
    known = set(conflicts(old))
    return (*found, *[conflict for conflict in conflicts(new) if conflict not in known])


def conflicts(state: State) -> tuple[Conflict, ...]:
    """Jogos whose sides are no longer those that their slots name."""
    found: list[Conflict] = []
    for jogo in state.jogos.values():
        if jogo.sides:
            named = tuple([entry_at(state, text) for text in jogo.slots])
            if None not in named and named != jogo.sides:
                found.append(Conflict(jogo.id, jogo.sides, named))
    return tuple(found)
