"""What a regulation says of a question: `/api/regulations/ID/search`. The same for everybody, so it may be kept."""

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from carteado.search import search
from carteado.server.games import KEPT, the_regulation
from carteado.server.injected import LangQuery, TheWords
from carteado.server.openapi import problems
from carteado.server.searching_shapes import Answer, Answers

LONGEST: Final = 200
Question = Annotated[str, QueryParameter(max_length=LONGEST, description="Words, or the number of a clause.")]


@get("/api/regulations/{game:str}/search", responses=problems(400, 404), tags=["games"])
async def searched(game: FromPath[str], q: Question, words: TheWords, lang: LangQuery = None) -> Response[Answers]:
    """The clauses and silences that speak of something: a number first, then words however bent, or others for it."""
    found = search(the_regulation(game).id, q, lang or words.lang)
    told = [Answer(id=each.entry.id, marks=list(each.marks)) for each in found]
    return Response(Answers(answers=told), headers=KEPT if lang else None)


HANDLERS = (searched,)
