"""Two regulations side by side, and the referee who is asked without a table: computed from the rules, kept nowhere."""

from difflib import get_close_matches
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from carteado.compare import GROUPS, Row, identified, rows, spelled
from carteado.compare.faults import usual
from carteado.game import Reason
from carteado.options import BadOption
from carteado.placar import Incident
from carteado.placar.consequences import EFFECTS
from carteado.placar.incidents import SPECIAL, choices_of
from carteado.placar.situation import Situation, ruled
from carteado.placar.state import Match
from carteado.regulations import Clause, regulation
from carteado.server.compare_shapes import (
    AskedRuling,
    ComparedFeature,
    ComparedGroup,
    ComparedSide,
    Comparison,
    Needs,
    RulingInfo,
    RulingTold,
)
from carteado.server.errors import Refusal
from carteado.server.injected import TheWords
from carteado.server.openapi import problems
from carteado.truco.effects import BY_CUTTER, BY_DEALER, NEEDS_CARDS, NEEDS_NOBODY, SET_SCORE
from carteado.truco.family import OPTIONS, rules_of
from carteado.truco.rules import TrucoRules
from carteado.words import Words, arbitro
from carteado.words import compare as told

LONGEST_ID: Final = 400


@get("/api/compare/{one:str}/{other:str}", responses=problems(404, 422), tags=["games"])
async def comparison(one: FromPath[str], other: FromPath[str], words: TheWords) -> Comparison:
    """Two regulations side by side; an id may carry house rules, as in `truco-asfo:mustKill=off,packet=1`."""
    pair = (_rules(one), _rules(other))
    found = rows(*pair)
    return Comparison(
        regulations=[spelled(rules) for rules in pair],
        titles=[regulation(rules.id).title(words.lang) for rules in pair],
        differences=sum(row.differs for row in found),
        groups=[
            ComparedGroup(
                key=group,
                name=told.group(words, group),
                features=[_feature(words, row) for row in found if row.group == group],
            )
            for group in GROUPS
        ],
    )


@get("/api/regulations/{game:str}/irregularities", responses=problems(404), tags=["games"])
async def rulings(game: FromPath[str], words: TheWords) -> Response[list[RulingInfo]]:
    """Every irregularity that a regulation rules on, in the order of its text."""
    rules = _rules(game)
    text = regulation(rules.id)
    known = {clause: effect for clause, effect in rules.incidents.items() if effect in EFFECTS}
    found = [_ruling(words, rules, entry.id) for entry in text.entries() if entry.id in known]
    return Response(found)


@post("/api/regulations/{game:str}/consequence", status_code=200, responses=problems(403, 404, 413, 415, 422), tags=["games"])
async def consequence(game: FromPath[str], data: JSONBody[AskedRuling], words: TheWords) -> RulingTold:
    """What an irregularity brings at a physical table; nothing is written down."""
    situation = Situation(
        rules=_house(_rules(game).id, data.options),
        seats=data.players,
        score=data.score,
        dealer=data.dealer,
        stake=data.stake,
        asked=data.asked,
        decided=data.decided,
        earlier=data.earlier,
        won=data.won,
    )
    incident = Incident(data.clause, data.offender, data.when, data.sanction)
    try:
        found = ruled(situation, incident)
    except ValueError as error:
        raise Refusal(422, "bad-facts") from error
    if isinstance(found, Reason):
        return RulingTold(clause=found.clause or data.clause, refused=arbitro.refused(words, situation, found))
    brings = found.consequence
    return RulingTold(
        clause=data.clause,
        text=arbitro.told(words, situation, found),
        points=brings.points,
        side=brings.to,
        mao=brings.mao,
        deal=brings.deal,
        loses=brings.loses,
        sanction=brings.sanction,
        score=list(found.score),
        dealer=found.dealer,
        ended=found.how,
    )


def _feature(words: Words, row: Row) -> ComparedFeature:
    sides = [
        ComparedSide(value=side.value.code, text=told.value(words, row.key, side.value), clause=side.clause, house=side.house)
        for side in row.sides
    ]
    return ComparedFeature(key=row.key, name=told.feature(words, row.key), differs=row.differs, sides=sides)


def _ruling(words: Words, rules: TrucoRules, clause: str) -> RulingInfo:
    entry = regulation(rules.id).clause(clause)
    effect = rules.incidents[clause]
    needs: list[Needs] = []
    if effect not in NEEDS_NOBODY:
        needs.append("offender")
    if effect in NEEDS_CARDS:
        needs.append("cards")
    if effect == SET_SCORE:
        needs.append("score")
    return RulingInfo(
        clause=clause,
        kind=entry.kind if isinstance(entry, Clause) else "silence",
        article=entry.article if isinstance(entry, Clause) else "",
        title=_first_sentence(entry.text(words.lang)),
        text=entry.text,
        needs=needs,
        by="dealer" if effect in BY_DEALER else "cutter" if effect in BY_CUTTER else "anyone",
        choices=list(choices_of(Match(rules, rules.seats[0], rules.best_of), effect)),
        special=list(SPECIAL.get(effect, ())),
        effect=told.value(words, "", usual(rules, clause)),
    )


def _first_sentence(text: str) -> str:
    """What a clause is about: its first sentence, and of a silence its question."""
    ends = [at + 1 for at, letter in enumerate(text) if letter in ".?" and text[at + 1 : at + 2] in ("", " ")]
    return text[: ends[0]] if ends else text


def _rules(text: str) -> TrucoRules:
    try:
        return identified(text[:LONGEST_ID])
    except KeyError as error:
        known = ", ".join(get_close_matches(text[:40], OPTIONS, cutoff=0))
        raise Refusal(404, "no-game", name=text[:40], known=known) from error
    except BadOption as error:
        raise _bad_option(error) from error


def _house(identity: str, options: dict[str, str]) -> TrucoRules:
    try:
        return rules_of(identity, options)
    except BadOption as error:
        raise _bad_option(error) from error


def _bad_option(wrong: BadOption) -> Refusal:
    return Refusal(422, wrong.code, told=lambda words: words.bad_option(wrong))


HANDLERS = (comparison, rulings, consequence)
