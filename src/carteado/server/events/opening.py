"""The table of the server that a jogo asks for: how many seats, which house rules, whose chairs.

Rule 1: which games have two sides, and with how many seats, is the catalogue's to say; a jogo is played in the form in which
        the sides of a table are as large as its own.
Rule 2: the table is stored before the event names it. Who dies in between leaves a table at which nobody can sit.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from carteado import catalogue, fair
from carteado.family import Game
from carteado.game import BadStart
from carteado.options import BadOption
from carteado.placar import opened as sheet
from carteado.server.errors import Refusal
from carteado.server.placar_log import ALPHABET
from carteado.server.services import Services
from carteado.server.storage import TABLE
from carteado.server.summaries import facts_of
from carteado.table import Refused as TableRefused
from carteado.table import Table, Who, opened
from carteado.table import entries as table_log
from carteado.table.messages import Setup
from carteado.tournament.lots import nonce
from carteado.tournament.state import Jogo, State, plain
from carteado.tournament.tables import sides
from carteado.words.tables import refusal

ID_LENGTH: Final = 10
LENGTHS: Final = (1, 3, 5)


@dataclass(frozen=True)
class Form:
    """A table as a jogo asks for it: `people` are those of each side, in the order of their chairs."""

    game: Game
    seats: int
    options: dict[str, str]
    partidas: int
    people: tuple[tuple[str, ...], ...]

    @property
    def chairs(self) -> tuple[tuple[int, str], ...]:
        """Whose each seat is: the side and the person."""
        left = [list(side) for side in self.people]
        return tuple([(side, left[side].pop(0)) for side in self.game.sides(self.seats, self.options)])


@dataclass(frozen=True)
class Packs:
    """What the tables of a round have in common."""

    count: int
    commitment: str
    seed: str
    words: tuple[str, ...]

    def nonces(self, seats: int) -> tuple[str, ...]:
        """What the words bring to the packs of each table: all of them together, in the place of its first seat."""
        return (nonce("\n".join(self.words)) if self.words else fair.NO_NONCE, *[fair.NO_NONCE] * (seats - 1))


def sitting(state: State, jogo: Jogo) -> tuple[tuple[str, ...], ...]:
    """Who sits down for each side: as the jogo began, or those who are no reserves and not excluded."""
    if jogo.lineups:
        return jogo.lineups
    return tuple([_first(state, side or 0) for side in sides(state, jogo)])


def _first(state: State, side: int) -> tuple[str, ...]:
    entered = state.entries.get(side)
    people = entered.people if entered else ()
    return tuple([one.name for one in people if not one.reserve and (side, one.name) not in state.excluded])


def two_sided(game: Game, options: Mapping[str, str], people: Sequence[int]) -> int:
    """The number of seats at which the game has two sides, as large as these; 0 where there is none.

    A game that counts half points has none: a súmula holds whole ones, and each of its players is against the house.
    """
    for seats in game.seats if game.unit == 1 else ():
        try:
            found = game.sides(seats, game.settled(seats, options))
        except BadOption:
            continue
        if set(found) == {0, 1} and [found.count(side) for side in (0, 1)] == list(people):
            return seats
    return 0


def form_of(state: State, jogo: Jogo, packs: bool = False) -> Form:
    """The table of this jogo; `Refusal` where the game is not played in such a form, length or to such a score."""
    game = catalogue.GAMES.get(state.game or state.code.regulation)
    if game is None:
        raise Refusal(422, "online-game")
    people = sitting(state, jogo)
    for extra in ({}, {"target": str(jogo.format.target)}):
        options = game.proposed({**state.house.options, **extra})
        seats = two_sided(game, options, [len(side) for side in people])
        if seats and (packs or _goes_to(game, options, seats, jogo)):
            return Form(game, seats, options, 1 if packs else jogo.format.best_of, people)
    if two_sided(game, game.proposed(state.house.options), [len(side) for side in people]):
        raise Refusal(422, "online-length", n=jogo.format.best_of, target=jogo.format.target)
    raise Refusal(422, "online-people", people=" x ".join([str(len(side)) for side in people]))


def _goes_to(game: Game, options: Mapping[str, str], seats: int, jogo: Jogo) -> bool:
    """Whether its partidas go to the score that the stage wants, over so many of them."""
    if jogo.format.best_of not in LENGTHS:
        return False
    try:
        game.begin(seats, options)
        if not jogo.format.target:
            return True
        placar = sheet(game.id, options, seats, jogo.format.best_of)
    except (BadOption, BadStart, KeyError, ValueError):
        return False
    return placar.code.target == jogo.format.target


async def stored(services: Services, event: str, jogo: str, form: Form, delay: int, packs: Packs | None = None) -> str:
    """A new table for a jogo; its id."""
    table, now = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)), services.clock()
    entries = _entries(table, now, event, jogo, form, delay, packs)
    board = Table()
    for entry in entries:
        board.fold(entry)
    rows = [(now, table_log.encode(entry)) for entry in entries]
    await services.store.create(table, form.game.id, rows, facts_of(board, ()), TABLE)
    return table


def _entries(
    table: str, now: int, event: str, jogo: str, form: Form, delay: int, packs: Packs | None
) -> list[table_log.AnyEntry]:
    setup = Setup(
        game=form.game.id,
        seats=form.seats,
        options=form.options,
        public=False,
        partidas=form.partidas,  # type: ignore[arg-type]
        spectators=packs is None,
        delay=delay,  # type: ignore[arg-type]
        referee=True,
        substitutes=False,
    )
    try:
        made = list(opened(table, now, Who("", ""), setup, "", secrets.token_bytes))
    except TableRefused as refused:
        reason = refused.reason
        raise Refusal(422, reason.code, told=lambda words: refusal(words, reason), because=reason.clause) from refused
    people = tuple([person for _, person in form.chairs])
    bound = table_log.Bound(at=now, event=event, jogo=jogo, people=people)
    if packs is None:
        return [*made, bound]
    committed = table_log.Committed(at=now, commitment=packs.commitment, seed=packs.seed)
    return [made[0], committed, replace(bound, packs=packs.count, nonces=packs.nonces(form.seats))]


def seat_for(form: Form, people: Sequence[Sequence[str]], side: int, person: str) -> int | None:
    """The chair of this person, where these sit down for the sides now."""
    now = replace(form, people=tuple([tuple(names) for names in people]))
    return next((seat for seat, whose in enumerate(now.chairs) if whose[0] == side and plain(whose[1]) == plain(person)), None)
