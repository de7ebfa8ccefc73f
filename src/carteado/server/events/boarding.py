"""The scoreboard of a jogo: opened with its names and its length, and bound to it in the log of the event.

Rule 1: a jogo has one scoreboard. Its keys are derived from the secret of the event, so the desk can be told them again.
Rule 2: where athletes may not hold a telephone (FEN-26-ii) all keys go to the device of the table, in one link.
"""

from collections.abc import Sequence
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import structs

from carteado.game import REFEREE
from carteado.options import BadOption
from carteado.placar import BY_ENTRY, BY_PARTIDA, AnyPlacar, codes
from carteado.server.errors import Refusal
from carteado.server.events.acting import allowed, done_by, kept_of, part_with, refusal_of
from carteado.server.events.asked_shapes import NewBoard
from carteado.server.events.keys import board_keys, locked
from carteado.server.events.log import Kept
from carteado.server.events.shapes import BoundBoard
from carteado.server.injected import Asked, TheServices
from carteado.server.openapi import problems
from carteado.server.placar_log import Board, empty, fresh_id, kept_as, writers
from carteado.server.placar_shapes import NewPlacar, PlacarOpened, encode
from carteado.server.services import Services
from carteado.server.storage import PLACAR
from carteado.server.tables import qr_of
from carteado.tournament import entries as log
from carteado.tournament.state import Jogo, Part, State
from carteado.tournament.tables import sides
from carteado.tournament.torneio import Refused, Torneio
from carteado.words.people import letter

ROUTE: Final = "/api/torneios/{event:str}"
DESK: Final = ("organiser", "coordinator", "commission")
LONGEST: Final = 40  # letters of a name on a scoreboard
JUDGE: Final = "J"


@post(f"{ROUTE}/placar", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def open_board(request: Asked, event: FromPath[str], data: JSONBody[NewBoard], services: TheServices) -> BoundBoard:
    """Open the scoreboard of a jogo and bind it. One that is there already is told again, to the desk alone."""
    kept = await kept_of(services, event, fresh=True)
    part, jogo = part_with(kept, data.key), _jogo(kept.torneio.state, data.jogo)
    secret = await services.events.secret(event)
    if not jogo.place:
        setup = setup_of(kept.torneio.state, jogo)
        placar, identity = empty(setup), fresh_id()
        keys = board_keys(secret, identity, len(writers(placar)))
        try:
            allowed(kept.torneio.state, part, log.JogoStarted(jogo=jogo.id, sides=()))
            for entry in _bound(kept.torneio, part, jogo.id, identity):
                kept.torneio.entered(entry)
            await _create(services, event, jogo.id, identity, setup, keys)
            kept = await services.events.write(event, lambda torneio: _bound(torneio, part, jogo.id, identity))
        except Refused as refused:
            raise refusal_of(kept.torneio, refused) from refused
        jogo = kept.torneio.state.jogos[jogo.id]
        if jogo.place == identity:
            return _told(request, kept, placar, identity, keys)
    if part.part not in DESK or not secret:
        raise Refusal(409, "placar-bound")
    stored = await services.store.load(kept_as(jogo.place))
    if not stored:
        raise Refusal(404, "no-placar")
    board = await services.archive.board(kept_as(jogo.place), stored)
    return _told(request, kept, board.placar, jogo.place, board_keys(secret, jogo.place, len(writers(board.placar))))


def _jogo(state: State, name: str) -> Jogo:
    found = state.jogos.get(name)
    if found is None:
        raise Refusal(404, "no-jogo-there")
    return found


def _bound(torneio: Torneio, part: Part, name: str, place: str) -> Sequence[log.AnyEntry]:
    """That it begins, and where its results come from; nothing where somebody else bound it first."""
    state, jogo = torneio.state, torneio.state.jogos[name]
    if jogo.place:
        return []
    known = sides(state, jogo)
    playing = tuple([side or 0 for side in known])
    started = log.JogoStarted(jogo=name, sides=playing, lineups=tuple([_seated(state, side) for side in playing]))
    entries: list[log.AnyEntry] = [*([] if jogo.started else [started]), log.JogoBound(jogo=name, source="device", place=place)]
    return [done_by(part, entry) for entry in entries]


def _seated(state: State, side: int) -> tuple[str, ...]:
    """Who sits down for an entry: those who are no reserves, and not excluded."""
    entered = state.entries.get(side)
    people = entered.people if entered else ()
    return tuple([one.name for one in people if not one.reserve and (side, one.name) not in state.excluded])


async def _create(services: Services, event: str, jogo: str, identity: str, setup: NewPlacar, keys: list[str]) -> None:
    at = services.clock()
    placar = empty(setup)
    kept = structs.replace(setup, options=dict(placar.options))
    opened = PlacarOpened(
        at=at, placar=kept_as(identity), setup=kept, keys=[locked(key) for key in keys], event=event, jogo=jogo
    )
    facts = Board(opened, placar, ()).facts(at)
    await services.store.create(kept_as(identity), setup.game, [(at, encode(opened))], facts, PLACAR)


def setup_of(state: State, jogo: Jogo) -> NewPlacar:
    """The scoreboard that this jogo asks for; refused where the code keeps none of this length."""
    game = state.game or state.code.regulation
    if game not in codes():
        raise Refusal(422, "placar-game", known=", ".join(codes()))
    known = sides(state, jogo)
    people = [_seated(state, side or 0) for side in known]
    length, target = jogo.format.best_of, jogo.format.target
    confirm = BY_PARTIDA if state.code.confirm == BY_PARTIDA else BY_ENTRY
    named = [state.entries[side].name[:LONGEST] if side else "" for side in known]
    for options in ({}, {"target": str(target)}):
        for players in (sum(map(len, people)), 0):
            for judge in (bool(jogo.judge), False):
                try:
                    setup = NewPlacar(
                        game=game,
                        options=options,
                        players=players,
                        best_of=length,  # type: ignore[arg-type]
                        sides=named,
                        judge=judge,
                        confirm=confirm,  # type: ignore[arg-type]
                    )
                    placar = empty(setup)
                except (BadOption, ValueError, KeyError):
                    continue
                if placar.best_of == length and target in (0, placar.code.target):
                    return _with_names(setup, placar, people)
    raise Refusal(422, "placar-length", n=length, target=target)


def _with_names(setup: NewPlacar, placar: AnyPlacar, people: list[tuple[str, ...]]) -> NewPlacar:
    """The same with the name of who sits on each seat, in order of play."""
    left = [list(side) for side in people]
    names = [left[side].pop(0)[:LONGEST] if side < len(left) and left[side] else "" for side in placar.sides]
    return structs.replace(setup, names=names)


def _told(request: Asked, kept: Kept, placar: AnyPlacar, identity: str, keys: list[str]) -> BoundBoard:
    named = [JUDGE if writer == REFEREE else letter(writer) for writer in writers(placar)]
    fragment = ",".join([f"{whose}.{key}" for whose, key in zip(named, keys, strict=True)])
    code = qr_of(f"{request.base_url}placar/{identity}#{fragment}").decode()
    return BoundBoard(id=identity, keys=keys, fragment=fragment, phones=kept.torneio.state.code.phones, code=code)


HANDLERS: Final = (open_board,)
