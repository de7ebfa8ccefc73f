"""The referee of blackjack: the told cards are dealt by the engine, and what it allows, refuses and pays is the ruling."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carteado.arbitro.asking import PLAY, Asked, Irregularity, Usual, Verdict
from carteado.game import Reason
from carteado.games.blackjack.rules.incidents import VOID
from carteado.games.blackjack.rules.regulation import CITES
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.games.blackjack.rulings import findings
from carteado.games.blackjack.rulings.replay import WHO, Replay, replayed
from carteado.games.blackjack.rulings.table import Table
from carteado.games.blackjack.rulings.usual import TABLES
from carteado.games.blackjack.sheet.incidents import SET_SCORE
from carteado.placar.consequence import GOES_ON, OVER, SAME, Consequence
from carteado.placar.consequence import VOID as NOT_PLAYED

ROUND: Final = "round"  # what a round brought in all


@dataclass(frozen=True)
class Referee:
    """The referee of blackjack."""

    id: str = "blackjack"

    def irregularities(self) -> Mapping[str, Irregularity]:
        """A doubt by every clause about hands, each beginning at its own table; and what the text does not foresee."""
        found = [
            Irregularity(clause, ("facts",), "anyone", (), (), Usual(PLAY, None, table)) for clause, table in TABLES.items()
        ]
        unforeseen = Irregularity(CITES["unforeseen"], (), "anyone", ("", VOID), ())
        return {each.clause: each for each in (*found, unforeseen)}

    def judged(self, asked: Asked) -> Verdict | Reason:
        """What follows, or why nothing does."""
        if asked.clause == CITES["unforeseen"]:
            return _unforeseen(asked)
        if asked.clause not in TABLES:
            return Reason("unknown-ruling", "", (asked.clause,))
        table = TABLES[asked.clause] if asked.facts is None else asked.facts
        if not isinstance(table, Table):
            raise ValueError("facts")
        replay = replayed(table, asked.options)
        if isinstance(replay, Reason):
            return replay
        return _settled(replay, table) if replay.cards.at < 0 else _playing(replay)


def _playing(replay: Replay) -> Verdict:
    """What may be done with the hand that is played."""
    worth = tuple(findings.hands(replay))
    if findings.is_over(replay.maos[replay.cards.at]):
        return Verdict(Consequence("hand-over", mao=OVER), findings=(*worth, *findings.ended(replay)))
    return Verdict(Consequence("may"), findings=(*worth, *findings.may(replay)))


def _settled(replay: Replay, table: Table) -> Verdict:
    """Who has won, and what is paid; nothing yet where the house has to draw."""
    worth = [finding for finding in (*findings.hands(replay), findings.after_look(replay)) if finding is not None]
    erred = findings.house_erred(replay)
    if erred is not None and erred.words == "house-must-draw":
        return Verdict(Consequence("house-to-draw"), findings=(*worth, erred))
    told = (*worth, *([] if erred is None else [erred]), *findings.paid(replay))
    gain = replay.mesa.score[WHO] - HALVES * table.chips
    words = "round-won" if gain > 0 else "round-lost" if gain < 0 else "round-even"
    return Verdict(Consequence(words, gain, WHO, part=ROUND), findings=told)


def _unforeseen(asked: Asked) -> Verdict | Reason:
    if asked.sanction == VOID:
        return Verdict(Consequence("deal-void", mao=NOT_PLAYED, deal=SAME, sanction=VOID))
    if asked.sanction:
        return Reason("no-such-choice", asked.clause)
    return Verdict(Consequence(SET_SCORE, mao=GOES_ON))
