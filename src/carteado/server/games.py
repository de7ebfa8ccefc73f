"""What can be played and by which text: `/api/games` and `/api/regulations`. The same for everybody, so it may be kept."""

import asyncio
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from itertools import product
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from carteado.bots import bots_for, default_bot
from carteado.catalogue import GAMES, Game, face, family
from carteado.family import PRINTED, Preset
from carteado.lessons import has_lesson
from carteado.options import BadOption
from carteado.regulations import Clause, Regulation, Silence, Text, regulation
from carteado.regulations.text import ENGLISH, PORTUGUESE
from carteado.server.errors import Refusal
from carteado.server.injected import Asked
from carteado.server.openapi import problems
from carteado.server.packing import packed, unpacked
from carteado.server.shapes import BotInfo, ClauseInfo, GameInfo, Option, PresetInfo, Seating, SeatsNeed
from carteado.server.static import PACKED
from carteado.words import Words

TOLD: Final = ("sheet", "rulings", "compare", "advice", "event", "paper")  # the faces a page may ask for
KEPT: Final = {"Cache-Control": "public, max-age=300"}


@get("/api/games", responses=problems(), tags=["games"], opt={PACKED: True})
async def games(request: Asked) -> Response[list[GameInfo]]:
    """Every game, with its seats, options and bots."""
    return await unpacked(request, await asyncio.to_thread(_all, tuple(GAMES)), **KEPT)


@cache
def _all(games: tuple[str, ...]) -> bytes:
    """What is told of these games: it takes a while, and is the same for everybody."""
    return packed([_described(GAMES[game]) for game in games])


@get("/api/regulations/{game:str}", responses=problems(404), tags=["games"])
async def whole_regulation(game: FromPath[str]) -> Response[Regulation]:
    """A regulation, whole and in both languages: clauses, silences, options, notices, phrases and calls."""
    return Response(the_regulation(game), headers=KEPT)


@get("/api/regulations/{game:str}/clauses/{clause:str}", responses=problems(404), tags=["games"])
async def one_clause(game: FromPath[str], clause: FromPath[str]) -> Response[ClauseInfo]:
    """One clause or silence, whatever the case of its id."""
    try:
        found = the_regulation(game).clause(clause)
    except KeyError as error:
        raise Refusal(404, "no-clause", clause=clause[:40]) from error
    return Response(_told(found), headers=KEPT)


def the_regulation(game: str) -> Regulation:
    """The regulation of a game that is here."""
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
        code=text.code,
        summary=text.summary,
        seats=list(game.seats),
        sides=max(_sides(game, game.seats[0], PRINTED)) + 1,
        seating=[_sides(game, seats, PRINTED) for seats in game.seats],
        seating_by_rule=[found for seats in game.seats for found in seated_otherwise(game, seats)],
        proposes=dict(game.proposes),
        needs=[SeatsNeed(seats=seats, options=dict(options)) for seats, options in game.needs.items()],
        options=[
            Option(key=choice.key, default=choice.default, values=list(choice.values), numbers=choice.numbers)
            for choice in game.choices
        ],
        presets=[_preset(game, preset) for preset in game.presets],
        faces=[name for name in TOLD if face(game.id, name) is not None],
        compared=[each.id for each in family(game.id).games] if face(game.id, "compare") is not None else [],
        lesson=has_lesson(game.id),
        bots=[BotInfo(name=name, best=name == default_bot(game.id)) for name in bots_for(game.id)],
    )


def _sides(game: Game, seats: int, settings: Mapping[str, str]) -> list[int]:
    """The side of each seat, with what so many bring along."""
    return list(game.sides(seats, {**settings, **game.needs.get(seats, PRINTED)}))


def seated_otherwise(game: Game, seats: int) -> list[Seating]:
    """The settings that part so many people otherwise than the printed text does: each alone, and those together."""
    parting = [
        [(choice.key, value) for value in choice.values]
        for choice in game.choices
        if any(_parts(game, seats, {choice.key: value}) for value in choice.values)
    ]
    defaults = {choice.key: choice.default for choice in game.choices}
    chosen = [{key: value for key, value in each if value != defaults[key]} for each in product(*parting)]
    return [Seating(seats=seats, options=each, sides=_sides(game, seats, each)) for each in chosen if _parts(game, seats, each)]


def _parts(game: Game, seats: int, settings: Mapping[str, str]) -> bool:
    """Whether these settings can be, and part people otherwise than the printed text."""
    try:
        return _sides(game, seats, settings) != _sides(game, seats, PRINTED)
    except BadOption:
        return False


def _preset(game: Game, preset: Preset) -> PresetInfo:
    here, there = Words(PORTUGUESE, game.id), Words(ENGLISH, game.id)
    return PresetInfo(
        name=preset.name,
        title=Text(here.preset(preset.name), there.preset(preset.name)),
        about=Text(here.preset_line(preset.name), there.preset_line(preset.name)),
        options=dict(preset.options),
    )


def _told(found: Clause | Silence) -> ClauseInfo:
    if isinstance(found, Clause):
        return ClauseInfo(id=found.id, kind=found.kind, article=found.article, about=[], option="", text=found.text)
    return ClauseInfo(id=found.id, kind="silence", article="", about=list(found.about), option=found.option, text=found.text)


HANDLERS = (games, whole_regulation, one_clause)
