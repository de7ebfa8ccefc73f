"""Jogos at tables of the server: how the tables are set up, which is whose, and rounds that play the same packs."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from carteado.tournament import duplicate
from carteado.tournament import entries as log
from carteado.tournament.afar import Duplicate, House, Online
from carteado.tournament.folding_jogos import pinned, put, with_rows
from carteado.tournament.results import Row
from carteado.tournament.state import NOBODY, State, varied


def _house(state: State, entry: log.OnlineSet, _number: int) -> None:
    state.house = House(entry.options, entry.delay)


def _bound(state: State, entry: log.TableBound, _number: int) -> None:
    """The sides are these from now on, whose chairs they are. One of a rehearsal has no place."""
    online = Online(entry.place, entry.seats, House(entry.options, entry.delay), entry.lineups, entry.packs)
    jogo = pinned(state.jogos[entry.jogo], entry.sides)
    put(state, varied(jogo, online=online if entry.place else None, place=""))


def _unbound(state: State, entry: log.TableUnbound, _number: int) -> None:
    """Who was not called yet is whoever comes to be in its slots."""
    jogo = state.jogos[entry.jogo]
    stays = jogo.called or jogo.started or jogo.rows
    put(state, varied(jogo, online=None, sides=jogo.sides if stays else ()))


def _duplicate(state: State, entry: log.DuplicateSet, _number: int) -> None:
    state.duplicates[entry.commitment] = Duplicate(entry.jogos, entry.packs, entry.commitment)


def _begun(state: State, entry: log.DuplicateBegun, _number: int) -> None:
    state.duplicates[entry.commitment] = replace(state.duplicates[entry.commitment], words=entry.words)


def _played(state: State, entry: log.DuplicatePlayed, _number: int) -> None:
    """Each jogo goes to the side whose mãos count more; the row keeps the points as they were made."""
    found = state.duplicates[entry.commitment]
    state.duplicates[entry.commitment] = replace(found, seed=entry.seed, points=entry.points)
    for table, name in enumerate(found.jogos):
        jogo = state.jogos[name]
        if jogo.decided or not entry.points[table]:
            continue
        first, second = duplicate.totals(entry.points, table)
        winner = NOBODY if first == second else jogo.sides[first < second]
        with_rows(state, jogo, (Row(duplicate.made(entry.points[table])),), entry.at, winner)
        put(state, varied(state.jogos[name], winner=winner, source="table"))


FOLDS: Final[Mapping[type[Any], Callable[[State, Any, int], None]]] = {
    log.OnlineSet: _house,
    log.TableBound: _bound,
    log.TableUnbound: _unbound,
    log.DuplicateSet: _duplicate,
    log.DuplicateBegun: _begun,
    log.DuplicatePlayed: _played,
}
