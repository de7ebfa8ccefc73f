"""For who wants to learn: the study of a partida that was played here, and exercises, which need no table.

Rule 1: nobody is told of mistakes among people unless all who sat there want it.
Rule 2: an exercise is kept nowhere: who answers it sends what it was drawn from, and it is drawn again.
"""

from collections.abc import Mapping
from contextlib import suppress
from difflib import get_close_matches
from typing import Any, Final, cast

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Raw, json

from carteado.advice import Advice, advice_for
from carteado.catalogue import GAMES
from carteado.game import PUBLIC
from carteado.server.archive import MOST_ACTS, Played
from carteado.server.errors import Refusal
from carteado.server.identity import Guest
from carteado.server.injected import Asked, LangQuery, MaybeGuest, TheServices, TheWords
from carteado.server.learning_shapes import DrillAnswered, DrillAsked, DrillInfo, DrillTold, StudyInfo
from carteado.server.lessons import Lesson, marked, posed, studied
from carteado.server.openapi import problems
from carteado.server.partidas import ROUTE, the_partida
from carteado.server.security import address_of
from carteado.server.services import Services
from carteado.table import Refused
from carteado.table import entries as log
from carteado.table.deciding import checked
from carteado.table.messages import Setup
from carteado.words.tables import refusal

STUDY: Final = 5  # how many answers a study counts for


@get(f"{ROUTE}/study", responses=problems(403, 404, 422), tags=["partidas"])
async def study(
    request: Asked,
    table: FromPath[str],
    n: FromPath[int],
    guest: MaybeGuest,
    services: TheServices,
    words: TheWords,
    lang: LangQuery = None,
) -> StudyInfo:
    """What I made of a partida: each round against what it was worth, my mistakes by kind, and what was luck."""
    _spend(request, services, guest, STUDY)
    played = await the_partida(services, table, n, guest)
    partida = played.partida
    seat = partida.role_of(guest.id if guest else "")
    if _advice(partida.record.regulation).study is None:
        raise Refusal(404, "no-advice")
    if seat == PUBLIC or not partida.over:
        raise Refusal(403, "study-seat" if partida.over else "study-later")
    if not partida.taught(guest.id if guest else ""):
        raise Refusal(403, "study-off")
    if len(partida.record.lines) > MOST_ACTS:
        raise Refusal(422, "too-many-acts", most=MOST_ACTS)
    spoken = lang or words.lang
    return await services.tutors.work((*played.key, seat, spoken), studied, partida.record, seat, spoken, _steps(played))


@post("/api/games/{game:str}/drill", status_code=200, responses=problems(403, 404, 413, 415, 422), tags=["games"])
async def drill(
    request: Asked,
    game: FromPath[str],
    data: JSONBody[DrillAsked],
    guest: MaybeGuest,
    services: TheServices,
    words: TheWords,
    lang: LangQuery = None,
) -> DrillInfo:
    """An exercise: a table at which somebody has to decide. The same seed, house rules and weights give the same one."""
    _spend(request, services, guest)
    lesson, spoken = _lesson(game, data), lang or words.lang
    snapshot = await services.tutors.work((lesson, spoken), posed, lesson, spoken)
    return DrillInfo(snapshot=cast("Any", Raw(snapshot)))


@post("/api/games/{game:str}/drill/answer", status_code=200, responses=problems(403, 404, 413, 415, 422), tags=["games"])
async def drill_answer(
    request: Asked,
    game: FromPath[str],
    data: JSONBody[DrillAnswered],
    guest: MaybeGuest,
    services: TheServices,
    words: TheWords,
    lang: LangQuery = None,
) -> DrillTold:
    """Whether an answer to an exercise is right, and what each choice is worth."""
    _spend(request, services, guest)
    lesson, spoken = _lesson(game, data), lang or words.lang
    key = (lesson, spoken, json.encode(data.action, order="sorted"))
    found = await services.tutors.work(key, marked, lesson, data.action, spoken)
    if isinstance(found, DrillTold):
        return found
    raise Refusal(422, found)


def _lesson(game: str, data: DrillAsked) -> Lesson:
    """The exercise that is asked for; `Refusal` where there is no such game, no exercise in it, or such rules cannot be."""
    if game not in GAMES:
        raise Refusal(404, "no-game", name=game[:40], known=", ".join(get_close_matches(game[:40], GAMES, cutoff=0)))
    if _advice(game).drill is None:
        raise Refusal(404, "no-advice")
    setup = _fewest(game, data.options)
    return Lesson(game, setup.seats, data.seed, tuple(sorted(setup.options.items())), tuple(sorted(data.weights.items())))


def _fewest(game: str, options: Mapping[str, str]) -> Setup:
    """A table of as few as these house rules allow."""
    *fewer, most = [Setup(game=game, seats=seats, options=GAMES[game].proposed(options)) for seats in GAMES[game].seats]
    for setup in fewer:
        with suppress(Refused):
            return checked(setup)
    try:
        return checked(most)
    except Refused as error:
        reason = error.reason
        raise Refusal(422, reason.code, told=lambda words: refusal(words, reason)) from error


def _advice(game: str) -> Advice:
    found = advice_for(game)
    if found is None:
        raise Refusal(404, "no-advice")
    return found


def _steps(played: Played) -> tuple[int, ...]:
    """For every act of the partida, the step of its replay at which it had still to be made: more is told there than acts."""
    steps: list[int] = []
    for step, entry in enumerate(played.entries[played.partida.first :]):
        if isinstance(entry, log.Began):
            break
        steps += [step] if isinstance(entry, log.Acted) else []
    return tuple(steps)


def _spend(request: Asked, services: Services, guest: Guest | None, weight: int = 1) -> None:
    services.limits.spend("advice", address_of(request.scope), guest.id if guest else "", weight)


HANDLERS = (study, drill, drill_answer)
