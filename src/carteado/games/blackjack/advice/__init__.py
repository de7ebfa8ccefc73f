"""What blackjack can tell who wants to learn: the worth of each choice, what a session teaches, exercises."""

from typing import Final

from carteado.advice import Advice
from carteado.games.blackjack.advice.drill import drill
from carteado.games.blackjack.advice.kinds import tell
from carteado.games.blackjack.advice.report import report
from carteado.games.blackjack.advice.study import study
from carteado.games.blackjack.advice.worth import by_the_book, by_the_cards

FACE: Final = Advice(
    values=by_the_book,
    unit=lambda words: words.say("fichas"),
    report=report,
    seen=by_the_cards,
    study=study,
    drill=drill,
    kind=tell,
    amount=lambda words, parts, unit: words.count("{n} ficha", "{n} fichas", parts, unit),
)
