"""What I have played, how I am rated, and the people I have to do with, over REST.

Rule 1: nobody is told an id: people are named by table and chair, or by a key that only works for who asks.
Rule 2: friends are made by a link that its owner hands over, so nobody can be looked up; it works once.
"""

from typing import Annotated, Any, Final, cast

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from carteado.server.accounts.codes import kept, token
from carteado.server.accounts.routes import account_in
from carteado.server.errors import Refusal
from carteado.server.identity import Guest
from carteado.server.injected import Asked, MaybeGuest, SomeGuest, TheServices
from carteado.server.openapi import problems
from carteado.server.people.rating import Rating, rested
from carteado.server.people.shapes import (
    AboutSeat,
    CoursePoint,
    FriendAsked,
    FriendLink,
    FriendTold,
    GameFigures,
    MyFigures,
    PersonDropped,
    PersonInfo,
    PlayedInfo,
    RatingInfo,
    SeatedPerson,
    Taken,
    WeekFigures,
)
from carteado.server.services import Services
from carteado.server.storage.people import FRIEND, MUTE, People, key_of
from carteado.server.storage.played import Rated, Result
from carteado.server.storage.seekers import BLOCK
from carteado.server.summaries import Told
from carteado.server.tables import listed

PAGE: Final = 30
COURSE: Final = 100
WEEK: Final = 7 * 86_400_000
WEEKS: Final = 12
LINK: Final = "friend"
EVER: Final = 1 << 60
Before = Annotated[int, QueryParameter(ge=0, le=EVER, description="Only what was played before this moment.")]


@get("/api/history", responses=problems(), tags=["people"])
async def history(guest: MaybeGuest, services: TheServices, before: Before = EVER) -> list[PlayedInfo]:
    """The partidas I have played from their first card to their end, the last first."""
    if guest is None:
        return []
    return [_played(one, summary) for one, summary in await services.tally.kept.history(guest.id, before, PAGE)]


def _played(one: Result, summary: str) -> PlayedInfo:
    names = [chair.name for chair in msgspec.json.decode(summary, type=Told).chairs] if summary else []
    return PlayedInfo(
        table=one.table, n=one.n, game=one.game, at=one.at, result=cast("Any", one.result), seat=one.seat, names=names,
        there=bool(summary), before=round(one.before) or None, rating=round(one.rating) or None,
    )  # fmt: skip


@get("/api/figures", responses=problems(), tags=["people"])
async def figures(guest: MaybeGuest, services: TheServices) -> MyFigures:
    """How much I have played and won, by game and by week, and how I am rated."""
    if guest is None:
        return MyFigures(games=[], weeks=[])
    played, now = services.tally.kept, services.clock()
    ratings = {one.game: one for one in await played.ratings(guest.id)}
    counted = await played.counted(guest.id)
    games = [
        GameFigures(
            game=game,
            played=sum(results.values()),
            won=results.get("won", 0),
            rating=_rating(ratings[game], now) if game in ratings else None,
            course=[CoursePoint(at=at, rating=round(value)) for at, value in await played.course(guest.id, game, COURSE)],
        )
        for game, results in counted.items()
    ]
    since = now - WEEKS * WEEK
    weeks = await played.by_week(guest.id, since, WEEK)
    told = [_week(since + n * WEEK, *weeks.get(n, (0, 0))) for n in range(WEEKS)]
    return MyFigures(games=sorted(games, key=lambda one: (-one.played, one.game)), weeks=told)


def _week(since: int, played: int, won: int) -> WeekFigures:
    return WeekFigures(since=since, played=played, won=won)


def _rating(one: Rated, now: int) -> RatingInfo:
    rating = rested(Rating(one.rating, one.deviation, one.volatility, one.games, one.at), now)
    return RatingInfo(
        rating=round(rating.rating), deviation=round(rating.deviation), provisional=rating.provisional, games=rating.games
    )


@get("/api/people", responses=problems(), tags=["people"])
async def people(guest: MaybeGuest, services: TheServices) -> list[PersonInfo]:
    """My friends, whom I have blocked and whom I have muted."""
    if guest is None:
        return []
    known = await _kept(services).relations(guest.id)
    tables = await _kept(services).tables_of([one.other for one in known if one.kind == FRIEND])
    return [
        PersonInfo(
            key=key_of(guest.id, one.other), kind=cast("Any", one.kind), name=one.name, at=one.at,
            table=tables.get(one.other, "") if one.kind == FRIEND else "",
        )
        for one in known
    ]  # fmt: skip


