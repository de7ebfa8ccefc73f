"""Two regulations side by side, and the referee who is asked without a table: computed from the rules, kept nowhere."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from carteado.arbitro import Asked, Irregularity, Referee, Usual, referees
from carteado.compare import Code, Comparing, NotCompared, Row, known, not_compared, paired
from carteado.game import Reason
from carteado.options import BadOption
from carteado.regulations import Clause, Silence, Text, regulation
from carteado.regulations.situations import GROUPS, Situation, situations
from carteado.server.choices import decisions
from carteado.server.compare_shapes import (
    SHAPING,
    AskedRuling,
    ComparedFeature,
    ComparedGroup,
    ComparedSide,
    Comparison,
    FindingTold,
    RulingInfo,
    RulingTold,
    TentosTold,
    UsualTable,
)
from carteado.server.errors import Refusal
from carteado.server.injected import TheWords
from carteado.server.openapi import problems
from carteado.words import Words, arbitro

LONGEST_ID: Final = 400


@get("/api/compare/{one:str}/{other:str}", responses=problems(404, 422), tags=["games"])
async def comparison(one: FromPath[str], other: FromPath[str], words: TheWords) -> Comparison:
    """Two regulations side by side; an id may carry house rules, as in `truco-asfo:mustKill=off,packet=1`."""
    pair = _pair(one, other)
    face, found = pair[0].face, pair[0].rows(pair[1])
    return Comparison(
        regulations=[code.spelled for code in pair],
        titles=[regulation(code.id).title(words.lang) for code in pair],
        differences=sum(row.differs for row in found),
        groups=[
            ComparedGroup(
                key=group,
                name=face.group(words, group),
                features=[_feature(words, face, row) for row in found if row.group == group],
            )
            for group in face.groups
        ],
    )


@get("/api/regulations/{game:str}/irregularities", responses=problems(404), tags=["games"])
async def rulings(game: FromPath[str], words: TheWords) -> Response[list[RulingInfo]]:
    """Every irregularity that a regulation rules on, by what it is about, and there in the order of the text."""
    referee = _referee(game)
    known = referee.irregularities()
    entries = [entry for entry in regulation(referee.id).entries() if entry.id in known]
    told = [_ruling(words, referee, entry, known[entry.id]) for entry in entries]
    return Response(sorted(told, key=lambda ruling: GROUPS.index(ruling.group)))


@post("/api/regulations/{game:str}/consequence", status_code=200, responses=problems(403, 404, 413, 415, 422), tags=["games"])
async def consequence(game: FromPath[str], data: JSONBody[AskedRuling], words: TheWords) -> RulingTold:
    """What an irregularity brings at a physical table; nothing is written down."""
    referee = _referee(game)
    asked = _asked(data)
    try:
        found = referee.judged(asked)
    except BadOption as error:
        raise _bad_option(error) from error
    except ValueError as error:
        raise Refusal(422, "bad-facts") from error
    if isinstance(found, Reason):
        return RulingTold(clause=found.clause or data.clause, refused=arbitro.refused(words, referee, asked, found))
    brings = found.consequence
    return RulingTold(
        clause=data.clause,
        text=arbitro.told(words, referee, asked, found),
        points=brings.points,
        side=brings.to,
        mao=brings.mao,
        deal=brings.deal,
        loses=brings.loses,
        sanction=brings.sanction,
        score=list(found.score),
        dealer=found.dealer,
        ended=found.how,
        credits=[TentosTold(part=paid.part, side=paid.side, tentos=paid.tentos) for paid in found.credits],
        chooses=found.chooses,
        findings=[FindingTold(text=text, clause=clause) for text, clause in arbitro.findings(words, referee, found)],
    )


def _feature(words: Words, face: Comparing, row: Row) -> ComparedFeature:
    sides = [
        ComparedSide(value=side.value.code, text=face.value(words, row.key, side.value), clause=side.clause, house=side.house)
        for side in row.sides
    ]
    return ComparedFeature(key=row.key, name=face.feature(words, row.key), differs=row.differs, sides=sides)


def _ruling(words: Words, referee: Referee, entry: Clause | Silence, found: Irregularity) -> RulingInfo:
    title = Text(_first_sentence(entry.text.pt), _first_sentence(entry.text.en))
    seen = situations(referee.id).get(entry.id, Situation("other", title))
    return RulingInfo(
        clause=entry.id,
        kind=entry.kind if isinstance(entry, Clause) else "silence",
        article=entry.article if isinstance(entry, Clause) else "",
        seen=seen.text,
        group=seen.group,
        title=title(words.lang),
        text=entry.text,
        needs=list(found.needs),
        by=found.by,
        choices=decisions(referee.id, found.choices),
        special=list(found.special),
        effect=arbitro.effect(words, referee, entry.id),
        usual=None if found.usual is None else _usual(found.usual),
    )


def _usual(found: Usual) -> UsualTable:
    return UsualTable(when=found.when, offender=found.offender, facts=SHAPING.shaped(found.facts))


def _asked(data: AskedRuling) -> Asked:
    return Asked(**{name: SHAPING.made(getattr(data, name)) for name in data.__struct_fields__})


def _first_sentence(text: str) -> str:
    """What a clause is about: its first sentence, and of a silence its question."""
    ends = [at + 1 for at, letter in enumerate(text) if letter in ".?" and text[at + 1 : at + 2] in ("", " ")]
    return text[: ends[0]] if ends else text


def _referee(text: str) -> Referee:
    """The referee of a code; house rules in its id are for comparisons."""
    name = text.partition(":")[0].partition("/")[0]
    there = referees()
    if name not in there:
        raise _no_game(name, there)
    return there[name]


def _pair(one: str, other: str) -> tuple[Code, Code]:
    try:
        return paired(one[:LONGEST_ID], other[:LONGEST_ID])
    except KeyError as error:
        raise _no_game(error.args[0], known()) from error
    except NotCompared as error:
        raise _not_compared(error) from error
    except BadOption as error:
        raise _bad_option(error) from error


def _no_game(name: str, there: Iterable[str]) -> Refusal:
    return Refusal(404, "no-game", name=name[:40], known=", ".join(get_close_matches(name[:40], there, cutoff=0)))


def _not_compared(other: NotCompared) -> Refusal:
    return Refusal(422, "not-compared", told=lambda words: not_compared(words, other))


def _bad_option(wrong: BadOption) -> Refusal:
    return Refusal(422, wrong.code, told=lambda words: words.bad_option(wrong))


HANDLERS = (comparison, rulings, consequence)
