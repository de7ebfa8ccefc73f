"""What can be played and by which text: `/api/games` and `/api/regulations`. The same for everybody, so it may be kept."""

from difflib import get_close_matches
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from carteado.bots import bots_for, default_bot
from carteado.catalogue import GAMES, Game, face, family
from carteado.regulations import Clause, Regulation, Silence, regulation
from carteado.server.errors import Refusal
from carteado.server.openapi import problems
from carteado.server.shapes import BotInfo, ClauseInfo, GameInfo, Option

TOLD: Final = ("sheet", "rulings", "compare", "advice", "event", "paper")  # the faces a page may ask for
KEPT: Final = {"Cache-Control": "public, max-age=300"}


@get("/api/games", responses=problems(), tags=["games"])
async def games() -> Response[list[GameInfo]]:
    """Every game, with its seats, options and bots."""
    return Response([_described(game) for game in GAMES.values()], headers=KEPT)


@get("/api/regulations/{game:str}", responses=problems(404), tags=["games"])
async def whole_regulation(game: FromPath[str]) -> Response[Regulation]:
    """A regulation, whole and in both languages: clauses, silences, options, notices, phrases and calls."""
    return Response(_regulation(game), headers=KEPT)


@get("/api/regulations/{game:str}/clauses/{clause:str}", responses=problems(404), tags=["games"])
async def one_clause(game: FromPath[str], clause: FromPath[str]) -> Response[ClauseInfo]:
    """One clause or silence, whatever the case of its id."""
    try:
        found = _regulation(game).clause(clause)
    except KeyError as error:
        raise Refusal(404, "no-clause", clause=clause[:40]) from error
    return Response(_told(found), headers=KEPT)


def _regulation(game: str) -> Regulation:
    if game.partition("/")[0] not in GAMES:
        known = ", ".join(get_close_matches(game[:40], GAMES, cutoff=0))
        raise Refusal(404, "no-game", name=game[:40], known=known)
    return regulation(game)


def _described(game: Game) -> GameInfo:
    text = regulation(game.id)
    return GameInfo(
        id=game.id,
        version=game.version,
        family=family(game.id).name,
        title=text.title,
        summary=text.summary,
        seats=list(game.seats),
        sides=max(game.sides(game.seats[0])) + 1,
        seating=[list(game.sides(seats)) for seats in game.seats],
        options=[
            Option(key=choice.key, default=choice.default, values=list(choice.values), numbers=choice.numbers)
            for choice in game.choices
        ],
        faces=[name for name in TOLD if face(game.id, name) is not None],
        compared=[each.id for each in family(game.id).games] if face(game.id, "compare") is not None else [],
        bots=[BotInfo(name=name, best=name == default_bot(game.id)) for name in bots_for(game.id)],
    )


def _told(found: Clause | Silence) -> ClauseInfo:
    if isinstance(found, Clause):
        return ClauseInfo(id=found.id, kind=found.kind, article=found.article, about=[], option="", text=found.text)
    return ClauseInfo(id=found.id, kind="silence", article="", about=list(found.about), option=found.option, text=found.text)


HANDLERS = (games, whole_regulation, one_clause)