@post("/api/people/drop", status_code=200, responses=problems(403, 413, 415), tags=["people"])
async def drop_person(data: JSONBody[PersonDropped], somebody: SomeGuest, services: TheServices) -> Taken:
    """Somebody is no friend, not blocked or not muted any more."""
    for one in await _kept(services).relations(somebody.id):
        if one.kind == data.kind and key_of(somebody.id, one.other) == data.key:
            await _kept(services).unsay(somebody.id, one.other, one.kind)
    return Taken()


@post("/api/friends/link", responses=problems(403, 413, 415), tags=["people"])
async def friend_link(request: Asked, services: TheServices) -> FriendLink:
    """A link to hand to somebody: who opens it, with an account, is a friend. It works once, for a week."""
    _, account = account_in(request)
    services.limits.spend("people", "", account.id)
    link, now = token(), services.clock()
    await services.accounts.kept.put_ticket(kept(link), LINK, account.id, now + WEEK, now)
    return FriendLink(link=link)


@get("/api/friends/link/{link:str}", responses=problems(403, 404), tags=["people"])
async def whose_link(request: Asked, link: FromPath[str], services: TheServices) -> FriendTold:
    """Whose link it is; nothing is done yet."""
    _, mine = account_in(request)
    services.limits.spend("people", "", mine.id)
    owner = await services.accounts.kept.look_at_ticket(kept(link), LINK, services.clock())
    found = await services.accounts.kept.by_id(owner or "")
    if found is None:
        raise Refusal(404, "no-link")
    return FriendTold(name=found.name)


@post("/api/friends", status_code=200, responses=problems(403, 413, 415, 422), tags=["people"])
async def befriend(request: Asked, data: JSONBody[FriendAsked], services: TheServices) -> FriendTold:
    """Be friends with whoever made this link."""
    _, mine = account_in(request)
    services.limits.spend("people", "", mine.id)
    accounts, now = services.accounts.kept, services.clock()
    owner = await accounts.look_at_ticket(kept(data.link), LINK, now)
    if owner == mine.id:
        raise Refusal(422, "own-link")
    found = await accounts.by_id(await accounts.use_ticket(kept(data.link), LINK, now) or "")
    if found is None or not await _kept(services).befriend((mine.id, mine.name), (found.id, found.name), now):
        raise Refusal(422, "no-link")  # who is blocked is told nothing else
    return FriendTold(name=found.name)


@get("/api/tables/{table:str}/people", responses=problems(403, 404), tags=["people"])
async def at_table(table: FromPath[str], guest: MaybeGuest, services: TheServices) -> list[SeatedPerson]:
    """What I have to say of those who sit at a table, by chair."""
    if guest is None:
        return []
    seated = await players_at(services, table, guest)
    known = {(one.other, one.kind) for one in await _kept(services).relations(guest.id)}
    return [
        SeatedPerson(
            seat=seat, muted=(player, MUTE) in known, blocked=(player, BLOCK) in known, friend=(player, FRIEND) in known
        )
        for seat, player in enumerate(seated)
        if player and player != guest.id
    ]


@post("/api/people/at", status_code=200, responses=problems(403, 413, 415, 422), tags=["people"])
async def say_of(data: JSONBody[AboutSeat], somebody: SomeGuest, services: TheServices) -> Taken:
    """Block or mute somebody at a table, or no more. They are not told."""
    services.limits.spend("people", "", somebody.id)
    other, name = await person_at(services, data.table, data.seat, somebody)
    if data.on:
        await _kept(services).say(somebody.id, other, data.kind, name, services.clock())
    else:
        await _kept(services).unsay(somebody.id, other, data.kind)
    return Taken()


async def person_at(services: Services, table: str, seat: int, who: Guest) -> tuple[str, str]:
    """The id and name of another person who sits there; `Refusal`."""
    told = await _told(services, table, who, missing=422)
    player = told.players[seat] if seat < len(told.players) else ""
    if not player or player == who.id:
        raise Refusal(422, "nobody-there")
    return player, told.chairs[seat].name


async def players_at(services: Services, table: str, who: Guest) -> list[str]:
    """Who sits at a table, by chair, for who may look at it."""
    return (await _told(services, table, who)).players


async def _told(services: Services, table: str, who: Guest, missing: int = 404) -> Told:
    try:
        found = await listed(services, table, who)
        about = await services.store.about(table)
    except Refusal as error:
        raise Refusal(missing, "no-table") from error
    if about is None:
        raise Refusal(missing, "no-table")
    told = msgspec.json.decode(about.summary, type=Told)
    if who.id not in told.players and (found.locked or not told.setup.spectators):
        raise Refusal(403, "closed-table")
    return told


def _kept(services: Services) -> People:
    return services.people


HANDLERS = (history, figures, people, drop_person, friend_link, whose_link, befriend, at_table, say_of)
