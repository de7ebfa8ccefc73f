"""Reports and what is decided about them: by moderators and administrators, each decision written down for good.

Rule 1: only who has an account and sat at the same table may report somebody, once for that table, and so many a day.
Rule 2: reports weigh by what the record shows: many of them close no door by themselves.
Rule 3: nobody decides about themselves or about a moderator; about moderators administrators do.
"""

import secrets
from typing import Any, Final, cast

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from carteado.game import PUBLIC
from carteado.records import masked, write
from carteado.server.accounts.routes import account_in
from carteado.server.errors import Refusal
from carteado.server.injected import Asked, TheServices
from carteado.server.logs import log
from carteado.server.openapi import problems, text_answer
from carteado.server.people.routes import person_at
from carteado.server.people.shapes import DecisionInfo, Lifting, NewDecision, NewReport, ReportInfo, Reports, Taken
from carteado.server.requests import PLAIN
from carteado.server.services import NoPartida, NoTable, Services
from carteado.server.settings import LOOPBACK
from carteado.server.storage.accounts import Account
from carteado.server.storage.people import Decision, Report
from carteado.server.storage.seekers import Absence

DAY: Final = 86_400_000  # ms
A_DAY: Final = 5  # reports of one person
MODERATOR, ADMINISTRATOR = "moderator", "administrator"
ROLES: Final = ("player", MODERATOR, ADMINISTRATOR)
BANNED, LIFTED, WAITS = "banned", "lifted", "waits"


@post("/api/reports", responses=problems(403, 413, 415, 422), tags=["people"])
async def report(request: Asked, data: JSONBody[NewReport], services: TheServices) -> Taken:
    """Say that somebody with whom I sat at a table did something that is not done. The record is the evidence."""
    _, account = account_in(request)
    services.limits.spend("people", "", account.id)
    about = await services.store.about(data.table)
    if about is None or account.id not in await services.store.players(data.table):
        raise Refusal(403, "report-outside")
    guest = request.scope["state"]["guest"]
    accused, name = await person_at(services, data.table, data.seat, guest)
    now = services.clock()
    made = Report(secrets.token_hex(8), now, account.id, accused, name, data.table, data.n, data.reason, data.words.strip(), "")
    if why := await services.people.report(made, now - DAY, A_DAY):
        raise Refusal(422, why, most=A_DAY)
    log("reported", table=data.table, reason=data.reason, **services.bans.marks("", accused))
    return Taken()


@get("/api/reports", responses=problems(403), tags=["people"])
async def reports(request: Asked, services: TheServices) -> Reports:
    """The reports that are open, and what was decided lately."""
    moderator_in(request)
    found = await services.people.reports()
    told: list[ReportInfo] = []
    for one in found:
        reporter = await services.accounts.kept.by_id(one.reporter)
        others = sum(other.accused == one.accused for other in found) - 1
        there = await services.store.about(one.table) is not None
        told.append(
            ReportInfo(
                id=one.id, at=one.at, name=one.name, reporter=reporter.name if reporter else "", table=one.table, n=one.n,
                reason=cast("Any", one.reason), words=one.words, others=others, there=there,
            )
        )  # fmt: skip
    log_ = await services.people.decisions()
    lifted = {(one.accused, one.marks) for one, _ in log_ if one.decision == LIFTED}
    return Reports(
        reports=told,
        decisions=[
            DecisionInfo(
                id=one.id, at=one.at, moderator=who, name=one.name, decision=cast("Any", one.decision), words=one.words,
                liftable=one.decision == BANNED and (one.accused, one.marks) not in lifted,
            )
            for one, who in log_
        ],
    )  # fmt: skip


@get(
    "/api/reports/{report:str}/record",
    media_type=PLAIN,
    responses=text_answer(PLAIN, "The record of the partida that the report is about.") | problems(403, 404),
    tags=["people"],
)
async def evidence(request: Asked, report: FromPath[str], services: TheServices) -> Response[str]:
    """The record of the partida that a report is about: open once its seed is, before that as a bystander saw it."""
    moderator_in(request)
    found = await services.people.one_report(report)
    if found is None:
        raise Refusal(404, "no-report")
    try:
        partida = (await services.archive.played(services.store, found.table, max(1, found.n))).partida
    except NoTable as error:
        raise Refusal(404, "no-table") from error
    except NoPartida as error:
        raise Refusal(404, "no-partida", n=found.n) from error
    text = write(partida.told() if partida.open else masked(partida.told(), PUBLIC))
    headers = {"Content-Disposition": f'attachment; filename="carteado-{found.table}-{found.n}.carteado"'}
    return Response(text, media_type=PLAIN, headers=headers)


@post("/api/reports/decide", status_code=200, responses=problems(403, 413, 415, 422), tags=["people"])
async def decide(request: Asked, data: JSONBody[NewDecision], services: TheServices) -> Taken:
    """Decide about a report, with a reason that stays in the log."""
    moderator = moderator_in(request)
    found = await services.people.one_report(data.report)
    if found is None:
        raise Refusal(422, "no-report")
    await _may_decide(services, moderator, found.accused)
    marks = await _marks(services, moderator, found.accused) if data.decision == BANNED else []
    made = Decision(
        secrets.token_hex(8), services.clock(), moderator.id, found.id, found.accused, found.name, data.decision,
        data.words.strip(), " ".join(marks),
    )  # fmt: skip
    if not await services.people.decide(made):
        raise Refusal(422, "report-decided")
    if data.decision == WAITS:
        await services.seeking.shut(found.accused, Absence(1, services.clock(), services.clock() + DAY))
    for mark in marks:
        await services.bans.shut(mark, made.id)
    log("report decided", decision=data.decision, report=found.id, **services.bans.marks("", found.accused))
    return Taken()


@post("/api/reports/lift", status_code=200, responses=problems(403, 413, 415, 422), tags=["people"])
async def lift(request: Asked, data: JSONBody[Lifting], services: TheServices) -> Taken:
    """Open the door again that a decision closed; that is a decision too."""
    moderator = moderator_in(request)
    found = await services.people.one_decision(data.decision)
    if found is None or found.decision != BANNED:
        raise Refusal(422, "no-report")
    await _may_decide(services, moderator, found.accused)
    made = Decision(
        secrets.token_hex(8), services.clock(), moderator.id, "", found.accused, found.name, LIFTED, data.words.strip(),
        found.marks,
    )  # fmt: skip
    await services.people.decide(made)
    for mark in found.marks.split():
        await services.bans.open(mark)
    return Taken()


def moderator_in(request: Asked) -> Account:
    """The moderator or administrator who asks; `Refusal` for everybody else."""
    _, account = account_in(request)
    if account.role not in (MODERATOR, ADMINISTRATOR):
        raise Refusal(403, "not-moderator")
    return account


async def _may_decide(services: Services, moderator: Account, accused: str) -> None:
    if accused == moderator.id:
        raise Refusal(403, "own-report")
    found = await services.accounts.kept.by_id(accused)
    if found is not None and found.role in (MODERATOR, ADMINISTRATOR) and moderator.role != ADMINISTRATOR:
        raise Refusal(403, "not-moderator")


async def _marks(services: Services, moderator: Account, accused: str) -> list[str]:
    """The marks of somebody, and of the addresses they are signed in from; but not of one that is a moderator's too."""
    spared = {*await services.people.origins(moderator.id), *map(services.bans.of_address, LOOPBACK)}
    return [services.bans.of(accused), *[mark for mark in await services.people.origins(accused) if mark not in spared]]


HANDLERS = (report, reports, evidence, decide, lift)
